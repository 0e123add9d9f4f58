// SPDX-License-Identifier: MIT
// The rule book: the end of a round and the next one's panes.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// One move before the end of round 2 of two players.
Layout LastStep() {
  return Layout().Round(2).LastFactory("PPPP").First(2);
}

TEST_CASE("A round ends with the last pane: its bonus pane to the tower") {
  // Ruling 10. One pink pane breaks, the yellow one is from the track.
  CHECK(After(LastStep(), {"F5P>2"}) == LastStep()
                                            .LastFactory("-")
                                            .Round(3)
                                            .Turn("deal")
                                            .Strip(2, "PBPBP", "P.P.P")
                                            .Glazier(2)
                                            .Glass(1)
                                            .Tower("0,1,1,0,0"));
}

TEST_CASE("A round goes on while the centre has panes") {
  CHECK(After(LastStep().LastFactory("PPPB"), {"F5P>2"}) ==
        LastStep()
            .LastFactory("-")
            .Centre("B")
            .Strip(2, "PBPBP", "P.P.P")
            .Glazier(2)
            .Turn("2"));
}

TEST_CASE("Who took the marker opens the next round (ruling 9)") {
  SUBCASE("taken earlier in the round") {
    const Layout table = LastStep().Marker("1");
    State state = table.Build();
    state.Play(state.Turn(), Legal(state, "F5P>2"));
    CHECK(state.starter() == 0);
    CHECK(state.MarkerInCentre());
  }
  SUBCASE("taken with the very last panes") {
    const Layout table = Layout().Round(2).LastFactory("-").Centre("PP");
    State state = table.First(2).Build();
    state.Play(state.Turn(), Legal(state, "CP>2"));
    CHECK(state.starter() == 0);
  }
  SUBCASE("nobody took from the centre: the same player again") {
    State state = LastStep().Build();
    state.Play(state.Turn(), Legal(state, "F5P>2"));
    CHECK(state.starter() == 1);
  }
}

TEST_CASE("The opening player moves first once the panes are dealt") {
  State state = LastStep().Build();
  state.Play(state.Turn(), Legal(state, "F5P>2"));
  CHECK(state.Turn() == kDealer);
  Rng rng(1);
  state.Apply(state.Draw(rng));
  CHECK(state.Turn() == 1);
  CHECK(state.round() == 3);
}

TEST_CASE("After the sixth round the game is over") {
  State state = LastStep().Round(6).Build();
  state.Play(state.Turn(), Legal(state, "F5P>2"));
  CHECK(state.Turn() == kNobody);
  CHECK(state.CountSteps() == 0);
  CHECK(state.WhyNot(state.Turn(), Step::Back()) == "the game is over");
  CHECK(state.tower().Count(Colour::kGreen) == 1);  // the last bonus pane
}

// A table between rounds 1 and 2.
Layout Between() {
  return Layout().Round(2).Turn("deal").LastFactory("-");
}

Outcome<Deal> Dealt(const Layout& table, const std::string& factories) {
  return ParseDeal(table.Build(), "round 2 " + factories);
}

TEST_CASE("Refill: four panes a factory from the bag, the tower untouched") {
  const Layout table = Between().Tower("3,0,0,0,0");
  State state = table.Build();
  const auto deal = Dealt(table, "OOOO PPPP YYYY BBBB OPYG");
  REQUIRE(deal.why() == "");
  state.Apply(*deal);
  CHECK(PositionText(state) == table.Factory(1, "OOOO")
                                   .Factory(2, "PPPP")
                                   .Factory(3, "YYYY")
                                   .Factory(4, "BBBB")
                                   .Factory(5, "OPYG")
                                   .Turn("1"));
}

// Four orange and two pink panes are left in the bag.
Layout NearlyEmptyBag() {
  return Between().Tower("15,17,19,19,19");
}

