// SPDX-License-Identifier: MIT
// The rule book applied to rounds, refilling and the final scoring of the
// reference game.
#include <doctest/doctest.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/reference_tables.hpp"

namespace glazier::reference {
namespace {

// A finished two-player game without any points.
Game Finished(char side) {
  Game game(PlainSetup(2, side));
  game.Arrange().bonus.clear();
  return game;
}

TEST_CASE("Round's end: bonus pane to the tower, marker decides who opens") {
  SUBCASE("who took from the centre opens") {
    Game game = Table('A', "P", "B");
    game.Play("F1P>2");
    CHECK_FALSE(game.RoundOver());
    game.Play("CB>2");
    CHECK(game.RoundOver());
    CHECK(game.Round() == 2);
    CHECK(game.Look().bonus == "YPBOG");
    CHECK(game.Tower() == std::vector<int>{0, 0, 0, 0, 1});
    CHECK(game.ToMove() == 1);
    CHECK(game.Look().first == 1);
  }
  SUBCASE("nobody did: the same player again") {
    Game game = Table('A', "PPPP", "");
    game.Play("F1P>2");
    CHECK(game.RoundOver());
    CHECK(game.ToMove() == 0);
    CHECK(game.Look().marker == 0);
  }
  SUBCASE("after the sixth round the game is over") {
    Game game = Table('A', "PPPP", "");
    game.Arrange().bonus = "G";
    CHECK(game.Round() == 6);
    CHECK_THROWS_AS(game.Final(), std::logic_error);
    game.Play("F1P>2");
    CHECK(game.GameOver());
    CHECK_THROWS_AS(game.StartRound({"", "", "", "", ""}), std::logic_error);
  }
}

TEST_CASE("Refill: from the bag, and from the tower once the bag is empty") {
  Game game(PlainSetup(2, 'A'));
  Position& table = game.Arrange();
  SUBCASE("a bag that just suffices leaves the tower alone") {
    table.bag = "OOOOPPPPYYYYBBBBGGGG";
    table.tower = "OPY";
    game.StartRound({"OPYB", "OPYB", "OPYB", "OPYB", "GGGG"});
    CHECK(game.Bag() == std::vector<int>{0, 0, 0, 0, 0});
    CHECK(game.Tower() == std::vector<int>{1, 1, 1, 0, 0});
    CHECK(game.Look().marker == kMarkerInCentre);
    CHECK(game.ToMove() == 0);
  }
  SUBCASE("the whole tower goes into the bag in mid-factory") {
    table.bag = "OOOOPP";
    table.tower = "YYYYYYYYBBBBBBBBGG";
    const Words dealt = {"OOOO", "PPYY", "YYYY", "BBBB", "BBBG"};
    game.StartRound(dealt);
    CHECK(game.Bag() == std::vector<int>{0, 0, 2, 1, 1});
    CHECK(game.Tower() == std::vector<int>{0, 0, 0, 0, 0});
    CHECK(game.Look().factories == dealt);
  }
  SUBCASE("the round starts with what there is") {
    table.bag = "OOO";
    table.tower = "PPP";
    game.StartRound({"OOOP", "PP", "", "", ""});
    CHECK(game.Bag() == std::vector<int>{0, 0, 0, 0, 0});
    CHECK_FALSE(game.RoundOver());
  }
}

TEST_CASE("Refill: what cannot be drawn is refused and changes nothing") {
  Game game(PlainSetup(2, 'A'));
  Position& table = game.Arrange();
  table.bag = "OOOOPP";
  table.tower = "YYYYYYYYBBBBBBBB";
  const std::string before = game.Describe();
  const std::vector<Words> impossible = {
      {"OOOO", "PYYY", "YYYY", "BBBB", "YBBB"},  // a pink pane left in the bag
      {"OOOY", "OPPY", "YYYY", "BBBB", "YYBB"},  // the tower poured too early
      {"OOOO", "PPYY", "YYYY", "BBBB", "BBBG"},  // no green anywhere
      {"OOOO", "PPYY", "YYYY", "BBBB", "BBB"},   // short without need
      {"OOOO", "PPYY", "YYYY", "BBBB"}};         // a factory forgotten
  for (const Words& factories : impossible) {
    CHECK_THROWS_AS(game.StartRound(factories), std::logic_error);
    CHECK(game.Describe() == before);
  }
}

TEST_CASE("Final scoring: seven panes left on strips give two points") {
  Game game = Finished('A');
  StripAt(game, 1).panes = "OYO..";
  StripAt(game, 4).panes = "BOB.B";
  CHECK(game.Final()[0].leftover == 2);
  CHECK(game.Final()[0].score == 2);
  CHECK(game.Final()[1].leftover == 0);
  StripAt(game, 8).panes = "Y....";
  CHECK(game.Final()[0].leftover == 2);
  StripAt(game, 8).panes = "YG...";
  CHECK(game.Final()[0].leftover == 3);
}

TEST_CASE("Final scoring: the marker's space on the broken-glass track") {
  // Worked example: the space shows -8.
  const std::vector<int> track = {0, -1, -2, -4, -6, -8, -11, -14};
  for (std::size_t space = 0; space < track.size(); ++space) {
    Game game = Finished('A');
    Seat(game, 0).score = 20;
    Seat(game, 0).glass = static_cast<int>(space);
    Seat(game, 0).lost = 18;
    CHECK(game.Final()[0].glass == track[space]);
    CHECK(game.Final()[0].score == 20 + track[space]);
    CHECK(game.Final()[0].lost == 18 - track[space]);
  }
}

TEST_CASE("Final scoring, side A: ornaments with 4, 4, 1 and 2 panes: 23") {
  Game game = Finished('A');
  for (std::size_t place : {1U, 2U, 3U, 4U}) {
    WindowAt(game, place) = Window{'O', 'O'};
  }
  WindowAt(game, 6).top = 'P';
  WindowAt(game, 7).top = 'Y';
  WindowAt(game, 8).top = 'B';
  CHECK(game.Final()[0].bonus == 23);
  WindowAt(game, 7).bottom = 'Y';  // three around the last: 6 instead of 3
  CHECK(game.Final()[0].bonus == 26);
}

TEST_CASE("Final scoring, side B: 4 windows x 5 orange panes: 20") {
  Game game = Finished('B');
  WindowAt(game, 1) = Window{'O', 'O'};
  WindowAt(game, 2) = Window{'O', 'P'};
  WindowAt(game, 5) = Window{'P', 'O'};
  WindowAt(game, 8) = Window{'Y', 'B'};
  WindowAt(game, 7).top = 'O';  // not complete, but its colour counts
  CHECK(game.Final()[0].bonus == 20);
}

TEST_CASE("Winners: points, then less lost to broken glass, then shared") {
  Game game = Finished('A');
  Seat(game, 0).score = 30;
  Seat(game, 1).score = 30;
  SUBCASE("more points") {
    Seat(game, 1).score = 31;
    CHECK(game.Winners() == std::vector<int>{1});
  }
  SUBCASE("same points, fewer lost over the whole game") {
    Seat(game, 0).score = 31;
    Seat(game, 0).glass = 1;  // 1 lost
    Seat(game, 1).lost = 18;  // 18 lost long ago
    CHECK(game.Final()[0].score == game.Final()[1].score);
    CHECK(game.Winners() == std::vector<int>{0});
  }
  SUBCASE("same points, same loss: both win") {
    CHECK(game.Winners() == std::vector<int>{0, 1});
  }
}

TEST_CASE("Description: one fact a line") {
  Game game = Table('A', "YOBO", "GP");
  Remove(StripAt(game, 1));
  WindowAt(game, 1) = Window{'O', 'G'};
  StripAt(game, 2) = Strip{false, "GOYOG", "", "G.Y.."};
  const std::string text = game.Describe();
  for (const std::string line : {"side A",
                                 "phase play",
                                 "round 1",
                                 "to move 0",
                                 "first 0",
                                 "marker centre",
                                 "bonus GYPBOG",
                                 "factory 1 OOYB",
                                 "factory 2 -",
                                 "centre PG",
                                 "bag 19 19 19 19 18",
                                 "tower 0 0 0 0 0",
                                 "player 0 score 0",
                                 "player 0 glass 0",
                                 "player 0 lost 0",
                                 "player 0 glazier 1",
                                 "player 0 strip 1 gone",
                                 "player 0 strip 2 GOYOG - G.Y..",
                                 "player 0 window 1 OG",
                                 "player 1 strip 1 OYOYO BGPGB .....",
                                 "player 1 window 8 .."}) {
    CAPTURE(line);
    CHECK(("\n" + text).find("\n" + line + "\n") != std::string::npos);
  }
}

}  // namespace
}  // namespace glazier::reference
