// SPDX-License-Identifier: MIT
// A longer text to read: rules, statistics.
#pragma once

#include <string>
#include <vector>

#include "tui/screens/stage.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier::tui {

class TextView : public View {
 public:
  /// @brief A text as LayOutText takes it.
  TextView(Stage& stage, std::string title, std::string_view text);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  int top() const { return top_; }

 private:
  void ScrollTo(int line);
  int NextHeading(int from, int step) const;

  Stage& stage_;
  std::string title_;
  std::vector<RichLine> lines_;
  int top_ = 0;
  int page_ = 20;  // lines that fitted last time
};

}  // namespace glazier::tui
