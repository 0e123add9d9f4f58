// SPDX-License-Identifier: MIT
// Short texts for the table.
#include "tui/road/words.hpp"

#include <algorithm>
#include <array>

#include "tui/road/looks.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

/// By card: the two actions, as short as they can be understood.
constexpr std::array<std::string_view, road::kCards> kShortActions = {
    "draw 3 / 1W 1C",
    "pit 1C / S,C x pits",
    "grove 1W / F,W x groves",
    "pond / S,A x ponds",
    "any tile / build",
    "2 of a good / build",
    "build / build",
    "1W / build",
    "2K / 2F",
    "2W / 2W",
    "2C / 2C",
    "K x hand / 2W",
    "3K / 3K",
    "2F / F x ponds",
    "2A 1W / 2A 1S"};

bool IsGood(char letter) {
  return road::kGoodLetters.find(letter) != std::string_view::npos;
}

bool IsDigit(char letter) {
  return letter >= '0' && letter <= '9';
}

/// How long the amount of goods is that a text begins with: "2W", "3FG"; 0 if
/// it begins with something else.
std::size_t AmountLength(std::string_view text) {
  if (text.size() < 2 || !IsDigit(text[0]) || !IsGood(text[1])) {
    return 0;
  }
  std::size_t length = 2;
  if (text.size() > 2 && (text[1] == 'F' || text[1] == 'K') &&
      (text[2] == 'G' || text[2] == 'B')) {
    length = 3;
  }
  const bool ends =
      length == text.size() || text[length] < 'A' || text[length] > 'z';
  return ends ? length : 0;
}

}  // namespace

std::string CardInShort(road::Card card) {
  const std::string_view entry = road::kSpecialists[card].entry_text;
  return (entry.empty() ? std::string() : std::string(entry) + ": ") +
         std::string(kShortActions[card]);
}

std::string CardInFull(road::Card card) {
  const road::Specialist& printed = road::kSpecialists[card];
  return (printed.HasEntry() ? "pay " + std::string(printed.entry_text) + "; "
                             : std::string()) +
         "1: " + std::string(printed.action_texts[0]) +
         "; 2: " + std::string(printed.action_texts[1]);
}

std::string EffectSentence(road::BuildingId id) {
  const road::Building& tile = road::kBuildings[id];
  const std::string effect(tile.effect_text);
  switch (road::TypeOf(id)) {
    case 0:
      return "At any time in your turn: " + effect + '.';
    case 1:
      return "Once, when built: " + effect + '.';
    default:
      return "Points at the end: " + effect + '.';
  }
}

int PutGoods(Sheet& sheet,
             const Theme& theme,
             int x,
             int y,
             int cells,
             std::string_view text,
             const Style& style) {
  const int end = x + std::max(cells, 0);
  const std::string cut = Cut(text, std::max(cells, 0));
  text = cut;
  while (!text.empty() && x < end) {
    const std::size_t amount = AmountLength(text);
    const std::size_t length = amount > 0 ? amount : 1;
    Style ink = style;
    if (amount > 0) {
      const auto good =
          static_cast<road::Good>(road::kGoodLetters.find(text[1]));
      ink = theme.Tint(ColourOf(good));
      ink.bold = style.bold;
      ink.dim = style.dim;
    }
    x = sheet.PutIn(x, y, end - x, text.substr(0, length), ink);
    text.remove_prefix(length);
  }
  return x;
}

std::string PointsInShort(const road::Estate& estate, road::BuildingId id) {
  const road::Building& tile = road::kBuildings[id];
  if (road::TypeOf(id) < 2) {
    return std::to_string(tile.points);
  }
  int best = -1;
  road::PlaceSet places = tile.IsUpgrade()
                              ? road::SetOf(road::SiteAt(tile.site))
                              : estate.land.Empty();
  for (; places != 0; places &= places - 1) {
    road::Estate built = estate;
    const road::Place place = road::FirstOf(places);
    built.land.Build(id, place);
    built.built.Add(id);
    best = std::max(best, built.PointsAt(place));
  }
  return best < 0 ? "-" : '~' + std::to_string(best / 2);
}

}  // namespace glazier::tui
