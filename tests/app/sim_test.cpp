// SPDX-License-Identifier: MIT
// glazier sim and glazier bench.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/games.hpp"
#include "tests/app/support.hpp"
#include "tests/support/paths.hpp"

namespace glazier {
namespace {

using Json = nlohmann::json;

std::string Golden(const std::string& name) {
  return FileText(fs::path(TestData()) / "traces" / name);
}

TEST_CASE("Sim: the committed traces, byte by byte") {
  const std::vector<std::pair<std::string, Words>> games = {
      {"2A-seed7-random.ndjson", {"--seed", "7", "--bots", "random"}},
      {"2B-seed11-greedy.ndjson",
       {"--side", "B", "--seed", "11", "--bots", "greedy"}},
      {"3A-seed3-greedy-random-greedy.ndjson",
       {"--seed", "3", "--bots", "greedy,random,greedy"}},
      {"4B-seed2026-greedy-greedy-random-greedy.ndjson",
       {"--players", "4", "--side", "B", "--seed", "2026", "--bots",
        "greedy,greedy,random,greedy"}}};
  const Home home;
  for (const auto& game : games) {
    const auto& name = game.first;
    const auto& options = game.second;
    CAPTURE(name);
    Words words = {"sim", "sintra", "--trace", "-"};
    words.insert(words.end(), options.begin(), options.end());
    const std::string golden = Golden(name);
    REQUIRE_FALSE(golden.empty());
    const Result here = Run(words);
    CHECK(here.code == 0);
    CHECK((here.out == golden));
    CHECK(here.err.empty());
    CHECK((Spawn(home, words).out == golden));
  }
  CHECK(home.Files().empty());
}

TEST_CASE("Sim: a trace to a file is the same, and appears when it is whole") {
  const Home home;
  const fs::path file = home / "game.ndjson";
  WriteText(file, "old");
  const Result result = Run({"sim", "sintra", "--seed", "7", "--bots", "random",
                             "--trace", file.string()});
  CHECK(result.code == 0);
  CHECK((FileText(file) == Golden("2A-seed7-random.ndjson")));
  CHECK(Contains(result.out, "1 game of sintra, seeds 7 to 7\n"));
  CHECK(home.Files() == Words{"game.ndjson"});  // no temporary file is left
}

TEST_CASE("Sim: game i has seed S + i and can be repeated alone") {
  const Result many =
      Run({"sim", "sintra", "--players", "3", "--seed", "40", "--games", "5",
           "--bots", "greedy,random,greedy", "--trace", "-"});
  std::string alone;
  for (int seed = 40; seed < 45; ++seed) {
    alone +=
        Run({"sim", "sintra", "--players", "3", "--seed", std::to_string(seed),
             "--bots", "greedy,random,greedy", "--trace", "-"})
            .out;
  }
  CHECK((many.out == alone));
  CHECK_FALSE(alone.empty());
}

TEST_CASE("Sim: figures as JSON agree with the traces") {
  const Words words = {"sim",     "sintra", "--seed", "1",
                       "--games", "20",     "--bots", "greedy,random"};
  Words traced = words;
  traced.insert(traced.end(), {"--trace", "-"});
  int wins = 0;
  int ties = 0;
  double moves = 0;
  double score = 0;
  std::istringstream lines(Run(traced).out);
  for (std::string line; std::getline(lines, line);) {
    const Json object = Json::parse(line);
    moves += object["t"] == "move" ? 1 : 0;
    if (object["t"] == "end") {
      wins += object["winners"] == Json::array({0}) ? 1 : 0;
      ties += object["winners"].size() > 1 ? 1 : 0;
      score += object["scores"][0].get<int>();
    }
  }
  Words as_json = words;
  as_json.emplace_back("--json");
  const Result result = Run(as_json);
  CHECK(IsOneLine(result.out));
  const Json report = Json::parse(result.out);
  CHECK(report["game"] == "sintra");
  CHECK(report["games"] == 20);
  CHECK(report["seed"] == 1);
  CHECK(report["players"] == 2);
  CHECK(report["seats"].size() == 2);
  CHECK(report["seats"][0]["bot"] == "greedy");
  CHECK(report["seats"][1]["bot"] == "random");
  CHECK(report["seats"][0]["wins"] == wins);
  CHECK(report["seats"][0]["ties"] == ties);
  CHECK(report["seats"][0]["score_mean"].get<double>() ==
        doctest::Approx(score / 20));
  CHECK(report["seats"][0]["score_spread"].get<double>() > 0);
  CHECK(report["moves_mean"].get<double>() == doctest::Approx(moves / 20));
  CHECK(report["moves_spread"].get<double>() > 0);
}

TEST_CASE("Sim: one bot sits everywhere, a list sets the number of players") {
  CHECK(Json::parse(Run({"sim", "sintra", "--players", "4", "--bots", "greedy",
                         "--json"})
                        .out)["seats"][3]["bot"] == "greedy");
  CHECK(Json::parse(
            Run({"sim", "sintra", "--bots", "greedy,random,random", "--json"})
                .out)["players"] == 3);
  CHECK(Json::parse(Run({"sim", "sintra", "--json"}).out)["players"] == 2);
}

TEST_CASE("Sim: progress only where somebody watches") {
  const Words words = {"sim", "sintra", "--games", "300"};
  CHECK(Run(words).err.empty());
  const Result watched = Run(words, "", true);
  CHECK(Contains(watched.err, "256/300 games"));
  CHECK(watched.out == Run(words).out);
}

TEST_CASE("Sim: the table of results") {
  const std::string out =
      Run({"sim", "sintra", "--games", "10", "--bots", "greedy,random"}).out;
  CHECK(Contains(out, "10 games of sintra, seeds 1 to 10\n"));
  CHECK(Contains(out, "\nseat  bot "));
  CHECK(Contains(out, "\n1     greedy "));
  CHECK(Contains(out, "\n2     random "));
  CHECK(Contains(out, "\nmoves per game "));
}

TEST_CASE("Bench: the figures as JSON") {
  const Result result = Run({"bench", "--seconds", "0.01", "--json"});
  CHECK(result.code == 0);
  CHECK(IsOneLine(result.out));
  const Json report = Json::parse(result.out);
  CHECK(report.size() == kGames.size() + 1);  // and the version
  for (const std::string players : {"2", "3", "4"}) {
    const Json& figures = report["sintra"][players];
    CHECK(figures.size() == 3);
    CHECK(figures["games_per_second"].get<double>() > 0);
    CHECK(figures["moves_per_game"].get<double>() > 50);
    CHECK(figures["ns_per_move"].get<double>() > 0);
  }
  CHECK(report["sintra"].size() == 4);
}

TEST_CASE("Bench: the figures as a table, on either side") {
  const Result result = Run({"bench", "--seconds", "0.01", "--side", "B"});
  CHECK(result.code == 0);
  CHECK_FALSE(Contains(result.out, "River"));  // has no sides
  CHECK(Contains(result.out, "players  games/second  moves/game  ns/move\n"));
  CHECK(Contains(result.out, "\n      4  "));
}

TEST_CASE("Bench: the time and bytes of a key at two sizes") {
  const Result result =
      Run({"bench", "--screen", "--seconds", "0.01", "--json"});
  CHECK(result.code == 0);
  const Json report = Json::parse(result.out);
  for (const std::string size : {"80x24", "200x50"}) {
    CAPTURE(size);
    const Json& figures = report["screen"][size];
    CHECK(figures["frame_microseconds"].get<double>() > 0);
    CHECK(figures["cursor_key_median"].get<int>() > 0);
    CHECK(figures["ignored_key_median"].get<int>() == 0);
    CHECK(figures["full_bytes_per_key"].get<double>() > 1000);
    CHECK(figures["ratio"].get<double>() > 5);
  }
}

}  // namespace
}  // namespace glazier
