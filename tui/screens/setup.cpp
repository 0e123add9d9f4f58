// SPDX-License-Identifier: MIT
// Setting up a new game.
#include "tui/screens/setup.hpp"

#include <algorithm>

#include "engine/bots/bot.hpp"
#include "engine/core/text.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tui/screens/games.hpp"

namespace glazier::tui {
namespace {

/// The level of that name, or of that old name, in a game; null: none.
const Level* LevelIn(std::string_view game, std::string_view name) {
  return WithGame(game, [name]<Game G>() {
    return FindLevel<G>(name.substr(0, name.find(':')));
  });
}

/// Who may sit on a chair: a person, or a bot of each level.
std::vector<std::string_view> Kinds(std::string_view game) {
  auto kinds = WithGame(game, []<Game G>() { return BotNames<G>(); });
  kinds.insert(kinds.begin(), "human");
  return kinds;
}

std::string NextKind(std::string_view game, std::string_view kind, int step) {
  const auto kinds = Kinds(game);
  if (const Level* const level = LevelIn(game, kind)) {
    kind = level->name;
  }
  const int count = static_cast<int>(kinds.size());
  const int index = static_cast<int>(
      std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
  return std::string(
      kinds[static_cast<std::size_t>((index + count + step) % count)]);
}

/// ", a person" or ", bot: coral (820)".
std::string KindText(std::string_view game, const Seat& seat) {
  if (seat.IsHuman()) {
    return ", a person";
  }
  std::string text = ", bot: " + seat.player;
  if (const Level* const level = LevelIn(game, seat.player)) {
    text += WithGame(game, [level]<Game G>() {
      const auto rating =
          G::Ratings()[static_cast<std::size_t>(level - G::Ladder().data())];
      return " (" + std::to_string(rating.points) + ')';
    });
  }
  return text;
}

/// What a bot is like; of a person, how to choose another.
std::string KindHint(std::string_view game, const Seat& seat) {
  const Level* const level =
      seat.IsHuman() ? nullptr : LevelIn(game, seat.player);
  return level != nullptr
             ? std::string(level->about)
             : "Left and Right: a person or a bot of a level. Enter: the name.";
}

}  // namespace

SetupView::SetupView(Stage& stage) : MenuView(stage) {
  SetupView::Fill();
}

void SetupView::Change(const std::function<void(Settings&)>& how) {
  Settings settings = stage().settings();
  how(settings);
  stage().Change(settings);
  Fill();
}

Form::Row SetupView::SeatRow(int seat) {
  const auto index = static_cast<std::size_t>(seat);
  const Seat sits = ChosenSetup(stage().settings()).seats[index];
  const std::string game = stage().settings().game;
  return {
      .label = "Seat " + std::to_string(seat + 1),
      .hint = KindHint(game, sits),
      .value = [game, sits] { return sits.name + KindText(game, sits); },
      .turn =
          [this, index, game, sits](int step) {
            Change([&](Settings& settings) {
              settings.seats[index].player = NextKind(game, sits.player, step);
            });
          },
      .type =
          [this, index](const std::string& name) {
            Change([&](Settings& settings) {
              if (!Trim(name).empty()) {
                settings.seats[index].name = CleanName(Trim(name));
              }
            });
          },
      .typed = [this, index] { return stage().settings().seats[index].name; },
  };
}

Form::Row SetupView::OptionRow(const GameOption& option, int players) {
  std::string label(option.name);
  label[0] = Upper(label[0]);
  std::string hint(option.about);
  hint[0] = Upper(hint[0]);
  Form::Row row{.label = label, .hint = hint + '.'};
  if (option.IsFixed(players)) {
    row.value = [&option] { return std::string(option.solo); };
    return row;
  }
  row.value = [this, &option] { return ChosenValue(option); };
  row.turn = [this, &option](int step) {
    const int count = static_cast<int>(option.values.size());
    const auto now = std::find(option.values.begin(), option.values.end(),
                               ChosenValue(option));
    const int next =
        (static_cast<int>(now - option.values.begin()) + count + step) % count;
    Change([&](Settings& settings) {
      settings.options.insert_or_assign(
          std::string(option.name),
          std::string(option.values[static_cast<std::size_t>(next)]));
    });
  };
  return row;
}

std::string SetupView::ChosenValue(const GameOption& option) const {
  return stage().settings().options.find(option.name)->second;
}

void SetupView::TurnGame(int step) {
  const auto count = static_cast<int>(kGames.size());
  const auto index = static_cast<int>(
      std::find(kGames.begin(), kGames.end(), &ChosenGame(stage().settings())) -
      kGames.begin());
  Change([&](Settings& settings) {
    settings.game =
        kGames[static_cast<std::size_t>((index + count + step) % count)]->name;
  });
}

void SetupView::Fill() {
  std::vector<Form::Row> rows;
  rows.push_back({.label = "Begin",
                  .hint = "Deals the game as set up here.",
                  .enter = [this] {
                    stage().Replace(
                        NewGame(stage(), ChosenSetup(stage().settings())));
                  }});
  const GameInfo& game = ChosenGame(stage().settings());
  const GameSetup setup = ChosenSetup(stage().settings());
  const int players = static_cast<int>(setup.seats.size());
  if (kGames.size() > 1) {
    rows.push_back({.label = "Game",
                    .hint = "Left and Right: which game to play.",
                    .value = [&game] { return std::string(game.title); },
                    .turn = [this](int step) { TurnGame(step); },
                    .apart = true});
  }
  rows.push_back(
      {.label = "Players",
       .hint = "Left and Right: from " + std::to_string(game.min_players) +
               " to " + std::to_string(game.max_players) + ".",
       .value = [players] { return std::to_string(players); },
       .turn =
           [this, &game, players](int step) {
             Change([&](Settings& settings) {
               settings.players = std::clamp(players + step, game.min_players,
                                             game.max_players);
             });
           },
       .apart = kGames.size() == 1});
  for (int seat = 0; seat < players; ++seat) {
    rows.push_back(SeatRow(seat));
  }
  for (const GameOption& option : game.options) {
    rows.push_back(OptionRow(option, players));
  }
  rows.push_back(
      {.label = "Seed",
       .hint =
           "Enter: type a number to get the same deal again; empty: random.",
       .value =
           [this] {
             const auto seed = stage().settings().seed;
             return seed ? std::to_string(*seed) : std::string("random");
           },
       .type =
           [this](const std::string& typed) {
             Change([&](Settings& settings) {
               settings.seed =
                   ParseNumber<std::uint64_t>(Trim(typed), 0, UINT64_MAX);
             });
           }});
  rows.push_back(
      {.label = "Pace of the bots",
       .hint = "How long a bot's move takes at least.",
       .value =
           [this] { return std::string(PaceName(stage().settings().pace)); },
       .turn =
           [this](int step) {
             Change([step](Settings& settings) {
               settings.pace = static_cast<Pace>(std::clamp(
                   static_cast<int>(settings.pace) + step, 0, kPaces - 1));
             });
           }});
  AddCoach(rows);
  form().SetRows(std::move(rows));
}

void SetupView::AddCoach(std::vector<Form::Row>& rows) {
  rows.push_back(
      {.label = "Coach",
       .hint = "Warn: asks before a bad move. Talk: also a word after each.",
       .value =
           [this] { return std::string(CoachName(stage().settings().coach)); },
       .turn =
           [this](int step) {
             Change([step](Settings& settings) {
               settings.coach = static_cast<Coach>(
                   (static_cast<int>(settings.coach) + kCoaches + step) %
                   kCoaches);
             });
           }});
  rows.push_back(
      {.label = "Coach asks from",
       .hint = "How many points a move must give away before it asks.",
       .value =
           [this] {
             const int points = stage().settings().coach_points;
             return std::to_string(points) +
                    (points == 1 ? " point" : " points");
           },
       .turn =
           [this](int step) {
             Change([step](Settings& settings) {
               settings.coach_points = std::clamp(settings.coach_points + step,
                                                  1, kMostCoachPoints);
             });
           }});
}

}  // namespace glazier::tui
