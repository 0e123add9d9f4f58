// How Glass Road's goods, tiles and building types look.
#pragma once

#include <array>

#include "engine/road/facts.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief The theme's colour numbers: the eight goods in their order, then the
/// landscape tiles, the forest, and the building types P, I, V and Z.
inline constexpr int kFirstTileColour = road::kGoods;
inline constexpr int kForestColour = kFirstTileColour + road::kTiles;
inline constexpr int kFirstTypeColour = kForestColour + 1;
inline constexpr std::size_t kRoadColours = kFirstTypeColour + 4;

constexpr int ColourOf(road::Good good) {
  return good;
}
constexpr int ColourOf(road::Marker marker) {
  return road::GoodOf(marker);
}
constexpr int ColourOf(road::Tile tile) {
  return kFirstTileColour + tile;
}
constexpr int TypeColour(road::BuildingId id) {
  return kFirstTypeColour + road::TypeOf(id);
}

/// @brief A look whose colour is the same in every palette: each thing carries
/// its letter, and the goods differ in lightness as well as in hue.
constexpr PaneLook RoadLook(char letter,
                            std::string_view shape,
                            std::string_view hollow,
                            char ascii,
                            Rgb glass,
                            std::uint8_t ansi,
                            std::uint8_t unlit) {
  return {letter,
          shape,
          hollow,
          ascii,
          {{glass, glass, glass, glass}},
          {ansi, ansi, ansi, ansi},
          unlit};
}

inline constexpr std::array<PaneLook, kRoadColours> kRoadPanes = {{
    RoadLook('G', "\u25C6", "\u25C7", 'g', {150, 232, 222}, 6, 23),
    RoadLook('S', "\u2234", "\u2234", ':', {243, 222, 150}, 3, 58),
    RoadLook('F', "\u25CF", "\u25CB", 'o', {224, 132, 30}, 2, 94),
    RoadLook('K', "\u25A0", "\u25A1", '#', {70, 68, 78}, 0, 234),
    RoadLook('A', "\u2248", "\u2248", '~', {44, 104, 214}, 4, 17),
    RoadLook('W', "\u2261", "\u2261", '=', {128, 84, 40}, 7, 52),
    RoadLook('B', "\u25AC", "\u25AD", '%', {186, 44, 40}, 1, 88),
    RoadLook('C', "\u25B2", "\u25B3", '^', {206, 150, 168}, 5, 95),
    RoadLook('P', "\u25BC", "\u25BD", 'v', {168, 116, 84}, 3, 94),
    RoadLook('G', "\u25B4", "\u25B5", '*', {132, 204, 92}, 2, 64),
    RoadLook('O', "\u2248", "\u2248", '~', {84, 164, 240}, 4, 24),
    RoadLook('F', "\u25B2", "\u25B3", 'A', {22, 92, 50}, 2, 22),
    RoadLook('P', "\u25A3", "\u25A1", 'p', {134, 100, 214}, 5, 54),
    RoadLook('I', "\u25A3", "\u25A1", 'i', {232, 190, 60}, 3, 58),
    RoadLook('V', "\u25A3", "\u25A1", 'v', {214, 72, 134}, 1, 53),
    RoadLook('Z', "\u25A3", "\u25A1", 'z', {150, 154, 168}, 7, 240),
}};

}  // namespace glazier::tui
