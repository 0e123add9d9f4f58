// SPDX-License-Identifier: MIT
// Glass Road on separate terminals: secret choices at the same time.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/e2e/apart.hpp"

namespace glazier::e2e {
namespace {

/// A table for two that only serves, and everything that visits it.
class HostedRoad {
 public:
  HostedRoad() : host_(At({"host", "road", "--serve", "--players", "2"})) {
    REQUIRE_MESSAGE(host_.WaitFor("glazier join "), host_.Picture());
    constexpr std::size_t kCodeLetters = 5;
    const std::string& said = host_.output();
    code_ = said.substr(said.find("Table ") + 6, kCodeLetters);
  }
  ~HostedRoad() {
    host_.Send(key::kCtrlC);
    CHECK(host_.WaitExit() == 0);
  }
  HostedRoad(const HostedRoad&) = delete;
  HostedRoad& operator=(const HostedRoad&) = delete;

  SessionOptions Join(const std::string& name) const {
    return At({"join", code_, "--name", name, "--pace", "instant"});
  }
  SessionOptions Watch() const { return At({"watch", code_}); }

 private:
  SessionOptions At(const std::vector<std::string>& arguments) const {
    return Apart(home_.path(), arguments);
  }

  TemporaryFolder home_;
  TerminalSession host_;
  std::string code_;
};

constexpr std::string_view kAnasHand = "LPFDR";
constexpr std::string_view kBensHand = "SWYGK";

void CheckShows(TerminalSession& session, std::string_view words) {
  CHECK_MESSAGE(session.WaitFor(words), session.Picture());
}

/// Checks that the words are not shown now and never were.
void CheckHides(const TerminalSession& session, std::string_view words) {
  CHECK_MESSAGE(!session.Shows(words), session.Picture());
  CHECK(session.output().find(words) == std::string::npos);
}

}  // namespace

TEST_CASE("hosted Glass Road: two choose at once, each sees what is theirs") {
  const HostedRoad table;
  TerminalSession ana(table.Join("Ana"));
  CheckShows(ana, "Leave");
  TerminalSession ben(table.Join("Ben"));
  // Both are asked at the same time, whoever goes first.
  CheckShows(ana, "pick card 1 of 5");
  CheckShows(ben, "pick card 1 of 5");
  TerminalSession watcher(table.Watch());
  CheckShows(watcher, "GLASS ROAD");

  ana.Press("lpf");
  CheckShows(ana, "pick card 4 of 5");
  ben.Press("swygk\r");
  CheckShows(ana, "hand 5");            // how many Ben has, and nothing else
  CheckShows(ana, "pick card 4 of 5");  // her draft is as it was
  ana.Press("dr\r");
  CheckShows(ana, kAnasHand);
  CheckShows(ben, kBensHand);
  watcher.WaitQuiet();
  for (const TerminalSession* const other : {&ben, &watcher}) {
    CheckHides(*other, kAnasHand);
    CheckHides(*other, "Ana picks the");
  }
  for (const TerminalSession* const other : {&ana, &watcher}) {
    CheckHides(*other, kBensHand);
    CheckHides(*other, "Ben picks the");
  }
  CheckShows(watcher, "hand 5");

  // The connection is cut in the middle; a returning player has the hand again.
  ana.HangUp();
  ana.WaitExit();
  CheckShows(ben, "Ana is away");
  TerminalSession again(table.Join("Ana"));
  CheckShows(again, kAnasHand);
  CheckHides(again, kBensHand);
}

}  // namespace glazier::e2e
