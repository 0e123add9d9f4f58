// SPDX-License-Identifier: MIT
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

void SpellPlaces(const State& state,
                 int seat,
                 std::uint32_t pieces,
                 const AddSpelling<State>& add) {
  for (int on = 0; on < kTiles; ++on) {
    for (int from = 0; from < kTiles; ++from) {
      const Step step =
          PlaceStep(state, seat, pieces, state.tile(on), state.tile(from));
      if (state.WhyNot(seat, step).empty()) {
        add({{Kind::kPieces, pieces},
             Of(Kind::kTile, on),
             Of(Kind::kGather, from)},
            step);
      }
    }
  }
}

void SpellTurn(const State& state, int seat, const AddSpelling<State>& add) {
  if (state.WhyNot(seat, Step::Pass()).empty()) {
    add({Of(Kind::kPass, 0)}, Step::Pass());
  }
  const int satchel = state.board(seat).satchel.size();
  for (int i = 0; i < satchel; ++i) {
    SpellPlaces(state, seat, 1U << i, add);
    for (int j = i + 1; j < satchel; ++j) {
      SpellPlaces(state, seat, 1U << i | 1U << j, add);
    }
  }
  for (int i = 0; i < state.lake().size(); ++i) {
    const Step step = DrawStep(state, i);
    if (state.WhyNot(seat, step).empty()) {
      add({Of(Kind::kLeave, i)}, step);
    }
  }
}

}  // namespace

Piece PieceAt(const RiverChooser& chooser, int spot) {
  return chooser.state().board(chooser.seat()).satchel[spot];
}

int SatchelSize(const RiverChooser& chooser) {
  return chooser.state().board(chooser.seat()).satchel.size();
}

Step PlaceStep(const State& state,
               int seat,
               std::uint32_t pieces,
               int tile,
               int gather) {
  const auto& satchel = state.board(seat).satchel;
  std::vector<Piece> placed;
  for (; pieces != 0; pieces &= pieces - 1) {
    placed.push_back(satchel[std::countr_zero(pieces)]);
  }
  placed.resize(2, river::kNoPiece);  // sorted, as the satchel is
  return Step::Place(placed[0], placed[1], tile, gather);
}

Step DrawStep(const State& state, int leave) {
  return Step::Draw(state.lake().size() > river::kDraw ? state.lake()[leave]
                                                       : river::kNoPiece);
}

void RiverUi::Spell(const State& state,
                    int seat,
                    const Picks& /*chosen*/,
                    const AddSpelling<State>& add) {
  switch (state.asked()) {
    case river::Asked::kColumn:
      for (unsigned colours = state.gathered().Colours(); colours != 0;
           colours &= colours - 1) {
        const int colour = std::countr_zero(colours);
        add({Of(Kind::kColumn, colour)}, Step::Column(colour));
      }
      break;
    case river::Asked::kSpill: {
      const auto& satchel = state.board(seat).satchel;
      for (int i = 0; i < satchel.size(); ++i) {
        add({Of(Kind::kSpill, i)}, Step::Spill(satchel[i]));
      }
      break;
    }
    default:
      SpellTurn(state, seat, add);
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
