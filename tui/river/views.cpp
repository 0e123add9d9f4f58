// SPDX-License-Identifier: MIT
// From a position and a choice to what the widgets draw.
#include "tui/river/views.hpp"

#include <algorithm>

#include "tui/river/spell.hpp"

namespace glazier::tui {

using river::Board;
using river::kColumns;
using river::kRows;
using river::Piece;
using river::Step;
using Look = PaneView::Look;
using Mark = PaneView::Mark;
using Kind = RiverPick::Kind;

namespace {

constexpr int kSatchelTag = 16;
constexpr int kLakeTag = 32;
constexpr int kTileTag = 64;
constexpr int kTagsATile = 16;

/// Marks the pieces that are not among `old`: those that came last.
template <class Old>
void MarkNew(PieceViews& views, const Old& old) {
  river::Pieces left;
  for (const Piece piece : old) {
    left.Add(piece);
  }
  for (PieceView& view : views) {
    if (left.Count(view.piece) > 0) {
      left.Remove(view.piece);
    } else {
      view.mark = Mark::kLast;
    }
  }
}

template <class List>
PieceViews ViewPieces(const List& pieces) {
  PieceViews views;
  const auto add = [&views](Piece piece) {
    PieceView view;
    view.piece = piece;
    views.push_back(view);
  };
  if constexpr (requires { pieces.ForEach(add); }) {
    pieces.ForEach(add);
  } else {
    std::for_each(pieces.begin(), pieces.end(), add);
  }
  return views;
}

std::vector<Piece> Placed(const Step& step) {
  std::vector<Piece> placed = {step.piece};
  if (step.IsPair()) {
    placed.push_back(step.second);
  }
  return placed;
}

Pick Of(Kind kind, int value) {
  return {kind, static_cast<std::uint32_t>(value)};
}

void ViewGlass(const RiverScene& scene, int seat, GlassworksView& view) {
  const Board& now = scene.model.state.board(seat);
  const RiverPreview* preview = scene.PreviewOf(seat);
  const RiverPreview* last = scene.LastOf(seat);
  const Board& shown = preview != nullptr ? preview->board_after() : now;
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      PieceView& cell = view.glass[static_cast<std::size_t>(column)]
                                  [static_cast<std::size_t>(row)];
      cell.piece = shown.PieceAt(column, row);
      if (cell.piece == river::kNoPiece) {
        cell.look = Look::kNone;
      } else if (preview != nullptr && preview->Builds(column, row)) {
        cell.look = Look::kPromise;
      } else if (last != nullptr && last->Builds(column, row)) {
        cell.mark = Mark::kLast;
      }
    }
  }
  const auto points = [](const Board& board, int row) {
    return river::kRowPoints[static_cast<std::size_t>(board.Run(row))];
  };
  for (int row = 0; row < kRows; ++row) {
    const auto index = static_cast<std::size_t>(row);
    view.row_points[index] = points(shown, row);
    view.row_promise[index] = points(shown, row) != points(now, row);
  }
  const auto tallest = [](const Board& board, int column) {
    const auto both = board.Tallest();
    return std::find(both.begin(), both.end(), column) == both.end()
               ? 0
               : river::ColumnPoints(
                     column, board.height[static_cast<std::size_t>(column)]);
  };
  for (int column = 0; column < kColumns; ++column) {
    const auto index = static_cast<std::size_t>(column);
    view.column_points[index] = tallest(shown, column);
    view.column_promise[index] = tallest(shown, column) != tallest(now, column);
  }
  view.inventory = now.inventory;
  view.inventory_promise = shown.inventory;
  view.overflow = ViewPieces(shown.overflow);
  if (preview != nullptr) {
    std::vector<Piece> old;
    now.overflow.ForEach([&old](Piece piece) { old.push_back(piece); });
    MarkNew(view.overflow, old);
    for (PieceView& piece : view.overflow) {
      if (piece.mark == Mark::kLast) {
        piece.mark = Mark::kNone;
        piece.look = Look::kPromise;
      }
    }
  }
}

}  // namespace

