// SPDX-License-Identifier: MIT
// What holds in every position of every game of Glass Road.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/road/names.hpp"
#include "engine/road/state.hpp"
#include "tests/engine/road/every_position.hpp"

namespace glazier::road {
namespace {

static_assert(Game<State>);
static_assert(HiddenGame<State>);
static_assert(CountedGame<State>);
static_assert(sizeof(State) <= 1024);
static_assert(sizeof(Step) <= 12);

TEST_CASE(
    "Road, every position: the list is complete, counted, without twins") {
  std::size_t most = 0;
  EveryPosition(80, 1, [&most](const State& state, Rng&) {
    if (state.Turn() < 0) {
      REQUIRE(state.Acting().empty());
      return;
    }
    REQUIRE(state.Acting().Has(state.Turn()));
    for (int seat = 0; seat < state.players(); ++seat) {
      State::Steps steps;
      state.List(seat, steps);
      REQUIRE(steps.empty() == !state.Acting().Has(seat));
      most = std::max(most, steps.size());
      std::set<std::string> words;
      for (std::size_t n = 0; n < steps.size(); ++n) {
        REQUIRE(words.insert(StepText(steps[n])).second);
        if (seat == state.Turn()) {
          REQUIRE(state.NthStep(static_cast<int>(n)) == steps[n]);
        }
      }
      if (seat == state.Turn()) {
        REQUIRE(state.CountSteps() == static_cast<int>(steps.size()));
      }
    }
  });
  CHECK(most > 100);
  CHECK(most < State::kMaxSteps);
}

TEST_CASE("Road, every position: every word reads back as its step") {
  EveryPosition(16, 2, [](const State& state, Rng&) {
    if (state.Turn() < 0) {
      return;
    }
    State::Steps steps;
    state.List(state.Turn(), steps);
    for (const Step& step : steps) {
      const auto read = ParseSteps(state, state.Turn(), StepText(step));
      if (!read || read->size() != 1 || read->front() != step) {
        FAIL(StepText(step)
             << ": " << read.why() << " in " << PositionText(state));
      }
      REQUIRE(state.WhyNot(state.Turn(), step) == "");
    }
  });
}

TEST_CASE("Road, every position: its text reads back as the same position") {
  EveryPosition(120, 3, [](const State& state, Rng&) {
    for (int seat = kWatcher; seat <= state.players(); ++seat) {
      const State shown = seat == state.players() ? state : state.View(seat);
      const std::string text = PositionText(shown);
      const auto read = State::ParsePosition(text);
      if (!read || *read != shown || PositionText(*read) != text) {
        FAIL(read.why() << " in " << text);
      }
    }
  });
}

TEST_CASE("Road, every position: deals read back in their own words") {
  EveryPosition(80, 4, [](const State& state, Rng& rng) {
    if (state.Turn() == kDealer) {
      const Deal deal = state.Draw(rng);
      REQUIRE(state.WhyNotDealt(deal) == "");
      const auto read = ParseDeal(state, DealText(deal));
      REQUIRE(read.why() == "");
      REQUIRE(*read == deal);
    }
  });
}

TEST_CASE("Road, every position: every tile is in one place, every card too") {
  EveryPosition(120, 5, [](const State& state, Rng&) {
    int tiles = state.Stacks().Count() + state.Shown().Count();
    Buildings all = state.Stacks() | state.Shown();
    for (int seat = 0; seat < state.players(); ++seat) {
      const Estate& estate = state.estate(seat);
      tiles += estate.built.Count() + estate.privates.Count();
      all = all | estate.built | estate.privates;
      const Cards& cards = estate.cards;
      REQUIRE(CountCards(cards.hand) == cards.count);
      const int used = CountCards(cards.turned) + cards.notches() +
                       (cards.HasLaid() ? 1 : 0);
      REQUIRE(cards.count + used <= state.CardsToPick());
      REQUIRE((cards.hand & cards.absent) == 0);
      Amounts goods = estate.goods;
      const Turns turns = goods.Turn();
      REQUIRE(turns.glass + turns.brick == 0);
      const Land& land = estate.land;
      REQUIRE(CountOf(land.forests) + CountOf(land.AllTiles()) +
                  land.CountBuildings() + CountOf(land.Empty()) ==
              kCells);
    }
    REQUIRE(all.Count() == tiles);
    REQUIRE(tiles <= 93);
  });
}

TEST_CASE("Road, every position: steps that are not listed are refused") {
  int refused = 0;
  EveryPosition(60, 6, [&refused](const State& state, Rng& rng) {
    if (state.Turn() < 0) {
      return;
    }
    const int seat = state.Turn();
    State::Steps steps;
    state.List(seat, steps);
    const auto byte = [&rng](std::uint32_t usual) {
      return static_cast<std::uint8_t>(rng.Below(4) == 0 ? rng.Below(256)
                                                         : rng.Below(usual));
    };
    for (int i = 0; i < 12; ++i) {
      Step step = steps[rng.Below(static_cast<std::uint32_t>(steps.size()))];
      switch (rng.Below(8)) {
        case 0:
          step.kind = static_cast<Step::Kind>(byte(10));
          break;
        case 1:
          step.what = byte(96);
          break;
        case 2:
          step.place = byte(23);
          break;
        case 3:
          step.second = byte(23);
          break;
        case 4:
          step.marker = static_cast<Marker>(byte(10));
          break;
        case 5:
          step.tile = static_cast<Tile>(byte(3));
          break;
        case 6:
          step.gain.first = byte(255);
          break;
        default:
          step.gain = Gain::Of(MarkerAt(static_cast<int>(rng.Below(10))),
                               static_cast<int>(rng.Below(8)), kNoMarker, 0);
      }
      const bool listed =
          std::find(steps.begin(), steps.end(), step) != steps.end();
      const std::string why = state.WhyNot(seat, step);
      REQUIRE(why.empty() == listed);
      refused += listed ? 0 : 1;
    }
    for (int other = 0; other < state.players(); ++other) {
      if (!state.Acting().Has(other)) {
        REQUIRE_FALSE(state.WhyNot(other, steps[0]).empty());
      }
    }
  });
  CHECK(refused > 5000);
}

TEST_CASE("Road: positions with a changed letter are refused or playable") {
  int accepted = 0;
  EveryPosition(40, 7, [&accepted](const State& state, Rng& rng) {
    std::string text = PositionText(state);
    constexpr std::string_view kLetters = "0123456789-?:,LPFDRMBCSWYGKHAIVZO.";
    for (std::uint32_t i = rng.Below(2) + 1; i > 0; --i) {
      text[rng.Below(static_cast<std::uint32_t>(text.size()))] =
          kLetters[rng.Below(kLetters.size())];
    }
    const auto read = State::ParsePosition(text);
    if (!read) {
      REQUIRE_FALSE(read.why().empty());
      return;
    }
    State::Steps steps;
    State played = read->Guess(rng);
    ++accepted;
    int left = 2000;
    while (played.Turn() != kNobody && left-- > 0) {
      played.RandomStep(rng);
    }
    REQUIRE(played.Turn() == kNobody);
  });
  CHECK(accepted > 20);
}

TEST_CASE("Road: a random step is any of the legal ones") {
  State state(Options{2});
  Rng rng(11);
  while (state.Turn() < 0 || state.CountSteps() < 30) {
    state.RandomStep(rng);
  }
  const int count = state.CountSteps();
  std::vector<State> after;
  for (int n = 0; n < count; ++n) {
    State next = state;
    next.Play(state.Turn(), state.NthStep(n));
    after.push_back(next);
  }
  std::vector<int> seen(after.size());
  const int tries = 400 * count;
  for (int i = 0; i < tries; ++i) {
    State next = state;
    REQUIRE(next.RandomStep(rng));
    for (std::size_t n = 0; n < after.size(); ++n) {
      seen[n] += after[n] == next ? 1 : 0;
    }
  }
  for (const int times : seen) {
    CHECK(times > 300);
  }
}

}  // namespace
}  // namespace glazier::road
