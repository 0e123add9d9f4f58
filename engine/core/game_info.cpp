// SPDX-License-Identifier: MIT
// Choices of players and options as text.
#include "engine/core/game_info.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace glazier {
namespace {

std::string_view ValueOf(const GameOption& option, std::uint8_t index) {
  return index < option.values.size() ? option.values[index] : option.solo;
}

/// The index of an option's value, or why it has none.
Outcome<std::uint8_t> ParseValue(const GameOption& option,
                                 std::string_view text,
                                 int players) {
  const std::string start = "the " + std::string(option.name) + " is ";
  if (option.IsFixed(players)) {
    return text == option.solo
               ? Outcome<std::uint8_t>(
                     static_cast<std::uint8_t>(option.values.size()))
               : Refusal{start + std::string(option.solo) +
                         " for one player, not " + Quoted(text)};
  }
  const auto found =
      std::find(option.values.begin(), option.values.end(), text);
  if (found == option.values.end()) {
    return Refusal{start + ValuesText(option) + ", not " + Quoted(text)};
  }
  return static_cast<std::uint8_t>(found - option.values.begin());
}

std::string_view KeyOf(std::string_view word) {
  return word.substr(0, word.find('='));
}

std::string_view ValueOf(std::string_view word) {
  const std::string_view key = KeyOf(word);
  return key == word ? "" : word.substr(key.size() + 1);
}

}  // namespace

std::string ValuesText(const GameOption& option) {
  std::string list;
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    list += i == 0 ? "" : i + 1 == option.values.size() ? " or " : ", ";
    list += option.values[i];
  }
  return list;
}

GameChoices DefaultChoices(const GameInfo& info, int players) {
  GameChoices choices{players, {}};
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const GameOption& option = info.options[i];
    choices.values[i] = static_cast<std::uint8_t>(
        option.IsFixed(players) ? option.values.size() : 0);
  }
  return choices;
}

std::string ChoicesText(const GameInfo& info, const GameChoices& choices) {
  std::string text = "players=" + std::to_string(choices.players);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const GameOption& option = info.options[i];
    text += ' ';
    text += option.name;
    text += '=';
    text += ValueOf(option, choices.values[i]);
  }
  return text;
}

Outcome<GameChoices> ParseChoices(const GameInfo& info, std::string_view text) {
  const auto words = Split(Trim(text), ' ');
  int players = std::max(info.min_players, 2);
  for (const std::string_view word : words) {
    if (KeyOf(word) != "players") {
      continue;
    }
    const auto parsed =
        ParseNumber<int>(ValueOf(word), info.min_players, info.max_players);
    if (!parsed) {
      return Refusal{std::string(info.title) + " is for " +
                     std::to_string(info.min_players) + " to " +
                     std::to_string(info.max_players) + " players, not " +
                     Quoted(ValueOf(word))};
    }
    players = *parsed;
  }
  GameChoices choices = DefaultChoices(info, players);
  for (const std::string_view word : words) {
    if (KeyOf(word) == "players") {
      continue;
    }
    const auto option = std::find_if(info.options.begin(), info.options.end(),
                                     [word](const GameOption& candidate) {
                                       return candidate.name == KeyOf(word);
                                     });
    if (option == info.options.end()) {
      return Refusal{"unknown option " + Quoted(word)};
    }
    const auto value = ParseValue(*option, ValueOf(word), players);
    if (!value) {
      return value.refusal();
    }
    choices.values[static_cast<std::size_t>(option - info.options.begin())] =
        *value;
  }
  return choices;
}

}  // namespace glazier
