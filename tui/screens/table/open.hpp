// SPDX-License-Identifier: MIT
// The screen of a game, whether local or remote.
#pragma once

#include <memory>

#include "tui/screens/stage.hpp"
#include "tui/screens/table/session.hpp"

namespace glazier::tui {

/// @brief The table, or the result of a game that is over. Made once per game
/// in tui/GAME/screens.cpp.
template <Game G>
std::unique_ptr<View> OpenSession(Stage& stage,
                                  std::shared_ptr<Session<G>> session);

}  // namespace glazier::tui
