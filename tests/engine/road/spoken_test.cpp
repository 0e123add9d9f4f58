// SPDX-License-Identifier: MIT
// Spoken output of Glass Road.
#include "engine/road/spoken.hpp"

#include <doctest/doctest.h>

#include "engine/road/words.hpp"
#include "tests/support/spoken.hpp"

namespace glazier::road {
namespace {

const std::vector<Seat> kSeats = {{"human", "Ana"}, {"easy", "Bot"}};
const Listener kAna{0, kSeats};

TEST_CASE("Road, spoken: printed texts in words") {
  CHECK(SpokenPrint("1W -> 2C") == "1 wood into 2 clay");
  CHECK(SpokenPrint("2W 1G 1C") == "2 wood, 1 glass and 1 clay");
  CHECK(SpokenPrint("1A + 1F -> 3C") == "1 water and 1 food into 3 clay");
  CHECK(SpokenPrint("upgrade of Z3; 4C") ==
        "upgrade of the Masons' Brotherhood; 4 clay");
  CHECK(SpokenPrint("1/2 per S") == "half a point per sand");
  CHECK(SpokenPrint("4 if four ponds form a 2x2 square") ==
        "4 if four ponds form a 2 by 2 square");
  CHECK(SpokenPrint("3FG 3FB") ==
        "3 food on the glass wheel and 3 food on the brick wheel");
}

TEST_CASE("Road, spoken: every card and every building") {
  const State state{Options{}};
  std::vector<std::string> questions;
  for (const Specialist& card : kSpecialists) {
    questions.push_back("card " + Normalized(card.name));
  }
  for (const Building& building : kBuildings) {
    if (!building.name.empty()) {
      questions.push_back("building " + Normalized(building.name));
    }
  }
  CHECK(questions.size() == 15 + 96);
  for (const std::string& question : questions) {
    const auto answer = SpeakAnswer(state, 0, question, kAna);
    REQUIRE(answer);
    CAPTURE(*answer);
    CHECK(WrongWithSpeech(Folded(*answer)).empty());
    CHECK(LinesOf(Folded(*answer)) <= kSpokenLines);
    CHECK_FALSE(answer->starts_with("No "));
  }
  CHECK(*SpeakAnswer(state, 0, "building nothing", kAna) ==
        "No building has that name.\n");
}

TEST_CASE("Road, spoken: the cards of others stay hidden") {
  State state{Options{}};
  Rng rng(3);
  bool seen = false;
  while (state.Turn() != kNobody && state.period() == 1) {
    const State view = state.View(0);
    const Cards& hand = state.estate(1).cards;
    if (state.Turn() != kDealer && hand.hand != 0) {
      const std::string said = *SpeakAnswer(view, 1, "cards", kAna);
      CHECK(said.starts_with(std::to_string(hand.count) + " cards in hand"));
      seen = true;
    }
    state.RandomStep(rng);
  }
  CHECK(seen);
}

TEST_CASE("Road, spoken: whole games in sentences") {
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    ListenToGame<State>(
        seed, kAna, [](const State& before, int seat, const State& after) {
          return *SpeakAnswer(before, seat, "land", kAna) +
                 *SpeakAnswer(before, seat, "mine", kAna) +
                 SpeakChange(before, seat, nullptr, after, kAna);
        });
  }
}

}  // namespace
}  // namespace glazier::road
