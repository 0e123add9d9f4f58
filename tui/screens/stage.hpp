// SPDX-License-Identifier: MIT
// The stack of screens, of which the player sees the topmost.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tui/screens/keeper.hpp"
#include "tui/screens/settings.hpp"
#include "tui/screens/view.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief Shows views and gives them what they all need: the keeper, the
/// settings and the theme. A view may leave or push another one while it
/// handles an event; it stays alive until the event is done.
class Stage {
 public:
  /// @brief `overrides` hold on top of the remembered settings, for this run
  /// only.
  Stage(Keeper& keeper,
        const Capabilities& terminal,
        std::string_view overrides);

  Keeper& keeper() { return keeper_; }
  const Settings& settings() const { return settings_; }
  /// @brief The theme of the menus, and that of a game with its own panes.
  const Theme& theme() const { return theme_; }
  const Theme& ThemeOf(std::span<const PaneLook> panes);
  const Capabilities& terminal() const { return terminal_; }
  /// @brief Changes the settings, remembers what was changed and repaints.
  void Change(const Settings& settings);

  // Going from screen to screen.
  void Push(std::unique_ptr<View> view);
  void Pop();
  void Replace(std::unique_ptr<View> view);
  /// @brief Back to the first screen, which stays.
  void Home();
  void Quit() { done_ = true; }
  /// @brief Whether nothing is left to show, or the player wants to leave.
  bool done() const { return done_ || views_.empty(); }
  /// @brief Takes all screens down: bots stop thinking.
  void Clear();

  /// @brief The terminal takes a picture more slowly than they are made: there
  /// is no motion for a while.
  void FallBehind(TimePoint now);
  bool SlowLine() const { return now_ < slow_until_; }

  /// @brief A warning for the player, shown until a key.
  void Warn(const std::string& warning);
  const std::string& warning() const { return warning_; }

  ftxui::Element Render(Size size);
  bool OnEvent(const ftxui::Event& event);
  bool Tick(TimePoint now);
  Await Awaits() const;
  View* top() { return views_.empty() ? nullptr : views_.back().get(); }

 private:
  void Settle();

  Keeper& keeper_;
  Capabilities terminal_;
  Settings remembered_;  // without the overrides
  Settings settings_;
  Theme theme_;
  std::map<const PaneLook*, Theme> themes_;  // of games, made when asked for
  std::vector<std::unique_ptr<View>> views_;
  std::vector<std::unique_ptr<View>> leaving_;
  std::string warning_;
  TimePoint now_ = Await::kNow;  // of the last tick
  TimePoint slow_until_ = Await::kNow;
  bool too_small_ = false;  // the window, when it was last drawn
  bool done_ = false;
};

}  // namespace glazier::tui
