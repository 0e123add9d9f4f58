// SPDX-License-Identifier: MIT
// Tables for friends on this machine: open one, join one, look on.
#include "tui/screens/friends.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace glazier::tui {

FriendsView::FriendsView(Stage& stage, Lobby& lobby)
    : MenuView(stage), lobby_(lobby) {
  FriendsView::Fill();
}

void FriendsView::Go(const Lobby::Far& table) {
  if (table) {
    stage().Push(std::make_unique<WaitingView>(stage(), *table));
  } else {
    stage().Warn(table.why());
  }
}

Form::Row FriendsView::OpenRow(const GameInfo& game) {
  // A table for one needs no friends.
  const int fewest = std::max(2, game.min_players);
  const auto players = [this, &game, fewest] {
    return std::clamp(players_, fewest, game.max_players);
  };
  return {.label = "Open a table for " + std::string(game.title),
          .hint = "Left and Right: how many players. Bots can fill it up.",
          .value = [players] { return std::to_string(players()) + " players"; },
          .turn =
              [this, &game, fewest, players](int step) {
                players_ =
                    std::clamp(players() + step, fewest, game.max_players);
              },
          .enter = [this, &game,
                    players] { Go(lobby_.Open(game.name, players())); }};
}

void FriendsView::Fill() {
  std::vector<Form::Row> rows;
  rows.push_back({.label = "Open tables",
                  .hint = "Join one of them, or look on.",
                  .enter = [this] {
                    stage().Push(std::make_unique<TablesView>(stage(), lobby_));
                  }});
  const auto code = [this](std::string label, std::string hint, bool watch) {
    return Form::Row{.label = std::move(label),
                     .hint = std::move(hint),
                     .value = [] { return std::string(); },
                     .type =
                         [this, watch](const std::string& typed) {
                           const std::string word(Trim(typed));
                           Go(watch ? lobby_.Watch(word) : lobby_.Join(word));
                         }};
  };
  rows.push_back(code("Join by its code",
                      "Enter, then the code that your friend sees.", false));
  rows.push_back(
      code("Look on by its code", "The same, without a seat.", true));
  for (const GameInfo* const game : kGames) {
    rows.push_back(OpenRow(*game));
    rows.back().apart = game == kGames.front();
  }
  rows.push_back(
      {.label = "Who may come",
       .hint = "To the tables that you open. Left and Right: choose.",
       .value = [this] { return lobby_.Audience(); },
       .turn = [this](int step) { lobby_.TurnAudience(step); }});
  form().SetRows(std::move(rows));
}

}  // namespace glazier::tui
