// SPDX-License-Identifier: MIT
// What the help says about Sintra.
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {

const GameWords GameUi<sintra::State>::kWords = {
    "all moves instead of the other palace",
    "the patterns table: every colour in its own place",
    "A strip whose five spaces are full fills its window: "
    "points of that window and of all windows right of it that "
    "hold a pane, and a bonus for each pane of the round's "
    "colour. Broken panes cost points, more and more. After "
    "six rounds side A counts ornaments, side B finished "
    "windows times the best colour.",
    "Six rounds are over; the palaces are counted.",
    "F3O>5",
    "<",
    "glazier back",
};

HelpLines GameUi<sintra::State>::AboutChoice(const SintraChooser& chooser) {
  if (chooser.Typing()) {
    return {
        {"", "Now: type a move", true},
        {"F3O>5", "orange from factory 3 onto strip 5"},
        {"CP>2=B", "pink from the centre completes strip 2; keep blue"},
        {"F1G>x", "green from factory 1; nothing fits, all break"},
        {"<", "the glazier back"},
        {"Enter", "play it; lower case works"},
        {"Esc", "close the line"},
    };
  }
  switch (chooser.kind()) {
    case SintraPick::kSource:
      return {
          {"", "Now: choose where to take panes", true},
          {"",
           "Take all panes of one colour from a factory or the centre. "
           "What is left on a factory moves to the centre."},
          {"1-9", "a factory"},
          {"c or 0", "the centre"},
          {"arrows, hjkl", "move the cursor"},
          {"Enter", "accept what the cursor is on"},
          {"<", "instead: send the glazier back to the leftmost strip"},
          {":", "type a whole move, such as F3O>5"},
      };
    case SintraPick::kColour:
      return {
          {"", "Now: choose the colour", true},
          {"", "You take every pane of that colour that lies there."},
          {"o p y b g", "orange, pink, yellow, blue, green"},
          {"Left/Right", "the colour before or after"},
          {"Enter", "accept"},
          {"Esc", "back to the factories"},
      };
    case SintraPick::kStrip:
      return {
          {"", "Now: choose the strip", true},
          {"",
           "Only strips under the glazier or right of it, with an empty "
           "space of the colour. Panes that find no space break. The "
           "glazier moves above the strip."},
          {"1-8", "the strip"},
          {"Left/Right", "the next strip that takes the panes"},
          {"x", "let them all break, when no strip takes any"},
          {"Enter", "play the move that the preview shows"},
          {"Esc", "back to the colours"},
      };
    case SintraPick::kKeep:
      return {
          {"", "Now: choose the pane to keep", true},
          {"",
           "The strip is complete. One of its panes goes into the window "
           "below it; on side B its colour counts at the end."},
          {"o p y b g", "the colour to keep"},
          {"Enter", "play the move"},
          {"Esc", "back to the strips"},
      };
    case SintraPick::kBack:
      return {
          {"", "Now: the glazier's way back", true},
          {"",
           "The glazier goes above your leftmost strip. That is your "
           "whole turn."},
          {"Enter", "send the glazier back"},
          {"Esc", "do something else"},
      };
    default:
      return {};
  }
}

}  // namespace glazier::tui
