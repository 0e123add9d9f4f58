// Every bot by name.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief The names MakeBot knows, weakest first.
inline std::vector<std::string_view> BotNames() {
  return {"random", "beginner", "easy", "greedy", "medium", "hard", "master"};
}

/// @brief Whom a newcomer meets first: beaten by anybody who pays attention.
inline constexpr std::string_view kDefaultBot = "easy";

/// @brief A bot by name, or null if there is none of that name. Bots that look
/// ahead take a budget after a colon: "master:2s", "hard:5k", "uct:1000".
/// Each game compiles it once, in its bots.cpp (make_bot.hpp).
template <SearchableGame G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name);

}  // namespace glazier
