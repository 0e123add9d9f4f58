// SPDX-License-Identifier: MIT
// Signals that come at an odd time, or that are unusual for a game: the
// terminal is as it was before, and the record is intact.
#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <string>

#include "tests/e2e/kept_record.hpp"
#include "tests/e2e/terminal_session.hpp"
#include "tests/support/measured.hpp"

namespace glazier::e2e {
namespace {

/// One move and the answer to it.
void PlayAMove(TerminalSession& session) {
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  session.Send("\r\r\r");
  REQUIRE_MESSAGE(session.WaitFor("Bot takes"), session.Picture());
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  session.WaitQuiet(TerminalSession::Milliseconds(100));
}

/// What is kept after that move.
std::string RecordOfAMove() {
  const TemporaryFolder home;
  TerminalSession session(CertainTable(home));
  PlayAMove(session);
  session.Signal(SIGTERM);
  REQUIRE(session.WaitExit() == 128 + SIGTERM);
  return Record(home);
}

void CheckRestored(const TerminalSession& session) {
  CHECK(session.LineRestored());
  CHECK(session.ScreenRestored());
}

/// The time from the start of the program to its first frame.
std::chrono::microseconds TimeToStart() {
  const TemporaryFolder home;
  const auto start = std::chrono::steady_clock::now();
  TerminalSession session(CertainTable(home));
  REQUIRE(session.WaitFor(kYourTurn));
  return std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - start);
}

}  // namespace

TEST_CASE("signals in the first moments: before, while and after it begins") {
  constexpr int kTries = 25;
  const auto step = TimeToStart() / kTries;
  for (int i = 0; i < kTries; ++i) {
    const auto wait = i * step;
    CAPTURE(wait.count());
    const TemporaryFolder home;
    TerminalSession session(CertainTable(home));
    usleep(static_cast<useconds_t>(wait.count()));
    session.Signal(SIGHUP);
    CHECK(session.WaitExit() == 128 + SIGHUP);
    CHECK(session.LineRestored());
    const bool began =
        session.output().find("\x1b[?1049h") != std::string::npos;
    CHECK((!began || session.ScreenRestored()));
    Measured("signals");
  }
}

TEST_CASE("signals that mean nothing to a game end it in good order") {
  const std::string record = RecordOfAMove();
  REQUIRE(record.find("move") != std::string::npos);
  for (const int signal : {SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGIO}) {
    CAPTURE(signal);
    const TemporaryFolder home;
    TerminalSession session(CertainTable(home));
    PlayAMove(session);
    session.Signal(signal);
    CHECK(session.WaitExit() == 128 + signal);
    CheckRestored(session);
    CHECK(Record(home) == record);
    Measured("signals");
  }
}

TEST_CASE("signals that end nothing: SIGPIPE, and SIGSTOP until SIGCONT") {
  const std::string record = RecordOfAMove();
  const TemporaryFolder home;
  SessionOptions options = CertainTable(home);
  options.shell = true;
  TerminalSession session(options);
  PlayAMove(session);
  const auto seen = session.output().size();
  SUBCASE("SIGPIPE") {
    session.Signal(SIGPIPE);
  }
  SUBCASE("SIGSTOP, as by another program, and the shell takes the line") {
    session.Signal(SIGSTOP);
    REQUIRE(session.WaitUntil([&] { return session.Stopped(); }));
    session.ResetLine();
    session.Signal(SIGCONT);
    // The contents of the screen are unknown now, so it is drawn in full.
    REQUIRE(session.WaitUntil([&] {
      return session.output().find("\x1b[?1049h", seen) != std::string::npos &&
             session.output().find("SINTRA", seen) != std::string::npos;
    }));
  }
  session.Press("?");
  REQUIRE_MESSAGE(session.WaitFor("At any time"), session.Picture());
  CHECK_FALSE(session.LineRestored());  // raw, or the key had not arrived
  session.Signal(SIGTERM);
  CHECK(session.WaitExit() == 128 + SIGTERM);
  CheckRestored(session);
  CHECK(Record(home) == record);
  Measured("signals", 2);
}

}  // namespace glazier::e2e
