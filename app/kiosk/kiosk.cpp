// SPDX-License-Identifier: MIT
// A lobby for strangers: what they can do, and how much of it.
#include "app/kiosk/kiosk.hpp"

#include <unistd.h>

#include <algorithm>
#include <ctime>

#include "app/host/names.hpp"
#include "app/host/serve.hpp"
#include "app/host/table_file.hpp"
#include "app/kiosk/guest_key.hpp"
#include "app/kiosk/openings.hpp"
#include "app/kiosk/standings.hpp"
#include "app/store/games.hpp"

namespace glazier {
namespace {

constexpr std::size_t kMaxNickname = 20;

/// Abandoned tables that nobody will open again: the latest are kept.
void ForgetOldTables(const std::vector<std::string>& open) {
  constexpr std::size_t kMostKept = 200;
  const auto kept = KeptTables();
  for (std::size_t i = kMostKept; i < kept.size(); ++i) {
    if (std::find(open.begin(), open.end(), kept[i]) == open.end()) {
      TablePaths::Of(kept[i]).Remove();
    }
  }
}

/// Whose a seat is, is in the table's file, and in no message.
std::optional<std::size_t> SeatAt(const std::string& code,
                                  const std::string& key) {
  constexpr std::size_t kMost = 1 << 14;
  const auto text = ReadFile(TablePaths::Of(code).table, kMost);
  const auto file = TableFile::Read(text ? *text : "");
  for (std::size_t seat = 0; file && seat < file->claims.size(); ++seat) {
    if (file->claims[seat] && file->claims[seat]->key == key) {
      return seat;
    }
  }
  return std::nullopt;
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
  hello_.key = hash == std::string_view::npos && !ssh_key_.empty()
                   ? KeyOfSsh()
                   : GuestKey(name, typed);
  return {};
}

/// There is no command line here; but others may have one.
std::string Kiosk::Invitation() const {
  return itself_.empty() ? "Others find it under Tables, as "
                         : "Others come with: glazier join " + itself_ + ' ';
}

std::string Kiosk::KeyOfSsh() const {
  return GuestKey("ssh", ssh_key_);
}

std::string Kiosk::Introduced(const std::string& line) const {
  auto hello = Hello::Parse(line);
  if (!hello || hello->key.empty() || ssh_key_.empty()) {
    return line;
  }
  hello->key = KeyOfSsh();
  return hello->Text();
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
    const auto seat = SeatAt(table.place.code, hello_.key);
    entry.mine = seat && *seat < table.news.presences.size() &&
                 table.news.presences[*seat] != Presence::kHere;
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
  wish.rated = true;
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
  return place ? VisitOnScreen(*place, hello_, Invitation())
               : Far(place.refusal());
}

tui::Lobby::Far Kiosk::Join(const std::string& code) {
  const auto place = TableCalled(code);
  return place ? VisitOnScreen(*place, hello_, Invitation())
               : Far(place.refusal());
}

tui::Lobby::Far Kiosk::Watch(const std::string& code) {
  const auto place = TableCalled(code);
  return place ? VisitOnScreen(*place, LookingOn(), Invitation())
               : Far(place.refusal());
}

std::string Kiosk::Standings() {
  return StandingsText();
}

std::string StandingsText() {
  return StandingsText(StandingsOf(ReadResults()));
}

}  // namespace glazier
