// SPDX-License-Identifier: MIT
// Ratings from matches: what the fit finds, and what it refuses to call a
// ladder.
#include "app/lab/ratings.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "app/lab/ladder.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

TEST_CASE("Ratings: two players are apart as their score says") {
  const auto ratings = FitRatings(2, 0, {{1, 0, 0.75, 1e6}});
  CHECK(ratings[0].points == 0);
  CHECK(ratings[0].error == 0);
  CHECK(ratings[1].points == doctest::Approx(EloOf(0.75)).epsilon(0.001));
  // The binomial error of the score, on the scale of Elo.
  const double error = 1.96 * std::sqrt(0.75 * 0.25 / 1e6);
  CHECK(ratings[1].error ==
        doctest::Approx(EloOf(0.75 + error) - EloOf(0.75)).epsilon(0.01));
}

TEST_CASE("Ratings: what was true is found again along a chain") {
  const std::array<double, 5> truth = {0, 180, 400, 530, 790};
  std::vector<Meeting> meetings;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    for (std::size_t j = i + 1; j < std::min(i + 3, truth.size()); ++j) {
      meetings.push_back({j, i, ScoreOf(truth[j] - truth[i]), 1e5});
    }
  }
  const auto ratings = FitRatings(truth.size(), 2, meetings);
  for (std::size_t i = 0; i < truth.size(); ++i) {
    CHECK(std::abs(ratings[i].points - (truth[i] - truth[2])) < 1);
  }
  // Farther from the anchor less is known.
  CHECK(ratings[4].error > ratings[3].error);
}

TEST_CASE("Ratings: a clean score has a rating, and a wide error") {
  const auto ratings = FitRatings(2, 0, {{1, 0, 1, 20}});
  CHECK(ratings[1].points > 500);
  CHECK(ratings[1].points < 1000);
  CHECK(ratings[1].error > 300);
}

TEST_CASE("Ladder: a step that is too small or too large is named") {
  const std::array<Level, 3> levels = {
      {{.name = "amber"}, {.name = "beryl"}, {.name = "coral"}}};
  CHECK(WhyNoLadder(levels, {{900, 9}, {1000, 9}, {1300, 9}}).empty());
  CHECK(WhyNoLadder(levels, {{900, 9}, {999, 9}, {1300, 9}}) ==
        "beryl is 99 above amber; coral is 301 above beryl");
}

TEST_CASE("Ladder: arena rates the levels and writes them as source") {
  const Result result = Run({"arena", "river", "--ladder", "-", "--games", "2",
                             "--seed", "5", "--threads", "1", "--think", "50"});
  // Two games a match prove nothing, and that is said.
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "violet against pearl: "));
  CHECK(Contains(result.err, "a step is to be 100 to 300 points: "));
  CHECK(Contains(result.out,
                 "// Made by:\n// glazier arena river --ladder FILE --games 2 "
                 "--seed 5 --think 50\n"));
  CHECK(Contains(result.out, "std::array<Rating, 7> kRatings"));
}

TEST_CASE("Bots: the command lists the levels of one game or of all") {
  const Result one = Run({"bots", "road"});
  CHECK(one.code == 0);
  CHECK(one.out.starts_with("Glass Road\n  amber "));
  CHECK_FALSE(Contains(one.out, "Sintra"));
  const Result all = Run({"bots"});
  CHECK(Contains(all.out, "Sintra\n"));
  CHECK(Contains(all.out, "\n\nRiver Valley\n"));
  const Result json = Run({"bots", "sintra", "--json"});
  CHECK(json.out.starts_with(
      R"({"version":1,"games":{"sintra":[{"name":"amber","about":")"));
  CHECK(Contains(json.out, R"("alias":"master"}]}})"));
  CHECK(Run({"bots", "chess"}).code == 2);
}

}  // namespace
}  // namespace glazier
