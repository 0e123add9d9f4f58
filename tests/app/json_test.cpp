// SPDX-License-Identifier: MIT
// What commands print with --json.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/app/support.hpp"

namespace glazier {
namespace {

using Json = nlohmann::json;

/// One object on one line, with its version.
Json Parsed(const Words& command) {
  const Result result = Run(command);
  CAPTURE(result.err);
  REQUIRE(result.code == 0);
  REQUIRE(!result.out.empty());
  CHECK(result.out.find('\n') == result.out.size() - 1);
  const Json json = Json::parse(result.out);
  CHECK(json.at("version") == 1);
  return json;
}

TEST_CASE("JSON: every result has a version") {
  const Home home;
  Parsed({"sim", "sintra", "--games", "1", "--json"});
  Parsed(
      {"arena", "sintra", "--bots", "greedy,random", "--games", "2", "--json"});
  Parsed({"bench", "sintra", "--seconds", "0.01", "--json"});
  Parsed({"stats", "--json"});
  Parsed({"tables", "--json"});
}

TEST_CASE("JSON: a review has every move with its chances") {
  for (const std::string game : {"sintra", "river"}) {
    CAPTURE(game);
    const Home home;
    REQUIRE(Run({"play", game, "--line", "--seed", "7", "--seat", "1=greedy",
                 "--seat", "2=random"})
                .code == 0);
    const Json review = Parsed({"review", home.OnlyGame().string(), "--json"});
    CHECK(review.at("game") == game);
    CHECK(review.at("seats").at(1).at("player") == "random");
    double lost = 0;
    for (const Json& move : review.at("moves")) {
      CHECK(move.at("chances").size() == 2);
      CHECK(move.at("lost") >= 0);
      lost += move.at("lost").get<double>();
    }
    CHECK(lost > 0);
    const double sum = review.at("chances").at(0).get<double>() +
                       review.at("chances").at(1).get<double>();
    CHECK(sum == doctest::Approx(1));
  }
}

TEST_CASE("Statistics: in lines and as JSON") {
  const Home home;
  CHECK(Run({"stats"}).out == "No game has been played to its end yet.\n");
  CHECK(Parsed({"stats", "--json"}).at("games").empty());
}

}  // namespace
}  // namespace glazier
