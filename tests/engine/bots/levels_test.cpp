// SPDX-License-Identifier: MIT
// Every bot: legal moves everywhere, the same luck gives the same move.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/bots/bot.hpp"
#include "engine/bots/search.hpp"
#include "engine/games.hpp"
#include "tests/engine/bots/positions.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/sintra_positions.hpp"

namespace glazier {
namespace {

using sintra::AfterRandomMoves;
using sintra::Layout;
using sintra::Options;
using sintra::Side;
using sintra::State;

// Bots that think by the clock get a number of positions instead.
std::vector<std::string> Reproducible() {
  std::vector<std::string> names = {"uct:20", "violet:300"};
  for (const std::string_view name : BotNames<State>()) {
    const Level* const level = FindLevel<State>(name);
    if (level == nullptr || level->positions < 1'000) {
      names.emplace_back(name == kStrongestBot ? "violet:200" : name);
    }
  }
  return names;
}

TEST_CASE("Bots: legal and repeatable for 2-4 players on both sides") {
  for (const std::string& name : Reproducible()) {
    CAPTURE(name);
    const auto bot = MakeBot<State>(name);
    const auto other = MakeBot<State>(name);
    REQUIRE(bot != nullptr);
    for (int i = 0; i < Games(120); ++i) {
      const Options options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB};
      const State state = AfterRandomMoves(
          options, static_cast<std::uint64_t>(i), (i * 7) % 80);
      if (state.Turn() < 0) {
        continue;
      }
      const Rng luck = BotLuck(static_cast<std::uint64_t>(i), 0);
      const auto move = bot->Choose(state, state.Turn(), luck, {});
      REQUIRE(state.WhyNot(state.Turn(), move) == "");
      // `bot` has a history that `other` does not have: it must not matter.
      if (i % 8 == 0) {
        REQUIRE(StepText(move) ==
                StepText(other->Choose(state, state.Turn(), luck, {})));
      }
    }
  }
}

TEST_CASE("Bots: names with and without a budget") {
  for (const std::string_view name : BotNames<State>()) {
    CHECK(MakeBot<State>(name) != nullptr);
  }
  for (const char* const name :
       {"uct:100", "uct:1s", "master:2s", "master:100k", "hard:50ms",
        "violet:20k", "olive:50"}) {
    CHECK(MakeBot<State>(name) != nullptr);
  }
  for (const char* const name :
       {"", ":", "uct", "uct:", "uct:0", "uct:-1", "master:", "master:fast",
        "random:5", "easy:1s", "coral:5k", "Master", "nobody:3"}) {
    CAPTURE(name);
    CHECK(MakeBot<State>(name) == nullptr);
  }
}

/// What every ladder promises, whatever the game.
template <Game G>
void CheckLadder(std::size_t fewest) {
  const auto levels = G::Ladder();
  REQUIRE(levels.size() >= fewest);
  CHECK(levels.back().name == kStrongestBot);
  CHECK(FindLevel<G>(kDefaultBot) != nullptr);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    CAPTURE(levels[i].name);
    // One word, in the order of the alphabet: easy to remember.
    CHECK(std::all_of(levels[i].name.begin(), levels[i].name.end(),
                      [](char c) { return c >= 'a' && c <= 'z'; }));
    CHECK((i == 0 || levels[i - 1].name < levels[i].name));
    CHECK(levels[i].about.ends_with('.'));
    CHECK(levels[i].about.size() <= 60);  // fits the screen and the list
    // Only the last thinks by the clock, as long as it likes.
    CHECK((levels[i].positions == kByTheClock) == (i + 1 == levels.size()));
    // A name of one game means nothing else in another.
    CHECK(FindLevel<State>(levels[i].name) != nullptr);
  }
  const auto ratings = G::Ratings();
  REQUIRE(ratings.size() == levels.size());
  for (std::size_t i = 1; i < ratings.size(); ++i) {
    CAPTURE(levels[i].name);
    CHECK(ratings[i].points - ratings[i - 1].points >= 100);
    CHECK(ratings[i].points - ratings[i - 1].points <= 300);
    CHECK(ratings[i].error > 0);
  }
  // The names of before are still understood.
  int last = -1;
  for (const char* const old :
       {"beginner", "easy", "medium", "hard", "master"}) {
    const Level* const level = FindLevel<G>(old);
    REQUIRE(level != nullptr);
    CHECK(static_cast<int>(level - levels.data()) > last);
    last = static_cast<int>(level - levels.data());
  }
}

