// SPDX-License-Identifier: MIT
// From a position to what the widgets draw.
#include "tui/road/scene.hpp"

#include "tui/road/likely.hpp"

namespace glazier::tui {

EstateView ViewEstate(const RoadScene& scene, int seat) {
  const road::Estate& now = scene.now->estate(seat);
  const road::Estate& before = scene.before->estate(seat);
  const bool acted = seat == scene.acted;
  EstateView view{
      scene.seats[static_cast<std::size_t>(seat)].name,
      scene.course.Acting().Has(seat),
      seat == scene.course.first(),
      scene.course.players() == 1,
      scene.now->Score(seat),
      scene.now->Score(seat) - scene.before->Score(seat),
      {now.goods, before.goods, acted ? scene.turns : road::Turns{},
       scene.promise},
      {now, before, scene.promise},
  };
  if (seat == scene.near && scene.marks.choosing) {
    const RoadMarks& marks = scene.marks;
    view.wheels.offered = marks.markers;
    view.wheels.cursor = marks.marker;
    view.land.offered = marks.places;
    view.land.picked = marks.picked_places;
    view.land.cursor = marks.place;
    view.offered = marks.buildings;
    view.cursor = marks.building;
    view.card = marks.card;
  }
  if (seat == scene.near) {
    view.wheels.tag = kMarkerTag;
    view.land.tag = kPlaceTag;
  }
  view.building_tag = kBuildingTag;
  return view;
}

DisplayView ViewDisplay(const RoadScene& scene) {
  DisplayView view{scene.course, scene.now->estate(scene.near)};
  if (scene.marks.choosing) {
    view.offered = scene.marks.buildings;
    view.cursor = scene.marks.building;
  }
  view.tag = kBuildingTag;
  return view;
}

CardsView ViewCards(const RoadScene& scene) {
  CardsView view;
  const road::Cards& cards = scene.now->estate(scene.near).cards;
  view.picked = cards.hand;
  view.blocked = scene.course.Blocked();
  view.likely = LikelyOfOthers(scene.course, scene.near);
  if (scene.course.phase() != road::Phase::kPick) {
    view.shown = cards.hand;
    view.picked = 0;
  }
  if (scene.marks.choosing) {
    view.offered = scene.marks.cards;
    view.cursor = scene.marks.card;
  }
  view.tag = kCardTag;
  return view;
}

}  // namespace glazier::tui
