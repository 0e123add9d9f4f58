// SPDX-License-Identifier: MIT
// Reads from the terminal and writes to it fail, once or for good: no record
// changes, and nothing waits forever.
#include <doctest/doctest.h>

#include <csignal>
#include <set>
#include <string>

#include "tests/e2e/kept_record.hpp"
#include "tests/e2e/terminal_session.hpp"
#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

SessionOptions Faulty(const TemporaryFolder& home, const std::string& fault) {
  SessionOptions options = CertainTable(home);
  options.environment = {
      {"LD_PRELOAD", FaultsLibrary()},
      {"GLAZIER_FAULT", fault},
      // It wants to be the first library.
      {"ASAN_OPTIONS", "verify_asan_link_order=0"},
  };
  return options;
}

/// One move and a cursor key; every key waits for what it leads to.
void PlayABit(TerminalSession& session) {
  const std::pair<std::string_view, std::string_view> steps[] = {
      {"", kYourTurn},
      {key::kEnter, "take which colour"},
      {key::kEnter, "Enter go on or play"},
      {key::kEnter, "Bot takes"},
      {key::kRight, kYourTurn},
  };
  for (const auto& step : steps) {
    const auto& keys = step.first;
    const auto& text = step.second;
    session.Send(keys);
    REQUIRE_MESSAGE(session.WaitFor(text), "expected: " << text << '\n'
                                                        << session.Picture());
  }
  session.WaitQuiet(TerminalSession::Milliseconds(100));
}

/// What is on disk after the same keys.
std::string RecordWith(const std::string& fault) {
  CAPTURE(fault);
  const TemporaryFolder home;
  TerminalSession session(Faulty(home, fault));
  PlayABit(session);
  session.Signal(SIGTERM);
  CHECK(session.WaitExit() == 128 + SIGTERM);
  CHECK(session.LineRestored());
  CHECK(session.ScreenRestored());
  return Record(home);
}

}  // namespace

TEST_CASE("one call fails, whichever it is: the same moves, the same record") {
  const std::string as_ever = RecordWith("");
  REQUIRE(as_ever.find("move") != std::string::npos);
  // More calls than such a game makes: the last ones come too late to matter.
  constexpr int kCalls = 8;
  for (int call = 1; call <= kCalls; ++call) {
    for (const std::string error : {"EAGAIN", "EINTR", "EIO", "nothing"}) {
      CHECK(RecordWith("read terminal " + std::to_string(call) + " 1 " +
                       error) == as_ever);
    }
    for (const std::string error : {"EAGAIN", "EINTR", "EIO", "half"}) {
      CHECK(RecordWith("write terminal " + std::to_string(call) + " 1 " +
                       error) == as_ever);
    }
  }
}

TEST_CASE("a terminal whose input is dead ends the program within a second") {
  for (const std::string error : {"EAGAIN", "EINTR", "EIO", "nothing"}) {
    CAPTURE(error);
    const TemporaryFolder home;
    {
      TerminalSession session(Faulty(home, ""));
      PlayABit(session);
    }
    const std::string before = Record(home);
    REQUIRE(before != "");
    SessionOptions options = Faulty(home, "read terminal 1 0 " + error);
    options.arguments = {"play", "--resume"};
    TerminalSession session(options);
    REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
    session.WaitQuiet();
    const auto busy = session.CpuTime();
    session.Send("uuu");
    REQUIRE(session.WaitUntil([&] { return session.Ended(); },
                              TerminalSession::Milliseconds(2'000)));
    CHECK(session.CpuTime() - busy < TerminalSession::Milliseconds(300));
    CHECK(session.WaitExit() == 128 + SIGHUP);
    CHECK(session.LineRestored());
    CHECK(Record(home) == before);
  }
}

TEST_CASE("a terminal that takes nothing for good") {
  const TemporaryFolder home;
  SUBCASE("because it is dead: the program ends within a second") {
    TerminalSession session(Faulty(home, "write terminal 4 0 EIO"));
    REQUIRE(session.WaitFor(kYourTurn));
    session.Send("\r\r\r\r\r\r");
    CHECK(session.WaitExit(TerminalSession::Milliseconds(2'000)) ==
          128 + SIGHUP);
    CHECK(session.LineRestored());
  }
  SUBCASE("because nobody reads: it waits without work, and ends when asked") {
    TerminalSession session(Faulty(home, "write terminal 4 0 EAGAIN"));
    REQUIRE(session.WaitFor(kYourTurn));
    session.Send("\r\r\r\r\r\r");
    const auto busy = session.CpuTime();
    session.WaitQuiet(TerminalSession::Milliseconds(2'000));
    CHECK_FALSE(session.Ended());
    CHECK(session.CpuTime() - busy < TerminalSession::Milliseconds(300));
    session.Signal(SIGTERM);
    CHECK(session.WaitExit() == 128 + SIGTERM);
    CHECK(session.LineRestored());
  }
}

TEST_CASE("a write to the disk fails: the record is one that was whole") {
  // What the file held after each action of the same game.
  std::set<std::string> whole = {""};
  {
    const TemporaryFolder home;
    TerminalSession session(Faulty(home, ""));
    const auto look = [&] { return !whole.insert(Record(home)).second; };
    session.WaitUntil([&] { return look() && session.Shows(kYourTurn); });
    session.Send("\r\r\r");
    session.WaitUntil([&] { return look() && session.Shows("Bot takes"); });
    look();
  }
  for (int call = 1; call <= 6; ++call) {
    for (const std::string error : {"EIO", "ENOSPC", "half"}) {
      const std::string fault =
          "write file " + std::to_string(call) + " 1 " + error;
      CAPTURE(fault);
      const TemporaryFolder home;
      TerminalSession session(Faulty(home, fault));
      REQUIRE(session.WaitFor(kYourTurn));
      session.Send("\r\r\r");
      // Or the warning that it is not saved, in the place of that.
      session.WaitFor("Bot takes", TerminalSession::Milliseconds(500));
      session.Signal(SIGTERM);
      CHECK(session.WaitExit() == 128 + SIGTERM);
      CHECK(whole.contains(Record(home)));
    }
  }
}

}  // namespace glazier::e2e
