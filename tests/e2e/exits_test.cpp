// SPDX-License-Identifier: MIT
// However the program ends, the terminal is as it was before.
#include <doctest/doctest.h>

#include <csignal>
#include <string>

#include "tests/e2e/terminal_session.hpp"
#include "tests/support/measured.hpp"

namespace glazier::e2e {
namespace {

SessionOptions At(const TemporaryFolder& home) {
  SessionOptions options;
  options.home = home.path();
  return options;
}

void CheckRestored(const TerminalSession& session) {
  CHECK(session.LineRestored());
  CHECK(session.ScreenRestored());
}

}  // namespace

TEST_CASE("quitting from the menu") {
  const TemporaryFolder home;
  TerminalSession session(At(home));
  REQUIRE_MESSAGE(session.WaitFor("Quick game"), session.Picture());
  CHECK_FALSE(session.LineRestored());  // raw while the game runs
  session.Press("q");
  CHECK(session.WaitExit() == 0);
  CheckRestored(session);
}

TEST_CASE("Ctrl-C") {
  const TemporaryFolder home;
  TerminalSession session(At(home));
  REQUIRE(session.WaitFor("Quick game"));
  session.Send(key::kCtrlC);
  REQUIRE(session.WaitExit());
  CheckRestored(session);
}

TEST_CASE("signals that ask to end: the status says which") {
  for (const int signal : {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM}) {
    CAPTURE(signal);
    const TemporaryFolder home;
    TerminalSession session(At(home));
    REQUIRE(session.WaitFor("Quick game"));
    session.Press(key::kEnter);
    session.Signal(signal);
    CHECK(session.WaitExit() == 128 + signal);
    CheckRestored(session);
    Measured("signals");
  }
}

TEST_CASE("crashes: the terminal comes back, the signal stays visible") {
  for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS}) {
    CAPTURE(signal);
    const TemporaryFolder home;
    TerminalSession session(At(home));
    REQUIRE(session.WaitFor("Quick game"));
    session.Signal(signal);
    CHECK(session.WaitExit() == 128 + signal);
    CheckRestored(session);
    Measured("signals");
  }
}

TEST_CASE("the window is closed: the program ends by itself") {
  const TemporaryFolder home;
  TerminalSession session(At(home));
  REQUIRE(session.WaitFor("Quick game"));
  session.HangUp();
  CHECK(session.WaitExit() == 128 + SIGHUP);
}

TEST_CASE("a terminal that takes nothing more: asking once ends it") {
  for (const int signal : {SIGTERM, SIGALRM}) {
    CAPTURE(signal);
    const TemporaryFolder home;
    SessionOptions options = At(home);
    options.arguments = {"--full-redraw"};
    TerminalSession session(options);
    REQUIRE(session.WaitFor("Quick game"));
    for (int i = 0; i < 20; ++i) {  // more than the line holds, and unread
      session.Send(key::kDown);
    }
    // Lets it block on its output.
    session.WaitExitUnread(TerminalSession::Milliseconds(500));
    session.Signal(signal);
    CHECK(session.WaitExitUnread() == 128 + signal);
    CHECK(session.LineRestored());
  }
}

TEST_CASE("the window is closed and nobody is told: it ends all the same") {
  const TemporaryFolder home;
  SessionOptions options = At(home);
  options.ignore_hangup = true;
  TerminalSession session(options);
  REQUIRE(session.WaitFor("Quick game"));
  const auto before = session.CpuTime();
  session.HangUp();
  // Not reaped before its processor time is read.
  REQUIRE(session.WaitUntil([&] { return session.Ended(); }));
  CHECK(session.CpuTime() - before < TerminalSession::Milliseconds(500));
  CHECK(session.WaitExit() == 128 + SIGHUP);
}

TEST_CASE("Ctrl-Z gives the terminal back, and fg draws everything again") {
  const TemporaryFolder home;
  SessionOptions options = At(home);
  options.shell = true;
  TerminalSession session(options);
  REQUIRE(session.WaitFor("Quick game"));
  session.Send(key::kCtrlZ);
  REQUIRE(session.WaitUntil([&] { return session.Stopped(); }));
  session.WaitQuiet();
  CHECK(session.LineRestored());
  CHECK(session.ScreenRestored());
  CHECK_FALSE(session.Shows("Quick game"));
  session.Signal(SIGCONT);
  REQUIRE_MESSAGE(session.WaitFor("Quick game"), session.Picture());
  CHECK(session.WaitFor("q quit"));  // the whole of it
  CHECK_FALSE(session.LineRestored());
  session.Press("q");
  CHECK(session.WaitExit() == 0);
  CheckRestored(session);
}

TEST_CASE("after Ctrl-Z our handlers are back") {
  const TemporaryFolder home;
  TerminalSession session(At(home));
  REQUIRE(session.WaitFor("Quick game"));
  // No shell is there to wake a stopped program, so the system lets it go on
  // at once; it has left the screen all the same and entered it again.
  session.Send(key::kCtrlZ);
  REQUIRE(session.WaitUntil([&] {
    const auto left = session.output().find("\x1b[?1049l");
    return left != std::string::npos &&
           session.output().find("\x1b[?1049h", left) != std::string::npos;
  }));
  REQUIRE(session.WaitFor("Quick game"));
  session.WaitQuiet();
  session.Signal(SIGSEGV);
  CHECK(session.WaitExit() == 128 + SIGSEGV);
  CheckRestored(session);
}

}  // namespace glazier::e2e
