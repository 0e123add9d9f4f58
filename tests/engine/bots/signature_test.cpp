// SPDX-License-Identifier: MIT
// The choices of the searches as one number per game: a change that only
// improves speed leaves these numbers alone. A change of how a game is played
// gets a new one, with a match that shows its gain.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include "engine/bots/levels.hpp"
#include "engine/river/words.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {
namespace {

/// FNV-1a.
std::uint64_t Signature(const std::string& text) {
  std::uint64_t signature = 0xCBF29CE484222325;
  for (const char letter : text) {
    signature = (signature ^ static_cast<std::uint8_t>(letter)) * 0x100000001B3;
  }
  return signature;
}

/// Positions from the opening to the end, each after more random steps and
/// with more to think about: move, value, depth and positions looked at.
template <SearchableGame G>
std::string Thoughts(const typename G::Options& options) {
  std::string thoughts;
  constexpr int kPositions = 12;
  Searcher<G> searcher(14);
  for (int i = 0; i < kPositions; ++i) {
    G position(options);
    Rng rng(static_cast<std::uint64_t>(i));
    int steps = 6 * i;
    while (position.Turn() == kDealer ||
           (position.Turn() != kNobody && steps > 0)) {
      steps -= position.RandomStep(rng) ? 1 : 0;
    }
    if (position.Turn() == kNobody) {
      continue;
    }
    const auto budget =
        Budget::Nodes(1'000 * static_cast<std::uint64_t>(1 + i));
    const auto thought = searcher.Think(position, budget, {});
    thoughts += StepText(thought.move) + ' ' + std::to_string(thought.value) +
                ' ' + std::to_string(thought.depth) + ' ' +
                std::to_string(thought.nodes) + '\n';
  }
  return thoughts;
}

TEST_CASE("Signature: Sintra's search chooses what it always chose") {
  std::string thoughts;
  for (int players = 2; players <= 4; ++players) {
    for (const sintra::Side side : {sintra::Side::kA, sintra::Side::kB}) {
      thoughts += Thoughts<sintra::State>({players, side});
    }
  }
  CAPTURE(thoughts);
  CHECK(Signature(thoughts) == 13119643887695130913U);
}

TEST_CASE("Signature: River Valley's search chooses what it always chose") {
  std::string thoughts;
  for (int players = 2; players <= 5; ++players) {
    thoughts += Thoughts<river::State>({players});
  }
  CAPTURE(thoughts);
  CHECK(Signature(thoughts) == 856075614430926655U);
}

}  // namespace
}  // namespace glazier
