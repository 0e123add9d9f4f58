// SPDX-License-Identifier: MIT
// Every bot by name; included by the one file of a game that instantiates it.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/levels.hpp"
#include "engine/bots/simple.hpp"
#include "engine/bots/uct.hpp"

namespace glazier {

template <SearchableGame G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name) {
  using std::chrono_literals::operator""s;
  if (name == "random") {
    return std::make_unique<RandomBot<G>>();
  }
  if (name == "greedy") {
    return std::make_unique<GreedyBot<G>>();
  }
  const auto colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  std::optional<Budget> budget;
  if (colon != std::string_view::npos) {
    budget = Budget::Parse(name.substr(colon + 1));
    if (!budget) {
      return nullptr;
    }
  }
  if constexpr (CountedGame<G> && !HiddenGame<G>) {
    if (kind == "uct" && budget) {
      return std::make_unique<UctBot<G>>(*budget);
    }
  }
  const Level* const level = FindLevel<G>(kind);
  if (level == nullptr || (budget && level->positions == 0)) {
    return nullptr;
  }
  if (!budget && level->positions != 0) {
    budget = level->positions == kByTheClock
                 ? Budget::Time(1s)
                 : Budget::Nodes(static_cast<std::uint64_t>(level->positions));
  }
  return std::make_unique<LevelBot<G>>(*level, budget);
}

}  // namespace glazier
