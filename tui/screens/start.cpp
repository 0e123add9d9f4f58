// SPDX-License-Identifier: MIT
// The start screen.
#include "tui/screens/start.hpp"

#include "tui/screens/appearance.hpp"
#include "tui/screens/friends.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/lessons.hpp"
#include "tui/screens/saved_games.hpp"
#include "tui/screens/setup.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {

StartView::StartView(Stage& stage) : MenuView(stage) {
  StartView::Fill();
}

void StartView::Fill() {
  stage().keeper().LeaveGame();
  std::vector<Form::Row> rows;
  // Permanent rows have numbers; rows that come and go have letters.
  char number = '1';
  const auto add = [&](std::string label, std::string hint,
                       std::function<void()> enter, char key = '\0') {
    rows.push_back({.label = std::move(label),
                    .hint = std::move(hint),
                    .enter = std::move(enter),
                    .key = key != '\0' ? key : number++});
  };
  const std::string_view first = kGames.front()->name;
  if (IsLessonOffered(stage().settings(), first)) {
    add(
        LessonTitle(first),
        "At the table, one idea after the other. The key x: not for me.",
        [this, first] { Learn(first); }, '0');
  }
  int resume = 0;  // where the cursor begins
  if (const auto game = stage().keeper().UnfinishedGame()) {
    resume = static_cast<int>(rows.size());
    add(
        "Resume the last game", game->title,
        [this, name = game->name] { Resume(name); }, 'r');
  }
  for (const GameInfo* const game : kGames) {
    if (game->min_players == 1) {
      add(std::string(game->title) + " alone",
          "For as many points as you can; 30 are outstanding.", [this, game] {
            stage().Push(
                NewGame(stage(), SoloSetup(stage().settings(), game->name)));
          });
    }
    add("Quick game of " + std::string(game->title), std::string(game->about),
        [this, game] {
          stage().Push(
              NewGame(stage(), QuickSetup(stage().settings(), game->name)));
        });
  }
  add("New game", "Seats for people and bots, seed, pace, and the rest.",
      [this] { stage().Push(std::make_unique<SetupView>(stage())); });
  if (Lobby* const friends = stage().keeper().Friends()) {
    add("Tables of friends", "Open a table, join one, or look on.",
        [this, friends] {
          stage().Push(std::make_unique<FriendsView>(stage(), *friends));
        });
  }
  add("Saved games", "Go on with a game, or look at one again.",
      [this] { stage().Push(std::make_unique<SavedGamesView>(stage())); });
  add("Learn and rules", "A lesson for every game, and the complete rules.",
      [this] { stage().Push(std::make_unique<LearnView>(stage())); });
  add("Appearance", "Palette, letters or shapes, patterns, background.",
      [this] { stage().Push(std::make_unique<AppearanceView>(stage())); });
  add(
      "Statistics", "Games, wins, best scores.",
      [this] {
        stage().Push(std::make_unique<TextView>(stage(), "Statistics",
                                                stage().keeper().Statistics()));
      },
      's');
  add(
      "Quit", "Every game is kept; leave whenever you like.",
      [this] { stage().Quit(); }, 'q');
  const auto all = [this] {
    std::string text;
    for (const Form::Row& row : form().rows()) {
      text += row.label + '\n' + row.hint + '\n';
    }
    return text;
  };
  const std::string before = all();
  form().SetRows(std::move(rows));
  // After a game the cursor is on that game; otherwise it stays where it was.
  if (all() != before) {
    form().MoveTo(resume);
  }
}

void StartView::Resume(const std::string& name) {
  const auto record = stage().keeper().LoadGame(name);
  if (!record) {
    stage().Warn(record.why());
    return;
  }
  auto view = OpenGame(stage(), name, *record);
  if (!view) {
    stage().Warn(view.why());
    return;
  }
  stage().Push(std::move(*view));
}

void StartView::Learn(std::string_view game) {
  stage().Push(
      OpenLesson(stage(), game, LessonStepOf(stage().settings(), game)));
}

bool StartView::OnOther(const ftxui::Event& event) {
  const std::string_view first = kGames.front()->name;
  if (keys::Is(event, 'x') && IsLessonOffered(stage().settings(), first)) {
    RememberLesson(stage(), first, kLessonLater);
    stage().Warn("Lessons stay under Learn and rules.");
    Fill();
    return true;
  }
  if (keys::Is(event, '?')) {
    stage().Push(std::make_unique<LearnView>(stage()));
    return true;
  }
  return false;
}

KeyHints StartView::Hints() const {
  return {
      {"Up/Down", "move"}, {"Enter", "choose"}, {"?", "learn"}, {"q", "quit"}};
}

}  // namespace glazier::tui
