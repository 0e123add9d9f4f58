// SPDX-License-Identifier: MIT
// glazier arena: the statistics of a match.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "app/lab/match.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

using Json = nlohmann::json;

Json Arena(Words options) {
  Words words = {"arena", "sintra", "--json"};
  words.insert(words.end(), options.begin(), options.end());
  const Result result = Run(words);
  REQUIRE(result.code == 0);
  return Json::parse(result.out);
}

TEST_CASE("Arena: every deal with every seating, so equals are equal") {
  // Both seats see the same deals with the same luck: exactly one half.
  const Json report = Arena({"--bots", "greedy,greedy", "--games", "40"});
  CHECK(report["games"] == 40);
  CHECK(report["deals"] == 20);
  CHECK(report["bots"][0]["score"] == 0.5);
  CHECK(report["bots"][1]["score"] == 0.5);
  CHECK(report["bots"][0]["elo"] == 0.0);
}

TEST_CASE("Arena: the same seed gives the same result on any threads") {
  const Words match = {
      "--bots", "greedy,random,easy", "--games", "30", "--seed", "77"};
  Words one = match;
  one.insert(one.end(), {"--threads", "1"});
  Words four = match;
  four.insert(four.end(), {"--threads", "4"});
  const Json report = Arena(one);
  CHECK(report == Arena(four));
  double sum = 0;
  for (const Json& bot : report["bots"]) {
    CHECK(bot["low"] <= bot["score"]);
    CHECK(bot["score"] <= bot["high"]);
    sum += bot["score"].get<double>();
  }
  CHECK(sum == doctest::Approx(1));
}

TEST_CASE("Arena: SPRT stops as soon as it is clear") {
  const Json stronger =
      Arena({"--bots", "greedy,random", "--games", "1000", "--sprt", "0,100"});
  CHECK(stronger["sprt"] == "elo1");
  CHECK(stronger["games"] < 200);
  const Json weaker =
      Arena({"--bots", "random,greedy", "--games", "1000", "--sprt", "0,100"});
  CHECK(weaker["sprt"] == "elo0");
  const Json open =
      Arena({"--bots", "greedy,greedy", "--games", "4", "--sprt", "0,1"});
  CHECK(open["sprt"] == "open");
}

TEST_CASE("Arena: as a table for people") {
  const Result result = Run({"arena", "sintra", "--bots", "greedy,random",
                             "--games", "10", "--seed", "5"});
  CHECK(result.code == 0);
  CHECK(Contains(result.out, "10 games of sintra: seeds 5 to 9"));
  CHECK(Contains(result.out, "\ngreedy "));
  CHECK(result.err.empty());
  const Result watched = Run(
      {"arena", "sintra", "--bots", "greedy,random", "--games", "4"}, "", true);
  CHECK(Contains(watched.err, "2/2 deals"));
  CHECK(watched.err.ends_with("\r\033[K"));
}

TEST_CASE("Arena: what makes no sense is refused") {
  for (const Words& options : std::vector<Words>{
           {"--bots", "greedy"},
           {"--bots", "greedy,nobody"},
           {"--bots", "greedy,random", "--players", "3"},
           {"--bots", "greedy,random", "--sprt", "5"},
           {"--bots", "greedy,random", "--sprt", "5,5"},
           {"--bots", "greedy,random", "--sprt", "50,0"},
           {"--bots", "greedy,random", "--sprt", "a,b"},
           {"--bots", "greedy,random,easy", "--sprt", "0,5"},
           {"--bots", "greedy,random", "--think", "soon"},
           {"--bots", "greedy,uct"},
           {"--bots", "greedy,random", "--shard", "1/2"},
           {"--bots", "greedy,random", "--json", "--shard", "3/2"},
           {"--bots", "greedy,random", "--json", "--shard", "x"},
           {"--bots", "greedy,random", "--merge", "x"},
           {"--games", "2"},
           {"--bots", "greedy,random", "--games", "0"}}) {
    Words words = {"arena", "sintra"};
    words.insert(words.end(), options.begin(), options.end());
    const Result result = Run(words);
    CAPTURE(options.back());
    CHECK(result.code == 2);
    CHECK(IsOneLine(result.err));
    CHECK(result.out.empty());
  }
}

