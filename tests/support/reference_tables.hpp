// SPDX-License-Identifier: MIT
// Tables of the reference game laid out by hand, for its rule-book tests.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/support/reference_sintra.hpp"

namespace glazier::reference {

using Words = std::vector<std::string>;

// The strips of every player lie in the order of their list.
inline Setup PlainSetup(int players, char side) {
  const Words strips = {"OYOYO/BGPGB", "PBPBP/GOYOG", "YGYGY/OPBPO",
                        "BOBOB/PYGYP", "GPGPG/YBOBY", "OYBGO/BOPYB",
                        "PBGOP/GPYBG", "YGOPY/?OYB?"};
  Setup setup;
  setup.players = players;
  setup.side = side;
  setup.bonus = "GYPBOG";
  setup.strips.assign(static_cast<std::size_t>(players), strips);
  return setup;
}

// A two-player game in its first round with only these panes on the table.
// The centre holds the first player marker, seat 0 moves.
inline Game Table(char side,
                  const std::string& factory,
                  const std::string& centre) {
  Game game(PlainSetup(2, side));
  Position& table = game.Arrange();
  table.in_round = true;
  table.marker = kMarkerInCentre;
  table.factories[0] = factory;
  table.centre = centre;
  return game;
}

inline Player& Seat(Game& game, std::size_t seat) {
  return game.Arrange().players.at(seat);
}

inline Strip& StripAt(Game& game, std::size_t place) {
  return Seat(game, 0).strips.at(place - 1);
}

inline Window& WindowAt(Game& game, std::size_t place) {
  return Seat(game, 0).windows.at(place - 1);
}

inline void Remove(Strip& strip) {
  strip = Strip{true, "", "", "....."};
}

}  // namespace glazier::reference
