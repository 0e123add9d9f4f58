// SPDX-License-Identifier: MIT
// Deals as text, for records.
#include "engine/core/text.hpp"
#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

std::string PanesText(Panes panes) {
  std::string text;
  for (const Colour colour : kAllColours) {
    text.append(static_cast<std::size_t>(panes.Count(colour)), Letter(colour));
  }
  return text.empty() ? "-" : text;
}

std::string CountsText(Panes panes) {
  std::string text;
  for (const Colour colour : kAllColours) {
    text += text.empty() ? "" : ",";
    text += std::to_string(panes.Count(colour));
  }
  return text;
}

std::optional<Panes> ParsePanes(std::string_view text) {
  Panes panes;
  if (text == "-") {
    return panes;
  }
  if (text.empty() || text.size() > kPanes) {
    return std::nullopt;
  }
  for (const char letter : text) {
    const auto colour = kColourLetters.find(letter);
    if (colour == std::string_view::npos) {
      return std::nullopt;
    }
    panes.Add(static_cast<Colour>(colour));
  }
  return panes;
}

std::string FaceText(int face) {
  return std::string(kFacePatterns[static_cast<std::size_t>(face)]) + '/' +
         std::string(kFacePatterns[static_cast<std::size_t>(Back(face))]);
}

std::optional<std::uint8_t> ParseFace(std::string_view text) {
  for (int face = 0; face < kFaces; ++face) {
    if (text == FaceText(face)) {
      return static_cast<std::uint8_t>(face);
    }
  }
  return std::nullopt;
}

// set-up first=1 bonus=POGYBP strips=OYOYO/BGPGB,... strips=...
// round 1 OOPB PYGG ...
std::string DealText(const Deal& deal) {
  std::string text;
  if (deal.kind == Deal::Kind::kRound) {
    text = "round " + std::to_string(deal.round);
    const int factories = FactoriesFor(deal.players);
    for (int factory = 0; factory < factories; ++factory) {
      text += ' ';
      text += PanesText(deal.factories[static_cast<std::size_t>(factory)]);
    }
    return text;
  }
  text = "set-up first=" + std::to_string(deal.first + 1) + " bonus=";
  for (const std::uint8_t colour : deal.bonus) {
    text += kColourLetters[colour];
  }
  for (std::size_t seat = 0; seat < deal.players; ++seat) {
    text += " strips=";
    for (std::size_t place = 0; place < kPlaces; ++place) {
      text += place == 0 ? "" : ",";
      text += FaceText(deal.strips[seat][place]);
    }
  }
  return text;
}

namespace {

Outcome<Deal> ParseRound(Deal deal,
                         const std::vector<std::string_view>& words) {
  deal.kind = Deal::Kind::kRound;
  const auto round =
      words.size() > 1 ? ParseNumber<int>(words[1], 1, kRounds) : std::nullopt;
  const int factories = FactoriesFor(deal.players);
  if (!round || words.size() != static_cast<std::size_t>(factories) + 2) {
    return Refusal{"a round is its number and the panes of " +
                   std::to_string(factories) + " factories"};
  }
  deal.round = static_cast<std::uint8_t>(*round);
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto panes = ParsePanes(words[i]);
    if (!panes) {
      return Refusal{Quoted(words[i]) + " are no panes"};
    }
    deal.factories[i - 2] = *panes;
  }
  return deal;
}

Outcome<Deal> ParseSetup(Deal deal,
                         const std::vector<std::string_view>& words) {
  deal.kind = Deal::Kind::kSetup;
  if (words.size() != 3U + deal.players) {
    return Refusal{
        "a set-up names the first seat, the bonus track and the "
        "strips of each seat"};
  }
  const std::string_view first = Value(words[1], "first");
  const auto seat = ParseNumber<int>(first, 1, deal.players);
  if (!seat) {
    return Refusal{Quoted(words[1]) + " is not a first seat"};
  }
  deal.first = static_cast<std::uint8_t>(*seat - 1);
  const std::string_view bonus = Value(words[2], "bonus");
  const auto panes = bonus.size() == kRounds ? ParsePanes(bonus) : std::nullopt;
  if (!panes) {
    return Refusal{Quoted(words[2]) + " is no bonus track"};
  }
  for (std::size_t round = 0; round < kRounds; ++round) {
    deal.bonus[round] =
        static_cast<std::uint8_t>(kColourLetters.find(bonus[round]));
  }
  for (std::size_t i = 0; i < deal.players; ++i) {
    const auto strips = Split(Value(words[3 + i], "strips"), ',');
    if (strips.size() != kPlaces) {
      return Refusal{"a palace has " + std::to_string(kPlaces) + " strips"};
    }
    for (std::size_t place = 0; place < kPlaces; ++place) {
      const auto face = ParseFace(strips[place]);
      if (!face) {
        return Refusal{Quoted(strips[place]) + " is no strip"};
      }
      deal.strips[i][place] = *face;
    }
  }
  return deal;
}

}  // namespace

Outcome<Deal> ParseDeal(const State& state, std::string_view text) {
  const auto words = Split(text, ' ');
  Deal deal;
  deal.players = static_cast<std::uint8_t>(state.players());
  Outcome<Deal> parsed = words.front() == "round" ? ParseRound(deal, words)
                         : words.front() == "set-up"
                             ? ParseSetup(deal, words)
                             : Refusal{Quoted(text) + " is no deal"};
  if (parsed) {
    const std::string why = state.WhyNotDealt(*parsed);
    if (!why.empty()) {
      return Refusal{why};
    }
  }
  return parsed;
}

}  // namespace glazier::sintra