TEST_CASE("Ladder: every game's leads from a child to a master") {
  CheckLadder<sintra::State>(10);
  CheckLadder<river::State>(7);
  CheckLadder<road::State>(6);
}

TEST_CASE("Ladder: the weak ones see a strip that can be completed") {
  // Two orange complete the strip; all else breaks or begins something.
  const State state =
      Layout(2).Round(6).LastFactory("OOPP").Strip(1, "OYOYO", "OY.Y.").Build();
  for (const Level& level : State::Ladder()) {
    if (level.favourites != 1) {
      continue;  // those who think may have better ideas
    }
    CAPTURE(level.name);
    const auto move =
        MakeBot<State>(level.name)->Choose(state, state.Turn(), Rng(1), {});
    CHECK(StepText(move).substr(0, 5) == "F5O>1");
  }
}

TEST_CASE("Bots: budgets as text") {
  using std::chrono::milliseconds;
  CHECK(Budget::Parse("500") == Budget::Nodes(500));
  CHECK(Budget::Parse("20k") == Budget::Nodes(20'000));
  CHECK(Budget::Parse("1.5m") == Budget::Nodes(1'500'000));
  CHECK(Budget::Parse("300ms") == Budget::Time(milliseconds(300)));
  CHECK(Budget::Parse("2s") == Budget::Time(milliseconds(2000)));
  CHECK(Budget::Parse("0.25s") == Budget::Time(milliseconds(250)));
  for (const char* const text : {"", "k", "0", "0s", "-5", "1h", "1.2.3", "5 s",
                                 "99999999999", "0x10", "1e5"}) {
    CAPTURE(text);
    CHECK_FALSE(Budget::Parse(text).has_value());
  }
}

TEST_CASE("Bots: asked to stop, a search ends within a few thousand nodes") {
  const State state = AfterRandomMoves({2, Side::kA}, 3, 20);
  std::stop_source source;
  source.request_stop();
  Search<State> search(12);
  const auto result = search.Think(state, Budget::Time(std::chrono::hours(1)),
                                   source.get_token());
  CHECK(result.nodes <= Stopwatch::kPoll);
  CHECK(state.WhyNot(state.Turn(), result.move) == "");
}

TEST_CASE("Bots: a search keeps to its number of positions") {
  const State state = AfterRandomMoves({2, Side::kA}, 4, 0);
  Search<State> search(12);
  for (const std::uint64_t nodes : {1U, 10U, 1000U, 20'000U}) {
    const auto result = search.Think(state, Budget::Nodes(nodes), {});
    CHECK(result.nodes <= nodes);
    CHECK(state.WhyNot(state.Turn(), result.move) == "");
  }
}

/// Changes only when play changes: moves of all bots over fixed positions.
std::uint64_t Signature() {
  std::uint64_t signature = 0;
  for (const std::string& name : Reproducible()) {
    const auto bot = MakeBot<State>(name);
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      const Options options{seed % 4 == 3 ? 3 : 2,
                            seed % 2 == 0 ? Side::kA : Side::kB};
      const State state =
          AfterRandomMoves(options, seed, static_cast<int>(seed) * 3);
      if (state.Turn() < 0) {
        continue;
      }
      for (const char letter :
           StepText(bot->Choose(state, state.Turn(), BotLuck(seed, 0), {}))) {
        signature =
            signature * 1099511628211U + static_cast<unsigned char>(letter);
      }
    }
  }
  return signature;
}

TEST_CASE("Bots: the signature of their play") {
  // A change that is meant to play better changes this number; any other
  // change must not.
  CHECK(Signature() == 18128981531667339263U);
}

}  // namespace
}  // namespace glazier
