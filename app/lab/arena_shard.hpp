// SPDX-License-Identifier: MIT
// A part of a match, played on one machine of several, and the whole of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/options.hpp"
#include "app/lab/arena_games.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief I/N: of all deals every N-th, from the I-th on.
struct Shard {
  std::int64_t part = 1;
  std::int64_t parts = 1;

  static std::optional<Shard> Parse(std::string_view text);
};

/// @brief A match, or the part of it that a shard has played, deal by deal. The
/// numbers are written with all their digits: added up in the order of their
/// seeds, they give what one run gives.
struct PlayedDeals {
  std::string game;
  std::string rules;  ///< the game's options
  std::uint64_t seed = 1;
  std::int64_t deals = 0;  ///< of the whole match
  Words bots;
  Words named;  ///< the bots with their budgets
  Words sprt;
  std::vector<std::pair<std::int64_t, DealResult>> results;  ///< by number

  std::string Json() const;
  static Outcome<PlayedDeals> Read(const std::filesystem::path& path);
};

/// @brief The shards of one match as the whole: every deal once, in order.
Outcome<PlayedDeals> MergeShards(const Words& paths);

/// @brief The deals added up, as far as SPRT lets them.
Standing StandingOf(const PlayedDeals& match);

}  // namespace glazier
