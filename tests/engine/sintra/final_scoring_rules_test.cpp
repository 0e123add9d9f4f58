// SPDX-License-Identifier: MIT
// The rule book: the end of the game, its scoring and its winners.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

Layout Finished(char side = 'A', int players = 2) {
  return Layout(players, side).Round(7).Turn("over").LastFactory("-");
}

FinalScore Final(const Layout& layout, int seat = 0) {
  return layout.Build().Final(seat);
}

std::vector<int> Winners(const Layout& layout) {
  const State state = layout.Build();
  std::vector<int> winners;
  for (int seat = 0; seat < state.players(); ++seat) {
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  return winners;
}

// Worked example: seven panes left on strips are two points.
TEST_CASE("Leftover panes: one point for every three") {
  const Layout seven =
      Finished().Strip(1, "OYOYO", "OYO..").Strip(4, "BOBOB", "BOBO.");
  CHECK(Final(seven).leftover == 2);
  CHECK(Final(seven).total == 2);
  CHECK(Final(seven.Strip(8, "YGOPY", "Y....")).leftover == 2);
  CHECK(Final(seven.Strip(8, "YGOPY", "YG...")).leftover == 3);
  CHECK(Final(seven, 1).leftover == 0);
}

TEST_CASE("Leftover panes: those on jokers count like others") {
  const Layout jokers = Finished().Strip(8, "?OYB?", "P...G").Window(8, "Y.");
  CHECK(Final(jokers).leftover == 0);
  CHECK(Final(jokers.Strip(8, "?OYB?", "P.Y.G")).leftover == 1);
}

// Worked example: the marker stands on -8.
TEST_CASE("Broken glass: the marker's space is lost at the end") {
  const std::vector<int> track = {0, -1, -2, -4, -6, -8, -11, -14};
  for (int step = 0; step < 8; ++step) {
    const FinalScore final = Final(Finished().Score(20).Glass(step, 1));
    const int points = track[static_cast<std::size_t>(step)];
    CHECK(final.glass == points);
    CHECK(final.total == 20 + points);
    CHECK(final.lost == 18 - points);
    CHECK(final.in_play == 20);
  }
}

// Worked example: ornaments with 4, 4, 1 and 2 panes around them are 23.
TEST_CASE("Side A: ornaments between windows 1-2, 3-4, 5-6 and 7-8") {
  const Layout amanda = Finished()
                            .Window(1, "OP")
                            .Window(2, "YB")
                            .Window(3, "GO")
                            .Window(4, "PY")
                            .Window(5, "B.")
                            .Window(7, "G.")
                            .Window(8, "O.");
  CHECK(Final(amanda).bonus == 10 + 10 + 0 + 3);
  CHECK(Final(amanda.Window(7, "GP")).bonus == 10 + 10 + 0 + 6);
  CHECK(Final(amanda.Window(6, "Y.")).bonus == 10 + 10 + 3 + 3);
}

TEST_CASE("Side A: both panes of one window count for its ornament") {
  CHECK(Final(Finished().Window(2, "OO")).bonus == 3);
  CHECK(Final(Finished().Window(2, "OO").Window(3, "PP")).bonus == 6);
  CHECK(Final(Finished().Window(2, "O.").Window(3, "P.")).bonus == 0);
}

// Worked example: four completed windows and five orange panes are 20.
TEST_CASE("Side B: completed windows times panes of the best colour") {
  const Layout amanda = Finished('B')
                            .Window(1, "OO")
                            .Window(2, "OP")
                            .Window(5, "PO")
                            .Window(8, "YB")
                            .Window(7, "O.");
  CHECK(Final(amanda).bonus == 4 * 5);
  CHECK(Final(amanda.Window(7, "B.")).bonus == 4 * 4);
  CHECK(Final(amanda.Window(7, "OO")).bonus == 5 * 6);
}

TEST_CASE("Side B: without a completed window nothing") {
  CHECK(Final(Finished('B').Window(1, "O.").Window(2, "O.")).bonus == 0);
}

TEST_CASE("The sides differ in nothing but the bonus") {
  for (const char side : {'A', 'B'}) {
    const FinalScore final =
        Final(Finished(side).Score(31).Glass(5).Window(1, "OO").Strip(
            8, "YGOPY", "YGO.."));
    CHECK(final.in_play == 31);
    CHECK(final.leftover == 1);
    CHECK(final.glass == -8);
    CHECK(final.bonus == (side == 'A' ? 3 : 2));
    CHECK(final.total == 31 + 1 - 8 + final.bonus);
  }
}

TEST_CASE("The score is the track's during the game, final after it") {
  const Layout over = Finished().Score(10).Glass(3).Window(1, "OO");
  CHECK(over.Build().Score(0) == 10 - 4 + 3);
  const Layout before = Layout().Score(10).Glass(3).Window(1, "OO");
  CHECK(before.Build().Score(0) == 10);
}

TEST_CASE("Most points win") {
  CHECK(Winners(Finished().Score(5)) == std::vector<int>{0});
  CHECK(Winners(Finished().Seat(2).Score(5)) == std::vector<int>{1});
  CHECK(Winners(Finished().Score(-5)) == std::vector<int>{1});
}

TEST_CASE("Ties: fewer points lost over the whole game (ruling 12)") {
  // 30 each in the end; seat 1 lost 8 on the track, seat 2 wrapped once.
  const Layout tied =
      Finished().Score(38).Glass(5).Seat(2).Score(30).Glass(0, 1);
  CHECK(tied.Build().Score(0) == tied.Build().Score(1));
  CHECK(Winners(tied) == std::vector<int>{0});
  const Layout turned =
      Finished().Score(48).Glass(0, 1).Seat(2).Score(49).Glass(1);
  CHECK(Winners(turned) == std::vector<int>{1});
}

TEST_CASE("Ties: the marker's last space decides as well as wraps") {
  const Layout tied = Finished().Score(12).Glass(2).Seat(2).Score(11).Glass(1);
  CHECK(Winners(tied) == std::vector<int>{1});
}

TEST_CASE("Ties: same points, same loss, shared victory (ruling 12)") {
  CHECK(Winners(Finished()) == std::vector<int>{0, 1});
  const Layout four = Finished('A', 4)
                          .Score(20)
                          .Seat(2)
                          .Score(21)
                          .Glass(1)
                          .Seat(3)
                          .Score(20)
                          .Seat(4)
                          .Score(19);
  CHECK(Winners(four) == std::vector<int>{0, 2});
}

TEST_CASE("Nobody wins before the end") {
  CHECK(Winners(Layout().Score(50)).empty());
}

}  // namespace
}  // namespace glazier::sintra
