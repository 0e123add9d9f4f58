// SPDX-License-Identifier: MIT
// The tables of this machine, for the menu.
#include "app/guest/friends.hpp"

#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr const char* kInvitation = "Friends come with: glazier join ";

std::string About(const OpenTable& table) {
  const TableNews& news = table.news;
  return CleanName(news.game) + " of " +
         CleanText(LoginName(table.place.owner), kMaxNameBytes) + ", " +
         std::to_string(table.FreeSeats()) + " of " +
         std::to_string(news.seats.size()) + " seats free, " +
         std::string(ProgressName(news.progress));
}

}  // namespace

const std::string& Friends::nickname() const {
  if (name_.empty()) {
    name_ = OwnName("");
  }
  return name_;
}

std::string Friends::Enter(std::string_view nickname) {
  name_ = CleanName(nickname);
  return "";
}

std::vector<tui::LobbyTable> Friends::Tables() {
  std::vector<tui::LobbyTable> tables;
  for (const OpenTable& table : LookAround()) {
    if (table.news.progress != Progress::kOver) {
      tables.push_back(
          {table.place.code, About(table), false, table.FreeSeats() > 0});
    }
  }
  return tables;
}

tui::Lobby::Far Friends::Quick(std::string_view game) {
  constexpr int kPlayers = 2;
  auto table = Open(game, kPlayers);
  if (table) {
    (*table)->Start();
  }
  return table;
}

tui::Lobby::Far Friends::Open(std::string_view game, int players) {
  const Hello hello = RememberedHello({}, nickname());
  TableWish wish;
  wish.choice.game = game;
  wish.choice.players = players;
  wish.audience = everybody_ ? "everybody" : "me";
  wish.lifeline = true;
  wish.opener = hello.key + ' ' + hello.name;
  auto host = HostProcess::Start(wish);
  if (!host) {
    return host.refusal();
  }
  const TablePlace place = host->place();
  Remember(place, hello);
  opened_.push_back(std::move(*host));
  return VisitOnScreen(place, hello, kInvitation);
}

tui::Lobby::Far Friends::Join(const std::string& code) {
  const auto place = FindTable(code);
  if (!place) {
    return place.refusal();
  }
  const SeatClaim claim(*place, "", nickname());
  auto table = VisitOnScreen(*place, claim.hello(), kInvitation);
  if (!table) {
    claim.GiveUp();
  }
  return table;
}

tui::Lobby::Far Friends::Watch(const std::string& code) {
  const auto place = FindTable(code);
  return place ? VisitOnScreen(*place, {Hello::Wish::kWatch, "", nickname()},
                               kInvitation)
               : Far(place.refusal());
}

std::string Friends::Audience() const {
  return everybody_ ? "everybody here" : "your own account";
}

void Friends::TurnAudience(int /*step*/) {
  everybody_ = !everybody_;
}

}  // namespace glazier
