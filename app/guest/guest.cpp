// SPDX-License-Identifier: MIT
// A player's or onlooker's end of a table.
#include "app/guest/guest.hpp"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

#include "app/store/file.hpp"
#include "app/store/paths.hpp"

namespace glazier {
namespace {

/// A file for every table; the same code elsewhere is another table.
std::filesystem::path SeatPath(const TablePlace& place) {
  const auto directory = StateDirectory();
  return directory.empty()
             ? directory
             : directory / "seats" /
                   (place.code + (place.host.empty() ? "" : ' ' + place.host));
}

constexpr std::size_t kMostSeatsKept = 16;  // of one table

/// All names one has at a table, the latest last.
std::vector<Hello> SeatsAt(const TablePlace& place) {
  constexpr std::size_t kMost = kMostSeatsKept * kLongestRequest;
  const auto text = ReadFile(SeatPath(place), kMost);
  std::vector<Hello> seats;
  for (const auto line : Split(text ? std::string_view(*text) : "", '\n')) {
    if (auto seat = Hello::Parse(line)) {
      seats.push_back(std::move(*seat));
    }
  }
  return seats;
}

bool EraseName(std::vector<Hello>& seats, const std::string& name) {
  return std::erase_if(seats, [&name](const Hello& seat) {
           return seat.name == name;
         }) > 0;
}

void Keep(const TablePlace& place, const std::vector<Hello>& seats) {
  const auto path = SeatPath(place);
  if (path.empty()) {
    return;
  }
  std::error_code error;
  if (seats.empty()) {
    std::filesystem::remove(path, error);
    std::filesystem::remove(path.string() + '~', error);
    return;
  }
  std::filesystem::create_directories(path.parent_path(), error);
  std::filesystem::permissions(path.parent_path(),
                               std::filesystem::perms::owner_all, error);
  std::string text;
  for (const Hello& seat : seats) {
    text += seat.Text() + '\n';
  }
  WriteFile(path, text);
}

}  // namespace

std::string TableNews::Hear(std::string_view line) {
  const auto [word, rest] = FirstWord(line);
  if (word == "table") {
    const auto parsed = ParseCode(rest);
    return parsed ? Settle(code, *parsed) : parsed.why();
  }
  if (word == "game") {
    return Settle(game, rest);
  }
  if (word == "options") {
    return Settle(options, rest);
  }
  if (word == "bye") {
    bye = bye.empty() ? rest : bye;
  } else if (word == "you") {
    const auto seat = ParseNumber<std::size_t>(rest, 0, kMaxSeats);
    you = seat && *seat > 0 ? std::optional(*seat - 1) : std::nullopt;
    return seat ? "" : "invalid seat";
  } else if (word == "turn") {
    return HearTurn(rest);
  } else if (word == "progress") {
    const auto parsed = ParseProgress(rest);
    progress = parsed.value_or(progress);
    return parsed ? "" : "invalid progress";
  } else if (word == "seat") {
    const auto [number_text, who] = FirstWord(rest);
    const auto [presence_text, seated] = FirstWord(who);
    const auto [player, name] = FirstWord(seated);
    const auto number = ParseNumber<std::size_t>(number_text, 1, kMaxSeats);
    const auto presence = ParsePresence(presence_text);
    if (!number || *number > seats.size() + 1 || !presence) {
      return "who sits where?";
    }
    seats.resize(std::max(seats.size(), *number));
    presences.resize(seats.size());
    seats[*number - 1] = {std::string(player), CleanName(name)};
    presences[*number - 1] = *presence;
  }
  return {};
}

std::string TableNews::HearTurn(std::string_view text) {
  constexpr std::int64_t kLatest = std::int64_t{1} << 41;
  const auto words = Split(text, ' ');
  const auto end = ParseNumber<std::int64_t>(words[0], 0, kLatest);
  acting.clear();
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto seat = ParseNumber<std::size_t>(words[i], 1, kMaxSeats);
    if (!seat || acting.size() >= kMaxSeats) {
      return "whose turn is it?";
    }
    acting.push_back(*seat - 1);
  }
  until = end.value_or(0);
  return end ? "" : "until when?";
}

std::string TableNews::Settle(std::string& known, std::string_view told) {
  if (!known.empty() && known != told) {
    return "this is another table than before";
  }
  known = told;
  return {};
}

bool TableNews::MayStart() const {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (presences[seat] == Presence::kHere) {
      return progress == Progress::kWaiting && you == seat;
    }
  }
  return false;
}

