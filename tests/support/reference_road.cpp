// SPDX-License-Identifier: MIT
// The reference game of Glass Road: the course from the set-up to the score.
#include "tests/support/reference_road.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

const std::set<std::string> kQuestions = {
    "pick",    "lay",    "play",   "spare", "turn", "effect",
    "country", "tavern", "repeat", "tile",  "gift", "last"};
const std::set<std::string> kDeals = {"set-up", "refill", "lord", "card"};
const int kCardsInHand = 5;
const std::vector<int> kSoloCards = {3, 4, 5, 6, 3, 4, 5};
const int kRounds = 3;
const std::size_t kNotches = 2;

void Require(bool condition, const std::string& complaint) {
  if (!condition) {
    throw std::logic_error(complaint);
  }
}

}  // namespace

Road::Road(const RoadOptions& options) : options_(options) {
  const int players = options.players;
  Require(players >= 1 && players <= 4, "1 to 4 players");
  Require(players == 1 ? options.periods == 7
                       : options.periods == 4 || options.periods == 5,
          "4 or 5 periods, alone 7");
  seats_.resize(static_cast<std::size_t>(players));
  for (const RoadBuilding& building : RoadBuildings()) {
    if (building.id[0] != 'Z') {
      stacks_[building.id[0]].insert(building.id);
    }
  }
  display_.resize(3 * RowLength());
  Plan({{.what = "set-up"}, {.what = "begin period"}});
}

bool Road::AwaitsDeal() const {
  return !Over() && kDeals.contains(Now().what);
}

int Road::Turn() const {
  Require(!Over(), "the game is over");
  return Now().seat;
}

std::string Road::State() const {
  if (Over()) {
    return "over";
  }
  return AwaitsDeal() ? "deal" : Now().what;
}

std::vector<std::string> Road::Words() const {
  Require(!Over() && !AwaitsDeal(), "nobody is asked");
  std::vector<std::string> words;
  for (const auto& [word, effect] : AllChoices()) {
    words.push_back(word);
  }
  return words;
}

void Road::Play(const std::string& word) {
  Require(!Over() && !AwaitsDeal(), "nobody is asked");
  const Choices choices = AllChoices();
  const auto found = choices.find(word);
  Require(found != choices.end(), "not legal: " + word);
  found->second(*this);
  Run();
}

const RoadSeat& Road::Look(int seat) const {
  return seats_.at(static_cast<std::size_t>(seat));
}

RoadSeat& Road::Arrange(int seat) {
  return seats_.at(static_cast<std::size_t>(seat));
}

std::string Road::Land(int seat) const {
  std::string letters;
  for (const std::string& place : kRoadPlaces) {
    const std::string& content = Look(seat).At(place);
    if (place[0] == 'Z') {
      break;
    }
    if (content.empty()) {
      letters += '.';
    } else if (content.starts_with("forest")) {
      letters += 'F';
    } else if (RoadIsBuilding(content)) {
      letters += 'B';
    }
    for (const auto& [letter, tile] : kRoadTiles) {
      if (content == tile) {
        letters += letter;
      }
    }
  }
  return letters;
}

std::map<std::string, int> Road::HalfPoints(int seat) const {
  std::map<std::string, int> points;
  for (const std::string& place : kRoadPlaces) {
    if (RoadIsBuilding(Look(seat).At(place))) {
      points[Look(seat).At(place)] = Look(seat).HalfPoints(place);
    }
  }
  return points;
}

int Road::Score(int seat) const {
  int sum = 0;
  for (const auto& [id, points] : HalfPoints(seat)) {
    sum += points;
  }
  return sum;
}

int Road::Buildings(int seat) const {
  const std::string land = Land(seat);
  return static_cast<int>(std::count(land.begin(), land.end(), 'B'));
}

std::vector<int> Road::Clockwise(int from) const {
  std::vector<int> seats;
  seats.reserve(seats_.size());
  for (int step = 0; step < options_.players; ++step) {
    seats.push_back((from + step) % options_.players);
  }
  return seats;
}

// --- The agenda --------------------------------------------------------------

// The first of these tasks comes next.
void Road::Plan(const std::vector<Task>& tasks) {
  agenda_.insert(agenda_.end(), tasks.rbegin(), tasks.rend());
}

bool Road::IsOver(const Task& task) const {
  return task.what == "turn" && task.done.size() == (task.both ? 2 : 1);
}

