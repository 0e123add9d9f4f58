// SPDX-License-Identifier: MIT
// A game of any kind looked at again: what each move gave away.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "engine/bots/advice.hpp"
#include "engine/bots/thinker.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/table/session.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

/// @brief The chances to win as a graph, and the moves below it, one of them
/// marked; the turning point at first. Thinks on its own thread.
template <Game G>
class ReviewView : public View {
 public:
  ReviewView(Stage& stage, std::shared_ptr<Session<G>> session);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  bool Tick(TimePoint now) override;

  /// @brief Nothing while it is still thinking.
  const std::optional<Review<G>>& review() const { return review_; }
  int cursor() const { return cursor_; }

 private:
  const Theme& theme() const { return stage_.ThemeOf(GameUi<G>::Panes()); }
  void MoveTo(int move);
  void NextMistake(int step);
  std::string MoveLine(int move) const;
  std::string Turning() const;
  ftxui::Element Body(Size size) const;

  Stage& stage_;
  std::shared_ptr<Session<G>> session_;
  std::optional<Review<G>> review_;
  int cursor_ = 0;
  std::size_t shown_ = 0;
  std::atomic<std::size_t> done_ = 0;
  Thinker<Review<G>> reviewer_;  // destroyed first: it uses done_
};

}  // namespace glazier::tui
