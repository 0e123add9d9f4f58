// SPDX-License-Identifier: MIT
// The legal words of the reference game of Glass Road.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/support/reference_road_facts.hpp"
#include "tests/support/reference_road_play.hpp"

namespace glazier::reference {
namespace {

using Words = std::vector<std::string>;

Words Sorted(Words words) {
  std::sort(words.begin(), words.end());
  return words;
}

TEST_CASE("Legal words at the start, before and after the entry cost") {
  const std::string cards = "LPFDRMBCSWYGKHA";
  const std::vector<std::size_t> before = {11, 15, 17, 13, 29, 39, 9, 13,
                                           13, 13, 8,  8,  8,  8,  9};
  const std::map<char, std::size_t> after = {{'B', 23}, {'C', 40}, {'S', 15},
                                             {'W', 9},  {'Y', 9},  {'G', 17},
                                             {'K', 13}, {'H', 15}, {'A', 17}};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const char card = cards[i];
    CAPTURE(card);
    Road road = RoadAlone(card);
    CHECK(road.State() == "turn");
    CHECK(road.Words().size() == before[i]);
    if (after.contains(card)) {
      // The first way in canonical order.
      for (const std::string entry : {"$FG", "$KG", "$A", "$W", "$A1"}) {
        if (RoadLegal(road, entry)) {
          road.Play(entry);
          break;
        }
      }
      CHECK(road.Words().size() == after.at(card));
    }
  }
}

TEST_CASE("The words of the Forester at the start") {
  const Words words = {"-C1",   "-A2",     "-E2",    "-A3",     "-E3",
                       "-C4",   "1@C2+1W", "1@C2+0", "1@C3+1W", "1@C3+0",
                       "2+2FG", "2+1FG",   "2+2FB",  "2+1FB",   "2+2W",
                       "2+1W",  "."};
  CHECK(RoadAlone('F').Words() == Sorted(words));
}

TEST_CASE("Picks come seat by seat, five each, none twice") {
  Road road = RoadWith({.players = 3}, 1);
  for (int seat : {1, 2, 0}) {
    for (std::size_t picked = 0; picked < 5; ++picked) {
      CHECK(road.State() == "pick");
      CHECK(road.Turn() == seat);
      CHECK(road.Words().size() == 15 - picked);
      road.Play(road.Words().back());
    }
  }
  CHECK(road.State() == "lay");
  CHECK(road.Turn() == 1);
  CHECK(road.Words() == Words{"P", "R", "S", "W", "Y"});
}

TEST_CASE("A conversion has a word for every way to pay and every gain") {
  Road road = RoadAlone('L');
  RoadSeat& seat = road.Arrange(0);
  seat.At("C2") = "P10";
  seat.At("C3") = "P31";
  seat.goods = {0, 0, 6, 2, 3, 1, 0, 1, 7, 1};
  for (const std::string word :
       {"P10:KG+1FG", "P10:KG+0", "P10:KB+1FG", "P10:KB+0", "P31:B2+1FG",
        "P31:A1+0", "P31:D4+0"}) {
    CHECK(RoadLegal(road, word));
  }
  for (const std::string word : {"P10:KG+2FG", "P10:KG+1FB", "P10+1FG",
                                 "P31:B3+1FG", "P31:B2+2FG", "P31+0"}) {
    CHECK_FALSE(RoadLegal(road, word));
  }
  road.Play("P31:B2+0");
  CHECK(road.Land(0) == "FFOFFP.BFGO.BFPFFGFF");
  CHECK_FALSE(RoadLegal(road, "P31:A1+0"));  // no wood is left
}

TEST_CASE("The Office takes one private building, for any basic good") {
  Road road = RoadAlone('M');
  RoadSeat& seat = road.Arrange(0);
  seat.At("C2") = "P1";
  seat.unbuilt = {"I5"};
  Words words;
  for (const std::string& word : road.Words()) {
    if (word.starts_with("P1:")) {
      words.push_back(word);
    }
  }
  CHECK(words == Words{"P1:I5+0", "P1:I5+1A", "P1:I5+1C", "P1:I5+1FB",
                       "P1:I5+1FG", "P1:I5+1KB", "P1:I5+1KG", "P1:I5+1S",
                       "P1:I5+1W"});
  road.Play("P1:I5+1KB");
  CHECK(road.Private(0).empty());
  // The brick wheel turns.
  CHECK(road.Wheels(0) == std::array<int, 10>{0, 0, 1, 2, 3, 4, 1, 0, 1, 0});
}

TEST_CASE("The District Offices ask for a tile, and then go on") {
  Road road = RoadAlone('L');
  RoadSeat& seat = road.Arrange(0);
  seat.At("C2") = "P16";
  seat.unbuilt = {"I5", "V3", "V4"};
  CHECK(RoadLegal(road, "P16:I5,V4"));
  CHECK_FALSE(RoadLegal(road, "P16:V3,I5"));
  road.Play("P16:I5,V3");
  CHECK(road.State() == "tile");
  CHECK(road.Words() == Words{"@C3=G", "@C3=O", "@C3=P"});
  road.Play("@C3=G");
  CHECK(road.State() == "turn");
  CHECK(road.Private(0) == Words{"V4"});
  CHECK(road.Land(0) == "FFOFFPFBFGOFGFPFFGFF");
}

TEST_CASE("The District Offices need an empty cell") {
  Road road = RoadAlone('L');
  RoadSeat& seat = road.Arrange(0);
  seat.At("C2") = "P16";
  seat.At("C3") = "pit";
  seat.unbuilt = {"I5", "V3"};
  CHECK_FALSE(RoadLegal(road, "P16:I5,V3"));
  road.Play("-C3");
  CHECK(RoadLegal(road, "P16:I5,V3"));
}

TEST_CASE("The Roofer works ten times in a turn") {
  Road road = RoadAlone('L');
  RoadSeat& seat = road.Arrange(0);
  seat.At("C2") = "P6";
  for (int use = 0; use < 10; ++use) {
    CHECK_FALSE(RoadLegal(road, "P6+0"));
    seat.Good("B") = 1;
    REQUIRE(RoadLegal(road, "P6+0"));
    road.Play("P6+0");
  }
  seat.Good("B") = 1;
  CHECK_FALSE(RoadLegal(road, "P6+0"));
  road.Play(".");
  RoadSkipTo(road, "turn");  // of the other player
  road.Play(".");
  RoadSkipTo(road, "turn");
  REQUIRE(road.Turn() == 0);
  CHECK(RoadLegal(road, "P6+0"));
}

TEST_CASE("Equal actions are done in their order") {
  Road road = RoadAlone('K');
  road.Play("$W");
  CHECK(RoadLegal(road, "1+3KB"));
  CHECK_FALSE(RoadLegal(road, "2+3KB"));
  road.Play("1+2KG");
  CHECK_FALSE(RoadLegal(road, "1+2KG"));
  CHECK(RoadLegal(road, "2+3KB"));
  CHECK(RoadLegal(road, "."));
}

TEST_CASE("A full marker takes nothing more") {
  Road road = RoadAlone('L');
  road.Arrange(0).Good("W") = 7;
  road.Arrange(0).Good("C") = 7;
  for (const std::string& word : road.Words()) {
    CHECK_FALSE(word.starts_with("2"));
  }
}

TEST_CASE("A card with tile and good needs an empty cell") {
  Road road = RoadAlone('P');
  RoadPlay(road, {"-C1"});
  RoadSeat& seat = road.Arrange(0);
  seat.At("C1") = seat.At("C2") = seat.At("C3") = "grove";
  seat.Good("C") = 7;
  seat.Good("S") = 7;
  CHECK(road.Words() ==
        Words{"-A2", "-A3", "-C1", "-C2", "-C3", "-C4", "-E2", "-E3", "."});
  road.Play("-C1");
  CHECK(RoadLegal(road, "1@C1+0"));
  CHECK_FALSE(RoadLegal(road, "1@C1+1C"));
}

}  // namespace
}  // namespace glazier::reference
