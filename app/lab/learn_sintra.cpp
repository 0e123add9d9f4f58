// SPDX-License-Identifier: MIT
// glazier learn sintra: the weights of Sintra's evaluation.
#include <array>
#include <atomic>
#include <ostream>
#include <thread>

#include "app/bots/bot_options.hpp"
#include "app/cli/options.hpp"
#include "app/lab/learn.hpp"
#include "app/lab/least_squares.hpp"
#include "engine/sintra/evaluate.hpp"
#include "engine/sintra/weights.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {
namespace {

using sintra::Side;
using sintra::State;

constexpr std::size_t kStages = sintra::kRounds - 1;  ///< ends of rounds 1-5
constexpr double kRidge = 300;

using Regression = LeastSquares<sintra::feature::kCount>;
using Regressions = std::vector<Regression>;  // one per stage
/// What is learned from a game: every palace at the end of rounds 1-5, and the
/// score that the current weights expected.
using Samples =
    std::array<std::array<Regression::Sample, sintra::kMaxPlayers>, kStages>;

void LookAround(const State& state, Samples& samples) {
  for (int seat = 0; seat < state.players(); ++seat) {
    auto& sample = samples[static_cast<std::size_t>(state.round() - 2)]
                          [static_cast<std::size_t>(seat)];
    sample.score = ExpectedScore(state, seat) / 100.0;
    Look(state.board(seat), state.side(), state.bonus(state.round()),
         seat == state.starter(), [&](int feature, int amount) {
           sample.features.emplace_back(feature, amount);
         });
  }
}

/// Plays one game; sometimes a move is random, to see more positions.
void PlayAndLearn(const LearnOptions& options,
                  Side side,
                  std::uint64_t seed,
                  Bot<State>& bot,
                  Regressions& regressions) {
  State state({static_cast<int>(options.players), side});
  Rng noise = Rng::For(seed, Rng::Use::kPlayout, 0);
  Samples samples;
  std::size_t steps = 0;
  while (state.Turn() != kNobody) {
    if (state.Turn() == kDealer) {
      if (state.round() > 1) {
        LookAround(state, samples);
      }
      Rng luck = Rng::For(seed, Rng::Use::kDeal, steps++);
      state.Apply(state.Draw(luck));
    } else if (noise.Below(100) < static_cast<std::uint32_t>(options.noise)) {
      state.RandomStep(noise);
    } else {
      state.Play(state.Turn(),
                 bot.Choose(state, state.Turn(), BotLuck(seed, steps++), {}));
    }
  }
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    for (int seat = 0; seat < state.players(); ++seat) {
      const auto& sample = samples[stage][static_cast<std::size_t>(seat)];
      regressions[stage].Add(sample, state.Score(seat) - sample.score);
    }
  }
}

/// The current weights, corrected by their errors. Rarely seen features stay
/// nearly as they were: a few games say little against many.
std::vector<double> Mended(
    const std::array<std::int16_t, sintra::feature::kCount>& present,
    const std::vector<double>& errors) {
  std::vector<double> weights = errors;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] += present[i] / 100.0;
  }
  return weights;
}

Regressions LearnSide(const LearnOptions& options,
                      Side side,
                      Streams& streams) {
  std::vector<Regressions> parts(static_cast<std::size_t>(options.threads),
                                 Regressions(kStages));
  std::atomic<std::int64_t> next = 0;
  std::vector<std::jthread> threads;
  for (Regressions& part : parts) {
    threads.emplace_back([&] {
      const auto bot = BotCalled<State>(options.bot);
      for (std::int64_t game = next++; game < options.games; game = next++) {
        PlayAndLearn(options, side,
                     options.seed.value_or(kLearnSeed) +
                         static_cast<std::uint64_t>(game),
                     *bot, part);
        if (streams.terminal && game % 1000 == 0) {
          streams.err << '\r' << game << std::flush;
        }
      }
    });
  }
  threads.clear();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      parts[0][stage].Add(parts[i][stage]);
    }
  }
  return std::move(parts[0]);
}

}  // namespace

int LearnSintra(const LearnOptions& options, Streams& streams) {
  BotCalled<State>(options.bot);  // refuses what does not exist
  OutputFile file(options.out, streams);
  file.Write(kLicenceLine);
  const std::string players = std::to_string(options.players);
  file.Write("// Learned weights of Sintra's evaluation for " + players +
             " players.\n// Made by: glazier learn --players " + players +
             " --games " + std::to_string(options.games) + " --bot " +
             options.bot + " --noise " + std::to_string(options.noise) +
             "\n// --seed " +
             std::to_string(options.seed.value_or(kLearnSeed)) +
             "\n// with the weights that were here before; see docs/bots.md.\n"
             "#pragma once\n\n#include \"engine/sintra/features.hpp\"\n\n"
             "namespace glazier::sintra {\n\n// clang-format off\n"
             "inline constexpr Weights kWeights" +
             players + " = {\n{{\n");
  std::string spreads;
  for (const Side side : {Side::kA, Side::kB}) {
    file.Write("{{\n");
    const auto& present = sintra::WeightsFor(static_cast<int>(options.players))
                              .gains[static_cast<std::size_t>(side)];
    std::vector<double> spreads_of_side;
    const Regressions regressions = LearnSide(options, side, streams);
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      const auto errors = regressions[stage].Solve(kRidge);
      file.Write(WeightsText(Mended(present[stage], errors)));
      spreads_of_side.push_back(regressions[stage].Spread(errors));
    }
    file.Write("}},\n");
    spreads += WeightsText(spreads_of_side);
  }
  file.Write("}},\n{{\n" + spreads +
             "}},\n};\n// clang-format on\n\n}  // namespace "
             "glazier::sintra\n");
  file.Finish();
  return 0;
}

}  // namespace glazier
