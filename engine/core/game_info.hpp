// SPDX-License-Identifier: MIT
// A game's description as data: name, players and options. Menus, the command
// line, completions, settings and help are generated from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief The most seats of any game.
inline constexpr int kMaxSeats = 5;

/// @brief Something players agree on before a game, besides their number.
struct GameOption {
  std::string_view name;   ///< in records and on the command line: "side"
  std::string_view about;  ///< for help and the set-up screen
  std::span<const std::string_view> values;  ///< the first is the default
  /// The fixed value in a solo game; empty if the choice is the same there.
  std::string_view solo{};

  /// @brief Whether the option is fixed for this number of players.
  constexpr bool IsFixed(int players) const {
    return players == 1 && !solo.empty();
  }
};

inline constexpr std::size_t kMaxOptions = 2;

/// @brief A game as the menus show it.
struct GameInfo {
  std::string_view name;   ///< in commands, records and traces: "sintra"
  std::string_view title;  ///< "Sintra"
  std::string_view about;  ///< one line for the start screen
  int min_players = 2;
  int max_players = 4;
  std::span<const GameOption> options{};
};

/// @brief The chosen number of players and options. Values are indices into the
/// option's values, in the order of GameInfo::options; `values.size()` stands
/// for the solo value.
struct GameChoices {
  int players = 2;
  std::array<std::uint8_t, kMaxOptions> values{};

  friend bool operator==(const GameChoices&, const GameChoices&) = default;
};

/// @brief The default choices for a number of players.
GameChoices DefaultChoices(const GameInfo& info, int players);

/// @brief "A or B".
std::string ValuesText(const GameOption& option);

/// @brief "players=2 side=A": every option, in the order of the data.
std::string ChoicesText(const GameInfo& info, const GameChoices& choices);

/// @brief Reads ChoicesText; missing options get their default. A refusal names
/// the possible values.
Outcome<GameChoices> ParseChoices(const GameInfo& info, std::string_view text);

}  // namespace glazier
