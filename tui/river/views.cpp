// From a position and a choice to what the widgets draw.
#include "tui/river/views.hpp"

#include <algorithm>

namespace glazier::tui {

using river::Board;
using river::kColumns;
using river::kRows;
using river::Piece;
using river::Step;
using Look = PaneView::Look;
using Mark = PaneView::Mark;
using Phase = RiverChooser::Phase;

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

std::vector<Piece> Placed(const Step& move) {
  std::vector<Piece> placed = {move.piece};
  if (move.IsPair()) {
    placed.push_back(move.second);
  }
  return placed;
}

void ViewGlass(const RiverScene& scene, int seat, GlassworksView& view) {
  const Board& now = scene.model.state.board(seat);
  const bool previews = scene.preview && scene.preview->seat == seat;
  const Board& shown = previews ? scene.preview->board_after() : now;
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      PieceView& cell = view.glass[static_cast<std::size_t>(column)]
                                  [static_cast<std::size_t>(row)];
      cell.piece = shown.PieceAt(column, row);
      if (cell.piece == river::kNoPiece) {
        cell.look = Look::kNone;
      } else if (previews && scene.preview->Builds(column, row)) {
        cell.look = Look::kPromise;
      } else if (scene.last && scene.last->seat == seat &&
                 scene.last->Builds(column, row)) {
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
  if (previews) {
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

RiverScene SceneOf(const RiverModel& model) {
  RiverScene scene{model, std::nullopt, std::nullopt};
  if (model.last) {
    scene.last = PreviewOf(model.last->before, model.last->move);
  }
  if (model.chooser != nullptr) {
    if (const auto move = model.chooser->Ready()) {
      scene.preview = PreviewOf(model.chooser->state(), *move);
    }
  } else if (model.coming) {
    scene.preview = PreviewOf(model.state, *model.coming);
  }
  return scene;
}

TileView ViewTile(const RiverScene& scene, int tile) {
  const river::State& state = scene.model.state;
  const RiverChooser* chooser = scene.model.chooser;
  TileView view;
  view.tile = tile;
  view.tag = kTileTag + kTagsATile * tile;
  view.pieces = ViewPieces(state.on(tile));
  if (scene.last && scene.last->move.IsPlace()) {
    const Step& move = scene.last->move;
    // The emptied tile lies at the start now, with new glass on it.
    view.last = move.gather == tile || move.tile == tile;
    if (view.last) {
      std::vector<Piece> old;
      if (move.tile == tile) {
        scene.last->before.on(tile).ForEach(
            [&old](Piece piece) { old.push_back(piece); });
      }
      MarkNew(view.pieces, old);
    }
  }
  const bool places = scene.preview && scene.preview->move.IsPlace();
  if (chooser != nullptr && !places) {
    view.cursor = chooser->tile() == tile;
  }
  if (places) {
    view.cursor = scene.preview->move.tile == tile;
    view.gather = scene.preview->move.gather == tile;
  }
  if (view.gather) {
    for (PieceView& piece : view.pieces) {
      piece.mark = Mark::kChosen;
    }
  }
  if (places && view.cursor) {
    for (const Piece piece : Placed(scene.preview->move)) {
      PieceView promised;
      promised.piece = piece;
      promised.look = Look::kPromise;
      view.pieces.push_back(promised);
    }
  }
  if (chooser != nullptr && !view.cursor && !view.gather) {
    const bool drawing =
        chooser->step() == Phase::kDraw || chooser->step() == Phase::kPass;
    view.faint = drawing || !chooser->OffersTile(tile);
    for (PieceView& piece : view.pieces) {
      // In the first step everything is worth a look.
      piece.faint = view.faint && chooser->step() != Phase::kPieces;
    }
  }
  return view;
}

LakeView ViewLake(const RiverScene& scene) {
  const river::State& state = scene.model.state;
  const RiverChooser* chooser = scene.model.chooser;
  LakeView view;
  view.tag = kLakeTag;
  view.pieces = ViewPieces(state.lake());
  if (scene.last && scene.last->move.IsDraw()) {
    view.last = true;
    MarkNew(view.pieces, scene.last->after.lake());
  }
  if (chooser == nullptr) {
    if (scene.preview && scene.preview->move.IsDraw()) {
      view.cursor = true;
    }
    return view;
  }
  view.keys = chooser->OffersLake();
  view.faint = !view.keys;
  view.cursor = chooser->step() == Phase::kDraw;
  for (std::size_t i = 0; i < view.pieces.size(); ++i) {
    const int index = static_cast<int>(i);
    PieceView& piece = view.pieces[i];
    piece.cursor = chooser->OnLake(index);
    piece.faint = view.faint && chooser->step() != Phase::kPieces;
    if (chooser->Stays(index)) {
      piece.mark = Mark::kChosen;
    } else if (chooser->SpillsFromLake(index)) {
      piece.mark = Mark::kNone;
      piece.look = Look::kPromise;
    } else if (chooser->step() == Phase::kDraw) {
      piece.mark = Mark::kNone;
    }
  }
  return view;
}

GlassworksView ViewGlassworks(const RiverScene& scene, int seat) {
  const RiverModel& model = scene.model;
  const river::State& state = model.state;
  GlassworksView view;
  view.name = model.seats[static_cast<std::size_t>(seat)].name;
  view.to_move = state.Turn() == seat;
  view.score = state.Score(seat);
  ViewGlass(scene, seat, view);
  view.satchel = ViewPieces(state.board(seat).satchel);
  if (scene.last && scene.last->seat == seat) {
    view.change = scene.last->ScoreChange();
    if (scene.last->move.IsDraw()) {
      MarkNew(view.satchel, scene.last->board_before().satchel);
    }
  }
  if (scene.preview && scene.preview->seat == seat) {
    view.promise = scene.preview->ScoreChange();
  }
  const RiverChooser* chooser = model.chooser;
  if (chooser == nullptr || !view.to_move) {
    return view;
  }
  view.keys = true;
  view.tag = kSatchelTag;
  for (std::size_t i = 0; i < view.satchel.size(); ++i) {
    const int index = static_cast<int>(i);
    PieceView& piece = view.satchel[i];
    piece.cursor = chooser->OnSatchel(index);
    piece.faint = !chooser->OffersSatchel(index);
    if (chooser->Picked(index)) {
      piece.mark = Mark::kChosen;
    } else if (chooser->Spills(index)) {
      piece.mark = Mark::kNone;
      piece.look = Look::kPromise;
    } else if (chooser->step() != Phase::kPieces) {
      piece.mark = Mark::kNone;
    }
  }
  return view;
}

std::optional<RiverTarget> RiverTargetOf(int tag) {
  using Kind = RiverTarget::Kind;
  if (tag >= kTileTag) {
    const int part = (tag - kTileTag) % kTagsATile;
    return RiverTarget{Kind::kTile, (tag - kTileTag) / kTagsATile, part - 1};
  }
  if (tag >= kLakeTag) {
    return RiverTarget{Kind::kLake, tag - kLakeTag, -1};
  }
  if (tag >= kSatchelTag) {
    return RiverTarget{Kind::kSatchel, tag - kSatchelTag, -1};
  }
  return std::nullopt;
}

}  // namespace glazier::tui
