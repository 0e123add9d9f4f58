// The start screen.
#pragma once

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
};

/// @brief The rules of a game, once it is chosen.
class RulesView : public MenuView {
 public:
  explicit RulesView(Stage& stage) : MenuView(stage) { RulesView::Fill(); }

 protected:
  void Fill() override;
};

}  // namespace glazier::tui
