// SPDX-License-Identifier: MIT
// A game in progress: history, undo, redo, and observers.
#include "engine/table/table.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/simple.hpp"
#include "engine/sintra/state.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"

namespace glazier {
namespace {

using sintra::Options;
using sintra::Side;
using sintra::State;
using SintraTable = Table<State>;

SintraTable NewTable(std::uint64_t seed = 5, Options options = {}) {
  return {options, seed,
          std::vector<Seat>(static_cast<std::size_t>(options.players),
                            Seat{"human", "Ana"})};
}

void PlayRandom(SintraTable& table, int moves) {
  RandomBot<State> bot;
  for (int i = 0; i < moves && !table.Over(); ++i) {
    const auto move = bot.Choose(table.now(), table.now().Turn(),
                                 BotLuck(table.seed(), table.steps()), {});
    REQUIRE(table.Play(table.now().Turn(), move) == "");
  }
}

// Everything that ever happened to the table, as text.
std::string History(const SintraTable& table) {
  std::string text;
  for (const auto& step : table.history()) {
    text += PositionText(step.before) + "\n";
    text += step.step() != nullptr ? StepText(*step.step())
                                   : DealText(*step.deal());
    text += "\n";
  }
  return text + PositionText(table.now());
}

struct Diary : Observer<State> {
  std::string text;
  void OnDeal(const State& before,
              const sintra::Deal& deal,
              const State& after) override {
    REQUIRE(before != after);
    text += deal.kind == sintra::Deal::Kind::kSetup ? "S" : "R";
  }
  void OnStep(const TakenStep<State>& taken) override {
    State played = taken.before;
    REQUIRE(played.Play(taken.seat, taken.step) == taken.effect);
    REQUIRE(played == taken.after);
    text += "m";
  }
  void OnUndo(const State& /*now*/) override { text += "u"; }
};

TEST_CASE("A new table: everything up to the first decision is dealt") {
  const SintraTable table = NewTable();
  CHECK(table.history().size() == 2);
  CHECK(table.steps() == 0);
  CHECK(table.now().Turn() >= 0);
  CHECK(table.mover() ==
        &table.seats()[static_cast<std::size_t>(table.now().Turn())]);
  CHECK_FALSE(table.CanUndo());
  CHECK_FALSE(table.CanRedo());
  CHECK_FALSE(table.Over());
}

TEST_CASE("A table has a seat for each player, named or not") {
  const SintraTable table(Options{4, Side::kA}, 1, {});
  CHECK(table.seats().size() == 4);
  const SintraTable many(Options{2, Side::kA}, 1, std::vector<Seat>(5));
  CHECK(many.seats().size() == 2);
}

TEST_CASE("An untouched table waits for Begin, so nobody misses the deal") {
  auto table = SintraTable::Untouched(Options{}, 5, {});
  Diary diary;
  table.Observe(&diary);
  CHECK(table.history().empty());
  CHECK(table.mover() == nullptr);
  table.Begin();
  CHECK(diary.text == "SR");
  CHECK(table.now() == NewTable().now());
}

TEST_CASE("Same seed, same deals; another seed, others") {
  CHECK(NewTable(5).now() == NewTable(5).now());
  CHECK(NewTable(5).now() != NewTable(6).now());
}

TEST_CASE("A refused move changes nothing and says why") {
  SintraTable table = NewTable();
  const std::string before = History(table);
  CHECK(table.Play(table.now().Turn(), sintra::Step::Back()) ==
        "your glazier already stands above your leftmost strip");
  CHECK(History(table) == before);
}

TEST_CASE("Observers are told of deals, moves and undos, until ignored") {
  SintraTable table = NewTable();
  Diary diary;
  Diary other;
  table.Observe(&diary);
  table.Observe(&other);
  PlayRandom(table, 2);
  CHECK(diary.text == "mm");
  table.Ignore(&other);
  table.Undo();
  table.Redo();
  CHECK(diary.text == "mmum");
  CHECK(other.text == "mm");
  table.Play(table.now().Turn(),
             sintra::Step{200, 0, 0, 0});  // refused: nobody is told
  CHECK(diary.text == "mmum");
}

TEST_CASE("Undo takes back one move and what was dealt after it") {
  SintraTable table = NewTable();
  std::vector<std::string> histories = {History(table)};
  while (!table.Over()) {
    PlayRandom(table, 1);
    histories.push_back(History(table));
  }
  const std::size_t moves = table.steps();
  CHECK(moves + 1 == histories.size());
  for (std::size_t i = moves; i-- > 0;) {
    REQUIRE(table.Undo());
    REQUIRE(History(table) == histories[i]);
    REQUIRE(table.steps() == i);
  }
  CHECK_FALSE(table.Undo());
  CHECK(History(table) == histories.front());
  for (std::size_t i = 1; i <= moves; ++i) {
    REQUIRE(table.Redo());
    REQUIRE(History(table) == histories[i]);
  }
  CHECK_FALSE(table.Redo());
  CHECK(table.Over());
}

TEST_CASE("Playing the same move again after undo gives the same deal") {
  for (const int players : {2, 3, 4}) {
    SintraTable table = NewTable(9, Options{players, Side::kB});
    int deals_compared = 0;
    while (!table.Over()) {
      PlayRandom(table, 1);
      const std::string played = History(table);
      if (table.history().back().step() != nullptr) {
        continue;
      }
      // A round was dealt: take back and play it again by hand.
      table.Undo();
      PlayRandom(table, 1);
      REQUIRE(History(table) == played);
      ++deals_compared;
    }
    CHECK(deals_compared == 5);
  }
}

TEST_CASE("A new move after undo forgets what was undone") {
  SintraTable table = NewTable();
  PlayRandom(table, 3);
  table.Undo();
  CHECK(table.CanRedo());
  CHECK(table.Play(table.now().Turn(), sintra::Step{200, 0, 0, 0}) != "");
  CHECK(table.CanRedo());  // a refused move forgets nothing
  REQUIRE(table.Play(table.now().Turn(), table.now().NthStep(0)) == "");
  CHECK_FALSE(table.CanRedo());
  CHECK_FALSE(table.Redo());
}

TEST_CASE("Undo and redo at random never lose the thread") {
  Rng rng(12);
  for (int i = 0; i < Games(40); ++i) {
    SintraTable table =
        NewTable(static_cast<std::uint64_t>(i),
                 Options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB});
    while (!table.Over()) {
      PlayRandom(table, static_cast<int>(1 + rng.Below(20)));
      const std::string before = History(table);
      const auto back = rng.Below(15);
      std::uint32_t undone = 0;
      while (undone < back && table.Undo()) {
        ++undone;
      }
      // Undo by replay: the same moves from the start lead to this position.
      SintraTable replayed = NewTable(table.seed(), table.now().options());
      for (const auto& step : table.history()) {
        if (step.step() != nullptr) {
          REQUIRE(replayed.Play(replayed.now().Turn(), *step.step()) == "");
        }
      }
      REQUIRE(History(replayed) == History(table));
      for (; undone > 0; --undone) {
        REQUIRE(table.Redo());
      }
      REQUIRE(History(table) == before);
    }
  }
}

TEST_CASE("Redeal and Replay: a record's deals and moves are checked") {
  const SintraTable played = [] {
    SintraTable table = NewTable(3);
    PlayRandom(table, 30);
    return table;
  }();
  auto table = SintraTable::Untouched(Options{}, 3, {});
  CHECK(table.Replay(0, sintra::Step::Back()) ==
        "the panes have not been dealt yet");
  for (const auto& step : played.history()) {
    if (step.step() != nullptr) {
      CHECK(table.Redeal(*played.history().front().deal()) ==
            "this deal is not due now");
      REQUIRE(table.Replay(step.seat, *step.step()) == "");
    } else {
      REQUIRE(table.Redeal(*step.deal()) == "");
    }
  }
  CHECK(table.now() == played.now());
  CHECK(table.steps() == played.steps());
}

TEST_CASE("Bots: found by name, legal, and the same luck gives the same move") {
  CHECK(MakeBot<State>("nobody") == nullptr);
  CHECK(MakeBot<State>("") == nullptr);
  for (const std::string_view name : BotNames<State>()) {
    const Level* const level = FindLevel<State>(name);
    if (level != nullptr && level->positions != 0) {
      continue;  // takes its time
    }
    const auto bot = MakeBot<State>(name);
    REQUIRE(bot != nullptr);
    SintraTable table = NewTable(8, Options{3, Side::kB});
    while (!table.Over()) {
      const Rng luck = BotLuck(table.seed(), table.steps());
      const auto move = bot->Choose(table.now(), table.now().Turn(), luck, {});
      REQUIRE(move == bot->Choose(table.now(), table.now().Turn(), luck, {}));
      REQUIRE(table.Play(table.now().Turn(), move) == "");
    }
  }
}

TEST_CASE("Bots: greedy beats random nearly always") {
  int won = 0;
  const int games = Games(400);
  const auto greedy = MakeBot<State>("greedy");
  const auto random = MakeBot<State>("random");
  for (int i = 0; i < games; ++i) {
    SintraTable table = NewTable(static_cast<std::uint64_t>(i));
    while (!table.Over()) {
      auto& bot = table.now().Turn() == i % 2 ? greedy : random;
      table.Play(table.now().Turn(),
                 bot->Choose(table.now(), table.now().Turn(),
                             BotLuck(table.seed(), table.steps()), {}));
    }
    won += table.now().Wins(i % 2) && !table.now().Wins(1 - i % 2) ? 1 : 0;
  }
  CHECK(won > games * 98 / 100);
}

}  // namespace
}  // namespace glazier
