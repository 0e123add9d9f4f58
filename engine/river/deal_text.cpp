// SPDX-License-Identifier: MIT
// Deals as text, for records.
//
//   set-up first=1 river=3:W1,2:P2D4,... lake=W1P2D4M1G5 satchels=W1D4M6,...
//   tile P2W5                  what came onto the tile at the river's start
//   lake P2W5K1D4              what came into the lake
//   tile P2W5 fill=-,W1        this starts the end: drawn into each satchel
#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

template <std::size_t Capacity>
bool ReadList(std::string_view text, PieceList<Capacity>& list) {
  const auto pieces = ParsePieces(text, Capacity);
  for (const Piece piece : pieces.value_or(std::vector<Piece>())) {
    list.Add(piece);
  }
  return pieces.has_value();
}

bool ReadSatchels(std::string_view text, Deal& deal) {
  const auto parts = Split(text, ',');
  if (parts.size() != deal.players) {
    return false;
  }
  for (std::size_t seat = 0; seat < parts.size(); ++seat) {
    if (!ReadList(parts[seat], deal.satchels[seat])) {
      return false;
    }
  }
  return true;
}

std::string SatchelsText(const Deal& deal) {
  std::string text;
  for (std::size_t seat = 0; seat < deal.players; ++seat) {
    text += seat == 0 ? "" : ",";
    text += PiecesText(deal.satchels[seat]);
  }
  return text;
}

Outcome<Deal> ParseSetup(Deal deal,
                         const std::vector<std::string_view>& words) {
  if (words.size() != 5) {
    return Refusal{
        "a set-up names the first seat, the river, the lake and the satchels"};
  }
  const auto seat = ParseNumber<int>(Value(words[1], "first"), 1, deal.players);
  if (!seat) {
    return Refusal{Quoted(words[1]) + " is not a first seat"};
  }
  deal.first = static_cast<std::uint8_t>(*seat - 1);
  const auto tiles = Split(Value(words[2], "river"), ',');
  if (tiles.size() != kTiles) {
    return Refusal{"a river has " + std::to_string(kTiles) + " tiles"};
  }
  for (std::size_t at = 0; at < kTiles; ++at) {
    const auto tile = ParseNumber<int>(tiles[at].substr(0, 1), 1, kTiles);
    if (!tile || tiles[at].substr(1, 1) != ":" ||
        !ReadList(tiles[at].substr(2), deal.tiles[at])) {
      return Refusal{Quoted(tiles[at]) + " is no tile with its pieces"};
    }
    deal.river[at] = static_cast<std::uint8_t>(*tile - 1);
  }
  if (!ReadList(Value(words[3], "lake"), deal.drawn)) {
    return Refusal{Quoted(words[3]) + " is no lake"};
  }
  if (!ReadSatchels(Value(words[4], "satchels"), deal)) {
    return Refusal{Quoted(words[4]) + " are not the satchels"};
  }
  return deal;
}

Outcome<Deal> ParseRefill(Deal deal,
                          const std::vector<std::string_view>& words) {
  if (words.size() < 2 || words.size() > 3 || !ReadList(words[1], deal.drawn)) {
    return Refusal{"a refill names the pieces that were drawn"};
  }
  deal.fills = words.size() == 3;
  if (deal.fills && !ReadSatchels(Value(words[2], "fill"), deal)) {
    return Refusal{Quoted(words[2]) + " does not fill the satchels"};
  }
  return deal;
}

}  // namespace

std::string DealText(const Deal& deal) {
  if (deal.kind != Deal::Kind::kSetup) {
    return (deal.kind == Deal::Kind::kTileRefill ? "tile " : "lake ") +
           PiecesText(deal.drawn) +
           (deal.fills ? " fill=" + SatchelsText(deal) : "");
  }
  std::string text =
      "set-up first=" + std::to_string(deal.first + 1) + " river=";
  for (std::size_t at = 0; at < kTiles; ++at) {
    text += (at == 0 ? "" : ",") + std::to_string(deal.river[at] + 1) + ':' +
            PiecesText(deal.tiles[at]);
  }
  return text + " lake=" + PiecesText(deal.drawn) +
         " satchels=" + SatchelsText(deal);
}

Outcome<Deal> ParseDeal(const State& state, std::string_view text) {
  const auto words = Split(text, ' ');
  Deal deal;
  deal.players = static_cast<std::uint8_t>(state.players());
  Outcome<Deal> parsed = Refusal{Quoted(text) + " is no deal"};
  if (words.front() == "set-up") {
    parsed = ParseSetup(deal, words);
  } else if (words.front() == "tile" || words.front() == "lake") {
    deal.kind = words.front() == "tile" ? Deal::Kind::kTileRefill
                                        : Deal::Kind::kLakeRefill;
    parsed = ParseRefill(deal, words);
  }
  if (parsed) {
    const std::string why = state.WhyNotDealt(*parsed);
    if (!why.empty()) {
      return Refusal{why};
    }
  }
  return parsed;
}

}  // namespace glazier::river
