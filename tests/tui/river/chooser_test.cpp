// SPDX-License-Identifier: MIT
// Keys in, moves of River Valley out: every kind of move and of refusal.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/river/pieces_text.hpp"
#include "tests/tui/support/river_played.hpp"
#include "tui/river/spell.hpp"
#include "tui/river/views.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;
using river::Piece;
using river::State;
using river::Step;
using Action = RiverChooser::Action;
using Asked = RiverPick::Kind;

Action Press(RiverChooser& chooser, char key) {
  return chooser.OnEvent(Event::Character(std::string(1, key)));
}

bool Holds(const RiverChooser& chooser, Asked kind, int value) {
  return chooser.Holds({kind, static_cast<std::uint32_t>(value)});
}

bool On(const RiverChooser& chooser, Asked kind, int value) {
  return chooser.OnCursor({kind, static_cast<std::uint32_t>(value)});
}

/// Presses keys that must all be handled.
void Type(RiverChooser& chooser, std::string_view keys) {
  for (const char key : keys) {
    CAPTURE(key);
    CHECK(Press(chooser, key).kind == TableAsk::kHandled);
  }
}

/// The key of some piece in a list that was not used yet.
template <class List>
char KeyOf(const List& list, Piece piece, std::string_view keys, char used) {
  for (int i = 0; i < list.size(); ++i) {
    const char key = keys[static_cast<std::size_t>(i)];
    if (list[i] == piece && key != used) {
      return key;
    }
  }
  return '?';
}

/// The keys of a place or of a draw that spills nothing, without Enter.
std::string KeysOf(const State& state, const Step& move) {
  const auto& satchel = state.board(state.Turn()).satchel;
  if (move.IsDraw()) {
    return move.piece == river::kNoPiece
               ? "0"
               : std::string(1, KeyOf(state.lake(), move.piece, kLakeKeys, 0));
  }
  std::string keys(1, KeyOf(satchel, move.piece, kSatchelKeys, 0));
  if (move.IsPair()) {
    keys += KeyOf(satchel, move.second, kSatchelKeys, keys[0]);
    keys += static_cast<char>('1' + move.tile);
  }
  return keys + static_cast<char>('1' + move.gather);
}

/// Answers what is asked for after the first keys, and plays; the steps.
Action Finish(RiverChooser& chooser) {
  Action action = chooser.OnEvent(Event::Return);
  for (int i = 0; action.kind == TableAsk::kHandled && i < 8; ++i) {
    REQUIRE(chooser.kind() == Asked::kColumn);
    action = chooser.OnEvent(Event::Return);
  }
  return action;
}