TEST_CASE("Arena: --think is for those without a budget of their own") {
  const Words games = {"--games", "2", "--seed", "3"};
  Words named = {"--bots", "master:200,uct:20"};
  named.insert(named.end(), games.begin(), games.end());
  Words thought = {"--bots", "master:200,uct", "--think", "20"};
  thought.insert(thought.end(), games.begin(), games.end());
  const Json a = Arena(named);
  const Json b = Arena(thought);
  CHECK(a["bots"][0]["points_mean"] == b["bots"][0]["points_mean"]);
  CHECK(a["bots"][1]["points_mean"] == b["bots"][1]["points_mean"]);
}

TEST_CASE("Arena: shards give the table of one run, to the digit") {
  const Home home;
  for (const Words& match : std::vector<Words>{
           {"sintra", "--bots", "greedy,random", "--games", "30"},
           {"river", "--bots", "easy,random,greedy", "--games", "21", "--seed",
            "77"},
           {"sintra", "--bots", "greedy,random", "--games", "400", "--sprt",
            "0,100"},
           {"sintra", "--bots", "greedy,exec:false", "--games", "6"}}) {
    Words one = {"arena"};
    one.insert(one.end(), match.begin(), match.end());
    std::string files;
    for (const std::string part : {"3", "1", "2"}) {
      Words shard = one;
      shard.insert(shard.end(), {"--json", "--shard", part + "/3"});
      const Result played = Run(shard);
      REQUIRE_MESSAGE(played.code == 0, played.err);
      WriteText(home / part, played.out);
      files += (files.empty() ? "" : ",") + (home / part).string();
    }
    CHECK(Run({"arena", "--merge", files}).out == Run(one).out);
    one.emplace_back("--json");
    CHECK(Run({"arena", "--merge", files, "--json"}).out == Run(one).out);
  }
}

TEST_CASE("Arena: parts that make no whole are refused") {
  const Home home;
  const auto part = [&](const std::string& name, const Words& more) {
    Words words = {"arena", "sintra", "--games", "8", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    WriteText(home / name, Run(words).out);
    return (home / name).string();
  };
  const std::string one =
      part("one", {"--bots", "greedy,random", "--shard", "1/2"});
  const std::string two =
      part("two", {"--bots", "greedy,random", "--shard", "2/2"});
  const std::string other =
      part("other", {"--bots", "random,greedy", "--shard", "2/2"});
  const std::string seed = part(
      "seed", {"--bots", "greedy,random", "--shard", "2/2", "--seed", "2"});
  const std::string whole = part("whole", {"--bots", "greedy,random"});
  WriteText(home / "cut", FileText(two).substr(0, 200));
  std::string odd = FileText(two);
  odd.replace(odd.find("\"results\":[[1"), 13, "\"results\":[[9");
  WriteText(home / "odd", odd);
  CHECK(Run({"arena", "--merge", one + ',' + two}).code == 0);
  for (const auto& [files, why] :
       std::vector<std::pair<std::string, std::string>>{
           {one, "seed 2 is missing"},
           {one + ',' + one + ',' + two, "seed 1 is there twice"},
           {one + ',' + two + ',' + two, "seed 2 is there twice"},
           {one + ',' + other, "another match"},
           {one + ',' + seed, "another match"},
           {one + ',' + whole, "no part of a match"},
           {one + ',' + (home / "cut").string(), "no part of a match"},
           {one + ',' + (home / "odd").string(), "no part of a match"},
           {(home / "none").string(), "none"}}) {
    const Result result = Run({"arena", "--merge", files});
    CAPTURE(why);
    CHECK(result.code == 1);
    CHECK(IsOneLine(result.err));
    CHECK_MESSAGE(Contains(result.err, why), result.err);
  }
}

TEST_CASE("Match: the interval of known results") {
  Match match;
  for (int i = 0; i < 100; ++i) {
    match.Add(i % 4 == 0 ? 0 : 1);
  }
  CHECK(match.score() == doctest::Approx(0.75));
  // The standard error of 100 results of 0 or 1 with mean 0.75 is 0.0433; one
  // more deal, half won, changes little.
  CHECK(match.ScoreInterval().low == doctest::Approx(0.665).epsilon(0.01));
  CHECK(match.ScoreInterval().high == doctest::Approx(0.835).epsilon(0.01));
  CHECK(EloOf(0.75) == doctest::Approx(190.8).epsilon(0.001));
  CHECK(ScoreOf(EloOf(0.3)) == doctest::Approx(0.3));
}

}  // namespace
}  // namespace glazier
