// SPDX-License-Identifier: MIT
// The first row of River Valley's table, and the legend.
#include "tui/river/header.hpp"

#include <array>
#include <string>

namespace glazier::tui {

namespace {

std::string BagText(const river::Pieces& bag, int colour) {
  return river::kColourLetters[static_cast<std::size_t>(colour)] +
         std::to_string(bag.CountColour(colour));
}

std::string EndText(const river::State& state) {
  if (state.Turn() == kNobody) {
    return "the game is over";
  }
  switch (state.end()) {
    case river::End::kRound:
      return "LAST ROUND, then one turn each";
    case river::End::kLast:
      return "LAST TURN: place and gather";
    default:
      return "";
  }
}

}  // namespace

void DrawHeader(Sheet& sheet, const Theme& theme, const river::State& state) {
  const Style title = theme.Of(Role::kTitle);
  sheet.Fill({0, 0, sheet.width(), 1}, title);
  const int colours = river::ColoursFor(state.players());
  int width = 0;
  for (int colour = 0; colour < colours; ++colour) {
    width += Columns(BagText(state.bag(), colour)) + 1;
  }
  int x = sheet.width() - width;
  for (int colour = 0; colour < colours; ++colour) {
    x = sheet.Put(x, 0, BagText(state.bag(), colour), theme.Glass(colour)) + 1;
  }
  const std::string bag = "bag " + std::to_string(state.bag().Total()) + ' ';
  const int left = sheet.width() - width - Columns(bag);
  sheet.Put(left, 0, bag, title);
  x = sheet.Put(1, 0, "RIVER VALLEY", title) + 2;
  const std::string end = EndText(state);
  if (!end.empty()) {
    sheet.PutIn(x, 0, left - x - 1, end, theme.Of(Role::kTurn));
  }
}

void DrawLegend(Sheet& sheet, const Theme& theme, int x, int y, int players) {
  // Short, and with the letter in each of them.
  constexpr std::array<std::string_view, river::kColours> kWords = {
      "White", "Purple", "Light blue", "Dark blue", "Mint",
      "Green", "Yellow", "Orange",     "blacK"};
  for (int colour = 0; colour < river::ColoursFor(players); ++colour) {
    x = sheet.Put(x, y, kWords[static_cast<std::size_t>(colour)],
                  theme.Glass(colour)) +
        1;
  }
}

}  // namespace glazier::tui
