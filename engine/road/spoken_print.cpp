// SPDX-License-Identifier: MIT
// Spoken output for what is printed on cards and tiles.
#include <cctype>

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/spoken.hpp"

namespace glazier::road {
namespace {

/// The good of a word such as W or FB, in words; empty for any other word.
std::string_view GoodWord(std::string_view word) {
  for (std::size_t marker = 0; marker < kMarkers; ++marker) {
    if (word.size() == 2 && word == kMarkerWords[marker]) {
      return kMarkerNames[marker];
    }
  }
  const auto good =
      word.size() == 1 ? kGoodLetters.find(word[0]) : std::string_view::npos;
  return good == std::string_view::npos ? "" : kGoodNames[good];
}

/// "2 wood" for "2W"; empty for any other word.
std::string CountedGood(std::string_view word) {
  std::size_t digits = 0;
  while (digits < word.size() &&
         std::isdigit(static_cast<unsigned char>(word[digits])) != 0) {
    ++digits;
  }
  const std::string_view good = GoodWord(word.substr(digits));
  return digits == 0 || good.empty()
             ? ""
             : std::string(word.substr(0, digits)) + ' ' + std::string(good);
}

std::string OtherWord(std::string_view word) {
  const auto site =
      word.size() == 2 && word[0] == 'Z' ? ParseId(word) : std::nullopt;
  if (site) {
    return "the " + BuildingName(*site);
  }
  const std::string_view good = GoodWord(word);
  return !good.empty()   ? std::string(good)
         : word == "->"  ? "into"
         : word == "+"   ? "and"
         : word == "2x2" ? "2 by 2"
         : word == "1/2" ? "half a point"
                         : std::string(word);
}

}  // namespace

std::string SpokenPrint(std::string_view printed) {
  std::string text;
  std::vector<std::string> goods;  // consecutive goods
  const auto add = [&text](std::string_view word) {
    text += (text.empty() ? "" : " ") + std::string(word);
  };
  const auto flush = [&] {
    if (!goods.empty()) {
      add(Listed(goods));
      goods.clear();
    }
  };
  for (const std::string_view each : Split(printed, ' ')) {
    const auto end = each.find_last_not_of(",;:.");
    const std::string_view word = each.substr(0, end + 1);
    const std::string_view mark = each.substr(end + 1);
    if (std::string good = CountedGood(word); !good.empty()) {
      goods.push_back(std::move(good));
    } else {
      flush();
      add(OtherWord(word));
    }
    if (!mark.empty()) {
      flush();
      text += mark;
    }
  }
  flush();
  return text;
}

std::string SpokenPlace(Place place) {
  return place < kCells ? PlaceText(place)
                        : "site " + std::to_string(place - kCells + 1);
}

std::string SpokenCards(CardSet cards, std::string_view none) {
  std::vector<std::string> names;
  for (int card = 0; card < kCards; ++card) {
    if (HasCard(cards, static_cast<Card>(card))) {
      names.push_back(CardName(static_cast<Card>(card)));
    }
  }
  return Listed(names, none);
}

}  // namespace glazier::road
