// Counting, listing and numbering River Valley's legal moves.
#include <algorithm>

#include "engine/river/choices.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

Draws::Draws(const PieceList<kSatchel>& satchel,
             const PieceList<kLake>& lake,
             int spills)
    : spills_(spills) {
  const auto add = [this](Piece piece) {
    const Kinds kind = Kinds{1} << piece;
    kinds_[3] |= kinds_[2] & kind;
    kinds_[2] |= kinds_[1] & kind;
    kinds_[1] |= kinds_[0] & kind;
    kinds_[0] |= kind;
    return kind;
  };
  for (const Piece piece : satchel) {
    add(piece);
  }
  Kinds in_lake = 0;
  for (const Piece piece : lake) {
    in_lake |= add(piece);
  }
  int alone = satchel.size() + lake.size();
  for (Kinds several = kinds_[1]; several != 0; several &= several - 1) {
    const int count = Count(std::countr_zero(several));
    ways_.Extend(count);
    alone -= count;
  }
  ways_.ExtendBySingles(alone);
  if (lake.size() < kLake) {
    all_ = ways_.Of(spills_);
    return;
  }
  lake_ = in_lake;
  single_ = ways_.OfOneLess(spills_, 1);
  for (Kinds left = lake_; left != 0; left &= left - 1) {
    all_ += Leaving(std::countr_zero(left));
  }
}

Step Draws::Nth(int n) const {
  Step move;
  move.tile = Step::kDrawTile;
  Draws rest = *this;
  if (lake_ != 0) {
    Kinds left = lake_;
    for (;; left &= left - 1) {
      const int ways = Leaving(std::countr_zero(left));
      if (n < ways) {
        break;
      }
      n -= ways;
    }
    const int kind = std::countr_zero(left);
    move.piece = static_cast<Piece>(kind);
    rest.kinds_[static_cast<std::size_t>(Count(kind) - 1)] &=
        ~(Kinds{1} << kind);
  }
  if (spills_ > 0) {
    rest.Spill(n, move);
  }
  return move;
}

// The n-th handful in canonical order.
void Draws::Spill(int n, Step& move) const {
  std::array<Ways, kSatchel + kLake + 1> after;  // by kinds that come later
  std::array<std::uint8_t, kSatchel + kLake> kind;
  std::array<std::uint8_t, kSatchel + kLake> count;
  std::size_t size = 0;
  for (Kinds kinds = kinds_[0]; kinds != 0; ++size) {
    const int last = 63 - std::countl_zero(kinds);
    kinds ^= Kinds{1} << last;
    kind[size] = static_cast<std::uint8_t>(last);
    count[size] = static_cast<std::uint8_t>(Count(last));
    after[size + 1] = after[size];
    after[size + 1].Extend(count[size]);
  }
  int found = 0;
  while (found < spills_) {
    --size;
    int taken = std::min<int>(count[size], spills_ - found);
    for (; taken > 0; --taken) {
      const int ways = after[size].Of(spills_ - found - taken);
      if (n < ways) {
        break;
      }
      n -= ways;
    }
    for (; taken > 0; --taken) {
      move.SetSpill(found++, kind[size]);
    }
  }
}

State::Choices::Choices(const State& state) {
  const Board& board = state.mover();
  for (std::size_t at = 0; at < kTiles; ++at) {
    const std::uint8_t tile = state.river_[at];
    place[tile] = static_cast<std::uint8_t>(at);
    fresh[at] = state.NewColours(state.turn_, tile);
    const int colours = kBitCounts[fresh[at]];
    length[at] = colours < 2 ? 0 : std::min(colours, board.FreeColumns());
    ways[at] = kOrders[static_cast<std::size_t>(colours)]
                      [static_cast<std::size_t>(length[at])];
  }
  for (std::size_t at = 0; at < kTiles; ++at) {
    around[at] =
        (at == 0 ? 0 : ways[at - 1]) + (at + 1 == kTiles ? 0 : ways[at + 1]);
    all_around += around[at];
  }
  const auto& satchel = board.satchel;
  int pairs = 0;
  std::uint64_t kinds = 0;  // of each shape so far, 8 bits each
  Piece last = kNoPiece;
  Piece before_last = kNoPiece;
  for (const Piece piece : satchel) {
    const int shape = ShapeOf(piece);
    const bool first = piece != last;
    const bool second = !first & (piece != before_last);
    const auto others = static_cast<int>(kinds >> (8 * shape) & 0xFF);
    singles += first ? around[place[static_cast<std::size_t>(shape)]] : 0;
    pairs += first ? others : static_cast<int>(second);
    kinds += std::uint64_t{first} << (8 * shape);
    before_last = last;
    last = piece;
  }
  places = singles + pairs * all_around;
  // Ruling 9: not in the last turn.
  if (state.end_ != End::kLast && !state.lake_.empty()) {
    draws = Draws(satchel, state.lake_, state.DrawSpills());
  }
  // Ruling 8: only who can do nothing else passes.
  all = std::max(places + draws.all(), 1);
}

