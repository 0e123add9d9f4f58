// The games of the house by name: the one place that lists them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/river/state.hpp"
#include "engine/river/words.hpp"
#include "engine/sintra/state.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {

inline std::vector<std::string> GameNames() {
  return {std::string(sintra::State::kName), std::string(river::State::kName)};
}

/// @brief Calls `work.template operator()<Game>()` for the game of that name.
/// The name must be one of GameNames.
template <class Work>
auto WithGame(std::string_view name, Work work) {
  if (name == river::State::kName) {
    return work.template operator()<river::State>();
  }
  return work.template operator()<sintra::State>();
}

}  // namespace glazier
