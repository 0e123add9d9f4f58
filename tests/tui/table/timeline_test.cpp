// SPDX-License-Identifier: MIT
// The timeline follows its table: appended to, taken back, never replayed.
#include <doctest/doctest.h>

#include "tui/river/game_ui.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

template <class G>
void CheckSame(const Timeline<G>& followed, const Table<G>& table) {
  const Timeline<G> fresh(table);
  REQUIRE(followed.moves() == fresh.moves());
  REQUIRE(followed.log().size() == fresh.log().size());
  for (std::size_t i = 0; i < fresh.log().size(); ++i) {
    CHECK(followed.log()[i].text == fresh.log()[i].text);
    CHECK(followed.log()[i].seat == fresh.log()[i].seat);
  }
  for (int n = 0; n <= fresh.moves(); ++n) {
    CHECK(followed.At(n) == fresh.At(n));
    CHECK(followed.LogLineOf(n) == fresh.LogLineOf(n));
  }
}

/// Plays at random, takes back up to three moves now and then, and lets the
/// timeline catch up with several changes at once.
template <class G>
void FollowRandomGame(std::uint64_t seed) {
  Table<G> table(typename G::Options{}, seed, {});
  Timeline<G> timeline(table);
  Rng rng = Rng::For(seed, Rng::Use::kDeal, 99);
  for (int round = 0; round < 40 && !table.Over(); ++round) {
    for (auto back = rng.Below(4); back > 0 && table.CanUndo(); --back) {
      table.Undo();
    }
    for (auto more = rng.Below(6); more > 0 && !table.Over(); --more) {
      typename G::Steps steps;
      const int turn = table.now().Turn();
      table.now().List(turn, steps);
      REQUIRE(
          table
              .Play(turn,
                    steps[rng.Below(static_cast<std::uint32_t>(steps.size()))])
              .empty());
    }
    timeline.Follow(table);
    CheckSame(timeline, table);
  }
}

}  // namespace

TEST_CASE("a timeline that follows is the same as one made in one go") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    FollowRandomGame<sintra::State>(seed);
    FollowRandomGame<river::State>(seed);
  }
}

TEST_CASE("what a move did is what the table recorded") {
  Table<sintra::State> table({}, 3, {});
  while (table.steps() < 20) {
    const int turn = table.now().Turn();
    REQUIRE(table.Play(turn, table.now().NthStep(0)).empty());
  }
  const Timeline<sintra::State> timeline(table);
  for (int n = 0; n < timeline.moves(); ++n) {
    const auto& played = timeline.PlayedAt(n);
    const auto again = TryStep(played.before, played.seat, played.step);
    CHECK(played.effect == again.effect);
    CHECK(played.after == again.after);
  }
}

TEST_CASE("Tab goes round the others, and nowhere in a game of one") {
  CHECK(NextOther(0, -1, 1, 1) == -1);
  CHECK(NextOther(0, -1, -1, 1) == -1);
  CHECK(NextOther(0, -1, 1, 2) == 1);
  CHECK(NextOther(0, -1, 1, 4) == 2);
  CHECK(NextOther(0, 3, 1, 4) == 1);
  CHECK(NextOther(2, 3, -1, 4) == 1);
}

TEST_CASE("a secret line is only for the one whose secret it is") {
  const LogLine open{1, "picks a card"};
  CHECK(open.For(0) == "picks a card");
  const LogLine secret{1, "F", "picks a card"};
  CHECK(secret.For(1) == "F");
  CHECK(secret.For(0) == "picks a card");
  CHECK(secret.For(kWatcher) == "picks a card");
}

}  // namespace glazier::tui
