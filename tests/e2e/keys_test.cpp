// SPDX-License-Identifier: MIT
// Keys as a connection delivers them: slowly, or many at once.
#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "tests/e2e/kept_record.hpp"
#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
TEST_CASE("ESCDELAY: how long Escape waits for the rest of a key") {
  const TemporaryFolder home;
  SessionOptions options = CertainTable(home);
  constexpr TerminalSession::Milliseconds kDelay(1500);
  options.environment["ESCDELAY"] = std::to_string(kDelay.count());
  TerminalSession session(options);
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  session.Press("?");
  REQUIRE_MESSAGE(session.WaitFor("At any time"), session.Picture());
  const std::string page = session.Picture();
  // Over a slow connection an arrow is still an arrow.
  session.Send(key::kEscape);
  session.WaitUntil([] { return false; }, kDelay / 3);
  session.Send(key::kDown.substr(1));
  CHECK_MESSAGE(session.WaitUntil([&] { return session.Picture() != page; }),
                session.Picture());
  CHECK_FALSE(session.Shows(kYourTurn));
  // The key by itself takes that long, and no longer.
  const auto pressed = std::chrono::steady_clock::now();
  session.Send(key::kEscape);
  CHECK(session.WaitFor(kYourTurn));
  CHECK(std::chrono::steady_clock::now() - pressed >= kDelay);
}

TEST_CASE("a paste at the table: into the line being typed, or nowhere") {
  const TemporaryFolder home;
  TerminalSession session(CertainTable(home));
  REQUIRE_MESSAGE(session.WaitFor(kYourTurn), session.Picture());
  session.WaitQuiet();
  const std::string record = Record(home);
  const std::string picture = session.Picture();
  const auto paste = [&](const std::string& text) {
    session.Press("\x1b[200~" + text + "\x1b[201~");
  };
  for (const char* text : {"q", "\r\r\r", ":1\r", "\x1b[B\x1b[A", "u"}) {
    paste(text);
    CHECK(session.Picture() == picture);
  }
  session.Press(":");
  paste("zz\x1b[31m 9\r\n");
  CHECK_MESSAGE(session.Shows("zz[31m9"), session.Picture());
  CHECK(Record(home) == record);
}

}  // namespace glazier::e2e
