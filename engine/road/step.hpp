// SPDX-License-Identifier: MIT
// Glass Road's steps, what they do, and what chance deals.
#pragma once

#include <array>
#include <cstdint>

#include "engine/road/facts.hpp"

namespace glazier::road {

/// @brief One word of one seat, in eight bytes. Steps are equal exactly if
/// their words are: a field that a kind does not use holds its "none".
struct Step {
  enum class Kind : std::uint8_t {
    kDone,     ///< .
    kCard,     ///< F: pick, lay or play it
    kRemove,   ///< -C4
    kEnter,    ///< $FB, $D1
    kAct,      ///< 1@C2+1W
    kBuild,    ///< I24@C2:FB
    kConvert,  ///< P10:KG+2FB, also a repetition: I6:C1+3FG+1A
    kTake,     ///< +2S
    kLay,      ///< @C3=G, @C3,C4=G
    kUse,      ///< I21, the building that the Tavern uses
  };
  static constexpr std::uint8_t kNone = 0xFF;

  Kind kind;
  std::uint8_t what;    ///< a card, the number of an action, or a building
  std::uint8_t place;   ///< a cell or site; of kConvert also a private building
  std::uint8_t second;  ///< a second cell or private building
  Marker marker;        ///< what pays food or charcoal
  Tile tile;
  Gain gain;

  static constexpr Step Of(Kind kind, std::uint8_t what = kNone) {
    return {kind, what, kNone, kNone, kNoMarker, kNoTile, Gain::None()};
  }
  static constexpr Step Done() { return Of(Kind::kDone); }
  static constexpr Step PickCard(Card card) { return Of(Kind::kCard, card); }
  static constexpr Step Remove(Place cell) {
    return Of(Kind::kRemove).At(cell);
  }
  static constexpr Step Act(int number) {
    return Of(Kind::kAct, static_cast<std::uint8_t>(number));
  }
  static constexpr Step Take(Gain gain) { return Of(Kind::kTake).With(gain); }

  constexpr Step At(Place cell) const {
    Step step = *this;
    step.place = cell;
    return step;
  }
  constexpr Step And(std::uint8_t other) const {
    Step step = *this;
    step.second = other;
    return step;
  }
  constexpr Step PaidBy(Marker from) const {
    Step step = *this;
    step.marker = from;
    return step;
  }
  constexpr Step Laying(Tile laid) const {
    Step step = *this;
    step.tile = laid;
    return step;
  }
  constexpr Step With(Gain taken) const {
    Step step = *this;
    step.gain = taken;
    return step;
  }

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

static_assert(sizeof(Step) == 8);

/// @brief What a step did, including forced consequences.
struct Effect {
  bool ends_turn = false;  ///< another seat is asked next, or the game is over
  bool reveals = false;    ///< a card was turned up, or a player had to follow
  bool card_begins = false;    ///< a card begins to be evaluated
  std::uint8_t followers = 0;  ///< the seats that follow it, one bit each
  std::uint8_t glass_turns = 0;
  std::uint8_t brick_turns = 0;
  std::uint8_t lost = 0;  ///< granted units that did not fit on the wheels
  std::uint8_t tiles_laid = 0;

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// @brief What chance decides.
struct Deal {
  enum class Kind : std::uint8_t { kSetup, kRefill, kLord, kCard };

  Kind kind = Kind::kSetup;
  std::uint8_t first = 0;  ///< set-up: the seat that begins
  Card card = kNoCard;     ///< the specialist that is drawn, alone
  std::uint8_t size = 0;   ///< of `ids`
  /// Set-up and refill: row by row, from the left. Feudal Lord: P, I, V.
  std::array<BuildingId, kTypes * kMaxDisplayRow> ids{};

  constexpr void Add(BuildingId id) { ids[size++] = id; }

  friend constexpr bool operator==(const Deal&, const Deal&) = default;
};

}  // namespace glazier::road
