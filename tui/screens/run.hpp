// SPDX-License-Identifier: MIT
// The one door to the screens: everything from the first frame to the exit.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "tui/screens/keeper.hpp"
#include "tui/terminal/await.hpp"
#include "tui/terminal/capabilities.hpp"

namespace glazier::tui {

class Stage;
class View;

/// @brief What the command line asked for.
struct TuiOptions {
  enum class Start {
    kMenu,    ///< the start screen
    kGame,    ///< straight into a new game, as the settings say
    kResume,  ///< straight into `record`, to play on
    kReplay,  ///< look at `record`
  };
  Start start = Start::kMenu;
  std::string record;  ///< the text of a record; kResume and kReplay
  std::string name;    ///< what it is called: its file name
  /// Settings that hold for this run only, on top of the remembered ones:
  /// lines of "key=value" as ReadSettings takes them, for instance
  /// "players=3\nseat1=human Ana\nside=B\nseed=7\npace=fast\npalette=deutan".
  std::string overrides;
  Capabilities terminal;
  /// Above the start screen: what to open instead of the above.
  std::function<std::unique_ptr<View>(Stage&)> opening = nullptr;
  /// Instead of all that: another first screen.
  std::function<std::unique_ptr<View>(Stage&)> first = nullptr;
  /// When the program must end if no event follows `last_event`. Asked after
  /// every event.
  std::function<TimePoint(TimePoint last_event)> end = nullptr;
};

/// @brief Runs until the player leaves. Returns the exit status: 0, or
/// 128 + the signal that ended it. The terminal is always restored.
int RunTui(const TuiOptions& options, Keeper& keeper);

}  // namespace glazier::tui
