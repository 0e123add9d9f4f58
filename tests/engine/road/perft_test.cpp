// SPDX-License-Identifier: MIT
// Step counts as fingerprints: any change of the rules shows. The engine and
// the slow reference walk the same trees.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/road/state.hpp"
#include "tests/engine/road/road_positions.hpp"
#include "tests/support/reference_road.hpp"

namespace glazier::road {
namespace {

constexpr const char* kDisplay =
    "display=P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28";

/// Sequences of that many words; one that ends early, before chance or because
/// another seat is asked, counts as one.
std::uint64_t Perft(const State& state, int seat, int depth) {
  if (state.Turn() != seat) {
    return 1;
  }
  const int count = state.CountSteps();
  if (depth == 1) {
    return static_cast<std::uint64_t>(count);
  }
  std::uint64_t leaves = 0;
  for (int n = 0; n < count; ++n) {
    State next = state;
    next.Play(seat, state.NthStep(n));
    leaves += Perft(next, seat, depth - 1);
  }
  return leaves;
}

std::uint64_t Perft(const reference::Road& road, int seat, int depth) {
  if (road.Over() || road.AwaitsDeal() || road.Turn() != seat) {
    return 1;
  }
  const auto words = road.Words();
  if (depth == 1) {
    return words.size();
  }
  std::uint64_t leaves = 0;
  for (const std::string& word : words) {
    reference::Road next = road;
    next.Play(word);
    leaves += Perft(next, seat, depth - 1);
  }
  return leaves;
}

/// Seat 1 is about to evaluate a card that seat 2 has not picked.
std::vector<std::string> Opening(char card) {
  std::vector<std::string> words;
  for (const char letter : std::string(kCardLetters)) {
    if (letter != card && words.size() < 4) {
      words.emplace_back(1, letter);
    }
  }
  words.emplace_back(1, card);
  std::size_t picked = 0;
  for (auto letter = kCardLetters.rbegin();
       letter != kCardLetters.rend() && picked < 5; ++letter) {
    if (*letter != card) {
      words.emplace_back(1, *letter);
      ++picked;
    }
  }
  words.emplace_back(1, card);
  return words;
}

struct Counts {
  char card;
  std::vector<std::uint64_t> leaves;
};

const std::vector<Counts> kCounts = {
    {'L', {11, 86, 542, 2732}},    {'P', {15, 193, 1837, 13157}},
    {'F', {17, 235, 2309, 16841}}, {'D', {13, 139, 1171, 7731}},
    {'R', {29, 484, 6987, 80685}}, {'M', {39, 595, 7455, 74913}},
    {'B', {9, 95, 1301, 20887}},   {'C', {13, 313, 5623, 73253}},
    {'S', {13, 163, 1879, 17215}}, {'W', {13, 127, 1021, 6745}},
    {'Y', {8, 52, 302, 1574}},     {'G', {8, 60, 482, 3698}},
    {'K', {8, 56, 409, 2959}},     {'H', {8, 58, 436, 3052}},
    {'A', {9, 83, 843, 7563}},
};

TEST_CASE("Road perft: each card at the start, engine and reference") {
  for (const Counts& counts : kCounts) {
    CAPTURE(counts.card);
    State state(Options{2});
    state = After(state, {std::string("set-up first=1 ") + kDisplay});
    reference::Road road({2, false, 4});
    road.Deal(std::string("set-up first=0 ") + kDisplay);
    for (const std::string& word : Opening(counts.card)) {
      state = After(state, {word});
      road.Play(word);
    }
    for (std::size_t i = 0; i < counts.leaves.size(); ++i) {
      const int depth = static_cast<int>(i) + 1;
      CHECK(Perft(state, 0, depth) == counts.leaves[i]);
      if (depth <= 2) {
        CHECK(Perft(road, 0, depth) == counts.leaves[i]);
      }
    }
  }
}

}  // namespace
}  // namespace glazier::road
