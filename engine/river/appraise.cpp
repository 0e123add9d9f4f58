// What a move is worth at once, and which moves are worth a look.
#include <algorithm>
#include <bit>

#include "engine/river/words.hpp"

namespace glazier::river {
namespace {

// In hundredths of a point.
constexpr int kPoint = 100;
constexpr int kPieceBuilt = 60;  ///< a piece in the glassworks, for later rows
/// A satchel by its number of pieces: the first ones matter most.
constexpr std::array<int, kSatchel + 1> kHandful = {0, 150, 260, 330, 370, 390};
constexpr int kPairInHand = 80;  ///< two of one shape go onto any tile

/// What a satchel is worth for the turns to come.
int SatchelValue(const PieceList<kSatchel>& satchel) {
  unsigned shapes = 0;
  bool pair = false;
  for (const Piece piece : satchel) {
    const unsigned shape = 1U << ShapeOf(piece);
    pair = pair || (shapes & shape) != 0;
    shapes |= shape;
  }
  return kHandful[static_cast<std::size_t>(satchel.size())] +
         (pair ? kPairInHand : 0);
}

/// The order of new colours by what is left of them: the commonest first, or
/// the rarest first.
void Order(const State& state, bool rarest, Step& move) {
  const int length = state.OrderLength(state.Turn(), move.gather);
  unsigned colours = state.NewColours(state.Turn(), move.gather);
  move.rest = 0;
  for (int i = 0; i < length; ++i) {
    int best = -1;
    int best_left = 0;
    for (unsigned rest = colours; rest != 0; rest &= rest - 1) {
      const int colour = std::countr_zero(rest);
      const int left = state.bag().CountColour(colour) * (rarest ? -1 : 1);
      if (best < 0 || left > best_left) {
        best = colour;
        best_left = left;
      }
    }
    move.SetOrder(i, best);
    colours &= ~(1U << best);
  }
}

void AddPlace(const State& state, Step move, State::Steps& moves) {
  const int length = state.OrderLength(state.Turn(), move.gather);
  move.rest = 0;
  if (length > 0) {
    Order(state, false, move);
  }
  moves.Add(move);
  if (length > 0) {
    Step other = move;
    Order(state, true, other);
    if (other != move) {
      moves.Add(other);
    }
  }
}

/// Places on a tile and gathers each of its neighbours.
void AddPlaces(const State& state, Step move, int tile, State::Steps& moves) {
  const int place = state.PlaceOf(tile);
  move.tile = static_cast<std::uint8_t>(tile);
  for (const int beside : {place - 1, place + 1}) {
    if (beside >= 0 && beside < kTiles) {
      move.gather = static_cast<std::uint8_t>(state.tile(beside));
      AddPlace(state, move, moves);
    }
  }
}

/// Gives up pieces one by one, each time keeping the best of what is left.
void AddDraw(const State& state, Piece left, State::Steps& moves) {
  Step move;
  move.tile = Step::kDrawTile;
  move.piece = left;
  PieceList<kSatchel + kLake> pieces;
  for (const Piece piece : state.board(state.Turn()).satchel) {
    pieces.Insert(piece);
  }
  for (const Piece piece : state.lake()) {
    pieces.Insert(piece);
  }
  if (left != kNoPiece) {
    pieces.Remove(left);
  }
  std::array<int, kShapes> shapes{};
  for (const Piece piece : pieces) {
    ++shapes[static_cast<std::size_t>(ShapeOf(piece))];
  }
  PieceList<kDraw> spills;
  while (spills.size() < state.DrawSpills()) {
    // A third of a shape helps least, then a single one.
    constexpr std::array<int, 4> kUse = {0, 2, 3, 1};
    Piece worst = pieces[0];
    int worst_use = kUse.back() + 3;
    for (const Piece piece : pieces) {
      const int count = shapes[static_cast<std::size_t>(ShapeOf(piece))];
      const int use = kUse[static_cast<std::size_t>(std::min(count, 3))];
      if (use < worst_use) {
        worst = piece;
        worst_use = use;
      }
    }
    --shapes[static_cast<std::size_t>(ShapeOf(worst))];
    pieces.Remove(worst);
    spills.Insert(worst);
  }
  for (int i = 0; i < spills.size(); ++i) {
    move.SetSpill(i, spills[i]);
  }
  moves.Add(move);
}

}  // namespace

void ListChoices(const State& state, State::Steps& moves) {
  moves.Clear();
  if (state.Turn() < 0) {
    return;
  }
  const auto& satchel = state.board(state.Turn()).satchel;
  for (int i = 0; i < satchel.size(); ++i) {
    if (i > 0 && satchel[i] == satchel[i - 1]) {
      continue;
    }
    Step move;
    move.piece = satchel[i];
    AddPlaces(state, move, ShapeOf(satchel[i]), moves);
    for (int j = i + 1; j < satchel.size(); ++j) {
      if (IsPair(satchel, i, j)) {
        move.second = satchel[j];
        for (int tile = 0; tile < kTiles; ++tile) {
          AddPlaces(state, move, tile, moves);
        }
      }
    }
  }
  const auto& lake = state.lake();
  if (state.end() != End::kLast) {
    if (lake.size() == kLake) {
      for (int i = 0; i < lake.size(); ++i) {
        if (i == 0 || lake[i] != lake[i - 1]) {
          AddDraw(state, lake[i], moves);
        }
      }
    } else if (!lake.empty()) {
      AddDraw(state, kNoPiece, moves);
    }
  }
  if (moves.empty()) {
    moves.Add(Step::Pass());
  }
}

int Appraise(const State& state, int seat, const Step& move) {
  State after = state;
  const Effect effect = after.Play(seat, move);
  int value = kPoint * (after.Score(seat) - state.Score(seat)) +
              kPieceBuilt * effect.built;
  if (state.end() == End::kNo) {
    value += SatchelValue(after.board(seat).satchel) -
             SatchelValue(state.board(seat).satchel);
  }
  return value;
}

}  // namespace glazier::river
