// SPDX-License-Identifier: MIT
// The reference game's chance: the three stacks, and the solo player's cards.
#include <algorithm>
#include <cstddef>
#include <stdexcept>

#include "tests/support/reference_road.hpp"
#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

const std::string kTypes = "PIV";

void Require(bool condition, const std::string& complaint) {
  if (!condition) {
    throw std::logic_error(complaint);
  }
}

std::string Joined(const std::vector<std::string>& ids,
                   const std::string& mark) {
  std::string text;
  for (const std::string& id : ids) {
    text += (text.empty() ? "" : mark) + id;
  }
  return text;
}

template <typename List>
auto Any(const List& list, Rng& rng) {
  return list.at(rng.Below(static_cast<std::uint32_t>(list.size())));
}

}  // namespace

std::size_t Road::RowLength() const {
  return options_.players == 4 && !options_.first_set ? 5 : 4;
}

// What may be on top of a stack. In the first-game set the starred tiles come
// before all others.
std::vector<std::string> Road::Drawable(char type) const {
  const std::set<std::string>& stack = stacks_.at(type);
  std::vector<std::string> starred;
  for (const std::string& id : stack) {
    if (RoadBuildingOf(id).first_set) {
      starred.push_back(id);
    }
  }
  if (options_.first_set && !starred.empty()) {
    return starred;
  }
  return {stack.begin(), stack.end()};
}

std::string Road::Draw(char type, Rng& rng) {
  std::string id = Any(Drawable(type), rng);
  Take(id);
  return id;
}

void Road::Take(const std::string& id) {
  const std::vector<std::string> possible = Drawable(id.at(0));
  Require(std::find(possible.begin(), possible.end(), id) != possible.end(),
          "cannot be drawn: " + id);
  stacks_.at(id[0]).erase(id);
}

// Rows P, I, V, gaps from the left; as many as the stack of the row can fill.
std::vector<std::size_t> Road::GapsToFill() const {
  std::vector<std::size_t> gaps;
  for (std::size_t row = 0; row < kTypes.size(); ++row) {
    std::size_t left = stacks_.at(kTypes[row]).size();
    for (std::size_t column = 0; column < RowLength(); ++column) {
      const std::size_t place = row * RowLength() + column;
      if (display_.at(place).empty() && left > 0) {
        gaps.push_back(place);
        left -= 1;
      }
    }
  }
  return gaps;
}

std::string Road::AnyDeal(Rng& rng) const {
  Require(AwaitsDeal(), "nothing is to be dealt");
  Road copy = *this;
  const std::string& what = Now().what;
  std::vector<std::string> ids;
  if (what == "card") {
    const std::set<char>& hand = Look(0).hand;
    return std::string("card ") +
           Any(std::string(hand.begin(), hand.end()), rng);
  }
  if (what == "lord") {
    for (char type : kTypes) {
      if (!stacks_.at(type).empty()) {
        ids.push_back(copy.Draw(type, rng));
      }
    }
    return "lord " + Joined(ids, " ");
  }
  for (std::size_t place : GapsToFill()) {
    ids.push_back(copy.Draw(kTypes[place / RowLength()], rng));
  }
  if (what == "refill") {
    return "refill " + Joined(ids, " ");
  }
  const auto first = rng.Below(static_cast<std::uint32_t>(options_.players));
  return "set-up first=" + std::to_string(first) +
         " display=" + Joined(ids, ",");
}

void Road::Deal(const std::string& text) {
  Require(AwaitsDeal(), "nothing is to be dealt");
  Road after = *this;  // a wrong deal changes nothing
  after.ApplyDeal(text);
  *this = after;
  Run();
}

void Road::ApplyDeal(const std::string& text) {
  const Task task = Now();
  std::vector<std::string> words = RoadSplit(text, " ");
  Require(words.size() > 1 && words[0] == task.what, "not due: " + text);
  words.erase(words.begin());
  agenda_.pop_back();
  if (task.what == "card") {
    const char card = words.at(0).at(0);
    Require(Arrange(0).hand.erase(card) == 1, "not in hand: " + text);
    BeginCard(0, card, true);
  } else if (task.what == "lord") {
    std::string types;
    for (const std::string& id : words) {
      types += id.at(0);
    }
    std::string due;
    for (char type : kTypes) {
      due += stacks_.at(type).empty() ? "" : std::string(1, type);
    }
    Require(types == due, "one of each stack: " + text);
    std::vector<std::string>& unbuilt = Arrange(task.seat).unbuilt;
    for (const std::string& id : words) {
      Take(id);
      unbuilt.push_back(id);
    }
    std::sort(unbuilt.begin(), unbuilt.end(), RoadBefore);
  } else {
    if (task.what == "set-up") {
      first_ = std::stoi(RoadSplit(words.at(0), "=").at(1));
      Require(first_ >= 0 && first_ < options_.players, "no such seat");
      words = RoadSplit(RoadSplit(words.at(1), "=").at(1), ",");
    }
    const std::vector<std::size_t> gaps = GapsToFill();
    Require(gaps.size() == words.size(), "a tile for every gap: " + text);
    for (std::size_t i = 0; i < gaps.size(); ++i) {
      Require(words[i].at(0) == kTypes[gaps[i] / RowLength()],
              "not of this row: " + words[i]);
      Take(words[i]);
      display_.at(gaps[i]) = words[i];
    }
  }
}

}  // namespace glazier::reference
