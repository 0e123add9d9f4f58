// SPDX-License-Identifier: MIT
// River Valley at a real terminal, and the same game in plain lines.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

/// Two people at one keyboard: every move is theirs.
SessionOptions At(const TemporaryFolder& home,
                  const std::vector<std::string>& more) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = {"play",   "river", "--seed", "5",
                       "--name", "Ana",   "--seat", "2=human"};
  options.arguments.insert(options.arguments.end(), more.begin(), more.end());
  return options;
}

/// The record of the only game that was played there.
std::string Record(const TemporaryFolder& home) {
  for (const auto& entry : std::filesystem::directory_iterator(
           home.path() + "/data/glazier/games")) {
    if (entry.path().extension() == ".game") {
      std::ifstream file(entry.path());
      return {std::istreambuf_iterator<char>(file), {}};
    }
  }
  return "";
}

/// The moves of a record, in order.
std::vector<std::string> Steps(const std::string& record) {
  std::vector<std::string> moves;
  std::size_t at = 0;
  while (at < record.size()) {
    const std::size_t end = record.find('\n', at);
    const std::string line = record.substr(at, end - at);
    if (line.starts_with("1 ") || line.starts_with("2 ")) {
      moves.push_back(line.substr(2));
    }
    at = end + 1;
  }
  return moves;
}

}  // namespace

TEST_CASE("River Valley by keys, to the end: the same game as in lines") {
  const TemporaryFolder home;
  {
    TerminalSession session(At(home, {}));
    REQUIRE_MESSAGE(session.WaitFor("RIVER VALLEY"), session.Picture());
    int keys = 0;
    while (!session.Shows("Final scoring") && ++keys < 1000) {
      // Now and then something else than what the cursor is on.
      const auto seen = session.output().size();
      session.Send(keys % 7 == 0    ? key::kRight
                   : keys % 23 == 0 ? std::string_view("x")
                                    : key::kEnter);
      session.WaitUntil([&] { return session.output().size() != seen; },
                        TerminalSession::Milliseconds(500));
      session.WaitQuiet(TerminalSession::Milliseconds(30));
      if (keys == 20) {  // in the middle of it all, the window changes
        session.Resize(60, 15);
        REQUIRE_MESSAGE(session.WaitFor("too small"), session.Picture());
        session.Resize(120, 40);
        REQUIRE_MESSAGE(session.WaitFor("RIVER VALLEY"), session.Picture());
        session.Resize(80, 24);
        REQUIRE(session.WaitFor("RIVER VALLEY"));
      }
    }
    REQUIRE_MESSAGE(session.Shows("Final scoring"), session.Picture());
    session.Press(key::kEscape);
    REQUIRE_MESSAGE(session.WaitFor("new game"), session.Picture());
    CHECK(session.Shows("overflow"));
    session.Press("q");
    REQUIRE_MESSAGE(session.WaitFor("Saved games"), session.Picture());
    session.Press("q");
    CHECK(session.WaitExit() == 0);
    CHECK(session.ScreenRestored());
  }
  const std::string played = Record(home);
  const auto moves = Steps(played);
  REQUIRE(moves.size() > 10);

  const TemporaryFolder other;
  TerminalSession lines(At(other, {"--line"}));
  for (const std::string& move : moves) {
    lines.Press(move + '\r');
  }
  lines.Press("\r");  // no review
  CHECK_MESSAGE(lines.WaitExit() == 0, lines.Picture());
  CHECK(Record(other) == played);
}

}  // namespace glazier::e2e
