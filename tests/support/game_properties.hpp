// SPDX-License-Identifier: MIT
// What holds in every position of every game, whoever plays it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"

namespace glazier {

/// @brief Plays `games` games, game i with options `options(i)`, every other
/// dozen of them with mostly sensible moves, and calls `look` in every
/// position.
template <Game G, class OptionsOf, class Look>
void EveryPosition(int games,
                   std::uint64_t seed,
                   OptionsOf options,
                   Look look) {
  Rng rng(seed);
  GreedyBot<G> greedy;
  for (int i = 0; i < games; ++i) {
    G game(options(i));
    const bool sensible = i % 12 >= 6;
    int moves = 0;
    look(game, rng);
    while (game.Turn() != kNobody) {
      if (game.Turn() == kDealer) {
        const auto deal = game.Draw(rng);
        REQUIRE(game.WhyNotDealt(deal) == "");
        game.Apply(deal);
      } else {
        const auto count = static_cast<std::uint32_t>(game.CountSteps());
        REQUIRE(count > 0);  // never empty before the end
        game.Play(game.Turn(),
                  sensible && rng.Below(8) != 0
                      ? greedy.Choose(game, game.Turn(), Rng(rng.Next()), {})
                      : game.NthStep(static_cast<int>(rng.Below(count))));
        ++moves;
      }
      look(game, rng);
    }
    REQUIRE(moves <= G::kMaxStepsPerGame);
  }
}

/// @brief The list of moves, its length and its members.
template <Game G>
void CheckMoveList(const G& game) {
  typename G::Steps moves;
  game.List(game.Turn(), moves);
  REQUIRE(static_cast<int>(moves.size()) == game.CountSteps());
  REQUIRE(moves.empty() == (game.Turn() < 0));
  std::set<std::string> different;
  for (std::size_t n = 0; n < moves.size(); ++n) {
    different.insert(StepText(moves[n]));
    if (moves[n] != game.NthStep(static_cast<int>(n))) {
      FAIL(PositionText(game));
    }
  }
  REQUIRE(different.size() == moves.size());
}

/// @brief Checks that listed moves are legal and read back.
template <Game G>
void CheckMoveTexts(const G& game) {
  typename G::Steps moves;
  game.List(game.Turn(), moves);
  for (const auto& move : moves) {
    const std::string why = game.WhyNot(game.Turn(), move);
    const auto read = ParseStep(game, game.Turn(), StepText(move));
    if (!why.empty() || !read || *read != move) {
      FAIL(StepText(move) << " " << why << " in " << PositionText(game));
    }
  }
}

/// @brief Whether a move that may be nonsense is refused exactly when it is
/// not listed.
template <Game G>
bool CheckRefusal(const G& game,
                  const typename G::Steps& moves,
                  const typename G::Step& move) {
  const bool listed =
      std::find(moves.begin(), moves.end(), move) != moves.end();
  if (game.WhyNot(game.Turn(), move).empty() != listed) {
    FAIL("refused: " << game.WhyNot(game.Turn(), move) << " in "
                     << PositionText(game));
  }
  return listed;
}

/// @brief Checks that its text reads back as the same position.
template <Game G>
void CheckPositionText(const G& game) {
  const std::string text = PositionText(game);
  const auto read = G::ParsePosition(text);
  if (!read || *read != game || PositionText(*read) != text) {
    FAIL(read.why() << " in " << text);
  }
}

/// @brief Checks that it is described in lines of at most 80 columns.
template <Game G>
void CheckDescription(const G& game, const std::string& name) {
  const std::vector<Seat> seats(kMaxSeats, Seat{"human", name});
  const std::string text = Describe(game, 0, seats);
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = text.find('\n', start);
    REQUIRE(end != std::string::npos);
    REQUIRE(end - start <= 80);
    start = end + 1;
  }
}

/// @brief What RandomStep does in a position, counted over many tries: one
/// number for each legal move. No two moves may lead to the same position.
template <Game G>
std::vector<int> RandomStepCounts(const G& game, int tries) {
  std::vector<G> after;
  for (int n = 0; n < game.CountSteps(); ++n) {
    G next = game;
    next.Play(next.Turn(), game.NthStep(n));
    after.push_back(next);
  }
  std::vector<int> counts(after.size(), 0);
  Rng rng(8);
  for (int i = 0; i < tries; ++i) {
    G next = game;
    REQUIRE(next.RandomStep(rng));
    const auto found = std::find(after.begin(), after.end(), next);
    REQUIRE(found != after.end());
    ++counts.at(static_cast<std::size_t>(found - after.begin()));
  }
  return counts;
}

/// @brief Random steps deal what a table would deal.
template <Game G>
void CheckRandomDeals(const typename G::Options& options, std::uint64_t seed) {
  G stepped(options);
  G dealt = stepped;
  Rng steps(seed);
  Rng deals = steps;
  while (stepped.Turn() == kDealer) {
    CHECK_FALSE(stepped.RandomStep(steps));
    dealt.Apply(dealt.Draw(deals));
    CHECK(stepped == dealt);
  }
}

}  // namespace glazier
