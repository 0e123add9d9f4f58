// SPDX-License-Identifier: MIT
// The end of a game: scoring, result, plot, and what comes next.
#include <doctest/doctest.h>

#include <numeric>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/screens/plot.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

using SintraGame = GameView<sintra::State>;
using SintraReplay = ReplayView<sintra::State>;
using SintraResult = ResultView<sintra::State>;
using ftxui::Event;
using std::chrono::milliseconds;

SintraTable Finished(int players, sintra::Side side, std::uint64_t seed) {
  std::vector<Seat> seats;
  seats.reserve(static_cast<std::size_t>(players));
  for (int i = 0; i < players; ++i) {
    seats.push_back(
        {"human", std::string(1, static_cast<char>('M' + i)) + "."});
  }
  SintraTable table({players, side}, seed, seats);
  Rng rng(seed);
  while (!table.Over()) {
    table.Play(table.now().Turn(),
               table.now().NthStep(static_cast<int>(rng.Below(
                   static_cast<std::uint32_t>(table.now().CountSteps())))));
  }
  return table;
}

struct AtResult : FakeKeeper {
  explicit AtResult(int players = 2,
                    sintra::Side side = sintra::Side::kA,
                    std::string_view overrides = "animation=off")
      : player(*this, overrides), table(Finished(players, side, 3)) {
    player.stage.Push(std::make_unique<StartView>(player.stage));
    player.stage.Push(std::make_unique<SintraResult>(
        player.stage,
        std::make_shared<LocalSession<sintra::State>>(*this, table, "the file"),
        SintraResult::Show::kScoring));
  }
  SintraResult& view() { return *player.Top<SintraResult>(); }

  Player player;
  SintraTable table;
};

}  // namespace

TEST_CASE("points by source add up to the total, in every game") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const auto side = seed % 2 == 0 ? sintra::Side::kA : sintra::Side::kB;
    const SintraTable table =
        Finished(2 + static_cast<int>(seed % 3), side, seed);
    const Timeline<sintra::State> timeline(table);
    const auto seats = Analyse(timeline, table.seats(), test::ThemeFor({}));
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const SeatAnalysis& seat = seats[i];
      CHECK(std::accumulate(seat.sources.begin(), seat.sources.end(), 0) ==
            seat.total);
      CHECK(seat.total == table.now().Score(static_cast<int>(i)));
      CHECK(seat.scores.back() == seat.total);
      CHECK(seat.best.points >= seat.worst.points);
    }
  }
}

TEST_CASE("the steps of the scoring lead from the play to the total") {
  const SintraTable table = Finished(3, sintra::Side::kB, 5);
  const sintra::State& end = table.now();
  for (int seat = 0; seat < 3; ++seat) {
    CHECK(ScoreAfter(end, seat, 0) == end.Final(seat).in_play);
    CHECK(ScoreAfter(end, seat, 3 * GameUi<sintra::State>::kScoringSources) ==
          end.Score(seat));
  }
}

