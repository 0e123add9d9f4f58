// SPDX-License-Identifier: MIT
// The rule book applied to the turns of the reference game, worked examples
// first, so that the yardstick of the engine is tested itself.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/reference_tables.hpp"

namespace glazier::reference {
namespace {

bool IsLegal(const Game& game, const std::string& move) {
  const Words moves = game.LegalMoves();
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

TEST_CASE("Set-up: 5, 7 or 9 factories and a bag without the bonus panes") {
  for (int players : {2, 3, 4}) {
    const Game game(PlainSetup(players, 'A'));
    CHECK(game.Look().factories.size() ==
          static_cast<std::size_t>(2 * players + 1));
    CHECK(game.Bag() == std::vector<int>{19, 19, 19, 19, 18});
    CHECK(game.Tower() == std::vector<int>{0, 0, 0, 0, 0});
    CHECK(game.Round() == 1);
    CHECK(game.RoundOver());
    CHECK(game.LegalMoves().empty());
  }
}

TEST_CASE("Set-up: what the box does not hold is refused") {
  Setup setup = PlainSetup(2, 'A');
  SUBCASE("the joker face starts face down") {
    setup.strips[1][7] = "?OYB?/YGOPY";
  }
  SUBCASE("a strip is there once") {
    setup.strips[0][1] = setup.strips[0][0];
  }
  SUBCASE("rounds 2 to 6 show all colours") {
    setup.bonus = "GYPBOO";
  }
  SUBCASE("one player") {
    setup.players = 1;
  }
  CHECK_THROWS_AS(Game{setup}, std::logic_error);
}

TEST_CASE("Taking from a factory: the other colours go to the centre") {
  // Worked example: one pink pane is taken, three others move.
  Game game = Table('A', "OPYG", "B");
  const Game::Effect effect = game.Play("F1P>2");
  CHECK(effect.placed == 1);
  CHECK(effect.broken == 0);
  CHECK(game.Look().factories[0].empty());
  CHECK(game.Look().centre == "BOYG");
  CHECK(game.Look().marker == kMarkerInCentre);
  CHECK(game.ToMove() == 1);
}

TEST_CASE("First from the centre: the marker costs one step, once a round") {
  // Worked example: three orange panes from the centre come with the marker.
  Game game = Table('A', "", "OOOPB");
  const Game::Effect effect = game.Play("CO>1");
  CHECK(effect.placed == 3);
  CHECK(effect.broken == 0);
  CHECK(game.Look().marker == 0);
  game.Play("CP>2");
  CHECK(game.Glass() == std::vector<int>{1, 0});
  CHECK(game.Look().marker == 0);
}

TEST_CASE("Placing three orange panes: not left, one under, or three right") {
  // Worked example with strips (A), (B) under the glazier and (C).
  Game game = Table('A', "OOOP", "");
  for (std::size_t place = 1; place <= 8; ++place) {
    Remove(StripAt(game, place));
  }
  StripAt(game, 2) = Strip{false, "OYOYO", "BGPGB", "....."};
  StripAt(game, 4) = Strip{false, "BOBOB", "PYGYP", "BO..."};
  StripAt(game, 7) = Strip{false, "OYOYO", "BGPGB", "....."};
  Seat(game, 0).glazier = 4;
  CHECK(game.LegalMoves() == Words{"<", "F1O>4", "F1O>7", "F1P>x"});
  CHECK_THROWS_AS(game.Play("F1O>2"), std::logic_error);
  // There is room for orange, so it cannot all be broken.
  CHECK_THROWS_AS(game.Play("F1O>x"), std::logic_error);

  SUBCASE("(B): one fits, two break") {
    const Game::Effect effect = game.Play("F1O>4");
    CHECK(effect.placed == 1);
    CHECK(effect.broken == 2);
    CHECK(StripAt(game, 4).panes == "BO.O.");
    CHECK(game.Glass() == std::vector<int>{2, 0});
    CHECK(game.Tower() == std::vector<int>{2, 0, 0, 0, 0});
    CHECK(Seat(game, 0).glazier == 4);
  }
  SUBCASE("(C): all three fit and the glazier moves there") {
    const Game::Effect effect = game.Play("F1O>7");
    CHECK(effect.placed == 3);
    CHECK(effect.broken == 0);
    CHECK(StripAt(game, 7).panes == "O.O.O");
    CHECK(game.Glass() == std::vector<int>{0, 0});
    CHECK(Seat(game, 0).glazier == 7);
  }
  SUBCASE("nothing fits: all break and the glazier stays") {
    const Game::Effect effect = game.Play("F1P>x");
    CHECK(effect.placed == 0);
    CHECK(effect.broken == 1);
    CHECK(Seat(game, 0).glazier == 4);
  }
}

TEST_CASE("Panes fill spaces of their colour from the top down") {
  Game game = Table('A', "OOBY", "");
  game.Play("F1O>1");
  CHECK(StripAt(game, 1).panes == "O.O..");
}

TEST_CASE("Joker strip: coloured spaces first, then jokers from the top") {
  Game game = Table('A', "BBBB", "OOG");
  StripAt(game, 8) = Strip{false, "?OYB?", "", "....."};
  Seat(game, 0).glazier = 8;
  SUBCASE("two orange panes") {
    game.Play("CO>8");
    CHECK(StripAt(game, 8).panes == "OO...");
  }
  SUBCASE("four blue panes: one space, two jokers, one breaks") {
    CHECK(game.Play("F1B>8").broken == 1);
    CHECK(StripAt(game, 8).panes == "B..BB");
  }
  SUBCASE("a colour that only the jokers take") {
    game.Play("CG>8");
    CHECK(StripAt(game, 8).panes == "G....");
  }
  SUBCASE("nothing fits once the jokers are used") {
    StripAt(game, 8).panes = "P.Y.P";
    CHECK(game.LegalMoves() == Words{"<", "CG>x", "CO>8", "F1B>8"});
  }
}

TEST_CASE("Colour bonus: two yellow panes in a yellow round, two points") {
  // Worked example: round 3, yellow is on top of the bonus track.
  Game game = Table('A', "OG", "");
  game.Arrange().bonus = "YPBO";
  StripAt(game, 1).panes = "OYOY.";
  CHECK(game.Round() == 3);
  const Game::Effect effect = game.Play("F1O>1=O");
  CHECK(effect.bonus == 2);
  CHECK(effect.window == 4);
  CHECK(game.Score() == std::vector<int>{6, 0});
}

TEST_CASE("Colour bonus: none without a matching pane") {
  Game game = Table('A', "OG", "");
  StripAt(game, 1).panes = "OYOY.";
  CHECK(game.Play("F1O>1=O").bonus == 0);
}

TEST_CASE("First completion: top of the window, flip, 2 + 3 = 5 points") {
  // Worked example: 2 points below the window, 1 + 2 below the filled windows
  // to its right. Windows to the left do not count.
  Game game = Table('A', "PO", "");
  StripAt(game, 5).panes = "G.GPG";
  WindowAt(game, 1).top = 'O';
  WindowAt(game, 6) = Window{'O', 'B'};
  WindowAt(game, 8).top = 'Y';
  game.Arrange().bonus = "YPBO";
  const Game::Effect effect = game.Play("F1P>5=G");
  CHECK(effect.window == 5);
  CHECK(game.Score() == std::vector<int>{5, 0});
  CHECK(WindowAt(game, 5).top == 'G');
  CHECK(WindowAt(game, 5).bottom == '.');
  CHECK(StripAt(game, 5).up == "YBOBY");
  CHECK(StripAt(game, 5).down.empty());
  CHECK(StripAt(game, 5).panes == ".....");
  CHECK(game.Tower() == std::vector<int>{0, 2, 0, 0, 2});
  CHECK(Seat(game, 0).glazier == 5);
}

TEST_CASE("Second completion: bottom of the window, the strip is removed") {
  Game game = Table('A', "BO", "");
  StripAt(game, 5) = Strip{false, "YBOBY", "", "Y.OBY"};
  WindowAt(game, 5).top = 'G';
  CHECK(game.Play("F1B>5=Y").window == 2);
  CHECK(WindowAt(game, 5).top == 'G');
  CHECK(WindowAt(game, 5).bottom == 'Y');
  CHECK(StripAt(game, 5).gone);
  CHECK(Seat(game, 0).glazier == 5);
  CHECK(game.Tower() == std::vector<int>{1, 0, 1, 2, 0});
}

TEST_CASE("Windows give 4 3 3 2 2 1 1 2 points, more with all others filled") {
  const std::vector<int> alone = {4, 3, 3, 2, 2, 1, 1, 2};
  const std::vector<int> with_others = {18, 14, 11, 8, 6, 4, 3, 2};
  for (std::size_t place = 1; place <= 8; ++place) {
    CAPTURE(place);
    Game game = Table('A', "GO", "");
    StripAt(game, place) = Strip{false, "YGYGY", "OPBPO", "YGY.Y"};
    Game filled = game;
    for (Window& window : Seat(filled, 0).windows) {
      window.top = 'O';
    }
    const std::string move = "F1G>" + std::to_string(place) + "=Y";
    CHECK(game.Play(move).window == alone[place - 1]);
    CHECK(filled.Play(move).window == with_others[place - 1]);
  }
}

TEST_CASE("Kept pane: the top one on side A, any colour of it on side B") {
  const auto with_jokers = [](char side, const std::string& panes) {
    Game game = Table(side, "GGYO", "");
    for (std::size_t place = 1; place <= 7; ++place) {
      Remove(StripAt(game, place));
    }
    StripAt(game, 8) = Strip{false, "?OYB?", "", panes};
    Seat(game, 0).glazier = 8;
    return game.LegalMoves();
  };
  CHECK(with_jokers('A', "POYB.") == Words{"F1G>8=P", "F1O>8=P", "F1Y>8=P"});
  CHECK(with_jokers('A', ".OYB.") == Words{"F1G>8=G", "F1O>8", "F1Y>8"});
  CHECK(with_jokers('B', ".OYB.") ==
        Words{"F1G>8=B", "F1G>8=G", "F1G>8=O", "F1G>8=Y", "F1O>8", "F1Y>8"});
}

TEST_CASE("Glazier back: to the leftmost strip, and it costs the turn") {
  Game game = Table('A', "OPYB", "");
  CHECK_FALSE(IsLegal(game, "<"));
  Seat(game, 0).glazier = 6;
  CHECK(IsLegal(game, "<"));
  game.Play("<");
  CHECK(Seat(game, 0).glazier == 1);
  CHECK(game.ToMove() == 1);
  CHECK(game.Look().factories[0] == "OPYB");
}

TEST_CASE("Glazier back: never above an emptied slot, also to the right") {
  Game game = Table('A', "OPYB", "");
  Remove(StripAt(game, 1));
  Remove(StripAt(game, 2));
  Seat(game, 0).glazier = 1;
  game.Play("<");
  CHECK(Seat(game, 0).glazier == 3);
  game.Play("F1O>1");
  CHECK_FALSE(IsLegal(game, "<"));
}

TEST_CASE("No strips left: panes must be taken and all break") {
  Game game = Table('A', "OOPB", "Y");
  for (std::size_t place = 1; place <= 8; ++place) {
    Remove(StripAt(game, place));
  }
  Seat(game, 0).glazier = 5;
  CHECK(game.LegalMoves() == Words{"CY>x", "F1B>x", "F1O>x", "F1P>x"});
  CHECK(game.Play("F1O>x").broken == 2);
  CHECK(Seat(game, 0).glazier == 5);
}

TEST_CASE("Broken glass: the lowest space costs 18 and leads to the top") {
  Game game = Table('A', "OOOO", "PB");
  for (std::size_t place = 1; place <= 8; ++place) {
    Remove(StripAt(game, place));
  }
  SUBCASE("reached by panes, and the other steps go on from the top") {
    Seat(game, 0).glass = 6;
    game.Play("F1O>x");
    CHECK(game.Glass() == std::vector<int>{2, 0});
  }
  SUBCASE("reached by the marker, before the panes of that turn break") {
    Seat(game, 0).glass = 7;
    game.Play("CP>x");
    CHECK(game.Glass() == std::vector<int>{1, 0});
  }
  CHECK(game.Score() == std::vector<int>{-18, 0});
  CHECK(Seat(game, 0).lost == 18);
}

}  // namespace
}  // namespace glazier::reference
