// SPDX-License-Identifier: MIT
// Keys in, steps of Glass Road out.
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "tests/tui/road/played.hpp"
#include "tui/road/likely.hpp"
#include "tui/road/spell.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;
using road::Phase;
using road::Step;
using Ui = GameUi<road::State>;
using Kind = RoadPick::Kind;

RoadChooser::Action Press(RoadChooser& chooser, char key) {
  return chooser.OnEvent(key == '\r' ? Event::Return
                         : key == '\x1b'
                             ? Event::Escape
                             : Event::Character(std::string(1, key)));
}

RoadChooser ChooserOf(const RoadPlayed& game) {
  return RoadChooser(game.now().View(game.near()), game.near());
}

struct Spelled {
  Picks picks;
  Step step;
};

std::vector<Spelled> SpellAll(const road::State& state, int seat) {
  std::vector<Spelled> all;
  Ui::Spell(state, seat, {}, [&](const Picks& picks, const Step& step) {
    all.push_back({picks, step});
  });
  return all;
}

}  // namespace

TEST_CASE("every legal step is spelled once, and no spelling begins another") {
  for (const int players : {1, 2, 4}) {
    for (int steps = 0; steps < 130; steps += 3) {
      const RoadPlayed game(players, 5, steps);
      if (game.now().Turn() < 0) {
        break;
      }
      CAPTURE(players);
      CAPTURE(steps);
      road::State::Steps list;
      game.now().List(game.near(), list);
      const auto all = SpellAll(game.now(), game.near());
      REQUIRE(all.size() == list.size());
      for (std::size_t i = 0; i < all.size(); ++i) {
        REQUIRE(!all[i].picks.empty());
        CHECK(std::find(list.begin(), list.end(), all[i].step) != list.end());
        for (std::size_t j = 0; j < all.size(); ++j) {
          CHECK((i == j || !all[j].picks.StartsWith(all[i].picks)));
        }
      }
    }
  }
}

TEST_CASE("picking five cards is one draft, handed in with the last") {
  const RoadPlayed game = PlayedTo(2, 7, Phase::kPick);
  RoadChooser chooser = ChooserOf(game);
  for (const char card : std::string_view("lmrh")) {
    CHECK(Press(chooser, card).kind == TableAsk::kHandled);
  }
  CHECK(chooser.draft().steps().size() == 4);
  Press(chooser, 'l');
  CHECK(chooser.refusal() == "you have picked the Feudal Lord already");
  Press(chooser, '\x1b');
  CHECK(chooser.draft().steps().size() == 3);
  Press(chooser, 'h');
  CHECK(Press(chooser, 'k').kind == TableAsk::kHandled);
  const auto done = Press(chooser, '\r');
  REQUIRE(done.kind == TableAsk::kPlay);
  CHECK(done.steps.size() == 5);
}

TEST_CASE("what another one picks meanwhile leaves the draft as it is") {
  const RoadPlayed game = PlayedTo(2, 7, Phase::kPick);
  const int other = 1 - game.near();
  RoadChooser chooser = ChooserOf(game);
  for (const char card : std::string_view("lmr")) {
    Press(chooser, card);
  }
  road::State now = game.now();
  now.Play(other, Step::PickCard(road::CardOf('H')));
  REQUIRE(chooser.Rebase(now.View(game.near())));
  CHECK(chooser.draft().steps().size() == 3);
  CHECK(chooser.state().estate(other).cards.count == 1);
  CHECK(chooser.state().estate(game.near()).cards.count == 3);
  Press(chooser, 'h');
  CHECK(chooser.draft().steps().size() == 4);
  // The player's own step is different: the draft has been handed in.
  now.Play(game.near(), Step::PickCard(road::CardOf('L')));
  CHECK_FALSE(chooser.Rebase(now.View(game.near())));
  CHECK(chooser.draft().steps().size() == 4);
}

TEST_CASE("cards that others may well choose can be told from the table") {
  const RoadPlayed game = PlayedTo(4, 7, Phase::kPick);
  const road::State view = game.now().View(game.near());
  road::CardSet all = 0;
  for (int seat = 0; seat < 4; ++seat) {
    const road::CardSet likely = LikelyCards(view, seat);
    CHECK(road::CountCards(likely) == view.CardsToPick());
    // What is hidden from the others does not change it.
    CHECK(likely == LikelyCards(game.now(), seat));
    all = static_cast<road::CardSet>(all | (seat == game.near() ? 0 : likely));
  }
  CHECK(LikelyOfOthers(view, game.near()) == all);
  const auto first = static_cast<road::Card>(std::countr_zero(all));
  CHECK(OthersWith(view, game.near(), first) ==
        "; 3 of 3 others may well choose it");
}

