// SPDX-License-Identifier: MIT
// How everything looks: palette, glyphs, background.
#pragma once

#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

class AppearanceView : public MenuView {
 public:
  explicit AppearanceView(Stage& stage);

 protected:
  void Fill() override;
  ftxui::Element Foot() override;
  int FormWidth() const override { return 52; }

 private:
  Form::Row Row(std::string label,
                std::string hint,
                std::function<std::string(const Settings&)> value,
                std::function<void(Settings&, int)> turn);
};

}  // namespace glazier::tui
