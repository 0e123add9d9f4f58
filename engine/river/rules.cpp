// SPDX-License-Identifier: MIT
// River Valley's rules: placing and gathering, drawing, and how a game ends.
#include <algorithm>
#include <bit>
#include <utility>

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

Effect State::Play(int /*seat*/, const Step& step) {
  Effect effect;
  switch (step.kind) {
    case Step::Kind::kPass:
      Pass();
      return effect;
    case Step::Kind::kPlace:
      Place(step, effect);
      break;
    case Step::Kind::kFromLake:
      DrawFromLake(step, effect);
      break;
    case Step::Kind::kColumn:
      mover().Open(step.colour);
      Build(std::exchange(gathered_, {}), effect);
      break;
    case Step::Kind::kSpill:
      mover().satchel.Remove(step.piece);
      mover().Spill(step.piece);
      ++effect.spilled;
      break;
  }
  effect.ends_turn = asked() == Asked::kTurn;
  if (!effect.ends_turn) {
    return effect;
  }
  // Ruling 8: with an empty bag nothing is refilled.
  if (bag_.Empty()) {
    EndTurn();
  } else {
    phase_ = Phase::kRefill;
  }
  return effect;
}

// Ruling 10: when all have passed in a row, nothing can change.
void State::Pass() {
  ++passes_;
  if (passes_ == players_) {
    phase_ = Phase::kOver;
    turn_ = first_;
  } else {
    EndTurn();
  }
}

// Rulings 2 and 3.
void State::Place(const Step& step, Effect& effect) {
  passes_ = 0;
  Satchel& satchel = mover().satchel;
  satchel.Remove(step.piece);
  LayOn(step.tile, step.piece);
  if (step.IsPair()) {
    satchel.Remove(step.second);
    LayOn(step.tile, step.second);
  }
  Build(std::exchange(tiles_[step.gather], {}), effect);
  colours_[step.gather] = 0;
  // The emptied tile goes to the start, the others close up.
  for (auto place = static_cast<std::size_t>(PlaceOf(step.gather)); place > 0;
       --place) {
    river_[place] = river_[place - 1];
  }
  river_[0] = step.gather;
}

// Ruling 4. New colours wait while there is a choice between them.
void State::Build(const Pieces& pieces, Effect& effect) {
  Board& board = mover();
  unsigned waiting = 0;
  if (board.FreeColumns() > 0) {
    const unsigned fresh = pieces.Colours() & ~unsigned{board.owned};
    if ((fresh & (fresh - 1)) != 0) {
      waiting = fresh;
    } else if (fresh != 0) {
      board.Open(std::countr_zero(fresh));
    }
  }
  pieces.ForEach([&](Piece piece) {
    if ((waiting >> ColourOf(piece) & 1) != 0) {
      gathered_.Add(piece);
    } else {
      ++(board.Build(piece) ? effect.built : effect.spilled);
    }
  });
}

// Ruling 5. The player chooses what the satchel cannot hold; there is always a
// choice, as the box has at most four of a kind.
void State::DrawFromLake(const Step& step, Effect& effect) {
  passes_ = 0;
  if (step.piece != kNoPiece) {
    lake_.Remove(step.piece);
  }
  for (const Piece piece : lake_) {
    mover().satchel.Insert(piece);
  }
  effect.drawn = static_cast<std::uint8_t>(lake_.size());
  lake_ = {};
  if (step.piece != kNoPiece) {
    lake_.Add(step.piece);
  }
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
