// Every bot by name.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/levels.hpp"
#include "engine/bots/simple.hpp"
#include "engine/bots/uct.hpp"

namespace glazier {

/// @brief The names MakeBot knows, weakest first.
inline std::vector<std::string_view> BotNames() {
  return {"random", "beginner", "easy", "greedy", "medium", "hard", "master"};
}

/// @brief Whom a newcomer meets first: beaten by anybody who pays attention.
inline constexpr std::string_view kDefaultBot = "easy";

/// @brief Who gives tips: strong, and immediate.
inline constexpr std::string_view kAdviser = "hard";

/// @brief A bot by name, or null if there is none of that name. Bots that look
/// ahead take a budget after a colon: "master:2s", "hard:5k", "uct:1000".
template <Searchable G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name) {
  using std::chrono_literals::operator""s;
  const auto colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  if (colon != std::string_view::npos) {
    const auto budget = Budget::Parse(name.substr(colon + 1));
    if (!budget) {
      return nullptr;
    }
    if (kind == "uct") {
      return std::make_unique<UctBot<G>>(*budget);
    }
    if (kind == "hard" || kind == "master") {
      return std::make_unique<SearchBot<G>>(*budget);
    }
    return nullptr;
  }
  if (name == "random") {
    return std::make_unique<RandomBot<G>>();
  }
  if (name == "beginner") {
    return std::make_unique<CarelessBot<G>>(25);
  }
  if (name == "easy") {
    return std::make_unique<CarelessBot<G>>(60);
  }
  if (name == "greedy") {
    return std::make_unique<GreedyBot<G>>();
  }
  if (name == "medium") {
    return std::make_unique<ThoughtfulBot<G>>(100);
  }
  if (name == "hard") {
    return std::make_unique<SearchBot<G>>(Budget::Nodes(5'000));
  }
  if (name == "master") {
    return std::make_unique<SearchBot<G>>(Budget::Time(1s));
  }
  return nullptr;
}

}  // namespace glazier
