// SPDX-License-Identifier: MIT
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
  return Wanted(Kind::kLeave, index);
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

}  // namespace

PickStyle RiverUi::StyleOf(int kind) {
  switch (kind) {
    case Kind::kPieces:
      return PickStyle::kSet;
    case Kind::kSpill:
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
  const auto satchel = kSatchelKeys.substr(
      0, chooser.kind() == Kind::kSpill ? kSatchelKeys.size()
                                        : std::size_t{river::kSatchel});
  if (const auto at = satchel.find(key); at != std::string_view::npos) {
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
      // A second click on the piece that stays accepts the choice.
      return Stays(chooser, target->index) && chooser.Complete()
                 ? Wanted(Kind::kLeave, target->index)
                 : LakeWish(chooser, target->index);
    case RiverTarget::Kind::kTile:
      break;
  }
  return TileWish(chooser, target->index);
}

std::string RiverUi::WhyNot(const RiverChooser& chooser, const Pick& pick) {
  const State& state = chooser.state();
  const int index = static_cast<int>(pick.value);
  if (state.asked() != river::Asked::kTurn) {
    // Any other step: explain what must come first.
    return state.WhyNot(chooser.seat(), pick.kind == Kind::kColumn
                                            ? Step::Column(index)
                                            : Step::Pass());
  }
  switch (pick.kind) {
    case Kind::kGather:
      if (chooser.Taken(Kind::kTile) >= 0) {
        return state.WhyNot(chooser.seat(),
                            PlaceStep(state, chooser.seat(),
                                      chooser.chosen().Of(Kind::kPieces)->value,
                                      ChosenTile(chooser), state.tile(index)));
      }
      break;
    case Kind::kLeave: {
      std::string why = state.WhyNot(chooser.seat(), DrawStep(state, 0));
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
