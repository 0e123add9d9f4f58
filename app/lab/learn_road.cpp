// SPDX-License-Identifier: MIT
// glazier learn road: the weights of Glass Road's evaluation.
#include <ostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/options.hpp"
#include "app/lab/learn.hpp"
#include "app/lab/least_squares.hpp"
#include "engine/road/features.hpp"
#include "engine/road/words.hpp"

namespace glazier {
namespace {

using road::Phase;
using road::State;

/// Every feature by itself, and every feature times the cards left.
using Regression = LeastSquares<2 * road::feature::kCount>;

constexpr double kHalf = 0.5;  ///< scores are doubled
constexpr double kRidge = 30;
constexpr double kHundredths = 100;

struct Moment {
  int seat = 0;
  Regression::Sample sample;
};

/// Every seat, whenever a turn is over.
void LookAround(const State& state, std::vector<Moment>& moments) {
  for (int seat = 0; seat < state.players(); ++seat) {
    const int left = road::CardsLeft(state, seat);
    Moment moment{seat, {}};
    moment.sample.score = kHalf * state.Score(seat);
    road::Look(state, seat, left, [&](int feature, int amount) {
      if (amount != 0) {
        moment.sample.features.emplace_back(feature, amount);
        moment.sample.features.emplace_back(road::feature::kCount + feature,
                                            amount * left);
      }
    });
    moments.push_back(std::move(moment));
  }
}

/// Picking and laying cards do not change the features.
bool IsMoment(const State& state) {
  switch (state.phase()) {
    case Phase::kPick:
    case Phase::kLay:
    case Phase::kLast:
    case Phase::kOver:
      return false;
    default:
      return true;
  }
}

/// Plays one game; sometimes a step is random, to see more positions.
void PlayAndLearn(const LearnOptions& options,
                  int players,
                  std::uint64_t seed,
                  Bot<State>& bot,
                  Regression& regression) {
  State state(State::Options{.players = players});
  Rng noise = Rng::For(seed, Rng::Use::kPlayout, 0);
  std::vector<Moment> moments;
  State::Steps choices;
  std::size_t steps = 0;
  while (state.Turn() != kNobody) {
    const int turn = state.Turn();
    if (turn == kDealer) {
      Rng luck = Rng::For(seed, Rng::Use::kDeal, steps++);
      state.Apply(state.Draw(luck));
      continue;
    }
    const State view = state.View(turn);
    const Rng luck = BotLuck(seed, steps++);
    road::Step step = road::Step::Done();
    if (noise.Below(100) < static_cast<std::uint32_t>(options.noise)) {
      ListChoices(view, turn, choices);
      step = choices[noise.Below(static_cast<std::uint32_t>(choices.size()))];
    } else {
      step = bot.Choose(view, turn, luck, {});
    }
    if (state.Play(turn, step).ends_turn && IsMoment(state)) {
      LookAround(state, moments);
    }
  }
  for (const Moment& moment : moments) {
    regression.Add(moment.sample,
                   kHalf * state.Score(moment.seat) - moment.sample.score);
  }
}

/// Solo games, or games for two, three and four in turn.
std::string LearnWeights(const LearnOptions& options,
                         bool alone,
                         std::uint64_t seed,
                         Streams& streams) {
  const auto bot = BotCalled<State>(options.bot);
  Regression regression;
  for (std::int64_t game = 0; game < options.games; ++game) {
    const int players = alone ? 1 : 2 + static_cast<int>(game % 3);
    PlayAndLearn(options, players, seed + static_cast<std::uint64_t>(game),
                 *bot, regression);
    if (streams.terminal && game % 100 == 0) {
      streams.err << '\r' << game << std::flush;
    }
  }
  std::vector<double> solved = regression.Solve(kRidge);
  const double spread = regression.Spread(solved);
  for (double& weight : solved) {
    weight *= kHundredths;
  }
  const auto middle = solved.begin() + road::feature::kCount;
  return "{\n" + WeightsText({solved.begin(), middle}) +
         WeightsText({middle, solved.end()}) +
         std::to_string(std::lround(kHundredths * spread)) + "};\n";
}

}  // namespace

int LearnRoad(const LearnOptions& options, Streams& streams) {
  if (options.threads != 1) {
    throw UsageError("road learns with one thread");
  }
  const std::uint64_t seed = options.seed.value_or(kLearnSeed);
  const std::string alone = LearnWeights(options, true, seed, streams);
  const std::string several = LearnWeights(options, false, seed, streams);
  OutputFile file(options.out, streams);
  file.Write(kLicenceLine);
  file.Write(
      "// Learned weights of Glass Road's evaluation, in ten-thousandths of a "
      "point.\n// Made by: glazier learn road --games " +
      std::to_string(options.games) + " --bot " + options.bot + " --noise " +
      std::to_string(options.noise) + "\n// --seed " + std::to_string(seed) +
      "; see docs/bots.md.\n#pragma once\n\n"
      "#include \"engine/road/valuation.hpp\"\n\n"
      "namespace glazier::road {\n\n// clang-format off\n"
      "inline constexpr Weights kSoloWeights = " +
      alone + "inline constexpr Weights kManyWeights = " + several +
      "// clang-format on\n\n}  // namespace glazier::road\n");
  file.Finish();
  return 0;
}

}  // namespace glazier
