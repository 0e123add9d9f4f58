// SPDX-License-Identifier: MIT
// From a position and a choice to what the widgets draw.
#include "tui/sintra/views.hpp"

#include <algorithm>
#include <array>

namespace glazier::tui {

using sintra::Board;
using sintra::Colour;
using sintra::kCentre;
using sintra::kColourLetters;
using sintra::kColours;
using sintra::kPlaces;
using sintra::kSpaces;
using Look = PaneView::Look;
using Mark = PaneView::Mark;
using Kind = SintraPick::Kind;

namespace {

constexpr int kFrames = 2;
constexpr int kTagsASource = 8;
constexpr int kTagsAPalace = 16;
constexpr int kPalaceTags = 128;

int ColourOfLetter(char letter) {
  const auto at = kColourLetters.find(letter);
  return at == std::string_view::npos ? kColours : static_cast<int>(at);
}

PlaceView ViewPlace(const SintraScene& scene, int seat, int place) {
  const SintraModel& model = scene.model;
  const Board& board = model.state.board(seat);
  const SintraChooser* chooser = model.chooser != nullptr &&
                                         model.chooser->seat() == seat &&
                                         model.chooser->At(Kind::kStrip) >= 0
                                     ? model.chooser
                                     : nullptr;
  const SintraPreview* preview = scene.PreviewOf(seat);
  const SintraPreview* last = scene.LastOf(seat);

  PlaceView view;
  view.points = sintra::kWindowPoints[static_cast<std::size_t>(place)];
  view.counts = preview != nullptr && preview->Counts(place);
  view.scored = preview == nullptr && last != nullptr && last->Counts(place);
  view.target =
      chooser != nullptr &&
      chooser->Offers({Kind::kStrip, static_cast<std::uint32_t>(place)});
  view.cursor = chooser != nullptr && chooser->At(Kind::kStrip) == place;
  if (board.HasStrip(place)) {
    const int face = board.face[static_cast<std::size_t>(place)];
    const std::string_view pattern =
        sintra::kFacePatterns[static_cast<std::size_t>(face)];
    for (int space = 0; space < kSpaces; ++space) {
      PaneView pane;
      const char lies = board.PaneOn(place, space);
      pane.look = lies == '.' ? Look::kSpace : Look::kGlass;
      pane.colour = ColourOfLetter(
          lies == '.' ? pattern[static_cast<std::size_t>(space)] : lies);
      if (preview != nullptr && preview->Fills(place, space)) {
        pane.look = Look::kPromise;
        pane.colour = preview->step.colour;
      } else if (last != nullptr && !last->Completes() &&
                 last->Fills(place, space)) {
        pane.mark = Mark::kLast;
      }
      view.spaces.push_back(pane);
    }
    // The back can still be reached until the window has its first pane.
    if (board.PanesIn(place) == 0) {
      for (const char letter : sintra::kFacePatterns[static_cast<std::size_t>(
               sintra::Back(face))]) {
        view.back.push_back(ColourOfLetter(letter));
      }
    }
  }
  for (int frame = 0; frame < kFrames; ++frame) {
    PaneView pane;
    const bool promised = preview != nullptr && preview->Glazes(place, frame);
    const char lies = promised ? preview->board_after().PaneIn(place, frame)
                               : board.PaneIn(place, frame);
    if (lies != '.') {
      pane.colour = ColourOfLetter(lies);
      pane.look = promised ? Look::kPromise : Look::kGlass;
      if (!promised && last != nullptr && last->Glazes(place, frame)) {
        pane.mark = Mark::kLast;
      }
    }
    view.frames.push_back(pane);
  }
  return view;
}

}  // namespace

SourceView ViewSource(const SintraScene& scene, int source) {
  const SintraModel& model = scene.model;
  const sintra::State& state = model.state;
  SourceView view;
  view.label = source == kCentre ? " c centre " : std::to_string(source + 1);
  view.tag = SourceTag(source);
  view.marker =
      source == kCentre && state.MarkerInCentre() && state.Turn() != kNobody;
  if (source == kCentre && state.round() <= sintra::kRounds) {
    view.bonus = static_cast<int>(state.bonus(state.round()));
  }

  const SintraChooser* chooser = model.chooser;
  const int colour = chooser != nullptr ? chooser->At(Kind::kColour) : -1;
  const bool taking = chooser != nullptr && chooser->At(Kind::kSource) >= 0;
  view.cursor = taking && chooser->At(Kind::kSource) == source;
  view.faint = taking && !chooser->Offers({Kind::kSource,
                                           static_cast<std::uint32_t>(source)});

  // What the last move took, as long as nothing new was dealt since.
  const bool dealt_since =
      scene.last && scene.last->after.round() != scene.last->before.round();
  const SintraPreview* last = scene.last && !dealt_since &&
                                      !scene.last->step.IsBack() &&
                                      scene.last->step.source == source
                                  ? &*scene.last
                                  : nullptr;
  view.last = last != nullptr;
  for (int c = 0; c < kColours; ++c) {
    PaneView pane;
    pane.colour = c;
    pane.look = Look::kGlass;
    pane.mark = view.cursor && c == colour ? Mark::kChosen : Mark::kNone;
    pane.faint = view.faint || (view.cursor && colour >= 0 && c != colour);
    const int count = state.source(source).Count(static_cast<Colour>(c));
    view.panes.insert(view.panes.end(), static_cast<std::size_t>(count), pane);
    if (last != nullptr && last->step.colour == c) {
      pane.look = Look::kSpace;
      pane.mark = Mark::kLast;
      pane.faint = false;
      view.panes.insert(
          view.panes.end(),
          static_cast<std::size_t>(last->effect.placed + last->effect.broken),
          pane);
    }
  }
  return view;
}

PalaceView ViewPalace(const SintraScene& scene, int seat) {
  const SintraModel& model = scene.model;
  const sintra::State& state = model.state;
  const Board& board = state.board(seat);
  PalaceView view;
  view.name = scene.NameOf(seat);
  view.to_move = state.Turn() == seat;
  view.first = state.Turn() != kNobody &&
               (state.MarkerInCentre() ? false : state.marker() == seat);
  view.score = ScoreText<sintra::State>(state.Score(seat));
  view.glass.values = sintra::kGlassTrack;
  view.glass.at = board.glass;
  view.glazier = board.glazier;
  view.tag = PalaceTag(seat);
  if (const SintraPreview* const last = scene.LastOf(seat)) {
    view.change = last->ScoreChange();
    view.glass.last = last->Loss() != 0;
    view.glazier_last =
        last->board_before().glazier != last->board_after().glazier;
  }
  if (const SintraPreview* const preview = scene.PreviewOf(seat)) {
    view.promise = preview->ScoreChange();
    view.glass.promise = preview->board_after().glass;
    view.ghost = preview->board_after().glazier;
  }
  for (int place = 0; place < kPlaces; ++place) {
    view.places.push_back(ViewPlace(scene, seat, place));
  }
  if (state.side() == sintra::Side::kA) {
    for (int i = 0; i < sintra::kOrnaments; ++i) {
      const int filled = board.PanesIn(2 * i) + board.PanesIn(2 * i + 1);
      view.ornaments.push_back(
          {filled, sintra::kOrnamentPoints[static_cast<std::size_t>(filled)]});
    }
  }
  return view;
}

int SourceTag(int source) {
  return kTagsASource * (source + 1);
}

int PalaceTag(int seat) {
  return kPalaceTags + kTagsAPalace * seat;
}

std::optional<SintraTarget> SintraTargetOf(int tag) {
  using Spot = SintraTarget::Kind;
  if (tag >= kPalaceTags) {
    const int seat = (tag - kPalaceTags) / kTagsAPalace;
    const int part = (tag - kPalaceTags) % kTagsAPalace;
    return part == 0 ? SintraTarget{Spot::kGlazier, 0, 0, seat}
                     : SintraTarget{Spot::kStrip, part - 1, 0, seat};
  }
  if (tag < kTagsASource) {
    return std::nullopt;
  }
  const int source = tag / kTagsASource - 1;
  const int part = tag % kTagsASource;
  return part == 0 ? SintraTarget{Spot::kSource, source}
                   : SintraTarget{Spot::kPane, source, part - 1};
}

}  // namespace glazier::tui
