// SPDX-License-Identifier: MIT
// Keys in, moves out: every kind of move, every kind of refusal.
#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "tests/tui/support/played.hpp"
#include "tui/sintra/views.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;
using sintra::Side;
using sintra::State;
using sintra::Step;
using Action = SintraChooser::Action;
using Kind = TableAsk;
using Asked = SintraPick::Kind;

Action Press(SintraChooser& chooser, char key) {
  return chooser.OnEvent(Event::Character(std::string(1, key)));
}

bool Offers(const SintraChooser& chooser, Asked kind, int value) {
  return chooser.Offers({kind, static_cast<std::uint32_t>(value)});
}

/// Presses keys that must all be handled.
void Type(SintraChooser& chooser, std::string_view keys) {
  for (const char key : keys) {
    CAPTURE(key);
    CHECK(Press(chooser, key).kind == Kind::kHandled);
  }
}

char Small(int colour) {
  return static_cast<char>(
      sintra::kColourLetters[static_cast<std::size_t>(colour)] - 'A' + 'a');
}

int StripTag(const SintraChooser& chooser, int place) {
  return PalaceTag(chooser.seat()) + 1 + place;
}

/// The keys of a move, without Enter.
std::string KeysOf(const SintraChooser& chooser, const Step& move) {
  const State& state = chooser.state();
  if (move.IsBack()) {
    return "<";
  }
  std::string keys(1, move.source == sintra::kCentre
                          ? 'c'
                          : static_cast<char>('1' + move.source));
  const sintra::Panes& panes = state.source(move.source);
  if (panes.Count(static_cast<sintra::Colour>(move.colour)) != panes.Total()) {
    keys += Small(move.colour);
  }
  keys += move.Breaks() ? 'x' : static_cast<char>('1' + move.place);
  return keys;
}

