// SPDX-License-Identifier: MIT
// Deals as text, for records.
//
//   set-up first=1 display=P4,P17,P19,P24,I19,...   rows P, I, V
//   refill P4 I9 V2      the gaps that were filled, by row, from the left
//   lord P4 I9 V2        what the Feudal Lord drew
//   card F               solo: the card to evaluate
#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {
namespace {

std::string Joined(const Deal& deal, char by) {
  std::string text;
  for (std::size_t i = 0; i < deal.size; ++i) {
    text += (i == 0 ? std::string() : std::string(1, by)) + IdText(deal.ids[i]);
  }
  return text;
}

/// Adds the named tiles; false if one of the names is not a tile.
template <class Words>
bool AddAll(const Words& words, std::size_t from, Deal& deal) {
  for (std::size_t i = from; i < words.size(); ++i) {
    const auto id = ParseId(words[i]);
    if (!id || !IsTile(*id) || deal.size == deal.ids.size()) {
      return false;
    }
    deal.Add(*id);
  }
  return true;
}

Outcome<Deal> ReadSetup(const State& state,
                        const std::vector<std::string_view>& words) {
  Deal deal;
  if (words.size() != 3) {
    return Refusal{"a set-up names the first seat and the display"};
  }
  const auto first =
      ParseNumber<int>(Value(words[1], "first"), 1, state.players());
  if (!first) {
    return Refusal{Quoted(words[1]) + " is not a first seat"};
  }
  deal.first = static_cast<std::uint8_t>(*first - 1);
  if (!AddAll(Split(Value(words[2], "display"), ','), 0, deal)) {
    return Refusal{Quoted(words[2]) + " is no display"};
  }
  return deal;
}

}  // namespace

std::string DealText(const Deal& deal) {
  switch (deal.kind) {
    case Deal::Kind::kSetup:
      return "set-up first=" + std::to_string(deal.first + 1) +
             " display=" + Joined(deal, ',');
    case Deal::Kind::kRefill:
      return "refill " + Joined(deal, ' ');
    case Deal::Kind::kLord:
      return "lord " + Joined(deal, ' ');
    case Deal::Kind::kCard:
      return std::string("card ") + kCardLetters[deal.card];
  }
  return "";
}

Outcome<Deal> ParseDeal(const State& state, std::string_view text) {
  const auto words = Split(text, ' ');
  Outcome<Deal> parsed = Refusal{Quoted(text) + " is no deal"};
  if (words.front() == "set-up") {
    parsed = ReadSetup(state, words);
  } else if (words.front() == "refill" || words.front() == "lord") {
    Deal deal;
    deal.kind =
        words.front() == "lord" ? Deal::Kind::kLord : Deal::Kind::kRefill;
    if (AddAll(words, 1, deal)) {
      parsed = deal;
    }
  } else if (words.front() == "card" && words.size() == 2 &&
             words[1].size() == 1 &&
             kCardLetters.find(words[1][0]) != std::string_view::npos) {
    Deal deal;
    deal.kind = Deal::Kind::kCard;
    deal.card = CardOf(words[1][0]);
    parsed = deal;
  }
  if (parsed) {
    const std::string why = state.WhyNotDealt(*parsed);
    if (!why.empty()) {
      return Refusal{why};
    }
  }
  return parsed;
}

}  // namespace glazier::road
