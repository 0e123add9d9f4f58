// SPDX-License-Identifier: MIT
// Playing on from a position of a game that was looked at.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "engine/table/record.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"

namespace glazier::tui {

/// @brief Opens a new game that is identical to this one up to a move; the
/// record of this one is not touched. The same bots play; where only bots
/// played, the player takes the seat that is shown.
template <Game G>
void PlayOn(Stage& stage, const Session<G>& session, int moves, int seat) {
  if (HiddenGame<G> && !session.table().Over()) {
    stage.Warn("This game is not over: its secrets stay hidden.");
    return;
  }
  Table<G> copy = session.table();
  while (copy.steps() > static_cast<std::size_t>(moves)) {
    copy.Undo();
  }
  if (copy.Over()) {
    stage.Warn("The game is over here: step back to play on.");
    return;
  }
  // Through its text, so that nothing that happened later remains.
  auto table = ReadRecord<G>(WriteRecord(copy));
  const auto& seats = table->seats();
  if (std::none_of(seats.begin(), seats.end(),
                   [](const Seat& each) { return each.IsHuman(); })) {
    const auto index = static_cast<std::size_t>(seat);
    table->Sit(index, {"human", seats[index].name});
  }
  std::string name =
      stage.keeper().NewGameName(G::kInfo.name, session.table().seed());
  const auto local = std::make_shared<LocalSession<G>>(
      stage.keeper(), std::move(*table), std::move(name));
  local->Keep();
  stage.Push(std::make_unique<GameView<G>>(stage, local));
  stage.Warn("A new game from here on; the record stays as it is.");
}

}  // namespace glazier::tui
