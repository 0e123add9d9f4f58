// SPDX-License-Identifier: MIT
// The screen of a game: for the one file a game that instantiates it.
#pragma once

#include <utility>

#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/open.hpp"
#include "tui/screens/table/result_view.hpp"

namespace glazier::tui {

template <Game G>
std::unique_ptr<View> OpenSession(Stage& stage,
                                  std::shared_ptr<Session<G>> session) {
  if (session->table().Over()) {
    return std::make_unique<ResultView<G>>(stage, std::move(session),
                                           ResultView<G>::Show::kResult);
  }
  return std::make_unique<GameView<G>>(stage, std::move(session));
}

}  // namespace glazier::tui
