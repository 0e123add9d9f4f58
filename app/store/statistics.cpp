// SPDX-License-Identifier: MIT
// The records are the only memory: nothing is counted twice or stored
// separately.
#include "app/store/statistics.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "app/store/games.hpp"
#include "engine/games.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier {
namespace {

/// Reading stays quick even after years of playing.
constexpr std::size_t kMostCounted = 2000;

struct Count {
  int games = 0;
  int wins = 0;
  bool solo = false;  ///< nobody to win against
};

template <Game G>
std::vector<Finished> Look(const std::filesystem::path& path) {
  const auto table = LoadGame<G>(path);
  if (!table || !table->Over()) {
    return {};
  }
  const auto& seats = table->seats();
  const auto mine =
      std::find_if(seats.begin(), seats.end(),
                   [](const Seat& seat) { return seat.IsHuman(); });
  if (mine == seats.end()) {
    return {};
  }
  std::set<std::string> opponents;
  for (auto seat = seats.begin(); seat != seats.end(); ++seat) {
    if (seat != mine) {
      opponents.insert(seat->IsHuman() ? "friends" : seat->player);
    }
  }
  Finished finished;
  finished.name = std::string(G::kInfo.name);
  finished.game = std::string(G::kInfo.title);
  for (const std::string& each : opponents) {
    finished.opponents += (finished.opponents.empty() ? "" : ", ") + each;
  }
  const int seat = static_cast<int>(mine - seats.begin());
  finished.score = table->now().Score(seat);
  finished.value = PointsOf<G>(finished.score);
  finished.points = ScoreText<G>(finished.score);
  finished.solo = seats.size() == 1;
  finished.game += finished.solo ? " alone" : "";
  finished.won = table->now().Wins(seat);
  return {finished};
}

std::string Row(const std::string& label, const Count& count) {
  char line[200];
  const std::string shown = tui::Fitted(label, 28);
  if (count.solo) {
    std::snprintf(line, sizeof line, "  %s %5d %s\n", shown.c_str(),
                  count.games, count.games == 1 ? "game" : "games");
    return line;
  }
  std::snprintf(line, sizeof line, "  %s %5d %-5s  %5d won  %5.1f %%\n",
                shown.c_str(), count.games, count.games == 1 ? "game" : "games",
                count.wins, 100.0 * count.wins / count.games);
  return line;
}

}  // namespace

std::vector<Finished> FinishedGame(const std::filesystem::path& path) {
  const Outcome<std::string> game = GameOf(path);
  if (!game) {
    return {};
  }
  return WithGame(*game, [&path]<Game G>() { return Look<G>(path); });
}

std::string StatisticsText(const std::vector<Finished>& games) {
  if (games.empty()) {
    return "No game has been played to its end yet.\n";
  }
  std::map<std::string, std::map<std::string, Count>> by_opponent;
  std::map<std::string, std::vector<std::pair<int, std::string>>> scores;
  int streak = 0;
  int longest = 0;
  for (const Finished& game : games) {
    scores[game.game].emplace_back(game.score, game.points);
    Count& count = by_opponent[game.game][game.opponents];
    ++count.games;
    count.solo = game.solo;
    if (game.solo) {
      continue;
    }
    count.wins += game.won ? 1 : 0;
    streak = game.won ? streak + 1 : 0;
    longest = std::max(longest, streak);
  }
  std::string text;
  for (auto& [game, opponents] : by_opponent) {
    Count all;
    std::string rows;
    for (const auto& [opponent, count] : opponents) {
      all.games += count.games;
      all.wins += count.wins;
      all.solo = count.solo;
      rows += count.solo ? "" : Row("against " + opponent, count);
    }
    auto& best = scores[game];
    std::sort(best.rbegin(), best.rend());
    best.resize(std::min<std::size_t>(best.size(), 5));
    text += game + '\n' + Row("all games", all) + rows + "  best scores";
    for (const auto& [score, points] : best) {
      text += (&points == &best[0].second ? " " : ", ") + points;
    }
    text += "\n\n";
  }
  return text + "Won in a row: now " + std::to_string(streak) + ", at best " +
         std::to_string(longest) + ".\n";
}

std::vector<Finished> FinishedGames() {
  auto paths = RecordedGames();
  paths.resize(std::min(paths.size(), kMostCounted));
  std::vector<Finished> games;
  for (auto path = paths.rbegin(); path != paths.rend(); ++path) {
    const auto finished = FinishedGame(*path);
    games.insert(games.end(), finished.begin(), finished.end());
  }
  return games;
}

}  // namespace glazier
