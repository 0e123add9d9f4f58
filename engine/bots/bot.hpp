// SPDX-License-Identifier: MIT
// Every bot by name.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief Whom a newcomer meets first, in every game: beaten by anybody who
/// pays attention.
inline constexpr std::string_view kDefaultBot = "coral";
/// @brief The last of every ladder, who thinks for a second or as it is told.
inline constexpr std::string_view kStrongestBot = "violet";

/// @brief A level by its name or by what it was called before; null if there is
/// none.
template <SearchableGame G>
const Level* FindLevel(std::string_view name) {
  for (const Level& level : G::Ladder()) {
    if (level.name == name || (!name.empty() && level.alias == name)) {
      return &level;
    }
  }
  return nullptr;
}

/// @brief The names MakeBot knows: two yardsticks, then the levels, weakest
/// first.
template <SearchableGame G>
std::vector<std::string_view> BotNames() {
  std::vector<std::string_view> names = {"random", "greedy"};
  for (const Level& level : G::Ladder()) {
    names.push_back(level.name);
  }
  return names;
}

/// @brief Whether a game has a bot of that name, with a budget or without.
template <SearchableGame G>
bool HasBot(std::string_view name) {
  const std::string_view kind = name.substr(0, name.find(':'));
  return kind == "random" || kind == "greedy" || FindLevel<G>(kind) != nullptr;
}

/// @brief A bot by name, or null if there is none of that name. Bots that look
/// ahead take a budget after a colon: "violet:2s", "pearl:5k", "uct:1000".
/// Each game compiles it once, in its bots.cpp (make_bot.hpp).
template <SearchableGame G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name);

}  // namespace glazier
