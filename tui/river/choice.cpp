// How a step of River Valley is chosen: keys, clicks, refusals, words.
#include "engine/river/pieces_text.hpp"
#include "tui/river/spell.hpp"
#include "tui/river/views.hpp"

namespace glazier::tui {

using river::kTiles;
using river::PieceText;
using river::Step;
using Kind = RiverPick::Kind;
using RiverUi = GameUi<river::State>;

namespace {

Wish Wanted(Kind kind, int value) {
  return {{Pick{kind, static_cast<std::uint32_t>(value)}}};
}

std::string Letter(std::string_view keys, int index) {
  return std::string(1, keys[static_cast<std::size_t>(index)]);
}

int ColourOfKey(char key) {
  const auto at =
      river::kColourLetters.find(static_cast<char>(key - 'a' + 'A'));
  return key < 'a' || key > 'z' || at == std::string_view::npos
             ? -1
             : static_cast<int>(at);
}

Wish SatchelWish(const RiverChooser& chooser, int index) {
  if (chooser.kind() == Kind::kPass) {
    return {{}, "you have no glass and cannot get any: Enter passes"};
  }
  if (index >= SatchelSize(chooser)) {
    return {{},
            "there is no piece " + Letter(kSatchelKeys, index) +
                " in your satchel"};
  }
  return Wanted(chooser.kind() == Kind::kSpill ? Kind::kSpill : Kind::kPieces,
                index);
}

Wish LakeWish(const RiverChooser& chooser, int index) {
  if (chooser.kind() == Kind::kPass) {
    return SatchelWish(chooser, index);
  }
  return chooser.kind() == Kind::kSpill
             ? Wanted(Kind::kSpill, SatchelSize(chooser) + index)
             : Wanted(Kind::kLeave, index);
}

/// A pair wants a tile first. A single piece has one tile: any other number
/// means the neighbour.
Wish TileWish(const RiverChooser& chooser, int tile) {
  const auto& marks = chooser.marks();
  bool neighbour =
      chooser.kind() != Kind::kTile && chooser.Taken(Kind::kTile) >= 0;
  if (chooser.AtStart() && marks.size() < 2) {
    const int alone = marks.empty() ? chooser.At(Kind::kPieces) : marks[0];
    neighbour = alone >= 0 && !CanPlaceOn(chooser, 1U << alone, tile);
  }
  return Wanted(neighbour ? Kind::kGather : Kind::kTile,
                chooser.state().PlaceOf(tile));
}

/// Any draw will do to ask: the first piece stays, the next ones are spilled.
std::string WhyNoDraw(const RiverChooser& chooser) {
  const river::State& state = chooser.state();
  std::uint32_t spills = 0;
  for (int spot = 0, left = state.DrawSpills(); left > 0; ++spot) {
    if (spot != SatchelSize(chooser)) {
      spills |= 1U << spot;
      --left;
    }
  }
  return state.WhyNot(chooser.seat(),
                      DrawStep(state, chooser.seat(), 0, spills));
}

}  // namespace

PickStyle RiverUi::StyleOf(int kind) {
  switch (kind) {
    case Kind::kPieces:
    case Kind::kSpill:
      return PickStyle::kSet;
    case Kind::kGather:
    case Kind::kColumn:
      return PickStyle::kShown;
    default:
      return PickStyle::kQuick;
  }
}

/// The lake lies above the satchel.
int RiverUi::Row(const Pick& pick) {
  return pick.kind == Kind::kLeave ? 1 : pick.kind == Kind::kPieces ? 2 : 0;
}

Wish RiverUi::KeyWish(const RiverChooser& chooser, char key) {
  if (chooser.kind() == Kind::kColumn && ColourOfKey(key) >= 0) {
    return Wanted(Kind::kColumn, ColourOfKey(key));
  }
  if (key >= '1' && key <= '0' + kTiles) {
    return TileWish(chooser, key - '1');
  }
  if (const auto at = kSatchelKeys.find(key); at != std::string_view::npos) {
    return SatchelWish(chooser, static_cast<int>(at));
  }
  if (const auto at = kLakeKeys.find(key); at != std::string_view::npos) {
    return LakeWish(chooser, static_cast<int>(at));
  }
  if (key == '0' || key == '~') {
    return Wanted(Kind::kLeave, 0);
  }
  return key == '-' ? Wanted(Kind::kPass, 0) : Wish();
}

Wish RiverUi::ClickWish(const RiverChooser& chooser, int tag) {
  const auto target = RiverTargetOf(tag);
  if (!target) {
    return {};
  }
  switch (target->kind) {
    case RiverTarget::Kind::kSatchel:
      return SatchelWish(chooser, target->index);
    case RiverTarget::Kind::kLake:
      // Once more on what stays there: as it is.
      return Stays(chooser, target->index) && chooser.Complete()
                 ? Wanted(Kind::kLeave, target->index)
                 : LakeWish(chooser, target->index);
    case RiverTarget::Kind::kTile:
      break;
  }
  const int gather = chooser.Taken(Kind::kGather);
  return chooser.kind() == Kind::kColumn && target->colour >= 0 &&
                 target->index == chooser.state().tile(gather)
             ? Wanted(Kind::kColumn, target->colour)
             : TileWish(chooser, target->index);
}

std::string RiverUi::WhyNot(const RiverChooser& chooser, const Pick& pick) {
  const State& state = chooser.state();
  const int index = static_cast<int>(pick.value);
  switch (pick.kind) {
    case Kind::kGather:
      if (chooser.Taken(Kind::kTile) >= 0) {
        return state.WhyNot(chooser.seat(),
                            PlaceStep(state, chooser.seat(),
                                      chooser.chosen().Of(Kind::kPieces)->value,
                                      ChosenTile(chooser), state.tile(index)));
      }
      break;
    case Kind::kColumn:
      return "the next column is for one of the new colours";
    case Kind::kSpill:
      return index < SatchelSize(chooser) + state.lake().size()
                 ? PieceText(PieceAt(chooser, index)) + " stays in the lake"
                 : "there is no such piece";
    case Kind::kLeave: {
      std::string why = WhyNoDraw(chooser);
      return why.empty() ? "there is no piece " + Letter(kLakeKeys, index) +
                               " in the lake"
                         : why;
    }
    case Kind::kPass:
      return state.WhyNot(chooser.seat(), Step::Pass());
    default:
      break;
  }
  return "first choose the glass to place";
}

std::string RiverUi::WentBack(const RiverChooser& chooser,
                              int first,
                              const Pick& pick) {
  if (pick.kind != Kind::kPieces) {
    return "";
  }
  const river::Piece other = PieceAt(chooser, first);
  const bool alike =
      river::ShapeOf(other) ==
      river::ShapeOf(PieceAt(chooser, static_cast<int>(pick.value)));
  return std::string(alike ? "at most two pieces are placed"
                           : "two pieces must have the same shape") +
         ", so " + PieceText(other) + " went back";
}

}  // namespace glazier::tui
