// SPDX-License-Identifier: MIT
// How a step of Glass Road is chosen: keys, clicks, refusals.
#include <algorithm>

#include "tui/road/scene.hpp"
#include "tui/road/spell.hpp"

namespace glazier::tui {

using road::Step;
using Kind = RoadPick::Kind;
using RoadUi = GameUi<road::State>;

namespace {

Wish Wanted(Kind kind, std::uint32_t value) {
  return {{Pick{static_cast<std::uint8_t>(kind), value}}};
}

/// The next matching option of a level after the one that is taken or under the
/// cursor; wraps around.
template <class Fits>
Wish Next(const std::vector<Pick>& options, int now, Fits fits) {
  std::vector<Pick> fitting;
  std::copy_if(options.begin(), options.end(), std::back_inserter(fitting),
               fits);
  if (fitting.empty()) {
    return {};
  }
  const auto after = std::find_if(
      fitting.begin(), fitting.end(),
      [now](const Pick& pick) { return static_cast<int>(pick.value) > now; });
  return {{after == fitting.end() ? fitting.front() : *after}};
}

/// Everything of a kind that a step can begin with, in order.
std::vector<Pick> FirstPicks(const RoadChooser& chooser, Kind kind) {
  std::vector<Pick> picks;
  RoadUi::Spell(chooser.state(), chooser.seat(), {},
                [&](const Picks& spelled, const Step& /*step*/) {
                  if (spelled[0].kind == kind) {
                    picks.push_back(spelled[0]);
                  }
                });
  std::sort(picks.begin(), picks.end());
  picks.erase(std::unique(picks.begin(), picks.end()), picks.end());
  return picks;
}

/// Pressing the same key again moves on to the next option of a kind.
Wish Cycle(const RoadChooser& chooser, Kind kind, std::string_view none) {
  const int now = chooser.chosen().empty() && chooser.kind() != kind
                      ? -1
                      : chooser.Taken(kind);
  Wish wish =
      Next(FirstPicks(chooser, kind), now, [](const Pick&) { return true; });
  if (wish.Nothing()) {
    wish.refusal = none;
  }
  return wish;
}

road::Good GoodOfKey(char key) {
  const auto at = road::kGoodLetters.find(static_cast<char>(key - 'a' + 'A'));
  return key < 'a' || key > 'z' || at == std::string_view::npos
             ? road::kNoGood
             : static_cast<road::Good>(at);
}

bool Brings(const Pick& pick, road::Good good) {
  if (pick.kind == Kind::kMarker) {
    return road::GoodOf(static_cast<road::Marker>(pick.value)) == good;
  }
  const road::Gain gain = GainOfValue(pick.value);
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (pick.kind == Kind::kGain && part != 0 &&
        road::GoodOf(road::Gain::MarkerOf(part)) == good) {
      return true;
    }
  }
  return false;
}

Wish GoodWish(const RoadChooser& chooser, road::Good good) {
  const auto kind = static_cast<Kind>(chooser.kind());
  return Next(chooser.Options(), chooser.At(kind),
              [good](const Pick& pick) { return Brings(pick, good); });
}

Wish TileWish(char key) {
  return key == 'p'   ? Wanted(Kind::kTile, road::kPit)
         : key == 'g' ? Wanted(Kind::kTile, road::kGrove)
         : key == 'o' ? Wanted(Kind::kTile, road::kPond)
                      : Wish();
}

Wish CardWish(char key) {
  const auto at = road::kCardLetters.find(static_cast<char>(key - 'a' + 'A'));
  return key < 'a' || key > 'z' || at == std::string_view::npos
             ? Wish()
             : Wanted(Kind::kCard, static_cast<std::uint32_t>(at));
}

Wish PlaceWish(const RoadChooser& chooser, std::uint32_t place) {
  for (const Kind kind : {Kind::kCells, Kind::kCell}) {
    if (chooser.Offers({static_cast<std::uint8_t>(kind), place})) {
      return Wanted(kind, place);
    }
  }
  const road::BuildingId id =
      chooser.state().estate(chooser.seat()).land.building[place];
  for (const Kind kind : {Kind::kRepeat, Kind::kUse, Kind::kConvert}) {
    if (id != road::kNoBuilding &&
        chooser.Offers({static_cast<std::uint8_t>(kind), id})) {
      return Wanted(kind, id);
    }
  }
  const std::uint32_t forest = RoadPick::kCellEntry + place;
  const bool stands =
      (chooser.state().estate(chooser.seat()).land.ForestNames() >> place &
       1) != 0;
  return stands ? Wish{{Pick{Kind::kEnter, 0}, Pick{Kind::kEntry, forest}}}
                : Wish{{Pick{Kind::kClear, 0}, Pick{Kind::kRemove, place}}};
}

Wish MarkerWish(const RoadChooser& chooser, std::uint32_t marker) {
  for (const Kind kind : {Kind::kMarker, Kind::kEntry}) {
    if (chooser.Offers({static_cast<std::uint8_t>(kind), marker})) {
      return Wanted(kind, marker);
    }
  }
  return Next(
      chooser.Options(), chooser.At(Kind::kGain), [marker](const Pick& pick) {
        return pick.kind == Kind::kGain &&
               GainOfValue(pick.value).Of(static_cast<road::Marker>(marker)) >
                   0;
      });
}

Wish BuildingWish(const RoadChooser& chooser, std::uint32_t id) {
  for (const Pick& option : chooser.Options()) {
    if (option.kind == Kind::kPrivate && FirstPrivate(option.value) == id) {
      return {{option}};
    }
  }
  return Wanted(Kind::kBuild, id);
}

/// The step that a pick most nearly stands for.
Step StepFor(const Pick& pick) {
  const auto value = static_cast<std::uint8_t>(pick.value);
  switch (pick.kind) {
    case Kind::kCard:
      return Step::PickCard(value);
    case Kind::kEntry:
      return pick.value >= RoadPick::kCellEntry
                 ? Step::Of(Step::Kind::kEnter)
                       .At(static_cast<std::uint8_t>(pick.value -
                                                     RoadPick::kCellEntry))
                 : Step::Of(Step::Kind::kEnter)
                       .PaidBy(static_cast<road::Marker>(value));
    case Kind::kAction:
      return Step::Act(value);
    case Kind::kBuild:
      return Step::Of(Step::Kind::kBuild, value);
    case Kind::kRepeat:
    case Kind::kConvert:
      return Step::Of(Step::Kind::kConvert, value);
    case Kind::kUse:
      return Step::Of(Step::Kind::kUse, value);
    case Kind::kEnter:
      return Step::Of(Step::Kind::kEnter);
    case Kind::kClear:
      return Step::Of(Step::Kind::kRemove);
    case Kind::kRemove:
      return Step::Remove(value);
    default:
      return Step::Done();
  }
}

}  // namespace

