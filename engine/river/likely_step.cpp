// The move a sensible player makes at once: what trying moves out is made of.
#include <algorithm>
#include <bit>
#include <limits>

#include "engine/river/evaluate.hpp"
#include "engine/river/valuation.hpp"

namespace glazier::river {
namespace {

/// Looks at what a move does to its player's glassworks and to the satchel
/// apart: the one depends on the tile that is gathered, the other on the pieces
/// that are placed, and their values add up. So a turn with dozens of choices
/// takes a dozen looks at a glassworks.
class Answerer {
 public:
  explicit Answerer(const State& state)
      : state_(state),
        seat_(state.Turn()),
        next_((seat_ + 1) % state.players()),
        board_(state.board(seat_)),
        supply_(SupplyOf(state)),
        shapes_(ShapesIn(board_.satchel)),
        next_shapes_(ShapesIn(state.board(next_).satchel)),
        gains_(GainsOf(board_)),
        next_gains_(GainsOf(state.board(next_))) {
    for (int seat = 0; seat < state.players(); ++seat) {
      if (seat != seat_) {
        most_ = std::max<int>(most_, state.board(seat).inventory);
      }
    }
    others_.fill(kUnknown);
    const int now = StageWith(board_.inventory);
    next_offers_ = OffersTo(state, state.board(next_), supply_,
                            std::max(now, stage::kLastTurn));
    const int mine = WeighBoard(board_, supply_, now) - Others(now);
    for (int place = 0; place < kTiles; ++place) {
      outcomes_[static_cast<std::size_t>(place)] = Gather(place);
      offers_[static_cast<std::size_t>(state.tile(place))] =
          (outcomes_[static_cast<std::size_t>(place)].value - mine) / kPoint;
    }
  }

  Step Choose() {
    const auto& satchel = board_.satchel;
    for (int i = 0; i < satchel.size(); ++i) {
      const int shape = ShapeOf(satchel[i]);
      Step move;
      move.piece = satchel[i];
      TryOn(move, state_.PlaceOf(shape));
      for (int j = i + 1; j < satchel.size(); ++j) {
        if (IsPair(satchel, i, j)) {
          move.second = satchel[j];
          for (int place = 0; place < kTiles; ++place) {
            TryOn(move, place);
          }
        }
      }
    }
    if (state_.end() != End::kLast && !state_.lake().empty()) {
      TryDraws();
    }
    return best_;
  }

 private:
  static constexpr int kUnknown = std::numeric_limits<int>::min();

  /// A glassworks and the river after a move.
  struct Outcome {
    int value = kUnknown;
    int stage = 0;
    std::uint32_t order = 0;
    Banks banks{};
    unsigned next_reach = 0;  ///< tiles the next player can gather then
    int next_offer = 0;       ///< the best of them, before anything is placed
  };

  int StageWith(int inventory) const {
    switch (state_.end()) {
      case End::kLast:
        return stage::kOver;
      case End::kRound:
        return stage::kLastTurn;
      default:
        return stage::WithMost(std::max(most_, inventory));
    }
  }

  /// What the best other seat may expect when it comes to this stage.
  int Others(int at_stage) {
    int& value = others_[static_cast<std::size_t>(at_stage)];
    if (value == kUnknown) {
      for (int seat = 0; seat < state_.players(); ++seat) {
        if (seat != seat_) {
          const Board& board = state_.board(seat);
          const int theirs =
              at_stage == stage::kOver ? stage::Of(state_, seat) : at_stage;
          value = std::max(value,
                           WeighBoard(board, supply_, theirs) +
                               WeighSatchel(ShapesIn(board.satchel), theirs));
        }
      }
    }
    return value;
  }

  Outcome Judge(const Board& after, int gathered) {
    Outcome outcome;
    outcome.stage = StageWith(after.inventory);
    outcome.value =
        WeighBoard(after, supply_, outcome.stage) - Others(outcome.stage);
    outcome.banks = BanksAfter(state_, gathered);
    outcome.next_reach = Reach(next_shapes_, outcome.banks);
    outcome.next_offer =
        BestOffer(gathered < 0 ? outcome.next_reach
                               : outcome.next_reach & ~(1U << gathered),
                  next_offers_);
    return outcome;
  }

  /// Gathers the tile at a place; new colours come commonest first or rarest
  /// first, whichever is better.
  Outcome Gather(int place) {
    const int tile = state_.tile(place);
    if (state_.OrderLength(seat_, tile) == 0) {
      return Judge(Gathered(state_, board_, tile), tile);
    }
    Outcome best;
    for (const bool rarest : {false, true}) {
      const Step move = Ordered(tile, rarest);
      Board after = board_;
      for (int i = 0; move.OrderAt(i) >= 0; ++i) {
        after.Open(move.OrderAt(i));
      }
      const Outcome outcome = Judge(Gathered(state_, after, tile), tile);
      if (outcome.value > best.value) {
        best = outcome;
        best.order = move.rest;
      }
    }
    return best;
  }

