// glazier learn: makes the evaluation's weights from games of bots.
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <thread>

#include "app/bots/called.hpp"
#include "app/command.hpp"
#include "app/games.hpp"
#include "app/options.hpp"
#include "engine/sintra/features.hpp"

namespace glazier {
namespace {

using sintra::Side;
using sintra::State;

struct Options {
  std::int64_t games = 100'000;
  std::string bot = "greedy";
  std::int64_t noise = 10;
  std::optional<std::uint64_t> seed;
  std::int64_t threads = 1;
  std::string out = "-";
};

/// Far from the seeds that matches are played with.
constexpr std::uint64_t kSeed = 1'000'000;
constexpr std::size_t kFeatures = sintra::feature::kCount;
constexpr std::size_t kStages = sintra::kRounds - 1;  ///< ends of rounds 1-5

/// Least squares: what a palace at a round's end still gained, by features.
class Regression {
 public:
  Regression() : squares_(kFeatures * kFeatures), sums_(kFeatures) {}

  struct Sample {
    std::vector<std::pair<int, int>> features;
    int score = 0;
  };

  void Add(const Sample& sample, int gain) {
    ++count_;
    gains_ += gain * gain;
    for (const auto& [i, a] : sample.features) {
      const auto row = static_cast<std::size_t>(i);
      sums_[row] += a * gain;
      for (const auto& [j, b] : sample.features) {
        squares_[row * kFeatures + static_cast<std::size_t>(j)] += a * b;
      }
    }
  }
  void Add(const Regression& other) {
    count_ += other.count_;
    gains_ += other.gains_;
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      squares_[i] += other.squares_[i];
    }
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      sums_[i] += other.sums_[i];
    }
  }

  /// How far the difference of two palaces lies from what the weights say,
  /// as a standard deviation, as if the two were independent.
  double Spread(const std::vector<double>& weights) const {
    double explained = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      explained += weights[i] * sums_[i];
    }
    return std::sqrt(2 * (gains_ - explained) / count_);
  }

  /// Cholesky's method; the ridge keeps what was rarely seen near 0.
  std::vector<double> Solve() const {
    constexpr double kRidge = 3;
    std::vector<double> lower = squares_;
    std::vector<double> x = sums_;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      lower[i * kFeatures + i] += kRidge;
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = lower[i * kFeatures + j];
        for (std::size_t k = 0; k < j; ++k) {
          sum -= lower[i * kFeatures + k] * lower[j * kFeatures + k];
        }
        lower[i * kFeatures + j] =
            i == j ? std::sqrt(sum) : sum / lower[j * kFeatures + j];
      }
      for (std::size_t k = 0; k < i; ++k) {
        x[i] -= lower[i * kFeatures + k] * x[k];
      }
      x[i] /= lower[i * kFeatures + i];
    }
    for (std::size_t i = kFeatures; i-- > 0;) {
      for (std::size_t k = i + 1; k < kFeatures; ++k) {
        x[i] -= lower[k * kFeatures + i] * x[k];
      }
      x[i] /= lower[i * kFeatures + i];
    }
    return x;
  }

 private:
  std::vector<double> squares_;
  std::vector<double> sums_;
  double gains_ = 0;
  double count_ = 0;
};

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
      app, "learn", "Make the weights of Sintra's evaluation from bots' games",
      "Example:\n  glazier learn --games 20000 --bot hard:200 --noise 5",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return Learn(*options, streams);
        };
      });
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
