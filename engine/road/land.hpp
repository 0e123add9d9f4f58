// SPDX-License-Identifier: MIT
// The landscape: twenty cells, three sites west of them, and what lies there.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/road/building_id.hpp"

namespace glazier::road {

/// @brief A place: cells A1, B1 ... E4 from 0 on, then the sites Z1-Z3.
using Place = std::uint8_t;
inline constexpr int kColumns = 5;
inline constexpr int kRows = 4;
inline constexpr int kCells = 20;
inline constexpr int kSites = 3;
inline constexpr int kPlaces = kCells + kSites;
inline constexpr Place kNoPlace = 0xFF;

constexpr Place SiteAt(int site) {
  return static_cast<Place>(kCells + site);
}

/// @brief A set of places, one bit each.
using PlaceSet = std::uint32_t;
inline constexpr PlaceSet kAllCells = (1U << kCells) - 1;

constexpr PlaceSet SetOf(int place) {
  return 1U << place;
}
constexpr int CountOf(PlaceSet places) {
  return std::popcount(places);
}
constexpr Place FirstOf(PlaceSet places) {
  return static_cast<Place>(std::countr_zero(places));
}
/// @brief The n-th place of a set, in order.
constexpr Place NthOf(PlaceSet places, int n) {
  for (; n > 0; --n) {
    places &= places - 1;
  }
  return FirstOf(places);
}

/// @brief The places that share an edge with each place. The sites are a
/// separate column, each beside the A cell of its row.
inline constexpr std::array<PlaceSet, kPlaces> kBeside = [] {
  std::array<PlaceSet, kPlaces> beside{};
  const auto join = [&beside](int a, int b) {
    beside[static_cast<std::size_t>(a)] |= SetOf(b);
    beside[static_cast<std::size_t>(b)] |= SetOf(a);
  };
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell % kColumns + 1 < kColumns) {
      join(cell, cell + 1);
    }
    if (cell + kColumns < kCells) {
      join(cell, cell + kColumns);
    }
  }
  for (int site = 0; site < kSites; ++site) {
    join(SiteAt(site), site * kColumns);
    if (site + 1 < kSites) {
      join(SiteAt(site), SiteAt(site + 1));
    }
  }
  return beside;
}();

/// @brief A landscape tile. The letters are P, G and O.
enum Tile : std::uint8_t { kPit, kGrove, kPond, kTiles, kNoTile = 0xFF };
inline constexpr std::string_view kTileLetters = "PGO";
inline constexpr std::array<std::string_view, kTiles> kTileNames = {
    "pit", "grove", "pond"};

/// @brief The two cells of each forest; its name is the first of them.
inline constexpr std::array<PlaceSet, 6> kForestPairs = {
    SetOf(0) | SetOf(1),    // A1 B1
    SetOf(3) | SetOf(4),    // D1 E1
    SetOf(6) | SetOf(11),   // B2 B3
    SetOf(8) | SetOf(13),   // D2 D3
    SetOf(15) | SetOf(16),  // A4 B4
    SetOf(18) | SetOf(19),  // D4 E4
};
inline constexpr PlaceSet kForestNames = [] {
  PlaceSet names = 0;
  for (const PlaceSet forest : kForestPairs) {
    names |= SetOf(FirstOf(forest));
  }
  return names;
}();
inline constexpr PlaceSet kForestCells = [] {
  PlaceSet cells = 0;
  for (const PlaceSet forest : kForestPairs) {
    cells |= forest;
  }
  return cells;
}();

/// @brief Everything that lies on a player's board.
struct Land {
  PlaceSet forests = kForestCells;
  std::array<PlaceSet, kTiles> tiles = {
      SetOf(5) | SetOf(14), SetOf(9) | SetOf(17), SetOf(2) | SetOf(10)};
  PlaceSet built = SetOf(SiteAt(0)) | SetOf(SiteAt(1)) | SetOf(SiteAt(2));
  std::array<BuildingId, kPlaces> building = [] {
    std::array<BuildingId, kPlaces> none{};
    none.fill(kNoBuilding);
    for (int site = 0; site < kSites; ++site) {
      none[SiteAt(site)] = PrintedAt(site);
    }
    return none;
  }();

  constexpr PlaceSet AllTiles() const {
    return tiles[kPit] | tiles[kGrove] | tiles[kPond];
  }
  constexpr PlaceSet Empty() const {
    return kAllCells & ~(forests | AllTiles() | built);
  }
  /// @brief The forests that stand, by the cells they are named after.
  constexpr PlaceSet ForestNames() const { return forests & kForestNames; }
  constexpr int CountForests() const { return CountOf(ForestNames()); }
  constexpr int Count(Tile tile) const { return CountOf(tiles[tile]); }
  /// @brief Buildings on the cells: neither printed ones nor upgrades.
  constexpr int CountBuildings() const { return CountOf(built & kAllCells); }
  constexpr bool IsPrinted(int site) const {
    return building[SiteAt(site)] == PrintedAt(site);
  }

  constexpr void Fell(Place name) {
    for (const PlaceSet forest : kForestPairs) {
      forests &= FirstOf(forest) == name ? ~forest : ~PlaceSet{0};
    }
  }
  constexpr void Lay(Tile tile, PlaceSet cells) { tiles[tile] |= cells; }
  constexpr void Remove(Place cell) {
    for (PlaceSet& of_kind : tiles) {
      of_kind &= ~SetOf(cell);
    }
  }
  constexpr void Build(BuildingId id, Place place) {
    built |= SetOf(place);
    building[place] = id;
  }

  friend constexpr bool operator==(const Land&, const Land&) = default;
};

/// @brief Whether some four of the cells form a 2x2 square.
constexpr bool HasSquare(PlaceSet cells) {
  constexpr PlaceSet kNotLastColumn = [] {
    PlaceSet set = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      set |= cell % kColumns + 1 < kColumns ? SetOf(cell) : 0;
    }
    return set;
  }();
  const PlaceSet pairs = cells & cells >> 1 & kNotLastColumn;
  return (pairs & pairs >> kColumns) != 0;
}

/// @brief The size of the largest group of cells connected by edges.
constexpr int LargestGroup(PlaceSet cells) {
  int largest = 0;
  while (cells != 0) {
    PlaceSet group = cells & (~cells + 1);
    for (PlaceSet edge = group; edge != 0;) {
      const Place cell = FirstOf(edge);
      edge &= edge - 1;
      const PlaceSet fresh = kBeside[cell] & cells & ~group;
      group |= fresh;
      edge |= fresh;
    }
    largest = CountOf(group) > largest ? CountOf(group) : largest;
    cells &= ~group;
  }
  return largest;
}

}  // namespace glazier::road
