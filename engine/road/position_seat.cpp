// SPDX-License-Identifier: MIT
// Reads a seat of a position: wheels, land, buildings and cards.
#include <array>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/position_reader.hpp"

namespace glazier::road {

std::string PositionReader::ReadSeat(Estate& estate, std::string_view text) {
  const auto parts = Split(text, ':');
  if (parts.size() != 11) {
    return "a seat has eleven parts";
  }
  if (parts[0].size() != kMarkers) {
    return "the wheels are ten digits";
  }
  Amounts goods;
  for (int i = 0; i < kMarkers; ++i) {
    const int amount = parts[0][State::Index(i)] - '0';
    if (amount < 0 || amount > CapOf(MarkerAt(i))) {
      return Quoted(parts[0]) +
             " are not the wheels: " + std::string(kMarkerNames[MarkerAt(i)]) +
             " is out of range";
    }
    goods.Add(MarkerAt(i), amount);
  }
  estate.goods = goods;
  const Turns turns = goods.Turn();
  if (turns.glass + turns.brick > 0) {
    return "a wheel would have turned";
  }
  std::string why = ReadLand(estate, parts[1], parts[2], parts[3]);
  if (why.empty()) {
    why = TakeAll(parts[4], estate.privates);
  }
  return why.empty() ? ReadCards(estate.cards, parts) : why;
}

std::string PositionReader::ReadLand(Estate& estate,
                                     std::string_view land,
                                     std::string_view buildings,
                                     std::string_view sites) {
  if (land.size() != kCells) {
    return "a landscape has twenty cells";
  }
  auto ids = Split(buildings, ',');
  if (buildings == "-") {
    ids.clear();
  }
  std::size_t next = 0;
  estate.land.forests = 0;
  estate.land.tiles = {};
  for (Place cell = 0; cell < kCells; ++cell) {
    const char letter = land[cell];
    const auto tile = kTileLetters.find(letter);
    if (letter == 'F') {
      estate.land.forests |= SetOf(cell);
    } else if (tile != std::string_view::npos) {
      estate.land.Lay(static_cast<Tile>(tile), SetOf(cell));
    } else if (letter == 'B' && next < ids.size()) {
      const std::string why = ReadBuilding(estate, ids[next++], cell);
      if (!why.empty()) {
        return why;
      }
    } else if (letter != '.') {
      return Quoted(land) + " is no landscape with these buildings";
    }
  }
  if (next != ids.size()) {
    return "there are more buildings than cells with a B";
  }
  PlaceSet whole = 0;
  for (const PlaceSet forest : kForestPairs) {
    whole |= (estate.land.forests & forest) == forest ? forest : 0;
  }
  if (whole != estate.land.forests) {
    return "a forest stands on both its cells or not at all";
  }
  const auto on_sites = Split(sites, ',');
  if (on_sites.size() != kSites) {
    return "there are three sites";
  }
  for (int site = 0; site < kSites; ++site) {
    const std::string_view word = on_sites[State::Index(site)];
    if (word != IdText(PrintedAt(site))) {
      const std::string why = ReadBuilding(estate, word, SiteAt(site));
      if (!why.empty()) {
        return why;
      }
    }
  }
  return "";
}

std::string PositionReader::ReadBuilding(Estate& estate,
                                         std::string_view text,
                                         Place place) {
  BuildingId id = kNoBuilding;
  const std::string why = Take(text, id);
  if (!why.empty()) {
    return why;
  }
  const int site = kBuildings[id].site;
  if (place < kCells ? site >= 0 : SiteAt(site) != place) {
    return IdText(id) + " cannot stand on " + PlaceText(place);
  }
  estate.land.Build(id, place);
  estate.built.Add(id);
  return "";
}

std::string PositionReader::ReadCards(
    Cards& cards,
    const std::vector<std::string_view>& parts) {
  const std::string_view hand = parts[5];
  if (hand.starts_with('?')) {
    const auto count = ParseNumber<int>(hand.substr(1), 1, kPicks);
    if (!count) {
      return Quoted(hand) + " is no number of cards";
    }
    cards.hidden = true;
    cards.count = static_cast<std::uint8_t>(*count);
  } else {
    const auto letters = ParseCards(hand);
    if (!letters) {
      return Quoted(hand) + " is no hand";
    }
    cards.hand = *letters;
    cards.count = static_cast<std::uint8_t>(CountCards(*letters));
  }
  const std::string_view laid = parts[6];
  if (laid == "?") {
    cards.laid = Cards::kHidden;
    cards.hidden = true;
  } else if (laid.size() == 1 && CardOf(laid[0]) < kCards) {
    cards.laid = CardOf(laid[0]);
  } else if (laid != "-") {
    return Quoted(laid) + " is no laid card";
  }
  const std::array<CardSet*, 4> sets = {&cards.turned, &cards.notched,
                                        &cards.absent, &cards.absent_laid};
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto letters = ParseCards(parts[7 + i]);
    if (!letters) {
      return Quoted(parts[7 + i]) + " are no cards";
    }
    *sets[i] = *letters;
  }
  return "";
}

}  // namespace glazier::road
