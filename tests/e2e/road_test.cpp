// SPDX-License-Identifier: MIT
// Glass Road at a real terminal: alone, two, and four, to the very end.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

SessionOptions At(const TemporaryFolder& home,
                  int players,
                  const std::vector<std::string>& more) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = {"play",   "road",   "--players", std::to_string(players),
                       "--seed", "5",      "--name",    "Ana",
                       "--pace", "instant"};
  options.arguments.insert(options.arguments.end(), more.begin(), more.end());
  return options;
}

/// Plays by Enter, and now and then with another key, as soon as the screen has
/// answered the last one.
void PlayToTheEnd(TerminalSession& session) {
  REQUIRE_MESSAGE(session.WaitFor("GLASS ROAD"), session.Picture());
  int keys = 0;
  while (!session.Shows("Final scoring") && ++keys < 3000) {
    const auto seen = session.output().size();
    session.Send(keys % 11 == 0   ? key::kRight
                 : keys % 29 == 0 ? std::string_view("b")
                                  : key::kEnter);
    session.WaitUntil([&] { return session.output().size() != seen; },
                      TerminalSession::Milliseconds(500));
    session.WaitQuiet(TerminalSession::Milliseconds(20));
  }
  REQUIRE_MESSAGE(session.Shows("Final scoring"), session.Picture());
  session.Press(key::kEscape);
  REQUIRE_MESSAGE(session.WaitFor("new game"), session.Picture());
}

void Leave(TerminalSession& session) {
  session.Press("q");
  REQUIRE_MESSAGE(session.WaitFor("Saved games"), session.Picture());
  session.Press("q");
  CHECK(session.WaitExit() == 0);
  CHECK(session.ScreenRestored());
}

}  // namespace

TEST_CASE("Glass Road alone, all seven periods") {
  const TemporaryFolder home;
  TerminalSession session(At(home, 1, {}));
  REQUIRE_MESSAGE(session.WaitFor("period 1 of 7"), session.Picture());
  CHECK(session.Shows("pick card 1 of 3"));
  PlayToTheEnd(session);
  CHECK(session.Shows("scoring"));
  Leave(session);
}

TEST_CASE("Glass Road against a bot, with help, log and another size") {
  const TemporaryFolder home;
  TerminalSession session(At(home, 2, {"--seat", "2=greedy"}));
  REQUIRE_MESSAGE(session.WaitFor("pick card 1 of 5"), session.Picture());
  session.Press("?");
  CHECK_MESSAGE(session.Shows("choose specialists"), session.Picture());
  session.Press(key::kEscape);
  session.Resize(60, 15);
  REQUIRE_MESSAGE(session.WaitFor("too small"), session.Picture());
  session.Resize(120, 40);
  REQUIRE_MESSAGE(session.WaitFor("Fuel Gatherer"), session.Picture());
  session.Resize(80, 24);
  REQUIRE(session.WaitFor("pick card 1 of 5"));
  PlayToTheEnd(session);
  Leave(session);
}

TEST_CASE("Glass Road among four") {
  const TemporaryFolder home;
  TerminalSession session(
      At(home, 4,
         {"--seat", "2=greedy", "--seat", "3=greedy", "--seat", "4=random"}));
  REQUIRE_MESSAGE(session.WaitFor("period 1 of 4"), session.Picture());
  PlayToTheEnd(session);
  Leave(session);
}

}  // namespace glazier::e2e
