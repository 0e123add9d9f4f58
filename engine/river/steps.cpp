// SPDX-License-Identifier: MIT
// Counting, listing and numbering River Valley's legal steps.
#include <algorithm>
#include <bit>

#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr int kAllNeighbours = 2 * (kTiles - 1);

constexpr int NeighboursOf(int place) {
  return place == 0 || place == kTiles - 1 ? 1 : 2;
}

/// How many different pieces a sorted list has.
template <std::size_t Capacity>
int CountKinds(const PieceList<Capacity>& pieces) {
  int kinds = 0;
  for (int i = 0; i < pieces.size(); ++i) {
    kinds += i == 0 || pieces[i] != pieces[i - 1] ? 1 : 0;
  }
  return kinds;
}

template <std::size_t Capacity>
Piece NthKind(const PieceList<Capacity>& pieces, int n) {
  int at = 0;
  for (; n > 0; --n) {
    const Piece piece = pieces[at];
    while (pieces[at] == piece) {
      ++at;
    }
  }
  return pieces[at];
}

}  // namespace

struct State::Choices {
  explicit Choices(const State& state);

  /// The n-th step that begins a turn.
  Step Nth(const State& state, int n) const;

  std::array<std::uint8_t, kTiles> place;  ///< of each tile
  int singles = 0;
  int places = 0;  ///< singles and pairs
  int all = 0;

 private:
  Step NthPlace(const State& state, int n) const;
  Step NthPair(const State& state, int n) const;
};

State::Choices::Choices(const State& state) {
  for (std::size_t at = 0; at < kTiles; ++at) {
    place[state.river_[at]] = static_cast<std::uint8_t>(at);
  }
  int pairs = 0;
  std::uint64_t kinds = 0;  // of each shape so far, 8 bits each
  Piece last = kNoPiece;
  Piece before_last = kNoPiece;
  for (const Piece piece : state.mover().satchel) {
    const int shape = ShapeOf(piece);
    const bool first = piece != last;
    const bool second = !first & (piece != before_last);
    const auto others = static_cast<int>(kinds >> (8 * shape) & 0xFF);
    singles += first ? NeighboursOf(place[static_cast<std::size_t>(shape)]) : 0;
    pairs += first ? others : static_cast<int>(second);
    kinds += std::uint64_t{first} << (8 * shape);
    before_last = last;
    last = piece;
  }
  places = singles + pairs * kAllNeighbours;
  const int draws = !state.MayDraw()     ? 0
                    : state.LakeIsFull() ? CountKinds(state.lake_)
                                         : 1;
  // Ruling 8: a player passes only without another legal step.
  all = std::max(places + draws, 1);
}

Step State::Choices::NthPlace(const State& state, int n) const {
  const Satchel& satchel = state.mover().satchel;
  for (int i = 0;; ++i) {
    if (i > 0 && satchel[i] == satchel[i - 1]) {
      continue;
    }
    const int shape = ShapeOf(satchel[i]);
    const int at = place[static_cast<std::size_t>(shape)];
    if (n < NeighboursOf(at)) {
      const int from = at == 0 || n == 1 ? at + 1 : at - 1;
      return Step::Place(satchel[i], kNoPiece, shape, state.tile(from));
    }
    n -= NeighboursOf(at);
  }
}

Step State::Choices::NthPair(const State& state, int n) const {
  const Satchel& satchel = state.mover().satchel;
  int pair = n / kAllNeighbours;
  n %= kAllNeighbours;
  // On the tiles in order, their neighbours in order: 0-1, 1-0, 1-2, 2-1, ...
  const int at = (n + 1) / 2;
  const int from = n % 2 == 0 ? at + 1 : at - 1;
  for (int i = 0;; ++i) {
    for (int j = i + 1; j < satchel.size(); ++j) {
      if (IsPair(satchel, i, j) && pair-- == 0) {
        return Step::Place(satchel[i], satchel[j], state.tile(at),
                           state.tile(from));
      }
    }
  }
}

Step State::Choices::Nth(const State& state, int n) const {
  if (n < places) {
    return n < singles ? NthPlace(state, n) : NthPair(state, n - singles);
  }
  if (!state.MayDraw()) {
    return Step::Pass();
  }
  return Step::Draw(state.LakeIsFull() ? NthKind(state.lake_, n - places)
                                       : kNoPiece);
}

int State::CountSteps() const {
  if (phase_ != Phase::kPlay) {
    return 0;
  }
  switch (asked()) {
    case Asked::kColumn:
      return std::popcount(gathered_.Colours());
    case Asked::kSpill:
      return CountKinds(mover().satchel);
    default:
      return Choices(*this).all;
  }
}

Step State::NthStep(int n) const {
  if (asked() == Asked::kSpill) {
    return Step::Spill(NthKind(mover().satchel, n));
  }
  unsigned colours = gathered_.Colours();
  if (colours == 0) {
    return Choices(*this).Nth(*this, n);
  }
  for (; n > 0; --n) {
    colours &= colours - 1;
  }
  return Step::Column(std::countr_zero(colours));
}

void State::List(int seat, Steps& steps) const {
  steps.Clear();
  const int count = seat == Turn() ? CountSteps() : 0;
  for (int n = 0; n < count; ++n) {
    steps.Add(NthStep(n));
  }
}

// Chance and the steps themselves are in rules.cpp. This is here, where steps
// are counted, because a random game counts and chooses together.
bool State::RandomStep(Rng& rng) {
  if (phase_ != Phase::kPlay) {
    Apply(Draw(rng));
    return false;
  }
  if (asked() != Asked::kTurn) {
    Play(turn_, NthStep(static_cast<int>(
                    rng.Below(static_cast<std::uint32_t>(CountSteps())))));
    return true;
  }
  const Choices choices(*this);
  const std::uint32_t n = rng.Below(static_cast<std::uint32_t>(choices.all));
  Play(turn_, choices.Nth(*this, static_cast<int>(n)));
  return true;
}

}  // namespace glazier::river
