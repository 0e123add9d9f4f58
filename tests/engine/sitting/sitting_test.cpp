// SPDX-License-Identifier: MIT
// The driver of a game: bots, what may be taken back, and what a seat sees.
#include "engine/sitting/sitting.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/games.hpp"
#include "engine/table/perspective.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

std::vector<Seat> People(int count) {
  const std::vector<Seat> all = {
      {"human", "Ana"}, {"human", "Ben"}, {"human", "Cleo"}, {"human", "Dan"}};
  return {all.begin(), all.begin() + count};
}

template <Game G>
typename G::Step AnyStep(const G& position, int seat, Rng& rng) {
  const auto steps = std::make_unique<typename G::Steps>();
  ViewOf(position, seat).List(seat, *steps);
  REQUIRE_FALSE(steps->empty());
  return (*steps)[rng.Below(static_cast<std::uint32_t>(steps->size()))];
}

/// A game of random steps by all who may act, in any order; `look` is called
/// after every step.
template <Game G, class Look>
void PlayRandomly(Sitting<G>& sitting, Rng rng, Look look) {
  while (!sitting.Over()) {
    std::vector<int> acting;
    for (int seat = 0; seat < sitting.now().players(); ++seat) {
      if (sitting.now().Acting().Has(seat)) {
        acting.push_back(seat);
      }
    }
    const int seat =
        acting[rng.Below(static_cast<std::uint32_t>(acting.size()))];
    REQUIRE(sitting.Play(seat, AnyStep(sitting.now(), seat, rng)) == "");
    look(seat);
  }
}

template <Game G>
typename G::Options OptionsOf(int players) {
  return *ParseOptions<G>("players=" + std::to_string(players));
}

TEST_CASE("Sitting, every game: bots play the same game, at once or slowly") {
  HouseGames::ForEach([]<Game G>() {
    const auto seats = std::vector<Seat>(2, {"greedy", "Bot"});
    const Bots<G> bots = {MakeBot<G>("greedy"), MakeBot<G>("easy")};
    Sitting<G> at_once(Table<G>({}, 3, seats), bots);
    Sitting<G> slowly(Table<G>({}, 3, seats), bots);
    while (!at_once.Over()) {
      at_once.PlayBot();
      slowly.Think();
      while (!slowly.PlayFound()) {
        std::this_thread::yield();
      }
    }
    CHECK(WriteRecord(at_once.table()) == WriteRecord(slowly.table()));
  });
}

TEST_CASE("Sitting, every game: a step taken back was never taken") {
  HouseGames::ForEach([]<Game G>() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Sitting<G> sitting(Table<G>({}, seed, People(2)), {},
                         Sitting<G>::Undoing::kOwnStep);
      Perspective<G> ana(sitting.table(), 0);
      int taken_back = 0;
      PlayRandomly(sitting, Rng(seed), [&](int seat) {
        if (sitting.Over()) {
          return;
        }
        const std::string played = WriteRecord(sitting.table());
        const auto* const last = sitting.table().history().back().step();
        const auto step = last == nullptr ? typename G::Step{} : *last;
        const auto kept = sitting.Undo(seat);
        if (!kept) {
          REQUIRE(WriteRecord(sitting.table()) == played);
          return;
        }
        REQUIRE(last != nullptr);  // what was dealt stays
        ++taken_back;
        // What is left is a valid game, and so is its view.
        const auto read = ReadRecord<G>(WriteRecord(sitting.table()));
        REQUIRE_MESSAGE(read, read.why());
        REQUIRE(read->now() == sitting.now());
        REQUIRE(ana.table().now() == ViewOf(sitting.now(), 0));
        REQUIRE(sitting.Play(seat, step) == "");
        REQUIRE(WriteRecord(sitting.table()) == played);
      });
      CHECK(taken_back > 0);
    }
  });
}

TEST_CASE(
    "Sitting, every game: at one keyboard an open game goes back freely") {
  HouseGames::ForEach([]<Game G>() {
    if constexpr (!HiddenGame<G>) {
      Sitting<G> sitting(Table<G>({}, 5, People(2)), {});
      const std::string start = WriteRecord(sitting.table());
      PlayRandomly(sitting, Rng(5), [](int) {});
      const std::string end = WriteRecord(sitting.table());
      while (sitting.Undo(0)) {
      }
      CHECK(WriteRecord(sitting.table()) == start);
      while (sitting.Redo()) {
      }
      CHECK(WriteRecord(sitting.table()) == end);
    }
  });
}

using Road = Sitting<road::State>;

road::Step Card(char letter) {
  return road::Step::PickCard(road::CardOf(letter));
}

