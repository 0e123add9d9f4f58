// SPDX-License-Identifier: MIT
// Hostile and broken clients: dropped with a reason, bounded, and harmless.
#include <doctest/doctest.h>
#include <poll.h>
#include <sys/socket.h>

#include <fstream>
#include <random>
#include <string>
#include <thread>

#include "tests/app/host_support.hpp"
#include "tests/support/measured.hpp"

namespace glazier {
namespace {

/// @brief A connection that sends arbitrary bytes.
class Rogue {
 public:
  explicit Rogue(const TablePlace& place) {
    auto fd = ConnectTo(place.socket);
    if (fd) {
      fd_ = std::move(*fd);
    }
  }
  explicit operator bool() const { return static_cast<bool>(fd_); }

  /// @brief Sends as much as the host takes.
  bool Send(std::string bytes) {
    while (!bytes.empty()) {
      const Transfer sent = SendSome(fd_.get(), bytes);
      if (sent == Transfer::kEnd) {
        return false;
      }
      if (sent == Transfer::kNothing) {
        pollfd waiting{fd_.get(), POLLIN | POLLOUT, 0};
        poll(&waiting, 1, 1000);
        if ((waiting.revents & POLLOUT) == 0) {
          return false;
        }
      }
    }
    return true;
  }
  /// @brief Everything until the host hangs up.
  std::string Hear() {
    std::string heard;
    while (true) {
      pollfd waiting{fd_.get(), POLLIN, 0};
      REQUIRE_MESSAGE(poll(&waiting, 1, 30'000) > 0,
                      "the host did not hang up after: " << heard);
      if (ReadSome(fd_.get(), heard, 4096) == Transfer::kEnd) {
        return heard;
      }
    }
  }
  int fd() const { return fd_.get(); }

 private:
  Descriptor fd_;
};

HostOptions Strict() {
  HostOptions options = OpenedTable::Quick();
  options.limits = PeerLimits();
  options.limits.hello = std::chrono::milliseconds(300);
  return options;
}

constexpr auto kHello = "glazier 2 join roguekey Rogue\n";

TEST_CASE("Hostile: nonsense is answered with a reason, and the line cut") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"), Strict());
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"hello\n", "bye a player of glazier was expected, not 'hello'\n"},
      {"\n", "bye a player of glazier was expected, not ''\n"},
      {"GET / HTTP/1.1\r\n\r\n", "bye you sent something that is not plain"},
      {"glazier 1 look\n", "bye this table speaks version 2"},
      {"glazier 2\n", "bye join KEY NAME, watch NAME or look was expected"},
      {"glazier 2 join\n", "bye join KEY NAME"},
      {"glazier 2 join ../../x Ana\n", "bye join KEY NAME"},
      {"glazier 2 join " + std::string(100, 'k') + " Ana\n",
       "bye join KEY NAME"},
      {std::string("glazier 2 look\0\n", 16), "bye you sent something"},
      {"glazier 2 watch \xFF\xFE\n", "bye you sent something"},
      {"glazier 2 watch \xC2\x9B"
       "2J\n",
       "bye you sent something"},
      {std::string(100'000, 'x'), "bye you sent a line of more than 512 bytes"},
      {std::string(600, 'x') + "\n", "bye you sent a line of more than 512"},
      {"glazier 2 jo", "bye you did not say who you are"},
      {"", "bye you did not say who you are"},
  };
  for (const auto& each : cases) {
    const auto& sent = each.first;
    const auto& expected = each.second;
    Rogue rogue(table.place());
    REQUIRE(rogue);
    rogue.Send(sent);
    Measured("hostile clients");
    const std::string heard = rogue.Hear();
    CHECK_MESSAGE(heard.starts_with(expected),
                  Quoted(sent) << " was answered: " << heard);
  }
  // And the table is as it was.
  Pair pair(table);
  pair.PlayOne();
}

TEST_CASE("Hostile: a flood is cut off, and those who play do not notice") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX", 3), Strict());
  Player ana(table.place(), "Ana");
  ana.Await("now");
  Rogue rogue(table.place());
  std::string flood = kHello;
  for (int n = 0; n < 10'000; ++n) {
    flood += "say " + std::to_string(n) + '\n';
  }
  rogue.Send(flood);
  CHECK(Contains(rogue.Hear(), "bye too many messages"));
  ana.Await("seat 2 open");
  // A handful of its messages came through, not more.
  const std::string heard = ana.heard();
  std::size_t said = 0;
  for (std::size_t at = 0; (at = heard.find("\nsay ", at)) != heard.npos;
       ++at) {
    ++said;
  }
  CHECK(said < 10);
  ana.Send("start");
  ana.AwaitDealt();
}

TEST_CASE("Hostile: whoever says nothing does not keep a table open") {
  const TableHome home;
  HostOptions options = Strict();
  options.limits.hello = std::chrono::hours(1);
  options.patience = std::chrono::seconds(1);
  const OpenedTable table(PlainTable("KRTWX"), options);
  Rogue mute(table.place());
  REQUIRE(mute);
  CHECK(mute.Hear() == "bye the host has closed the table; the game is kept\n");
}

std::size_t MemoryNow() {
  std::ifstream statm("/proc/self/statm");
  std::size_t size = 0;
  std::size_t resident = 0;
  statm >> size >> resident;
  return resident * 4096;
}

TEST_CASE("Hostile: whoever does not read is dropped, and costs little") {
  const TableHome home;
  HostOptions options = Strict();
  options.limits.unsent = 1 << 12;
  options.limits.messages = 1e6;
  const OpenedTable table(PlainTable("KRTWX"), options);
  Pair pair(table);
  std::vector<Rogue> deaf;
  for (int n = 0; n < 20; ++n) {
    deaf.emplace_back(table.place());
    REQUIRE(deaf.back());
    deaf.back().Send("glazier 2 watch Deaf" + std::to_string(n) + '\n');
  }
  // Two players take back and play the same move until the slow readers are
  // dropped: this sends several times what their buffers and the host's hold.
  const std::size_t before = MemoryNow();
  const std::string move = pair.mover().AnyStep();
  Player& mover = pair.mover();
  Player& other = pair.other();
  std::size_t told = 0;
  const auto gone = [&deaf] {
    for (const Rogue& each : deaf) {
      pollfd state{each.fd(), 0, 0};
      poll(&state, 1, 0);
      if ((state.revents & POLLHUP) == 0) {
        return false;
      }
    }
    return true;
  };
  while (!gone() && told < 60'000) {
    mover.Send(move);
    mover.Await("step ");
    other.Await("step ");
    mover.Send("undo");
    mover.Await("back ");
    other.Await("back ");
    told += 2;
  }
  CHECK(gone());
  CHECK(MemoryNow() < before + (64U << 20U));
  pair.PlayOne();
}

TEST_CASE("Hostile: a thousand connections leave room for the players") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"), Strict());
  Pair pair(table);
  std::vector<Rogue> crowd;
  std::size_t refused = 0;
  for (int n = 0; n < 1000; ++n) {
    Rogue rogue(table.place());
    Measured("hostile clients");
    if (!rogue) {
      ++refused;  // the queue of the socket is full
    } else if (crowd.size() < 200) {
      crowd.push_back(std::move(rogue));
    }
  }
  pair.PlayOne();
  for (Rogue& each : crowd) {
    const std::string heard = each.Hear();
    CHECK((heard.starts_with("bye too many connections") ||
           heard == "bye you did not say who you are\n" || heard.empty()));
  }
  pair.PlayOne();
}

