// SPDX-License-Identifier: MIT
// What the learning of every game's evaluation shares.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/command.hpp"
#include "app/cli/output_file.hpp"

namespace glazier {

struct LearnOptions {
  std::string game = "sintra";
  std::int64_t players = 2;  ///< of Sintra; other games choose their own
  std::int64_t games = 100'000;
  std::string bot = "greedy";
  std::int64_t noise = 10;
  std::optional<std::uint64_t> seed;
  std::int64_t threads = 1;
  std::string out = "-";
  std::string chances;  ///< "fit" or "check" those of Sintra, no weights
};

/// @brief Far from the seeds used in matches.
inline constexpr std::uint64_t kLearnSeed = 1'000'000;

/// @brief The first line of every source file, also of the weights.
inline constexpr std::string_view kLicenceLine =
    "// SPDX-License-Identifier: MIT\n";

/// @brief Writes how sure Sintra's evaluation is between two.
int LearnChances(const LearnOptions& options, Streams& streams);
/// @brief Writes how often the chances shown came true, by tenths.
int CheckChances(const LearnOptions& options, Streams& streams);

/// @brief Write the weights of a game (learn_sintra.cpp, learn_river.cpp,
/// learn_road.cpp).
int LearnSintra(const LearnOptions& options, Streams& streams);
int LearnRiver(const LearnOptions& options, Streams& streams);
int LearnRoad(const LearnOptions& options, Streams& streams);

}  // namespace glazier
