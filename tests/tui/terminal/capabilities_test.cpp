// SPDX-License-Identifier: MIT
// What the environment says about a terminal, and what the player says.
#include <doctest/doctest.h>

#include <map>

#include "tui/terminal/capabilities.hpp"

namespace glazier::tui {
namespace {

using ftxui::Terminal::Color;
using Variables = std::map<std::string, std::string>;

Capabilities Find(const Variables& variables,
                  const TerminalWishes& wishes = {},
                  bool terminal = true) {
  return FindCapabilities(
      wishes, {[&variables](const char* name) -> std::optional<std::string> {
                 const auto found = variables.find(name);
                 return found == variables.end()
                            ? std::nullopt
                            : std::optional<std::string>(found->second);
               },
               terminal});
}

}  // namespace

TEST_CASE("colour depth comes from COLORTERM, then TERM") {
  CHECK(Find({{"TERM", "xterm"}, {"COLORTERM", "truecolor"}}).color ==
        Color::TrueColor);
  CHECK(Find({{"TERM", "xterm"}, {"COLORTERM", "24bit"}}).color ==
        Color::TrueColor);
  CHECK(Find({{"TERM", "xterm-256color"}}).color == Color::Palette256);
  CHECK(Find({{"TERM", "xterm"}}).color == Color::Palette16);
  CHECK(Find({{"TERM", "linux"}}).color == Color::Palette16);
  CHECK(Find({{"TERM", "vt100"}}).color == Color::Palette1);
}

TEST_CASE("NO_COLOR forbids colour, unless it is empty or --color says more") {
  const Variables none = {{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}};
  CHECK(Find(none).color == Color::Palette1);
  CHECK(Find({{"TERM", "xterm-256color"}, {"NO_COLOR", ""}}).color ==
        Color::Palette256);
  TerminalWishes wishes;
  wishes.color = Color::TrueColor;
  CHECK(Find(none, wishes).color == Color::TrueColor);
}

TEST_CASE("the words of --color") {
  REQUIRE(ParseColorWish("auto").has_value());
  CHECK_FALSE(ParseColorWish("auto")->has_value());
  CHECK(ParseColorWish("never").value() == Color::Palette1);
  CHECK(ParseColorWish("16").value() == Color::Palette16);
  CHECK(ParseColorWish("256").value() == Color::Palette256);
  CHECK(ParseColorWish("truecolor").value() == Color::TrueColor);
  CHECK_FALSE(ParseColorWish("lots").has_value());
}

TEST_CASE("the first locale variable that is set decides about UTF-8") {
  const std::string term = "xterm";
  CHECK(Find({{"TERM", term}, {"LANG", "pt_PT.UTF-8"}}).utf8);
  CHECK(Find({{"TERM", term}, {"LANG", "C.utf8"}}).utf8);
  CHECK_FALSE(Find({{"TERM", term}}).utf8);
  CHECK_FALSE(Find({{"TERM", term}, {"LANG", "de_DE.ISO-8859-1"}}).utf8);
  CHECK_FALSE(
      Find({{"TERM", term}, {"LANG", "pt_PT.UTF-8"}, {"LC_ALL", "C"}}).utf8);
  CHECK(Find({{"TERM", term}, {"LANG", "C.UTF-8"}, {"LC_ALL", ""}}).utf8);
  TerminalWishes wishes;
  wishes.ascii = true;
  CHECK_FALSE(Find({{"TERM", term}, {"LANG", "C.UTF-8"}}, wishes).utf8);
}

TEST_CASE("the Linux console gets 16 colours and ASCII") {
  const Variables console = {{"TERM", "linux"}, {"LANG", "C.UTF-8"}};
  CHECK_FALSE(Find(console).utf8);
  CHECK(Find(console).color == Color::Palette16);
}

TEST_CASE("the mouse is off over SSH and in screen, unless it is wished for") {
  CHECK(Find({{"TERM", "xterm"}}).mouse);
  const Variables far = {{"TERM", "xterm"}, {"SSH_CONNECTION", "a b c d"}};
  CHECK_FALSE(Find(far).mouse);
  TerminalWishes wishes;
  wishes.mouse = true;
  CHECK(Find(far, wishes).mouse);
  const Variables screen = {{"TERM", "screen"}, {"STY", "1.pts-0.here"}};
  CHECK_FALSE(Find(screen).mouse);
  CHECK(Find(screen, wishes).mouse);
}

TEST_CASE("ESCDELAY says how long Escape waits, within reason") {
  const auto with = [](const std::string& delay) {
    return Find({{"TERM", "xterm"}, {"ESCDELAY", delay}}).escape_time.count();
  };
  const auto usual = Find({{"TERM", "xterm"}}).escape_time.count();
  CHECK(usual == 50);
  CHECK(with("1") == 1);
  CHECK(with("5000") == 5000);
  for (const char* nonsense : {"", "0", "-5", "5001", "50ms", "soon"}) {
    CHECK(with(nonsense) == usual);
  }
}

TEST_CASE("no terminal, or one that cannot draw: line mode, and why") {
  CHECK(Find({{"TERM", "xterm"}}).line_mode.empty());
  CHECK(Find({{"TERM", "xterm"}}, {}, false).line_mode.find("terminal") !=
        std::string::npos);
  CHECK(Find({{"TERM", "dumb"}}).line_mode.find("TERM=dumb") !=
        std::string::npos);
  CHECK_FALSE(Find({}).line_mode.empty());
}

}  // namespace glazier::tui
