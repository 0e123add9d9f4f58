// SPDX-License-Identifier: MIT
// Steps as text: 1@C2+1W, I24@C2:FB, P10:KG+2FB and so on.
#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

std::string PlaceText(Place place) {
  if (place >= kCells) {
    return "Z" + std::to_string(place - kCells + 1);
  }
  return std::string(1, static_cast<char>('A' + place % kColumns)) +
         static_cast<char>('1' + place / kColumns);
}

std::string GainText(Gain gain) {
  if (gain.IsNone()) {
    return "";
  }
  if (gain.IsNothing()) {
    return "+0";
  }
  std::string text;
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (part != 0) {
      text += '+' + std::to_string(Gain::AmountOf(part)) +
              std::string(kMarkerWords[Gain::MarkerOf(part)]);
    }
  }
  return text;
}

std::string CardsText(CardSet cards) {
  std::string text;
  for (std::size_t card = 0; card < kCards; ++card) {
    if (HasCard(cards, static_cast<Card>(card))) {
      text += kCardLetters[card];
    }
  }
  return text;
}

std::optional<BuildingId> ParseId(std::string_view text) {
  const auto type =
      text.empty() ? std::string_view::npos : kTypeLetters.find(text[0]);
  if (type == std::string_view::npos || (text.size() > 1 && text[1] == '0')) {
    return std::nullopt;
  }
  const auto number =
      ParseNumber<int>(text.substr(1), 1, type < kTypes ? kOfType : kSites);
  if (!number) {
    return std::nullopt;
  }
  return IdOf(static_cast<int>(type), *number - 1);
}

std::optional<Place> ParsePlace(std::string_view text) {
  if (text.size() != 2) {
    return std::nullopt;
  }
  if (text[0] == 'Z' && text[1] >= '1' && text[1] <= '3') {
    return SiteAt(text[1] - '1');
  }
  if (text[0] < 'A' || text[0] > 'E' || text[1] < '1' || text[1] > '4') {
    return std::nullopt;
  }
  return static_cast<Place>((text[1] - '1') * kColumns + (text[0] - 'A'));
}

std::optional<Marker> ParseMarker(std::string_view text) {
  for (int i = 0; i < kMarkers; ++i) {
    if (kMarkerWords[MarkerAt(i)] == text) {
      return MarkerAt(i);
    }
  }
  return std::nullopt;
}

std::optional<CardSet> ParseCards(std::string_view text) {
  CardSet cards = 0;
  if (text == "-") {
    return cards;
  }
  for (const char letter : text) {
    const Card card = CardOf(letter);
    if (card >= kCards || HasCard(cards, card)) {
      return std::nullopt;
    }
    cards = With(cards, card);
  }
  return text.empty() ? std::nullopt : std::optional<CardSet>(cards);
}

namespace {

std::string MarkerText(Marker marker) {
  return marker == kNoMarker ? "" : std::string(kMarkerWords[marker]);
}

/// What pays for a conversion, where the step says so.
std::string SourceText(const Step& step) {
  const Price& price = kBuildings[step.what].conversion.price;
  if (step.marker != kNoMarker) {
    return ':' + MarkerText(step.marker);
  }
  if (step.place == Step::kNone) {
    return "";
  }
  if (price.buildings == 0) {
    return ':' + PlaceText(step.place);
  }
  return ':' + IdText(step.place) +
         (step.second == Step::kNone ? "" : ',' + IdText(step.second));
}

std::string TilesText(const Step& step) {
  return '@' + PlaceText(step.place) +
         (step.second == Step::kNone ? "" : ',' + PlaceText(step.second)) +
         (step.tile == kNoTile ? ""
                               : std::string("=") + kTileLetters[step.tile]);
}

}  // namespace

std::string StepText(const Step& step) {
  switch (step.kind) {
    case Step::Kind::kDone:
      return ".";
    case Step::Kind::kCard:
      return std::string(1, kCardLetters[step.what]);
    case Step::Kind::kRemove:
      return '-' + PlaceText(step.place);
    case Step::Kind::kEnter:
      return '$' + (step.place == Step::kNone ? MarkerText(step.marker)
                                              : PlaceText(step.place));
    case Step::Kind::kAct:
      return std::to_string(step.what) +
             (step.place == Step::kNone ? "" : TilesText(step)) +
             GainText(step.gain);
    case Step::Kind::kBuild:
      return IdText(step.what) + '@' + PlaceText(step.place) +
             (step.marker == kNoMarker ? "" : ':' + MarkerText(step.marker));
    case Step::Kind::kConvert:
      return IdText(step.what) + SourceText(step) + GainText(step.gain);
    case Step::Kind::kTake:
      return GainText(step.gain);
    case Step::Kind::kLay:
      return TilesText(step);
    case Step::Kind::kUse:
      return IdText(step.what);
  }
  return "";
}

}  // namespace glazier::road
