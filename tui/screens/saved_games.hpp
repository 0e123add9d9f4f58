// SPDX-License-Identifier: MIT
// The saved games: to continue or to look at.
#pragma once

#include <vector>

#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

class SavedGamesView : public MenuView {
 public:
  explicit SavedGamesView(Stage& stage);

 protected:
  void Fill() override;
  KeyHints Hints() const override;
  int FormWidth() const override { return 78; }
  bool OnOther(const ftxui::Event& event) override;

 private:
  void Open(const KeptGame& game, bool replay);

  std::vector<KeptGame> games_;
};

}  // namespace glazier::tui
