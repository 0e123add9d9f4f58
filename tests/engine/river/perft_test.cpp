// SPDX-License-Identifier: MIT
// Step counts and whole games as fingerprints: any change of the rules shows.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"
#include "engine/river/words.hpp"
#include "engine/table/table.hpp"

namespace glazier::river {
namespace {

/// Legal steps after every sequence of this many steps; the deals in between
/// use the same numbers everywhere.
std::uint64_t Perft(const State& state, int depth) {
  if (state.Turn() == kNobody) {
    return 1;
  }
  if (state.Turn() == kDealer) {
    State next = state;
    Rng rng(99);
    next.Apply(next.Draw(rng));
    return Perft(next, depth);
  }
  const int count = state.CountSteps();
  if (depth == 1) {
    return static_cast<std::uint64_t>(count);
  }
  std::uint64_t leaves = 0;
  for (int n = 0; n < count; ++n) {
    State next = state;
    next.Play(next.Turn(), state.NthStep(n));
    leaves += Perft(next, depth - 1);
  }
  return leaves;
}

State TableOf(std::uint64_t seed, int players, int moves) {
  Table<State> table(Options{players}, seed,
                     std::vector<Seat>(static_cast<std::size_t>(players)));
  RandomBot<State> bot;
  for (int i = 0; i < moves && !table.Over(); ++i) {
    table.Play(table.now().Turn(),
               bot.Choose(table.now(), table.now().Turn(),
                          BotLuck(seed, table.steps()), {}));
  }
  return table.now();
}

struct Counts {
  int players;
  int moves;  ///< played before
  std::vector<std::uint64_t> leaves;
};

const std::vector<Counts> kCounts = {
    {2, 0, {20, 121, 736, 5116}}, {2, 21, {21, 208, 1649, 11972}},
    {3, 0, {20, 121, 761, 5301}}, {3, 25, {6, 48, 576, 8065}},
    {4, 0, {20, 121, 761, 5321}}, {4, 34, {24, 178, 1567, 9893}},
    {5, 0, {10, 121, 587, 6461}}, {5, 43, {9, 77, 718, 6085}},
};

TEST_CASE("River perft: the engine's committed move counts") {
  for (const Counts& counts : kCounts) {
    const State state = TableOf(7, counts.players, counts.moves);
    CAPTURE(PositionText(state));
    for (std::size_t i = 0; i < counts.leaves.size(); ++i) {
      CHECK(Perft(state, static_cast<int>(i) + 1) == counts.leaves.at(i));
    }
  }
}

struct GameOfSeed {
  std::size_t moves;
  std::vector<int> scores;
};

// Seeds 1 to 12, two to five players in turn, all random: the preferences of a
// bot are not rules.
const std::vector<GameOfSeed> kGames = {
    {62, {35, 54, 7}},
    {72, {45, 44, 14, 76}},
    {113, {47, 12, 33, 29, -12}},
    {48, {48, 44}},
    {59, {43, 18, 0}},
    {88, {49, 9, 37, 33}},
    {84, {22, 24, 41, 31, 34}},
    {44, {13, 18}},
    {46, {46, 18, 52}},
    {68, {27, -2, 25, 21}},
    {102, {-22, 9, 77, 27, 12}},
    {49, {34, -9}},
};

TEST_CASE("River fingerprints: the games of seeds 1 to 12") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CAPTURE(seed);
    const int players = static_cast<int>(2 + seed % 4);
    Table<State> table(Options{players}, seed,
                       std::vector<Seat>(static_cast<std::size_t>(players)));
    RandomBot<State> bot;
    while (!table.Over()) {
      table.Play(table.now().Turn(),
                 bot.Choose(table.now(), table.now().Turn(),
                            BotLuck(seed, table.steps()), {}));
    }
    std::vector<int> scores;
    for (int seat = 0; seat < players; ++seat) {
      scores.push_back(table.now().Score(seat));
    }
    CHECK(table.steps() == kGames.at(seed - 1).moves);
    CHECK(scores == kGames.at(seed - 1).scores);
  }
}

}  // namespace
}  // namespace glazier::river
