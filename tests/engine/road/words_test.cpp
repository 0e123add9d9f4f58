// SPDX-License-Identifier: MIT
// Glass Road in sentences, and the rules page against the tables.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/engine/road/road_positions.hpp"
#include "tests/support/paths.hpp"

namespace glazier::road {
namespace {

std::string Told(const State& state, std::string_view word) {
  const int seat = state.Turn();
  return Tell(state, seat, Legal(state, word, seat));
}

TEST_CASE("Road, told: what a step does") {
  CHECK(Told(TwoPlayers("", ""), "F") == "picks the Forester");
  CHECK(Told(TwoPlayers("LPFDR", "MBCSW"), "F") == "plays the Forester");
  const State forester = Layout().Card('F').Build();
  CHECK(Told(forester, "1@C2+1W") == "lays a grove on C2 and takes 1 wood");
  CHECK(Told(forester, "1@C2+0") == "lays a grove on C2");
  CHECK(Told(forester, "2+2FB") == "takes 2 food (brick wheel)");
  CHECK(Told(forester, "-C4") == "removes the grove on C4");
  CHECK(Told(forester, ".") == "ends the turn");
  CHECK(Told(Layout().Card('P').Build(), "2+2S") ==
        "takes 2 sand; the glass wheel turns");
  CHECK(Told(Layout().Card('B').Build(), "$FB") == "pays 1 food (brick wheel)");
  CHECK(Told(Layout().Card('W').Build(), "$D1") == "fells the forest D1");
  CHECK(Told(Layout().Card('L').Build(), "1") ==
        "draws a building from each stack");
  CHECK(Told(Layout().Card('R').Display("I22").Build(), "I22@C2") ==
        "builds the Sand Deposit on C2");
  CHECK(Told(Layout().Built("P10", "C2").Build(), "P10:KG+2FB") ==
        "uses the Inn: 1 charcoal (glass wheel) for 2 food (brick wheel)");
  CHECK(Told(Layout().Built("P31", "C2").Build(), "P31:B2+4FG") ==
        "uses the Joinery: 1 wood and the forest B2 for 4 food (glass wheel)");
  CHECK(Told(Layout().Private("I5,V3").Built("P7", "C2").Build(),
             "P7:I5,V3+1B") ==
        "uses the Shingles Manufacturer: the private House of the Brotherhood "
        "and Factory for 1 brick");
}

TEST_CASE("Road, told: deals") {
  State state{Options{2}};
  Rng rng(1);
  const Deal deal = state.Draw(rng);
  state.Apply(deal);
  CHECK(TellDeal(state, deal) == "Glass Road for 2 players. Seat " +
                                     std::to_string(deal.first + 1) +
                                     " begins.");
  const State lord = After(Layout().Card('L').Build(), {"1"});
  CHECK(TellDeal(lord, *ParseDeal(lord, "lord P1 I1 V1")) ==
        "The Feudal Lord brings P1 Office, I1 Carpenter's Workshop, V1 "
        "Extension.");
}

TEST_CASE("Road, told: reasons") {
  const State state = Layout().Card('P').Build();
  CHECK(Reason(state, 0, Legal(state, "2+2S", 0)) ==
        "brings 1 1/2 points, brings 2 sand, which turns the glass wheel");
}

TEST_CASE("Road, every position: its lines have at most 80 columns") {
  const auto names = Named({"Somebody with a name", "Somebody with a name",
                            "Somebody with a name", "Somebody with a name"});
  const auto check = [](const std::string& text) {
    std::size_t start = 0;
    while (start < text.size()) {
      const std::size_t end = text.find('\n', start);
      REQUIRE(end != std::string::npos);
      if (end - start > 80) {
        FAIL(text.substr(start, end - start));
      }
      start = end + 1;
    }
  };
  EveryPosition(32, 31, [&](const State& state, Rng&) {
    check(Describe(state.View(0), 0, names));
    check(Legend(state));
    if (state.Turn() >= 0) {
      check(DescribeSteps(state, state.Turn(), false));
      check(DescribeSteps(state, state.Turn(), true));
      State::Steps steps;
      state.List(state.Turn(), steps);
      REQUIRE_FALSE(Tell(state, state.Turn(), steps[0]).empty());
      REQUIRE_FALSE(Reason(state, state.Turn(), steps[0]).empty());
    }
    if (state.Turn() == kNobody) {
      check(DescribeResult(state, names));
    }
    for (const char* part : {"wheels", "land", "display", "mine", "cards"}) {
      check(DescribePart(state, part, 0));
      REQUIRE_FALSE(DescribePart(state, part, 0).empty());
    }
    REQUIRE(DescribePart(state, "weather", 0).empty());
  });
}

TEST_CASE("Road, described: a seat shows what the view knows") {
  const State state = TwoPlayers("LPFDR", "MBCSW");
  const std::string seen = Describe(state.View(0), 0, Named({"Ana", "Ben"}));
  CHECK(seen.find("cards  hand LPFDR") != std::string::npos);
  CHECK(seen.find("MBCSW") == std::string::npos);
  CHECK(seen.find("5 in hand") != std::string::npos);
  CHECK(seen.find("Ana (to move), first: 0 points") != std::string::npos);
  CHECK(
      Describe(state.View(1), 1, Named({"Ana", "Ben"})).find("Ben: 0 points") <
      Describe(state.View(1), 1, Named({"Ana", "Ben"})).find("Ana"));
}

TEST_CASE("Road, described: greatest gains first, smaller ones on demand") {
  const State state = Layout().Card('F').Build();
  CHECK(DescribeSteps(state, 0, false) ==
        "  act  1@C2+1W, 1@C3+1W, 2+2FG, 2+2FB, 2+2W\n"
        "  remove  -C1, -A2, -E2, -A3, -E3, -C4\n"
        "  end  .\n"
        "  and 5 smaller gains\n");
}

TEST_CASE("Road, described: buildings by id or name") {
  CHECK(*DescribeBuilding("p15") ==
        "P15 Cooperage\n  cost 1W 2B, 3 points, 1W -> 2A\n");
  CHECK(*DescribeBuilding("inn") ==
        "P10 Inn\n  cost 2W 1G 1C, 3 points, 1K -> 2F\n");
  CHECK(DescribeBuilding("V5")->find("points 4, and 1 per adjacent empty") !=
        std::string::npos);
  CHECK(DescribeBuilding("sand")->find("Sand Island") != std::string::npos);
  CHECK(DescribeBuilding("Z2")->find("1/2 per S") != std::string::npos);
  CHECK_FALSE(DescribeBuilding("castle"));
  CHECK_FALSE(DescribeBuilding(""));
}

TEST_CASE("Road, described: the result by building") {
  const State state =
      After(Layout().Last().Wheels("0300010000").Built("P15", "C2").Build(),
            {".", "."});
  const std::string text = DescribeResult(state, Named({"Ana", "Ben"}));
  CHECK(text.find("Ana: 4 1/2 points\n") != std::string::npos);
  CHECK(text.find("Z2 Glass Painters' Colony 1 1/2") != std::string::npos);
  CHECK(text.find("P15 Cooperage 3") != std::string::npos);
  CHECK(text.find("Ana wins.") != std::string::npos);
}

TEST_CASE("Road: the rules page has every building as in the tables") {
  std::ifstream file(DocsFolder() + "/rules/road.md");
  REQUIRE(file);
  std::ostringstream stream;
  stream << file.rdbuf();
  const std::string page = stream.str();
  Buildings::All().ForEach([&page](BuildingId id) {
    const Building& tile = kBuildings[id];
    std::string row = "| " + IdText(id) + " | " + std::string(tile.name) +
                      (tile.starred ? "*" : "") + " | " +
                      std::string(tile.cost_text) + " | ";
    if (TypeOf(id) < 2) {
      row += std::to_string(tile.points) + " | ";
    }
    row += std::string(tile.effect_text) + " |\n";
    CAPTURE(row);
    CHECK(page.find(row) != std::string::npos);
  });
  for (Card card = 0; card < kCards; ++card) {
    CHECK(page.find(CardName(card)) != std::string::npos);
  }
}

}  // namespace
}  // namespace glazier::road
