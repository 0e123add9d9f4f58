// SPDX-License-Identifier: MIT
// A person at a real terminal: starting, playing, leaving, coming back.
#include <doctest/doctest.h>

#include <csignal>
#include <string>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

constexpr std::string_view kYourTurn = "take from ";

SessionOptions At(const TemporaryFolder& home,
                  std::vector<std::string> arguments = {}) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = std::move(arguments);
  return options;
}

/// Enter accepts whatever the cursor is on: enough to play a whole move, and a
/// whole game, if not a good one.
void PlayOneMove(TerminalSession& session) {
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  while (session.Shows(kYourTurn) || session.Shows("take which colour") ||
         session.Shows("Enter go on or play")) {
    session.Press(key::kEnter);
    if (session.Shows("is thinking") || session.Shows(kYourTurn) ||
        session.Shows("Final scoring")) {
      return;
    }
  }
}

}  // namespace

TEST_CASE("a newcomer: Enter begins, Enter plays, to the very end") {
  const TemporaryFolder home;
  TerminalSession session(At(home, {"play", "--pace", "instant"}));
  // One key at a time, as soon as the screen has answered the last one.
  int keys = 0;
  while (!session.Shows("Final scoring") && ++keys < 1000) {
    const auto seen = session.output().size();
    session.Send(key::kEnter);
    session.WaitUntil([&] { return session.output().size() != seen; },
                      TerminalSession::Milliseconds(500));
    session.WaitQuiet(TerminalSession::Milliseconds(30));
    if (keys == 20) {  // in the middle of it all, the window changes
      session.Resize(60, 15);
      REQUIRE_MESSAGE(session.WaitFor("too small"), session.Picture());
      CHECK(session.Shows("60 x 15"));
      CHECK(session.Shows("80 x 24"));
      session.Press("q");  // ignored: the table cannot be seen
      session.Resize(120, 40);
      REQUIRE_MESSAGE(session.WaitFor("SINTRA"), session.Picture());
      CHECK_FALSE(session.Shows("Game menu"));
      session.Resize(80, 24);
      REQUIRE(session.WaitFor("SINTRA"));
    }
  }
  REQUIRE_MESSAGE(session.Shows("Final scoring"), session.Picture());
  session.Press(key::kEscape);
  REQUIRE_MESSAGE(session.WaitFor("new game"), session.Picture());
  CHECK(session.Shows("best move"));
  session.Press("s");
  CHECK(session.WaitFor("kept as"));
  // Another game is one key away.
  session.Press(key::kEnter);
  CHECK_MESSAGE(session.WaitFor("round 1"), session.Picture());
  // Escape asks what to do; q leaves to the start screen, q leaves it.
  session.Press("q");
  REQUIRE_MESSAGE(session.WaitFor("Game menu"), session.Picture());
  session.Press("q");
  REQUIRE_MESSAGE(session.WaitFor("Saved games"), session.Picture());
  session.Press("q");
  CHECK(session.WaitExit() == 0);
  CHECK(session.LineRestored());
  CHECK(session.ScreenRestored());
}

TEST_CASE("a lost line and kill -9 lose nothing") {
  for (const int signal : {SIGHUP, SIGKILL}) {
    CAPTURE(signal);
    const TemporaryFolder home;
    std::string score;
    {
      TerminalSession session(At(home, {"play", "--pace", "instant"}));
      PlayOneMove(session);
      PlayOneMove(session);
      REQUIRE(session.WaitFor(kYourTurn));
      session.WaitQuiet();
      score = session.Row(6);  // the players' names and scores
      session.Signal(signal);
      REQUIRE(session.WaitExit() == 128 + signal);
    }
    TerminalSession session(At(home));
    REQUIRE_MESSAGE(session.WaitFor("Resume the last game"), session.Picture());
    session.Press(key::kEnter);
    REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
    CHECK(session.Row(6) == score);
  }
}

TEST_CASE("a newcomer learns: the first entry, keys, leaving, coming back") {
  const TemporaryFolder home;
  {
    TerminalSession session(At(home));
    REQUIRE_MESSAGE(session.WaitFor("Learn Sintra (3 minutes)"),
                    session.Picture());
    session.Press(key::kEnter);
    REQUIRE_MESSAGE(session.WaitFor("Learn Sintra 1/18"), session.Picture());
    session.Send("\r\r\r");
    REQUIRE_MESSAGE(session.WaitFor("Press 1 o 1 Enter"), session.Picture());
    session.Send("1o1\r");
    REQUIRE_MESSAGE(session.WaitFor("Learn Sintra 5/18"), session.Picture());
    session.Signal(SIGTERM);
    REQUIRE(session.WaitExit() == 128 + SIGTERM);
  }
  TerminalSession session(At(home, {"lesson"}));
  REQUIRE_MESSAGE(session.WaitFor("Learn Sintra 5/18"), session.Picture());
}

TEST_CASE("a dumb terminal gets the line mode and one line that says so") {
  const TemporaryFolder home;
  SessionOptions options = At(home);
  options.environment["TERM"] = "dumb";
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor("line mode"), session.Picture());
  CHECK(session.output().find("\x1b[?1049h") == std::string::npos);
}

TEST_CASE("NO_COLOR: not one colour is sent, and everything is still there") {
  const TemporaryFolder home;
  SessionOptions options = At(home, {"play"});
  options.environment["NO_COLOR"] = "1";
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor("SINTRA"), session.Picture());
  for (const char* colour : {"\x1b[38;", "\x1b[48;", "\x1b[31m", "\x1b[44m"}) {
    CHECK(session.output().find(colour) == std::string::npos);
  }
}

TEST_CASE("a locale without UTF-8 gets nothing but ASCII") {
  const TemporaryFolder home;
  SessionOptions options = At(home, {"play"});
  options.environment["LANG"] = "C";
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor("SINTRA"), session.Picture());
  for (const char byte : session.output()) {
    REQUIRE(static_cast<unsigned char>(byte) < 0x80);
  }
}

TEST_CASE("nothing is sent while nobody does anything that counts") {
  const TemporaryFolder home;
  TerminalSession session(At(home, {"play", "--pace", "instant", "--mouse"}));
  REQUIRE(session.WaitFor("SINTRA"));
  session.WaitQuiet(TerminalSession::Milliseconds(500));
  const auto seen = session.output().size();
  SUBCASE("idle") {}
  SUBCASE("a key without a meaning") {
    session.Send("\x1b[24~");  // F12
  }
  SUBCASE("the mouse moves") {
    session.Send("\x1b[<35;10;10M\x1b[<35;11;12M");
  }
  session.WaitUntil([] { return false; }, TerminalSession::Milliseconds(1000));
  CHECK(session.output().size() == seen);
}

}  // namespace glazier::e2e
