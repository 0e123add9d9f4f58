// SPDX-License-Identifier: MIT
// glazier learn --chances: how sure Sintra's evaluation is, from bots' games,
// and whether what is shown came true in others.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

#include "app/lab/learn.hpp"
#include "engine/bots/chances.hpp"
#include "engine/bots/levels.hpp"
#include "engine/sintra/chances.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {
namespace {

using sintra::kRounds;
using sintra::Side;
using sintra::State;

constexpr int kTableBits = 13;
constexpr int kPlayPositions = 2000;
constexpr int kEvery = 3;  ///< moves from one look to the next

/// A lead that was shown, in hundredths, and what share of a win it was.
using Lead = std::pair<int, double>;
/// By the deal or the end of a round that is nearest.
using Leads = std::array<std::vector<Lead>, kRounds>;

/// The spread that makes the ends of the games most likely.
int FitSpread(const std::vector<Lead>& leads) {
  const auto unlikeliness = [&leads](int spread) {
    double sum = 0;
    for (const auto& [lead, won] : leads) {
      const double x = kSlope * lead / spread;
      sum += std::log1p(std::exp(-std::abs(x))) + std::max(x, 0.0) - won * x;
    }
    return sum;
  };
  int low = 50;
  int high = 10'000;
  while (high - low > 2) {
    const int third = (high - low) / 3;
    if (unlikeliness(low + third) < unlikeliness(high - third)) {
      high -= third;
    } else {
      low += third;
    }
  }
  return low + 1;
}

/// What a search said of a position.
struct Look {
  std::size_t nearest = 0;
  int seat = 0;
  int value = 0;
  double shown = 0;    ///< as the chance of the seat
  bool known = false;  ///< solved to the end of the game
};

/// Chances by tenths: how often they were shown, and what came of it.
class Tenths {
 public:
  void Add(double shown, double won) {
    Tenth& tenth = tenths_[std::min<std::size_t>(
        static_cast<std::size_t>(shown * 10), tenths_.size() - 1)];
    tenth.count += 1;
    tenth.shown += shown;
    tenth.won += won;
  }

  std::string Text() const {
    std::string text =
        "| shown | moves | mean shown | won |\n|---|---|---|---|\n";
    for (std::size_t i = 0; i < tenths_.size(); ++i) {
      const auto& [count, shown, won] = tenths_[i];
      char row[80];
      std::snprintf(row, sizeof row,
                    "| %zu-%zu %% | %.0f | %.1f %% | %.1f %% |\n", 10 * i,
                    10 * i + 10, count, 100 * shown / std::max(count, 1.0),
                    100 * won / std::max(count, 1.0));
      text += row;
    }
    return text;
  }

 private:
  struct Tenth {
    double count = 0;
    double shown = 0;
    double won = 0;
  };
  std::array<Tenth, 10> tenths_;
};

class ChanceLearner {
 public:
  explicit ChanceLearner(const sintra::Options& rules)
      : rules_(rules), search_(kTableBits) {}

  void Play(std::uint64_t seed) {
    State state(rules_);
    std::vector<Look> looks;
    std::size_t deals = 0;
    std::uint64_t moves = seed;  // so that not all games are seen alike
    while (state.Turn() != kNobody) {
      if (state.Turn() == kDealer) {
        Rng luck = Rng::For(seed, Rng::Use::kDeal, deals++);
        state.Apply(state.Draw(luck));
        continue;
      }
      if (moves++ % kEvery == 0) {
        Add(state, looks);
      }
      const auto budget = Budget::Nodes(kPlayPositions);
      state.Play(state.Turn(), search_.Think(state, budget, {}).move);
    }
    for (const Look& look : looks) {
      Count(state, look);
    }
  }

  const Tenths& tenths() const { return tenths_; }

  std::vector<int> Spreads() const {
    std::vector<int> spreads;
    for (const auto& leads : leads_) {
      spreads.push_back(FitSpread(leads));
    }
    return spreads;
  }

 private:
  void Add(const State& state, std::vector<Look>& looks) {
    const int panes = state.factories() * sintra::kPanesPerFactory;
    int left = state.centre().Total();
    for (int factory = 0; factory < state.factories(); ++factory) {
      left += state.source(factory).Total();
    }
    const int nearest = state.round() - (2 * left > panes ? 1 : 0);
    const auto thought = search_.Think(state, kAdviceBudget<State>, {});
    looks.push_back({static_cast<std::size_t>(nearest), state.Turn(),
                     thought.value, ChanceOf(state, thought),
                     thought.solved && IsLastRound(state)});
  }

  void Count(const State& over, const Look& look) {
    const bool wins = over.Wins(look.seat);
    const bool tie = wins && over.Wins(1 - look.seat);
    const double share = tie ? 0.5 : wins ? 1 : 0;
    tenths_.Add(look.shown, share);
    // What is known needs no spread, and nothing is in doubt after the last
    // round.
    if (!look.known && look.nearest < leads_.size()) {
      leads_[look.nearest].emplace_back(look.value, share);
    }
  }

  sintra::Options rules_;
  Search<State> search_;
  Leads leads_;
  Tenths tenths_;
};

ChanceLearner Played(Side side, const LearnOptions& options) {
  ChanceLearner learner({sintra::kMinPlayers, side});
  for (std::int64_t game = 0; game < options.games; ++game) {
    learner.Play(options.seed.value_or(kLearnSeed) +
                 static_cast<std::uint64_t>(game));
  }
  return learner;
}

}  // namespace

int LearnChances(const LearnOptions& options, Streams& streams) {
  OutputFile file(options.out, streams);
  file.Write(kLicenceLine);
  file.Write(
      "// How far Sintra's evaluation may be wrong between two players: "
      "before\n"
      "// round 1 and after rounds 1-5, in hundredths of a point, by side.\n"
      "// Made by: glazier learn --chances fit --games " +
      std::to_string(options.games) + " --seed " +
      std::to_string(options.seed.value_or(kLearnSeed)) +
      "\n#pragma once\n\n#include <array>\n\n"
      "#include \"engine/sintra/facts.hpp\"\n\nnamespace glazier::sintra {\n\n"
      "// clang-format off\ninline constexpr "
      "std::array<std::array<int, kRounds>, 2> kSpreads2 = {{\n");
  for (const Side side : {Side::kA, Side::kB}) {
    std::string row = "{";
    for (const int spread : Played(side, options).Spreads()) {
      row += std::to_string(spread) + ',';
    }
    file.Write(row + "},\n");
  }
  file.Write("}};\n// clang-format on\n\n}  // namespace glazier::sintra\n");
  file.Finish();
  return 0;
}

int CheckChances(const LearnOptions& options, Streams& streams) {
  OutputFile file(options.out, streams);
  for (const Side side : {Side::kA, Side::kB}) {
    file.Write("\nSide " +
               std::string(sintra::kSides[static_cast<std::size_t>(side)]) +
               ", " + std::to_string(options.games) + " games:\n\n" +
               Played(side, options).tenths().Text());
  }
  file.Finish();
  return 0;
}

}  // namespace glazier