// Continues until a seat is asked or chance is to act.
void Road::Run() {
  while (!Over()) {
    const Task task = Now();
    if (IsOver(task)) {
      agenda_.pop_back();
    } else if (kQuestions.contains(task.what) || kDeals.contains(task.what)) {
      return;
    } else {
      agenda_.pop_back();
      Step(task);
    }
  }
}

void Road::Step(const Task& task) {
  if (task.what == "begin period") {
    BeginPeriod();
  } else if (task.what == "turn up") {
    const char card = Look(task.seat).laid;
    Arrange(task.seat).laid = '\0';
    BeginCard(task.seat, card, false);
  } else if (task.what == "alternate") {
    Alternate(task.seat);
  } else if (task.what == "card over") {
    followers_.clear();
  } else if (task.what == "end period") {
    EndPeriod();
  } else if (task.what == "pass first player") {
    PassFirstPlayer();
  } else {
    throw std::logic_error("no such task: " + task.what);
  }
}

// --- Periods -----------------------------------------------------------------

void Road::BeginPeriod() {
  const bool solo = options_.players == 1;
  const int cards = solo ? kSoloCards.at(static_cast<std::size_t>(period_ - 1))
                         : kCardsInHand;
  std::vector<Task> tasks;
  for (int seat : Clockwise(first_)) {
    for (int card = 0; card < cards; ++card) {
      tasks.push_back({.what = "pick", .seat = seat});
    }
  }
  if (solo) {
    for (int left = cards; left > 2; --left) {
      tasks.push_back({.what = "card"});
    }
    tasks.push_back({.what = "play"});
  } else if (options_.players == 2) {
    tasks.push_back({.what = "alternate", .seat = first_});
  } else {
    for (int round = 1; round <= kRounds; ++round) {
      for (const char* what : {"lay", "turn up"}) {
        for (int seat : Clockwise(first_)) {
          tasks.push_back({.what = what, .seat = seat});
        }
      }
    }
  }
  tasks.push_back({.what = "end period"});
  Plan(tasks);
}

// Two players: the seat plays a card, unless a hand is empty.
void Road::Alternate(int seat) {
  const int other = 1 - seat;
  if (!Look(seat).hand.empty() && !Look(other).hand.empty()) {
    Plan(
        {{.what = "play", .seat = seat}, {.what = "alternate", .seat = other}});
    return;
  }
  for (int owner : {seat, other}) {
    Require(Look(owner).hand.size() <= 3, "more than three cards are left");
    if (Look(owner).hand.size() == 3) {
      Plan({{.what = "spare", .seat = owner}});
    }
  }
}

void Road::BeginCard(int seat, char card, bool drawn) {
  followers_.clear();
  for (int other : Clockwise(seat)) {
    RoadSeat& player = Arrange(other);
    if (other != seat && player.hand.contains(card) &&
        player.notches.size() < kNotches) {
      player.hand.erase(card);
      player.notches.insert(card);
      followers_.push_back(other);
    }
  }
  Task turn = {.what = "turn", .seat = seat, .card = card};
  turn.both = followers_.empty() && !drawn;
  turn.paid = RoadCardOf(card).entry == "-";
  std::vector<Task> tasks = {turn};
  for (int follower : followers_) {
    turn.seat = follower;
    tasks.push_back(turn);
  }
  tasks.push_back({.what = "card over"});
  Plan(tasks);
}

void Road::EndPeriod() {
  for (RoadSeat& seat : seats_) {
    seat.hand.clear();
    seat.notches.clear();
  }
  blocked_ = chosen_;
  chosen_.clear();
  if (period_ == options_.periods) {
    std::vector<Task> tasks;
    for (int seat : Clockwise(first_)) {
      tasks.push_back({.what = "last", .seat = seat});
    }
    Plan(tasks);
    return;
  }
  Plan({{.what = "pass first player"}, {.what = "begin period"}});
  if (!GapsToFill().empty()) {
    Plan({{.what = "refill", .seat = first_}});
  }
}

void Road::PassFirstPlayer() {
  period_ += 1;
  const int old = first_;
  const std::vector<int> candidates = Clockwise((old + 1) % options_.players);
  first_ = candidates.front();
  const bool fewest = (period_ == 4 && options_.players == 3) ||
                      (period_ == 5 && options_.players != 1);
  if (!fewest) {
    return;
  }
  // The old first player is the last of the candidates.
  for (int seat : candidates) {
    const bool excluded = period_ == 5 && options_.players == 3 && seat == old;
    if (!excluded && Buildings(seat) < Buildings(first_)) {
      first_ = seat;
    }
  }
}

}  // namespace glazier::reference
