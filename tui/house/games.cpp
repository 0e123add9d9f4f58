// SPDX-License-Identifier: MIT
// The tables of all games by name: how the menu opens one.
#include "tui/screens/games.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/table/record.hpp"
#include "tui/river/game_ui.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/table/watch_session.hpp"
#include "tui/screens/watch_offer.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

using Opened = Outcome<std::unique_ptr<View>>;

/// The table of a record, and what `show` makes of it.
template <class Show>
Opened Open(const std::string& name, std::string_view record, Show show) {
  constexpr std::size_t kMostShown = 200;
  const std::string shown = CleanText(name, kMostShown);
  const auto header = ReadRecordHeader(record);
  if (!header) {
    return Refusal{shown + ": " + header.why()};
  }
  if (FindGame(header->game) == nullptr) {
    return Refusal{shown + ": this glazier has no game called " +
                   Quoted(header->game)};
  }
  return WithGame(header->game, [&]<Game G>() -> Opened {
    auto table = ReadRecord<G>(record);
    if (!table) {
      return Refusal{shown + ": " + table.why()};
    }
    return show(std::move(*table));
  });
}

template <Game G>
std::shared_ptr<LocalSession<G>> SessionOf(Stage& stage,
                                           const std::string& name,
                                           Table<G> table) {
  return std::make_shared<LocalSession<G>>(stage.keeper(), std::move(table),
                                           name);
}

/// Not every game has every level: then the default one plays.
void SeatThoseWhoPlay(GameSetup& setup) {
  WithGame(setup.game, [&setup]<Game G>() {
    for (Seat& seat : setup.seats) {
      if (!seat.IsHuman() && seat.player != kProgramPlayer &&
          !HasBot<G>(seat.player)) {
        seat.player = kDefaultBot;
      }
    }
  });
}

}  // namespace

std::span<const PaneLook> MenuPanes() {
  return GameUi<sintra::State>::Panes();
}

const GameInfo& ChosenGame(const Settings& settings) {
  return *FindGame(settings.game);
}

GameSetup ChosenSetup(const Settings& settings) {
  const GameInfo& game = ChosenGame(settings);
  const int players =
      std::clamp(settings.players, game.min_players, game.max_players);
  GameSetup setup;
  setup.game = game.name;
  setup.seats = {settings.seats.begin(), settings.seats.begin() + players};
  setup.options = "players=" + std::to_string(players);
  for (const GameOption& option : game.options) {
    if (!option.IsFixed(players)) {
      const auto chosen = settings.options.find(option.name);
      setup.options += ' ' + chosen->first + '=' + chosen->second;
    }
  }
  setup.seed = settings.seed;
  SeatThoseWhoPlay(setup);
  return setup;
}

GameSetup QuickSetup(const Settings& settings, std::string_view game) {
  const Seat& first = settings.seats[0];
  const Seat& second = settings.seats[1];
  GameSetup setup;
  setup.game = game;
  setup.seats = {
      {"human", first.IsHuman() ? first.name : "Player"},
      {second.IsHuman() ? DefaultBot() : second.player, second.name}};
  SeatThoseWhoPlay(setup);
  return setup;
}

GameSetup SoloSetup(const Settings& settings, std::string_view game) {
  GameSetup setup = QuickSetup(settings, game);
  setup.seats.resize(1);
  return setup;
}

std::unique_ptr<View> NewGame(Stage& stage, const GameSetup& setup) {
  return WithGame(setup.game, [&]<Game G>() -> std::unique_ptr<View> {
    typename G::Options options;
    options.players = static_cast<int>(setup.seats.size());
    if (const auto agreed = ParseOptions<G>(setup.options); agreed) {
      options = *agreed;
    }
    const std::uint64_t seed =
        setup.seed ? *setup.seed : stage.keeper().NewSeed();
    std::string name = stage.keeper().NewGameName(G::kInfo.name, seed);
    const auto session = std::make_shared<LocalSession<G>>(
        stage.keeper(), Table<G>(options, seed, setup.seats), std::move(name));
    session->Keep();
    stage.Warn(session->TakeWarning());
    return std::make_unique<GameView<G>>(stage, session);
  });
}

Outcome<std::unique_ptr<View>> OpenGame(Stage& stage,
                                        const std::string& name,
                                        std::string_view record) {
  const std::string taken = stage.keeper().TakeGame(name);
  // Read again, now that no other program writes it.
  const auto fresh = stage.keeper().LoadGame(name);
  return Open(name, fresh ? *fresh : record,
              [&]<Game G>(Table<G> table) -> Opened {
                const bool over = table.Over();
                if (!over && !taken.empty()) {
                  return std::unique_ptr<View>(
                      std::make_unique<WatchOffer>(stage, name, taken));
                }
                auto session = SessionOf(stage, name, std::move(table));
                if (over) {
                  return std::unique_ptr<View>(std::make_unique<ResultView<G>>(
                      stage, session, ResultView<G>::Show::kResult));
                }
                return std::unique_ptr<View>(
                    std::make_unique<GameView<G>>(stage, session));
              });
}

Outcome<std::unique_ptr<View>> OpenWatch(Stage& stage,
                                         const std::string& name,
                                         std::string_view record) {
  return Open(name, record, [&]<Game G>(Table<G> table) -> Opened {
    return std::unique_ptr<View>(std::make_unique<GameView<G>>(
        stage, std::make_shared<WatchSession<G>>(stage.keeper(),
                                                 std::move(table), name)));
  });
}

Outcome<std::unique_ptr<View>> OpenReplay(Stage& stage,
                                          const std::string& name,
                                          std::string_view record) {
  return Open(name, record, [&]<Game G>(Table<G> table) -> Opened {
    return std::unique_ptr<View>(std::make_unique<ReplayView<G>>(
        stage, SessionOf(stage, name, std::move(table))));
  });
}

}  // namespace glazier::tui
