// SPDX-License-Identifier: MIT
// Remote games: answers come later, and seats may belong to others.
#include <doctest/doctest.h>

#include <memory>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

using State = sintra::State;
using SintraGame = GameView<State>;

/// A table whose moves take effect only when the test says so.
class FarSession : public Session<State> {
 public:
  explicit FarSession(int my_seat)
      : table_({}, 7, {{"human", "Ana"}, {"human", "Zoe"}}),
        my_seat_(my_seat) {}

  const Table<State>& table() const override { return table_; }
  const std::string& name() const override { return name_; }
  bool Mine(int seat) const override { return seat == my_seat_; }
  bool MayMove() const override { return Mine(now().Turn()) && !asked_; }
  std::string Play(const Step& move) override {
    asked_ = move;
    return "";
  }
  std::string Undo() override { return "Zoe has not agreed."; }
  std::string Redo() override { return ""; }
  Change Tick(TimePoint /*now*/, const Tempo& /*tempo*/) override {
    return std::exchange(change_, Change::kNone);
  }
  bool Elsewhere() const override { return true; }
  std::string Status() const override {
    return asked_ ? "waiting for the host" : "Zoe is away";
  }

  void Agree() {
    table_.Play(table_.now().Turn(), *asked_);
    asked_.reset();
    change_ = Change::kTable;
  }

 private:
  Table<State> table_;
  std::string name_ = "far";
  int my_seat_;
  std::optional<Step> asked_;
  Change change_ = Change::kNone;
};

struct AtFarTable : FakeKeeper {
  explicit AtFarTable(int my_seat)
      : player(*this, "pace=instant"),
        session(std::make_shared<FarSession>(my_seat)) {
    player.stage.Push(std::make_unique<StartView>(player.stage));
    player.stage.Push(std::make_unique<SintraGame>(player.stage, session));
  }
  void PlayAny() {
    player.Press(':');
    player.Type(StepText(session->now().NthStep(0)));
    player.Enter();
  }
  Player player;
  std::shared_ptr<FarSession> session;
};

/// Who begins the game with seed 7.
int Beginner() {
  return FarSession(0).now().Turn();
}

}  // namespace

TEST_CASE("a move whose answer comes later: nothing can be chosen meanwhile") {
  AtFarTable at(Beginner());
  REQUIRE(at.player.Top<SintraGame>()->chooser() != nullptr);
  at.PlayAny();
  CHECK(at.player.Sees("waiting for the host"));
  CHECK(at.player.Top<SintraGame>()->chooser() == nullptr);
  CHECK_FALSE(at.player.Wait(std::chrono::milliseconds(1)));
  at.session->Agree();
  CHECK(at.player.Wait(std::chrono::milliseconds(1)));
  CHECK(at.player.Sees("Zoe is away"));
  CHECK_FALSE(at.player.Sees("it is your turn"));
}

TEST_CASE("taking back can be refused, and the choice stays") {
  AtFarTable at(Beginner());
  at.player.Enter();
  at.player.Press('u');
  CHECK(at.player.Sees("Zoe has not agreed."));
  CHECK(at.player.Sees("take which colour"));
}

TEST_CASE("help at a table held elsewhere speaks of people, not of a pace") {
  AtFarTable at(1 - Beginner());
  at.player.Press('?');
  CHECK(at.player.Sees("Now: somebody else is to move"));
  CHECK_FALSE(at.player.Sees(" pace"));
  CHECK_FALSE(at.player.Sees("play again"));
}

TEST_CASE("whoever only watches chooses nothing, and sees everything") {
  AtFarTable at(-1);
  CHECK(at.player.Top<SintraGame>()->chooser() == nullptr);
  CHECK(at.player.Sees("Zoe is away"));
  at.player.Press('t');
  at.player.Press('1');
  CHECK_FALSE(at.player.Sees("Tip"));
  CHECK_FALSE(at.player.Sees("u undo"));
  // Every key for players gets the same answer.
  for (const char key : {'u', 'r', 't', '4', ':', 'a'}) {
    CAPTURE(key);
    AtFarTable other(-1);
    other.player.Press(key);
    CHECK(other.player.Sees("You are only watching."));
  }
  at.player.Press('?');
  CHECK(at.player.Sees("Now: you are watching"));
  CHECK_FALSE(at.player.Sees(" pace"));
  CHECK_FALSE(at.player.Sees("take back"));
  at.player.Escape();
  at.player.Press('q');
  CHECK(at.player.Sees("Go on watching"));
}

}  // namespace glazier::tui
