// SPDX-License-Identifier: MIT
// Any window can be announced: what is drawn stays small.
#include <doctest/doctest.h>

#include <string>

#include "tests/e2e/terminal_session.hpp"
#include "tests/support/effort.hpp"

namespace glazier::e2e {
namespace {

/// In KiB: a picture of the largest size, and the program around it.
constexpr long kMost = 100L * 1024 * kSlowdown;

void CheckHuge(SessionOptions options, std::string_view text) {
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor(text), session.Picture());
  session.WaitQuiet();
  const auto before = session.output().size();
  session.Announce(65535, 65535);
  REQUIRE(session.WaitUntil([&] { return session.output().size() > before; }));
  session.WaitQuiet();
  CHECK(session.PeakMemory() < kMost);
  MESSAGE(session.PeakMemory(), " KiB, ", session.output().size() - before,
          " bytes");
  // Nothing beyond the corner: no row after 200, no column after 500.
  const std::string drawn = session.output().substr(before);
  CHECK(drawn.find("\x1b[201") == std::string::npos);
  // And back again.
  session.Resize(80, 24);
  REQUIRE_MESSAGE(session.WaitFor(text), session.Picture());
}

}  // namespace

TEST_CASE("a window of 65535 x 65535: a picture in the corner") {
  const TemporaryFolder home;
  SessionOptions options;
  options.home = home.path();
  SUBCASE("at the table") {
    options.arguments = {"play", "--seed", "7"};
    CheckHuge(options, "SINTRA");
  }
  SUBCASE("in the kiosk's lobby") {
    options.arguments = {"kiosk", "--home", home.path()};
    CheckHuge(options, "Your nickname");
  }
}

TEST_CASE("a window as large as can be from the beginning, or of no size") {
  const TemporaryFolder home;
  SessionOptions options;
  options.home = home.path();
  SUBCASE("large") {
    TerminalSession session(options);
    session.Announce(65535, 65535);  // most likely before the first picture
    REQUIRE(session.WaitUntil([&] { return session.output().size() > 1000; }));
    session.WaitQuiet();
    CHECK(session.PeakMemory() < kMost);
  }
  SUBCASE("unknown: as if it were 80 x 24") {
    TerminalSession session(options);
    session.Announce(0, 0);
    CHECK_MESSAGE(session.WaitFor("Quick game"), session.Picture());
  }
}

}  // namespace glazier::e2e