  Step Ordered(int tile, bool rarest) const {
    Step move;
    unsigned fresh = state_.NewColours(seat_, tile);
    for (int i = 0; i < state_.OrderLength(seat_, tile); ++i) {
      int best = std::countr_zero(fresh);
      for (unsigned rest = fresh & (fresh - 1); rest != 0; rest &= rest - 1) {
        const int colour = std::countr_zero(rest);
        const int more = supply_[static_cast<std::size_t>(colour)] -
                         supply_[static_cast<std::size_t>(best)];
        best = (rarest ? -more : more) > 0 ? colour : best;
      }
      move.SetOrder(i, best);
      fresh &= ~(1U << best);
    }
    return move;
  }

  /// Places on a tile and gathers each of its neighbours.
  void TryOn(Step move, int place) {
    const auto tile = static_cast<std::size_t>(state_.tile(place));
    Shapes left = shapes_;
    int mine = offers_[tile];
    int next = next_offers_[tile];
    for (const Piece piece : {move.piece, move.second}) {
      if (piece != kNoPiece) {
        const auto colour = static_cast<std::size_t>(ColourOf(piece));
        left -= OneOf(ShapeOf(piece));
        mine += gains_[colour];
        next += next_gains_[colour];
      }
    }
    for (const int beside : {place - 1, place + 1}) {
      if (beside < 0 || beside >= kTiles) {
        continue;
      }
      const Outcome& outcome = outcomes_[static_cast<std::size_t>(beside)];
      const auto gather = static_cast<std::uint8_t>(state_.tile(beside));
      const unsigned reach = Reach(left, outcome.banks) & ~(1U << gather);
      const int my_offer = std::max((reach >> tile & 1) != 0 ? mine : 0,
                                    BestOffer(reach, offers_));
      const int next_offer = std::max(
          (outcome.next_reach >> tile & 1) != 0 ? next : 0, outcome.next_offer);
      move.tile = static_cast<std::uint8_t>(tile);
      move.gather = gather;
      move.rest = outcome.order;
      Offer(move, Value(outcome, left, my_offer, next_offer));
    }
  }

  int Value(const Outcome& outcome,
            Shapes left,
            int my_offer,
            int next_offer) const {
    return outcome.value + WeighSatchel(left, outcome.stage) +
           Weight(outcome.stage, feature::kLater) * my_offer -
           Weight(std::max(outcome.stage, stage::kLastTurn), feature::kNext) *
               next_offer;
  }

  void Offer(const Step& move, int value) {
    if (value > most_value_) {
      most_value_ = value;
      best_ = move;
    }
  }

  void TryDraws() {
    const int spills = state_.DrawSpills();
    if (spills > 1 && best_.IsPlace()) {
      return;
    }
    Board after = board_;
    after.spilled = static_cast<std::uint8_t>(after.spilled + spills);
    const Outcome outcome = Judge(after, -1);
    const auto& lake = state_.lake();
    PieceList<kSatchel + kLake> all;
    for (const Piece piece : board_.satchel) {
      all.Insert(piece);
    }
    for (const Piece piece : lake) {
      all.Insert(piece);
    }
    if (lake.size() < kLake) {
      TryDraw(kNoPiece, all, spills, outcome);
      return;
    }
    for (const Piece left : lake) {
      auto pieces = all;
      pieces.Remove(left);
      TryDraw(left, pieces, spills, outcome);
    }
  }

  /// Gives up what is missed least, piece by piece.
  void TryDraw(Piece left,
               const PieceList<kSatchel + kLake>& pieces,
               int spills,
               const Outcome& outcome) {
    Step move;
    move.tile = Step::kDrawTile;
    move.piece = left;
    Shapes shapes = ShapesIn(pieces);
    Shapes spilled = 0;
    for (int more = spills; more-- > 0;) {
      int worst = 0;
      int most = kUnknown;
      for (int shape = 0; shape < kShapes; ++shape) {
        if ((shapes >> (4 * shape) & 0xF) != 0) {
          const int value =
              WeighSatchel(shapes - OneOf(shape), outcome.stage, more);
          worst = value > most ? shape : worst;
          most = std::max(value, most);
        }
      }
      shapes -= OneOf(worst);
      spilled += OneOf(worst);
    }
    int count = 0;
    for (const Piece piece : pieces) {
      const int shape = ShapeOf(piece);
      if ((spilled >> (4 * shape) & 0xF) != 0) {
        spilled -= OneOf(shape);
        move.SetSpill(count++, piece);
      }
    }
    Offer(move, Value(outcome, shapes,
                      BestOffer(Reach(shapes, outcome.banks), offers_),
                      outcome.next_offer));
  }

  const State& state_;
  int seat_;
  int next_;  ///< the seat that moves after it
  const Board& board_;
  Supply supply_;
  Shapes shapes_;
  Shapes next_shapes_;
  Gains gains_;
  Gains next_gains_;
  Offers offers_{};
  Offers next_offers_{};
  int most_ = 0;  ///< pieces in the fullest glassworks of the others
  std::array<int, stage::kCount> others_{};
  std::array<Outcome, kTiles> outcomes_{};  ///< of gathering at each place
  Step best_ = Step::Pass();
  int most_value_ = kUnknown;
};

}  // namespace

Step LikelyStep(const State& state) {
  return Answerer(state).Choose();
}

}  // namespace glazier::river
