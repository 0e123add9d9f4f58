// SPDX-License-Identifier: MIT
// The step of a sensible, quick player, from which rollouts are made.
#include <algorithm>
#include <bit>
#include <limits>

#include "engine/river/evaluate.hpp"
#include "engine/river/valuation.hpp"

namespace glazier::river {
namespace {

/// Evaluates the glassworks and the satchel after a turn separately: the one
/// depends on the tile that is gathered, the other on the pieces that are
/// placed, and their values add up. So a turn with dozens of choices needs only
/// a dozen evaluations of a glassworks.
class Answerer {
 public:
  explicit Answerer(const State& state)
      : state_(state),
        seat_(state.Turn()),
        next_((seat_ + 1) % state.players()),
        board_(state.board(seat_)),
        supply_(SupplyOf(state)),
        shapes_(ShapesIn(board_.satchel)) {
    for (int seat = 0; seat < state.players(); ++seat) {
      if (seat != seat_) {
        most_ = std::max<int>(most_, state.board(seat).inventory);
      }
    }
    others_.fill(kUnknown);
  }

  Step Choose() {
    switch (state_.asked()) {
      case Asked::kColumn:
        return ChooseColumn();
      case Asked::kSpill:
        return ChooseSpill();
      default:
        return ChooseTurn();
    }
  }

 private:
  static constexpr int kUnknown = std::numeric_limits<int>::min();

  /// A glassworks and the river after a turn.
  struct Outcome {
    int value = kUnknown;
    int stage = 0;
    Banks banks{};
    unsigned next_reach = 0;  ///< tiles the next player can gather then
    int next_offer = 0;       ///< the best of them, before anything is placed
  };

  Step ChooseTurn() {
    LookAtTiles();
    const Satchel& satchel = board_.satchel;
    for (int i = 0; i < satchel.size(); ++i) {
      TryOn(satchel[i], kNoPiece, state_.PlaceOf(ShapeOf(satchel[i])));
      for (int j = i + 1; j < satchel.size(); ++j) {
        if (IsPair(satchel, i, j)) {
          for (int place = 0; place < kTiles; ++place) {
            TryOn(satchel[i], satchel[j], place);
          }
        }
      }
    }
    if (state_.end() != End::kLast && !state_.lake().empty()) {
      TryDraws();
    }
    return best_;
  }

  /// Commonest first or rarest first, whichever is better.
  Step ChooseColumn() {
    const unsigned waiting = state_.gathered().Colours();
    const int common = WorthOfOrder(state_.gathered(), waiting, false);
    const int rare = WorthOfOrder(state_.gathered(), waiting, true);
    return Step::Column(NextColour(waiting, rare > common));
  }

  /// The piece that is missed least.
  Step ChooseSpill() const {
    const int shape = WorstShape(shapes_, board_.satchel.size() - kSatchel - 1,
                                 StageWith(board_.inventory));
    for (const Piece piece : board_.satchel) {
      if (ShapeOf(piece) == shape) {
        return Step::Spill(piece);
      }
    }
    return Step::Pass();  // unreachable: the shape is that of a piece
  }

  void LookAtTiles() {
    next_shapes_ = ShapesIn(state_.board(next_).satchel);
    gains_ = GainsOf(board_);
    next_gains_ = GainsOf(state_.board(next_));
    const int now = StageWith(board_.inventory);
    next_offers_ = OffersTo(state_, state_.board(next_), supply_,
                            std::max(now, stage::kLastTurn));
    const int mine = WeighBoard(board_, supply_, now) - Others(now);
    for (int place = 0; place < kTiles; ++place) {
      outcomes_[static_cast<std::size_t>(place)] = Gather(place);
      offers_[static_cast<std::size_t>(state_.tile(place))] =
          (outcomes_[static_cast<std::size_t>(place)].value - mine) / kPoint;
    }
  }

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

  /// What the best of the other seats may expect at this stage.
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

  int Worth(const Board& after) {
    const int at_stage = StageWith(after.inventory);
    return WeighBoard(after, supply_, at_stage) - Others(at_stage);
  }

  Outcome Judge(const Board& after, int gathered) {
    Outcome outcome;
    outcome.stage = StageWith(after.inventory);
    outcome.value = Worth(after);
    outcome.banks = BanksAfter(state_, gathered);
    outcome.next_reach = Reach(next_shapes_, outcome.banks);
    outcome.next_offer =
        BestOffer(gathered < 0 ? outcome.next_reach
                               : outcome.next_reach & ~(1U << gathered),
                  next_offers_);
    return outcome;
  }

