// SPDX-License-Identifier: MIT
// An idle program does nothing: it is not woken, and it sends nothing.
#include <doctest/doctest.h>

#include <string>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

SessionOptions At(const TemporaryFolder& home,
                  std::vector<std::string> arguments) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = std::move(arguments);
  return options;
}

void CheckAsleep(TerminalSession& session) {
  session.WaitQuiet(TerminalSession::Milliseconds(300));
  const auto sent = session.output().size();
  const long switches = session.Switches();
  session.WaitUntil([] { return false; }, TerminalSession::Milliseconds(2000));
  CHECK(session.Switches() == switches);
  CHECK(session.output().size() == sent);
}

}  // namespace

// The thread sanitizer has its own thread, which wakes all the time.
#ifndef __SANITIZE_THREAD__

TEST_CASE("asleep in the menu, at the table, in the lobby and in a text") {
  const TemporaryFolder home;
  SUBCASE("the menu") {
    TerminalSession session(At(home, {}));
    REQUIRE(session.WaitFor("Quick game"));
    CheckAsleep(session);
  }
  SUBCASE("the table, after a bot's turn, and what lies above it") {
    TerminalSession session(At(home, {"play", "--seed", "7", "--seat", "2=easy",
                                      "--pace", "instant"}));
    REQUIRE_MESSAGE(session.WaitFor("take from a factory"), session.Picture());
    session.Send("\r\r\r");
    REQUIRE_MESSAGE(session.WaitFor("Bot takes"), session.Picture());
    REQUIRE_MESSAGE(session.WaitFor("take from a factory"), session.Picture());
    CheckAsleep(session);
    session.Press("?");
    CheckAsleep(session);
    session.Press(key::kEscape);
    session.Press("t");  // a tip comes from another thread
    REQUIRE_MESSAGE(session.WaitFor("Tip:"), session.Picture());
    CheckAsleep(session);
  }
  SUBCASE("the lobby, and a table in it whose others think") {
    TerminalSession session(At(home, {"kiosk", "--home", home.path()}));
    REQUIRE(session.WaitFor("Your nickname"));
    CheckAsleep(session);
  }
  SUBCASE("a table that waits for friends") {
    TerminalSession session(At(home, {"host", "--players", "2"}));
    REQUIRE_MESSAGE(session.WaitFor("glazier join"), session.Picture());
    CheckAsleep(session);
  }
}

#endif

TEST_CASE("what comes by itself comes at once, though nobody presses a key") {
  const TemporaryFolder home;
  TerminalSession session(
      At(home, {"play", "--seed", "7", "--seat", "1=greedy", "--seat",
                "2=greedy", "--pace", "instant"}));
  CHECK_MESSAGE(session.WaitFor("Final scoring"), session.Picture());
  CHECK_MESSAGE(session.WaitFor("The winner"), session.Picture());
}

}  // namespace glazier::e2e
