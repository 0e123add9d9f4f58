// SPDX-License-Identifier: MIT
// glazier play --line: whole games, typed.
#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <vector>

#include "app/cli/embedded.hpp"
#include "app/store/games.hpp"
#include "engine/bots/bot.hpp"
#include "engine/sintra/state.hpp"
#include "engine/sintra/words.hpp"
#include "tests/app/support.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier {
namespace {

using sintra::State;

Table<State> Recorded(const fs::path& path) {
  auto table = LoadGame<State>(path);
  REQUIRE(table.why() == "");
  return *table;
}

// What a player types who always takes the first legal move, against the bot
// of seat 2: the same game, played on a table of our own.
std::string FirstMoves(std::uint64_t seed, sintra::Options options) {
  std::vector<Seat> seats(static_cast<std::size_t>(options.players),
                          Seat{std::string(kDefaultBot), "Bot"});
  Table<State> table(options, seed, seats);
  const auto bot = MakeBot<State>(kDefaultBot);
  std::string typed;
  while (!table.Over()) {
    auto move = table.now().NthStep(0);
    if (table.now().Turn() == 0) {
      typed += StepText(move) + "\n";
    } else {
      move = bot->Choose(table.now(), table.now().Turn(),
                         BotLuck(seed, table.steps()), {});
    }
    table.Play(table.now().Turn(), move);
  }
  return typed;
}

TEST_CASE("Line mode: a whole game by typed moves, recorded as played") {
  for (const sintra::Options options : {sintra::Options{2, sintra::Side::kA},
                                        sintra::Options{3, sintra::Side::kB}}) {
    const Home home;
    const Words words = {"play",
                         "sintra",
                         "--line",
                         "--seed",
                         "5",
                         "--players",
                         std::to_string(options.players),
                         "--side",
                         options.side == sintra::Side::kA ? "A" : "B"};
    const Result result = Run(words, FirstMoves(5, options));
    CHECK(result.code == 0);
    CHECK(result.err.empty());
    CHECK_FALSE(Contains(result.out, "No: "));
    CHECK(Contains(result.out, "\nThe game is over.\n"));
    CHECK(Contains(result.out, "Final scoring:\n"));
    CHECK(Contains(result.out, " wins.\n"));
    CHECK(Contains(result.out, "Recorded in " + home.OnlyGame().string()));
    const Table<State> table = Recorded(home.OnlyGame());
    CHECK(table.Over());
    CHECK(table.seed() == 5);
    CHECK(table.now().options() == options);
    CHECK(table.seats()[0] == Seat{"human", "ana"});
    CHECK(table.seats()[1].player == kDefaultBot);
  }
}

TEST_CASE("Line mode: the real program plays the same game") {
  const Home here;
  const Result in_process =
      Run({"play", "--line", "--seed", "5"}, FirstMoves(5, {}));
  const Home there;
  const Result spawned =
      Spawn(there, {"play", "--line", "--seed", "5"}, FirstMoves(5, {}));
  CHECK(spawned.code == 0);
  CHECK(spawned.err.empty());
  CHECK(FileText(there.OnlyGame()) == FileText(here.OnlyGame()));
  const auto upto = in_process.out.find("Recorded in");
  CHECK((spawned.out.substr(0, spawned.out.find("Recorded in")) ==
         in_process.out.substr(0, upto)));
}

TEST_CASE("Line mode: hints are legal moves that finish a game") {
  const Home home;
  Run({"play", "--line", "--seed", "8"});
  // Ask for a hint, leave, play it, ask again.
  std::string typed = "hint\n";
  for (int i = 0; i < 200; ++i) {
    const Result result = Run({"play", "--line", "--resume"}, typed);
    REQUIRE_FALSE(Contains(result.out, "No: "));
    const auto hint = result.out.rfind("Hint: ");
    if (hint == std::string::npos) {
      CHECK(Contains(result.out, "The game is over."));
      return;
    }
    const auto start = hint + 6;
    typed = result.out.substr(start, result.out.find(' ', start) - start) +
            "\nhint\n";
  }
  FAIL("the hints never led to an end");
}

TEST_CASE("Line mode: the end of the input saves, and resume goes on") {
  const Home home;
  const std::string moves = FirstMoves(5, {});
  const std::string first = moves.substr(0, moves.find('\n') + 1);
  const Result begun = Run({"play", "--line", "--seed", "5"}, first);
  CHECK(begun.code == 0);
  CHECK(Contains(begun.out,
                 "End of input. Saved as " + home.OnlyGame().string() + "\n"));
  const std::size_t before = Recorded(home.OnlyGame()).steps();
  CHECK(before >= 2);

  const Result resumed =
      Run({"play", "--line", "--resume"}, moves.substr(first.size()));
  CHECK(resumed.code == 0);
  CHECK(Contains(resumed.out,
                 std::to_string(before) + " moves have been played."));
  CHECK(Contains(resumed.out, "The game is over."));
  CHECK(Recorded(home.OnlyGame()).Over());

  const Result none = Run({"play", "--line", "--resume"});
  CHECK(none.code == 1);
  CHECK(none.err == "glazier: there is no unfinished game to resume\n");
}

TEST_CASE("Line mode: quit saves; load goes on with that very file") {
  for (const std::string quit : {"quit", "q", "exit"}) {
    const Home home;
    const Result result = Run({"play", "--line", "--seed", "5"}, quit + "\n");
    CHECK(result.code == 0);
    CHECK(Contains(result.out, "Go on with: glazier play --line --resume\n"));
    const fs::path elsewhere = home / "elsewhere.game";
    fs::rename(home.OnlyGame(), elsewhere);
    const Result loaded = Run({"play", "--line", "--load", elsewhere.string()},
                              FirstMoves(5, {}));
    CHECK(loaded.code == 0);
    CHECK(Recorded(elsewhere).Over());
    CHECK_FALSE(fs::exists(home.games() / elsewhere.filename()));
    CHECK(home.Files().back() == "elsewhere.game~");
  }
}

TEST_CASE("Line mode: one move is one move, and no glass costs nothing") {
  const Home home;
  const std::string moves = FirstMoves(5, {});
  Run({"play", "--line", "--seed", "5", "--seat", "2=human"},
      moves.substr(0, moves.find('\n') + 1));
  const Result result = Run({"play", "--line", "--resume"}, "undo\n");
  CHECK(Contains(result.out, "\n1 move has been played.\n"));
  CHECK(Contains(result.out, "One move taken back.\n"));
  CHECK(Contains(result.out, "broken glass 0\n"));
}

TEST_CASE("Line mode: undo and redo, back to the player's own decision") {
  const Home home;
  const std::string moves = FirstMoves(5, {});
  const std::string first = moves.substr(0, moves.find('\n') + 1);
  const Result begun = Run({"play", "--line", "--seed", "5"});
  const std::string start = FileText(home.OnlyGame());

  SUBCASE("undo") {
    const Result result = Run({"play", "--line", "--resume"}, first + "undo\n");
    CHECK(Contains(result.out, " moves taken back.\n"));
    CHECK_FALSE(Contains(result.out, "One move taken back."));
    CHECK(Recorded(home.OnlyGame()).now() ==
          Table<State>(sintra::Options{}, 5, {}).now());
    CHECK(FileText(home.OnlyGame()) == start);
  }
  SUBCASE("undo and redo") {
    Run({"play", "--line", "--resume"}, first);
    const std::string played = FileText(home.OnlyGame());
    Run({"play", "--line", "--resume"}, "u\nredo\n");
    CHECK(FileText(home.OnlyGame()) == played);
    CHECK(played != start);
  }
  SUBCASE("nothing to undo or redo") {
    const Result result = Run({"play", "--line", "--resume"}, "undo\nredo\n");
    CHECK(Contains(result.out, "No: there is no move of yours to take back."));
    CHECK(Contains(result.out, "No: nothing was taken back."));
    CHECK(FileText(home.OnlyGame()) == start);
  }
}

TEST_CASE("Line mode: what can be asked") {
  const Home home;
  const auto answer = [](const std::string& question) {
    const Result result =
        Run({"play", "--line", "--seed", "5"}, question + "\nquit\n");
    CHECK(result.code == 0);
    return result.out;
  };
  CHECK(Contains(answer("help"), "Commands: show"));
  CHECK(Contains(answer("?"), "Colours: O orange"));
  CHECK(Contains(answer("rules"), tui::PlainText(EmbeddedRules("sintra"), 79)));
  CHECK_FALSE(Contains(answer("rules"), "**"));
  CHECK(Contains(answer("log"), "No move has been played yet.\n"));
  CHECK(Contains(answer("position"), "\nana> sintra 1 players=2 side=A"));
  CHECK(Contains(answer("hint"), "Hint: "));
  const Table<State> table(sintra::Options{}, 5, {});
  const int count = table.now().CountSteps();
  CHECK(Contains(answer("moves"), std::to_string(count) + " of " +
                                      std::to_string(count) +
                                      " legal moves.\n"));
  CHECK(Contains(answer("moves c"),
                 "0 of " + std::to_string(count) + " legal moves.\n"));
  CHECK(Contains(answer("moves f1"), "F1"));
  CHECK(Contains(answer("F9O>1"), "No: there are only 5 factories.\n"));
  CHECK(Contains(answer("hello"), "No: cannot read 'hello'"));
  CHECK(Contains(answer(std::string(100000, 'x')), "No: cannot read 'xxx"));
  CHECK(Contains(answer("\n\n  \n"), "Saved as "));
}

TEST_CASE("Line mode: saving elsewhere never overwrites") {
  const Home home;
  const fs::path copy = home / "copy.game";
  const Result result =
      Run({"play", "--line", "--seed", "5"},
          "save\nsave " + copy.string() + "\nsave " + copy.string() +
              "\nsave " + (copy / "below").string() + "\nquit\n");
  CHECK(Contains(result.out, "Saved as " + home.OnlyGame().string()));
  CHECK(Contains(result.out, "Saved as " + copy.string() + "\n"));
  CHECK(Contains(result.out, "No: " + copy.string() + " exists already.\n"));
  CHECK(Contains(result.out, "No: cannot make "));
  CHECK(Recorded(copy).steps() == 0);
}

TEST_CASE("Line mode: a game that cannot be saved is still played") {
  Home home;
  WriteText(home / "file", "");
  SUBCASE("the data folder cannot be made") {
    home.Set("XDG_DATA_HOME", (home / "file").string());
  }
  SUBCASE("there is no home") {
    home.Set("XDG_DATA_HOME", std::nullopt);
    home.Set("HOME", std::nullopt);
  }
  const Result result =
      Run({"play", "--line", "--seed", "5"}, FirstMoves(5, {}));
  CHECK(result.code == 0);
  const auto warning =
      result.out.find("Warning: this game is not being saved: ");
  CHECK(warning != std::string::npos);
  CHECK(result.out.find("Warning:", warning + 1) == std::string::npos);
  CHECK(Contains(result.out, "The game is over."));
  CHECK_FALSE(Contains(result.out, "Recorded in"));
  CHECK(home.Files() == Words{"file"});
}

TEST_CASE("Line mode: who sits where") {
  const Home home;
  const Result result =
      Run({"play", "--line", "--seed", "5", "--players", "4", "--name",
           "Zo\xC3\xAB\x1b", "--seat", "2=human", "--seat", "3=random"});
  CHECK(Contains(result.out, "Seat 1: Zo\xC3\xAB\n"));
  CHECK(Contains(result.out, "Seat 2: Player 2\n"));
  CHECK(Contains(result.out, "Seat 3: Bot 3 (bot random)\n"));
  CHECK(Contains(result.out, "Seat 4: Bot 4 (bot coral)\n"));
}

TEST_CASE("Line mode: a third seat makes it a game of three") {
  const Home home;
  const Result result = Run({"play", "--line", "--seat", "3=random"});
  CHECK(Contains(result.out, "players=3"));
  CHECK(Contains(result.out, "Seat 3: Bot 3 (bot random)\n"));
}

TEST_CASE("Line mode: bots alone need no input at all") {
  const Home home;
  const Result result =
      Run({"play", "--line", "--seat", "1=greedy", "--seat", "2=random"});
  CHECK(result.code == 0);
  CHECK(Contains(result.out, "The game is over."));
}

TEST_CASE("Line mode: a damaged file is refused and stays as it is") {
  const Home home;
  Run({"play", "--line", "--seed", "5"});
  const fs::path path = home.OnlyGame();
  std::string text = FileText(path);
  text.resize(text.size() / 2);
  WriteText(path, text);
  fs::remove(path.string() + '~');  // nothing to recover it from
  const Words files = home.Files();
  const Result loaded = Run({"play", "--line", "--load", path.string()});
  CHECK(loaded.code == 1);
  CHECK(IsOneLine(loaded.err));
  CHECK(Contains(loaded.err, path.string() + ": line "));
  const Result resumed = Run({"play", "--line", "--resume"});
  CHECK(resumed.code == 1);
  CHECK(FileText(path) == text);
  CHECK(home.Files() == files);
}

}  // namespace
}  // namespace glazier
