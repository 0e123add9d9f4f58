// SPDX-License-Identifier: MIT
// The position in plain lines, for line mode, pipes and screen readers.
#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/plain_lines.hpp"
#include "engine/road/position_words.hpp"
#include "engine/road/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::road {
namespace {

std::string DescribeWheels(const Estate& estate) {
  std::string text;
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    text += marker == kGlass ? "glass wheel " : "";
    text += marker == kBrick ? "  brick wheel " : "";
    text += ' ' + std::string(1, kGoodLetters[GoodOf(marker)]) +
            std::to_string(estate.goods.Of(marker));
  }
  return "  " + text + '\n';
}

/// Four rows with the sites before them.
std::string DescribeLand(const Land& land) {
  const std::string cells = LandText(land);
  std::string text = "       A B C D E\n";
  for (int row = 0; row < kRows; ++row) {
    text += "  " + std::to_string(row + 1) + ' ' +
            Pad(row < kSites ? IdText(land.building[SiteAt(row)]) : "", 3);
    for (int column = 0; column < kColumns; ++column) {
      text += ' ';
      text += cells[static_cast<std::size_t>(row * kColumns + column)];
    }
    text += '\n';
  }
  return text;
}

std::string DescribeBuilt(const Estate& estate) {
  std::vector<std::string> built;
  for (PlaceSet rest = estate.land.built & kAllCells; rest != 0;
       rest &= rest - 1) {
    const Place place = FirstOf(rest);
    const BuildingId id = estate.land.building[place];
    built.push_back(PlaceText(place) + ' ' + IdText(id) + ' ' +
                    BuildingName(id));
  }
  std::vector<std::string> own;
  estate.privates.ForEach([&own](BuildingId id) {
    own.push_back(IdText(id) + ' ' + BuildingName(id) + " (" +
                  std::string(kBuildings[id].cost_text) + ')');
  });
  std::string text = built.empty() ? "" : PlainList("built", built);
  return text + (own.empty() ? "" : PlainList("private", own));
}

std::string DescribeCards(const Estate& estate) {
  const Cards& cards = estate.cards;
  if (cards == Cards()) {
    return "";
  }
  std::vector<std::string> words;
  words.push_back(
      cards.hidden
          ? std::to_string(cards.count) + " in hand"
          : "hand " + (cards.hand == 0 ? "empty" : CardsText(cards.hand)));
  if (cards.HasLaid()) {
    words.push_back(cards.laid == Cards::kHidden
                        ? "one laid face down"
                        : std::string("laid ") + kCardLetters[cards.laid]);
  }
  if (cards.turned != 0) {
    words.push_back("played " + CardsText(cards.turned));
  }
  if (cards.notched != 0) {
    words.push_back("followed " + CardsText(cards.notched));
  }
  const auto ruled_out =
      static_cast<CardSet>(cards.absent & ~(cards.turned | cards.notched));
  if (cards.hidden && ruled_out != 0) {
    words.push_back("not in hand " + CardsText(ruled_out));
  }
  return PlainList("cards", words);
}

std::string DescribeDisplay(const State& state) {
  std::string text;
  for (int type = 0; type < kTypes; ++type) {
    std::vector<std::string> tiles;
    for (int at = 0; at < state.DisplayRow(); ++at) {
      const BuildingId id = state.Display(type, at);
      tiles.push_back(id == kNoBuilding
                          ? "gap"
                          : IdText(id) + ' ' + BuildingName(id) + " (" +
                                std::string(kBuildings[id].cost_text) + ')');
    }
    text += PlainList(
        std::string(1, kTypeLetters[static_cast<std::size_t>(type)]), tiles);
  }
  return text;
}

std::string Course(const State& state) {
  std::string text = "Period " + std::to_string(state.period()) + " of " +
                     std::to_string(state.options().periods);
  if (state.round() > 0) {
    text += ", round " + std::to_string(state.round());
  }
  const Evaluation& evaluation = state.evaluation();
  if (evaluation.card != kNoCard) {
    text += ", " + CardName(evaluation.card) + ": " +
            (evaluation.single ? "one action" : "both actions");
  }
  if (state.offer().good != kNoGood) {
    text += ", the Mayor offers " + std::string(kGoodNames[state.offer().good]);
  }
  return text + ".\n";
}

const std::string& NameOf(const std::vector<Seat>& seats, int seat) {
  return seats[static_cast<std::size_t>(seat)].name;
}

std::string DescribeSeat(const State& state,
                         int seat,
                         const std::vector<Seat>& seats) {
  const Estate& estate = state.estate(seat);
  return NameOf(seats, seat) + (state.Acting().Has(seat) ? " (to move)" : "") +
         (seat == state.first() && state.players() > 1 ? ", first" : "") +
         ": " + State::ScoreText(state.Score(seat)) + " points\n" +
         DescribeWheels(estate) + DescribeLand(estate.land) +
         DescribeBuilt(estate) + DescribeCards(estate);
}

}  // namespace

