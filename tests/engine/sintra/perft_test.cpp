// SPDX-License-Identifier: MIT
// Step counts to fixed depths, from the engine and from the reference, and
// whole games as fingerprints: any change of the rules shows here.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/table.hpp"
#include "tests/support/reference_bridge.hpp"

namespace glazier::sintra {
namespace {

// Steps at the depth are counted, not played; a line that reaches the end of
// its round counts as one.
std::uint64_t Perft(const State& state, int depth) {
  if (state.Turn() < 0) {
    return 1;
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

std::uint64_t Perft(const reference::Game& game, int depth) {
  if (game.RoundOver()) {
    return 1;
  }
  const std::vector<std::string> moves = game.LegalMoves();
  if (depth == 1) {
    return moves.size();
  }
  std::uint64_t leaves = 0;
  for (const std::string& move : moves) {
    reference::Game next = game;
    next.Play(move);
    leaves += Perft(next, depth - 1);
  }
  return leaves;
}

// The table of a seed after this many moves of sensible players.
State TableOf(std::uint64_t seed, Options options, int moves) {
  Table<State> table(
      options, seed,
      std::vector<Seat>(static_cast<std::size_t>(options.players)));
  GreedyBot<State> bot;
  for (int i = 0; i < moves; ++i) {
    table.Play(table.now().Turn(),
               bot.Choose(table.now(), table.now().Turn(),
                          BotLuck(seed, table.steps()), {}));
  }
  return table.now();
}

struct Counts {
  int players;
  Side side;
  int moves;  ///< played before
  std::vector<std::uint64_t> leaves;
};

const std::vector<Counts> kCounts = {
    {2, Side::kA, 0, {69, 4338, 138146, 3673137}},
    {2, Side::kA, 24, {59, 3460, 92959, 2306168}},
    {2, Side::kB, 0, {69, 4338, 138146, 3673443}},
    {2, Side::kB, 24, {59, 3460, 96676, 2398778}},
    {3, Side::kA, 0, {101, 9293, 900422, 39588893}},
    {3, Side::kA, 36, {91, 3851, 203167, 6307833}},
    {3, Side::kB, 0, {101, 9293, 900422, 39588893}},
    {3, Side::kB, 36, {91, 3939, 208309, 6516084}},
    {4, Side::kA, 0, {120, 13314, 1566945}},
    {4, Side::kA, 48, {23, 300, 3372, 33540}},
    {4, Side::kB, 0, {120, 13314, 1566945}},
    {4, Side::kB, 48, {38, 735, 13586, 235432}},
};

TEST_CASE("Perft: the engine's committed move counts") {
  for (const Counts& counts : kCounts) {
    const State state =
        TableOf(7, Options{counts.players, counts.side}, counts.moves);
    CAPTURE(PositionText(state));
    for (std::size_t i = 0; i < counts.leaves.size(); ++i) {
      CHECK(Perft(state, static_cast<int>(i) + 1) == counts.leaves[i]);
    }
  }
}

TEST_CASE("Perft: the reference counts the same, as deep as it is able") {
  constexpr std::uint64_t kMostLists = 4500;  // of moves, for the last level
  for (const Counts& counts : kCounts) {
    const State state =
        TableOf(7, Options{counts.players, counts.side}, counts.moves);
    const reference::Game game = ReferenceAt(state);
    CAPTURE(PositionText(state));
    for (std::size_t i = 0; i < 2 || (i == 2 && counts.leaves[1] < kMostLists);
         ++i) {
      CHECK(Perft(game, static_cast<int>(i) + 1) == counts.leaves[i]);
    }
  }
}

struct GameOfSeed {
  std::size_t moves;
  std::vector<int> scores;
};

// Seeds 1 to 20, two to four players and both sides in turn, greedy on even
// seats and random on odd ones.
const std::vector<GameOfSeed> kGames = {
    {100, {37, -99, 30}}, {117, {38, -93, 37, -90}},  {81, {32, -101}},
    {94, {11, -102, 27}}, {104, {-14, -66, 21, -61}}, {72, {31, -103}},
    {91, {26, -98, 50}},  {117, {40, -46, 47, -89}},  {74, {21, -77}},
    {93, {25, -46, 45}},  {111, {35, -92, 33, -101}}, {72, {41, -100}},
    {97, {28, -96, 34}},  {113, {40, -58, 11, -113}}, {79, {34, -49}},
    {95, {16, -70, 36}},  {116, {25, -71, 29, -66}},  {73, {37, -71}},
    {88, {4, -95, 9}},    {103, {25, -51, 19, -155}},
};

TEST_CASE("Fingerprints: the games of seeds 1 to 20") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const Options options{static_cast<int>(2 + seed % 3),
                          seed / 3 % 2 == 0 ? Side::kA : Side::kB};
    Table<State> table(
        options, seed,
        std::vector<Seat>(static_cast<std::size_t>(options.players)));
    GreedyBot<State> greedy;
    RandomBot<State> random;
    while (!table.Over()) {
      Bot<State>& bot = table.now().Turn() % 2 == 0
                            ? static_cast<Bot<State>&>(greedy)
                            : random;
      table.Play(table.now().Turn(),
                 bot.Choose(table.now(), table.now().Turn(),
                            BotLuck(seed, table.steps()), {}));
    }
    const GameOfSeed& expected = kGames.at(seed - 1);
    CHECK(table.steps() == expected.moves);
    for (int seat = 0; seat < options.players; ++seat) {
      CHECK(table.now().Score(seat) ==
            expected.scores.at(static_cast<std::size_t>(seat)));
    }
  }
}

}  // namespace
}  // namespace glazier::sintra