TEST_CASE("a key plays out one step, Escape all of them") {
  AtResult at;
  CHECK(at.view().steps() == 6);
  at.player.Enter();
  at.player.Press('x');
  CHECK(at.view().step() == 2);
  CHECK(at.player.Sees("left on strips"));
  CHECK_FALSE(at.player.Wait(milliseconds(60'000)));  // not by itself
  at.player.Escape();
  CHECK_FALSE(at.view().scoring());
  CHECK(at.player.Sees("best move"));
}

TEST_CASE("with animation the steps come by themselves, and nothing between") {
  AtResult at(2, sintra::Side::kA, "animation=on");
  CHECK_FALSE(at.player.Wait(milliseconds(0)));
  CHECK_FALSE(at.player.Wait(milliseconds(1'199)));
  CHECK(at.player.Wait(milliseconds(1)));
  CHECK(at.view().step() == 1);
}

TEST_CASE("scoring and result fit every size, for two to four players") {
  for (const int players : {2, 3, 4}) {
    for (const auto side : {sintra::Side::kA, sintra::Side::kB}) {
      AtResult at(players, side);
      while (at.view().scoring()) {
        for (const Size size : kSizes) {
          CHECK(at.player.Fits(size));
        }
        at.player.Enter();
      }
      for (const Size size : kSizes) {
        CHECK(at.player.Fits(size));
        CHECK(at.player.Sees("total", size));
        CHECK(at.player.Sees("q menu", size));
      }
    }
  }
}

TEST_CASE("after the result: another game, replay, file name, menu") {
  AtResult at;
  at.player.Escape();
  at.player.Press('s');
  CHECK(at.player.Sees("the file"));
  at.player.Press('r');
  REQUIRE(at.player.Top<SintraReplay>() != nullptr);
  at.player.Press('q');
  at.player.Enter();
  const auto* game = at.player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().seats() == at.table.seats());
  CHECK(game->session().table().steps() == 0);

  AtResult other;
  other.player.Escape();
  other.player.Press('q');
  CHECK(other.player.Top<StartView>() != nullptr);
}

TEST_CASE("even the last move can be taken back") {
  AtResult at;
  at.player.Escape();
  at.player.Press('u');
  const auto* game = at.player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().steps() == at.table.steps() - 1);
}

TEST_CASE("the replay: forward, back, rounds, beginning and end") {
  FakeKeeper keeper;
  Player player(keeper);
  const SintraTable table = Finished(2, sintra::Side::kA, 3);
  player.stage.Push(std::make_unique<SintraReplay>(
      player.stage, std::make_shared<LocalSession<sintra::State>>(keeper, table,
                                                                  "the file")));
  auto& replay = *player.Top<SintraReplay>();
  const int last = static_cast<int>(table.steps());
  CHECK(replay.at() == 0);
  player.Press(Event::ArrowLeft);
  CHECK(replay.at() == 0);
  player.Press(Event::ArrowRight);
  player.Press(' ');
  CHECK(replay.at() == 2);
  player.Press('h');
  CHECK(replay.at() == 1);
  player.Press(Event::End);
  CHECK(replay.at() == last);
  player.Press(Event::ArrowRight);
  CHECK(replay.at() == last);
  player.Press('3');
  CHECK(player.Sees("round 3"));
  const int third = replay.at();
  player.Press(Event::ArrowDown);
  CHECK(player.Sees("round 4"));
  player.Press(Event::ArrowUp);
  CHECK(replay.at() == third);
  player.Press(Event::Home);
  CHECK(replay.at() == 0);
  for (const Size size : kSizes) {
    CHECK(player.Fits(size));
  }
  CHECK(keeper.saves == 0);
  player.Press('f');
  CHECK(player.Top<SintraResult>() != nullptr);
}

TEST_CASE("a plot names every line at its end and counts the rounds") {
  FakeKeeper keeper;
  const Player player(keeper);
  const auto plot =
      Plot(player.stage.theme(),
           {{"Ana", {0, 4, 8, 9}, {}, '1'}, {"Zoe", {0, 2, 9, 9}, {}, '2'}},
           {0, 2}, {30, 6}, &ScoreText<sintra::State>);
  const std::string text = test::Text(test::Draw(plot, 30, 6));
  CAPTURE(text);
  CHECK(text.find(" Zoe\n") < text.find(" Ana\n"));  // the last one on top
  CHECK(text.find(" Ana\n") != std::string::npos);
  CHECK(text.find("└1───────────2───────") != std::string::npos);
}

TEST_CASE("a plot of flat, negative and single values") {
  FakeKeeper keeper;
  Capabilities terminal;
  terminal.utf8 = false;
  Player player(keeper, "", terminal);
  for (const std::vector<int>& values :
       {std::vector<int>{0}, std::vector<int>{0, 0, 0},
        std::vector<int>{-5, -7, -90}, std::vector<int>{0, 100, -100, 3}}) {
    auto plot = Plot(player.stage.theme(), {{"a", values, {}, '1'}}, {},
                     {42, 8}, &ScoreText<sintra::State>);
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(40),
                                        ftxui::Dimension::Fixed(8));
    ftxui::Render(screen, plot);
    int marks = 0;
    for (int y = 0; y < 8; ++y) {
      for (int x = 6; x < 40; ++x) {
        marks += screen.PixelAt(x, y).character == "1" ? 1 : 0;
      }
    }
    CHECK(marks >= 34);  // at least one in every column
  }
}

}  // namespace glazier::tui
