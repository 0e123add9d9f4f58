// SPDX-License-Identifier: MIT
// How everything looks: palette, glyphs, background.
#include "tui/screens/appearance.hpp"

#include "tui/theme/theme.hpp"

namespace glazier::tui {
namespace {

template <class Enum>
void Turn(Enum& value, int step, int count) {
  value = static_cast<Enum>((static_cast<int>(value) + count + step) % count);
}

std::string OnOff(bool on) {
  return on ? "on" : "off";
}

std::string DepthName(ColourDepth depth) {
  switch (depth) {
    case ColourDepth::kMono:
      return "no colours";
    case ColourDepth::k16:
      return "16 colours";
    case ColourDepth::k256:
      return "256 colours";
    case ColourDepth::kTrue:
      break;
  }
  return "all colours";
}

}  // namespace

AppearanceView::AppearanceView(Stage& stage) : MenuView(stage) {
  AppearanceView::Fill();
}

Form::Row AppearanceView::Row(std::string label,
                              std::string hint,
                              std::function<std::string(const Settings&)> value,
                              std::function<void(Settings&, int)> turn) {
  return {.label = std::move(label),
          .hint = std::move(hint),
          .value = [this, value = std::move(
                              value)] { return value(stage().settings()); },
          .turn =
              [this, turn = std::move(turn)](int step) {
                Settings settings = stage().settings();
                turn(settings, step);
                stage().Change(settings);
              }};
}

void AppearanceView::Fill() {
  std::vector<Form::Row> rows;
  rows.push_back(Row(
      "Palette", "Protan, deutan, tritan: for eyes that mix up colours.",
      [](const Settings& s) { return std::string(PaletteName(s.palette)); },
      [](Settings& s, int step) {
        Turn(s.palette, step, static_cast<int>(kPalettes));
      }));
  rows.push_back(Row(
      "Panes show", "What every pane carries beside its colour.",
      [](const Settings& s) { return std::string(GlyphsName(s.glyphs)); },
      [](Settings& s, int step) { Turn(s.glyphs, step, 3); }));
  rows.push_back(Row(
      "Patterns table", "Every colour has its fixed place on every factory.",
      [](const Settings& s) { return OnOff(s.patterns); },
      [](Settings& s, int) { s.patterns = !s.patterns; }));
  rows.push_back(Row(
      "Only ASCII", "For terminals and fonts without line drawing.",
      [](const Settings& s) { return OnOff(s.ascii); },
      [](Settings& s, int) { s.ascii = !s.ascii; }));
  rows.push_back(Row(
      "Background", "What your terminal's own background is like.",
      [](const Settings& s) {
        return std::string(s.light_background ? "light" : "dark");
      },
      [](Settings& s, int) { s.light_background = !s.light_background; }));
  rows.push_back(Row(
      "Animation", "Plays out the final scoring step by step, by itself.",
      [](const Settings& s) { return OnOff(s.animation); },
      [](Settings& s, int) { s.animation = !s.animation; }));
  rows.push_back(Row(
      "Motion", "A few short frames where something happened on the table.",
      [](const Settings& s) { return OnOff(s.motion); },
      [](Settings& s, int) { s.motion = !s.motion; }));
  form().SetRows(std::move(rows));
}

ftxui::Element AppearanceView::Foot() {
  const Theme& theme = stage().theme();
  const auto sample = [&theme](bool filled) {
    ftxui::Elements panes;
    for (int colour = 0; colour < theme.colours() - 1; ++colour) {
      panes.push_back(
          ftxui::text(" " + theme.Glyph(colour, filled) + " ") |
          Paint(filled ? theme.Glass(colour) : theme.Space(colour)));
      panes.push_back(ftxui::text(" "));
    }
    return ftxui::hbox(std::move(panes));
  };
  return ftxui::vbox({
      ftxui::text(""),
      ftxui::hbox({
          ftxui::text("panes ") | Paint(theme.Of(Role::kFaint)),
          sample(true),
          ftxui::text("  spaces ") | Paint(theme.Of(Role::kFaint)),
          sample(false),
      }),
      ftxui::text("This terminal shows " + DepthName(theme.options().depth) +
                  ".") |
          Paint(theme.Of(Role::kFaint)) | ftxui::hcenter,
  });
}

}  // namespace glazier::tui
