// SPDX-License-Identifier: MIT
// Turns of several steps: drafted, taken back, handed in.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tui/table/chooser_impl.hpp"
#include "tui/terminal/pasted.hpp"

namespace glazier::tui {
namespace {

/// The player walks any number of times, at most five steps in all; with two
/// bags, the player carries one or both. A look into the box shows what was
/// hidden.
struct Walk {
  struct Step {
    enum Kind : std::uint8_t { kGo, kCarry, kSing, kLook, kDone } kind = kDone;
    std::uint32_t value = 0;
    friend bool operator==(const Step&, const Step&) = default;
  };
  struct Effect {
    bool ends_turn = false;
    bool reveals = false;
  };

  int at = 0;
  std::uint32_t bags = 0;  // carried, as bits
  bool sang = false;
  bool looked = false;
  int turn = 0;

  int Turn() const { return turn; }
  Seats Acting() const { return Seats::OfTurn(turn); }
  bool Allows(const Step& step) const {
    switch (step.kind) {
      case Step::kGo:
        return step.value > 0 && at + static_cast<int>(step.value) <= 5;
      case Step::kCarry:
        return bags == 0 && step.value > 0 && step.value < 4;
      case Step::kSing:
        return !sang;
      case Step::kLook:
        return !looked;
      default:
        return true;
    }
  }
  Effect Play(int /*seat*/, const Step& step) {
    REQUIRE(Allows(step));
    at += step.kind == Step::kGo ? static_cast<int>(step.value) : 0;
    bags |= step.kind == Step::kCarry ? step.value : 0;
    sang = sang || step.kind == Step::kSing;
    looked = looked || step.kind == Step::kLook;
    turn = step.kind == Step::kDone ? 1 : turn;
    return {step.kind == Step::kDone, step.kind == Step::kLook};
  }
};

Outcome<std::vector<Walk::Step>> ParseSteps(const Walk& state,
                                            int /*seat*/,
                                            std::string_view text) {
  std::vector<Walk::Step> steps;
  Walk after = state;
  for (const char letter : text) {
    const auto step =
        letter == '.' ? Walk::Step{}
                      : Walk::Step{Walk::Step::kGo,
                                   static_cast<std::uint32_t>(letter - '0')};
    if (!after.Allows(step)) {
      return Refusal{"too far"};
    }
    after.Play(0, step);
    steps.push_back(step);
  }
  return steps;
}

}  // namespace

template <>
struct GameUi<Walk> : GameUiDefaults {
  using C = Chooser<Walk>;
  static constexpr bool kSpaceAccepts = true;
  static constexpr GameWords kWords = {};
  static PickStyle StyleOf(int kind) {
    return kind == Walk::Step::kCarry ? PickStyle::kSet
           : kind == Walk::Step::kGo  ? PickStyle::kShown
                                      : PickStyle::kQuick;
  }
  static void Spell(const Walk& state,
                    int /*seat*/,
                    const Picks& /*chosen*/,
                    const AddSpelling<Walk>& add) {
    for (const auto kind :
         {Walk::Step::kGo, Walk::Step::kCarry, Walk::Step::kSing,
          Walk::Step::kLook, Walk::Step::kDone}) {
      for (std::uint32_t value = 0; value < 4; ++value) {
        const Walk::Step step = {kind, value};
        if (state.Allows(step) && (value == 0 || kind < Walk::Step::kSing)) {
          add({{kind, value}}, step);
        }
      }
    }
  }
  static Wish KeyWish(const C& /*chooser*/, char key) {
    const auto value = static_cast<std::uint32_t>(key - '1');
    return key == 'a' || key == 'b'
               ? Wish{{Pick{Walk::Step::kCarry,
                            static_cast<std::uint32_t>(key - 'a')}}}
           : key == '.' ? Wish{{Pick{Walk::Step::kDone, 0}}}
           : key == 's' ? Wish{{Pick{Walk::Step::kSing, 0}}}
           : key == '*' ? Wish{{Pick{Walk::Step::kLook, 0}}}
           : value < 9  ? Wish{{Pick{Walk::Step::kGo, value + 1}}}
                        : Wish{};
  }
  static Wish ClickWish(const C& chooser, int tag) {
    return KeyWish(chooser, static_cast<char>(tag));
  }
  static std::string WhyNot(const C& /*chooser*/, const Pick& /*pick*/) {
    return "too far";
  }
  static std::string Prompt(const C& /*chooser*/) { return "walk"; }
};

namespace {

using ftxui::Event;
using C = Chooser<Walk>;
constexpr auto kGo = Walk::Step::kGo;

C::Action Press(C& chooser, std::string_view keys) {
  C::Action action;
  for (const char key : keys) {
    action = key == '\n' ? chooser.OnEvent(Event::Return)
             : key == '!'
                 ? chooser.OnEvent(Event::Escape)
                 : chooser.OnEvent(Event::Character(std::string(1, key)));
  }
  return action;
}

}  // namespace

TEST_CASE("a turn is drafted step by step, and Enter hands it in whole") {
  C chooser{Walk{}};
  CHECK(Press(chooser, "2").kind == TableAsk::kHandled);
  CHECK(chooser.state().at == 0);
  REQUIRE(chooser.Preview());
  CHECK(chooser.Preview()->after.at == 2);
  CHECK(Press(chooser, "\n").kind == TableAsk::kHandled);
  CHECK(chooser.state().at == 2);
  CHECK_FALSE(chooser.First());
  CHECK(Press(chooser, "3\n").kind == TableAsk::kHandled);
  // What is too far from here is not offered any more.
  Press(chooser, "1");
  CHECK(chooser.refusal() == "too far");
  const auto action = Press(chooser, ".\n");
  REQUIRE(action.kind == TableAsk::kPlay);
  CHECK(action.steps ==
        std::vector<Walk::Step>{{kGo, 2}, {kGo, 3}, {Walk::Step::kDone, 0}});
  // It may be refused: the draft is as it was.
  CHECK(chooser.state().at == 5);
  CHECK(Press(chooser, "\n").steps == action.steps);
}

TEST_CASE("Escape takes back the last choice, then the last drafted step") {
  C chooser{Walk{}};
  Press(chooser, "2\n3\n");
  REQUIRE(chooser.state().at == 5);
  Press(chooser, ".!");
  CHECK(chooser.state().at == 5);
  CHECK_FALSE(chooser.Ready());
  CHECK(Press(chooser, "!").kind == TableAsk::kHandled);
  CHECK(chooser.state().at == 2);
  // As it was before Enter: what had been chosen is under the cursor.
  CHECK(chooser.Ready() == Walk::Step{kGo, 3});
  Press(chooser, "!");
  CHECK(chooser.state().at == 0);
  CHECK(chooser.First() == false);
  CHECK(Press(chooser, "!").kind == TableAsk::kIgnored);
}

TEST_CASE("a quick step that leaves more to do needs no Enter") {
  C chooser{Walk{}};
  CHECK(Press(chooser, "s").kind == TableAsk::kHandled);
  CHECK(chooser.state().sang);
  Press(chooser, "s");
  CHECK(chooser.refusal() == "too far");
  Press(chooser, "!");
  CHECK_FALSE(chooser.state().sang);
  CHECK(Press(chooser, "s.\n").steps.size() == 2);
}

TEST_CASE("a step that shows what was hidden ends the draft") {
  C chooser{Walk{}};
  Press(chooser, "1\n");
  const auto action = Press(chooser, "*\n");
  REQUIRE(action.kind == TableAsk::kPlay);
  CHECK(action.steps ==
        std::vector<Walk::Step>{{kGo, 1}, {Walk::Step::kLook, 0}});
}

TEST_CASE("marks: one or both, and the same again takes a mark back") {
  C chooser{Walk{}};
  Press(chooser, "ab");
  CHECK(chooser.Ready() == Walk::Step{Walk::Step::kCarry, 3});
  Press(chooser, "a");
  CHECK(chooser.Ready() == Walk::Step{Walk::Step::kCarry, 2});
  Press(chooser, "\n");
  CHECK(chooser.state().bags == 2);
  Press(chooser, "a");
  CHECK(chooser.refusal() == "too far");
}

TEST_CASE("typed steps join the draft, and several are previewed as one") {
  C chooser{Walk{}};
  Press(chooser, "1\n:22");
  REQUIRE(chooser.Preview());
  CHECK(chooser.Preview()->after.at == 5);
  CHECK(Press(chooser, "\n").kind == TableAsk::kHandled);
  CHECK(chooser.state().at == 5);
  CHECK_FALSE(chooser.Typing());
  Press(chooser, "!");
  CHECK(chooser.state().at == 3);
  CHECK(Press(chooser, ":2.\n").steps.size() == 4);
}

TEST_CASE("a pasted text lands in the line being typed, and nowhere else") {
  C chooser{Walk{}};
  for (const char* text : {"1", "!", ":", "2.", "\n"}) {
    CHECK(chooser.OnEvent(Pasted(text)).kind == TableAsk::kIgnored);
  }
  CHECK_FALSE(chooser.Typing());
  CHECK(chooser.state().at == 0);
  Press(chooser, ":1");
  // Blanks and what is not ASCII are no notation.
  CHECK(chooser.OnEvent(Pasted("2 1é.")).kind == TableAsk::kHandled);
  CHECK(chooser.typed() == "121.");
  CHECK(Press(chooser, "\n").steps.size() == 4);
}

TEST_CASE("of a pasted text the line takes what has room") {
  C chooser{Walk{}};
  Press(chooser, ":");
  chooser.OnEvent(Pasted(std::string(5000, '1')));
  CHECK(chooser.typed() == std::string(48, '1'));
  CHECK(chooser.OnEvent(Pasted("1")).kind == TableAsk::kIgnored);
}

TEST_CASE("a second click on what is previewed accepts it") {
  C chooser{Walk{}};
  CHECK(chooser.OnClick('2').kind == TableAsk::kHandled);
  CHECK(chooser.state().at == 0);
  chooser.OnClick('2');
  CHECK(chooser.state().at == 2);
  CHECK(chooser.OnClick(0).kind == TableAsk::kIgnored);
}

}  // namespace glazier::tui
