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
  constexpr const Levels& kLevels = G::kLevels;
  if (name == "beginner") {
    return std::make_unique<WeakBot<G>>(kLevels.beginner);
  }
  if (name == "easy") {
    return std::make_unique<WeakBot<G>>(kLevels.easy);
  }
  if (name == "medium") {
    return std::make_unique<MediumBot<G>>(kLevels.medium);
  }
  if (name == "hard") {
    return std::make_unique<SearchBot<G>>(Budget::Nodes(kLevels.hard_positions),
                                          kLevels.hard);
  }
  if (kind == "hard" || kind == "master") {
    return std::make_unique<SearchBot<G>>(budget.value_or(Budget::Time(1s)));
  }
  return nullptr;
}

}  // namespace glazier
