// How steps of River Valley are spelled, and what can be chosen when.
#include "tui/river/spell.hpp"

#include <algorithm>
#include <bit>

namespace glazier::tui {

using river::kTiles;
using river::Piece;
using river::State;
using river::Step;
using Kind = RiverPick::Kind;
using RiverUi = GameUi<river::State>;

namespace {

Pick Of(Kind kind, int value) {
  return {kind, static_cast<std::uint32_t>(value)};
}

Piece PieceIn(const State& state, int seat, int spot) {
  const auto& satchel = state.board(seat).satchel;
  return spot < satchel.size() ? satchel[spot]
                               : state.lake()[spot - satchel.size()];
}

/// The pieces of a set, sorted.
std::vector<Piece> PiecesOf(const State& state, int seat, std::uint32_t bits) {
  std::vector<Piece> pieces;
  for (; bits != 0; bits &= bits - 1) {
    pieces.push_back(PieceIn(state, seat, std::countr_zero(bits)));
  }
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

std::vector<int> NewColours(const State& state, int seat, int tile) {
  std::vector<int> colours;
  for (unsigned fresh = state.NewColours(seat, tile); fresh != 0;
       fresh &= fresh - 1) {
    colours.push_back(std::countr_zero(fresh));
  }
  return colours;
}

/// Pieces, tile and neighbour; the columns follow.
constexpr std::size_t kBeforeColumns = 3;

/// A placement with the orders of its new colours. There may be very many: all
/// that leave what is chosen, and all that agree in the next two columns, are
/// spelled once.
void SpellOrders(const Step& step,
                 const Picks& picks,
                 const std::vector<int>& colours,
                 int columns,
                 const Picks& chosen,
                 const AddSpelling<State>& add) {
  if (columns == 0) {
    add(picks, step);
    return;
  }
  const std::size_t shared = std::min(picks.size(), chosen.size());
  const bool all = picks.First(shared) == chosen.First(shared) &&
                   picks.size() < std::max(chosen.size(), kBeforeColumns) + 2;
  for (const int colour : colours) {
    Step longer = step;
    longer.SetOrder(static_cast<int>(picks.size() - kBeforeColumns), colour);
    std::vector<int> left = colours;
    std::erase(left, colour);
    SpellOrders(longer, picks.With(Of(Kind::kColumn, colour)), left,
                columns - 1, chosen, add);
    if (!all) {
      return;
    }
  }
}

void SpellPlaces(const State& state,
                 int seat,
                 std::uint32_t pieces,
                 const Picks& chosen,
                 const AddSpelling<State>& add) {
  for (int on = 0; on < kTiles; ++on) {
    for (int from = 0; from < kTiles; ++from) {
      const int gather = state.tile(from);
      const Step step = PlaceStep(state, seat, pieces, state.tile(on), gather);
      if (!state.WhyNot(seat, step).empty()) {
        continue;
      }
      const Picks picks = {{Kind::kPieces, pieces},
                           Of(Kind::kTile, on),
                           Of(Kind::kGather, from)};
      Step unordered = step;
      unordered.rest = 0;
      SpellOrders(unordered, picks, NewColours(state, seat, gather),
                  state.OrderLength(seat, gather), chosen, add);
    }
  }
}

void SpellDraws(const State& state,
                int seat,
                int leave,
                const AddSpelling<State>& add) {
  const int satchel = state.board(seat).satchel.size();
  const int spots = satchel + state.lake().size();
  const int wanted = state.DrawSpills();
  const bool stays = state.lake().size() > river::kDraw;
  for (std::uint32_t bits = 0; bits < 1U << spots; ++bits) {
    const bool all_go = (bits >> (satchel + leave) & 1) == 0 || !stays;
    if (std::popcount(bits) != wanted || !all_go) {
      continue;
    }
    const Step step = DrawStep(state, seat, leave, bits);
    if (state.WhyNot(seat, step).empty()) {
      Picks picks = {Of(Kind::kLeave, leave)};
      if (wanted > 0) {
        picks.Add({Kind::kSpill, bits});
      }
      add(picks, step);
    }
  }
}

}  // namespace

Piece PieceAt(const RiverChooser& chooser, int spot) {
  return PieceIn(chooser.state(), chooser.seat(), spot);
}

int SatchelSize(const RiverChooser& chooser) {
  return chooser.state().board(chooser.seat()).satchel.size();
}

Step PlaceStep(const State& state,
               int seat,
               std::uint32_t pieces,
               int tile,
               int gather) {
  const auto placed = PiecesOf(state, seat, pieces);
  Step step;
  step.piece = placed[0];
  step.second = placed.size() < 2 ? river::kNoPiece : placed[1];
  step.tile = static_cast<std::uint8_t>(tile);
  step.gather = static_cast<std::uint8_t>(gather);
  const auto colours = NewColours(state, seat, gather);
  const int length = state.OrderLength(seat, gather);
  for (int i = 0; i < length; ++i) {
    step.SetOrder(i, colours[static_cast<std::size_t>(i)]);
  }
  return step;
}

Step DrawStep(const State& state, int seat, int leave, std::uint32_t spills) {
  Step step;
  step.tile = Step::kDrawTile;
  if (state.lake().size() > river::kDraw) {
    step.piece = state.lake()[leave];
  }
  const auto spilled = PiecesOf(state, seat, spills);
  for (std::size_t i = 0; i < spilled.size(); ++i) {
    step.SetSpill(static_cast<int>(i), spilled[i]);
  }
  return step;
}

void RiverUi::Spell(const State& state,
                    int seat,
                    const Picks& chosen,
                    const AddSpelling<State>& add) {
  if (state.WhyNot(seat, Step::Pass()).empty()) {
    add({Of(Kind::kPass, 0)}, Step::Pass());
  }
  const int satchel = state.board(seat).satchel.size();
  for (int i = 0; i < satchel; ++i) {
    SpellPlaces(state, seat, 1U << i, chosen, add);
    for (int j = i + 1; j < satchel; ++j) {
      SpellPlaces(state, seat, 1U << i | 1U << j, chosen, add);
    }
  }
  for (int i = 0; i < state.lake().size(); ++i) {
    SpellDraws(state, seat, i, add);
  }
}

bool Stays(const RiverChooser& chooser, int lake) {
  return chooser.Taken(Kind::kLeave) == lake &&
         chooser.state().lake().size() > river::kDraw;
}

bool OffersSatchel(const RiverChooser& chooser, int satchel) {
  if (chooser.AtStart()) {
    const auto& marks = chooser.marks();
    return marks.empty() || river::ShapeOf(PieceAt(chooser, marks[0])) ==
                                river::ShapeOf(PieceAt(chooser, satchel));
  }
  return chooser.kind() == Kind::kSpill ||
         chooser.Holds(Of(Kind::kPieces, satchel));
}

bool OffersLake(const RiverChooser& chooser) {
  return chooser.Taken(Kind::kLeave) >= 0 ||
         (chooser.AtStart() && chooser.marks().empty() &&
          chooser.Offers(Of(Kind::kLeave, 0)));
}

bool CanPlaceOn(const RiverChooser& chooser, std::uint32_t pieces, int tile) {
  const State& state = chooser.state();
  const int seat = chooser.seat();
  for (int gather = 0; gather < kTiles; ++gather) {
    if (state.WhyNot(seat, PlaceStep(state, seat, pieces, tile, gather))
            .empty()) {
      return true;
    }
  }
  return false;
}

bool OffersTile(const RiverChooser& chooser, int tile) {
  const State& state = chooser.state();
  const int place = state.PlaceOf(tile);
  if (chooser.kind() == Kind::kTile) {
    return chooser.Offers(Of(Kind::kTile, place));
  }
  if (chooser.Taken(Kind::kTile) >= 0) {
    return chooser.Offers(Of(Kind::kGather, place));
  }
  if (!chooser.AtStart()) {
    return false;
  }
  std::uint32_t pieces = 0;
  for (const int mark : chooser.marks()) {
    pieces |= 1U << mark;
  }
  return pieces == 0 || CanPlaceOn(chooser, pieces, tile);
}

int ChosenTile(const RiverChooser& chooser) {
  const int place = chooser.At(Kind::kTile);
  return place < 0 ? -1 : chooser.state().tile(place);
}

}  // namespace glazier::tui
