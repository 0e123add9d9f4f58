// SPDX-License-Identifier: MIT
// Goods and wheels by the rule book: rulings 18 to 20.
#include <doctest/doctest.h>

#include <string>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

TEST_CASE("Road, ruling 19: the seed's first rotation") {
  const State state = After(Layout().Card('P').Build(), {"2+2S"});
  CHECK(Wheels(state) == "1101230120");
}

TEST_CASE("Road, ruling 19: a third glass stops the wheel") {
  const State state =
      After(Layout().Card('P').Wheels("2044230120").Build(), {"2+2S"});
  CHECK(Wheels(state) == "3133120120");
}

TEST_CASE("Road, ruling 19: a wheel turns as often as it can, each by itself") {
  const State state =
      After(Layout().Card('Y').Paid().Wheels("0012341022").Build(), {"1+2C"});
  CHECK(Wheels(state) == "0012343000");
  Effect effect;
  State again = Layout().Card('Y').Paid().Wheels("0012340022").Build();
  effect = again.Play(0, Legal(again, "1+2C", 0));
  CHECK(effect.brick_turns == 2);
  CHECK(effect.glass_turns == 0);
}

TEST_CASE("Road, ruling 19: giving up glass starts the wheel again") {
  // At 3 glass the wheel stands still; building with one makes another.
  const State state =
      Layout().Card('R').Wheels("3112120120").Display("V18").Build();
  CHECK(Wheels(After(state, {"V18@C2"})) == "3001010120");
}

TEST_CASE("Road, ruling 19: paid all of it, then turned, then placed") {
  // P6 costs 1 glass and 3 clay. The glass that is made comes after the price.
  const State state =
      Layout().Card('R').Wheels("3111110320").Display("P6").Build();
  CHECK(Wheels(After(state, {"P6@C2"})) == "3000000020");
}

TEST_CASE("Road, ruling 18: any smaller amount, each good by itself") {
  const State state = Layout().Card('L').Build();
  CHECK(Words(state, "2") == "2+1W+1C 2+1W 2+1C");
  const State conversion =
      Layout().Wheels("0000000000").Cell("A2", 'P').Built("P2", "C2").Build();
  CHECK(Words(conversion, "P2:A2") ==
        "P2:A2+1S+2C P2:A2+1S+1C P2:A2+1S P2:A2+2C P2:A2+1C P2:A2+0");
}

TEST_CASE("Road, ruling 18: food of one action goes to one wheel") {
  const State state = Layout().Wheels("0000000000").Built("P4", "C2").Build();
  CHECK(Words(state, "P4:E2") ==
        "P4:E2+1FG+2W P4:E2+1FG+1W P4:E2+1FG P4:E2+2W+1FB P4:E2+1W+1FB "
        "P4:E2+1FB P4:E2+2W P4:E2+1W P4:E2+0");
  CHECK(Why(Layout().Card('H').Paid().Build(), "1+1FG+1FB") ==
        "all of it goes to one wheel");
}

TEST_CASE("Road: what would go beyond the wheel is lost, and said") {
  State state = Layout().Card('Y').Paid().Wheels("0012340600").Build();
  CHECK(Words(state, "1") == "1+1C");
  CHECK(Why(state, "1+2C") ==
        "the brick wheel's clay is at 6: there is room "
        "for 1");
  CHECK(state.Play(0, Legal(state, "1", 0)).lost == 1);
}

TEST_CASE("Road, ruling 20: food in a cost comes from one wheel") {
  const State state = Layout().Card('R').Display("I24 I2").Build();
  CHECK(Words(state, "I24@C2") == "I24@C2:FG I24@C2:FB");
  CHECK(Words(state, "I2@C3") == "I2@C3:FG I2@C3:FB");
  CHECK(Why(state, "I2@C3:KG") == "say which wheel pays the food: FG or FB");
  CHECK(Wheels(After(state, {"I24@C2:FB"})) == "0012240110");
  const State one =
      Layout().Card('R').Wheels("0002340120").Display("I2").Build();
  CHECK(Words(one, "I2@C2") == "I2@C2:FB");
}

}  // namespace
}  // namespace glazier::road
