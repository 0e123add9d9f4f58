// SPDX-License-Identifier: MIT
// A game cannot be opened because another program plays it: watch it?
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/core/outcome.hpp"
#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

class WatchOffer : public MenuView {
 public:
  /// @brief `why` says who plays the game called `name`.
  WatchOffer(Stage& stage, std::string name, std::string why);

 protected:
  void Fill() override;
  ftxui::Element Foot() override;
  KeyHints Hints() const override;

 private:
  using Opener = Outcome<std::unique_ptr<View>> (*)(Stage&,
                                                    const std::string&,
                                                    std::string_view);
  void Become(Opener open);

  std::string name_;
  std::string why_;
};

}  // namespace glazier::tui