/// A game of Glass Road in which these cards were picked.
Table<road::State> Picking(int players) {
  return {OptionsOf<road::State>(players), 1, People(players)};
}

void Pick(Road& road, int seat, std::string_view cards) {
  for (const char letter : cards) {
    REQUIRE(road.Play(seat, Card(letter)) == "");
  }
}

TEST_CASE("Undo in a game with secrets: what others chose meanwhile stands") {
  Road road(Picking(3), {});
  Pick(road, 0, "LP");
  Pick(road, 1, "FDR");
  REQUIRE(road.Undo(0));
  CHECK(road.now().estate(0).cards.count == 1);
  CHECK(road.now().estate(1).cards.count == 3);
  REQUIRE(road.Undo(0));
  CHECK(road.Undo(0).why() == "there is no move of yours to take back");
  CHECK(road.now().estate(1).cards.count == 3);
}

TEST_CASE("Undo in a game with secrets ends where a card was shown") {
  Road road(Picking(2), {});
  const int first = road.now().first();
  Pick(road, first, "LPFDR");
  Pick(road, 1 - first, "MBCSW");
  REQUIRE(road.Play(first, Card('F')) == "");
  CHECK(road.Undo(first).why() == "your last move has shown what was hidden");
  CHECK(road.Undo(1 - first).why() ==
        "something hidden was shown since your last move");
  // Within the turn, one step after another.
  REQUIRE(road.Play(first, ParseSteps(road.now(), first, "-c4")->front()) ==
          "");
  REQUIRE(road.Play(first, ParseSteps(road.now(), first, "-c1")->front()) ==
          "");
  REQUIRE(road.Undo(first));
  REQUIRE(road.Undo(first));
  CHECK(road.Undo(first).why() == "your last move has shown what was hidden");
}

TEST_CASE("Undo at a shared table: not what somebody has answered") {
  using G = sintra::State;
  Sitting<G> sitting(Table<G>({}, 1, People(2)), {},
                     Sitting<G>::Undoing::kOwnStep);
  const int first = sitting.now().Turn();
  Rng rng(1);
  REQUIRE(sitting.Play(first, AnyStep(sitting.now(), first, rng)) == "");
  const int second = sitting.now().Turn();
  REQUIRE(second != first);
  REQUIRE(sitting.Play(second, AnyStep(sitting.now(), second, rng)) == "");
  CHECK(sitting.Undo(first).why() ==
        sitting.table().seats()[static_cast<std::size_t>(second)].name +
            " has moved since");
  CHECK(sitting.Undo(second));
}

TEST_CASE("Perspective, every game: a seat sees its view, and no secret") {
  HouseGames::ForEach([]<Game G>() {
    for (const int viewer : {kWatcher, 0, 1}) {
      const auto options = OptionsOf<G>(3);
      Sitting<G> sitting(Table<G>(options, 2, People(3)), {});
      Perspective<G> seen(sitting.table(), viewer);
      PlayRandomly(sitting, Rng(2), [&](int) {
        REQUIRE(seen.seen().now() == ViewOf(sitting.now(), viewer));
        REQUIRE(seen.seen().steps() == sitting.table().steps());
      });
      // From the start or from the end: the same was seen.
      const Perspective<G> late(sitting.table(), viewer);
      const auto& history = sitting.table().history();
      for (std::size_t i = 0; i < history.size(); ++i) {
        const auto& entry = seen.seen().history()[i];
        const bool secret = history[i].step() != nullptr &&
                            history[i].seat != viewer &&
                            IsSecret(history[i].before, history[i].seat);
        REQUIRE(secret == (entry.step() == nullptr && entry.deal() == nullptr));
        REQUIRE(entry.before == late.seen().history()[i].before);
      }
      // The end reveals everything.
      CHECK(&seen.table() == &sitting.table());
    }
  });
}

TEST_CASE("Perspective, every game: what is public is read from any view") {
  HouseGames::ForEach([]<Game G>() {
    for (const int players : {2, 3}) {
      const auto options = OptionsOf<G>(players);
      Sitting<G> sitting(Table<G>(options, 4, People(players)), {});
      PlayRandomly(sitting, Rng(4), [](int) {});
      for (const auto& entry : sitting.table().history()) {
        for (int viewer = kWatcher; viewer < players; ++viewer) {
          const G view = ViewOf(entry.before, viewer);
          if (entry.step() != nullptr && !IsSecret(entry.before, entry.seat)) {
            const auto read =
                ParseStep(view, entry.seat, StepText(*entry.step()));
            REQUIRE_MESSAGE(read, read.why());
            REQUIRE(*read == *entry.step());
          }
        }
      }
    }
  });
}

}  // namespace
}  // namespace glazier
