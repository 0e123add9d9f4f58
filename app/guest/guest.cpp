// A player's or onlooker's end of a table.
#include "app/guest/guest.hpp"

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

#include "app/store/file.hpp"
#include "app/store/paths.hpp"

namespace glazier {
namespace {

constexpr int kPatience = 5000;  // milliseconds for a host to answer

std::filesystem::path SeatPath(const std::string& code) {
  const auto directory = StateDirectory();
  return directory.empty() ? directory : directory / "seats" / code;
}

constexpr std::size_t kMostSeatsKept = 16;  // of one table

/// All names one has at a table, the latest last.
std::vector<Hello> SeatsAt(const std::string& code) {
  constexpr std::size_t kMost = kMostSeatsKept * kLongestRequest;
  const auto text = ReadFile(SeatPath(code), kMost);
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

void Keep(const std::string& code, const std::vector<Hello>& seats) {
  const auto path = SeatPath(code);
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

Outcome<Link> Link::Open(const TablePlace& place,
                         const Hello& hello,
                         std::chrono::milliseconds patience) {
  auto fd = ConnectTo(place.socket, patience);
  if (!fd) {
    return fd.refusal();
  }
  // The directory says whose table it is; the process must be his as well.
  const auto user = UserOf(fd->get());
  if (!user || *user != place.owner) {
    return Refusal{"somebody else than " + LoginName(place.owner) +
                   " answers at this table"};
  }
  Link link(std::move(*fd), *user);
  link.Send(hello.Text());
  return link;
}

void Link::Send(const std::string& line) {
  unsent_ += line + '\n';
  if (SendSome(fd_.get(), unsent_) == Transfer::kEnd) {
    unsent_.clear();  // the end shows when reading
  }
}

bool Link::Exchange(std::vector<std::string>& lines) {
  constexpr std::size_t kReadAtOnce = 4096;
  if (!unsent_.empty() && SendSome(fd_.get(), unsent_) == Transfer::kEnd) {
    unsent_.clear();
  }
  std::string bytes;
  const Transfer got = ReadSome(fd_.get(), bytes, kReadAtOnce);
  ended_ = ended_ || got == Transfer::kEnd;
  const std::string fault = reader_.Add(bytes, lines);
  if (!fault.empty()) {
    ended_ = true;
    lines.push_back("bye the host sent " + fault);
  }
  return !ended_;
}

bool Link::Wait(std::vector<std::string>& lines, int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        end - Clock::now());
    if (left.count() <= 0) {
      return false;
    }
    pollfd poll_fd{
        fd(), static_cast<short>(HasUnsent() ? POLLIN | POLLOUT : POLLIN), 0};
    poll(&poll_fd, 1, static_cast<int>(left.count()));
    const bool open = Exchange(lines);
    if (!lines.empty() || !open) {
      return !lines.empty();
    }
  }
}

std::string TableNews::Hear(std::string_view line) {
  const auto [word, rest] = FirstWord(line);
  if (word == "table") {
    const auto parsed = ParseCode(rest);
    code = parsed ? *parsed : "";
    return parsed.why();
  }
  if (word == "game") {
    game = rest;
  } else if (word == "options") {
    options = rest;
  } else if (word == "bye") {
    bye = rest;
  } else if (word == "you") {
    const auto seat = ParseNumber<std::size_t>(rest, 0, kMaxSeats);
    you = seat && *seat > 0 ? std::optional(*seat - 1) : std::nullopt;
    return seat ? "" : "which seat is mine?";
  } else if (word == "progress") {
    const auto parsed = ParseProgress(rest);
    progress = parsed.value_or(progress);
    return parsed ? "" : "how far has the game come?";
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
  auto link = Link::Open(place, hello, std::chrono::milliseconds(kPatience));
  if (!link) {
    return link.refusal();
  }
  Guest guest{std::move(*link), {}, {}};
  std::vector<std::string> lines;
  while (guest.link.Wait(lines, kPatience)) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string fault = guest.news.Hear(lines[i]);
      if (!fault.empty()) {
        return Refusal{"the host does not speak clearly: " + fault};
      }
      if (lines[i].starts_with("progress ")) {
        guest.unread.assign(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                            lines.end());
        if (guest.news.seats.empty() || guest.news.code != place.code) {
          return Refusal{"the host does not speak of this table"};
        }
        return guest;
      }
    }
    lines.clear();
  }
  return Refusal{guest.news.bye.empty() ? "the host does not answer"
                                        : guest.news.bye};
}

Hello RememberedHello(const std::string& code, const std::string& name) {
  const std::vector<Hello> seats = SeatsAt(code);
  const auto kept = std::find_if(
      seats.rbegin(), seats.rend(),
      [&name](const Hello& seat) { return name.empty() || seat.name == name; });
  if (kept != seats.rend()) {
    return *kept;
  }
  constexpr std::size_t kKeyBytes = 16;
  return {Hello::Wish::kJoin, RandomHex(kKeyBytes), name};
}

bool Remember(const std::string& code, const Hello& hello) {
  std::vector<Hello> seats = SeatsAt(code);
  const bool known = EraseName(seats, hello.name);
  seats.push_back(hello);
  if (seats.size() > kMostSeatsKept) {
    seats.erase(seats.begin());
  }
  Keep(code, seats);
  return !known;
}

void Forget(const std::string& code) {
  Keep(code, {});
}

SeatClaim::SeatClaim(std::string code,
                     const std::string& name,
                     const std::string& newcomer)
    : code_(std::move(code)), hello_(RememberedHello(code_, name)) {
  if (hello_.name.empty()) {
    hello_.name = newcomer;
  }
  added_ = Remember(code_, hello_);
}

void SeatClaim::GiveUp() const {
  if (added_) {
    std::vector<Hello> seats = SeatsAt(code_);
    EraseName(seats, hello_.name);
    Keep(code_, seats);
  }
}

}  // namespace glazier