/// @brief Half a message, a good one, a broken one: anything.
std::string AnyBytes(std::mt19937& random) {
  static const std::vector<std::string> kPieces = {"glazier ",
                                                   "1 ",
                                                   "join ",
                                                   "watch ",
                                                   "look",
                                                   "k ",
                                                   "Ana",
                                                   "\n",
                                                   "\n\n",
                                                   "move ",
                                                   "0 ",
                                                   "C",
                                                   "F1O>1",
                                                   "undo\n",
                                                   "say ",
                                                   "start\n",
                                                   "bot 1\n",
                                                   "wait 2\n",
                                                   "bye\n",
                                                   " ",
                                                   "\t",
                                                   std::string(1, '\0'),
                                                   "\x1b[2J",
                                                   "\xFF",
                                                   "\xC2\x9B",
                                                   "\xE2\x80\xAE",
                                                   "999999999999999999999",
                                                   "-1 ",
                                                   std::string(700, 'a'),
                                                   "seat 1 here human X\n",
                                                   "step deal\n",
                                                   "end\n"};
  std::string bytes;
  const auto count = random() % 12;
  for (std::size_t n = 0; n < count; ++n) {
    if (random() % 8 == 0) {
      bytes += static_cast<char>(random() % 256);
    } else {
      bytes += kPieces[random() % kPieces.size()];
    }
  }
  return bytes;
}