/// A position in which a legal move is as wanted, and that move.
template <class Wanted>
std::optional<std::pair<State, Step>> Find(Wanted wanted) {
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    for (int moves = 0; moves < 40; ++moves) {
      const RiverPlayed game(2, seed, moves);
      if (game.now().Turn() < 0) {
        break;
      }
      State::Steps list;
      game.now().List(game.now().Turn(), list);
      for (const Step& move : list) {
        if (wanted(game.now(), move)) {
          return std::pair{game.now(), move};
        }
      }
    }
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("every place of a position can be played by keys alone") {
  for (const int moves : {0, 3, 6, 11}) {
    const RiverPlayed game(2, 5, moves);
    State::Steps list;
    game.now().List(game.now().Turn(), list);
    for (const Step& move : list) {
      if (!move.IsPlace()) {
        continue;
      }
      CAPTURE(StepText(move));
      RiverChooser chooser(game.now());
      Type(chooser, KeysOf(game.now(), move));
      CHECK(chooser.refusal().empty());
      const Action action = Finish(chooser);
      REQUIRE(action.kind == TableAsk::kPlay);
      CHECK(action.steps.front() == move);
      State after = game.now();
      bool over = false;
      for (const Step& step : action.steps) {
        REQUIRE(after.WhyNot(after.Turn(), step).empty());
        over = after.Play(after.Turn(), step).ends_turn;
      }
      CHECK(over);
    }
  }
}

TEST_CASE("the prompt names the tiles, and a pair only where there is one") {
  int pairs = 0;
  int single = 0;
  for (int moves = 0; moves < 30; ++moves) {
    const RiverPlayed game(2, 5, moves);
    if (game.now().Turn() < 0) {
      break;
    }
    const auto& satchel = game.now().board(game.now().Turn()).satchel;
    if (satchel.size() == 0) {
      continue;
    }
    bool like = false;
    for (int i = 1; i < satchel.size(); ++i) {
      like |= river::ShapeOf(satchel[i]) == river::ShapeOf(satchel[0]);
    }
    RiverChooser chooser(game.now());
    Press(chooser, 'a');
    if (!chooser.refusal().empty()) {
      continue;
    }
    CAPTURE(chooser.Prompt());
    CHECK(chooser.Prompt().find("tile 1-6?") != std::string::npos);
    CHECK((chooser.Prompt().find("pair") != std::string::npos) == like);
    ++(like ? pairs : single);
  }
  CHECK(pairs > 0);
  CHECK(single > 0);
}

TEST_CASE("a draw: the key of what stays, then what the satchel cannot hold") {
  const RiverPlayed game(2, 5, 0);
  REQUIRE(game.now().board(game.now().Turn()).satchel.size() == 3);
  RiverChooser chooser(game.now());
  Type(chooser, "x");
  if (chooser.kind() == Asked::kLeave) {
    CHECK(Stays(chooser, 2));
    CHECK(chooser.Prompt().ends_with("stays in the lake, Enter goes on"));
    chooser.OnEvent(Event::Return);
  }
  REQUIRE(chooser.kind() == Asked::kSpill);
  const Step draw = Step::Draw(game.now().lake()[2]);
  CHECK(chooser.draft().steps() == std::vector<Step>{draw});
  const auto& satchel = chooser.state().board(chooser.seat()).satchel;
  REQUIRE(satchel.size() == 7);
  CHECK(chooser.Prompt() == "2 to the overflow: a-e v-w, Enter goes on");
  Press(chooser, 'x');
  CHECK(chooser.refusal() == "there is no piece x in your satchel");
  Press(chooser, '3');
  CHECK(chooser.refusal().find("a satchel holds 5") != std::string::npos);
  Type(chooser, "w");
  CHECK(On(chooser, Asked::kSpill, 6));
  const Step first = Step::Spill(satchel[6]);
  CHECK(chooser.Ready() == first);
  CHECK(chooser.OnEvent(Event::Return).kind == TableAsk::kHandled);
  CHECK(chooser.Prompt() == "1 to the overflow: a-e v, Enter plays");
  // Escape takes back a step.
  chooser.OnEvent(Event::Escape);
  CHECK(chooser.draft().steps() == std::vector<Step>{draw});
  Type(chooser, "w");
  chooser.OnEvent(Event::Return);
  Type(chooser, "a");
  const Step second = *chooser.Ready();
  CHECK(chooser.OnEvent(Event::Return) ==
        Action{TableAsk::kPlay, {draw, first, second}});
}

TEST_CASE("Enter alone leads to a legal move from every position") {
  for (const int players : {2, 5}) {
    for (int moves = 0; moves < 60; moves += 3) {
      const RiverPlayed game(players, 3, moves);
      if (game.now().Turn() < 0) {
        break;
      }
      RiverChooser chooser(game.now());
      Action action;
      for (int keys = 0; keys < 12 && action.kind != TableAsk::kPlay; ++keys) {
        action = chooser.OnEvent(Event::Return);
      }
      REQUIRE(action.kind == TableAsk::kPlay);
      CHECK(game.now().WhyNot(game.now().Turn(), action.steps.at(0)).empty());
    }
  }
}

TEST_CASE("arrows go over satchel and lake, Space marks, Enter accepts") {
  const RiverPlayed game(2, 5, 0);
  RiverChooser chooser(game.now());
  CHECK(On(chooser, Asked::kPieces, 0));
  chooser.OnEvent(Event::ArrowRight);
  CHECK(On(chooser, Asked::kPieces, 1));
  chooser.OnEvent(Event::ArrowUp);
  CHECK(On(chooser, Asked::kLeave, 0));
  Type(chooser, "lh");
  CHECK(On(chooser, Asked::kLeave, 0));
  chooser.OnEvent(Event::ArrowDown);
  CHECK(On(chooser, Asked::kPieces, 0));
  Type(chooser, " ");
  CHECK(Holds(chooser, Asked::kPieces, 0));
  chooser.OnEvent(Event::Return);
  CHECK(chooser.kind() == Asked::kGather);
  const int first = chooser.At(Asked::kGather);
  REQUIRE(chooser.Ready());
  chooser.OnEvent(Event::ArrowRight);
  const int place = chooser.At(Asked::kTile);
  const bool end = place == 0 || place == river::kTiles - 1;
  CHECK((chooser.At(Asked::kGather) == first) == end);
  chooser.OnEvent(Event::Escape);
  CHECK(chooser.AtStart());
  chooser.OnEvent(Event::Escape);
  CHECK_FALSE(Holds(chooser, Asked::kPieces, 0));
  CHECK(chooser.OnEvent(Event::Escape).kind == TableAsk::kIgnored);
}

TEST_CASE("new colours: their columns in the order of one's choice") {
  const auto found = Find(
      [](const State& /*state*/, const Step& step) { return step.IsColumn(); });
  REQUIRE(found);
  RiverChooser chooser(found->first);
  REQUIRE(chooser.kind() == Asked::kColumn);
  CHECK(chooser.Ready() == found->first.NthStep(0));
  chooser.OnEvent(Event::ArrowRight);
  CHECK(chooser.Ready() == found->first.NthStep(1));
  Press(chooser, 'a');
  CHECK(chooser.refusal().find("which new colour") != std::string::npos);
  const char letter = static_cast<char>(
      river::kColourLetters[found->second.colour] - 'A' + 'a');
  Press(chooser, letter);
  CHECK(chooser.Ready() == found->second);
  Press(chooser, 'k');  // black glass is not in a game for two
  CHECK(chooser.refusal().find("wait for a column") != std::string::npos);
  CHECK(chooser.Ready() == found->second);
}

TEST_CASE("choosing what is not possible says why") {
  const RiverPlayed game(2, 5, 0);
  const State& state = game.now();
  const auto& satchel = state.board(state.Turn()).satchel;
  SUBCASE("a piece that is not there") {
    RiverChooser chooser(state);
    Press(chooser, 'e');
    CHECK(chooser.refusal() == "there is no piece e in your satchel");
  }
  SUBCASE("a tile that is no neighbour") {
    RiverChooser chooser(state);
    Press(chooser, 'a');
    const int own = river::ShapeOf(satchel[0]);
    for (int tile = 0; tile < river::kTiles; ++tile) {
      if (std::abs(state.PlaceOf(tile) - state.PlaceOf(own)) > 1) {
        Press(chooser, static_cast<char>('1' + tile));
        CHECK(chooser.refusal().find("is not beside") != std::string::npos);
        CHECK(chooser.kind() == Asked::kGather);
      }
    }
  }
  SUBCASE("two shapes are no pair; the other piece is taken instead") {
    RiverChooser chooser(state);
    for (int i = 1; i < satchel.size(); ++i) {
      if (river::ShapeOf(satchel[i]) != river::ShapeOf(satchel[0])) {
        Press(chooser, 'a');
        Press(chooser, kSatchelKeys[static_cast<std::size_t>(i)]);
        CHECK(chooser.refusal().find("the same shape") != std::string::npos);
        CHECK(Holds(chooser, Asked::kPieces, i));
        CHECK_FALSE(Holds(chooser, Asked::kPieces, 0));
      }
    }
  }
  SUBCASE("passing with glass in the satchel") {
    RiverChooser chooser(state);
    Press(chooser, '-');
    CHECK(chooser.refusal().find("you can pass only") != std::string::npos);
  }
}

TEST_CASE("in the last turn the lake is closed, and says so") {
  for (int moves = 1; moves < 80; ++moves) {
    const RiverPlayed game(2, 3, moves);
    REQUIRE(game.now().Turn() >= 0);
    if (game.now().end() == river::End::kLast) {
      RiverChooser chooser(game.now());
      CHECK_FALSE(OffersLake(chooser));
      Press(chooser, 'v');
      CHECK(chooser.refusal().find("last turn") != std::string::npos);
      return;
    }
  }
  FAIL("no last turn");
}

TEST_CASE("the notation line of River Valley") {
  const RiverPlayed game(2, 5, 0);
  const Step move = WholeTurn(game.now());
  RiverChooser chooser(game.now());
  Type(chooser, ":q?");
  CHECK(chooser.typed() == "q?");
  CHECK(chooser.OnEvent(Event::Return).kind == TableAsk::kHandled);
  CHECK_FALSE(chooser.refusal().empty());
  chooser.OnEvent(Event::Backspace);
  chooser.OnEvent(Event::Backspace);
  Type(chooser, StepText(move));
  CHECK(chooser.Ready() == move);
  CHECK(chooser.OnEvent(Event::Return) == Action{TableAsk::kPlay, {move}});
}

TEST_CASE("the keys of the table are no keys of the glass") {
  const RiverPlayed game(2, 5, 0);
  RiverChooser chooser(game.now());
  CHECK(Press(chooser, 'u').kind == TableAsk::kUndo);
  CHECK(Press(chooser, 'r').kind == TableAsk::kRedo);
  CHECK(Press(chooser, 't').kind == TableAsk::kTip);
  CHECK(Press(chooser, '?').kind == TableAsk::kHelp);
  CHECK(Press(chooser, 'q').kind == TableAsk::kMenu);
  CHECK(Press(chooser, 'n').kind == TableAsk::kPatterns);
  CHECK(Press(chooser, 'm').kind == TableAsk::kLog);
  CHECK(chooser.OnEvent(Event::Tab).kind == TableAsk::kNextSeat);
  for (const char torn : {'[', 'O', 'A', 'B', 'C', 'D'}) {
    CHECK(Press(chooser, torn).kind == TableAsk::kIgnored);
  }
}

TEST_CASE("clicks: a piece, its neighbour, and once more to play") {
  using Kind = RiverTarget::Kind;
  const RiverPlayed game(2, 5, 0);
  RiverChooser chooser(game.now());
  chooser.OnClick(TagOf({Kind::kTile, 3}));
  chooser.OnClick(TagOf({Kind::kSatchel, 0}));
  chooser.OnEvent(Event::Return);
  REQUIRE(chooser.kind() == Asked::kGather);
  const Step move = *chooser.Ready();
  const Action played = chooser.OnClick(TagOf({Kind::kTile, move.gather}));
  CHECK((played == Action{TableAsk::kPlay, {move}} ||
         chooser.draft().steps() == std::vector<Step>{move}));
  RiverChooser lake(game.now());
  lake.OnClick(TagOf({Kind::kLake, 1}));
  if (lake.kind() == Asked::kLeave) {
    CHECK(Stays(lake, 1));
    lake.OnClick(TagOf({Kind::kLake, 1}));
  }
  CHECK(lake.draft().steps().front() == Step::Draw(game.now().lake()[1]));
  REQUIRE(lake.kind() == Asked::kSpill);
  lake.OnClick(TagOf({Kind::kSatchel, 5}));
  CHECK(On(lake, Asked::kSpill, 5));
  lake.OnClick(TagOf({Kind::kSatchel, 5}));
  CHECK(lake.draft().steps().size() == 2);
}

}  // namespace glazier::tui::test
