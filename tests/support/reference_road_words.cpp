// SPDX-License-Identifier: MIT
// The reference game's decisions: every legal word and what it does. Building
// and immediate effects are in reference_road_effects.cpp.
#include <algorithm>
#include <cstddef>

#include "tests/support/reference_road.hpp"
#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

const int kRooferUses = 10;
const std::set<std::string> kTurns = {"turn", "gift", "last"};
const std::string kRepeat = "repeat: ";

// The two sides of a conversion or repetition.
std::string Price(const std::string& text) {
  return RoadSplit(text, " -> ").at(0);
}

std::string Return(const std::string& text) {
  return RoadSplit(text, " -> ").at(1);
}

}  // namespace

Road::Choices Road::AllChoices() const {
  const std::string& what = Now().what;
  if (what == "turn") {
    return TurnChoices();
  }
  if (what == "effect") {
    return EffectChoices();
  }
  if (what == "country") {
    return CountryChoices();
  }
  if (what == "tavern") {
    return TavernChoices();
  }
  if (what == "repeat") {
    return RepeatChoices();
  }
  if (what == "tile") {
    return TileChoices();
  }
  if (what == "gift") {
    return GiftChoices();
  }
  if (what == "last") {
    Choices choices;
    AddAnytime(choices);
    choices["."] = [](Road& road) { road.agenda_.pop_back(); };
    return choices;
  }
  return CardChoices();
}

// pick, lay, play, spare
Road::Choices Road::CardChoices() const {
  const Task task = Now();
  Choices choices;
  for (const RoadCard& each : RoadCards()) {
    const char card = each.letter;
    const bool in_hand = Look(task.seat).hand.contains(card);
    const bool legal =
        task.what == "pick" ? !in_hand && !blocked_.contains(card) : in_hand;
    if (!legal) {
      continue;
    }
    choices[std::string(1, card)] = [task, card](Road& road) {
      RoadSeat& seat = road.Arrange(task.seat);
      road.agenda_.pop_back();
      if (task.what == "pick") {
        seat.hand.insert(card);
        if (road.options_.players == 1) {
          road.chosen_.insert(card);
        }
        return;
      }
      seat.hand.erase(card);
      if (task.what == "lay") {
        seat.laid = card;
      } else {
        road.BeginCard(task.seat, card, false);
      }
    };
  }
  if (task.what == "spare") {
    choices["."] = [](Road& road) { road.agenda_.pop_back(); };
  }
  return choices;
}

// --- Anytime actions ---------------------------------------------------------

// Where on the agenda the turn, gift or last window is that goes on now.
std::size_t Road::TurnInProgress() const {
  std::size_t index = agenda_.size() - 1;
  while (!kTurns.contains(agenda_.at(index).what)) {
    index -= 1;
  }
  return index;
}

void Road::AddAnytime(Choices& choices) const {
  const int seat = Now().seat;
  for (const std::string& place : kRoadPlaces) {
    const std::string& content = Look(seat).At(place);
    if (RoadIsTile(content)) {
      choices["-" + place] = [seat, place](Road& road) {
        road.Arrange(seat).At(place) = "";
      };
    }
    if (content[0] == 'P') {
      AddTrades(choices, content);
    }
  }
}

// The conversions of a building, or its repetitions.
void Road::AddTrades(Choices& choices, const std::string& id) const {
  const int seat = Now().seat;
  std::string text = RoadBuildingOf(id).text;
  if (text.starts_with(kRepeat)) {
    text = text.substr(kRepeat.size());
  }
  if (id == "P6" && agenda_[TurnInProgress()].roofer >= kRooferUses) {
    return;
  }
  for (const RoadOutcome& paid : Look(seat).WaysToPay(Price(text))) {
    const std::string word = id + (paid.text.empty() ? "" : ":" + paid.text);
    if (id == "P16") {
      if (!paid.after.EmptyCells().empty()) {
        choices[word] = [seat, paid](Road& road) {
          road.Arrange(seat) = paid.after;
          road.Plan({{.what = "tile", .seat = seat}});
        };
      }
      continue;
    }
    for (const RoadOutcome& gain : paid.after.WaysToReceive(Return(text), "")) {
      choices[word + gain.text] = [seat, id, gain](Road& road) {
        road.Arrange(seat) = gain.after;
        if (id == "P6") {
          road.agenda_[road.TurnInProgress()].roofer += 1;
        }
        if (road.agenda_.back().what == "repeat" && id[0] == 'I') {
          road.agenda_.back().repeated = true;
        }
      };
    }
  }
}

Road::Choices Road::TileChoices() const {
  const int seat = Now().seat;
  Choices choices;
  for (const std::string& cell : Look(seat).EmptyCells()) {
    for (const auto& [letter, tile] : kRoadTiles) {
      choices["@" + cell + "=" + letter] = [seat, cell,
                                            name = tile](Road& road) {
        road.Arrange(seat).At(cell) = name;
        road.agenda_.pop_back();
      };
    }
  }
  return choices;
}

