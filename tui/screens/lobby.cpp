// SPDX-License-Identifier: MIT
// The lobby of a kiosk: a nickname, and where to go from here.
#include "tui/screens/lobby.hpp"

#include <algorithm>
#include <utility>

#include "tui/screens/appearance.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {
namespace {

constexpr auto kLookAgain = std::chrono::seconds(3);

void Enter(Stage& stage, const Lobby::Far& table) {
  if (table) {
    stage.Push(std::make_unique<WaitingView>(stage, *table));
  } else {
    stage.Warn(table.why());
  }
}

}  // namespace

LobbyView::LobbyView(Stage& stage, Lobby& lobby)
    : MenuView(stage), lobby_(lobby) {
  LobbyView::Fill();
}

void LobbyView::Go(const Lobby::Far& table) {
  Enter(stage(), table);
}

Form::Row LobbyView::NicknameRow() {
  return {.label = "Your nickname",
          .hint = "NAME#WORD keeps your seats from others of the same name.",
          .value = [this] { return lobby_.nickname(); },
          .type =
              [this](const std::string& text) {
                stage().Warn(lobby_.Enter(text));
                Fill();
              },
          .longest = 64};
}

/// Nobody plays without a name.
void LobbyView::FillDoor() {
  std::vector<Form::Row> rows = {NicknameRow()};
  rows.front().hint = "Enter, type a name for the others to see, Enter.";
  rows.push_back({.label = "Log off", .hint = "Goodbye.", .enter = [this] {
                    stage().Quit();
                  }});
  form().SetRows(std::move(rows));
}

void LobbyView::Fill() {
  if (lobby_.nickname().empty()) {
    FillDoor();
    return;
  }
  std::vector<Form::Row> rows;
  const auto add = [&rows](std::string label, std::string hint,
                           std::function<void()> enter) {
    rows.push_back({.label = std::move(label),
                    .hint = std::move(hint),
                    .enter = std::move(enter)});
  };
  for (const LobbyTable& table : lobby_.Tables()) {
    if (table.mine) {
      add("Back to table " + table.code, table.about,
          [this, code = table.code] { Go(lobby_.Join(code)); });
    }
  }
  for (const GameInfo* const game : kGames) {
    add("Quick game of " + std::string(game->title), std::string(game->about),
        [this, game] { Go(lobby_.Quick(game->name)); });
  }
  add("Tables", "Join somebody, or look on.",
      [this] { stage().Push(std::make_unique<TablesView>(stage(), lobby_)); });
  for (const GameInfo* const game : kGames) {
    rows.push_back({.label = "Open a table for " + std::string(game->title),
                    .hint = "Left and Right: how many players. Others see it "
                            "under Tables.",
                    .value =
                        [this, game] {
                          return std::to_string(std::clamp(
                              players_, game->min_players, game->max_players));
                        },
                    .turn =
                        [this, game](int step) {
                          players_ =
                              std::clamp(players_ + step, game->min_players,
                                         game->max_players);
                        },
                    .enter =
                        [this, game] {
                          Go(lobby_.Open(game->name,
                                         std::clamp(players_, game->min_players,
                                                    game->max_players)));
                        }});
  }
  add("Standings", "Who has won how often.", [this] {
    stage().Push(
        std::make_unique<TextView>(stage(), "Standings", lobby_.Standings()));
  });
  for (const GameInfo* const game : kGames) {
    add("Rules of " + std::string(game->title), "How it is played.",
        [this, game] {
          stage().Push(std::make_unique<TextView>(
              stage(), "Rules of " + std::string(game->title),
              stage().keeper().Rules(game->name)));
        });
  }
  add("Appearance", "Palette, letters or shapes, patterns, background.",
      [this] { stage().Push(std::make_unique<AppearanceView>(stage())); });
  rows.push_back(NicknameRow());
  add("Log off", "Your seats are kept.", [this] { stage().Quit(); });
  form().SetRows(std::move(rows));
}

KeyHints LobbyView::Hints() const {
  if (lobby_.nickname().empty()) {
    return {{"Up/Down", "move"}, {"Enter", "choose"}};
  }
  return {{"Up/Down", "move"}, {"Left/Right", "change"}, {"Enter", "choose"}};
}

TablesView::TablesView(Stage& stage, Lobby& lobby)
    : MenuView(stage), lobby_(lobby) {
  TablesView::Fill();
}

void TablesView::Fill() {
  tables_ = lobby_.Tables();
  std::vector<Form::Row> rows;
  for (const LobbyTable& table : tables_) {
    rows.push_back(
        {.label = table.code + "  " + table.about,
         .hint = table.mine   ? "Your seat is kept here."
                 : table.free ? "There is a free seat."
                              : "Every seat is taken: look on.",
         .enter = [this, watch = !table.mine && !table.free] { Go(watch); }});
  }
  if (rows.empty()) {
    rows.push_back({.label = "Nobody has opened a table",
                    .hint = "Open one yourself, or come back later.",
                    .enter = [this] { stage().Pop(); }});
  }
  form().SetRows(std::move(rows));
}

void TablesView::Go(bool watch) {
  if (!tables_.empty()) {
    const auto& code = tables_[static_cast<std::size_t>(form().cursor())].code;
    Enter(stage(), watch ? lobby_.Watch(code) : lobby_.Join(code));
  }
}

bool TablesView::Tick(TimePoint now) {
  if (!looked_) {
    looked_ = now;
  }
  if (now - *looked_ < kLookAgain) {
    return false;
  }
  looked_ = now;
  const auto labels = [this] {
    std::string text;
    for (const Form::Row& row : form().rows()) {
      text += row.label + '\n';
    }
    return text;
  };
  const std::string before = labels();
  Fill();
  return labels() != before;  // redraw only after a change
}

Await TablesView::Awaits() const {
  return {looked_ ? *looked_ + kLookAgain : Await::kNow};
}

bool TablesView::OnOther(const ftxui::Event& event) {
  if (keys::Is(event, 'w')) {
    Go(true);
    return true;
  }
  return false;
}

KeyHints TablesView::Hints() const {
  return {{"Up/Down", "move"},
          {"Enter", "sit down"},
          {"w", "look on"},
          {"Esc", "back"}};
}

}  // namespace glazier::tui
