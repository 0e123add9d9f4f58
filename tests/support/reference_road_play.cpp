// SPDX-License-Identifier: MIT
#include "tests/support/reference_road_play.hpp"

#include <algorithm>
#include <cstddef>

#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

void Skip(Road& road) {
  if (road.AwaitsDeal()) {
    Rng rng(1);
    road.Deal(road.AnyDeal(rng));
  } else if (RoadLegal(road, ".")) {
    road.Play(".");
  } else if (RoadLegal(road, "+0")) {
    road.Play("+0");
  } else {
    road.Play(road.Words().front());
  }
}

}  // namespace

Road RoadWith(const RoadOptions& options,
              int first,
              const std::string& display) {
  Road road(options);
  road.Deal("set-up first=" + std::to_string(first) + " display=" + display);
  return road;
}

void RoadPlay(Road& road, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    road.Play(word);
  }
}

void RoadPick(Road& road, const std::vector<std::string>& letters) {
  while (road.State() == "pick") {
    const int seat = road.Turn();
    road.Play(std::string(
        1,
        letters.at(static_cast<std::size_t>(seat)).at(road.Hand(seat).size())));
  }
}

void RoadSkipTo(Road& road, const std::string& state) {
  while (road.State() != state) {
    Skip(road);
  }
}

void RoadSkipToPeriod(Road& road, int period) {
  while (road.period() != period || road.AwaitsDeal()) {
    Skip(road);
  }
}

bool RoadLegal(const Road& road, const std::string& word) {
  const std::vector<std::string> words = road.Words();
  return std::find(words.begin(), words.end(), word) != words.end();
}

Road RoadAlone(char card, const std::string& display) {
  Road road = RoadWith({.players = 2}, 0, display);
  // The first five cards for one, the last five for the other.
  std::string one;
  std::string other;
  for (const RoadCard& each : RoadCards()) {
    if (each.letter != card && one.size() < 4) {
      one += each.letter;
    } else if (each.letter != card && other.size() < 5) {
      other += each.letter;
    }
  }
  RoadPick(road, {card + one, other});
  road.Play(std::string(1, card));
  return road;
}

}  // namespace glazier::reference
