// glazier learn: makes the evaluation's weights from games of bots.
#include <array>
#include <atomic>
#include <cstdio>
#include <ostream>
#include <thread>

#include "app/bots/called.hpp"
#include "app/command.hpp"
#include "app/games.hpp"
#include "app/learn.hpp"
#include "app/least_squares.hpp"
#include "app/options.hpp"
#include "engine/sintra/features.hpp"

namespace glazier {
namespace {

using sintra::Side;
using sintra::State;

using Options = LearnOptions;
constexpr std::uint64_t kSeed = kLearnSeed;
constexpr std::size_t kFeatures = sintra::feature::kCount;
constexpr std::size_t kStages = sintra::kRounds - 1;  ///< ends of rounds 1-5

using Regression = LeastSquares<kFeatures>;
using Regressions = std::vector<Regression>;  // one a stage

/// One game; with some luck a move is random, so that more is seen.
void PlayAndLearn(const Options& options,
                  Side side,
                  std::uint64_t seed,
                  Bot<State>& bot,
                  Regressions& regressions) {
  State state({2, side});
  Rng noise = Rng::For(seed, Rng::Use::kPlayout, 0);
  std::array<std::array<Regression::Sample, 2>, kStages> samples;
  std::size_t steps = 0;
  while (state.Turn() != kNobody) {
    if (state.Turn() == kDealer) {
      if (state.round() > 1) {
        for (int seat = 0; seat < 2; ++seat) {
          auto& sample = samples[static_cast<std::size_t>(state.round() - 2)]
                                [static_cast<std::size_t>(seat)];
          sample.score = state.board(seat).score;
          Look(state.board(seat), side, state.bonus(state.round()),
               seat == state.starter(), [&](int feature, int amount) {
                 sample.features.emplace_back(feature, amount);
               });
        }
      }
      Rng luck = Rng::For(seed, Rng::Use::kDeal, steps++);
      state.Apply(state.Draw(luck));
    } else if (noise.Below(100) < static_cast<std::uint32_t>(options.noise)) {
      state.RandomStep(noise);
    } else {
      state.Play(bot.Choose(state, BotLuck(seed, steps++), {}));
    }
  }
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    for (int seat = 0; seat < 2; ++seat) {
      const auto& sample = samples[stage][static_cast<std::size_t>(seat)];
      regressions[stage].Add(sample, state.Score(seat) - sample.score);
    }
  }
}

Regressions LearnSide(const Options& options, Side side, Streams& streams) {
  std::vector<Regressions> parts(static_cast<std::size_t>(options.threads),
                                 Regressions(kStages));
  std::atomic<std::int64_t> next = 0;
  std::vector<std::jthread> threads;
  for (Regressions& part : parts) {
    threads.emplace_back([&] {
      const auto bot = BotCalled<State>(options.bot);
      for (std::int64_t game = next++; game < options.games; game = next++) {
        PlayAndLearn(
            options, side,
            options.seed.value_or(kSeed) + static_cast<std::uint64_t>(game),
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

int Learn(const Options& options, Streams& streams) {
  BotCalled<State>(options.bot);  // refuses what does not exist
  OutputFile file(options.out, streams);
  file.Write(
      "// Learned weights of Sintra's evaluation, in hundredths of a point.\n"
      "// Made by: glazier learn --games " +
      std::to_string(options.games) + " --bot " + options.bot + " --noise " +
      std::to_string(options.noise) + " --seed " +
      std::to_string(options.seed.value_or(kSeed)) +
      "\n// with the weights that were here before; see docs/bots.md.\n"
      "#pragma once\n\n#include <array>\n#include <cstdint>\n\n"
      "#include \"engine/sintra/features.hpp\"\n\n"
      "namespace glazier::sintra {\n\n// clang-format off\n"
      "/// @brief By side, rounds played (1-5) and feature.\n"
      "inline constexpr std::array<\n"
      "    std::array<std::array<std::int16_t, feature::kCount>, kRounds - "
      "1>,\n    2>\n    kWeights = {{\n");
  std::string spreads;
  for (const Side side : {Side::kA, Side::kB}) {
    file.Write("{{\n");
    spreads += '{';
    for (const Regression& stage : LearnSide(options, side, streams)) {
      std::string line = "{";
      const auto weights = stage.Solve();
      spreads += std::to_string(std::lround(stage.Spread(weights) * 100)) + ',';
      for (const double weight : weights) {
        const std::string number =
            std::to_string(std::lround(weight * 100)) + ',';
        if (line.size() + number.size() > 79) {
          file.Write(line + '\n');
          line.clear();
        }
        line += number;
      }
      file.Write(line + "},\n");
    }
    file.Write("}},\n");
    spreads += "},\n";
  }
  file.Write(
      "}};\n\n/// @brief How far the difference of two palaces is from "
      "what these say.\ninline constexpr int kSpreads[2][kRounds - 1] = "
      "{\n" +
      spreads + "};\n// clang-format on\n\n}  // namespace glazier::sintra\n");
  file.Finish();
  return 0;
}

}  // namespace

void AddLearn(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "learn", "Make the weights of an evaluation from bots' games",
      "Examples:\n  glazier learn --games 20000 --bot hard:200 --noise 5\n"
      "  glazier learn river --games 20000 --bot medium --noise 2",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return options->game == river::State::kName
                     ? LearnRiver(*options, streams)
                     : Learn(*options, streams);
        };
      });
  AddText(command, "GAME", options->game,
          "Which game: " + Join(GameNames()) + " (default sintra)",
          GameNames());
  AddNumber(command, "--games", options->games, 100, 100'000'000,
            "Games for each side (default 100000)");
  AddText(command, "--bot", options->bot, "Who plays (default greedy)");
  AddNumber(command, "--noise", options->noise, 0, 100,
            "Random moves in a hundred (default 10)");
  AddSeed(command, options->seed);
  AddNumber(command, "--threads", options->threads, 1, 256,
            "How many games at a time (default 1)");
  AddText(command, "--out", options->out, "File to write (default -)");
}

}  // namespace glazier