std::string Describe(const State& state,
                     int near,
                     const std::vector<Seat>& seats) {
  if (state.phase() == Phase::kSetup) {
    return "Nothing has been dealt yet.\n";
  }
  std::string text = state.Turn() == kNobody
                         ? "The game is over.\n"
                         : Course(state) + DescribeDisplay(state);
  const int from = std::max(near, 0);
  for (int i = 0; i < state.players(); ++i) {
    text += DescribeSeat(state, (from + i) % state.players(), seats);
  }
  return text;
}

std::string DescribePart(const State& state, std::string_view part, int seat) {
  if (part == "display") {
    return DescribeDisplay(state);
  }
  const Estate& estate = state.estate(seat);
  if (part == "wheels") {
    return DescribeWheels(estate);
  }
  if (part == "land") {
    return DescribeLand(estate.land);
  }
  if (part == "mine") {
    const std::string text = DescribeBuilt(estate);
    return text.empty() ? "  nothing built, nothing private\n" : text;
  }
  if (part == "cards") {
    const std::string text = DescribeCards(estate);
    return text.empty() ? "  no cards\n" : text;
  }
  return "";
}

Outcome<std::string> DescribeBuilding(std::string_view which) {
  std::string typed;
  for (const char letter : Trim(which).substr(0, 40)) {
    typed += Upper(letter);
  }
  const auto begins = [&typed](std::string_view name) {
    return typed.size() <= name.size() &&
           std::equal(typed.begin(), typed.end(), name.begin(),
                      [](char a, char b) { return a == Upper(b); });
  };
  std::vector<BuildingId> found;
  for (int type = 0; type < 4 && !typed.empty(); ++type) {
    for (int index = 0; index < (type < kTypes ? kOfType : kSites); ++index) {
      const BuildingId id = IdOf(type, index);
      if (IdText(id) == typed) {
        found = {id};
        type = 4;
        break;
      }
      if (begins(kBuildings[id].name)) {
        found.push_back(id);
      }
    }
  }
  if (found.empty()) {
    return Refusal{Quoted(which) + " is no building: type an id such as P15, " +
                   "or how its name begins"};
  }
  std::string text;
  for (const BuildingId id : found) {
    const Building& tile = kBuildings[id];
    const bool scores = TypeOf(id) >= 2;
    std::vector<std::string> words = {
        "cost " + std::string(tile.cost_text),
        scores ? "points " + std::string(tile.effect_text)
               : std::to_string(tile.points) +
                     (tile.points == 1 ? " point" : " points")};
    if (!scores) {
      words.emplace_back(tile.effect_text);
    }
    text +=
        IdText(id) + ' ' + std::string(tile.name) + '\n' + PlainList("", words);
  }
  return text;
}

std::optional<std::string> AnswerQuestion(const State& view,
                                          int seat,
                                          std::string_view question,
                                          std::string_view about) {
  if (question == "building") {
    const auto building = DescribeBuilding(about);
    return building ? *building : "No: " + building.why() + ".\n";
  }
  std::string part = DescribePart(view, question, seat);
  if (part.empty()) {
    return std::nullopt;
  }
  return part;
}

std::string_view Questions(const State& /*view*/) {
  return "wheels, land, display, mine (buildings), cards, building NAME";
}

std::string DescribeResult(const State& state, const std::vector<Seat>& seats) {
  std::string text = "Final scoring:\n";
  for (int seat = 0; seat < state.players(); ++seat) {
    const Estate& estate = state.estate(seat);
    text += NameOf(seats, seat) + ": " + State::ScoreText(state.Score(seat)) +
            " points\n";
    std::vector<std::string> parts;
    for (int i = 0; i < kPlaces; ++i) {
      // The sites first, as on the board.
      const auto place = static_cast<Place>((i + kCells) % kPlaces);
      const BuildingId id = estate.land.building[place];
      if (id != kNoBuilding) {
        parts.push_back(IdText(id) + ' ' + BuildingName(id) + ' ' +
                        State::ScoreText(estate.PointsAt(place)));
      }
    }
    text += PlainList("", parts);
  }
  return text + (state.players() == 1 ? "" : WinnersLine(state, seats));
}

std::string Legend(const State& /*state*/) {
  return "Goods: G glass, B brick; S sand, F food, K charcoal, A water, W "
         "wood, "
         "C\n"
         "clay. FG and KG are food and charcoal on the glass wheel, FB and KB "
         "on\n"
         "the brick wheel. Land: F forest, P pit, G grove, O pond, B "
         "building, .\n"
         "empty; cells A1 to E4, sites Z1 to Z3. Cards: L Feudal Lord, P Pit "
         "Worker,\n"
         "F Forester, D Pond Digger, R Rural Builder, M Mayor, B Master "
         "Builder, C\n"
         "Carpenter, S Slash-and-Burner, W Woodcutter, Y Clay Worker, G Fuel\n"
         "Gatherer, K Charcoal Burner, H Fish Farmer, A Water Carrier.\n"
         "Steps: F picks, lays or plays a card; several letters pick several. "
         "$FB or\n"
         "$D1 pays the entry cost; 1@C2+1W is action 1 with a cell and a gain; "
         "I21@C2\n"
         "builds; P10:KG+2FB converts; +2S takes; -C4 removes a tile; . ends. "
         "Without\n"
         "a gain the greatest is meant.\n";
}

}  // namespace glazier::road
