// SPDX-License-Identifier: MIT
// What players read: moves and deals in sentences, results, and the table.
#include "engine/sintra/words.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

const std::vector<Seat> kSeats = {{"human", "Ana"}, {"greedy", "Bruno"}};

std::string Told(const Layout& layout, std::string_view move) {
  const State state = layout.Build();
  return Tell(state, state.Turn(), Legal(state, move));
}

// Glazier above 4; a yellow round; the strip there lacks one orange pane.
Layout Table() {
  return Layout()
      .Round(2)
      .Factory(1, "OOPG")
      .Centre("YB")
      .Strip(4, "OYOYO", "OYOY.")
      .Strip(8, "GPGPG", "GP...")
      .Glazier(4);
}

TEST_CASE("Told: taking, placing, breaking and the marker") {
  CHECK(Told(Table(), "F1P>8") ==
        "takes 1 pink from factory 1 and places 1 on strip 8");
  CHECK(Told(Table(), "CY>6") ==
        "takes 1 yellow from the centre with the first-player marker and "
        "places 1 on strip 6");
  CHECK(Told(Table().Factory(1, "PPPP"), "F1P>8") ==
        "takes 4 pink from factory 1 and places 1 on strip 8; 3 break");
  CHECK(Told(Table().Glazier(8), "F1O>x") ==
        "takes 2 orange from factory 1; nothing fits, all break");
  CHECK(Told(Table(), "<") == "sends the glazier back above strip 1");
}

TEST_CASE("Told: completing a strip, and the broken glass that costs") {
  CHECK(Told(Table(), "F1O>4") ==
        "takes 2 orange from factory 1 and places 1 on strip 4; 1 breaks; "
        "completes it, keeps orange: colour bonus 2, window 2");
  CHECK(Told(Table().Glass(7), "F1O>4")
            .ends_with("; the broken glass costs 18 points at once"));
}

TEST_CASE("Reasons: from the numbers that make a move good") {
  const auto reason = [](const Layout& layout, std::string_view move) {
    const State state = layout.Build();
    return Reason(state, state.Turn(), Legal(state, move));
  };
  CHECK(reason(Table(), "F1O>4") ==
        "it scores 4 points now (2 for the colour), it loses 1 point to "
        "broken glass");
  CHECK(reason(Table(), "F1P>8") ==
        "it places 1 pane and leaves 2 spaces on strip 8, no glass breaks");
  // Window 6 has a pane: it counts again.
  CHECK(reason(Table().Window(6, "O."), "F1O>4")
            .starts_with("it scores 5 points now (2 for the colour, 1 for "
                         "windows to the right)"));
  // The green pane of the factory is what the other one lacks.
  CHECK(reason(Table().Seat(2).Strip(4, "GPGPG", "GPGP.").Glazier(4).Seat(1),
               "F1O>4")
            .ends_with(", and the next player can score 2 at most"));
  CHECK(reason(Table(), "<") ==
        "your glazier has passed strips that can still be filled");
}

TEST_CASE("Deals: told in a line") {
  State state(Options{});
  Rng rng(1);
  const Deal setup = state.Draw(rng);
  state.Apply(setup);
  CHECK(TellDeal(state, setup) == "Sintra for 2 players, side A. Seat " +
                                      std::to_string(setup.first + 1) +
                                      " begins.");
  const Deal round = state.Draw(rng);
  state.Apply(round);
  CHECK(
      TellDeal(state, round).starts_with("Round 1 of 6. The bonus colour is "));
}

TEST_CASE("Results: every source of points, and who wins") {
  const Layout over = Layout().Round(7).Turn("over").LastFactory("-");
  CHECK(DescribeResult(
            over.Score(20).Glass(2).Window(1, "OO").Seat(2).Score(5).Build(),
            kSeats) ==
        "Final scoring:\n"
        "  Ana    21 points: 20 in play, 0 leftover panes, -2 broken glass, 3 "
        "ornaments\n"
        "  Bruno  5 points: 5 in play, 0 leftover panes, 0 broken glass, 0 "
        "ornaments\n"
        "Ana wins.\n");
  CHECK(DescribeResult(over.Build(), kSeats)
            .ends_with("Shared victory: Ana and Bruno.\n"));
}

TEST_CASE("The table in lines: capitals lie there, small letters are empty") {
  const std::string text = Describe(Table().Build(), 0, kSeats);
  CHECK(text.find("Round 2 of 6. Bonus colour yellow, then P B O G.") == 0);
  CHECK(text.find("F1 OOPG F5 GGGG") != std::string::npos);
  CHECK(text.find("C YB and the first-player marker") != std::string::npos);
  CHECK(text.find("OYOYo") != std::string::npos);
  CHECK(text.find("GPgpg") != std::string::npos);
  CHECK(text.find("[4]") != std::string::npos);
  CHECK(text.find("F2") == std::string::npos);  // it is empty
  CHECK(text.find("Ana (to move): 0 points") != std::string::npos);
  CHECK(Describe(State(Options{}), 0, kSeats) ==
        "Nothing has been dealt yet.\n");
}

TEST_CASE("Appraisal: points are good, broken glass is bad") {
  const auto worth = [](const Layout& layout, std::string_view move) {
    const State state = layout.Build();
    return Appraise(state, state.Turn(), Legal(state, move));
  };
  CHECK(worth(Table(), "F1O>4") > worth(Table(), "F1O>6"));
  CHECK(worth(Table().Glass(7), "F1O>4") < worth(Table(), "F1O>4"));
  CHECK(worth(Table(), "F1P>8") > worth(Table().Factory(1, "PPPP"), "F1P>8"));
  CHECK(worth(Table(), "<") < worth(Table().Glazier(8), "<"));
}

}  // namespace
}  // namespace glazier::sintra
