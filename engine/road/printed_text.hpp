// SPDX-License-Identifier: MIT
// Reads the short texts of the printed tables (facts.cpp) at compile time. A
// text that cannot be read does not compile.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "engine/road/printed.hpp"

namespace glazier::road {

/// @brief The printed names of counted things.
inline constexpr std::pair<std::string_view, Per> kPerTexts[] = {
    {"pit", Per::kPits},
    {"grove", Per::kGroves},
    {"pond", Per::kPonds},
    {"forest", Per::kForests},
    {"set of pit, grove and pond", Per::kSets},
    {"pit of the largest connected group", Per::kLargestPits},
    {"grove of the largest connected group", Per::kLargestGroves},
    {"pond of the largest connected group", Per::kLargestPonds},
    {"four pits form a 2x2 square", Per::kPitSquare},
    {"four groves form a 2x2 square", Per::kGroveSquare},
    {"four ponds form a 2x2 square", Per::kPondSquare},
    {"you have 4 forests or more", Per::kFourForests},
    {"adjacent empty cell", Per::kAdjacentEmpty},
    {"adjacent pit", Per::kAdjacentPits},
    {"adjacent grove", Per::kAdjacentGroves},
    {"adjacent pond", Per::kAdjacentPonds},
    {"adjacent building", Per::kAdjacentBuildings},
    {"G", Per::kGlass},
    {"S", Per::kSand},
    {"F", Per::kFood},
    {"K", Per::kCharcoal},
    {"A", Per::kWater},
    {"W", Per::kWood},
    {"B", Per::kBrick},
    {"C", Per::kClay},
    {"F on the wheel that has less F", Per::kLessFood},
    {"K on the wheel that has less K", Per::kLessCharcoal},
    {"marker on 4, 5, 6 or 7", Per::kHighMarkers},
    {"immediate building you have built", Per::kImmediateBuilt},
    {"G in the costs of your other buildings", Per::kGlassBuilt},
    {"B in the costs of your other buildings", Per::kBrickBuilt},
    {"card in your hand", Per::kHandCards},
};

/// @brief Reads one printed text from the left.
class PrintedText {
 public:
  explicit constexpr PrintedText(std::string_view text) : text_(text) {}

  constexpr bool Done() const { return text_.empty(); }
  constexpr bool Accept(std::string_view word) {
    if (!text_.starts_with(word)) {
      return false;
    }
    text_.remove_prefix(word.size());
    return true;
  }
  constexpr void Expect(std::string_view word) {
    if (!Accept(word)) {
      throw std::invalid_argument("a printed text cannot be read");
    }
  }
  constexpr bool AcceptBeforeNumber(std::string_view word) {
    PrintedText rest = *this;
    if (!rest.Accept(word) || !rest.NextIsNumber()) {
      return false;
    }
    *this = rest;
    return true;
  }
  constexpr bool NextIsNumber() const {
    return !text_.empty() && text_[0] >= '0' && text_[0] <= '9';
  }
  constexpr std::uint8_t Number() {
    if (!NextIsNumber()) {
      throw std::invalid_argument("a number is missing");
    }
    const char digit = text_[0];
    text_.remove_prefix(1);
    return static_cast<std::uint8_t>(digit - '0');
  }
  constexpr Good TakeGood() {
    const auto at =
        text_.empty() ? std::string_view::npos : kGoodLetters.find(text_[0]);
    if (at == std::string_view::npos) {
      throw std::invalid_argument("a good is missing");
    }
    text_.remove_prefix(1);
    return static_cast<Good>(at);
  }
  constexpr Tile TakeTile() {
    for (std::uint8_t tile = 0; tile < kTiles; ++tile) {
      if (Accept(kTileNames[tile])) {
        return static_cast<Tile>(tile);
      }
    }
    return kNoTile;
  }
  constexpr Per TakePer() {
    for (const auto& [phrase, per] : kPerTexts) {
      if (text_ == phrase) {
        text_ = {};
        return per;
      }
    }
    throw std::invalid_argument("nothing is counted by that");
  }