TEST_CASE("Hostile: whatever strangers send, the game goes on") {
  const unsigned seed = std::random_device{}();
  CAPTURE(seed);
  std::mt19937 random(seed);
  const TableHome home;
  HostOptions options = Strict();
  options.limits.connects = 1e6;
  const OpenedTable table(PlainTable("KRTWX"), options);
  {
    Pair pair(table);
    std::vector<Rogue> rogues;
    for (int n = 0; n < 1500; ++n) {
      if (rogues.size() < 20 && random() % 2 == 0) {
        Rogue rogue(table.place());
        Measured("hostile clients");
        if (rogue) {
          if (random() % 2 == 0) {
            rogue.Send(random() % 2 == 0 ? "glazier 2 watch W\n" : kHello);
          }
          rogues.push_back(std::move(rogue));
        }
      }
      if (!rogues.empty()) {
        const auto which = random() % rogues.size();
        if (!rogues[which].Send(AnyBytes(random)) || random() % 10 == 0) {
          std::swap(rogues[which], rogues.back());
          rogues.pop_back();
        }
      }
      if (n % 50 == 0 && !pair.ana.table().Over()) {
        pair.PlayOne();
      }
    }
    CHECK(pair.ana.table().now() == pair.bruno.table().now());
    CHECK(pair.ana.news().seats[0] == Seat{"human", "Ana"});
    CHECK(pair.ana.news().seats[1] == Seat{"human", "Bruno"});
  }
}

TEST_CASE("Hostile: a host that lies is not believed") {
  const TableHome home;
  const auto directory = PrivateTables();
  REQUIRE(directory);
  const TablePlace place{"KRTWX", geteuid(), *directory / "KRTWX"};
  auto listener = ListenAt(place.socket, {});
  REQUIRE(listener);
  const std::string head =
      "table KRTWX\ngame sintra\noptions players=2 side=A\nyou 1\n"
      "seat 1 here human Ana\nseat 2 here human Bruno\n";
  const std::vector<std::string> lies = {
      "",
      "nonsense\n",
      "table XXXXX\n" + head.substr(12) + "progress playing\n",
      "progress playing\n",
      head + "seat 9 here human Eve\n",
      head + "seat 3 gone human Eve\n",
      head + "progress sideways\n",
      std::string(100'000, 'x'),
      head + "note \x1b[2J\n",
      "bye \xFF\n",
  };
  for (const std::string& lie : lies) {
    std::thread liar([&] {
      pollfd waiting{listener->get(), POLLIN, 0};
      poll(&waiting, 1, 30'000);
      const Descriptor guest(accept(listener->get(), nullptr, nullptr));
      std::string text = lie;
      while (!text.empty() && SendSome(guest.get(), text) == Transfer::kSome) {
      }
    });
    const auto guest = Guest::Arrive(place, {Hello::Wish::kJoin, "key", "Ana"});
    Measured("hostile hosts");
    liar.join();
    CHECK_MESSAGE(!guest, Quoted(lie));
  }
  // Steps are checked by the rules, like those of any record.
  TableNews news;
  for (const auto line : Split(head, '\n')) {
    CHECK(news.Hear(line).empty());
  }
  auto copy = Copy<sintra::State>::Of(news);
  REQUIRE(copy);
  for (const std::string line :
       {"step 1 F1O>3", "step deal nonsense", "step", "back 5", "back x"}) {
    CHECK_FALSE(copy->Hear(line, news).empty());
  }
  // Nobody has, or is given, a seat that does not exist.
  for (const std::string line : {"seat 3 here human Eve", "you 3", "you 5"}) {
    TableNews wrong = news;
    REQUIRE(wrong.Hear(line).empty());
    CHECK_FALSE(copy->Hear(line, wrong).empty());
    CHECK_FALSE(Copy<sintra::State>::Of(wrong));
  }
  CHECK(copy->Hear("note well", news).empty());
}

}  // namespace
}  // namespace glazier
