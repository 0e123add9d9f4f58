// The start screen.
#include "tui/screens/start.hpp"

#include "tui/screens/appearance.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/keys.hpp"
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
  const auto add = [&rows](std::string label, std::string hint,
                           std::function<void()> enter) {
    rows.push_back({.label = std::move(label),
                    .hint = std::move(hint),
                    .enter = std::move(enter)});
  };
  if (const auto game = stage().keeper().UnfinishedGame()) {
    add("Resume the last game", game->title,
        [this, name = game->name] { Resume(name); });
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
  add("Saved games", "Go on with a game, or look at one again.",
      [this] { stage().Push(std::make_unique<SavedGamesView>(stage())); });
  add("Statistics", "Games, wins, best scores.", [this] {
    stage().Push(std::make_unique<TextView>(stage(), "Statistics",
                                            stage().keeper().Statistics()));
  });
  add("Rules", "How the games are played, in ten minutes each.",
      [this] { stage().Push(std::make_unique<RulesView>(stage())); });
  add("Appearance", "Palette, letters or shapes, patterns, background.",
      [this] { stage().Push(std::make_unique<AppearanceView>(stage())); });
  add("Quit", "Every game is kept; leave whenever you like.",
      [this] { stage().Quit(); });
  const auto all = [this] {
    std::string text;
    for (const Form::Row& row : form().rows()) {
      text += row.label + '\n' + row.hint + '\n';
    }
    return text;
  };
  const std::string before = all();
  form().SetRows(std::move(rows));
  // Back from a game: on to it again. Back from elsewhere: where one was.
  if (all() != before) {
    form().MoveTo(0);
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

bool StartView::OnOther(const ftxui::Event& event) {
  if (keys::Is(event, 'q')) {
    stage().Quit();
    return true;
  }
  if (keys::Is(event, '?')) {
    stage().Push(std::make_unique<RulesView>(stage()));
    return true;
  }
  return false;
}

void RulesView::Fill() {
  std::vector<Form::Row> rows;
  for (const GameInfo* const game : kGames) {
    rows.push_back({.label = std::string(game->title),
                    .hint = std::string(game->about),
                    .enter = [this, game] {
                      stage().Push(std::make_unique<TextView>(
                          stage(), "Rules of " + std::string(game->title),
                          stage().keeper().Rules(game->name)));
                    }});
  }
  form().SetRows(std::move(rows));
}

KeyHints StartView::Hints() const {
  return {
      {"Up/Down", "move"}, {"Enter", "choose"}, {"?", "rules"}, {"q", "quit"}};
}

}  // namespace glazier::tui
