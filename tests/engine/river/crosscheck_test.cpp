// The engine against the reference: in more than a thousand games the same
// position after every move and deal, and at every third decision, counted over
// all games, the same legal moves.
#include <doctest/doctest.h>

#include <bit>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/reference_river.hpp"

namespace glazier::river {
namespace {

using Texts = std::vector<std::string>;

template <class Each>
Texts TextsOf(const Each& pieces) {
  Texts texts;
  for (const Piece piece : pieces) {
    texts.push_back(PieceText(piece));
  }
  return texts;
}

std::vector<Texts> SatchelTexts(const Deal& deal) {
  std::vector<Texts> satchels;
  for (std::size_t seat = 0; seat < deal.players; ++seat) {
    satchels.push_back(TextsOf(deal.satchels[seat]));
  }
  return satchels;
}

reference::RiverGame SetUp(const Deal& deal) {
  std::vector<reference::RiverTile> river;
  for (std::size_t at = 0; at < kTiles; ++at) {
    const Texts pieces = TextsOf(deal.tiles[at]);
    river.push_back({static_cast<char>('1' + deal.river[at]),
                     {pieces.begin(), pieces.end()}});
  }
  return {deal.players, deal.first, river, TextsOf(deal.drawn),
          SatchelTexts(deal)};
}

// What must have happened often enough for a comparison to mean something.
struct Seen {
  int decisions = 0;
  int skipped = 0;  ///< too many orders for the reference
  int orders = 0;
  int shortened_orders = 0;
  int pairs = 0;
  int spills = 0;
  int passes = 0;
  int fills = 0;
  int short_refills = 0;
  int empty_bags = 0;
  int small_lakes = 0;
  int standstills = 0;
  int shared = 0;
};

// The reference tries every order of new colours.
bool TooMany(const State& state) {
  for (int tile = 0; tile < kTiles; ++tile) {
    if (std::popcount(state.NewColours(state.Turn(), tile)) > 6) {
      return true;
    }
  }
  return false;
}

void CheckMoves(const State& state,
                const reference::RiverGame& game,
                Seen& seen) {
  if (++seen.decisions % 3 != 0) {
    return;
  }
  if (TooMany(state)) {
    ++seen.skipped;
    return;
  }
  std::set<std::string> words;
  for (int n = 0; n < state.CountSteps(); ++n) {
    words.insert(StepText(state.NthStep(n)));
  }
  REQUIRE(words.size() == static_cast<std::size_t>(state.CountSteps()));
  REQUIRE((words == game.LegalMoves()));
}

void Note(const State& before, const Step& move, Seen& seen) {
  seen.pairs += move.IsPair() ? 1 : 0;
  seen.passes += move.IsPass() ? 1 : 0;
  seen.empty_bags += before.bag().Empty() ? 1 : 0;
  if (move.IsPlace() && move.rest != 0) {
    ++seen.orders;
    const unsigned fresh = before.NewColours(before.Turn(), move.gather);
    seen.shortened_orders +=
        before.OrderLength(before.Turn(), move.gather) < std::popcount(fresh)
            ? 1
            : 0;
  }
  if (move.IsDraw()) {
    seen.spills += move.rest != 0 ? 1 : 0;
    seen.small_lakes += move.piece == kNoPiece ? 1 : 0;
  }
}

void CheckEnd(const State& state,
              const reference::RiverGame& game,
              Seen& seen) {
  std::vector<int> winners;
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore mine = state.Final(seat);
    const reference::RiverScore theirs = game.Score(seat);
    CHECK(mine.rows == theirs.rows);
    CHECK(mine.columns == theirs.columns);
    CHECK(mine.overflow == theirs.overflow);
    CHECK(mine.total == theirs.total);
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  CHECK(winners == game.Winners());
  seen.shared += winners.size() > 1 ? 1 : 0;
  seen.standstills += state.passes() == state.players() ? 1 : 0;
}

template <class Choose>
void Compare(int players, Rng rng, Choose choose, Seen& seen) {
  State state(Options{players});
  const Deal setup = state.Draw(rng);
  state.Apply(setup);
  reference::RiverGame game = SetUp(setup);
  while (true) {
    CAPTURE(PositionText(state));
    REQUIRE(PositionText(state) == game.Text());
    if (state.Turn() == kNobody) {
      REQUIRE(game.Over());
      CheckEnd(state, game, seen);
      return;
    }
    REQUIRE(!game.Over());
    REQUIRE((state.Turn() == kDealer) == game.AwaitsDraw());
    if (state.Turn() == kDealer) {
      const Deal deal = state.Draw(rng);
      REQUIRE(deal.drawn.size() == game.Due());
      seen.fills += deal.fills ? 1 : 0;
      seen.short_refills += state.bag().Total() == deal.drawn.size() ? 1 : 0;
      state.Apply(deal);
      game.Refill(TextsOf(deal.drawn),
                  deal.fills ? SatchelTexts(deal) : std::vector<Texts>());
      continue;
    }
    REQUIRE(state.Turn() == game.ToMove());
    CheckMoves(state, game, seen);
    const Step move = choose(state, rng);
    Note(state, move, seen);
    game.Play(StepText(move));
    state.Play(state.Turn(), move);
  }
}

Step AnyStep(const State& state, Rng& rng) {
  return state.NthStep(static_cast<int>(
      rng.Below(static_cast<std::uint32_t>(state.CountSteps()))));
}

/// Places when it can: columns fill and the river swells.
Step AnyPlacing(const State& state, Rng& rng) {
  Step move = AnyStep(state, rng);
  for (int tries = 0; tries < 30 && move.IsDraw(); ++tries) {
    move = AnyStep(state, rng);
  }
  return move;
}

TEST_CASE("River crosscheck: random games of two to five players") {
  Seen seen;
  for (int i = 0; i < Games(1000); ++i) {
    CAPTURE(i);
    Compare(2 + i % 4, Rng(static_cast<std::uint64_t>(1000 + i)), AnyStep,
            seen);
  }
  CHECK(seen.decisions > 30 * Games(1000));
  CHECK(seen.skipped < seen.decisions / 50);
  CHECK(seen.spills > Games(1000));
  CHECK(seen.short_refills > 0);
  CHECK(seen.empty_bags > 0);
  CHECK(seen.small_lakes > 0);
  if (kSlowdown == 1) {
    CHECK(seen.standstills > 0);
    CHECK(seen.passes > 10);
  }
}

TEST_CASE("River crosscheck: games of those who rather place than draw") {
  Seen seen;
  for (int i = 0; i < Games(400); ++i) {
    CAPTURE(i);
    Compare(2 + i % 4, Rng(static_cast<std::uint64_t>(5000 + i)), AnyPlacing,
            seen);
  }
  CHECK(seen.fills > Games(400) * 9 / 10);
  CHECK(seen.orders > Games(400));
  CHECK(seen.shortened_orders > 0);
  CHECK(seen.pairs > Games(400));
}

TEST_CASE("River crosscheck: games of greedy players") {
  Seen seen;
  GreedyBot<State> greedy;
  for (int i = 0; i < Games(200); ++i) {
    CAPTURE(i);
    Compare(
        2 + i % 4, Rng(static_cast<std::uint64_t>(7000 + i)),
        [&greedy](const State& state, Rng& rng) {
          return greedy.Choose(state, state.Turn(), Rng(rng.Next()), {});
        },
        seen);
  }
  CHECK(seen.fills == Games(200));
}

}  // namespace
}  // namespace glazier::river
