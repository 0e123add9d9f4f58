// SPDX-License-Identifier: MIT
// The printed tables. Names, numbers of icons, points and effects are known.
// Which good an icon of a cost shows is a reconstruction, except for P15, P17,
// I19, I22, V5, V23, V29 and V31: to correct one, change its text here.
#include "engine/road/facts.hpp"

#include "engine/road/printed_text.hpp"

namespace glazier::road {
namespace {

/// A card: letter, name, entry cost, two actions.
struct CardRow {
  char letter;
  std::string_view name;
  std::string_view entry;
  std::string_view first;
  std::string_view second;
};

// clang-format off
constexpr CardRow kCardRows[] = {
    {'L', "Feudal Lord", "", "draw one building from each stack", "1W 1C"},
    {'P', "Pit Worker", "", "pit and 1C", "1S or 1C per pit"},
    {'F', "Forester", "", "grove and 1W", "1F or 1W per grove"},
    {'D', "Pond Digger", "", "pond", "1S or 1A per pond"},
    {'R', "Rural Builder", "", "pit, grove or pond", "build"},
    {'M', "Mayor", "", "2 of one basic good", "build"},
    {'B', "Master Builder", "1F", "build", "build"},
    {'C', "Carpenter", "forest", "1W", "build"},
    {'S', "Slash-and-Burner", "forest", "2K", "2F"},
    {'W', "Woodcutter", "forest", "2W", "2W"},
    {'Y', "Clay Worker", "1A", "2C", "2C"},
    {'G', "Fuel Gatherer", "1A", "1K per card in your hand", "2W"},
    {'K', "Charcoal Burner", "1W", "3K", "3K"},
    {'H', "Fish Farmer", "1K", "2F", "1F per pond"},
    {'A', "Water Carrier", "1F", "2A 1W", "2A 1S"},
};

/// A tile: id, name (* in the set for a first game), cost, points, effect.
struct TileRow {
  std::string_view id;
  std::string_view name;
  std::string_view cost;
  int points;
  std::string_view effect;
};

constexpr TileRow kTileRows[] = {
    // Printed on every board.
    {"Z1", "Forest Glassworks", "free", 0, "1 per G"},
    {"Z2", "Glass Painters' Colony", "free", 0, "1/2 per S"},
    {"Z3", "Masons' Brotherhood", "free", 0, "1 per B"},
    // Processing buildings: conversions, at any time.
    {"P1", "Office", "1W 1G", 2, "1 private building -> 1 of one basic good"},
    {"P2", "Building Firm", "1W 2B", 2, "pit -> 2C 1S"},
    {"P3", "Builder's Hut*", "3W 1B", 2, "grove -> 2C"},
    {"P4", "Tree Nursery", "2C", 0, "grove -> 2W 1F"},
    {"P5", "Hardware Store*", "1W 1B", 1, "1W -> 2C"},
    {"P6", "Roofer", "1G 3C", 3, "1B -> 2 of one basic good"},
    {"P7", "Shingles Manufacturer", "1W 3C", 1, "2 private buildings -> 1B"},
    {"P8", "Forester's Hut*", "2C 1B", 2, "pit -> 2W"},
    {"P9", "Soup Kitchen*", "2W 2C", 1, "1A -> 2F"},
    {"P10", "Inn*", "2W 1G 1C", 3, "1K -> 2F"},
    {"P11", "Spa*", "1W 2C 3B", 4, "1K -> 2A"},
    {"P12", "Carving Workshop*", "1W 1B", 1, "1W -> 2F"},
    {"P13", "Charcoal Kiln*", "3C", 0, "1W -> 2K"},
    {"P14", "Colonisation House*", "1W 1B", 1, "forest -> 1K"},
    {"P15", "Cooperage*", "1W 2B", 3, "1W -> 2A"},
    {"P16", "District Offices", "1G 1B", 3, "2 private buildings -> a pit, grove or pond onto an empty cell"},
    {"P17", "Clay Basin", "free", 0, "1A + 1F -> 3C"},
    {"P18", "Kiln*", "2C 2B", 3, "1K -> 2C"},
    {"P19", "Clay Pit*", "2W", 0, "1A -> 2C"},
    {"P20", "Swamp Hut*", "2W", 1, "pond -> 2K"},
    {"P21", "Boarding House*", "4W 1B", 2, "1K + 1A -> 4F"},
    {"P22", "Potash Manufacturer", "1W 1C 1B", 1, "1A + 1W -> 4K"},
    {"P23", "Sawmill", "1W 2C 2B", 2, "forest -> 2W"},
    {"P24", "Sandpit*", "1C", 0, "1A -> 2S"},
    {"P25", "Sand Producer*", "1W 1C", 0, "1W -> 2S"},
    {"P26", "Sand Screening Plant*", "3W 1B", 2, "1C -> 2S"},
    {"P27", "Sandstone Factory", "2G 2C", 4, "3S -> 1B"},
    {"P28", "Sand Factory*", "3W 1C 1B", 2, "1F -> 2S"},
    {"P29", "Reed Hut", "1C", 0, "pond -> 2W"},
    {"P30", "Farmstead", "1W 2C", 1, "pond -> 2F 1A"},
    {"P31", "Joinery*", "1G 3C", 2, "forest + 1W -> 4F"},
    // Immediate buildings: once, when built.
    {"I1", "Carpenter's Workshop*", "1G 2C", 2, "7W"},
    {"I2", "Builder's Depot*", "1F", 0, "3W 3C"},
    {"I3", "Sculpture Workshop", "1W 2B", 2, "1F per W"},
    {"I4", "Fuel Depot*", "1C 1B", 1, "7K"},
    {"I5", "House of the Brotherhood", "3W 2B", 4, "upgrade of Z3; 4C"},
    {"I6", "Fishery", "1W 1G", 2, "repeat: pond -> 3F 1A"},
    {"I7", "Log Driver*", "3C", 1, "1W per A"},
    {"I8", "Grove Court*", "2W 2G", 4, "grove onto every adjacent empty cell"},
    {"I9", "Wood Depot", "1C", 1, "2W per adjacent empty cell"},
    {"I10", "Wood Trader", "1W 2C 1B", 1, "repeat: 1W -> 2 of one of C, S, A, F, K"},
    {"I11", "Boathouse", "1W 2B", 2, "1K per pond"},
    {"I12", "Grain House*", "2W 3C", 2, "7F"},
    {"I13", "Artists' Colony", "1B", 1, "upgrade of Z2; 1G"},
    {"I14", "Storage*", "2W 2C", 1, "2B"},
    {"I15", "Country House*", "2W 1G 1B", 4, "up to 2 equal landscape tiles onto adjacent empty cells"},
    {"I16", "Landscaping Office", "2W 4C", 3, "repeat: pit -> 2C 2S"},
    {"I17", "Clay Depot", "1W 1G", 2, "2C per adjacent empty cell"},
    {"I18", "Loess Island", "2W", 1, "2C per adjacent pond"},
    {"I19", "Loess Plateau", "free", -1, "pit onto every adjacent empty cell"},
    {"I20", "Lumber Storage*", "1A", 1, "4W"},
    {"I21", "Sand Island", "1W", 1, "2S per adjacent pond"},
    {"I22", "Sand Deposit*", "free", 0, "3S"},
    {"I23", "Shed*", "1S", 0, "1G"},
    {"I24", "Tavern", "1F 1A", 0, "the effect of one adjacent immediate building"},
    {"I25", "Hot Springs", "2W 2G", 4, "1K per A"},
    {"I26", "Buttery*", "2W 1C", 1, "3FG 3FB"},
    {"I27", "Forest Hut", "1G 1C", 2, "upgrade of Z1; 5W"},
    {"I28", "Water Tank*", "3W 1C", 1, "7A"},
    {"I29", "Water Tower*", "1W 3B", 4, "pond onto every adjacent empty cell"},
    {"I30", "Winery", "1W 1G 2C", 4, "repeat: grove -> 3F 1W"},
    {"I31", "Clay Lake*", "2A", 0, "7C"},
    // Scoring buildings: at the end.
    {"V1", "Extension*", "1W 2C 1B", 0, "1 per adjacent building"},
    {"V2", "Bathhouse", "1W 2G 1C", 0, "2 per adjacent pond"},
    {"V3", "Factory", "4C 3B", 0, "2 per adjacent pit"},
    {"V4", "Springhouse*", "1G 2C", 0, "1 per 2 A"},
    {"V5", "Village Church", "2W 2G 2C 2B", 0, "4, and 1 per adjacent empty cell"},
    {"V6", "Half-Timbered House", "2W 1G 1C", 0, "1 per immediate building you have built"},
    {"V7", "Fish Yard", "1W 2C", 0, "4 if four ponds form a 2x2 square"},
    {"V8", "Forester's Lodge", "3W", 0, "4 if four groves form a 2x2 square"},
    {"V9", "Forester's Office*", "1W 1G", 0, "1 per forest"},
    {"V10", "Plant Nursery*", "1W 2G", 0, "1 per grove of the largest connected group"},
    {"V11", "Glazier's Workshop*", "1W 1G 1C", 0, "1 per G in the costs of your other buildings"},
    {"V12", "Glassworks", "3W 1G 1C", 0, "upgrade of Z1; 3 per G"},
    {"V13", "Glass Painters' Village", "3W 2C 1B", 0, "upgrade of Z2; 1 per S"},
    {"V14", "Estate*", "2W 1G 2C", 0, "2 per set of pit, grove and pond"},
    {"V15", "Slipway*", "2W 2G 2C", 0, "1 per W"},
    {"V16", "Mansion", "2W 2G 2C", 0, "2 per adjacent grove"},
    {"V17", "Woodcarver's House*", "1G 1C", 0, "1 per 2 W"},
    {"V18", "Hunting Lodge", "1G", 0, "3 if you have 4 forests or more"},
    {"V19", "Clinker Plant*", "3W 1C 3B", 0, "1 per B in the costs of your other buildings"},
    {"V20", "Coal Facility", "3W 3C 1B", 0, "1 per K on the wheel that has less K"},
    {"V21", "Coal Storage*", "3C", 0, "1 per 3 K"},
    {"V22", "Warehouse", "2W 3B", 0, "1 per marker on 4, 5, 6 or 7"},
    {"V23", "Masons' Guild", "2W 1G 4C 1B", 0, "upgrade of Z3; 3 per B"},
    {"V24", "Friends of Nature House", "2W 1C", 0, "4 if four pits form a 2x2 square"},
    {"V25", "Floodgate*", "1W 3C 2B", 0, "1 per pond of the largest connected group"},
    {"V26", "Sediment Factory*", "2W 3C 2B", 0, "1 per pit of the largest connected group"},
    {"V27", "Storehouse", "2W 1G 1C", 0, "1 per F on the wheel that has less F"},
    {"V28", "Food Locker*", "1B", 0, "1 per 3 F"},
    {"V29", "Pottery*", "2W 1G 1C 2B", 0, "1 per C"},
    {"V30", "Potter's Parlour*", "1W 1G", 0, "1 per 2 C"},
    {"V31", "Water Mill*", "4W 4C 2B", 0, "1 per A"},
};
// clang-format on

constexpr Specialist ReadSpecialist(const CardRow& row) {
  Specialist card{row.name, row.entry, {row.first, row.second}, {}, {}};
  if (card.HasEntry()) {
    PrintedText text(row.entry);
    card.entry = ReadPrice(text);
  }
  card.actions = {ReadAction(row.first), ReadAction(row.second)};
  return card;
}

constexpr void ReadInstant(PrintedText& text, Building& tile) {
  if (text.Accept("repeat: ")) {
    tile.instant = Instant::kRepeat;
    tile.conversion = ReadConversion(text);
  } else if (text.Accept("up to 2 equal landscape tiles")) {
    tile.instant = Instant::kTwoTiles;
    text.Expect(" onto adjacent empty cells");
  } else if (text.Accept("the effect of one adjacent immediate building")) {
    tile.instant = Instant::kTavern;
  } else if (tile.tile = text.TakeTile(); tile.tile != kNoTile) {
    tile.instant = Instant::kTilesAround;
    text.Expect(" onto every adjacent empty cell");
  } else {
    tile.instant = Instant::kGoods;
    tile.income = ReadIncome(text);
  }
}

constexpr Building ReadTile(const TileRow& row) {
  Building tile;
  tile.starred = row.name.ends_with('*');
  tile.name = row.name.substr(0, row.name.size() - (tile.starred ? 1 : 0));
  tile.cost_text = row.cost;
  tile.effect_text = row.effect;
  tile.points = row.points;
  PrintedText cost(row.cost);
  tile.cost = ReadPrice(cost);
  PrintedText text(row.effect);
  if (text.Accept("upgrade of Z")) {
    tile.site = text.Number() - 1;
    text.Expect("; ");
  }
  tile.scoring.fixed = static_cast<std::int8_t>(2 * row.points);
  switch (TypeOf(Id(row.id))) {
    case 0:
      tile.conversion = ReadConversion(text);
      break;
    case 1:
      ReadInstant(text, tile);
      break;
    default:
      tile.scoring = ReadScoring(text);
  }
  if (!cost.Done() || !text.Done()) {
    throw std::invalid_argument("a printed text has too many words");
  }
  return tile;
}

constexpr auto kReadCards = [] {
  std::array<Specialist, kCards> cards{};
  for (const CardRow& row : kCardRows) {
    cards.at(CardOf(row.letter)) = ReadSpecialist(row);
  }
  return cards;
}();

constexpr auto kReadTiles = [] {
  std::array<Building, kBuildingIds> tiles{};
  for (const TileRow& row : kTileRows) {
    tiles.at(Id(row.id)) = ReadTile(row);
  }
  return tiles;
}();

constexpr auto kStarred = [] {
  Buildings starred;
  Buildings::All().ForEach([&starred](BuildingId id) {
    if (kReadTiles.at(id).starred) {
      starred.Add(id);
    }
  });
  return starred;
}();

constexpr int CountInCosts(Marker marker) {
  int count = 0;
  for (const Building& tile : kReadTiles) {
    count += tile.cost.goods.Of(marker);
  }
  return count;
}

/// No conversion yields the good it costs, so how much fits is known before it
/// is paid.
constexpr bool PaysWhatItBrings(const Conversion& conversion) {
  for (std::size_t i = 0; i < conversion.grant.choices; ++i) {
    const Marker marker = conversion.grant.markers.at(i);
    if (conversion.price.goods.Of(marker) > 0 ||
        GoodOf(marker) == conversion.price.either) {
      return true;
    }
  }
  return conversion.grant.with != kNoMarker &&
         conversion.price.goods.Of(conversion.grant.with) > 0;
}

constexpr bool AnyPaysWhatItBrings() {
  for (const Building& tile : kReadTiles) {
    if (PaysWhatItBrings(tile.conversion)) {
      return true;
    }
  }
  return false;
}

static_assert(CountInCosts(kGlass) == 39);
static_assert(CountInCosts(kBrick) == 58);
static_assert(kStarred.CountType(0) == 19);
static_assert(kStarred.CountType(1) == 15);
static_assert(kStarred.CountType(2) == 16);
static_assert(!AnyPaysWhatItBrings());

}  // namespace

constexpr std::array<Specialist, kCards> kSpecialists = kReadCards;
constexpr std::array<Building, kBuildingIds> kBuildings = kReadTiles;
constexpr Buildings kFirstGameSet = kStarred;

}  // namespace glazier::road