Wish RoadUi::KeyWish(const RoadChooser& chooser, char key) {
  if (AsksForCard(chooser.state().phase())) {
    return key == '.' ? Wanted(Kind::kEnd, 0) : CardWish(key);
  }
  if (chooser.kind() == Kind::kTile) {
    if (Wish wish = TileWish(key); !wish.Nothing()) {
      return wish;
    }
  }
  if (key == '-') {
    return Wanted(Kind::kLess, 0);
  }
  if (const road::Good good = GoodOfKey(key);
      good != road::kNoGood &&
      (chooser.kind() == Kind::kGain || chooser.kind() == Kind::kMarker ||
       chooser.kind() == Kind::kLess)) {
    if (Wish wish = GoodWish(chooser, good); !wish.Nothing()) {
      return wish;
    }
  }
  switch (key) {
    case '1':
    case '2':
      return Wanted(Kind::kAction, static_cast<std::uint32_t>(key - '0'));
    case '.':
      return Wanted(Kind::kEnd, 0);
    case 'e':
      return Wanted(Kind::kEnter, 0);
    case 'b':
      return Cycle(chooser, Kind::kBuild, "there is nothing you can build now");
    case 'c':
      return chooser.state().phase() == road::Phase::kRepeat &&
                     chooser.chosen().empty()
                 ? Cycle(chooser, Kind::kRepeat, "nothing is left to convert")
                 : Cycle(chooser, Kind::kConvert,
                         "none of your buildings can convert anything now");
    case 'x':
      return Wanted(Kind::kClear, 0);
    default:
      return {};
  }
}

Wish RoadUi::ClickWish(const RoadChooser& chooser, int tag) {
  const auto value = [tag](int first) {
    return static_cast<std::uint32_t>(tag - first);
  };
  if (tag >= kRoadTags || tag < kPlaceTag) {
    return {};
  }
  if (tag >= kBuildingTag) {
    return BuildingWish(chooser, value(kBuildingTag));
  }
  if (tag >= kCardTag) {
    return Wanted(Kind::kCard, value(kCardTag));
  }
  return tag >= kMarkerTag ? MarkerWish(chooser, value(kMarkerTag))
                           : PlaceWish(chooser, value(kPlaceTag));
}

std::string RoadUi::WhyNot(const RoadChooser& chooser, const Pick& pick) {
  switch (pick.kind) {
    case Kind::kTile:
      return "a tile has to be chosen after its cell";
    case Kind::kLess:
      return "there is nothing smaller to take";
    case Kind::kCell:
    case Kind::kCells:
    case Kind::kGain:
    case Kind::kMarker:
    case Kind::kPrivate:
      return "that is not possible here";
    default:
      break;
  }
  std::string why = chooser.state().WhyNot(chooser.seat(), StepFor(pick));
  return why.empty() ? "that is not possible now" : why;
}

}  // namespace glazier::tui
