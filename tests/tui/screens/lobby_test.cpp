// SPDX-License-Identifier: MIT
// The lobby of a kiosk, and the way to a remote table.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/lobby.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {
namespace {

/// A table whose events the test controls.
class FakeTable : public FarTable {
 public:
  bool Look() override { return std::exchange(news, false); }
  std::string Invitation() const override { return "Come to KRTWX"; }
  std::vector<std::string> People() const override { return {"Seat 1: Ana"}; }
  bool MayStart() const override { return may_start; }
  void Start() override { ++started; }
  bool Ready() const override { return ready; }
  std::string Ended() const override { return ended; }
  std::unique_ptr<View> Open(Stage& stage) override {
    return std::make_unique<TextView>(stage, "The game", "panes");
  }

  bool news = false;
  bool may_start = true;
  bool ready = false;
  int started = 0;
  std::string ended;
};

class FakeLobby : public Lobby {
 public:
  const std::string& nickname() const override { return name; }
  std::string Enter(std::string_view typed) override {
    name = typed;
    return typed.empty() ? "No name at all." : "";
  }
  std::vector<LobbyTable> Tables() override { return tables; }
  Far Quick(std::string_view game) override {
    return Went("quick " + std::string(game));
  }
  Far Open(std::string_view game, int players) override {
    return Went("open " + std::string(game) + ' ' + std::to_string(players));
  }
  Far Join(const std::string& code) override { return Went("join " + code); }
  Far Watch(const std::string& code) override { return Went("watch " + code); }
  std::string Standings() override { return "Ana: 3 of 4 won"; }

  Far Went(const std::string& where) {
    went = where;
    if (!refusal.empty()) {
      return Refusal{refusal};
    }
    return std::shared_ptr<FarTable>(table);
  }

  std::string name;
  std::string went;
  std::string refusal;
  std::vector<LobbyTable> tables;
  std::shared_ptr<FakeTable> table = std::make_shared<FakeTable>();
};

struct InLobby : FakeKeeper {
  InLobby() : player(*this) {
    player.stage.Push(std::make_unique<LobbyView>(player.stage, lobby));
  }
  void Name(std::string_view name) {
    player.Enter();
    player.Type(name);
    player.Enter();
  }
  /// Goes to the row of that label and chooses it.
  void Choose(const std::string& label) {
    const auto* view = dynamic_cast<MenuView*>(player.stage.top());
    REQUIRE(view != nullptr);
    player.Press(ftxui::Event::Home);
    for (const Form::Row& row : view->form().rows()) {
      if (row.label.starts_with(label)) {
        player.Enter();
        return;
      }
      player.Press(ftxui::Event::ArrowDown);
    }
    FAIL(label);
  }
  FakeLobby lobby;
  Player player;
};

}  // namespace

TEST_CASE("lobby: nobody plays without a nickname") {
  InLobby at;
  CHECK(at.player.Sees("Your nickname"));
  CHECK_FALSE(at.player.Sees("Quick game"));
  CHECK_FALSE(at.player.Sees("Left/Right"));
  at.Name("");
  CHECK(at.player.Sees("No name at all."));
  at.Name("Ana");
  CHECK(at.player.Sees("Quick game"));
  for (const Size size : kSizes) {
    CHECK(at.player.Fits(size));
  }
}

TEST_CASE("lobby: there is no way out but logging off") {
  InLobby at;
  at.Name("Ana");
  at.player.Escape();
  at.player.Press('q');
  CHECK_FALSE(at.player.stage.done());
  at.Choose("Log off");
  CHECK(at.player.stage.done());
}

TEST_CASE("lobby: standings, rules, and a table that cannot be opened") {
  InLobby at;
  at.Name("Ana");
  at.Choose("Standings");
  CHECK(at.player.Sees("Ana: 3 of 4 won"));
  at.player.Escape();
  at.Choose("Rules of Sintra");
  CHECK(at.player.Sees("Take panes."));
  at.player.Escape();
  at.lobby.refusal = "Enough tables.";
  at.Choose("Open a table for Sintra");
  CHECK(at.lobby.went == "open sintra 2");
  CHECK(at.player.Sees("Enough tables."));
}

TEST_CASE("lobby: waiting, starting, the game, and back") {
  InLobby at;
  at.Name("Ana");
  at.Choose("Quick game of Sintra");
  CHECK(at.lobby.went == "quick sintra");
  CHECK(at.player.Sees("Come to KRTWX"));
  CHECK(at.player.Sees("Seat 1: Ana"));
  at.Choose("Begin now");
  CHECK(at.lobby.table->started == 1);
  CHECK_FALSE(at.player.Wait(std::chrono::milliseconds(20)));
  at.lobby.table->ready = true;
  CHECK(at.player.Wait(std::chrono::milliseconds(20)));
  CHECK(at.player.Sees("panes"));
  at.player.Escape();  // leaves the game, and the waiting room with it
  CHECK(at.player.Sees("Quick game"));
}

TEST_CASE("waiting: only the first person begins; a closed table says so") {
  InLobby at;
  at.Name("Ana");
  at.lobby.table->may_start = false;
  at.Choose("Quick game of Sintra");
  CHECK_FALSE(at.player.Sees("Begin now"));
  at.lobby.table->ended = "The table is closed";
  at.lobby.table->news = true;
  CHECK(at.player.Wait(std::chrono::milliseconds(20)));
  CHECK(at.player.Sees("The table is closed"));
  at.Choose("Leave");
  CHECK(at.player.Sees("Quick game"));
}

TEST_CASE("lobby: tables to sit down at, to come back to, or to watch") {
  InLobby at;
  at.lobby.tables = {{"BBBBB", "sintra, Bruno", false, true},
                     {"CCCCC", "sintra, Ana", true, false},
                     {"DDDDD", "sintra, full", false, false}};
  at.Name("Ana");
  at.Choose("Back to table CCCCC");
  CHECK(at.lobby.went == "join CCCCC");
  at.player.Escape();
  const auto go = [&at](const std::string& row) {
    at.Choose("Tables");
    at.Choose(row);
    at.player.Escape();
    at.player.Escape();
    return at.lobby.went;
  };
  CHECK(go("BBBBB") == "join BBBBB");
  CHECK(go("CCCCC") == "join CCCCC");
  CHECK(go("DDDDD") == "watch DDDDD");
  at.Choose("Tables");
  at.player.Press(ftxui::Event::Home);
  at.player.Press('w');
  CHECK(at.lobby.went == "watch BBBBB");
}

}  // namespace glazier::tui
