// How the screen should look, from the command line.
#include "app/screen.hpp"

namespace glazier {

void ScreenChoice::AddTo(CLI::App& command) {
  command
      .add_option("--color", color,
                  "Colours: auto, never, 16, 256 or truecolor")
      ->check(CLI::IsMember({"auto", "never", "16", "256", "truecolor"}));
  command
      .add_option("--palette", palette,
                  "Pane colours: standard, protan, deutan or tritan")
      ->check(CLI::IsMember({"standard", "protan", "deutan", "tritan"}));
  command
      .add_option("--glyphs", glyphs,
                  "What panes carry: letters, shapes or both")
      ->check(CLI::IsMember({"letters", "shapes", "both"}));
  command
      .add_option("--pace", pace, "A bot's turn: instant, fast, normal or slow")
      ->check(CLI::IsMember({"instant", "fast", "normal", "slow"}));
  command.add_flag("--patterns", patterns,
                   "The table for those who cannot tell the colours apart: "
                   "every colour has its own place");
  command.add_flag("--ascii", ascii, "Only ASCII characters");
  command.add_flag("--light", light, "The terminal's background is light");
  auto* const on = command.add_flag("--mouse", mouse, "Use the mouse");
  command.add_flag("--no-mouse", no_mouse, "Leave the mouse alone")
      ->excludes(on);
}

tui::Capabilities ScreenChoice::Capabilities() const {
  tui::TerminalWishes wishes;
  wishes.color = tui::ParseColorWish(color).value_or(std::nullopt);
  wishes.ascii = ascii;
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
  add("patterns", patterns ? "on" : "");
  add("ascii", ascii ? "on" : "");
  add("background", light ? "light" : "");
  return lines;
}

}  // namespace glazier
