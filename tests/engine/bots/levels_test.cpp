// Every bot: legal moves everywhere, the same luck gives the same move.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/bots/bot.hpp"
#include "engine/bots/search.hpp"
#include "tests/engine/bots/positions.hpp"
#include "tests/support/effort.hpp"

namespace glazier {
namespace {

using sintra::AfterRandomMoves;
using sintra::Options;
using sintra::Side;
using sintra::State;

// Those that think by the clock are given a number of positions instead.
std::vector<std::string> Reproducible() {
  std::vector<std::string> names = {"uct:20", "master:300"};
  for (const std::string_view name : BotNames()) {
    if (name != "master" && name != "hard") {
      names.emplace_back(name);
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
      // `bot` has a past that `other` has not: it must not matter.
      if (i % 8 == 0) {
        REQUIRE(StepText(move) ==
                StepText(other->Choose(state, state.Turn(), luck, {})));
      }
    }
  }
}

TEST_CASE("Bots: names with and without a budget") {
  for (const std::string_view name : BotNames()) {
    CHECK(MakeBot<State>(name) != nullptr);
  }
  for (const char* const name :
       {"uct:100", "uct:1s", "master:2s", "master:100k", "hard:50ms"}) {
    CHECK(MakeBot<State>(name) != nullptr);
  }
  for (const char* const name :
       {"", ":", "uct", "uct:", "uct:0", "uct:-1", "master:", "master:fast",
        "random:5", "easy:1s", "Master", "nobody:3"}) {
    CAPTURE(name);
    CHECK(MakeBot<State>(name) == nullptr);
  }
  const auto names = BotNames();
  CHECK(std::find(names.begin(), names.end(), kDefaultBot) != names.end());
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
  CHECK(Signature() == 7580525852130960115U);
}

}  // namespace
}  // namespace glazier
