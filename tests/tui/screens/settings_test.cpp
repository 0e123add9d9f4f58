// SPDX-License-Identifier: MIT
// Settings: as text and back, and which of them are remembered.
#include <doctest/doctest.h>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/settings.hpp"

namespace glazier::tui {

TEST_CASE("settings survive being written and read") {
  Settings settings;
  settings.players = 4;
  settings.seats[2] = {"human", "Zoe Maria"};
  settings.options["side"] = "B";
  settings.options["periods"] = "5";
  settings.seed = 18446744073709551615U;
  settings.pace = Pace::kSlow;
  settings.palette = Palette::kTritan;
  settings.glyphs = Glyphs::kBoth;
  settings.patterns = true;
  settings.ascii = true;
  settings.light_background = true;
  settings.animation = false;
  settings.motion = false;
  settings.coach = Coach::kTalk;
  settings.coach_points = 7;
  settings.lessons = {{"river", "done"}, {"sintra", "4"}};
  settings.line = "spoken";
  Settings read;
  ReadSettings(WriteSettings(settings), read);
  CHECK(read == settings);
}

TEST_CASE("what cannot be understood is passed over") {
  Settings settings;
  ReadSettings(
      "players=9\nseat1=wizard Gandalf\nseat9=human X\nside=C\npace=never\n"
      "palette=\n=\nnonsense\nseed=abc\npatterns=perhaps\ncoach=loud\n"
      "coach-points=0\nlesson-chess=done\nlesson-sintra=soon\n"
      "lesson-river=-1\n",
      settings);
  CHECK(settings == Settings());
}

TEST_CASE("names of players are cleaned of control characters") {
  Settings settings;
  ReadSettings("seat1=human A\x1b[2Jb", settings);
  CHECK(settings.seats[0].name.find('\x1b') == std::string::npos);
}

TEST_CASE("a seed is forgotten again by random") {
  Settings settings;
  ReadSettings("seed=12", settings);
  CHECK(settings.seed == 12U);
  ReadSettings("seed=random", settings);
  CHECK_FALSE(settings.seed.has_value());
}

TEST_CASE("what holds for one run is not remembered, a change is") {
  FakeKeeper keeper;
  keeper.settings = "pace=slow\n";
  Player player(keeper, "seed=5\npalette=protan");
  CHECK(player.stage.settings().seed == 5U);
  CHECK(player.stage.settings().pace == Pace::kSlow);
  Settings changed = player.stage.settings();
  changed.options["side"] = "B";
  player.stage.Change(changed);
  CHECK(player.stage.settings().palette == Palette::kProtan);
  Settings remembered;
  ReadSettings(keeper.settings, remembered);
  CHECK(remembered.options.at("side") == "B");
  CHECK(remembered.pace == Pace::kSlow);
  CHECK_FALSE(remembered.seed.has_value());
  CHECK(remembered.palette == Palette::kStandard);
}

TEST_CASE("the terminal limits the looks") {
  const Settings settings;
  Capabilities terminal;
  terminal.color = ftxui::Terminal::Palette1;
  terminal.utf8 = false;
  const ThemeOptions options = settings.ForTerminal(terminal);
  CHECK(options.depth == ColourDepth::kMono);
  CHECK(options.ascii);
}

}  // namespace glazier::tui
