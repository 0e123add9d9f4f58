// SPDX-License-Identifier: MIT
// The kiosk as its guests see it: by ssh, from a real sshd.
#include <doctest/doctest.h>

#include <algorithm>
#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include "tests/e2e/kiosk_guest.hpp"
#include "tests/e2e/same_game.hpp"
#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

constexpr std::string_view kYourTurn = "take from a factory";

/// The factories and the centre, without the frame that shows a cursor.
std::string Display(const TerminalSession& session) {
  return session.Row(2) + session.Row(4);
}

/// A table of two, and a watcher.
struct Company {
  explicit Company(const SshServer& ssh) : server(ssh) {
    ana = Connect("Ana");
    ana->Choose("Open a table for Sintra");
    ana->See("Seat 1: Ana (you)");
    ana->See("Others find it under Tables, as ");
    bruno = Connect("Bruno");
    bruno->Choose("Tables");
    bruno->See("Ana  waiting");
    bruno->Send(key::kEnter);
    bruno->See("SINTRA");
    ana->See("SINTRA");
    carla = Connect("Carla");
    carla->Choose("Tables");
    carla->See("Ana, Bruno  playing");
    carla->Send("w");
    carla->See("SINTRA");
  }

  std::unique_ptr<KioskGuest> Connect(const std::string& name) const {
    return std::make_unique<KioskGuest>(server, name);
  }
  void AllSeeTheSame() {
    for (KioskGuest* const guest : {bruno.get(), carla.get()}) {
      CHECK_MESSAGE(guest->WaitUntil([&] {
        ana->WaitQuiet(TerminalSession::Milliseconds(0));
        return Display(*guest) == Display(*ana);
      }),
                    ana->Picture() << '\n'
                                   << guest->Picture());
    }
  }
  /// The player to move plays what the cursor is on, until it is the other's
  /// turn; then everybody has seen it.
  void PlayOne() {
    const auto to_move = [this]() -> KioskGuest* {
      for (KioskGuest* const guest : {ana.get(), bruno.get()}) {
        guest->WaitQuiet(TerminalSession::Milliseconds(0));
        if (guest->Shows(kYourTurn)) {
          return guest;
        }
      }
      return nullptr;
    };
    REQUIRE_MESSAGE(ana->WaitUntil([&] { return to_move() != nullptr; }),
                    ana->Picture() << '\n'
                                   << bruno->Picture());
    KioskGuest& mover = *to_move();
    KioskGuest& other = &mover == ana.get() ? *bruno : *ana;
    const std::string before = Display(*carla);
    for (int keys = 0; keys < 5 && !other.Shows(kYourTurn); ++keys) {
      mover.Press(key::kEnter);
      other.WaitQuiet();
    }
    other.See(kYourTurn);
    AllSeeTheSame();
    CHECK(Display(*carla) != before);
  }

  const SshServer& server;
  std::unique_ptr<KioskGuest> ana;
  std::unique_ptr<KioskGuest> bruno;
  std::unique_ptr<KioskGuest> carla;
};

}  // namespace

TEST_CASE("kiosk by ssh: two meet, lines are cut, and a third sees all of it") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  Company company(server);
  company.PlayOne();
  company.PlayOne();

  // The client is gone without a word.
  company.ana->Signal(SIGKILL);
  REQUIRE(company.ana->WaitExit() == 128 + SIGKILL);
  company.bruno->See("Ana is away");
  company.carla->See("Ana is away");
  company.ana = company.Connect("Ana");
  company.ana->Choose("Back to table");
  company.ana->See("SINTRA");
  company.AllSeeTheSame();
  company.PlayOne();

  // The server's end is gone.
  company.bruno.reset();
  company.ana->See("Bruno is away");
  const auto others = server.Connections();
  company.bruno = company.Connect("Bruno");
  company.bruno->Choose("Back to table");
  company.bruno->See("SINTRA");
  company.AllSeeTheSame();
  for (const pid_t connection : server.Connections()) {
    if (std::count(others.begin(), others.end(), connection) == 0) {
      server.Cut(connection);
    }
  }
  CHECK(company.bruno->WaitExit() == 255);
  company.ana->See("Bruno is away");
  company.bruno = company.Connect("Bruno");
  company.bruno->Choose("Back to table");
  company.bruno->See("SINTRA");
  company.AllSeeTheSame();
  company.PlayOne();
}

TEST_CASE("kiosk by ssh: so many guests, and so many tables of each") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server({.kiosk = "--people 1 --openings 1"});
  KioskGuest ana(server, "Ana");
  TerminalSession second(server.Client());
  CHECK(second.WaitExit() == 1);
  CHECK_MESSAGE(second.Shows("all places are taken"), second.Picture());
  for (const bool first : {true, false}) {
    ana.Choose("Open a table for Sintra");
    if (first) {
      ana.See("Seat 1: Ana (you)");
      ana.Send(key::kEscape);
    }
  }
  ana.See("opened enough tables");
  ana.Send("\x03");
  REQUIRE(ana.WaitExit());
  // The place is free again.
  KioskGuest bruno(server, "Bruno");
}

TEST_CASE("by ssh -t host glazier the screen is the same as without ssh") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server({.without = {"ForceCommand"}});
  const TemporaryFolder home;
  std::vector<std::string> command = {"env", "XDG_DATA_HOME=" + home.path(),
                                      "XDG_CONFIG_HOME=" + home.path(),
                                      GlazierBinary()};
  const auto game = SameGame(false);
  command.insert(command.end(), game.begin(), game.end());
  TerminalSession far(server.Client({"-t"}, command));
  PlaySame(far);
  SessionOptions here;
  const TemporaryFolder other;
  here.home = other.path();
  here.arguments = SameGame(true);
  TerminalSession near(here);
  PlaySame(near);
  const std::string difference = Difference(far.emulator(), near.emulator());
  CHECK_MESSAGE(difference.empty(), difference);
}

}  // namespace glazier::e2e
