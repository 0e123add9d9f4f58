// SPDX-License-Identifier: MIT
// Random play of the reference game of Glass Road: known averages, and what
// never changes.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "tests/support/effort.hpp"
#include "tests/support/reference_road.hpp"

namespace glazier::reference {
namespace {

// Sums over independent games, for a mean and its error.
class Average {
 public:
  void Add(double value) {
    count_ += 1;
    sum_ += value;
    squares_ += value * value;
  }
  double Mean() const { return sum_ / count_; }
  double Deviation() const {
    return std::sqrt(std::max(0.0, squares_ / count_ - Mean() * Mean()));
  }
  double Count() const { return count_; }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

struct Averages {
  Average decisions;
  Average legal;      // words a decision, one value a game
  Average score;      // one value a game, the mean of its seats
  Average buildings;  // upgrades too
};

int WithUpgrades(const Road& road, int seat) {
  int buildings = road.Buildings(seat);
  for (const std::string site : {"Z1", "Z2", "Z3"}) {
    buildings += road.Look(seat).At(site) == site ? 0 : 1;
  }
  return buildings;
}

// Plays one game of uniformly random words; `watch(road)` sees every decision.
template <typename Watch>
Road PlayRandomGame(const RoadOptions& options, Rng& rng, Watch watch) {
  Road road(options);
  while (!road.Over()) {
    if (road.AwaitsDeal()) {
      road.Deal(road.AnyDeal(rng));
      continue;
    }
    const std::vector<std::string> words = road.Words();
    REQUIRE_FALSE(words.empty());
    watch(road, words);
    road.Play(words[rng.Below(static_cast<std::uint32_t>(words.size()))]);
  }
  return road;
}

Averages PlayRandomGames(const RoadOptions& options, int games) {
  Rng rng(2025);
  Averages averages;
  for (int game = 0; game < games; ++game) {
    double decisions = 0;
    double legal = 0;
    const Road road = PlayRandomGame(
        options, rng, [&](const Road&, const std::vector<std::string>& words) {
          decisions += 1;
          legal += static_cast<double>(words.size());
        });
    double score = 0;
    double buildings = 0;
    for (int seat = 0; seat < options.players; ++seat) {
      score += road.Score(seat) / 2.0;
      buildings += WithUpgrades(road, seat);
    }
    averages.decisions.Add(decisions);
    averages.legal.Add(legal / decisions);
    averages.score.Add(score / options.players);
    averages.buildings.Add(buildings / options.players);
  }
  return averages;
}

// The known mean has an error of its own, from a limited number of games. Four
// standard errors are allowed, plus the rounding.
void CheckMean(const Average& found, double known, double games) {
  const double error =
      found.Deviation() * std::sqrt(1 / found.Count() + 1 / games);
  CAPTURE(found.Mean());
  CAPTURE(known);
  CAPTURE(error);
  CHECK(std::abs(found.Mean() - known) < 4 * error + 0.05);
}

struct Known {
  RoadOptions options;
  double decisions;
  double legal;
  double score;
  double buildings;  // 0: not known
  double games;
};

const std::vector<Known> kKnown = {
    {{1, false, 7}, 87.5, 9.45, 3.42, 3.28, 2000},
    {{2, false, 4}, 159.4, 9.38, 3.34, 2.58, 2000},
    {{3, false, 4}, 221.8, 9.38, 2.97, 2.12, 2000},
    {{4, false, 4}, 307.1, 9.46, 3.20, 2.31, 2000},
    {{1, true, 7}, 88.8, 9.54, 3.98, 0, 300},
    {{2, true, 4}, 161.3, 9.44, 3.98, 0, 300},
    {{2, false, 5}, 195.5, 9.33, 4.07, 0, 300},
    {{3, true, 4}, 224.1, 9.43, 3.30, 0, 300},
    {{3, false, 5}, 271.8, 9.37, 3.45, 0, 300},
    {{4, true, 4}, 311.1, 9.34, 3.48, 0, 300},
    {{4, false, 5}, 375.7, 9.56, 3.92, 0, 300},
};

TEST_CASE("Random games have the known averages") {
  for (const Known& known : kKnown) {
    CAPTURE(known.options.players);
    CAPTURE(known.options.first_set);
    CAPTURE(known.options.periods);
    const Averages found = PlayRandomGames(known.options, Games(50));
    CheckMean(found.decisions, known.decisions, known.games);
    CheckMean(found.legal, known.legal, known.games);
    CheckMean(found.score, known.score, known.games);
    if (known.buildings > 0) {
      CheckMean(found.buildings, known.buildings, known.games);
    }
  }
}

void CheckSeat(const Road& road, int seat) {
  const auto wheels = road.Wheels(seat);
  const std::string refined = "1000001000";
  for (std::size_t i = 0; i < wheels.size(); ++i) {
    CHECK(wheels.at(i) >= 0);
    CHECK(wheels.at(i) <= (refined[i] == '1' ? 3 : 7));
  }
  // No wheel waits to be turned.
  RoadSeat turned = road.Look(seat);
  turned.Rotate();
  CHECK(turned.goods == wheels);
  const std::string land = road.Land(seat);
  CHECK(land.size() == 20);
  CHECK(std::count(land.begin(), land.end(), 'F') % 2 == 0);
  CHECK(road.Notches(seat) <= 2);
}

// Every tile is in one place only.
void CheckTiles(const Road& road, int players) {
  std::vector<std::string> ids = road.Display();
  for (int seat = 0; seat < players; ++seat) {
    for (const std::string& id : road.Private(seat)) {
      ids.push_back(id);
    }
    for (const std::string& content : road.Look(seat).land) {
      if (RoadIsBuilding(content) && content[0] != 'Z') {
        ids.push_back(content);
      }
    }
  }
  std::erase(ids, "");
  CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
}

TEST_CASE("At every decision the table is in order") {
  Rng rng(8);
  for (const Known& known : kKnown) {
    const int players = known.options.players;
    int decisions = 0;
    PlayRandomGame(known.options, rng,
                   [&](const Road& road, const auto& words) {
                     CHECK(words.size() <= 1400);
                     CHECK(std::is_sorted(words.begin(), words.end()));
                     for (int seat = 0; seat < players; ++seat) {
                       CheckSeat(road, seat);
                     }
                     CheckTiles(road, players);
                     decisions += 1;
                   });
    CHECK(decisions < 450);
  }
}

TEST_CASE("A word that is not legal is refused and changes nothing") {
  Rng rng(9);
  PlayRandomGame({.players = 3}, rng, [](const Road& road, const auto& words) {
    Road copy = road;
    CHECK_THROWS(copy.Play("1+9W"));
    CHECK_THROWS(copy.Play(""));
    CHECK(copy.Words() == words);
  });
}

}  // namespace
}  // namespace glazier::reference
