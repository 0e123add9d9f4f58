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

/// Legal moves after every line of so many moves; what is dealt in between is
/// drawn with the same numbers everywhere.
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
    {2, 0, {128, 14431, 6762976}}, {2, 21, {518, 250038, 124583558}},
    {3, 0, {128, 14431, 1429264}}, {3, 25, {659, 111353, 6428398}},
    {4, 0, {128, 14431, 1396000}}, {4, 34, {7, 40, 200}},
    {5, 0, {111, 13528, 1348912}}, {5, 43, {14, 49, 91}},
};

TEST_CASE("River perft: the engine's committed move counts") {
  for (const Counts& counts : kCounts) {
    const State state = TableOf(7, counts.players, counts.moves);
    CAPTURE(PositionText(state));
    for (std::size_t i = 0; i < 3; ++i) {
      CHECK(Perft(state, static_cast<int>(i) + 1) == counts.leaves.at(i));
    }
  }
}

struct GameOfSeed {
  std::size_t moves;
  std::vector<int> scores;
};

// Seeds 1 to 12, two to five players in turn, all random: what a bot prefers
// is no rule.
const std::vector<GameOfSeed> kGames = {
    {42, {-85, -47, -86}},           {47, {-75, -47, -39, -47}},
    {59, {-43, -32, -40, -32, -38}}, {40, {-121, -134}},
    {41, {-70, -53, -95}},           {47, {-33, -55, -27, -52}},
    {55, {-29, -9, -31, -15, -7}},   {42, {-90, -125}},
    {43, {-35, -68, -95}},           {46, {-52, -46, -71, -53}},
    {58, {-31, -53, -24, -58, -50}}, {40, {-155, -87}},
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