TileView ViewTile(const RiverScene& scene, int tile) {
  const river::State& state = scene.model.state;
  const RiverChooser* chooser = scene.model.chooser;
  TileView view;
  view.tile = tile;
  view.tag = TagOf({RiverTarget::Kind::kTile, tile});
  view.pieces = ViewPieces(state.on(tile));
  if (scene.last && scene.last->step.IsPlace()) {
    const Step& step = scene.last->step;
    // The emptied tile lies at the start now, with new glass on it.
    view.last = step.gather == tile || step.tile == tile;
    if (view.last) {
      std::vector<Piece> old;
      if (step.tile == tile) {
        scene.last->before.on(tile).ForEach(
            [&old](Piece piece) { old.push_back(piece); });
      }
      MarkNew(view.pieces, old);
    }
  }
  const bool places = scene.preview && scene.preview->step.IsPlace();
  if (chooser != nullptr && !places) {
    view.cursor = ChosenTile(*chooser) == tile;
  }
  if (places) {
    view.cursor = scene.preview->step.tile == tile;
    view.gather = scene.preview->step.gather == tile;
  }
  if (view.gather) {
    for (PieceView& piece : view.pieces) {
      piece.mark = Mark::kChosen;
    }
  }
  if (places && view.cursor) {
    for (const Piece piece : Placed(scene.preview->step)) {
      PieceView promised;
      promised.piece = piece;
      promised.look = Look::kPromise;
      view.pieces.push_back(promised);
    }
  }
  if (chooser != nullptr && !view.cursor && !view.gather) {
    view.faint = !OffersTile(*chooser, tile);
    for (PieceView& piece : view.pieces) {
      // In the first step everything is worth a look.
      piece.faint = view.faint && !chooser->AtStart();
    }
  }
  return view;
}

LakeView ViewLake(const RiverScene& scene) {
  const river::State& state = scene.model.state;
  const RiverChooser* chooser = scene.model.chooser;
  LakeView view;
  view.tag = TagOf({RiverTarget::Kind::kLake, 0});
  view.pieces = ViewPieces(state.lake());
  if (scene.last && scene.last->step.IsDraw()) {
    view.last = true;
    MarkNew(view.pieces, scene.last->after.lake());
  }
  if (chooser == nullptr) {
    if (scene.preview && scene.preview->step.IsDraw()) {
      view.cursor = true;
    }
    return view;
  }
  view.keys = OffersLake(*chooser);
  view.faint = !view.keys;
  const bool draws = chooser->Taken(Kind::kLeave) >= 0;
  view.cursor = draws;
  for (std::size_t i = 0; i < view.pieces.size(); ++i) {
    const int index = static_cast<int>(i);
    PieceView& piece = view.pieces[i];
    piece.cursor = chooser->OnCursor(Of(Kind::kLeave, index));
    piece.faint = view.faint && !chooser->AtStart();
    if (Stays(*chooser, index)) {
      piece.mark = Mark::kChosen;
    } else if (draws) {
      piece.mark = Mark::kNone;
    }
  }
  return view;
}

GlassworksView ViewGlassworks(const RiverScene& scene, int seat) {
  const RiverModel& model = scene.model;
  const river::State& state = model.state;
  GlassworksView view;
  view.name = scene.NameOf(seat);
  view.to_move = state.Turn() == seat;
  view.score = ScoreText<river::State>(state.Score(seat));
  ViewGlass(scene, seat, view);
  view.satchel = ViewPieces(state.board(seat).satchel);
  if (const RiverPreview* const last = scene.LastOf(seat)) {
    view.change = last->ScoreChange();
    if (last->step.IsDraw()) {
      MarkNew(view.satchel, last->board_before().satchel);
    }
  }
  if (const RiverPreview* const preview = scene.PreviewOf(seat)) {
    view.promise = preview->ScoreChange();
  }
  const RiverChooser* chooser = model.chooser;
  if (chooser == nullptr || chooser->seat() != seat) {
    return view;
  }
  view.keys = true;
  view.tag = TagOf({RiverTarget::Kind::kSatchel, 0});
  for (std::size_t i = 0; i < view.satchel.size(); ++i) {
    const int index = static_cast<int>(i);
    PieceView& piece = view.satchel[i];
    piece.cursor = chooser->OnCursor(Of(Kind::kPieces, index)) ||
                   chooser->OnCursor(Of(Kind::kSpill, index));
    piece.faint = !OffersSatchel(*chooser, index);
    if (chooser->Holds(Of(Kind::kPieces, index))) {
      piece.mark = Mark::kChosen;
    } else if (!chooser->AtStart()) {
      piece.mark = Mark::kNone;
    }
  }
  return view;
}

int TagOf(const RiverTarget& target) {
  switch (target.kind) {
    case RiverTarget::Kind::kTile:
      return kTileTag + kTagsATile * target.index + target.colour + 1;
    case RiverTarget::Kind::kLake:
      return kLakeTag + target.index;
    default:
      return kSatchelTag + target.index;
  }
}

std::optional<RiverTarget> RiverTargetOf(int tag) {
  using Spot = RiverTarget::Kind;
  if (tag >= kTileTag) {
    const int part = (tag - kTileTag) % kTagsATile;
    return RiverTarget{Spot::kTile, (tag - kTileTag) / kTagsATile, part - 1};
  }
  if (tag >= kLakeTag) {
    return RiverTarget{Spot::kLake, tag - kLakeTag, -1};
  }
  if (tag >= kSatchelTag) {
    return RiverTarget{Spot::kSatchel, tag - kSatchelTag, -1};
  }
  return std::nullopt;
}

}  // namespace glazier::tui
