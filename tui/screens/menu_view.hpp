// SPDX-License-Identifier: MIT
// A page of the menu: the title window, a form, a hint and the keys.
#pragma once

#include <string>

#include "tui/screens/form.hpp"
#include "tui/screens/page.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

class MenuView : public View {
 public:
  explicit MenuView(Stage& stage) : stage_(stage) {}

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  void OnShown() override { Fill(); }

  const Form& form() const { return form_; }

 protected:
  /// @brief Sets the rows again after something may have changed.
  virtual void Fill() = 0;
  /// @brief What stands above the form.
  virtual ftxui::Element Head(Size size);
  /// @brief What stands below the form, above the hint; may be nothing.
  virtual ftxui::Element Foot() { return ftxui::emptyElement(); }
  virtual KeyHints Hints() const;
  virtual int FormWidth() const { return 44; }
  /// @brief Keys beyond those of the form.
  virtual bool OnOther(const ftxui::Event& /*event*/) { return false; }
  virtual void OnEscape() { stage_.Pop(); }

  Stage& stage() { return stage_; }
  const Stage& stage() const { return stage_; }
  Form& form() { return form_; }

 private:
  Stage& stage_;
  Form form_;
};

}  // namespace glazier::tui