  /// Gathers the tile at a place; new colours in the better of two orders.
  Outcome Gather(int place) {
    const int tile = state_.tile(place);
    const Pieces& pieces = state_.on(tile);
    const unsigned fresh = state_.ColoursOn(tile) & ~unsigned{board_.owned};
    Outcome best = Judge(Ordered(pieces, fresh, false), tile);
    if ((fresh & (fresh - 1)) != 0 && board_.FreeColumns() > 0) {
      const Outcome other = Judge(Ordered(pieces, fresh, true), tile);
      best = other.value > best.value ? other : best;
    }
    return best;
  }

  int WorthOfOrder(const Pieces& pieces, unsigned fresh, bool rarest) {
    return Worth(Ordered(pieces, fresh, rarest));
  }

  /// The glassworks with pieces, their new colours commonest or rarest first.
  Board Ordered(const Pieces& pieces, unsigned fresh, bool rarest) const {
    Board after = board_;
    while (fresh != 0 && after.FreeColumns() > 0) {
      const int colour = NextColour(fresh, rarest);
      after.Open(colour);
      fresh &= ~(1U << colour);
    }
    pieces.ForEach([&after](Piece piece) { after.Build(piece); });
    return after;
  }

  int NextColour(unsigned colours, bool rarest) const {
    int best = std::countr_zero(colours);
    for (unsigned rest = colours & (colours - 1); rest != 0; rest &= rest - 1) {
      const int colour = std::countr_zero(rest);
      const int more = supply_[static_cast<std::size_t>(colour)] -
                       supply_[static_cast<std::size_t>(best)];
      best = (rarest ? -more : more) > 0 ? colour : best;
    }
    return best;
  }

  /// Places on a tile and gathers each of its neighbours.
  void TryOn(Piece piece, Piece second, int place) {
    const auto tile = static_cast<std::size_t>(state_.tile(place));
    Shapes left = shapes_;
    int mine = offers_[tile];
    int next = next_offers_[tile];
    for (const Piece placed : {piece, second}) {
      if (placed != kNoPiece) {
        const auto colour = static_cast<std::size_t>(ColourOf(placed));
        left -= OneOf(ShapeOf(placed));
        mine += gains_[colour];
        next += next_gains_[colour];
      }
    }
    for (const int beside : {place - 1, place + 1}) {
      if (beside < 0 || beside >= kTiles) {
        continue;
      }
      const Outcome& outcome = outcomes_[static_cast<std::size_t>(beside)];
      const int gather = state_.tile(beside);
      const unsigned reach = Reach(left, outcome.banks) & ~(1U << gather);
      const int my_offer = std::max((reach >> tile & 1) != 0 ? mine : 0,
                                    BestOffer(reach, offers_));
      const int next_offer = std::max(
          (outcome.next_reach >> tile & 1) != 0 ? next : 0, outcome.next_offer);
      Offer(Step::Place(piece, second, static_cast<int>(tile), gather),
            Value(outcome, left, my_offer, next_offer));
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
    const auto& lake = state_.lake();
    const int drawn = std::min(lake.size(), kDraw);
    const int spills = std::max(board_.satchel.size() + drawn - kSatchel, 0);
    if (spills > 1 && best_.IsPlace()) {
      return;
    }
    Board after = board_;
    after.spilled = static_cast<std::uint8_t>(after.spilled + spills);
    const Outcome outcome = Judge(after, -1);
    const Shapes all = shapes_ + ShapesIn(lake);
    if (lake.size() < kLake) {
      TryDraw(kNoPiece, all, spills, outcome);
      return;
    }
    for (const Piece left : lake) {
      TryDraw(left, all - OneOf(ShapeOf(left)), spills, outcome);
    }
  }

  /// Gives up the pieces that are missed least, one by one.
  void TryDraw(Piece left, Shapes shapes, int spills, const Outcome& outcome) {
    while (spills > 0) {
      shapes -= OneOf(WorstShape(shapes, --spills, outcome.stage));
    }
    Offer(
        Step::Draw(left),
        Value(outcome, shapes, BestOffer(Reach(shapes, outcome.banks), offers_),
              outcome.next_offer));
  }

  /// The shape of the next piece to give up, with `more` to follow.
  static int WorstShape(Shapes shapes, int more, int at_stage) {
    int worst = 0;
    int most = kUnknown;
    for (int shape = 0; shape < kShapes; ++shape) {
      if ((shapes >> (4 * shape) & 0xF) != 0) {
        const int value = WeighSatchel(shapes - OneOf(shape), at_stage, more);
        worst = value > most ? shape : worst;
        most = std::max(value, most);
      }
    }
    return worst;
  }

  const State& state_;
  int seat_;
  int next_;  ///< the seat that moves after it
  const Board& board_;
  Supply supply_;
  Shapes shapes_;
  Shapes next_shapes_ = 0;
  Gains gains_{};
  Gains next_gains_{};
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
