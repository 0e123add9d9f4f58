// A lobby for strangers: everything they can do, and how much of it.
#include "app/kiosk/kiosk.hpp"

#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <map>

#include "app/host/names.hpp"
#include "app/host/serve.hpp"
#include "app/host/table_file.hpp"
#include "app/kiosk/openings.hpp"
#include "app/store/games.hpp"
#include "engine/games.hpp"

namespace glazier {
namespace {

constexpr std::size_t kMaxNickname = 20;
constexpr std::size_t kMostCounted = 500;
/// There is no command line here.
constexpr const char* kInvitation = "Others find it under Tables, as ";

/// Tables that were left, with nobody to open them again: the latest are kept.
void ForgetOldTables(const std::vector<std::string>& open) {
  constexpr std::size_t kMostKept = 200;
  const auto kept = KeptTables();
  for (std::size_t i = kMostKept; i < kept.size(); ++i) {
    if (std::find(open.begin(), open.end(), kept[i]) == open.end()) {
      TablePaths::Of(kept[i]).Remove();
    }
  }
}

std::string About(const TableNews& news) {
  std::string people;
  for (std::size_t seat = 0; seat < news.seats.size(); ++seat) {
    if (news.presences[seat] != Presence::kOpen) {
      people += (people.empty() ? "" : ", ") + news.seats[seat].name;
    }
  }
  return CleanName(news.game) + "  " + std::to_string(news.seats.size()) +
         " seats  " + (people.empty() ? "nobody" : people) + "  " +
         std::string(ProgressName(news.progress));
}

}  // namespace

std::string Kiosk::Enter(std::string_view typed) {
  const auto hash = typed.find('#');
  const std::string name = CleanText(typed.substr(0, hash), kMaxNickname);
  if (name.empty()) {
    return "A nickname has at least one letter.";
  }
  if (MixesAlphabets(name)) {
    return "A nickname is written with the letters of one alphabet.";
  }
  hello_.name = name;
  hello_.key = Checksum(std::string(typed));
  return {};
}

std::vector<tui::LobbyTable> Kiosk::Tables() {
  std::vector<tui::LobbyTable> tables;
  for (const OpenTable& table : LookAround()) {
    if (table.place.owner != geteuid() ||
        table.news.progress == Progress::kOver) {
      continue;
    }
    tui::LobbyTable entry{table.place.code, About(table.news)};
    entry.free = table.FreeSeats() > 0;
    for (std::size_t seat = 0; seat < table.news.seats.size(); ++seat) {
      const Presence presence = table.news.presences[seat];
      entry.mine =
          entry.mine ||
          ((presence == Presence::kAway || presence == Presence::kStandIn) &&
           table.news.seats[seat].name == hello_.name);
    }
    tables.push_back(std::move(entry));
  }
  return tables;
}

Outcome<TablePlace> Kiosk::NewTable(std::string_view game,
                                    int players,
                                    Kind kind) {
  // What finished tables leave behind must not fill the disk.
  ForgetOldGames(static_cast<std::size_t>(limits_.games));
  Openings openings(std::time(nullptr));
  std::vector<std::string> open;
  for (const TablePlace& place : FindTables()) {
    if (IsServed(place.socket)) {
      open.push_back(place.code);
    }
  }
  ForgetOldTables(open);
  const std::int64_t reserved =
      kind == Kind::kQuick ? 0 : limits_.ReservedForQuick();
  if (std::ssize(open) >= limits_.tables - reserved) {
    return Refusal{reserved == 0
                       ? "There are too many open tables: join one of them."
                       : "There are too many open tables: join one of them, or "
                         "play a quick game."};
  }
  if (opened_ >= limits_.openings) {
    return Refusal{"You have opened enough tables for one visit."};
  }
  const KioskGuestId who{hello_.key, address_};
  openings.SetOpen(std::move(open));
  const std::string why =
      openings.WhyNot(who, {limits_.own_tables, limits_.openings,
                            std::max(limits_.own_tables, limits_.tables / 3),
                            3 * limits_.openings});
  if (!why.empty()) {
    return Refusal{why};
  }
  TableWish wish;
  wish.choice.game = game;
  wish.choice.players = players;
  wish.idle = limits_.table_idle;
  wish.lasting = true;
  wish.passing = true;
  wish.opener = hello_.key + ' ' + hello_.name;
  auto host = HostProcess::Start(wish);
  if (!host) {
    return host.refusal();
  }
  ++opened_;
  openings.Add(host->place().code, who);
  return host->place();
}

Outcome<TablePlace> Kiosk::TableCalled(std::string_view code) const {
  return FindTable(std::string(code.substr(0, kCodeLetters)) + '@' +
                   LoginName(geteuid()));
}

tui::Lobby::Far Kiosk::Quick(std::string_view game) {
  constexpr int kPlayers = 2;
  auto table = Opened(game, kPlayers, Kind::kQuick);
  if (table) {
    (*table)->Start();
  }
  return table;
}

tui::Lobby::Far Kiosk::Open(std::string_view game, int players) {
  return Opened(game, players, Kind::kForOthers);
}

tui::Lobby::Far Kiosk::Opened(std::string_view game, int players, Kind kind) {
  const auto place = NewTable(game, players, kind);
  return place ? VisitOnScreen(*place, hello_, kInvitation)
               : Far(place.refusal());
}

tui::Lobby::Far Kiosk::Join(const std::string& code) {
  const auto place = TableCalled(code);
  return place ? VisitOnScreen(*place, hello_, kInvitation)
               : Far(place.refusal());
}

tui::Lobby::Far Kiosk::Watch(const std::string& code) {
  const auto place = TableCalled(code);
  return place ? VisitOnScreen(*place, LookingOn(), kInvitation)
               : Far(place.refusal());
}

std::string Kiosk::Standings() {
  return StandingsText();
}

std::string StandingsText() {
  struct Count {
    std::string name;
    int games = 0;
    int wins = 0;
  };
  std::map<std::string, Count> people;
  auto paths = RecordedGames();
  paths.resize(std::min(paths.size(), kMostCounted));
  for (const auto& path : paths) {
    const auto game = GameOf(path);
    if (!game) {
      continue;
    }
    WithGame(*game, [&]<Game G>() {
      const auto table = LoadGame<G>(path);
      if (!table || !table->Over()) {
        return;
      }
      for (int seat = 0; seat < table->now().players(); ++seat) {
        const Seat& who = table->seats()[static_cast<std::size_t>(seat)];
        if (who.IsHuman()) {
          // Names that look alike are one: nobody wins under another's.
          Count& count = people[LookOf(who.name)];
          count.name = count.name.empty() ? who.name : count.name;
          ++count.games;
          count.wins += table->now().Wins(seat) ? 1 : 0;
        }
      }
    });
  }
  if (people.empty()) {
    return "No game has been played to its end yet.\n";
  }
  std::vector<std::pair<std::string, Count>> ranked(people.begin(),
                                                    people.end());
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) {
                     return a.second.wins > b.second.wins;
                   });
  std::string text =
      "Of the last " + std::to_string(paths.size()) + " games:\n\n";
  for (const auto& [look, count] : ranked) {
    text += count.name + ": " + std::to_string(count.wins) + " of " +
            std::to_string(count.games) + " won\n";
  }
  return text;
}

}  // namespace glazier
