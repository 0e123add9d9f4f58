// SPDX-License-Identifier: MIT
// The saved games: to continue or to look at.
#include "tui/screens/saved_games.hpp"

#include "engine/table/record.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/keys.hpp"

namespace glazier::tui {

SavedGamesView::SavedGamesView(Stage& stage) : MenuView(stage) {
  SavedGamesView::Fill();
}

void SavedGamesView::Fill() {
  constexpr std::size_t kMostShown = 200;
  games_ = stage().keeper().ListGames();
  std::vector<Form::Row> rows;
  for (const KeptGame& game : games_) {
    rows.push_back({.label = game.title,
                    .hint = CleanText(game.name, kMostShown),
                    .enter = [this, game] { Open(game, game.over); }});
  }
  if (rows.empty()) {
    rows.push_back({.label = "No games yet",
                    .hint = "Every game you play is kept and listed here.",
                    .enter = [this] { stage().Pop(); }});
  }
  form().SetRows(std::move(rows));
}

void SavedGamesView::Open(const KeptGame& game, bool replay) {
  const auto record = stage().keeper().LoadGame(game.name);
  if (!record) {
    stage().Warn(record.why());
    return;
  }
  auto view = replay ? OpenReplay(stage(), game.name, *record)
                     : OpenGame(stage(), game.name, *record);
  if (!view) {
    stage().Warn(view.why());
    return;
  }
  stage().Push(std::move(*view));
}

bool SavedGamesView::OnOther(const ftxui::Event& event) {
  if (keys::Is(event, 'r') && !games_.empty()) {
    Open(games_[static_cast<std::size_t>(form().cursor())], true);
    return true;
  }
  return false;
}

KeyHints SavedGamesView::Hints() const {
  return {{"Up/Down", "move"},
          {"Enter", "go on, or look at it"},
          {"r", "look at it"},
          {"Esc", "back"}};
}

}  // namespace glazier::tui
