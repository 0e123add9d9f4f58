// SPDX-License-Identifier: MIT
// A page of the menu: the title window, a form, a hint and the keys.
#include "tui/screens/menu_view.hpp"

#include "tui/screens/keys.hpp"
#include "tui/screens/title.hpp"

namespace glazier::tui {
namespace {

/// Rows around the form: space, head, hint, keys.
constexpr int kAround = 4;

const KeyHints kTypingHints = {{"Enter", "accept"},
                               {"Backspace", "delete"},
                               {"Esc", "leave it as it was"}};

}  // namespace

ftxui::Element MenuView::Head(Size /*size*/) {
  return Title(stage_.theme());
}

KeyHints MenuView::Hints() const {
  return {{"Up/Down", "move"},
          {"Left/Right", "change"},
          {"Enter", "choose"},
          {"Esc", "back"}};
}

bool MenuView::OnEvent(const ftxui::Event& event) {
  if (form_.OnEvent(event) || OnOther(event)) {
    return true;
  }
  if (event == ftxui::Event::Escape) {
    OnEscape();
    return true;
  }
  return false;
}

ftxui::Element MenuView::Render(Size size) {
  const Theme& theme = stage_.theme();
  const int width = std::min(FormWidth(), size.width);
  const int height = size.height - kTitleSize.height - kAround;
  return ftxui::vbox({
      ftxui::text(""),
      Head(size) | ftxui::hcenter,
      ftxui::filler(),
      form_.Render(theme, width, height) | ftxui::hcenter,
      Foot() | ftxui::hcenter,
      ftxui::filler(),
      ftxui::text(form_.typing() ? "Type, then Enter." : form_.hint()) |
          Paint(theme.Of(Role::kText)) | ftxui::hcenter,
      KeyLine(theme, form_.typing() ? kTypingHints : Hints(), size.width) |
          ftxui::hcenter,
  });
}

}  // namespace glazier::tui
