// SPDX-License-Identifier: MIT
// The value of Glass Road's positions, from learned weights.
#include "engine/road/evaluate.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/road/weights.hpp"

namespace glazier::road {
namespace {

constexpr int kHalfPoint = 50;

constexpr std::uint64_t Mix(std::uint64_t x) {
  x = (x ^ (x >> 31)) * 0x9FB21C651E98DF25;
  return x ^ (x >> 28);
}

const Weights& WeightsFor(const State& state) {
  return state.players() == 1 ? kSoloWeights : kManyWeights;
}

std::uint64_t LandKey(const Land& land) {
  std::uint64_t key = Mix(std::uint64_t{land.forests} << 32 | land.tiles[kPit]);
  key =
      Mix(key ^ (std::uint64_t{land.tiles[kGrove]} << 32 | land.tiles[kPond]));
  for (PlaceSet rest = land.built; rest != 0; rest &= rest - 1) {
    const Place place = FirstOf(rest);
    key += Mix(std::uint64_t{land.building[place]} << 8 | place);
  }
  return key;
}

std::uint64_t EstateKey(const Estate& estate) {
  std::uint64_t key = Mix(std::bit_cast<std::uint64_t>(estate.goods));
  key = Mix(key ^ LandKey(estate.land));
  for (int type = 0; type < kTypes; ++type) {
    key = Mix(key ^ estate.privates.OfType(type));
  }
  return key;
}

std::uint64_t CardsKey(const Cards& cards) {
  return Mix(std::uint64_t{cards.hand} | std::uint64_t{cards.turned} << 16 |
             std::uint64_t{cards.notched} << 32 |
             std::uint64_t{cards.absent} << 48) ^
         Mix(std::uint64_t{cards.absent_laid} |
             std::uint64_t{cards.count} << 16 |
             std::uint64_t{cards.laid} << 24);
}

std::uint64_t MomentKey(const State& state) {
  const Evaluation& now = state.evaluation();
  const AtWork& work = state.at_work();
  const auto phase = static_cast<std::uint64_t>(state.phase());
  return Mix(
      phase | std::uint64_t{now.card} << 8 | std::uint64_t{now.done} << 16 |
      std::uint64_t{now.roofs} << 20 | (now.paid ? 1ULL << 25 : 0) |
      (now.single ? 1ULL << 26 : 0) | (work.repeated ? 1ULL << 27 : 0) |
      std::uint64_t{work.building} << 28 | std::uint64_t{work.place} << 36 |
      std::uint64_t{state.offer().roofs} << 44 |
      std::uint64_t{state.offer().good} << 48);
}

}  // namespace

int ValueOf(const State& state, int seat, int cards_left) {
  const int points = kHalfPoint * state.estate(seat).Points();
  if (cards_left == 0 &&
      (state.phase() == Phase::kLast || state.phase() == Phase::kOver)) {
    return points;
  }
  const Weights& weights = WeightsFor(state);
  std::int64_t fixed = 0;
  std::int64_t by_time = 0;
  Look(state, seat, cards_left, [&](int feature, int amount) {
    const auto index = static_cast<std::size_t>(feature);
    fixed += std::int64_t{weights.fixed[index]} * amount;
    by_time += std::int64_t{weights.by_time[index]} * amount;
  });
  return points + static_cast<int>((fixed + by_time * cards_left) / 100);
}

int ExpectedScore(const State& state, int seat) {
  return ValueOf(state, seat, CardsLeft(state, seat));
}

int Evaluate(const State& state, int seat) {
  const int mine = ExpectedScore(state, seat);
  if (state.players() == 1) {
    return mine;
  }
  int sum = 0;
  int best = std::numeric_limits<int>::min();
  for (int other = 0; other < state.players(); ++other) {
    if (other != seat) {
      const int value = ExpectedScore(state, other);
      sum += value;
      best = std::max(best, value);
    }
  }
  const bool over =
      state.phase() == Phase::kOver || state.phase() == Phase::kLast;
  return mine - (over ? best : sum / (state.players() - 1));
}

int Spread(const State& state) {
  constexpr int kLeast = 50;
  constexpr int kMostCards = 16;
  const int left = std::min(CardsLeft(state, 0) + 1, kMostCards);
  return std::max(kLeast, WeightsFor(state).spread * left / kMostCards);
}

std::uint64_t Fingerprint(const State& state) {
  std::uint64_t key = MomentKey(state);
  for (int seat = 0; seat < state.players(); ++seat) {
    key = Mix(key ^ EstateKey(state.estate(seat)));
    key = Mix(key ^ CardsKey(state.estate(seat).cards));
  }
  for (int type = 0; type < kTypes; ++type) {
    key = Mix(key ^ (std::uint64_t{state.Shown().OfType(type)} << 32 |
                     state.Stacks().OfType(type)));
  }
  return Mix(
      key ^ static_cast<std::uint64_t>(state.period() | state.round() << 4 |
                                       state.first() << 8 | state.seat() << 12 |
                                       state.evaluation().followers << 16 |
                                       state.Blocked() << 20));
}

std::uint64_t TurnKey(const State& state, int seat) {
  return Mix(MomentKey(state) ^ EstateKey(state.estate(seat)));
}

}  // namespace glazier::road