// --- Evaluating a card -------------------------------------------------------

Road::Choices Road::TurnChoices() const {
  const Task& task = Now();
  Choices choices;
  AddAnytime(choices);
  choices["."] = [](Road& road) { road.agenda_.pop_back(); };
  if (!task.paid) {
    AddEntry(choices);
    return choices;
  }
  const auto& actions = RoadCardOf(task.card).actions;
  const bool equal = actions[0] == actions[1];
  for (int number : {1, 2}) {
    const bool too_early = equal && number == 2 && !task.done.contains(1);
    if (!task.done.contains(number) && !too_early) {
      AddAction(choices, number);
    }
  }
  return choices;
}

void Road::AddEntry(Choices& choices) const {
  const int seat = Now().seat;
  const std::string& entry = RoadCardOf(Now().card).entry;
  const std::string price = entry == "a forest" ? "forest" : entry;
  for (const RoadOutcome& paid : Look(seat).WaysToPay(price)) {
    const std::string what = paid.text.empty() ? price.substr(1) : paid.text;
    choices["$" + what] = [seat, paid](Road& road) {
      road.Arrange(seat) = paid.after;
      road.Arrange(seat).Rotate();
      road.agenda_.back().paid = true;
    };
  }
}

void Road::AddAction(Choices& choices, int number) const {
  const int seat = Now().seat;
  const RoadSeat& player = Look(seat);
  const std::string& text =
      RoadCardOf(Now().card).actions.at(static_cast<std::size_t>(number - 1));
  const std::string start = std::to_string(number);
  const auto becomes = [seat, number](const RoadSeat& after) {
    return [seat, number, after](Road& road) {
      road.Arrange(seat) = after;
      road.agenda_.back().done.insert(number);
    };
  };
  if (text == "build") {
    AddBuilds(choices, number);
  } else if (text.starts_with("2 of one basic good")) {
    AddMayor(choices, number);
  } else if (text == "draw one building from each stack") {
    const bool any =
        std::any_of(stacks_.begin(), stacks_.end(),
                    [](const auto& stack) { return !stack.second.empty(); });
    if (any) {
      choices[start] = [seat, number](Road& road) {
        road.agenda_.back().done.insert(number);
        road.Plan({{.what = "lord", .seat = seat}});
      };
    }
  } else if (text == "pond" || text == "pit, grove or pond") {
    for (const std::string& cell : player.EmptyCells()) {
      for (const auto& [letter, tile] : kRoadTiles) {
        RoadSeat after = player;
        after.At(cell) = tile;
        if (text != "pond") {
          choices[RoadJoin({start, "@", cell, "=", {letter}})] = becomes(after);
        } else if (tile == "pond") {
          choices[RoadJoin({start, "@", cell})] = becomes(after);
        }
      }
    }
  } else if (text.find(" and ") != std::string::npos) {  // "pit and 1C"
    const auto parts = RoadSplit(text, " and ");
    for (const std::string& cell : player.EmptyCells()) {
      RoadSeat after = player;
      after.At(cell) = parts.at(0);
      for (const RoadOutcome& gain : after.WaysToReceive(parts.at(1), "")) {
        choices[RoadJoin({start, "@", cell, gain.text})] = becomes(gain.after);
      }
    }
  } else {
    for (const RoadOutcome& gain : player.WaysToReceive(text, "")) {
      if (gain.text != "+0") {
        choices[start + gain.text] = becomes(gain.after);
      }
    }
  }
}

// --- The Mayor ---------------------------------------------------------------

void Road::AddMayor(Choices& choices, int number) const {
  const int seat = Now().seat;
  const std::string units = options_.players == 1 ? "1" : "2";
  const std::string grant = units + " of one basic good";
  for (const RoadOutcome& gain : Look(seat).WaysToReceive(grant, "")) {
    if (gain.text == "+0") {
      continue;
    }
    const std::string good = RoadGoodOf(gain.text.substr(2));  // "+2FG"
    choices[std::to_string(number) + gain.text] = [seat, number, good,
                                                   gain](Road& road) {
      road.Arrange(seat) = gain.after;
      road.agenda_.back().done.insert(number);
      road.GiveToOthers(seat, good);
    };
  }
}

void Road::GiveToOthers(int seat, const std::string& good) {
  std::vector<Task> gifts;
  for (int other : Clockwise(seat)) {
    if (other != seat) {
      gifts.push_back({.what = "gift", .seat = other, .good = good});
    }
  }
  Plan(gifts);
}

Road::Choices Road::GiftChoices() const {
  const Task task = Now();
  Choices choices;
  AddAnytime(choices);
  for (const RoadOutcome& gain :
       Look(task.seat).WaysToReceive("1" + task.good, "")) {
    choices[gain.text] = [task, gain](Road& road) {
      road.Arrange(task.seat) = gain.after;
      road.agenda_.pop_back();
    };
  }
  return choices;
}

}  // namespace glazier::reference
