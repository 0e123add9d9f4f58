// SPDX-License-Identifier: MIT
// Refusals about goods: prices that cannot be paid, gains that do not fit.
#include "engine/road/names.hpp"
#include "engine/road/objection.hpp"

namespace glazier::road {
namespace {

/// "the Kiln needs ", "the Hot Springs need ".
std::string Needs(const std::string& who) {
  const bool plural = who.ends_with("Offices") || who.ends_with("Springs");
  return who + (plural ? " need " : " needs ");
}

/// "2 bricks", "1 clay".
std::string Units(int amount, Good good) {
  const std::string name(kGoodNames[good]);
  return std::to_string(amount) + ' ' + name +
         (good == kAnyBrick && amount != 1 ? "s" : "");
}

/// "the brick wheel's food".
std::string OnWheel(Marker marker) {
  const bool brick = marker >= kBrick;
  return std::string("the ") + (brick ? "brick" : "glass") + " wheel's " +
         std::string(kGoodNames[GoodOf(marker)]);
}

}  // namespace

std::string Objection::ToPay(const Price& price,
                             const Step& step,
                             const std::string& who) const {
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    const int needed = price.goods.Of(marker);
    const int have = estate_.goods.Of(marker);
    if (needed > have) {
      return Needs(who) + Units(needed, GoodOf(marker)) + "; you have " +
             (have == 0 ? "none" : std::to_string(have));
    }
  }
  if (price.either != kNoGood) {
    return ToPayEither(price.either, step, who);
  }
  if (price.forest) {
    return estate_.land.forests == 0 ? Needs(who) + "a forest; you have none"
           : step.place == Step::kNone
               ? Needs(who) + "a forest: say which"
               : "no forest is named " + SomePlace(step.place);
  }
  if (price.tile != kNoTile) {
    const std::string tile(kTileNames[price.tile]);
    return estate_.land.Count(price.tile) == 0
               ? Needs(who) + "a " + tile + "; you have none"
               : "say which " + tile + " you give, by its cell";
  }
  if (price.buildings > estate_.privates.Count()) {
    return Needs(who) + std::to_string(price.buildings) +
           (price.buildings == 1 ? " private building" : " private buildings") +
           "; you have " + std::to_string(estate_.privates.Count());
  }
  if (price.buildings > 0) {
    return "say which of your private buildings you give, in order";
  }
  return "";
}

std::string Objection::SomePlace(std::uint8_t place) {
  return place < kPlaces ? PlaceText(place) : "that";
}

std::string Objection::ToPayEither(Good good,
                                   const Step& step,
                                   const std::string& who) const {
  const std::string name(kGoodNames[good]);
  if (estate_.goods.OfGood(good) == 0) {
    return Needs(who) + "1 " + name + "; you have none";
  }
  if (step.marker == kNoMarker || GoodOf(step.marker) != good) {
    return "say which wheel pays the " + name + ": " +
           std::string(kMarkerWords[kFirstMarker[good]]) + " or " +
           std::string(kMarkerWords[kSecondMarker[good]]);
  }
  return estate_.goods.Of(step.marker) == 0 ? OnWheel(step.marker) + " is at 0"
                                            : "";
}

std::string Objection::ToGain(const Income& income,
                              Place place,
                              const Step& step,
                              const std::string& who) const {
  const int times = estate_.Count(income.per, place);
  if (times == 0) {
    return who + " brings nothing now";
  }
  if (step.gain.IsNone()) {
    return "say what you take, such as +1W";
  }
  return ToGrant(income.grant, times, step.gain, who);
}

std::string Objection::ToGrant(const Grant& grant,
                               int times,
                               Gain gain,
                               const std::string& who) const {
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (part == 0) {
      continue;
    }
    const Marker marker = Gain::MarkerOf(part);
    int granted = marker == grant.with ? grant.with_amount * times : 0;
    for (std::size_t i = 0; i < grant.choices; ++i) {
      granted = grant.markers[i] == marker ? grant.amount * times : granted;
    }
    if (granted == 0) {
      return who + " brings no " + std::string(kMarkerNames[marker]);
    }
    if (Gain::AmountOf(part) > granted) {
      return who + " brings only " + Units(granted, GoodOf(marker));
    }
    if (Gain::AmountOf(part) > estate_.goods.Room(marker)) {
      return OnWheel(marker) + " is at " +
             std::to_string(estate_.goods.Of(marker)) +
             (estate_.goods.Room(marker) == 0
                  ? ""
                  : ": there is room for " +
                        std::to_string(estate_.goods.Room(marker)));
    }
  }
  return gain.IsNothing() ? "take at least one unit, or leave the action out"
                          : "all of it goes to one wheel";
}

bool Objection::SaysSource(const Price& price, const Step& step) const {
  const Land& land = estate_.land;
  if (price.buildings > 0) {
    return estate_.privates.Has(step.place) &&
           (price.buildings == 1 ||
            (estate_.privates.Has(step.second) && step.place < step.second));
  }
  const PlaceSet places = price.forest            ? land.ForestNames()
                          : price.tile == kNoTile ? PlaceSet{0}
                                                  : land.tiles[price.tile];
  return step.place < kCells && (places & SetOf(step.place)) != 0;
}

}  // namespace glazier::road
