// The tables of all games by name: how the menu opens one.
#include "tui/screens/games.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/table/record.hpp"
#include "tui/river/face.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/table/watch_session.hpp"
#include "tui/screens/watch_offer.hpp"
#include "tui/sintra/face.hpp"

namespace glazier::tui {
namespace {

using Opened = Outcome<std::unique_ptr<View>>;

constexpr std::array<GameEntry, 2> kGames = {{
    {sintra::State::kName, sintra::State::kTitle,
     "The windows of a palace: you against a bot, at once.",
     sintra::kMinPlayers, sintra::kMaxPlayers, true},
    {river::State::kName, river::State::kTitle,
     "Glass from the river: you against a bot, at once.", river::kMinPlayers,
     river::kMaxPlayers, false},
}};

/// Calls `work.template operator()<Game>()` for the game of that name.
template <class Work>
auto WithGame(std::string_view name, Work work) {
  return name == river::State::kName
             ? work.template operator()<river::State>()
             : work.template operator()<sintra::State>();
}

/// The table of a record, and what `show` makes of it.
template <class Show>
Opened Open(const std::string& name, std::string_view record, Show show) {
  const auto header = ReadRecordHeader(record);
  if (!header) {
    return Refusal{name + ": " + header.why()};
  }
  return WithGame(header->game, [&]<Game G>() -> Opened {
    auto table = ReadRecord<G>(record);
    if (!table) {
      return Refusal{name + ": " + table.why()};
    }
    return show(std::move(*table));
  });
}

template <Game G>
std::shared_ptr<LocalSession<G>> SessionOf(Stage& stage,
                                           const std::string& name,
                                           Table<G> table) {
  return std::make_shared<LocalSession<G>>(stage.host(), std::move(table),
                                           name);
}

}  // namespace

std::span<const GameEntry> Games() {
  return kGames;
}

const GameEntry& GameCalled(std::string_view name) {
  const auto* const found =
      std::find_if(kGames.begin(), kGames.end(),
                   [&](const GameEntry& game) { return game.name == name; });
  return found == kGames.end() ? kGames.front() : *found;
}

GameSetup ChosenSetup(const Settings& settings) {
  const GameEntry& game = GameCalled(settings.game);
  const int players = std::clamp(settings.players, game.fewest, game.most);
  GameSetup setup;
  setup.game = game.name;
  setup.seats = {settings.seats.begin(), settings.seats.begin() + players};
  setup.options = "players=" + std::to_string(players);
  if (game.sides) {
    setup.options += std::string(" side=") + settings.side;
  }
  setup.seed = settings.seed;
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
  return setup;
}

std::unique_ptr<View> NewGame(Stage& stage, const GameSetup& setup) {
  return WithGame(setup.game, [&]<Game G>() -> std::unique_ptr<View> {
    typename G::Options options;
    options.players = static_cast<int>(setup.seats.size());
    if (const auto agreed = G::ParseOptions(setup.options); agreed) {
      options = *agreed;
    }
    const std::uint64_t seed =
        setup.seed ? *setup.seed : stage.host().NewSeed();
    std::string name = stage.host().NewGameName(G::kName, seed);
    return std::make_unique<GameView<G>>(
        stage, std::make_shared<LocalSession<G>>(
                   stage.host(), Table<G>(options, seed, setup.seats),
                   std::move(name)));
  });
}

Outcome<std::unique_ptr<View>> OpenGame(Stage& stage,
                                        const std::string& name,
                                        std::string_view record) {
  const std::string taken = stage.host().TakeGame(name);
  // Read again, now that nobody else writes it.
  const auto fresh = stage.host().LoadGame(name);
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
        stage, std::make_shared<WatchSession<G>>(stage.host(), std::move(table),
                                                 name)));
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
