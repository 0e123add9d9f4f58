// SPDX-License-Identifier: MIT
// glazier learn river: the weights of River Valley's evaluation.
#include <ostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/options.hpp"
#include "app/lab/learn.hpp"
#include "app/lab/least_squares.hpp"
#include "engine/bots/levels.hpp"
#include "engine/river/valuation.hpp"
#include "engine/river/words.hpp"

namespace glazier {
namespace {

using river::State;

using Regression = LeastSquares<river::feature::kCount>;
/// One per stage, without the one in which the game is over.
using Regressions = std::vector<Regression>;

struct Moment {
  int stage = 0;
  int seat = 0;
  Regression::Sample sample;
};

/// Every seat after every turn.
void LookAround(const State& state, std::vector<Moment>& moments) {
  const river::Supply supply = SupplyOf(state);
  for (int seat = 0; seat < state.players(); ++seat) {
    Moment moment{river::stage::Of(state, seat), seat, {}};
    if (moment.stage == river::stage::kOver) {
      continue;
    }
    const auto see = [&moment](int feature, int amount) {
      moment.sample.features.emplace_back(feature, amount);
    };
    const river::Board& board = state.board(seat);
    moment.sample.score = Look(board, supply, see);
    river::LookInto(ShapesIn(board.satchel), 0, see);
    see(OfferFeature(state, seat), BestOfferTo(state, seat, supply));
    moments.push_back(std::move(moment));
  }
}

/// Plays one game; sometimes a move is random, to see more positions.
void PlayAndLearn(const LearnOptions& options,
                  std::uint64_t seed,
                  Bot<State>& bot,
                  Regressions& regressions) {
  State state(State::Options{});
  Rng noise = Rng::For(seed, Rng::Use::kPlayout, 0);
  std::vector<Moment> moments;
  State::Steps choices;
  std::size_t steps = 0;
  while (state.Turn() != kNobody) {
    if (state.Turn() == kDealer) {
      Rng luck = Rng::For(seed, Rng::Use::kDeal, steps++);
      state.Apply(state.Draw(luck));
      continue;
    }
    bool over = false;
    if (noise.Below(100) < static_cast<std::uint32_t>(options.noise)) {
      ListChoices(state, choices);
      over = state
                 .Play(state.Turn(),
                       choices[noise.Below(
                           static_cast<std::uint32_t>(choices.size()))])
                 .ends_turn;
    } else {
      over = state
                 .Play(state.Turn(), bot.Choose(state, state.Turn(),
                                                BotLuck(seed, steps++), {}))
                 .ends_turn;
    }
    if (over) {
      LookAround(state, moments);
    }
  }
  for (const Moment& moment : moments) {
    regressions[static_cast<std::size_t>(moment.stage - 1)].Add(
        moment.sample, state.Score(moment.seat) - moment.sample.score);
  }
}

}  // namespace

int LearnRiver(const LearnOptions& options, Streams& streams) {
  if (options.threads != 1) {
    throw UsageError("river learns with one thread");
  }
  const auto bot = BotCalled<State>(options.bot);
  const std::uint64_t seed = options.seed.value_or(kLearnSeed);
  Regressions regressions(river::stage::kCount - 1);
  for (std::int64_t game = 0; game < options.games; ++game) {
    PlayAndLearn(options, seed + static_cast<std::uint64_t>(game), *bot,
                 regressions);
    if (streams.terminal && game % 1000 == 0) {
      streams.err << '\r' << game << std::flush;
    }
  }
  std::string weights;
  std::vector<double> spreads;
  for (const Regression& stage : regressions) {
    constexpr double kRidge = 3;
    const auto solved = stage.Solve(kRidge);
    weights += WeightsText(solved);
    spreads.push_back(stage.Spread(solved));
  }
  OutputFile file(options.out, streams);
  file.Write(kLicenceLine);
  file.Write(
      "// Learned weights of River Valley's evaluation, in hundredths of a "
      "point.\n// Made by: glazier learn river --games " +
      std::to_string(options.games) + " --bot " + options.bot + " --noise " +
      std::to_string(options.noise) + "\n// --seed " + std::to_string(seed) +
      "\n// with the weights that were here before; see docs/bots.md.\n"
      "#pragma once\n\n#include <array>\n#include <cstdint>\n\n"
      "#include \"engine/river/features.hpp\"\n\n"
      "namespace glazier::river {\n\n// clang-format off\n"
      "/// @brief By stage, without the one in which all is over.\n"
      "inline constexpr std::array<std::array<std::int16_t, feature::kCount>,\n"
      "                            stage::kCount - 1> kWeights = {{\n" +
      weights +
      "}};\n\n/// @brief How far the difference of two seats is from what "
      "these say.\ninline constexpr std::array<int, stage::kCount - 1> "
      "kSpreads = {\n" +
      WeightsText(spreads) +
      "};\n// clang-format on\n\n}  // namespace "
      "glazier::river\n");
  file.Finish();
  return 0;
}

}  // namespace glazier
