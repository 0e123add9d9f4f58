// SPDX-License-Identifier: MIT
// The parts of Glass Road's table by name, and what they mean.
#include "tui/road/game_ui.hpp"

namespace glazier::tui {

using RoadUi = GameUi<road::State>;

namespace {

/// The wheels, the land and the hand of the player who is shown large.
void AddEstate(Landmarks& marks, const RoadLayout& layout) {
  const auto& at = layout.near;
  const EstateForm& form = layout.near_form;
  const int inner = layout.display.width;
  if (layout.near_line) {
    const Area line = {at.x, at.y, inner, 1};
    marks.push_back({"estate",
                     {line},
                     "your estate in short",
                     "Points, the goods on both wheels, then how many forests "
                     "F, pits P, groves G and ponds O, buildings b and cards "
                     "you have."});
    marks.push_back({"wheels", {line}});
    marks.push_back({"land", {line}});
    return;
  }
  const int top = at.y + 1;
  const int pitch = form.wheel.Width() + 1;
  const Area wheels = {at.x, top, form.LandX() - 1, kGlassWheelRows};
  const Area land = {at.x + form.LandX(), top, form.land.Width(),
                     form.land.Height()};
  marks.push_back({"estate", {{at.x, at.y, form.Width(), form.Height()}}});
  marks.push_back({"name",
                   {{at.x, at.y, form.Width(), 1}},
                   "name and points",
                   "Whose estate this is, and its points if the game ended "
                   "now."});
  marks.push_back({"wheels",
                   {wheels},
                   "production wheels",
                   "The goods of both wheels: S sand, F food, K charcoal, A "
                   "water, W wood; C clay. When a wheel has one of every basic "
                   "good it turns: each goes down by one, and glass G or brick "
                   "B goes up by one. 'needs' says what is missing."});
  marks.push_back({"hand",
                   {{at.x + pitch, top + kBrickWheelRows, pitch - 1, 2}},
                   "cards",
                   "The specialists in your hand and those that were played; "
                   "a notch is a chance to follow with a card of your hand."});
  marks.push_back({"land",
                   {land},
                   "land",
                   "Your land: F forest (two cells), P pit, G grove, O pond, B "
                   "building; a name such as C2 is an empty cell. Z1 to Z3 are "
                   "printed buildings: 1 point a glass, 1/2 a sand, 1 a "
                   "brick."});
}

}  // namespace

Landmarks RoadUi::LandmarksOf(const RoadLayout& layout,
                              const Scene<State>& /*scene*/) {
  Landmarks marks;
  marks.push_back({"course",
                   {{13, 0, layout.display.width - 13, 1}},
                   "course",
                   "The building period, and on the right the card that is "
                   "played now: with one action, or with both."});
  marks.push_back({"display",
                   {layout.display},
                   "display",
                   "Buildings that anybody can build: id, name, cost, points. "
                   "+ you can pay it; ~ points at the end, as things stand. "
                   "The key i shows what each of them does."});
  if (layout.cards.height > 0) {
    marks.push_back({"cards",
                     {layout.cards},
                     "specialists",
                     "The key of a card, its name, what it costs first "
                     "(before the colon), and its two actions."});
  }
  AddEstate(marks, layout);
  if (layout.lines.height > 0) {
    marks.push_back({"lines",
                     {layout.lines},
                     "the others in short",
                     "Points, goods of both wheels, tiles, buildings and "
                     "cards. Tab shows one of them in full."});
  }
  return marks;
}

}  // namespace glazier::tui
