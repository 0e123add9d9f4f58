// SPDX-License-Identifier: MIT
// One move of a review on the board: what was played, and what was better.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/advice.hpp"
#include "engine/bots/thinker.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/table/coach.hpp"
#include "tui/screens/table/play_on.hpp"
#include "tui/screens/table/session.hpp"
#include "tui/table/table_view.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {

/// @brief Pages: the position with the move that was played, the same with the
/// better one, and then how a strong player goes on after that, as far as
/// nothing is dealt.
template <Game G>
class MoveView : public View {
 public:
  using Step = typename G::Step;

  MoveView(Stage& stage,
           std::shared_ptr<Session<G>> session,
           const Judgement<G>& judgement)
      : stage_(stage), session_(std::move(session)), judgement_(judgement) {
    const auto& history = session_->table().history();
    const G& before = history[judgement_.step].before;
    moves_ = static_cast<int>(std::count_if(
        history.begin(),
        history.begin() + static_cast<std::ptrdiff_t>(judgement_.step),
        [](const auto& entry) { return entry.deal() == nullptr; }));
    pages_.push_back({before, judgement_.seat, judgement_.played});
    if (judgement_.lost > 0) {
      pages_.push_back({before, judgement_.seat, judgement_.best});
    }
    line_.Begin(
        [before, seat = judgement_.seat,
         best = judgement_.best](const std::stop_token& stop) {
          return LineAfter(before, seat, best, stop);
        },
        WakeLoop);
  }

  ftxui::Element Render(Size size) override {
    return RenderTable(Model(), stage_.ThemeOf(GameUi<G>::Panes()), size.width,
                       size.height);
  }
  bool OnEvent(const ftxui::Event& event) override {
    if (event == ftxui::Event::Escape || keys::Is(event, 'q')) {
      stage_.Pop();
    } else if (keys::Right(event) || keys::Space(event) || keys::Enter(event)) {
      at_ = std::min(at_ + 1, pages_.size() - 1);
    } else if (keys::Left(event) || event == ftxui::Event::Backspace) {
      at_ -= at_ > 0 ? 1 : 0;
    } else if (keys::Is(event, 'p')) {
      PlayOn(stage_, *session_, moves_, judgement_.seat);
    } else {
      return false;
    }
    return true;
  }
  bool Tick(TimePoint /*now*/) override {
    auto found = line_.Found();
    if (!found || !line_.busy()) {
      return false;
    }
    line_.Stop();
    pages_.insert(pages_.end(), found->begin(), found->end());
    return true;
  }
  Size Needs() const override { return {kTableWidth, kTableHeight}; }

  std::size_t pages() const { return pages_.size(); }
  std::size_t at() const { return at_; }

 private:
  /// A position and the step that is shown in it.
  struct Page {
    G before;
    int seat = 0;
    Step step{};
  };

  static std::vector<Page> LineAfter(G position,
                                     int seat,
                                     const Step& best,
                                     const std::stop_token& stop) {
    constexpr std::size_t kLongest = 4;
    std::vector<Page> line;
    position.Play(seat, best);
    while (line.size() < kLongest && position.Turn() >= 0 &&
           !stop.stop_requested()) {
      const int turn = position.Turn();
      if (IsSecret(position, turn)) {
        break;
      }
      const Step step = Advise(ViewOf(position, turn), turn, stop).best;
      line.push_back({position, turn, step});
      position.Play(turn, step);
    }
    return line;
  }

  std::string Words(const Page& page) const {
    return session_->NameOf(page.seat) + ' ' +
           Tell(ViewOf(page.before, page.seat), page.seat, page.step) + " (" +
           StepText(page.step) + ").";
  }
  std::string Heading() const {
    return at_ == 0 ? "PLAYED" : IsBetter() ? "BETTER" : "AND THEN";
  }
  bool IsBetter() const { return at_ == 1 && judgement_.lost > 0; }
  std::string Verdict() const {
    return at_ == 0     ? judgement_.lost == 0
                              ? " The best move."
                              : " It gave away about " + InPoints(judgement_.lost) +
                                " points."
           : IsBetter() ? " " +
                              Reason(pages_[at_].before, judgement_.seat,
                                     judgement_.best) +
                              '.'
                        : "";
  }

  TableModel<G> Model() const {
    const Page& page = pages_[at_];
    const int viewer = session_->table().Over() ? page.seat : kWatcher;
    TableModel<G> model{
        .state = ViewOf(page.before, viewer),
        .part = Part::kReplay,
        .seats = session_->table().seats(),
        .viewer = viewer,
        .near = judgement_.seat,
        .history = "move " + std::to_string(moves_ + 1) + ", page " +
                   std::to_string(at_ + 1) + " of " +
                   std::to_string(pages_.size()),
        .tip = Heading() + ": " + Words(page) + Verdict(),
        .coming = page.step,
        .coming_seat = page.seat,
    };
    model.keys = {{"Right", "on"},
                  {"Left", "back"},
                  {"p", "play on from here"},
                  {"Esc", "to the review"}};
    return model;
  }

  Stage& stage_;
  std::shared_ptr<Session<G>> session_;
  Judgement<G> judgement_;
  int moves_ = 0;  // before this one
  std::vector<Page> pages_;
  std::size_t at_ = 0;
  Thinker<std::vector<Page>> line_;
};

}  // namespace glazier::tui
