// SPDX-License-Identifier: MIT
// The review on the screen, and programs at the table.
#include "tui/screens/table/review_view.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "engine/bots/simple.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/move_view.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

using sintra::State;
using SintraReview = ReviewView<State>;

Table<State> FirstMoves(std::size_t count) {
  Table<State> table({2, sintra::Side::kA}, 6,
                     {{"human", "Ana"}, {"human", "Rui"}});
  RandomBot<State> bot;
  while (table.steps() < count) {
    table.Play(table.now().Turn(), bot.Choose(table.now(), table.now().Turn(),
                                              BotLuck(6, table.steps()), {}));
  }
  return table;
}

TEST_CASE("review: a graph, the turning point, and a way from move to move") {
  FakeKeeper keeper;
  Player player(keeper);
  player.stage.Push(std::make_unique<SintraReview>(
      player.stage, std::make_shared<LocalSession<State>>(
                        keeper, FirstMoves(12), "the file")));
  const auto* view = player.Top<SintraReview>();
  REQUIRE(view != nullptr);
  CHECK(player.Sees("Going through the game"));
  while (!view->review()) {
    player.Wait(std::chrono::milliseconds(1));
    std::this_thread::yield();
  }
  CHECK(view->review()->moves.size() == 12);
  for (const Size size : {Size{80, 24}, Size{120, 40}}) {
    CHECK(player.Fits(size));
    CHECK(player.Sees("Chances to win", size));
    CHECK(player.Sees("Turning point: move ", size));
    CHECK(player.Sees("gave away ", size));
  }
  const auto* turning = view->review()->TurningPoint();
  REQUIRE(turning != nullptr);
  CHECK(view->cursor() == turning - view->review()->moves.data());
  player.Press(ftxui::Event::Home);
  CHECK(view->cursor() == 0);
  player.Press(ftxui::Event::ArrowUp);
  CHECK(view->cursor() == 0);
  player.Press(ftxui::Event::ArrowDown);
  CHECK(view->cursor() == 1);
  player.Press(ftxui::Event::End);
  CHECK(view->cursor() == 11);
  player.Press(ftxui::Event::ArrowLeft);
  CHECK(view->review()->moves[static_cast<std::size_t>(view->cursor())].lost >=
        100);
  CHECK_FALSE(player.Press('x'));
  player.Escape();
  CHECK(player.Top<SintraReview>() == nullptr);
}

TEST_CASE("review: a move on the board, the better one, and playing on") {
  FakeKeeper keeper;
  Player player(keeper);
  const auto table = FirstMoves(12);
  keeper.games["the file"] = WriteRecord(table);
  player.stage.Push(std::make_unique<SintraReview>(
      player.stage,
      std::make_shared<LocalSession<State>>(keeper, table, "the file")));
  const auto* review = player.Top<SintraReview>();
  REQUIRE(review != nullptr);
  while (!review->review()) {
    player.Wait(std::chrono::milliseconds(1));
    std::this_thread::yield();
  }
  const auto& judged =
      review->review()->moves[static_cast<std::size_t>(review->cursor())];
  REQUIRE(judged.lost > 0);
  player.Enter();
  const auto* const move = player.Top<MoveView<State>>();
  REQUIRE(move != nullptr);
  CHECK(player.Sees("PLAYED: "));
  CHECK(player.Sees("It gave away about "));
  player.Press(ftxui::Event::ArrowRight);
  CHECK(player.Sees("BETTER: "));
  while (move->pages() < 3) {
    player.Wait(std::chrono::milliseconds(1));
    std::this_thread::yield();
  }
  player.Press(ftxui::Event::ArrowRight);
  CHECK(player.Sees("AND THEN: "));
  const std::string kept = keeper.games["the file"];
  player.Press('p');
  const auto* const game = player.Top<GameView<State>>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().steps() ==
        static_cast<std::size_t>(review->cursor()));
  CHECK(game->session().name() != "the file");
  CHECK(keeper.games["the file"] == kept);
}

/// Answers like this, whatever is asked.
class Parrot : public TextPlayer {
 public:
  explicit Parrot(Outcome<std::string> answer) : answer_(std::move(answer)) {}
  Outcome<std::string> Ask(const Question& /*question*/,
                           const std::stop_token& /*stop*/) override {
    return answer_;
  }

 private:
  Outcome<std::string> answer_;
};

class ProgramHost : public FakeKeeper {
 public:
  int opened = 0;
  std::unique_ptr<TextPlayer> OpenProgram(std::size_t seat) override {
    ++opened;
    CHECK(seat == 1);
    return std::make_unique<Parrot>(Refusal{"fell asleep"});
  }
};

TEST_CASE("a program that fails is replaced, and the player is told once") {
  ProgramHost keeper;
  LocalSession<State> session(
      keeper,
      Table<State>({2, sintra::Side::kA}, 6,
                   {{"human", "Ana"}, {"exec", "Robot"}}),
      "the file");
  std::string told;
  const TimePoint start{};
  const auto play_until_ana = [&] {
    while (!session.MayMove()) {
      session.Tick(start, {});
      told += session.TakeWarning();
      std::this_thread::yield();
    }
  };
  play_until_ana();
  for (int i = 0; i < 3; ++i) {
    CHECK(session.Play(session.now().NthStep(0)) == "");
    play_until_ana();
  }
  CHECK(told == "Robot fell asleep; from now on coral plays this seat.");
  CHECK(keeper.opened == 1);
  CHECK(session.table().steps() >= 6);
}

TEST_CASE("a bot that thinks for long is seen to be at it") {
  FakeKeeper keeper;
  LocalSession<State> session(
      keeper,
      Table<State>({2, sintra::Side::kA}, 6,
                   {{"hard:30s", "Robot"}, {"hard:30s", "Robot"}}),
      "the file");
  using Change = Session<State>::Change;
  const TimePoint start{};
  CHECK(session.Tick(start, {}) == Change::kWords);
  CHECK(session.Status() == "Robot is thinking");
  CHECK(session.Tick(start + std::chrono::milliseconds(499), {}) ==
        Change::kNone);
  CHECK(session.Tick(start + std::chrono::milliseconds(1500), {}) ==
        Change::kWords);
  CHECK(session.Status() == "Robot is thinking, 1.5 s");
}

}  // namespace
}  // namespace glazier::tui
