// SPDX-License-Identifier: MIT
// The start screen.
#pragma once

#include <string>
#include <string_view>

#include "tui/screens/games.hpp"
#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

class StartView : public MenuView {
 public:
  explicit StartView(Stage& stage);

 protected:
  void Fill() override;
  KeyHints Hints() const override;
  bool OnOther(const ftxui::Event& event) override;
  void OnEscape() override {}

 private:
  void Resume(const std::string& name);
  void Learn(std::string_view game);
};

}  // namespace glazier::tui
