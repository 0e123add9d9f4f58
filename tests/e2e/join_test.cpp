// SPDX-License-Identifier: MIT
// A seat at another player's table, on the full screen.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/e2e/apart.hpp"

namespace glazier::e2e {

namespace {

/// @brief A table that is only served, in a home of its own.
class ServedTable {
 public:
  explicit ServedTable(const std::vector<std::string>& more)
      : host_(With({"host", "--serve", "--bot", "random"}, more)) {
    REQUIRE_MESSAGE(host_.WaitFor("glazier join "), host_.Picture());
    constexpr std::size_t kCodeLetters = 5;
    const std::string said = host_.output();
    code_ = said.substr(said.find("Table ") + 6, kCodeLetters);
  }

  TerminalSession& host() { return host_; }
  const std::string& code() const { return code_; }
  SessionOptions Guest(const std::vector<std::string>& more) const {
    return With({"join", code_}, more);
  }

 private:
  SessionOptions With(std::vector<std::string> arguments,
                      const std::vector<std::string>& more) const {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Apart(home_.path(), std::move(arguments));
  }

  TemporaryFolder home_;
  TerminalSession host_;
  std::string code_;
};

}  // namespace

TEST_CASE("a bell rings when the turn comes after a wait, unless told not to") {
  constexpr std::string_view kYourTurn = "take from a factory";
  constexpr auto kLongWait = std::chrono::milliseconds(5200);
  const std::string bell = "\a\x1b[22;2t\x1b]2;Your turn";
  ServedTable table({"--players", "3", "--seed", "7"});
  TerminalSession ana(table.Guest({"--name", "Ana"}));
  REQUIRE_MESSAGE(ana.WaitFor("Seat 1: Ana"), ana.Picture());
  TerminalSession bruno(table.Guest({"--name", "Bruno"}));
  REQUIRE_MESSAGE(bruno.WaitFor("Seat 2: Bruno"), bruno.Picture());
  TerminalSession carla(table.Guest({"--name", "Carla", "--bell", "never"}));
  // Whoever begins has not waited; the seats follow each other.
  std::vector<TerminalSession*> order = {&ana, &bruno, &carla};
  REQUIRE(ana.WaitUntil([&] {
    for (TerminalSession* const each : order) {
      each->WaitQuiet(TerminalSession::Milliseconds(0));
    }
    return ana.Shows(kYourTurn) || bruno.Shows(kYourTurn) ||
           carla.Shows(kYourTurn);
  }));
  while (!order.front()->Shows(kYourTurn)) {
    std::rotate(order.begin(), order.begin() + 1, order.end());
  }
  std::this_thread::sleep_for(kLongWait);
  for (std::size_t at = 0; at < 2; ++at) {
    for (int keys = 0; keys < 5 && !order[at + 1]->Shows(kYourTurn); ++keys) {
      order[at]->Press(key::kEnter);
      order[at + 1]->WaitQuiet();
    }
    REQUIRE_MESSAGE(order[at + 1]->WaitFor(kYourTurn),
                    order[at + 1]->Picture());
  }
  CHECK(order[0]->output().find('\a') == std::string::npos);
  for (std::size_t at = 1; at < 3; ++at) {
    CHECK((order[at]->output().find(bell) != std::string::npos) ==
          (order[at] != &carla));
  }
}

TEST_CASE("whoever leaves a table is told how to come back") {
  ServedTable table({});
  TerminalSession& host = table.host();
  const std::string& code = table.code();
  TerminalSession guest(table.Guest({"--name", "Ana"}));
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
