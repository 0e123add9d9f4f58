// SPDX-License-Identifier: MIT
// The reference game's building, and what a building does at once.
#include <algorithm>
#include <cstddef>

#include "tests/support/reference_road.hpp"
#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

const std::string kOnto = " onto every adjacent empty cell";
const std::string kRepeat = "repeat: ";
const std::string kTavern =
    "the immediate effect of one adjacent immediate building";
const std::string kCountry =
    "up to 2 equal landscape tiles onto adjacent empty cells";

std::vector<std::string> ImmediateBuildingsBeside(const RoadSeat& seat,
                                                  const std::string& place) {
  std::vector<std::string> places;
  for (const std::string& other : kRoadPlaces) {
    if (RoadAdjacent(place, other) && seat.At(other)[0] == 'I') {
      places.push_back(other);
    }
  }
  return places;
}

}  // namespace

// --- Building ----------------------------------------------------------------

void Road::AddBuilds(Choices& choices, int number) const {
  for (const std::string& id : display_) {
    if (!id.empty()) {
      AddBuild(choices, number, id);
    }
  }
  for (const std::string& id : Look(Now().seat).unbuilt) {
    AddBuild(choices, number, id);
  }
}

void Road::AddBuild(Choices& choices, int number, const std::string& id) const {
  const int seat = Now().seat;
  const RoadBuilding& building = RoadBuildingOf(id);
  std::vector<std::string> places = Look(seat).EmptyCells();
  if (!building.site.empty()) {
    const bool printed = Look(seat).At(building.site) == building.site;
    places.clear();
    if (printed) {
      places.push_back(building.site);
    }
  }
  for (const std::string& place : places) {
    for (const RoadOutcome& paid : Look(seat).WaysToPayCost(building.cost)) {
      const std::string source = paid.text.empty() ? "" : ":" + paid.text;
      choices[RoadJoin({id, "@", place, source})] = [seat, number, id, place,
                                                     paid](Road& road) {
        RoadSeat& player = road.Arrange(seat);
        player = paid.after;
        player.Rotate();
        std::erase(player.unbuilt, id);
        std::replace(road.display_.begin(), road.display_.end(), id,
                     std::string());
        player.At(place) = id;
        road.agenda_.back().done.insert(number);
        road.StartEffect(seat, id, place);
      };
    }
  }
}

// --- Immediate effects -------------------------------------------------------

void Road::StartEffect(int seat,
                       const std::string& id,
                       const std::string& place) {
  if (id[0] != 'I') {
    return;
  }
  RoadSeat& player = Arrange(seat);
  const std::string& text = RoadBuildingOf(id).text;
  Task task = {.what = "", .seat = seat, .building = id, .place = place};
  if (text.ends_with(kOnto)) {
    for (const std::string& cell : player.EmptyCellsBeside(place)) {
      player.At(cell) = RoadSplit(text, kOnto).at(0);
    }
    return;
  }
  if (text == kCountry) {
    task.what = "country";
  } else if (text == kTavern) {
    task.what = "tavern";
  } else if (text.starts_with(kRepeat)) {
    task.what = "repeat";
  } else {
    task.what = "effect";
  }
  // Asked only if there is more to say than that nothing happens.
  Plan({task});
  std::vector<std::string> words = Words();
  std::erase_if(words, [](const std::string& word) {
    return word == "." || word == "+0";
  });
  if (words.empty()) {
    agenda_.pop_back();
  }
}

Road::Choices Road::EffectChoices() const {
  const Task task = Now();
  Choices choices;
  const std::string& text = RoadBuildingOf(task.building).text;
  for (const RoadOutcome& gain :
       Look(task.seat).WaysToReceive(text, task.place)) {
    choices[gain.text] = [task, gain](Road& road) {
      road.Arrange(task.seat) = gain.after;
      road.agenda_.pop_back();
    };
  }
  return choices;
}

Road::Choices Road::CountryChoices() const {
  const Task task = Now();
  const auto cells = Look(task.seat).EmptyCellsBeside(task.place);
  std::vector<std::vector<std::string>> lists;
  for (std::size_t one = 0; one < cells.size(); ++one) {
    lists.push_back({cells[one]});
    for (std::size_t other = one + 1; other < cells.size(); ++other) {
      lists.push_back({cells[one], cells[other]});
    }
  }
  Choices choices;
  choices["."] = [](Road& road) { road.agenda_.pop_back(); };
  for (const auto& list : lists) {
    for (const auto& [letter, tile] : kRoadTiles) {
      const std::string word = "@" + list.front() +
                               (list.size() == 2 ? "," + list.back() : "") +
                               "=" + letter;
      choices[word] = [task, list, name = tile](Road& road) {
        for (const std::string& cell : list) {
          road.Arrange(task.seat).At(cell) = name;
        }
        road.agenda_.pop_back();
      };
    }
  }
  return choices;
}

Road::Choices Road::TavernChoices() const {
  const Task task = Now();
  Choices choices;
  for (const std::string& place :
       ImmediateBuildingsBeside(Look(task.seat), task.place)) {
    const std::string id = Look(task.seat).At(place);
    choices[id] = [task, id, place](Road& road) {
      road.agenda_.pop_back();
      road.StartEffect(task.seat, id, place);
    };
  }
  return choices;
}

Road::Choices Road::RepeatChoices() const {
  Choices choices;
  choices["."] = [](Road& road) { road.agenda_.pop_back(); };
  if (Now().repeated) {
    AddAnytime(choices);
  }
  AddTrades(choices, Now().building);
  return choices;
}

}  // namespace glazier::reference