/// Some legal move of a game for which `wanted` holds, and its position.
template <class Wanted>
std::optional<std::pair<State, Step>> Find(Side side, Wanted wanted) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    for (int moves = 0; moves < 60; moves += 3) {
      const Played game(2, side, seed, moves);
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

TEST_CASE("every legal move of a position can be played by keys alone") {
  for (const Side side : {Side::kA, Side::kB}) {
    for (const int moves : {0, 5, 14, 23, 37}) {
      const Played game(2, side, 5, moves);
      State::Steps list;
      game.now().List(game.now().Turn(), list);
      for (const Step& move : list) {
        CAPTURE(StepText(move));
        SintraChooser chooser(game.now());
        Type(chooser, KeysOf(chooser, move));
        CHECK(chooser.refusal().empty());
        Action action = chooser.OnEvent(Event::Return);
        if (action.kind == Kind::kHandled) {  // Which pane to keep?
          REQUIRE(side == Side::kB);
          REQUIRE(chooser.kind() == Asked::kKeep);
          Type(chooser, std::string(1, Small(move.keep)));
          action = chooser.OnEvent(Event::Return);
        }
        CHECK(action == Action{Kind::kPlay, {move}});
      }
    }
  }
}

TEST_CASE("arrows and hjkl go over what is possible, and Enter accepts") {
  const Played game(2, Side::kA, 5, 0);
  SintraChooser arrows(game.now());
  CHECK(arrows.At(Asked::kSource) == 0);
  arrows.OnEvent(Event::ArrowRight);
  CHECK(arrows.At(Asked::kSource) == 1);
  arrows.OnEvent(Event::ArrowLeft);
  arrows.OnEvent(Event::ArrowLeft);
  CHECK(arrows.At(Asked::kSource) == 4);  // The empty centre is passed over.
  arrows.OnEvent(Event::Return);
  CHECK(arrows.kind() == Asked::kColour);
  const int first = arrows.At(Asked::kColour);
  arrows.OnEvent(Event::ArrowRight);
  CHECK(arrows.At(Asked::kColour) != first);
  CHECK(Offers(arrows, Asked::kColour, arrows.At(Asked::kColour)));
  arrows.OnEvent(Event::Return);
  CHECK(arrows.kind() == Asked::kStrip);
  const int place = arrows.At(Asked::kStrip);
  arrows.OnEvent(Event::ArrowRight);
  CHECK(arrows.At(Asked::kStrip) != place);
  CHECK(Offers(arrows, Asked::kStrip, arrows.At(Asked::kStrip)));
  const Action action = arrows.OnEvent(Event::Return);
  REQUIRE(action.kind == Kind::kPlay);
  CHECK(game.now().WhyNot(game.now().Turn(), action.steps.at(0)).empty());

  SintraChooser letters(game.now());
  Type(letters, "lhh ");
  CHECK(letters.At(Asked::kSource) == 4);
  Type(letters, "l ");
  CHECK(letters.kind() == Asked::kStrip);
  Type(letters, "l");
  CHECK(letters.Ready() == arrows.Ready());
}

TEST_CASE("down goes to the centre, up to the factories") {
  const Played game(2, Side::kA, 5, 1);
  SintraChooser chooser(game.now());
  chooser.OnEvent(Event::ArrowDown);
  CHECK(chooser.At(Asked::kSource) == sintra::kCentre);
  chooser.OnEvent(Event::ArrowUp);
  CHECK(chooser.At(Asked::kSource) < sintra::kCentre);
}

TEST_CASE("Escape steps back one step at a time, and then is not ours") {
  const Played game(2, Side::kA, 5, 0);
  SintraChooser chooser(game.now());
  chooser.OnEvent(Event::Return);
  chooser.OnEvent(Event::Return);
  REQUIRE(chooser.kind() == Asked::kStrip);
  CHECK(chooser.OnEvent(Event::Escape).kind == Kind::kHandled);
  CHECK(chooser.kind() == Asked::kColour);
  CHECK(chooser.OnEvent(Event::Escape).kind == Kind::kHandled);
  CHECK(chooser.kind() == Asked::kSource);
  CHECK(chooser.OnEvent(Event::Escape).kind == Kind::kIgnored);
}

TEST_CASE("a single colour is not asked for") {
  const auto found = Find(Side::kA, [](const State& state, const Step& move) {
    return !move.IsBack() &&
           state.source(move.source)
                   .Count(static_cast<sintra::Colour>(move.colour)) ==
               state.source(move.source).Total();
  });
  REQUIRE(found);
  SintraChooser chooser(found->first);
  const int source = found->second.source;
  Press(chooser,
        source == sintra::kCentre ? 'c' : static_cast<char>('1' + source));
  CHECK(chooser.kind() == Asked::kStrip);
  chooser.OnEvent(Event::Escape);
  CHECK(chooser.kind() == Asked::kSource);
}

TEST_CASE("choosing what is not possible says why, in the rules' words") {
  const Played game(2, Side::kA, 5, 0);
  const State& state = game.now();
  SUBCASE("an empty centre") {
    SintraChooser chooser(state);
    Press(chooser, 'c');
    CHECK(chooser.refusal() == "the centre is empty");
    CHECK(chooser.kind() == Asked::kSource);
    Press(chooser, '1');
    CHECK(chooser.refusal().empty());
  }
  SUBCASE("a factory that is not there") {
    SintraChooser chooser(state);
    Press(chooser, '9');
    CHECK(chooser.refusal() == "there are only 5 factories");
  }
  SUBCASE("a colour that is not there") {
    SintraChooser chooser(state);
    Press(chooser, '1');
    REQUIRE(chooser.kind() == Asked::kColour);
    for (int colour = 0; colour < sintra::kColours; ++colour) {
      if (!Offers(chooser, Asked::kColour, colour)) {
        Press(chooser, Small(colour));
        CHECK(chooser.refusal() ==
              "there is no " +
                  std::string(
                      sintra::kColourNames[static_cast<std::size_t>(colour)]) +
                  " pane in factory 1");
        break;
      }
    }
  }
  SUBCASE("a strip without room, breaking for no need, a ninth strip") {
    SintraChooser chooser(state);
    chooser.OnEvent(Event::Return);
    chooser.OnEvent(Event::Return);
    REQUIRE(chooser.kind() == Asked::kStrip);
    const int before = chooser.At(Asked::kStrip);
    for (int place = 0; place < sintra::kPlaces; ++place) {
      if (!Offers(chooser, Asked::kStrip, place)) {
        Press(chooser, static_cast<char>('1' + place));
        CHECK(chooser.refusal().find("has no empty space for") !=
              std::string::npos);
        break;
      }
    }
    Press(chooser, 'x');
    CHECK(chooser.refusal().find("panes break only when none fits") !=
          std::string::npos);
    Press(chooser, '9');
    CHECK(chooser.refusal() == "there are only 8 strips");
    CHECK(chooser.At(Asked::kStrip) == before);
  }
  SUBCASE("the glazier is back already") {
    SintraChooser chooser(state);
    Press(chooser, '<');
    CHECK(chooser.refusal() ==
          "your glazier already stands above your leftmost strip");
    CHECK(chooser.kind() == Asked::kSource);
  }
  SUBCASE("breaking before anything is taken") {
    SintraChooser chooser(state);
    Press(chooser, 'x');
    CHECK_FALSE(chooser.refusal().empty());
  }
}

TEST_CASE("nothing fits: x or Enter lets all of them break") {
  const auto found = Find(
      Side::kA, [](const State&, const Step& move) { return move.Breaks(); });
  REQUIRE(found);
  SintraChooser chooser(found->first);
  std::string keys = KeysOf(chooser, found->second);
  keys.pop_back();  // x may be left out
  Type(chooser, keys);
  CHECK(chooser.At(Asked::kStrip) == Step::kBreak);
  CHECK(chooser.OnEvent(Event::Return) == Action{Kind::kPlay, {found->second}});
}

TEST_CASE("side B: the pane to keep is asked for, any on the strip") {
  const auto found = Find(Side::kB, [](const State& state, const Step& move) {
    return move.Completes() &&
           std::popcount(state.KeepChoices(
               state.Turn(), move.place, move.colour,
               state.source(move.source)
                   .Count(static_cast<sintra::Colour>(move.colour)))) > 1;
  });
  REQUIRE(found);
  SintraChooser chooser(found->first);
  Type(chooser, KeysOf(chooser, found->second));
  chooser.OnEvent(Event::Return);
  REQUIRE(chooser.kind() == Asked::kKeep);
  const int first = chooser.At(Asked::kKeep);
  chooser.OnEvent(Event::ArrowRight);
  CHECK(chooser.At(Asked::kKeep) != first);
  for (int colour = 0; colour < sintra::kColours; ++colour) {
    Press(chooser, Small(colour));
    CHECK(chooser.refusal().empty() == Offers(chooser, Asked::kKeep, colour));
  }
  chooser.OnEvent(Event::Escape);
  CHECK(chooser.kind() == Asked::kStrip);
}

TEST_CASE("the notation line takes what is typed, and refuses in words") {
  const Played game(2, Side::kA, 5, 0);
  State::Steps list;
  game.now().List(game.now().Turn(), list);
  SintraChooser chooser(game.now());
  Type(chooser, ":");
  CHECK(chooser.Typing());
  // Keys that mean something elsewhere are only letters here.
  Type(chooser, "q?");
  CHECK(chooser.typed() == "q?");
  CHECK(chooser.OnEvent(Event::Return).kind == Kind::kHandled);
  CHECK_FALSE(chooser.refusal().empty());
  chooser.OnEvent(Event::Backspace);
  chooser.OnEvent(Event::Backspace);
  Type(chooser, StepText(list[0]));
  CHECK(chooser.Ready() == list[0]);
  CHECK(chooser.OnEvent(Event::Return) == Action{Kind::kPlay, {list[0]}});
  SintraChooser closed(game.now());
  Type(closed, ":f1");
  closed.OnEvent(Event::Escape);
  CHECK(closed.kind() == Asked::kSource);
}

TEST_CASE("the other keys of the table") {
  const Played game(2, Side::kA, 5, 0);
  SintraChooser chooser(game.now());
  CHECK(Press(chooser, 'u').kind == Kind::kUndo);
  CHECK(Press(chooser, 'r').kind == Kind::kRedo);
  CHECK(Press(chooser, 't').kind == Kind::kTip);
  CHECK(Press(chooser, '?').kind == Kind::kHelp);
  CHECK(Press(chooser, 'q').kind == Kind::kMenu);
  CHECK(Press(chooser, 'n').kind == Kind::kPatterns);
  CHECK(Press(chooser, 'm').kind == Kind::kLog);
  CHECK(chooser.OnEvent(Event::Tab).kind == Kind::kNextSeat);
  CHECK(chooser.OnEvent(Event::TabReverse).kind == Kind::kPrevSeat);
  CHECK(chooser.OnEvent(Event::PageUp).kind == Kind::kStepBack);
  CHECK(chooser.OnEvent(Event::PageDown).kind == Kind::kStepForward);
  CHECK(chooser.OnEvent(Event::Home).kind == Kind::kStepFirst);
  CHECK(chooser.OnEvent(Event::End).kind == Kind::kStepLast);
}

TEST_CASE("an arrow torn apart by a slow line does nothing worse than Escape") {
  const Played game(2, Side::kA, 5, 0);
  for (const char last : {'A', 'B', 'C', 'D'}) {
    SintraChooser chooser(game.now());
    CHECK(chooser.OnEvent(Event::Escape).kind == Kind::kIgnored);
    CHECK(Press(chooser, '[').kind == Kind::kIgnored);
    CHECK(Press(chooser, last).kind == Kind::kIgnored);
    CHECK(Press(chooser, 'O').kind == Kind::kIgnored);
    CHECK(chooser.kind() == Asked::kSource);
  }
}

TEST_CASE("clicks choose as keys do; a second one on a strip plays") {
  const Played game(2, Side::kA, 5, 0);
  SintraChooser chooser(game.now());
  chooser.OnClick(StripTag(chooser, 0));
  CHECK_FALSE(chooser.refusal().empty());
  int colour = 0;
  while (game.now().source(2).Count(static_cast<sintra::Colour>(colour)) == 0) {
    ++colour;
  }
  chooser.OnClick(SourceTag(2) + 1 + colour);
  REQUIRE(chooser.kind() == Asked::kStrip);
  CHECK(chooser.At(Asked::kColour) == colour);
  const int place = chooser.At(Asked::kStrip);
  const Action action = chooser.OnClick(StripTag(chooser, place));
  CHECK(action.kind == Kind::kPlay);
  CHECK(action.steps.at(0).place == place);
}

}  // namespace
}  // namespace glazier::tui::test
