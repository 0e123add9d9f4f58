// SPDX-License-Identifier: MIT
// How steps of Glass Road are spelled.
#include "tui/road/spell.hpp"

#include <algorithm>
#include <vector>

namespace glazier::tui {

using road::Step;
using Kind = RoadPick::Kind;
using RoadUi = GameUi<road::State>;

namespace {

Pick Of(Kind kind, std::uint32_t value) {
  return {kind, value};
}

/// What pays for a conversion, if anything has to be said about it.
void AddSource(Picks& picks, const Step& step) {
  if (step.marker != road::kNoMarker) {
    picks.Add(Of(Kind::kMarker, step.marker));
  } else if (step.place != Step::kNone) {
    const bool buildings =
        road::kBuildings[step.what].conversion.price.buildings > 0;
    picks.Add(buildings ? Of(Kind::kPrivate, PrivateValue(step))
                        : Of(Kind::kCell, step.place));
  }
}

Picks ActPicks(const Step& step) {
  Picks picks = {Of(Kind::kAction, step.what)};
  if (step.place != Step::kNone) {
    picks.Add(Of(Kind::kCell, step.place));
  }
  if (step.tile != road::kNoTile) {
    picks.Add(Of(Kind::kTile, step.tile));
  }
  return picks;
}

Picks LayPicks(road::Phase phase, const Step& step) {
  if (phase != road::Phase::kCountry) {
    return {Of(Kind::kCell, step.place), Of(Kind::kTile, step.tile)};
  }
  road::PlaceSet cells = road::SetOf(step.place);
  if (step.second != Step::kNone) {
    cells |= road::SetOf(step.second);
  }
  return {Of(Kind::kCells, cells), Of(Kind::kTile, step.tile)};
}

/// All picks but those of the gain.
Picks PicksOf(road::Phase phase, const Step& step) {
  switch (step.kind) {
    case Step::Kind::kDone:
      return {Of(Kind::kEnd, 0)};
    case Step::Kind::kCard:
      return {Of(Kind::kCard, step.what)};
    case Step::Kind::kRemove:
      return {Of(Kind::kClear, 0), Of(Kind::kRemove, step.place)};
    case Step::Kind::kEnter:
      return {Of(Kind::kEnter, 0),
              step.place != Step::kNone
                  ? Of(Kind::kEntry, RoadPick::kCellEntry + step.place)
                  : Of(Kind::kEntry, step.marker)};
    case Step::Kind::kAct:
      return ActPicks(step);
    case Step::Kind::kBuild: {
      Picks picks = {Of(Kind::kBuild, step.what), Of(Kind::kCell, step.place)};
      if (step.marker != road::kNoMarker) {
        picks.Add(Of(Kind::kMarker, step.marker));
      }
      return picks;
    }
    case Step::Kind::kConvert: {
      Picks picks = {
          Of(road::TypeOf(step.what) == 0 ? Kind::kConvert : Kind::kRepeat,
             step.what)};
      AddSource(picks, step);
      return picks;
    }
    case Step::Kind::kTake:
      return {};
    case Step::Kind::kLay:
      return LayPicks(phase, step);
    case Step::Kind::kUse:
      return {Of(Kind::kUse, step.what)};
  }
  return {};
}

bool TakesAll(road::Gain more, road::Gain less) {
  for (int i = 0; i < road::kMarkers; ++i) {
    if (more.Of(road::MarkerAt(i)) < less.Of(road::MarkerAt(i))) {
      return false;
    }
  }
  return true;
}

/// Steps that differ in their gain alone: the greatest gains lie open, the
/// smaller ones behind a pick of their own.
void SpellGains(road::Phase phase,
                std::span<const Step> steps,
                const AddSpelling<road::State>& add) {
  const Picks picks = PicksOf(phase, steps.front());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const road::Gain gain = steps[i].gain;
    const bool smaller =
        std::any_of(steps.begin(), steps.end(), [&](const Step& other) {
          return other.gain != gain && TakesAll(other.gain, gain);
        });
    const Pick pick = Of(Kind::kGain, GainValue(i, gain));
    add(smaller ? picks.With(Of(Kind::kLess, 0)).With(pick) : picks.With(pick),
        steps[i]);
  }
}

}  // namespace

void RoadUi::Spell(const State& state,
                   int seat,
                   const Picks& /*chosen*/,
                   const AddSpelling<State>& add) {
  State::Steps list;
  state.List(seat, list);
  std::vector<Step> steps(list.begin(), list.end());
  for (auto first = steps.begin(); first != steps.end();) {
    if (first->gain.IsNone()) {
      add(PicksOf(state.phase(), *first), *first);
      ++first;
      continue;
    }
    const auto last = std::find_if(first, steps.end(), [&](const Step& step) {
      return step.With(first->gain) != *first;
    });
    SpellGains(state.phase(), {first, last}, add);
    first = last;
  }
}

PickStyle RoadUi::StyleOf(int kind) {
  switch (kind) {
    case Kind::kCells:
      return PickStyle::kSet;
    case Kind::kUse:
    case Kind::kEntry:
    case Kind::kCell:
    case Kind::kTile:
    case Kind::kMarker:
    case Kind::kPrivate:
    case Kind::kGain:
    case Kind::kRemove:
      return PickStyle::kShown;
    default:
      return PickStyle::kQuick;
  }
}

}  // namespace glazier::tui
