// The tables of all games by name: how the menu opens one.
#include "tui/screens/games.hpp"

#include <utility>

#include "engine/table/record.hpp"
#include "tui/screens/sintra/game_view.hpp"
#include "tui/screens/sintra/replay_view.hpp"
#include "tui/screens/sintra/result_view.hpp"

namespace glazier::tui {
namespace {

/// There is one game so far; a record of another one is refused in words.
Outcome<SintraTable> Read(std::string_view record) {
  return ReadRecord<sintra::State>(record);
}

}  // namespace

GameSetup ChosenSetup(const Settings& settings) {
  return {settings.Players(), settings.side, settings.seed};
}

GameSetup QuickSetup(const Settings& settings) {
  const Seat& first = settings.seats[0];
  const Seat& second = settings.seats[1];
  return {{{"human", first.IsHuman() ? first.name : "Player"},
           {second.IsHuman() ? DefaultBot() : second.player, second.name}},
          'A',
          std::nullopt};
}

std::unique_ptr<View> NewGame(Stage& stage, const GameSetup& setup) {
  sintra::Options options;
  options.players = static_cast<int>(setup.seats.size());
  options.side = setup.side == 'B' ? sintra::Side::kB : sintra::Side::kA;
  const std::uint64_t seed = setup.seed ? *setup.seed : stage.host().NewSeed();
  std::string name = stage.host().NewGameName(sintra::State::kName, seed);
  return std::make_unique<GameView>(
      stage, Session(stage.host(), SintraTable(options, seed, setup.seats),
                     std::move(name)));
}

Outcome<std::unique_ptr<View>> OpenGame(Stage& stage,
                                        const std::string& name,
                                        std::string_view record) {
  auto table = Read(record);
  if (!table) {
    return Refusal{name + ": " + table.why()};
  }
  const bool over = table->Over();
  Session session(stage.host(), std::move(*table), name);
  if (over) {
    return std::unique_ptr<View>(std::make_unique<ResultView>(
        stage, std::move(session), ResultView::Show::kResult));
  }
  return std::unique_ptr<View>(
      std::make_unique<GameView>(stage, std::move(session)));
}

Outcome<std::unique_ptr<View>> OpenReplay(Stage& stage,
                                          const std::string& name,
                                          std::string_view record) {
  auto table = Read(record);
  if (!table) {
    return Refusal{name + ": " + table.why()};
  }
  return std::unique_ptr<View>(std::make_unique<ReplayView>(
      stage, Session(stage.host(), std::move(*table), name)));
}

}  // namespace glazier::tui
