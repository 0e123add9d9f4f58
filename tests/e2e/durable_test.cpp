// SPDX-License-Identifier: MIT
// Nothing is lost, whatever happens to the connection, the program or the disk;
// and two programs never play the same game.
#include <doctest/doctest.h>

#include <csignal>
#include <string>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

constexpr std::string_view kYourTurn = "take from a factory";

SessionOptions At(const TemporaryFolder& home,
                  std::vector<std::string> arguments = {}) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = std::move(arguments);
  return options;
}

/// Enter accepts whatever the cursor is on: source, colour, strip.
void PlayOneMove(TerminalSession& session) {
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  session.Press(key::kEnter);
  session.Press(key::kEnter);
  session.Press(key::kEnter);
}

const std::vector<std::string> kGame = {
    "play", "--seed", "7", "--seat", "2=greedy", "--pace", "instant"};

}  // namespace

TEST_CASE("a game that is played elsewhere can be watched, and taken later") {
  const TemporaryFolder home;
  TerminalSession player(At(home, kGame));
  PlayOneMove(player);
  REQUIRE_MESSAGE(player.WaitFor(kYourTurn), player.Picture());

  TerminalSession watcher(At(home));
  REQUIRE_MESSAGE(watcher.WaitFor("Resume the last game"), watcher.Picture());
  watcher.Press(key::kEnter);
  REQUIRE_MESSAGE(watcher.WaitFor("is being played by"), watcher.Picture());
  watcher.Press(key::kEnter);
  REQUIRE_MESSAGE(watcher.WaitFor("you are watching"), watcher.Picture());
  const auto same_board = [&] {
    for (int row = 8; row < 18; ++row) {  // both palaces
      if (watcher.Row(row) != player.Row(row)) {
        return false;
      }
    }
    return true;
  };
  CHECK_MESSAGE(watcher.WaitUntil(same_board), watcher.Picture());

  // It follows, and its keys move nothing.
  const std::string before = watcher.Picture();
  PlayOneMove(player);
  REQUIRE(player.WaitFor(kYourTurn));
  player.WaitQuiet();
  CHECK_MESSAGE(watcher.WaitUntil(same_board), watcher.Picture());
  CHECK(watcher.Picture() != before);
  watcher.Press(key::kEnter);
  watcher.Press("u");
  CHECK_MESSAGE(watcher.WaitFor("you are watching"), watcher.Picture());

  // The player's connection is lost for good: the game is free.
  player.Signal(SIGKILL);
  REQUIRE(player.WaitExit() == 128 + SIGKILL);
  watcher.Press("q");
  REQUIRE_MESSAGE(watcher.WaitFor("Game menu"), watcher.Picture());
  watcher.Press("q");
  REQUIRE(watcher.WaitFor("Resume the last game"));
  watcher.Press(key::kEnter);
  CHECK_MESSAGE(watcher.WaitFor(kYourTurn), watcher.Picture());
}

TEST_CASE("a game that was left for the menu is free for others") {
  const TemporaryFolder home;
  TerminalSession first(At(home, kGame));
  PlayOneMove(first);
  REQUIRE(first.WaitFor(kYourTurn));
  first.Press("q");
  REQUIRE(first.WaitFor("Game menu"));
  first.Press("q");
  REQUIRE(first.WaitFor("Resume the last game"));
  TerminalSession second(At(home, {"play", "--resume"}));
  CHECK_MESSAGE(second.WaitFor(kYourTurn), second.Picture());
}

TEST_CASE("a full disk, no home: one warning, and the game goes on") {
  const TemporaryFolder home;
  SessionOptions options = At(home, kGame);
  SUBCASE("a full disk") {
    options.disk = 0;
  }
  SUBCASE("no home") {
    options.environment["HOME"] = "";
    options.environment["XDG_DATA_HOME"] = "";
    options.environment["XDG_CONFIG_HOME"] = "";
  }
  SUBCASE("a home that is a file") {
    options.environment["XDG_DATA_HOME"] = "/dev/null/data";
  }
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor("not being saved"), session.Picture());
  PlayOneMove(session);
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  CHECK_FALSE(session.Shows("not being saved"));
  session.Signal(SIGTERM);
  CHECK(session.WaitExit() == 128 + SIGTERM);
  CHECK(session.LineRestored());
}

}  // namespace glazier::e2e
