// River Valley's rules: placing and gathering, drawing, and how a game ends.
#include <algorithm>
#include <bit>

#include "engine/river/state.hpp"

namespace glazier::river {

int State::Turn() const {
  switch (phase_) {
    case Phase::kPlay:
      return turn_;
    case Phase::kOver:
      return kNobody;
    default:
      return kDealer;
  }
}

int State::PlaceOf(int tile) const {
  return static_cast<int>(std::find(river_.begin(), river_.end(), tile) -
                          river_.begin());
}

Effect State::Play(int /*seat*/, const Step& move) {
  Effect effect;
  if (move.IsPass()) {
    // Ruling 10: when all have passed in a row, nothing can change any more.
    ++passes_;
    if (passes_ == players_) {
      phase_ = Phase::kOver;
      turn_ = first_;
    } else {
      EndTurn();
    }
    return effect;
  }
  passes_ = 0;
  effect = move.IsDraw() ? TakeFromLake(move) : Place(move);
  // Ruling 8: with an empty bag nothing is refilled.
  if (bag_.Empty()) {
    EndTurn();
  } else {
    phase_ = Phase::kRefill;
  }
  return effect;
}

// Rulings 2 to 4.
Effect State::Place(const Step& move) {
  Effect effect;
  Board& board = mover();
  board.satchel.Remove(move.piece);
  LayOn(move.tile, move.piece);
  if (move.IsPair()) {
    board.satchel.Remove(move.second);
    LayOn(move.tile, move.second);
  }

  // New colours get their columns first: which pieces end where is the same.
  if (move.rest != 0) {
    for (int i = 0; move.OrderAt(i) >= 0; ++i) {
      board.Open(move.OrderAt(i));
    }
  } else if (board.FreeColumns() > 0) {
    const unsigned fresh = NewColours(turn_, move.gather);
    if (fresh != 0) {
      board.Open(std::countr_zero(fresh));
    }
  }
  tiles_[move.gather].ForEach([&](Piece piece) {
    ++(board.Build(piece) ? effect.built : effect.spilled);
  });
  tiles_[move.gather] = Pieces();
  colours_[move.gather] = 0;

  // Ruling 3: the emptied tile goes to the start, the others close up.
  for (auto place = static_cast<std::size_t>(PlaceOf(move.gather)); place > 0;
       --place) {
    river_[place] = river_[place - 1];
  }
  river_[0] = move.gather;
  return effect;
}

// Ruling 5.
Effect State::TakeFromLake(const Step& move) {
  Effect effect;
  Board& board = mover();
  Pieces pieces;  // for a moment more than a satchel holds
  for (const Piece piece : board.satchel) {
    pieces.Add(piece);
  }
  for (const Piece piece : lake_) {
    pieces.Add(piece);
  }
  effect.drawn = static_cast<std::uint8_t>(lake_.size());
  lake_ = {};
  if (move.piece != kNoPiece) {
    pieces.Remove(move.piece);
    lake_.Add(move.piece);
    --effect.drawn;
  }
  for (int i = 0; move.SpillAt(i) != kNoPiece; ++i) {
    pieces.Remove(move.SpillAt(i));
    board.Spill(move.SpillAt(i));
    ++effect.spilled;
  }
  board.satchel = {};
  pieces.ForEach([&board](Piece piece) { board.satchel.Add(piece); });
  return effect;
}

// Ruling 6: the round is finished, then comes a last turn for everybody.
void State::EndTurn() {
  if (EndBegins()) {
    end_ = End::kRound;
  }
  phase_ = Phase::kPlay;
  turn_ = static_cast<std::uint8_t>(turn_ + 1 == players_ ? 0 : turn_ + 1);
  if (turn_ == first_) {
    if (end_ == End::kLast) {
      phase_ = Phase::kOver;
    } else if (end_ == End::kRound) {
      end_ = End::kLast;
    }
  }
}

// Ruling 7: most points win, ties share.
bool State::Wins(int seat) const {
  if (phase_ != Phase::kOver) {
    return false;
  }
  const int mine = Score(seat);
  for (int other = 0; other < players_; ++other) {
    if (Score(other) > mine) {
      return false;
    }
  }
  return true;
}

}  // namespace glazier::river
