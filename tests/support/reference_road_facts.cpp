// SPDX-License-Identifier: MIT
// The tables of Glass Road as text, and how they are read.
#include "tests/support/reference_road_facts.hpp"

#include <cctype>
#include <stdexcept>

namespace glazier::reference {
namespace {

// Letter, name, German name, entry cost, first action, second action.
const char* const kCards = R"(
L | Feudal Lord | Lehnsherr | - | draw one building from each stack | 1W 1C
P | Pit Worker | Muldenarbeiter | - | pit and 1C | per pit 1S, or per pit 1C
F | Forester | Forstwirt | - | grove and 1W | per grove 1F, or per grove 1W
D | Pond Digger | Teichbauer | - | pond | per pond 1S, or per pond 1A
R | Rural Builder | Landbaumeister | - | pit, grove or pond | build
M | Mayor | Schultheiss | - | 2 of one basic good; the others 1 each | build
B | Master Builder | Baumeister | 1F | build | build
C | Carpenter | Zimmermann | a forest | 1W | build
S | Slash-and-Burner | Brandroder | a forest | 2K | 2F
W | Woodcutter | Holzfäller | a forest | 2W | 2W
Y | Clay Worker | Lehmarbeiter | 1A | 2C | 2C
G | Fuel Gatherer | Brennstoffsammler | 1A | 1K per card in your hand | 2W
K | Charcoal Burner | Köhler | 1W | 3K | 3K
H | Fish Farmer | Fischzüchter | 1K | 2F | 1F per pond
A | Water Carrier | Wasserträger | 1F | 2A 1W | 2A 1S
)";

// Id, name, German name, cost, points, conversion.
const char* const kProcessing = R"(
P1 | Office | Amtsstube | 1W 1G | 2 | 1 private building -> 1 of one basic good
P2 | Building Firm | Baubetrieb | 1W 2B | 2 | pit -> 2C 1S
P3 | Builder's Hut* | Bauhütte | 3W 1B | 2 | grove -> 2C
P4 | Tree Nursery | Baumschule | 2C | 0 | grove -> 2W 1F
P5 | Hardware Store* | Baustoffhandlung | 1W 1B | 1 | 1W -> 2C
P6 | Roofer | Dachdeckerei | 1G 3C | 3 | 1B -> 2 of one basic good
P7 | Shingles Manufacturer | Dachziegelwerk | 1W 3C | 1 | 2 private buildings -> 1B
P8 | Forester's Hut* | Forsthaus | 2C 1B | 2 | pit -> 2W
P9 | Soup Kitchen* | Garküche | 2W 2C | 1 | 1A -> 2F
P10 | Inn* | Gasthof | 2W 1G 1C | 3 | 1K -> 2F
P11 | Spa* | Heilbad | 1W 2C 3B | 4 | 1K -> 2A
P12 | Carving Workshop* | Holzschnitzerei | 1W 1B | 1 | 1W -> 2F
P13 | Charcoal Kiln* | Kohlenmeiler | 3C | 0 | 1W -> 2K
P14 | Colonisation House* | Kolonisationshaus | 1W 1B | 1 | forest -> 1K
P15 | Cooperage* | Küferei | 1W 2B | 3 | 1W -> 2A
P16 | District Offices | Landschaftshaus | 1G 1B | 3 | 2 private buildings -> one pit, grove or pond (player's choice) onto an empty cell
P17 | Clay Basin | Lehmbecken | free | 0 | 1A + 1F -> 3C
P18 | Kiln* | Lehmbrennerei | 2C 2B | 3 | 1K -> 2C
P19 | Clay Pit* | Lehmgrube | 2W | 0 | 1A -> 2C
P20 | Swamp Hut* | Moorhütte | 2W | 1 | pond -> 2K
P21 | Boarding House* | Pension | 4W 1B | 2 | 1K + 1A -> 4F
P22 | Potash Manufacturer | Pottaschesiederei | 1W 1C 1B | 1 | 1A + 1W -> 4K
P23 | Sawmill | Sägemühle | 1W 2C 2B | 2 | forest -> 2W
P24 | Sandpit* | Sandgrube | 1C | 0 | 1A -> 2S
P25 | Sand Producer* | Sandlager | 1W 1C | 0 | 1W -> 2S
P26 | Sand Screening Plant* | Sandsieberei | 3W 1B | 2 | 1C -> 2S
P27 | Sandstone Factory | Sandsteinwerk | 2G 2C | 4 | 3S -> 1B
P28 | Sand Factory* | Sandwerk | 3W 1C 1B | 2 | 1F -> 2S
P29 | Reed Hut | Schilfhütte | 1C | 0 | pond -> 2W
P30 | Farmstead | Schultenhof | 1W 2C | 1 | pond -> 2F 1A
P31 | Joinery* | Tischlerei | 1G 3C | 2 | forest + 1W -> 4F
)";

// Id, name, German name, cost, points, immediate effect.
const char* const kImmediate = R"(
I1 | Carpenter's Workshop* | Bauschreinerei | 1G 2C | 2 | 7W
I2 | Builder's Depot* | Baustofflager | 1F | 0 | 3W 3C
I3 | Sculpture Workshop | Bildschnitzerei | 1W 2B | 2 | 1F per W you have
I4 | Fuel Depot* | Brennstofflager | 1C 1B | 1 | 7K
I5 | House of the Brotherhood | Brüderhaus | 3W 2B | 4 | upgrade of Z3; 4C
I6 | Fishery | Fischerei | 1W 1G | 2 | repeat: pond -> 3F 1A
I7 | Log Driver* | Flösserei | 3C | 1 | 1W per A you have
I8 | Grove Court* | Forsthof | 2W 2G | 4 | grove onto every adjacent empty cell
I9 | Wood Depot | Holzdepot | 1C | 1 | 2W per adjacent empty cell
I10 | Wood Trader | Holzhandlung | 1W 2C 1B | 1 | repeat: 1W -> 2 of one of C, S, A, F, K
I11 | Boathouse | Kahnhaus | 1W 2B | 2 | 1K per pond
I12 | Grain House* | Kornhaus | 2W 3C | 2 | 7F
I13 | Artists' Colony | Künstlerkolonie | 1B | 1 | upgrade of Z2; 1G
I14 | Storage* | Lager | 2W 2C | 1 | 2B
I15 | Country House* | Landhaus | 2W 1G 1B | 4 | up to 2 equal landscape tiles onto adjacent empty cells
I16 | Landscaping Office | Landschaftsamt | 2W 4C | 3 | repeat: pit -> 2C 2S
I17 | Clay Depot | Lehmdepot | 1W 1G | 2 | 2C per adjacent empty cell
I18 | Loess Island | Lössinsel | 2W | 1 | 2C per adjacent pond
I19 | Loess Plateau | Lössplateau | free | -1 | pit onto every adjacent empty cell
I20 | Lumber Storage* | Nasslager | 1A | 1 | 4W
I21 | Sand Island | Sandinsel | 1W | 1 | 2S per adjacent pond
I22 | Sand Deposit* | Sandvorkommen | free | 0 | 3S
I23 | Shed* | Schuppen | 1S | 0 | 1G
I24 | Tavern | Taverne | 1F 1A | 0 | the immediate effect of one adjacent immediate building
I25 | Hot Springs | Thermalbad | 2W 2G | 4 | 1K per A you have
I26 | Buttery* | Vorratskammer | 2W 1C | 1 | 3F on the glass wheel and 3F on the brick wheel
I27 | Forest Hut | Waldhütte | 1G 1C | 2 | upgrade of Z1; 5W
I28 | Water Tank* | Wasserspeicher | 3W 1C | 1 | 7A
I29 | Water Tower* | Wasserturm | 1W 3B | 4 | pond onto every adjacent empty cell
I30 | Winery | Winzerei | 1W 1G 2C | 4 | repeat: grove -> 3F 1W
I31 | Clay Lake* | Ziegeleisee | 2A | 0 | 7C
)";