std::vector<std::string> TellPeople(const TableNews& news) {
  std::vector<std::string> lines;
  for (std::size_t seat = 0; seat < news.seats.size(); ++seat) {
    const Seat& who = news.seats[seat];
    const Presence presence = news.presences[seat];
    lines.push_back(
        "Seat " + std::to_string(seat + 1) + ": " +
        (presence == Presence::kOpen ? "free, or a bot (" + who.player + ")"
                                     : who.name) +
        (presence == Presence::kAway ? ", away" : "") +
        (presence == Presence::kStandIn ? ", away: a bot plays on" : "") +
        (news.you == seat ? " (you)" : ""));
  }
  return lines;
}

std::string TellPresence(const Seat& who, Presence before, Presence now) {
  if (before == now) {
    return {};
  }
  switch (now) {
    case Presence::kOpen:
      return who.name + " plays until somebody takes the seat";
    case Presence::kHere:
      return who.name + (before == Presence::kOpen ? " sits down" : " is back");
    case Presence::kAway:
      return who.name + " is away";
    case Presence::kStandIn:
      return who.name + " is away, and a bot plays on meanwhile";
  }
  return {};
}

Outcome<Guest> Guest::Arrive(const TablePlace& place, const Hello& hello) {
  auto link = Link::Open(place, hello, kBusyPatience);
  if (!link) {
    return link.refusal();
  }
  constexpr int kAnswer = kBusyPatience.count();
  Guest guest{place, std::move(*link), {}, {}};
  std::vector<std::string> lines;
  // Somebody may be asked for a passphrase first.
  while (guest.link.Wait(lines, place.host.empty() ? kAnswer : -1)) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string fault = guest.news.Hear(lines[i]);
      if (!fault.empty()) {
        return Refusal{"the host sent something invalid: " + fault};
      }
      if (lines[i].starts_with("progress ")) {
        guest.unread.assign(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                            lines.end());
        if (guest.news.seats.empty() ||
            guest.news.code != place.code.substr(0, kCodeLetters)) {
          return Refusal{"the host does not speak of this table"};
        }
        guest.link.ComeBack();
        return guest;
      }
    }
    lines.clear();
  }
  return Refusal{guest.news.bye.empty() ? "the host does not answer"
                                        : guest.news.bye};
}

Hello RememberedHello(const TablePlace& place, const std::string& name) {
  const std::vector<Hello> seats = SeatsAt(place);
  const auto kept = std::find_if(
      seats.rbegin(), seats.rend(),
      [&name](const Hello& seat) { return name.empty() || seat.name == name; });
  if (kept != seats.rend()) {
    return *kept;
  }
  constexpr std::size_t kKeyBytes = 16;
  return {Hello::Wish::kJoin, RandomHex(kKeyBytes), name};
}

bool Remember(const TablePlace& place, const Hello& hello) {
  std::vector<Hello> seats = SeatsAt(place);
  const bool known = EraseName(seats, hello.name);
  seats.push_back(hello);
  if (seats.size() > kMostSeatsKept) {
    seats.erase(seats.begin());
  }
  Keep(place, seats);
  return !known;
}

std::vector<KeptSeat> KeptSeats() {
  constexpr int kMostTables = 1000;
  std::vector<KeptSeat> kept;
  std::error_code error;
  std::filesystem::directory_iterator files(StateDirectory() / "seats", error);
  int count = 0;
  for (const auto end = std::filesystem::directory_iterator();
       !error && files != end && ++count < kMostTables;
       files.increment(error)) {
    const std::string name = files->path().filename().string();
    const auto [code, host] = FirstWord(name);
    if (ParseCode(code.substr(0, code.find('@'))) &&
        (host.empty() ? code.size() == kCodeLetters
                      : static_cast<bool>(ParseDestination(host)))) {
      const TablePlace place{std::string(code), 0, {}, std::string(host)};
      for (Hello& hello : SeatsAt(place)) {
        kept.push_back({place, std::move(hello)});
      }
    }
  }
  std::sort(kept.begin(), kept.end(), [](const auto& a, const auto& b) {
    return a.place.Words() < b.place.Words();
  });
  return kept;
}

void Forget(const TablePlace& place) {
  Keep(place, {});
}

SeatClaim::SeatClaim(TablePlace place,
                     const std::string& name,
                     const std::string& newcomer)
    : place_(std::move(place)), hello_(RememberedHello(place_, name)) {
  if (hello_.name.empty()) {
    hello_.name = newcomer;
  }
  added_ = Remember(place_, hello_);
}

void SeatClaim::GiveUp() const {
  if (added_) {
    std::vector<Hello> seats = SeatsAt(place_);
    EraseName(seats, hello_.name);
    Keep(place_, seats);
  }
}

}  // namespace glazier
