// SPDX-License-Identifier: MIT
// What the help says about River Valley.
#include "tui/river/game_ui.hpp"

namespace glazier::tui {

const GameWords GameUi<river::State>::kWords = {
    "all moves instead of the other glassworks",
    "the shapes beside the digits",
    "Every row counts what it has from the left without a gap: 1 2 4 7 11 16 "
    "22 for 1 to 7 pieces. The two tallest columns count their height times "
    "their number, from a height of 2 on. Every piece in the overflow costs "
    "3. Seventeen pieces in a glassworks start the end: the round is "
    "finished, then everybody has one last turn, to place and gather.",
    "The last turns are over; the glassworks are counted.",
    "W3>3-5",
    "Space",
    "mark",
};

namespace {

/// What the letters and digits on the glass stand for.
const HelpLines kGlass = {
    {"", ""},
    {"", "The glass", true},
    {"W P L D", "white, purple, light blue, dark blue"},
    {"M G Y O K", "mint (light green), dark green, yellow, orange, black"},
    {"1 2 3", "circle, triangle, square"},
    {"4 5 6", "hexagon, heart, drop"},
};

HelpLines AboutStep(const RiverChooser& chooser) {
  if (chooser.Typing()) {
    return {
        {"", "Now: type a move", true},
        {"W3>3-5", "W3 on tile 3, gather tile 5"},
        {"W4+P4>2-1:L", "a pair on tile 2, gather tile 1; L gets a column"},
        {"~W3", "draw, W3 stays in the lake; ~ alone takes all"},
        {"~W3!P2!K1", "the same; P2 and K1 go to the overflow"},
        {"Enter", "play it; lower case works"},
        {"Esc", "close the line"},
    };
  }
  switch (chooser.AtStart() ? RiverPick::kPieces : chooser.kind()) {
    case RiverPick::kPieces:
      return {
          {"", "Now: place glass, or draw from the lake", true},
          {"",
           "One piece goes on the tile of its shape; two of one shape go on "
           "any tile. Then you gather everything from a neighbouring tile: "
           "its colours go into your glassworks. Or draw four pieces from the "
           "lake into your satchel, which holds five."},
          {"a-e", "a piece of your satchel; a second one makes a pair"},
          {"1-6", "the tile for it; with one piece, the tile to gather"},
          {"v-z", "draw; this piece stays in the lake"},
          {"arrows, hjkl", "move the cursor; up: to the lake"},
          {"Space", "mark the piece the cursor is on"},
          {"Enter", "accept what is marked or under the cursor"},
          {":", "type a whole move, such as W3>3-5"},
      };
    case RiverPick::kTile:
      return {
          {"", "Now: choose the tile for the pair", true},
          {"", "Two pieces of one shape may go on any tile."},
          {"1-6", "the tile"},
          {"Left/Right", "the next tile of the river"},
          {"Enter", "accept"},
          {"Esc", "back to the satchel"},
      };
    case RiverPick::kGather:
      return {
          {"", "Now: choose the neighbour to gather", true},
          {"",
           "You take all its glass. Each colour has a column of its own; a "
           "new one gets the leftmost empty column. What finds no room goes "
           "to the overflow. The emptied tile moves to the river's start and "
           "gets as many new pieces as its neighbour there has stones (o)."},
          {"1-6", "the neighbour"},
          {"Left/Right", "the other neighbour"},
          {"Enter", "play the move that the preview shows"},
          {"Esc", "step back"},
      };
    case RiverPick::kColumn:
      return {
          {"", "Now: choose the order of the new colours", true},
          {"",
           "The columns further right count more, and rows count from the "
           "left: common colours first, rare ones last, say many."},
          {"w p l d ...", "the colour for the next column"},
          {"Left/Right", "another colour"},
          {"Enter", "accept; play when nothing is left to choose"},
          {"Esc", "step back"},
      };
    case RiverPick::kLeave:
      return {
          {"", "Now: draw from the lake", true},
          {"",
           "Four pieces go into your satchel, one stays. What the satchel "
           "cannot hold beyond five goes to the overflow: you choose which."},
          {"v-z", "this piece stays in the lake"},
          {"Enter", "draw"},
          {"Esc", "step back"},
      };
    case RiverPick::kSpill:
      return {
          {"", "Now: choose what goes to the overflow", true},
          {"", "A satchel holds five pieces. Every other one costs 3 points."},
          {"a-e, v-y", "a piece for the overflow"},
          {"Left/Right", "another piece"},
          {"Enter", "accept; play when five are left"},
          {"Esc", "step back"},
      };
    case RiverPick::kPass:
      return {
          {"", "Now: pass", true},
          {"", "You have no glass, and there is none to be had."},
          {"Enter", "pass"},
      };
    default:
      return {};
  }
}

}  // namespace

HelpLines GameUi<river::State>::AboutChoice(const RiverChooser& chooser) {
  HelpLines lines = AboutStep(chooser);
  lines.insert(lines.end(), kGlass.begin(), kGlass.end());
  return lines;
}

}  // namespace glazier::tui
