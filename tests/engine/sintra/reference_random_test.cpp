// SPDX-License-Identifier: MIT
// Random play of the reference game: known averages, the panes that never get
// lost, and the longest a game can be.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/reference_tables.hpp"

namespace glazier::reference {
namespace {

// SplitMix64, small enough to need no test of its own here.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::size_t Below(std::size_t limit) {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t bits = state_;
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return static_cast<std::size_t>((bits ^ (bits >> 31U)) % limit);
  }

  // Takes one element out of a string or vector.
  template <typename Heap>
  auto Draw(Heap& heap) {
    const std::size_t index = Below(heap.size());
    auto drawn = heap[index];
    heap.erase(heap.begin() + static_cast<std::ptrdiff_t>(index));
    return drawn;
  }

 private:
  std::uint64_t state_;
};

Words ShuffledStrips(Random& random, Words in_order) {
  Words shuffled;
  while (!in_order.empty()) {
    const std::string text = random.Draw(in_order);
    const bool joker = text.find('?') != std::string::npos;
    const bool turn = !joker && random.Below(2) == 1;
    shuffled.push_back(turn ? text.substr(6) + "/" + text.substr(0, 5) : text);
  }
  return shuffled;
}

Setup RandomSetup(Random& random, int players, char side) {
  Setup setup = PlainSetup(players, side);
  std::string colours = "OPYBG";
  setup.bonus.clear();
  while (!colours.empty()) {
    setup.bonus += random.Draw(colours);
  }
  std::string bag;
  for (char colour : setup.bonus) {
    bag += std::string(19, colour);
  }
  setup.bonus.insert(setup.bonus.begin(), random.Draw(bag));
  for (Words& strips : setup.strips) {
    strips = ShuffledStrips(random, strips);
  }
  setup.first = static_cast<int>(random.Below(setup.strips.size()));
  return setup;
}

Words DrawFactories(Random& random, const Position& table) {
  std::string bag = table.bag;
  std::string tower = table.tower;
  Words factories(table.factories.size());
  for (std::string& factory : factories) {
    while (factory.size() < 4 && !(bag.empty() && tower.empty())) {
      if (bag.empty()) {
        std::swap(bag, tower);
      }
      factory += random.Draw(bag);
    }
  }
  return factories;
}

std::size_t PanesOf(const std::string& heap) {
  std::size_t panes = 0;
  for (char space : heap) {
    panes += space == '.' ? 0U : 1U;
  }
  return panes;
}

std::size_t PanesInPlay(const Position& table) {
  std::size_t panes = table.bag.size() + table.tower.size() +
                      table.bonus.size() + table.centre.size();
  for (const std::string& factory : table.factories) {
    panes += factory.size();
  }
  for (const Player& player : table.players) {
    for (const Strip& strip : player.strips) {
      panes += PanesOf(strip.panes);
    }
    for (const Window& window : player.windows) {
      panes += PanesOf({window.top, window.bottom});
    }
  }
  return panes;
}

// What is counted over one or many games.
struct Tally {
  double games = 0;
  double moves = 0;
  double legal = 0;
  double seats = 0;
  double score = 0;
};

// Plays one game of uniformly random legal moves. `watch(game, seat, move)` is
// called after every move.
template <typename Watch>
Tally PlayRandomGame(Random& random, int players, char side, Watch watch) {
  Tally tally;
  Game game(RandomSetup(random, players, side));
  while (!game.GameOver()) {
    if (game.RoundOver()) {
      game.StartRound(DrawFactories(random, game.Look()));
    }
    const Words moves = game.LegalMoves();
    REQUIRE_FALSE(moves.empty());
    const std::string& move = moves[random.Below(moves.size())];
    const int seat = game.ToMove();
    game.Play(move);
    tally.moves += 1;
    tally.legal += static_cast<double>(moves.size());
    watch(game, seat, move);
  }
  tally.games = 1;
  for (const FinalScore& final_score : game.Final()) {
    tally.seats += 1;
    tally.score += final_score.score;
  }
  return tally;
}

Tally PlayRandomGames(std::uint64_t seed, int games, char side) {
  Random random(seed);
  Tally sum;
  for (int i = 0; i < games; ++i) {
    const Tally one = PlayRandomGame(
        random, 2, side, [](const Game&, int, const std::string&) {});
    sum.games += one.games;
    sum.moves += one.moves;
    sum.legal += one.legal;
    sum.seats += one.seats;
    sum.score += one.score;
  }
  return sum;
}

// Two-player random games are known to take about 75 moves on side A and 74 on
// side B, with about 15 legal moves each, and to end near -61 points.
TEST_CASE("Random games have the known averages") {
  for (char side : {'A', 'B'}) {
    CAPTURE(side);
    const Tally sum = PlayRandomGames(2024, 300, side);
    const double moves = sum.moves / sum.games;
    const double legal = sum.legal / sum.moves;
    const double score = sum.score / sum.seats;
    CHECK(moves > 73.0);
    CHECK(moves < 77.0);
    CHECK(legal > 14.0);
    CHECK(legal < 16.5);
    CHECK(score > -66.0);
    CHECK(score < -56.0);
  }
}

TEST_CASE("There are 100 panes at all times") {
  Random random(7);
  for (int players : {2, 3, 4}) {
    for (char side : {'A', 'B'}) {
      PlayRandomGame(random, players, side,
                     [](const Game& game, int, const std::string&) {
                       CHECK(PanesInPlay(game.Look()) == 100);
                     });
    }
  }
}

// Every game ends, and after at most 48 F moves, F being the number of
// factories: 240, 336 or 432 moves for 2, 3 or 4 players.
//
// 1. A player can always move. Panes lie on factories or in the centre during
//    the whole round, and they can be taken whatever the strips look like
//    (rulings 1 and 13). A round never starts without panes: the bag is full
//    in round 1, and later the tower holds at least the last bonus pane.
// 2. A round has at most 4 F takes. Every take removes one or more panes from
//    factories and centre, and none come back before the next refill, which
//    brings at most 4 F.
// 3. A player never makes more moves "<" than takes, at any time. The glazier
//    starts above the leftmost strip, and "<" puts it there; from there "<" is
//    not legal (ruling 8) until the glazier or the leftmost strip changes, and
//    only a take of the same player changes either. So every "<" of a player
//    has a take of that player of its own, after the "<" before.
// 4. By 3 at most as many moves "<" as there are players follow each other
//    without a take, so a round goes on until 2 has used up its panes; and
//    over six rounds there are at most 6 * 4 F takes and as many moves "<".
TEST_CASE("Every game ends within 48 moves for each factory") {
  Random random(11);
  for (int players : {2, 3, 4}) {
    const int factories = 2 * players + 1;
    for (int i = 0; i < 40; ++i) {
      std::array<int, 4> takes_ahead = {};
      int backs_in_a_row = 0;
      int takes_in_round = 0;
      const Tally tally = PlayRandomGame(
          random, players, i % 2 == 0 ? 'A' : 'B',
          [&](const Game& game, int seat, const std::string& move) {
            int& ahead = takes_ahead.at(static_cast<std::size_t>(seat));
            if (move == "<") {
              ahead -= 1;
              backs_in_a_row += 1;
            } else {
              ahead += 1;
              backs_in_a_row = 0;
              takes_in_round += 1;
            }
            CHECK(ahead >= 0);
            CHECK(backs_in_a_row <= players);
            CHECK(takes_in_round <= 4 * factories);
            if (game.RoundOver()) {
              takes_in_round = 0;
            }
          });
      CHECK(tally.moves <= 48 * factories);
    }
  }
}

}  // namespace
}  // namespace glazier::reference
