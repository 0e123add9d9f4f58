// SPDX-License-Identifier: MIT
// The list of all games: the only one. Menus, commands, completions, help and
// the tests over every game are generated from it.
#pragma once

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/river/words.hpp"
#include "engine/road/words.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {

/// @brief A list of games, as a type.
template <Game... Gs>
struct GameList {
  static constexpr std::array<const GameInfo*, sizeof...(Gs)> kInfos = {
      &Gs::kInfo...};

  /// @brief Calls `work.template operator()<G>()` for every game.
  template <class Work>
  static void ForEach(Work work) {
    (work.template operator()<Gs>(), ...);
  }

  /// @brief Calls `work.template operator()<G>()` for the game of that name,
  /// which must be one of the list, and returns its result.
  template <class Work>
  static auto With(std::string_view name, Work work) {
    return Find<Work, Gs...>(name, work);
  }

 private:
  template <class Work, class G, class... Rest>
  static auto Find(std::string_view name, Work& work) {
    if (name == G::kInfo.name) {
      return work.template operator()<G>();
    }
    if constexpr (sizeof...(Rest) > 0) {
      return Find<Work, Rest...>(name, work);
    }
    throw std::invalid_argument("there is no game " + std::string(name));
  }
};

using HouseGames = GameList<sintra::State, river::State, road::State>;

/// @brief What the menus know about the games, in the order of the list.
inline constexpr auto& kGames = HouseGames::kInfos;

inline std::vector<std::string> GameNames() {
  std::vector<std::string> names;
  for (const GameInfo* const game : kGames) {
    names.emplace_back(game->name);
  }
  return names;
}

/// @brief The game of that name, or null.
inline const GameInfo* FindGame(std::string_view name) {
  for (const GameInfo* const game : kGames) {
    if (game->name == name) {
      return game;
    }
  }
  return nullptr;
}

/// @brief The options of all games, each name once, in the order of the list.
inline std::vector<std::string> OptionNames() {
  std::vector<std::string> names;
  for (const GameInfo* const game : kGames) {
    for (const GameOption& option : game->options) {
      if (std::find(names.begin(), names.end(), option.name) == names.end()) {
        names.emplace_back(option.name);
      }
    }
  }
  return names;
}

/// @brief What an option is about, game by game, for help.
inline std::string OptionHelp(std::string_view name) {
  std::string help;
  for (const GameInfo* const game : kGames) {
    for (const GameOption& option : game->options) {
      if (option.name == name) {
        help += (help.empty() ? "" : "; ") + std::string(game->title) + ": " +
                ValuesText(option) + " (default " +
                std::string(option.values.front()) + "); " +
                std::string(option.about);
      }
    }
  }
  return help;
}

/// @brief Calls `work` with the type of the game of that name.
template <class Work>
auto WithGame(std::string_view name, Work work) {
  return HouseGames::With(name, work);
}

}  // namespace glazier