TEST_CASE("Refill: an empty bag takes the whole tower, drawing goes on") {
  // Ruling 11: the second factory is filled from both.
  const Layout table = NearlyEmptyBag();
  REQUIRE(table.Build().bag().Total() == 6);
  State state = table.Build();
  const auto deal = Dealt(table, "OOOO PPYG YYYY BBBB GGGG");
  REQUIRE(deal.why() == "");
  state.Apply(*deal);
  CHECK(PositionText(state) == table.Factory(1, "OOOO")
                                   .Factory(2, "PPYG")
                                   .Factory(3, "YYYY")
                                   .Factory(4, "BBBB")
                                   .Factory(5, "GGGG")
                                   .Tower("0,0,0,0,0")
                                   .Turn("1"));
  CHECK(state.bag().Total() == 95 - 20);
}

TEST_CASE("Refill: a bag that just suffices leaves the tower alone") {
  const Layout table = Between().Tower("15,15,15,15,15");
  State state = table.Build();
  REQUIRE(state.bag().Total() == 20);
  Rng rng(2);
  state.Apply(state.Draw(rng));
  CHECK(state.bag().Empty());
  CHECK(state.tower().Total() == 75);
}

TEST_CASE("Refill: drawing by chance follows the same rule") {
  const Layout table = NearlyEmptyBag();
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    State state = table.Build();
    const Deal deal = state.Draw(rng);
    CHECK(state.WhyNotDealt(deal) == "");
    CHECK((deal.factories[0] + deal.factories[1])
              .Contains(Panes::Of(Colour::kOrange, 4) +
                        Panes::Of(Colour::kPink, 2)));
    state.Apply(deal);
    CHECK(state.tower().Empty());
    CHECK(state.bag().Total() == 75);
  }
}

// Nearly all panes lie on strips and in windows: with so few left, the last
// factories stay empty.
Layout FewPanes(const std::string& tower) {
  Layout table = Layout(4).Round(2).Turn("deal").LastFactory("-");
  const std::vector<std::string> kept = {"OO", "PP", "YY", "BB", "GG"};
  for (int seat = 1; seat <= 4; ++seat) {
    table = table.Seat(seat);
    for (int place = 1; place <= 5; ++place) {
      table = table.Window(place, kept[static_cast<std::size_t>(place - 1)]);
    }
  }
  for (int seat = 1; seat <= 4; ++seat) {
    table = table.Seat(seat)
                .Strip(6, "OYBGO", "OYBG.")
                .Strip(7, "PBGOP", "PB...")
                .Strip(8, "YGOPY", "YGOP.");
  }
  return table.Tower(tower);
}

TEST_CASE("Refill: the round starts with what there is (ruling 11)") {
  // Each colour: 20, less 1 on the track, 8 in windows and 8 on strips.
  const State before = FewPanes("0,0,0,0,0").Build();
  REQUIRE(before.bag().Total() == 15);
  State state = before;
  Rng rng(4);
  const Deal deal = state.Draw(rng);
  CHECK(deal.factories[2].Total() == 4);
  CHECK(deal.factories[3].Total() == 3);
  for (std::size_t factory = 4; factory < 9; ++factory) {
    CHECK(deal.factories[factory].Empty());
  }
  state.Apply(deal);
  CHECK(state.bag().Empty());
  CHECK(state.tower().Empty());
  CHECK(state.Turn() == state.starter());
  CHECK(state.CountSteps() > 0);
}

TEST_CASE("Refill: bag and tower together are not enough") {
  const State before = FewPanes("2,2,0,0,0").Build();
  REQUIRE(before.bag().Total() == 11);
  State state = before;
  Rng rng(5);
  const Deal deal = state.Draw(rng);
  CHECK(deal.factories[0].Total() == 4);
  CHECK(deal.factories[2].Total() == 4);
  CHECK(deal.factories[3].Total() == 3);
  CHECK(deal.factories[4].Empty());
  CHECK(state.WhyNotDealt(deal) == "");
  state.Apply(deal);
  CHECK(state.bag().Empty());
  CHECK(state.tower().Empty());
}

}  // namespace
}  // namespace glazier::sintra