TEST_CASE("the greatest gain is shown first, smaller ones on demand") {
  for (int steps = 0; steps < 120; ++steps) {
    const RoadPlayed game(2, 9, steps);
    if (game.now().phase() != Phase::kTurn) {
      continue;
    }
    road::State::Steps list;
    game.now().List(game.near(), list);
    const Step two_wood =
        Step::Act(1).With(road::Gain::Of(road::kWood, 2, road::kNoMarker, 0));
    if (std::find(list.begin(), list.end(), two_wood) == list.end()) {
      continue;
    }
    RoadChooser chooser = ChooserOf(game);
    Press(chooser, '1');
    REQUIRE(chooser.Ready());
    CHECK(*chooser.Ready() == two_wood);
    Press(chooser, '-');
    REQUIRE(chooser.Ready());
    CHECK(chooser.Ready()->gain.Total() == 1);
    return;
  }
  FAIL("no Woodcutter came along");
}

TEST_CASE("keys cycle through buildings, and Escape takes everything back") {
  for (int steps = 0; steps < 200; ++steps) {
    const RoadPlayed game(2, 7, steps);
    if (game.now().phase() != Phase::kTurn) {
      continue;
    }
    RoadChooser chooser = ChooserOf(game);
    Press(chooser, 'b');
    const int first = chooser.Taken(Kind::kBuild);
    if (first < 0) {
      CHECK(chooser.refusal() == "there is nothing you can build now");
      continue;
    }
    Press(chooser, 'b');
    const int second = chooser.Taken(Kind::kBuild);
    if (second == first) {
      continue;
    }
    REQUIRE(chooser.Ready());
    CHECK(chooser.Ready()->kind == Step::Kind::kBuild);
    CHECK(chooser.Ready()->what == second);
    while (!chooser.First()) {
      Press(chooser, '\x1b');
    }
    CHECK(chooser.state() == game.now().View(game.near()));
    return;
  }
  FAIL("nobody could choose between two buildings");
}

TEST_CASE("whatever Enter accepts is a legal turn, to the end of the game") {
  for (const int players : {1, 2, 3, 4}) {
    road::Options options;
    options.players = players;
    options.periods = players == 1 ? road::kSoloPeriods : 4;
    RoadTable table(options, 3,
                    std::vector<Seat>(static_cast<std::size_t>(players),
                                      Seat{"human", "Ann"}));
    int keys = 0;
    while (!table.Over() && keys < 20'000) {
      const int seat = table.now().Turn();
      RoadChooser chooser(ViewOf(table.now(), seat), seat);
      RoadChooser::Action action;
      while (action.kind != TableAsk::kPlay && ++keys < 20'000) {
        CHECK(!chooser.Prompt().empty());
        CHECK(!Ui::AboutChoice(chooser).empty());
        action =
            chooser.OnEvent(keys % 5 == 0 ? Event::ArrowRight : Event::Return);
      }
      for (const Step& step : action.steps) {
        REQUIRE(table.now().WhyNot(seat, step).empty());
        table.Play(seat, step);
      }
    }
    CHECK(table.Over());
  }
}

TEST_CASE("others read of a secret step only that it was taken") {
  const RoadPlayed game = PlayedTo(4, 7, Phase::kLay);
  const auto& log = game.timeline().log();
  int secrets = 0;
  for (const LogLine& line : log) {
    if (line.seat == 0) {
      CHECK(line.For(0).find("picks the ") == 0);
      CHECK(line.For(1) == "picks a card");
      CHECK(line.For(kWatcher) == "picks a card");
      ++secrets;
    }
  }
  CHECK(secrets == 5);
}

TEST_CASE("the scoring adds up, building by building") {
  const RoadPlayed over(4, 7, 100'000);
  REQUIRE(over.now().Turn() == kNobody);
  for (int seat = 0; seat < 4; ++seat) {
    int sum = Ui::ScoringStart(over.now(), seat);
    for (int source = 0; source < Ui::kScoringSources; ++source) {
      sum += Ui::ScoringPoints(over.now(), seat, source);
      CHECK(!Ui::ScoringStory(over.now(), seat, source).empty());
    }
    CHECK(sum == over.now().Score(seat));
  }
}

}  // namespace glazier::tui::test
