// SPDX-License-Identifier: MIT
// What a choice marks on the table.
#include "tui/road/marks.hpp"

#include "tui/road/spell.hpp"

namespace glazier::tui {

using Kind = RoadPick::Kind;

namespace {

/// Where one's own building stands.
int PlaceOf(const road::Land& land, std::uint32_t id) {
  for (int place = 0; place < road::kPlaces; ++place) {
    if (land.building[static_cast<std::size_t>(place)] == id) {
      return place;
    }
  }
  return -1;
}

std::uint16_t MarkersOf(road::Gain gain) {
  std::uint16_t markers = 0;
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (part != 0) {
      markers = static_cast<std::uint16_t>(markers |
                                           1U << road::Gain::MarkerOf(part));
    }
  }
  return markers;
}

/// Adds what one option stands for.
void AddOption(RoadMarks& marks, const road::Land& land, const Pick& pick) {
  const auto marker = [&marks](std::uint32_t which) {
    marks.markers = static_cast<std::uint16_t>(marks.markers | 1U << which);
  };
  switch (pick.kind) {
    case Kind::kCard:
      marks.cards = static_cast<road::CardSet>(marks.cards | 1U << pick.value);
      break;
    case Kind::kEntry:
      if (pick.value >= RoadPick::kCellEntry) {
        marks.places |= 1U << (pick.value - RoadPick::kCellEntry);
      } else {
        marker(pick.value);
      }
      break;
    case Kind::kBuild:
      marks.buildings.Add(static_cast<road::BuildingId>(pick.value));
      break;
    case Kind::kRepeat:
    case Kind::kUse:
    case Kind::kConvert:
      marks.places |= 1U << PlaceOf(land, pick.value);
      break;
    case Kind::kCell:
      marks.places |= 1U << pick.value;
      break;
    case Kind::kCells:
      marks.places |= pick.value;
      break;
    case Kind::kMarker:
      marker(pick.value);
      break;
    case Kind::kPrivate:
      marks.buildings.Add(FirstPrivate(pick.value));
      break;
    case Kind::kGain:
      marks.markers = static_cast<std::uint16_t>(
          marks.markers | MarkersOf(GainOfValue(pick.value)));
      break;
    case Kind::kRemove:
      marks.places |= 1U << pick.value;
      break;
    default:
      break;
  }
}

}  // namespace

RoadMarks MarksOf(const RoadChooser& chooser) {
  RoadMarks marks;
  marks.choosing = true;
  const road::Land& land = chooser.state().estate(chooser.seat()).land;
  for (const Pick& option : chooser.Options()) {
    AddOption(marks, land, option);
  }
  const auto at = [&chooser](Kind kind) { return chooser.At(kind); };
  marks.card = at(Kind::kCard);
  if (const int id = at(Kind::kBuild); id >= 0) {
    marks.building = static_cast<road::BuildingId>(id);
  }
  for (const Kind kind : {Kind::kRepeat, Kind::kUse, Kind::kConvert}) {
    if (at(kind) >= 0) {
      marks.place = PlaceOf(land, static_cast<std::uint32_t>(at(kind)));
    }
  }
  for (const Kind kind : {Kind::kCell, Kind::kRemove}) {
    marks.place = at(kind) >= 0 ? at(kind) : marks.place;
  }
  if (chooser.kind() == Kind::kCells) {
    marks.place = at(Kind::kCells);
    for (const int mark : chooser.marks()) {
      marks.picked_places |= 1U << mark;
    }
  }
  marks.marker = at(Kind::kMarker);
  if (const int entry = at(Kind::kEntry); entry >= 0) {
    const int cell = entry - static_cast<int>(RoadPick::kCellEntry);
    (cell >= 0 ? marks.place : marks.marker) = cell >= 0 ? cell : entry;
  }
  return marks;
}

RoadScene SceneFor(const Scene<road::State>& scene) {
  const RoadModel& model = scene.model;
  RoadScene shown{model.state, &model.state, &model.state, model.seats,
                  model.near};
  if (scene.last) {
    shown.before = &scene.last->before;
    shown.acted = scene.last->seat;
    shown.turns = {scene.last->effect.glass_turns,
                   scene.last->effect.brick_turns};
  }
  if (model.chooser != nullptr && !model.chooser->draft().steps().empty()) {
    shown.before = &model.chooser->draft().base();
    shown.promise = true;
  }
  if (scene.preview) {
    shown.now = &scene.preview->after;
    if (!shown.promise) {
      shown.before = &scene.preview->before;
    }
    shown.promise = true;
    shown.acted = scene.preview->seat;
    shown.turns = {scene.preview->effect.glass_turns,
                   scene.preview->effect.brick_turns};
  } else if (shown.promise) {
    shown.turns = {};
  }
  if (model.chooser != nullptr) {
    shown.marks = MarksOf(*model.chooser);
  }
  return shown;
}

}  // namespace glazier::tui
