// SPDX-License-Identifier: MIT
// How the screen should look, from the command line.
#include "app/screen/screen_choice.hpp"

namespace glazier {

void ScreenChoice::AddTo(CLI::App& command) {
  AddText(command, "--color", color,
          "Colours: auto, never, 16, 256 or truecolor",
          {"auto", "never", "16", "256", "truecolor"});
  AddText(command, "--palette", palette,
          "Pane colours: standard, protan, deutan or tritan",
          {"standard", "protan", "deutan", "tritan"});
  AddText(command, "--glyphs", glyphs,
          "What panes carry: letters, shapes or both",
          {"letters", "shapes", "both"});
  AddText(command, "--pace", pace,
          "A bot's turn: instant, fast, normal or slow",
          {"instant", "fast", "normal", "slow"});
  AddText(command, "--motion", motion,
          "A few short frames where something happened: on or off",
          {"on", "off"});
  AddFlag(command, "--patterns", patterns,
          "The table for those who cannot tell the colours apart: every "
          "colour has its own place");
  AddFlag(command, "--ascii", ascii, "Only ASCII characters");
  AddFlag(command, "--light", light, "The terminal's background is light");
  AddFlag(command, "--mouse", mouse, "Use the mouse");
  AddFlag(command, "--no-mouse", no_mouse, "Leave the mouse alone");
  Exclude(command, "--no-mouse", "--mouse");
  AddFlag(command, "--full-redraw", full_redraw,
          "Send every frame as a whole, not only what changed");
}

tui::Capabilities ScreenChoice::Capabilities() const {
  tui::TerminalWishes wishes;
  wishes.color = tui::ParseColorWish(color).value_or(std::nullopt);
  wishes.ascii = ascii;
  wishes.full_redraw = full_redraw;
  if (mouse || no_mouse) {
    wishes.mouse = mouse;
  }
  return tui::FindCapabilities(wishes, tui::Surroundings::OfThisProcess());
}

std::string ScreenChoice::Overrides() const {
  std::string lines;
  const auto add = [&lines](const std::string& key, const std::string& value) {
    if (!value.empty()) {
      lines += key + '=' + value + '\n';
    }
  };
  add("palette", palette);
  add("glyphs", glyphs);
  add("pace", pace);
  add("motion", motion);
  add("patterns", patterns ? "on" : "");
  add("ascii", ascii ? "on" : "");
  add("background", light ? "light" : "");
  return lines;
}

}  // namespace glazier
