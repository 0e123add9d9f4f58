// SPDX-License-Identifier: MIT
// River Valley on the command line: sim, bench, play --line and replay.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "app/store/games.hpp"
#include "engine/bots/bot.hpp"
#include "engine/river/words.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

using Json = nlohmann::json;
using river::State;

TEST_CASE("River, sim: traces in the documented form, for 2 to 5 players") {
  for (int players = 2; players <= 5; ++players) {
    const Result result =
        Run({"sim", "river", "--players", std::to_string(players), "--seed",
             "7", "--bots", "random", "--trace", "-"});
    CHECK(result.code == 0);
    std::istringstream lines(result.out);
    std::string last;
    int moves = 0;
    for (std::string line; std::getline(lines, line); last = line) {
      const Json object = Json::parse(line);
      if (last.empty()) {
        CHECK(object["t"] == "setup");
        CHECK(object["game"] == "river");
        CHECK(object["satchels"].size() == static_cast<std::size_t>(players));
      }
      moves += object["t"] == "move" ? 1 : 0;
    }
    CHECK(moves > 10);
    CHECK(Json::parse(last)["t"] == "end");
  }
}

TEST_CASE("River, sim: the results, and a bot that knows what it does wins") {
  const Result result = Run(
      {"sim", "river", "--games", "20", "--bots", "greedy,random", "--json"});
  const Json report = Json::parse(result.out);
  CHECK(report["game"] == "river");
  CHECK(report["seats"][0]["wins"] == 20);
}

TEST_CASE("River: sides and six players are refused in a line") {
  for (const Words& words :
       {Words{"sim", "river", "--side", "A"},
        Words{"play", "river", "--line", "--side", "B"},
        Words{"bench", "river", "--side", "A"},
        Words{"arena", "river", "--bots", "greedy,random", "--side", "A"}}) {
    const Result result = Run(words);
    CHECK(result.code == 2);
    CHECK(result.err ==
          "glazier: unknown option 'side=" + words.back() + "'\n");
  }
  for (const std::string players : {"1", "6"}) {
    const Result result = Run({"sim", "river", "--players", players});
    CHECK(result.code == 2);
    CHECK(Contains(result.err, "River Valley is for 2 to 5 players, not '"));
  }
}

TEST_CASE("River, bench: every number of players") {
  const Result result = Run({"bench", "river", "--seconds", "0.01", "--json"});
  const Json report = Json::parse(result.out);
  CHECK(report.size() == 2);  // the version, and the game
  CHECK(report["river"].size() == 5);
  CHECK(report["river"]["5"]["moves_per_game"].get<double>() > 10);
}

TEST_CASE("River, arena and rules know it too") {
  const Result arena = Run(
      {"arena", "river", "--bots", "greedy,random", "--games", "4", "--json"});
  CHECK(Json::parse(arena.out)["bots"][0]["score"] == 1.0);
  CHECK(Run({"rules", "river"}).out.starts_with("River Valley: the rules\n"));
}

// What a player types who always takes the last legal move, against the bot of
// seat 2.
std::string LastMoves(std::uint64_t seed) {
  Table<State> table(State::Options{}, seed, std::vector<Seat>(2));
  const auto bot = MakeBot<State>(kDefaultBot);
  std::string typed;
  while (!table.Over()) {
    auto move = table.now().NthStep(table.now().CountSteps() - 1);
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

TEST_CASE("River, line mode: a whole game by typed moves, then replayed") {
  const Home home;
  const Result result =
      Run({"play", "river", "--line", "--seed", "5"}, LastMoves(5));
  CHECK(result.code == 0);
  CHECK(result.err.empty());
  CHECK_FALSE(Contains(result.out, "No: "));
  CHECK(Contains(result.out, "River Valley, players=2, seed 5.\n"));
  CHECK(Contains(result.out, "The end begins"));
  CHECK(Contains(result.out, "Final scoring:\n"));
  const std::string file = home.OnlyGame().string();
  CHECK(Contains(file, "/river-"));

  CHECK(Contains(Run({"replay", "--check", file}).out, "good, "));
  const Result replay = Run({"replay", file});
  CHECK(replay.out.starts_with("River Valley, players=2, seed 5\n"));
  CHECK(Contains(replay.out, "Final scoring:\n"));
  const Result trace = Run({"replay", "--trace", "-", file});
  CHECK(trace.out.starts_with("{\"t\":\"setup\",\"game\":\"river\""));
  CHECK(Contains(trace.out, "\"fill\":"));
  CHECK(Contains(trace.out, "\n{\"t\":\"end\",\"rows\":"));
  const Result positions = Run({"replay", "--positions", file});
  CHECK(Contains(positions.out, "\n   river 1 players=2 turn="));
}

TEST_CASE("River, line mode: hint, moves, help, refusals, undo and resume") {
  const Home home;
  const Result result =
      Run({"play", "river", "--line", "--seed", "5"},
          "hint\nmoves ~\nhelp\nK1>1-2\nundo\nposition\nquit\n");
  CHECK(result.code == 0);
  CHECK(Contains(result.out, "Hint: "));
  CHECK(Contains(result.out, " legal moves.\n"));
  CHECK(Contains(result.out, "Steps: W3>3-5 places W3 on tile 3"));
  CHECK(Contains(result.out, "No: there is no K1 in your satchel.\n"));
  CHECK(Contains(result.out, "No: there is no move of yours to take back."));
  CHECK(Contains(result.out, "river 1 players=2 turn=1 first="));
  const Result resumed = Run({"play", "--line", "--resume"}, "quit\n");
  CHECK(Contains(resumed.out, "River Valley, players=2, seed 5.\n"));
}

}  // namespace
}  // namespace glazier