Step State::Choices::Gather(const State& state,
                            Step move,
                            int at,
                            int n) const {
  const auto index = static_cast<std::size_t>(at);
  const int lower = at == 0 ? 0 : ways[index - 1];
  const bool down = n < lower;
  n -= down ? 0 : lower;
  const std::size_t from = down ? index - 1 : index + 1;
  move.tile = state.river_[index];
  move.gather = state.river_[from];
  unsigned colours = fresh[from];
  for (int i = 0; i < length[from]; ++i) {
    const int block = kOrders[kBitCounts[colours] - 1U]
                             [static_cast<std::size_t>(length[from] - 1 - i)];
    unsigned rest = colours;
    for (; n >= block; n -= block) {
      rest &= rest - 1;
    }
    move.SetOrder(i, std::countr_zero(rest));
    colours &= ~(rest & (0U - rest));
  }
  return move;
}

Step State::Choices::NthPlace(const State& state, int n) const {
  const auto& satchel = state.mover().satchel;
  Step move;
  if (n < singles) {
    for (int i = 0;; ++i) {
      if (i > 0 && satchel[i] == satchel[i - 1]) {
        continue;
      }
      const int at = place[static_cast<std::size_t>(ShapeOf(satchel[i]))];
      const int here = around[static_cast<std::size_t>(at)];
      if (n < here) {
        move.piece = satchel[i];
        return Gather(state, move, at, n);
      }
      n -= here;
    }
  }
  n -= singles;
  int pair = n / all_around;
  n %= all_around;
  for (int i = 0; move.piece == kNoPiece; ++i) {
    for (int j = i + 1; j < satchel.size(); ++j) {
      if (IsPair(satchel, i, j) && pair-- == 0) {
        move.piece = satchel[i];
        move.second = satchel[j];
        break;
      }
    }
  }
  int at = 0;
  for (; n >= around[static_cast<std::size_t>(at)]; ++at) {
    n -= around[static_cast<std::size_t>(at)];
  }
  return Gather(state, move, at, n);
}

Step State::Choices::Nth(const State& state, int n) const {
  if (n < places) {
    return NthPlace(state, n);
  }
  return draws.all() == 0 ? Step::Pass() : draws.Nth(n - places);
}

int State::OrderLength(int seat, int tile) const {
  const int colours = kBitCounts[NewColours(seat, tile)];
  return colours < 2 ? 0 : std::min(colours, board(seat).FreeColumns());
}

int State::DrawSpills() const {
  const int drawn = std::min(lake_.size(), kDraw);
  return std::max(mover().satchel.size() + drawn - kSatchel, 0);
}

int State::CountSteps() const {
  return phase_ == Phase::kPlay ? Choices(*this).all : 0;
}

Step State::NthStep(int n) const {
  return Choices(*this).Nth(*this, n);
}

void State::List(int seat, Steps& moves) const {
  moves.Clear();
  if (seat != Turn()) {
    return;
  }
  if (phase_ != Phase::kPlay) {
    return;
  }
  const Choices choices(*this);
  const std::int64_t listed = std::min<std::int64_t>(choices.all, kMaxSteps);
  for (std::int64_t i = 0; i < listed; ++i) {
    moves.Add(choices.Nth(*this, static_cast<int>(i * choices.all / listed)));
  }
}

// Chance and the moves themselves are in rules.cpp; here, where moves are
// counted, because a random game counts and chooses in one go.
bool State::RandomStep(Rng& rng) {
  if (phase_ != Phase::kPlay) {
    Apply(Draw(rng));
    return false;
  }
  const Choices choices(*this);
  const std::uint32_t n = rng.Below(static_cast<std::uint32_t>(choices.all));
  Play(turn_, choices.Nth(*this, static_cast<int>(n)));
  return true;
}

}  // namespace glazier::river
