// SPDX-License-Identifier: MIT
// Spoken output of all games, and the check that every game has it.
#pragma once

#include "engine/games.hpp"
#include "engine/river/spoken.hpp"
#include "engine/road/spoken.hpp"
#include "engine/sintra/spoken.hpp"

namespace glazier {

template <Game... Gs>
constexpr bool AllAreSpoken(const GameList<Gs...>& /*games*/) {
  return (SpokenGame<Gs> && ...);
}
static_assert(AllAreSpoken(HouseGames{}), "include its spoken.hpp here");

}  // namespace glazier
