// SPDX-License-Identifier: MIT
// Who has played how well at a kiosk, by game.
#include "app/kiosk/standings.hpp"

#include <algorithm>
#include <cstdio>
#include <ftxui/screen/string.hpp>
#include <map>

#include "app/host/names.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr std::size_t kForm = 5;
constexpr std::size_t kMostShown = 50;

bool IsBot(const GuestStanding& each) {
  return each.who.starts_with("bot:");
}

std::string Column(std::string text) {
  constexpr int kWidth = 38;
  const int gap = kWidth - ftxui::string_width(text);
  return text.append(static_cast<std::size_t>(std::max(gap, 1)), ' ');
}

double ScoreAgainst(const SeatResult& one, const SeatResult& other) {
  return one.won != other.won         ? (one.won ? 1 : 0)
         : one.points != other.points ? (one.points > other.points ? 1 : 0)
                                      : 0.5;
}

void Add(const GameResult& result, std::map<std::string, GuestStanding>& all) {
  std::vector<Glicko> before;
  for (const SeatResult& seat : result.seats) {
    before.push_back(all[seat.who].rating);
  }
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    std::vector<Encounter> encounters;
    for (std::size_t j = 0; j < result.seats.size(); ++j) {
      // Two seats of one bot say nothing about it.
      if (result.seats[j].who != seat.who) {
        encounters.push_back({before[j], ScoreAgainst(seat, result.seats[j])});
      }
    }
    GuestStanding& standing = all[seat.who];
    standing.who = seat.who;
    standing.name = seat.name;
    standing.rating = After(before[i], encounters);
    ++standing.games;
    standing.wins += seat.won ? 1 : 0;
    standing.form += seat.won ? 'W' : 'L';
    if (standing.form.size() > kForm) {
      standing.form.erase(0, 1);
    }
  }
}

}  // namespace

std::vector<GameStandings> StandingsOf(const std::vector<GameResult>& results) {
  std::map<std::string, std::map<std::string, GuestStanding>> games;
  for (const GameResult& result : results) {
    Add(result, games[result.game]);
  }
  std::vector<GameStandings> standings;
  for (const auto& [game, all] : games) {
    GameStandings list{game, {}};
    for (const auto& [who, each] : all) {
      list.people.push_back(each);
    }
    // Somebody of whom little is known may be anywhere: the sure part counts.
    std::stable_sort(list.people.begin(), list.people.end(),
                     [](const GuestStanding& a, const GuestStanding& b) {
                       return a.rating.points - a.rating.Error() >
                              b.rating.points - b.rating.Error();
                     });
    standings.push_back(std::move(list));
  }
  return standings;
}

std::string StandingsText(const std::vector<GameStandings>& standings) {
  std::string text;
  for (const GameStandings& list : standings) {
    std::map<std::string, int> looks;
    for (const GuestStanding& each : list.people) {
      looks[LookOf(each.name)] += IsBot(each) ? 0 : 1;
    }
    std::string lines;
    std::size_t place = 0;
    for (const GuestStanding& each : list.people) {
      if (IsBot(each) || ++place > kMostShown) {
        continue;
      }
      // Two people with one nickname: a mark tells them apart.
      const std::string mark =
          looks[LookOf(each.name)] > 1
              ? " (" + Checksum(each.who).substr(0, 4) + ')'
              : "";
      char line[80];
      std::snprintf(line, sizeof line, "%5.0f +-%4.0f %6d %5d  %s\n",
                    each.rating.points, each.rating.Error(), each.games,
                    each.wins, each.form.c_str());
      lines += Column(std::to_string(place) + ". " + each.name + mark) + line;
    }
    if (!lines.empty()) {
      text += (text.empty() ? "" : "\n") + Column(list.game) +
              "rating       games   won  form\n" + lines;
    }
  }
  return text.empty() ? "No game has been played to its end yet.\n" : text;
}

}  // namespace glazier
