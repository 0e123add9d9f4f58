// A seat at somebody's table, on the full screen.
#include <doctest/doctest.h>

#include <string>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

TEST_CASE("whoever leaves a table is told how to come back") {
  const TemporaryFolder home;
  SessionOptions options;
  options.home = home.path();
  for (const char* const name :
       {"TMPDIR", "GLAZIER_TABLES", "XDG_STATE_HOME", "XDG_DATA_HOME"}) {
    options.environment[name] = home.path();
  }
  options.environment["XDG_RUNTIME_DIR"] = "";
  options.arguments = {"host", "--serve", "--bot", "random"};
  TerminalSession host(options);
  REQUIRE_MESSAGE(host.WaitFor("glazier join "), host.Picture());
  const std::string said = host.output();
  constexpr std::size_t kCodeLetters = 5;
  const std::string code = said.substr(said.find("Table ") + 6, kCodeLetters);

  options.arguments = {"join", code, "--name", "Ana"};
  TerminalSession guest(options);
  REQUIRE_MESSAGE(guest.WaitFor("Leave"), guest.Picture());
  guest.Press(key::kEnter);
  REQUIRE_MESSAGE(guest.WaitFor("q menu"), guest.Picture());
  guest.Press("q");
  REQUIRE_MESSAGE(guest.WaitFor("Leave"), guest.Picture());
  guest.Press("q");
  CHECK_MESSAGE(guest.WaitExit() == 0, guest.Picture());
  CHECK_MESSAGE(guest.output().find("Come back with: glazier join " + code) !=
                    std::string::npos,
                guest.Picture());
  host.Send(key::kCtrlC);
  CHECK(host.WaitExit() == 0);
}

}  // namespace glazier::e2e
