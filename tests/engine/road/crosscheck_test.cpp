// SPDX-License-Identifier: MIT
// The engine against a second, slow implementation that knows only the facts
// page: at every decision the same words, wheels, land, cards and points.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/position_words.hpp"
#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/reference_road.hpp"

namespace glazier::road {
namespace {

/// The reference counts seats from 0, glazier's texts from 1.
std::string ForReference(const std::string& deal) {
  if (!deal.starts_with("set-up first=")) {
    return deal;
  }
  std::string text = deal;
  char& seat = text[std::string_view("set-up first=").size()];
  seat = static_cast<char>(seat - 1);
  return text;
}

std::string Sorted(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) {
    text += word + ' ';
  }
  return text;
}

std::string WordsOf(const State& state) {
  State::Steps steps;
  state.List(state.Turn(), steps);
  std::vector<std::string> words;
  for (const Step& step : steps) {
    words.push_back(StepText(step));
  }
  return Sorted(words);
}

void CompareSeat(const State& state, const reference::Road& road, int seat) {
  const Estate& estate = state.estate(seat);
  std::string wheels;
  for (const int amount : road.Wheels(seat)) {
    wheels += std::to_string(amount);
  }
  REQUIRE(WheelsText(estate.goods) == wheels);
  REQUIRE(LandText(estate.land) == road.Land(seat));
  std::vector<std::string> own;
  estate.privates.ForEach([&own](BuildingId id) { own.push_back(IdText(id)); });
  REQUIRE(Sorted(own) == Sorted(road.Private(seat)));
  const std::set<char> hand = road.Hand(seat);
  REQUIRE(Sorted({CardsText(estate.cards.hand)}).size() == hand.size() + 1);
  for (const char letter : hand) {
    REQUIRE(HasCard(estate.cards.hand, CardOf(letter)));
  }
  REQUIRE(estate.cards.notches() == road.Notches(seat));
  REQUIRE((estate.cards.HasLaid() ? kCardLetters[estate.cards.laid] : '\0') ==
          road.Laid(seat));
  REQUIRE(estate.land.CountBuildings() == road.Buildings(seat));
  REQUIRE(state.Score(seat) == road.Score(seat));
  const auto points = road.HalfPoints(seat);
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const BuildingId id = estate.land.building[place];
    if (id != kNoBuilding) {
      REQUIRE(points.at(IdText(id)) ==
              estate.PointsAt(static_cast<Place>(place)));
    }
  }
}

void Compare(const State& state, const reference::Road& road) {
  REQUIRE((state.Turn() == kDealer) == road.AwaitsDeal());
  REQUIRE((state.Turn() == kNobody) == road.Over());
  for (int seat = 0; seat < state.players(); ++seat) {
    CompareSeat(state, road, seat);
  }
  if (state.Turn() >= 0) {
    REQUIRE(state.Turn() == road.Turn());
    REQUIRE(state.period() == road.period());
    REQUIRE(state.first() == road.first());
    CAPTURE(PositionText(state));
    REQUIRE(WordsOf(state) == Sorted(road.Words()));
    const std::string phase(
        kPhaseWords[static_cast<std::size_t>(state.phase())]);
    REQUIRE(phase == road.State());
  }
}

/// A random step, or the one that looks best: random play throws most things
/// away and builds little.
Step AnyStep(const State& state, int greedy_percent, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(state.CountSteps());
  Step best = state.NthStep(static_cast<int>(rng.Below(count)));
  if (static_cast<int>(rng.Below(100)) >= greedy_percent) {
    return best;
  }
  State::Steps steps;
  state.List(state.Turn(), steps);
  int most = Appraise(state, state.Turn(), best);
  for (const Step& step : steps) {
    const int value = Appraise(state, state.Turn(), step);
    if (value > most) {
      most = value;
      best = step;
    }
  }
  return best;
}

void PlayBoth(const Options& options, std::uint64_t seed, int greedy_percent) {
  Rng rng(seed);
  State state(options);
  reference::Road road(
      {options.players, options.first_set, state.options().periods});
  while (state.Turn() != kNobody) {
    Compare(state, road);
    if (state.Turn() == kDealer) {
      const Deal deal = state.Draw(rng);
      state.Apply(deal);
      road.Deal(ForReference(DealText(deal)));
    } else {
      const Step step = AnyStep(state, greedy_percent, rng);
      state.Play(state.Turn(), step);
      road.Play(StepText(step));
    }
  }
  Compare(state, road);
}

/// 64 games in ./check; GLAZIER_CROSSCHECK=3000 plays that many.
int GamesToCompare() {
  const char* const wanted = std::getenv("GLAZIER_CROSSCHECK");
  const auto games =
      ParseNumber(wanted == nullptr ? "" : wanted, 1, 1'000'000'000);
  return games.value_or(Games(64));
}

TEST_CASE("Road: engine and reference agree at every decision") {
  const int games = GamesToCompare();
  for (int i = 0; i < games; ++i) {
    PlayBoth(AnyOptions(i), static_cast<std::uint64_t>(i), 45 * (i % 3));
  }
}

}  // namespace
}  // namespace glazier::road
