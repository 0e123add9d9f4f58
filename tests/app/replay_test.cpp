// SPDX-License-Identifier: MIT
// glazier replay: recorded games shown, checked and traced.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/sintra/state.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/record.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

using sintra::State;

// The record of the game that `glazier sim --seed SEED --bots greedy,random`
// plays, cut short after some moves.
std::string RecordOf(std::uint64_t seed, std::size_t moves = 1000) {
  Table<State> table(sintra::Options{}, seed,
                     {{"greedy", "greedy"}, {"random", "random"}});
  const std::vector<std::unique_ptr<Bot<State>>> bots = [] {
    std::vector<std::unique_ptr<Bot<State>>> made;
    made.push_back(MakeBot<State>("greedy"));
    made.push_back(MakeBot<State>("random"));
    return made;
  }();
  while (!table.Over() && table.steps() < moves) {
    const auto turn = static_cast<std::size_t>(table.now().Turn());
    table.Play(table.now().Turn(),
               bots[turn]->Choose(table.now(), table.now().Turn(),
                                  BotLuck(seed, table.steps()), {}));
  }
  return WriteRecord(table);
}

TEST_CASE("Replay: every move and deal, told, and the result") {
  const Home home;
  const fs::path path = home / "x.game";
  WriteText(path, RecordOf(9));
  const Result result = Run({"replay", path.string()});
  CHECK(result.code == 0);
  CHECK(result.err.empty());
  CHECK(result.out.starts_with("Sintra, players=2 side=A, seed 9\n"));
  for (int round = 1; round <= 6; ++round) {
    CHECK(Contains(result.out, "\nRound " + std::to_string(round) + " of 6."));
  }
  CHECK(Contains(result.out, "\n1. "));
  CHECK(Contains(result.out, " - takes "));
  CHECK(Contains(result.out, "Final scoring:\n"));
  CHECK(Spawn(home, {"replay", path.string()}).out == result.out);
}

TEST_CASE("Replay: an unfinished game ends with its position") {
  const Home home;
  const fs::path path = home / "x.game";
  WriteText(path, RecordOf(9, 10));
  const Result result = Run({"replay", path.string()});
  CHECK(Contains(result.out, "\n10. "));
  CHECK_FALSE(Contains(result.out, "\n11. "));
  CHECK(Contains(result.out, "The game is not over.\nRound "));
}

TEST_CASE("Replay: positions after every step, each of them readable") {
  const Home home;
  const fs::path path = home / "x.game";
  WriteText(path, RecordOf(9, 10));
  const Result result = Run({"replay", "--positions", path.string()});
  int positions = 0;
  for (const std::string_view line : Split(result.out, '\n')) {
    if (line.starts_with("   sintra 1 ")) {
      CHECK(State::ParsePosition(line).why() == "");
      ++positions;
    }
  }
  CHECK(positions == 12);
}

TEST_CASE("Replay --check: a sound record in one line") {
  const Home home;
  const fs::path path = home / "x.game";
  WriteText(path, RecordOf(9));
  const Result result = Run({"replay", "--check", path.string()});
  CHECK(result.code == 0);
  CHECK(result.out.starts_with(path.string() + ": good, "));
  CHECK(result.out.ends_with(" moves, finished\n"));
  WriteText(path, RecordOf(9, 10));
  CHECK(Run({"replay", "--check", path.string()}).out ==
        path.string() + ": good, 10 moves, not finished\n");
}

TEST_CASE("Replay --trace: the same trace as the simulation's") {
  const Home home;
  const fs::path path = home / "x.game";
  const fs::path trace = home / "x.ndjson";
  WriteText(path, RecordOf(9));
  const std::string simulated = Run({"sim", "sintra", "--seed", "9", "--bots",
                                     "greedy,random", "--trace", "-"})
                                    .out;
  CHECK((Run({"replay", "--trace", "-", path.string()}).out == simulated));
  const Result result =
      Run({"replay", "--trace", trace.string(), path.string()});
  CHECK(result.code == 0);
  CHECK(result.out.empty());
  CHECK((FileText(trace) == simulated));
}

TEST_CASE("Replay: what is damaged is refused with line and reason") {
  const Home home;
  const fs::path path = home / "x.game";
  const std::string good = RecordOf(9, 20);
  const auto refused = [&](const std::string& text) {
    WriteText(path, text);
    for (const Words& words :
         {Words{"replay", path.string()},
          Words{"replay", "--check", path.string()},
          Words{"replay", "--trace", "-", path.string()}}) {
      const Result result = Run(words);
      CHECK(result.code == 1);
      CHECK(result.out.empty());
      CHECK(IsOneLine(result.err));
      CHECK(result.err.starts_with("glazier: " + path.string() + ": line "));
      CHECK(FileText(path) == text);
    }
    CHECK(home.Files() == Words{"x.game"});
    return Run({"replay", path.string()}).err;
  };
  CHECK(Contains(refused(good.substr(0, good.size() / 2)), "line "));
  CHECK(Contains(refused(""), "line 1: this is not a glazier record"));
  CHECK(Contains(refused("glazier record 2" + good.substr(16)),
                 "line 1: record format '2' is unknown"));
  std::string forged = good;
  forged.replace(forged.find("end moves=20"), 12, "end moves=21");
  CHECK(Contains(refused(forged), "the moves above do not lead here"));
}

TEST_CASE("Replay: files that are not there, too large, or folders") {
  const Home home;
  const fs::path path = home / "x.game";
  Result result = Run({"replay", path.string()});
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "cannot open " + path.string()));
  fs::create_directory(path);
  result = Run({"replay", path.string()});
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "cannot read " + path.string()));
  fs::remove(path);
  WriteText(path, std::string((1 << 20) + 1, 'x'));
  result = Run({"replay", path.string()});
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "too large"));
}

}  // namespace
}  // namespace glazier
