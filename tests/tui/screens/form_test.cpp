// SPDX-License-Identifier: MIT
// The column of rows that menus and settings are made of.
#include <doctest/doctest.h>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/form.hpp"
#include "tui/terminal/pasted.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;

/// Three rows: an entry, a value to turn, a text.
struct Sample {
  int entered = 0;
  int turned = 0;
  std::string text = "old";
  Form form;

  Sample() {
    form.SetRows({
        {.label = "Enter me", .hint = "first", .enter = [this] { ++entered; }},
        {.label = "Turn me",
         .hint = "second",
         .value = [this] { return std::to_string(turned); },
         .turn = [this](int step) { turned += step; }},
        {.label = "Type here",
         .value = [this] { return text; },
         .type = [this](const std::string& typed) { text = typed; },
         .typed = [this] { return text; }},
    });
  }
};

}  // namespace

TEST_CASE("arrows, hjkl, Home and End move; the ends meet") {
  Sample sample;
  CHECK(sample.form.cursor() == 0);
  sample.form.OnEvent(Event::ArrowDown);
  CHECK(sample.form.cursor() == 1);
  CHECK(sample.form.hint() == "second");
  sample.form.OnEvent(Event::Character('j'));
  sample.form.OnEvent(Event::ArrowDown);
  CHECK(sample.form.cursor() == 0);
  sample.form.OnEvent(Event::Character('k'));
  CHECK(sample.form.cursor() == 2);
  sample.form.OnEvent(Event::Home);
  CHECK(sample.form.cursor() == 0);
  sample.form.OnEvent(Event::End);
  CHECK(sample.form.cursor() == 2);
}

TEST_CASE("Enter and digits choose, Left and Right turn") {
  Sample sample;
  sample.form.OnEvent(Event::Return);
  CHECK(sample.entered == 1);
  sample.form.OnEvent(Event::Character('2'));
  CHECK(sample.form.cursor() == 1);
  CHECK(sample.turned == 1);
  sample.form.OnEvent(Event::ArrowLeft);
  sample.form.OnEvent(Event::Character('h'));
  CHECK(sample.turned == -1);
  sample.form.OnEvent(Event::Character('l'));
  CHECK(sample.turned == 0);
  CHECK_FALSE(sample.form.OnEvent(Event::Character('9')));
}

TEST_CASE("typing takes every letter, Backspace whole characters") {
  Sample sample;
  sample.form.OnEvent(Event::End);
  sample.form.OnEvent(Event::Return);
  REQUIRE(sample.form.typing());
  for (int i = 0; i < 3; ++i) {
    sample.form.OnEvent(Event::Backspace);
  }
  for (const char* letter : {"q", "j", "7", "é"}) {
    sample.form.OnEvent(Event::Character(std::string(letter)));
  }
  sample.form.OnEvent(Event::Backspace);
  sample.form.OnEvent(Event::Return);
  CHECK_FALSE(sample.form.typing());
  CHECK(sample.text == "qj7");
}

TEST_CASE("a pasted text is typed, as far as it fits, and chooses nothing") {
  Sample sample;
  for (const char* text : {"1223", "2", "j", " "}) {
    CHECK_FALSE(sample.form.OnEvent(Pasted(text)));
  }
  CHECK(sample.entered == 0);
  CHECK(sample.form.cursor() == 0);
  sample.form.OnEvent(Event::End);
  sample.form.OnEvent(Event::Return);
  sample.form.OnEvent(Pasted("er"));
  // 32 bytes at most, and no half of the last letter.
  sample.form.OnEvent(Pasted(std::string(26, 'x') + "éé"));
  sample.form.OnEvent(Event::Return);
  CHECK(sample.text == "older" + std::string(26, 'x'));
}

TEST_CASE("Escape ends typing and leaves the text as it was") {
  Sample sample;
  sample.form.OnEvent(Event::End);
  sample.form.OnEvent(Event::Return);
  sample.form.OnEvent(Event::Character('x'));
  CHECK(sample.form.OnEvent(Event::Escape));
  CHECK(sample.text == "old");
  CHECK_FALSE(sample.form.OnEvent(Event::Escape));
}

TEST_CASE("a click chooses the row under it") {
  Sample sample;
  FakeKeeper keeper;
  Player player(keeper);
  auto picture = sample.form.Render(player.stage.theme(), 40, 10);
  auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(40),
                                      ftxui::Dimension::Fixed(3));
  ftxui::Render(screen, picture);
  ftxui::Mouse mouse;
  mouse.button = ftxui::Mouse::Left;
  mouse.motion = ftxui::Mouse::Pressed;
  mouse.x = 10;
  mouse.y = 1;
  CHECK(sample.form.OnEvent(Event::Mouse("", mouse)));
  CHECK(sample.form.cursor() == 1);
  CHECK(sample.turned == 1);
}

}  // namespace glazier::tui