 private:
  std::string_view text_;
};

/// @brief "2C 1S", "1F or 1W", "2 of one basic good", "3FG 3FB".
constexpr Grant ReadGrant(PrintedText& text) {
  Grant grant;
  grant.amount = text.Number();
  if (text.Accept(" of one basic good")) {
    for (const Good good :
         {kAnySand, kAnyFood, kAnyCharcoal, kAnyWater, kAnyWood, kAnyClay}) {
      grant.AddChoice(good);
    }
    return grant;
  }
  if (text.Accept(" of one of ")) {
    do {
      grant.AddChoice(text.TakeGood());
    } while (text.Accept(", "));
    return grant;
  }
  if (text.Accept("FG 3FB")) {
    grant.markers[grant.choices++] = kGlassFood;
    grant.with = kBrickFood;
    grant.with_amount = grant.amount;
    return grant;
  }
  grant.AddChoice(text.TakeGood());
  while (text.Accept(" or ")) {
    if (text.Number() != grant.amount) {
      throw std::invalid_argument("choices differ in amount");
    }
    grant.AddChoice(text.TakeGood());
  }
  if (text.AcceptBeforeNumber(" ")) {
    Grant second;
    second.amount = text.Number();
    second.AddChoice(text.TakeGood());
    // If one part is on either wheel, it is the choice; otherwise canonical
    // order.
    if (second.choices > 1 ||
        (grant.choices == 1 && second.markers[0] < grant.markers[0])) {
      std::swap(grant, second);
    }
    grant.with = second.markers[0];
    grant.with_amount = second.amount;
  }
  return grant;
}

/// @brief "7W", "1F or 1W per grove".
constexpr Income ReadIncome(PrintedText& text) {
  Income income;
  income.grant = ReadGrant(text);
  if (text.Accept(" per ")) {
    income.per = text.TakePer();
  }
  return income;
}

/// @brief "1W 2B", "free", "forest + 1W", "2 private buildings".
constexpr Price ReadPrice(PrintedText& text) {
  Price price;
  if (text.Accept("free")) {
    return price;
  }
  do {
    if (text.Accept("forest")) {
      price.forest = true;
      continue;
    }
    const Tile tile = text.TakeTile();
    if (tile != kNoTile) {
      price.tile = tile;
      continue;
    }
    const std::uint8_t amount = text.Number();
    if (text.Accept(" private buildings") || text.Accept(" private building")) {
      price.buildings = amount;
      continue;
    }
    const Good good = text.TakeGood();
    if (kSecondMarker[good] == kNoMarker) {
      price.goods.Add(kFirstMarker[good], amount);
    } else if (amount == 1 && price.either == kNoGood) {
      price.either = good;
    } else {
      throw std::invalid_argument("one unit of food or charcoal at most");
    }
  } while (text.Accept(" + ") || text.AcceptBeforeNumber(" "));
  return price;
}

/// @brief "forest + 1W -> 4F", "2 private buildings -> one tile".
constexpr Conversion ReadConversion(PrintedText& text) {
  Conversion conversion;
  conversion.price = ReadPrice(text);
  text.Expect(" -> ");
  if (text.Accept("a pit, grove or pond onto an empty cell")) {
    conversion.lays_tile = true;
  } else {
    conversion.grant = ReadGrant(text);
  }
  return conversion;
}

/// @brief "1 per 2 A", "4, and 1 per adjacent empty cell", "1/2 per S".
constexpr Scoring ReadScoring(PrintedText& text) {
  Scoring scoring;
  int points = 2 * text.Number();
  if (text.Accept("/2")) {
    points = 1;
  }
  if (text.Accept(", and ")) {
    scoring.fixed = static_cast<std::int8_t>(points);
    points = 2 * text.Number();
  }
  scoring.each = static_cast<std::uint8_t>(points);
  if (!text.Accept(" if ")) {
    text.Expect(" per ");
    if (text.NextIsNumber()) {
      scoring.by = text.Number();
      text.Expect(" ");
    }
  }
  scoring.per = text.TakePer();
  return scoring;
}

/// @brief "pit and 1C", "build", "1F or 1W per grove".
constexpr Action ReadAction(std::string_view printed) {
  PrintedText text(printed);
  Action action;
  if (text.Accept("build")) {
    action.deed = Deed::kBuild;
  } else if (text.Accept("draw one building from each stack")) {
    action.deed = Deed::kDraw;
  } else if (text.Accept("pit, grove or pond")) {
    action.deed = Deed::kTile;
  } else if (action.tile = text.TakeTile(); action.tile != kNoTile) {
    action.deed = Deed::kTile;
    action.with_goods = text.Accept(" and ");
  }
  if (!text.Done()) {
    action.income = ReadIncome(text);
  }
  return action;
}

}  // namespace glazier::road
