// What holds in every position of every game, whoever plays it.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/playout.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/sintra_positions.hpp"
#include "tests/support/statistics.hpp"

namespace glazier::sintra {
namespace {

Options AnyOptions(int i) {
  return {2 + i % 3, i / 3 % 2 == 0 ? Side::kA : Side::kB};
}

// Plays `games` games of every player count and side, half of them with mostly
// sensible moves, and calls `look` in every position.
template <class Look>
void EveryPosition(int games, std::uint64_t seed, Look look) {
  Rng rng(seed);
  GreedyBot<State> greedy;
  for (int i = 0; i < games; ++i) {
    State state(AnyOptions(i));
    const bool sensible = i % 12 >= 6;
    int moves = 0;
    look(state, rng);
    while (state.Turn() != kNobody) {
      if (state.Turn() == kDealer) {
        state.Apply(state.Draw(rng));
      } else {
        const auto count = static_cast<std::uint32_t>(state.CountMoves());
        REQUIRE(count > 0);  // never empty before the end
        state.Play(sensible && rng.Below(8) != 0
                       ? greedy.Choose(state, Rng(rng.Next()), {})
                       : state.NthMove(static_cast<int>(rng.Below(count))));
        ++moves;
      }
      look(state, rng);
    }
    REQUIRE(moves <= 48 * state.factories());
    REQUIRE(moves <= State::kMaxMovesPerGame);
  }
}

std::size_t Hash(const Move& move) {
  return static_cast<std::size_t>(
      ((move.source * 8 + move.colour) * 16 + move.place) * 8 + move.keep);
}

TEST_CASE("Every position: 20 panes of every colour") {
  int positions = 0;
  EveryPosition(Games(3000), 1, [&positions](const State& state, Rng&) {
    ++positions;
    if (state.AwaitsSetup()) {
      return;
    }
    const Panes all = state.bag() + state.PanesOutsideBag();
    for (const Colour colour : kAllColours) {
      if (all.Count(colour) != 20) {
        FAIL(PositionText(state));
      }
    }
  });
  CHECK(positions > 80 * Games(3000));
}

TEST_CASE("Every position: the list of moves, its length and its members") {
  EveryPosition(Games(2000), 2, [](const State& state, Rng&) {
    State::Moves moves;
    state.ListMoves(moves);
    REQUIRE(static_cast<int>(moves.size()) == state.CountMoves());
    REQUIRE(moves.empty() == (state.Turn() < 0));
    std::set<std::size_t> different;
    for (std::size_t n = 0; n < moves.size(); ++n) {
      different.insert(Hash(moves[n]));
      if (moves[n] != state.NthMove(static_cast<int>(n))) {
        FAIL(PositionText(state));
      }
    }
    REQUIRE(different.size() == moves.size());
  });
}

TEST_CASE("Every position: what is listed is allowed and reads back") {
  EveryPosition(Games(200), 3, [](const State& state, Rng&) {
    State::Moves moves;
    state.ListMoves(moves);
    for (const Move& move : moves) {
      const std::string why = state.WhyNot(move);
      const auto read = ParseMove(state, MoveText(move));
      if (!why.empty() || !read || *read != move) {
        FAIL(MoveText(move) << " " << why << " in " << PositionText(state));
      }
    }
  });
}

TEST_CASE("Every position: what is not listed is refused in words") {
  int refused = 0;
  int allowed = 0;
  EveryPosition(Games(1000), 4, [&](const State& state, Rng& rng) {
    State::Moves moves;
    state.ListMoves(moves);
    for (int i = 0; i < 20; ++i) {
      const Move move{static_cast<std::uint8_t>(rng.Below(12)),
                      static_cast<std::uint8_t>(rng.Below(6)),
                      static_cast<std::uint8_t>(rng.Below(10)),
                      static_cast<std::uint8_t>(rng.Below(7))};
      const bool listed =
          std::find(moves.begin(), moves.end(), move) != moves.end();
      const std::string why = state.WhyNot(move);
      if (why.empty() != listed) {
        FAIL(int{move.source} << ' ' << int{move.colour} << ' '
                              << int{move.place} << ' ' << int{move.keep}
                              << " in " << PositionText(state));
      }
      ++(listed ? allowed : refused);
    }
  });
  CHECK(refused > 100 * allowed);
  CHECK(allowed > 0);
}

TEST_CASE("Every position: its text reads back as the same position") {
  EveryPosition(Games(400), 5, [](const State& state, Rng&) {
    const std::string text = PositionText(state);
    const auto read = State::ParsePosition(text);
    if (!read || *read != state || PositionText(*read) != text) {
      FAIL(read.why() << " in " << text);
    }
  });
}

TEST_CASE("Every position: lines of at most 80 columns describe it") {
  const std::vector<Seat> seats(4, Seat{"human", "Somebody"});
  EveryPosition(Games(50), 6, [&seats](const State& state, Rng&) {
    const std::string text = Describe(state, seats);
    std::size_t start = 0;
    while (start < text.size()) {
      const std::size_t end = text.find('\n', start);
      REQUIRE(end != std::string::npos);
      REQUIRE(end - start <= 80);
      start = end + 1;
    }
  });
}

// What RandomStep does in a position, counted over many tries.
std::vector<int> Tries(const State& state, int tries) {
  std::vector<State> after;
  for (int n = 0; n < state.CountMoves(); ++n) {
    State next = state;
    next.Play(state.NthMove(n));
    after.push_back(next);
  }
  std::vector<int> counts(after.size(), 0);
  Rng rng(8);
  for (int i = 0; i < tries; ++i) {
    State next = state;
    REQUIRE(next.RandomStep(rng));
    const auto found = std::find(after.begin(), after.end(), next);
    REQUIRE(found != after.end());
    ++counts.at(static_cast<std::size_t>(found - after.begin()));
  }
  return counts;
}

TEST_CASE("Random moves: every legal move is equally likely") {
  // Positions in which no two moves lead to the same position.
  const Layout first = Layout().Factory(1, "OPYB").Factory(2, "OOPG");
  const Layout late = Layout()
                          .Factory(1, "OPPG")
                          .Centre("YYB")
                          .Strip(4, "OYOYO", "OYOY.")
                          .Window(1, "PG")
                          .Window(7, "GP")
                          .Glazier(3);
  for (const Layout& layout : {first, late}) {
    const std::vector<int> counts = Tries(layout.Build(), 20000);
    CHECK(counts.size() > 8);
    CHECK(Unevenness(counts) < 4);
  }
}

TEST_CASE("Random moves, side B: every pane to keep is a move of its own") {
  const State state = Layout(2, 'B')
                          .Factory(1, "OPYB")
                          .Strip(4, "OYOYO", "OYOY.")
                          .Strip(8, "?OYB?", "P.YBG")
                          .Window(8, "Y.")
                          .Glazier(3)
                          .Build();
  const std::vector<int> counts = Tries(state, 30000);
  CHECK(counts.size() == static_cast<std::size_t>(state.CountMoves()));
  CHECK(LegalMoves(state).find("F1O>8=G") != std::string::npos);
  CHECK(Unevenness(counts) < 4);
}

TEST_CASE("Random steps deal what a table would deal") {
  for (int i = 0; i < 60; ++i) {
    State stepped(AnyOptions(i));
    State dealt = stepped;
    Rng steps(static_cast<std::uint64_t>(i));
    Rng deals = steps;
    while (stepped.Turn() == kDealer) {
      CHECK_FALSE(stepped.RandomStep(steps));
      dealt.Apply(dealt.Draw(deals));
      CHECK(stepped == dealt);
    }
  }
}

TEST_CASE("Playouts: within the bound, near the known averages") {
  struct Expected {
    Options options;
    double moves;
    double score;
  };
  const int games = Games(8000);
  // Two players: about 75 moves (74 on side B) and near -61 points.
  for (const Expected& expected :
       {Expected{{2, Side::kA}, 75, -61}, Expected{{2, Side::kB}, 74, -61}}) {
    Rng rng(9);
    double moves = 0;
    double score = 0;
    for (int i = 0; i < games; ++i) {
      State state(expected.options);
      moves += PlayOut(state, rng);
      score += (state.Score(0) + state.Score(1)) / 2.0;
    }
    CHECK(moves / games == doctest::Approx(expected.moves).epsilon(0.015));
    CHECK(score / games == doctest::Approx(expected.score).epsilon(0.03));
  }
  Rng rng(10);
  for (int i = 0; i < games; ++i) {
    State state(AnyOptions(i));
    const int moves = PlayOut(state, rng);
    REQUIRE(moves <= 48 * state.factories());
    REQUIRE(state.Turn() == kNobody);
  }
}

}  // namespace
}  // namespace glazier::sintra
