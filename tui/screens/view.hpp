// SPDX-License-Identifier: MIT
// One screen of the program.
#pragma once

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "tui/terminal/await.hpp"
#include "tui/terminal/tty.hpp"

namespace glazier::tui {

/// @brief The smallest window the game is made for.
inline constexpr Size kSmallest = {80, 24};

/// @brief A screen: draws itself into a size, takes keys, and may change as
/// time passes. The stage shows the topmost of a stack of them.
class View {
 public:
  virtual ~View() = default;

  virtual ftxui::Element Render(Size size) = 0;
  /// @brief Returns whether the event meant something here.
  virtual bool OnEvent(const ftxui::Event& event) = 0;
  /// @brief Called after every event, and when something awaited may have
  /// happened. True if something changed since the last call.
  virtual bool Tick(TimePoint /*now*/) { return false; }
  /// @brief What it waits for besides events: asked after every Tick.
  virtual Await Awaits() const { return {}; }
  /// @brief Below this size the stage asks for a larger window instead.
  virtual Size Needs() const { return kSmallest; }
  /// @brief Whether it shows the stage's warning itself, in a place of its own.
  virtual bool Warns() const { return false; }
  /// @brief Called when it is on top again.
  virtual void OnShown() {}
};

}  // namespace glazier::tui
