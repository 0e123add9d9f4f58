// SPDX-License-Identifier: MIT
// The keys that work in every turn.
#include "tui/table/action.hpp"

namespace glazier::tui {

// Capitals, [ and Escape are left alone: on a slow line an arrow key can
// arrive as Escape, [ and a capital.
TableAsk TableKey(const ftxui::Event& event) {
  using Kind = TableAsk;
  using ftxui::Event;
  if (event == Event::Tab) {
    return Kind::kNextSeat;
  }
  if (event == Event::TabReverse) {
    return Kind::kPrevSeat;
  }
  if (event == Event::PageUp) {
    return Kind::kStepBack;
  }
  if (event == Event::PageDown) {
    return Kind::kStepForward;
  }
  if (event == Event::Home) {
    return Kind::kStepFirst;
  }
  if (event == Event::End) {
    return Kind::kStepLast;
  }
  if (!event.is_character() || event.character().size() != 1) {
    return Kind::kIgnored;
  }
  switch (event.character()[0]) {
    case 'u':
      return Kind::kUndo;
    case 'r':
      return Kind::kRedo;
    case 't':
      return Kind::kTip;
    case '?':
      return Kind::kHelp;
    case 'q':
      return Kind::kMenu;
    case 'i':
      return Kind::kInfo;
    case '/':
      return Kind::kLabels;
    case 'n':
      return Kind::kPatterns;
    case 'm':
      return Kind::kLog;
    default:
      return Kind::kIgnored;
  }
}

}  // namespace glazier::tui