// Id, name, German name, cost, points at the end.
const char* const kScoring = R"(
V1 | Extension* | Anbau | 1W 2C 1B | 1 per adjacent building
V2 | Bathhouse | Badehaus | 1W 2G 1C | 2 per adjacent pond
V3 | Factory | Baustoffwerk | 4C 3B | 2 per adjacent pit
V4 | Springhouse* | Brunnenhaus | 1G 2C | 1 per 2 A
V5 | Village Church | Dorfkirche | 2W 2G 2C 2B | 4, and 1 per adjacent empty cell
V6 | Half-Timbered House | Fachwerkhaus | 2W 1G 1C | 1 per immediate building you have built
V7 | Fish Yard | Fischhof | 1W 2C | 4 if four ponds form a 2x2 square
V8 | Forester's Lodge | Forsthütte | 3W | 4 if four groves form a 2x2 square
V9 | Forester's Office* | Forstmeisterei | 1W 1G | 1 per forest
V10 | Plant Nursery* | Gärtnerei | 1W 2G | 1 per grove of the largest connected group
V11 | Glazier's Workshop* | Glaserei | 1W 1G 1C | 1 per G in the costs of your other buildings
V12 | Glassworks | Glashütte | 3W 1G 1C | upgrade of Z1; 3 per G
V13 | Glass Painters' Village | Glasmalerdorf | 3W 2C 1B | upgrade of Z2; 1 per S
V14 | Estate* | Gutshof | 2W 1G 2C | 2 per set of pit, grove and pond
V15 | Slipway* | Helling | 2W 2G 2C | 1 per W
V16 | Mansion | Herrenhaus | 2W 2G 2C | 2 per adjacent grove
V17 | Woodcarver's House* | Holzbildhauerei | 1G 1C | 1 per 2 W
V18 | Hunting Lodge | Jagdhütte | 1G | 3 with 4 forests or more
V19 | Clinker Plant* | Klinkerwerk | 3W 1C 3B | 1 per B in the costs of your other buildings
V20 | Coal Facility | Kohlenhalle | 3W 3C 1B | 1 per K on the wheel that has less K
V21 | Coal Storage* | Kohlenlager | 3C | 1 per 3 K, both wheels together
V22 | Warehouse | Lagerhaus | 2W 3B | 1 per marker on 4, 5, 6 or 7
V23 | Masons' Guild | Maurerzunft | 2W 1G 4C 1B | upgrade of Z3; 3 per B
V24 | Friends of Nature House | Naturfreundehaus | 2W 1C | 4 if four pits form a 2x2 square
V25 | Floodgate* | Schleuse | 1W 3C 2B | 1 per pond of the largest connected group
V26 | Sediment Factory* | Sedimentwerk | 2W 3C 2B | 1 per pit of the largest connected group
V27 | Storehouse | Speicher | 2W 1G 1C | 1 per F on the wheel that has less F
V28 | Food Locker* | Speisekammer | 1B | 1 per 3 F, both wheels together
V29 | Pottery* | Töpferei | 2W 1G 1C 2B | 1 per C
V30 | Potter's Parlour* | Töpferstube | 1W 1G | 1 per 2 C
V31 | Water Mill* | Wassermühle | 4W 4C 2B | 1 per A
)";

// The printed buildings are called by their sites.
const char* const kPrinted = R"(
Z1 | Forest Glassworks | Waldglashütte | free | 1 per G
Z2 | Glass Painters' Colony | Glasmalerkolonie | free | 1/2 per S, not rounded
Z3 | Masons' Brotherhood | Maurerbrüderschaft | free | 1 per B
)";

using Row = std::vector<std::string>;

std::vector<Row> Rows(const std::string& table) {
  std::vector<Row> rows;
  for (const std::string& line : RoadSplit(table, "\n")) {
    if (!line.empty()) {
      rows.push_back(RoadSplit(line, " | "));
    }
  }
  return rows;
}

void AddBuildings(std::vector<RoadBuilding>& list,
                  const std::string& table,
                  bool has_points) {
  for (const Row& row : Rows(table)) {
    RoadBuilding building;
    building.id = row.at(0);
    building.name = row.at(1);
    if (building.name.back() == '*') {
      building.first_set = true;
      building.name.pop_back();
    }
    building.german = row.at(2);
    building.cost = row.at(3);
    building.points = has_points ? std::stoi(row.at(4)) : 0;
    building.text = row.back();
    const std::string upgrade = "upgrade of ";
    if (building.text.starts_with(upgrade)) {
      building.site = building.text.substr(upgrade.size(), 2);
      building.text = RoadSplit(building.text, "; ").at(1);
    }
    list.push_back(building);
  }
}

std::vector<RoadBuilding> AllBuildings() {
  std::vector<RoadBuilding> list;
  AddBuildings(list, kProcessing, true);
  AddBuildings(list, kImmediate, true);
  AddBuildings(list, kScoring, false);
  AddBuildings(list, kPrinted, false);
  return list;
}

std::vector<RoadCard> AllCards() {
  std::vector<RoadCard> list;
  for (const Row& row : Rows(kCards)) {
    list.push_back({row.at(0)[0],
                    row.at(1),
                    row.at(2),
                    row.at(3),
                    {row.at(4), row.at(5)}});
  }
  return list;
}

}  // namespace

const std::vector<RoadCard>& RoadCards() {
  static const std::vector<RoadCard> kAll = AllCards();
  return kAll;
}

const RoadCard& RoadCardOf(char letter) {
  for (const RoadCard& card : RoadCards()) {
    if (card.letter == letter) {
      return card;
    }
  }
  throw std::logic_error(std::string("no such card: ") + letter);
}

const std::vector<RoadBuilding>& RoadBuildings() {
  static const std::vector<RoadBuilding> kAll = AllBuildings();
  return kAll;
}

const RoadBuilding& RoadBuildingOf(const std::string& id) {
  for (const RoadBuilding& building : RoadBuildings()) {
    if (building.id == id) {
      return building;
    }
  }
  throw std::logic_error("no such building: " + id);
}

bool RoadBefore(const std::string& one, const std::string& other) {
  return &RoadBuildingOf(one) < &RoadBuildingOf(other);
}

std::vector<std::string> RoadSplit(const std::string& text,
                                   const std::string& mark) {
  std::vector<std::string> parts;
  std::size_t start = 0;
  for (;;) {
    const std::size_t end = text.find(mark, start);
    parts.push_back(text.substr(start, end - start));
    if (end == std::string::npos) {
      return parts;
    }
    start = end + mark.size();
  }
}

std::string RoadJoin(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string& part : parts) {
    text += part;
  }
  return text;
}

std::vector<RoadAmount> RoadAmounts(const std::string& text) {
  std::vector<RoadAmount> amounts;
  if (text == "free" || text == "-") {
    return amounts;
  }
  for (const std::string& part : RoadSplit(text, " ")) {
    if (part.size() < 2 || std::isdigit(part[0]) == 0) {
      throw std::logic_error("not an amount: " + part);
    }
    amounts.push_back({part[0] - '0', part.substr(1)});
  }
  return amounts;
}

}  // namespace glazier::reference
