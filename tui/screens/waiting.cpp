// SPDX-License-Identifier: MIT
// The way to a table elsewhere: waiting for others, then the game.
#include "tui/screens/waiting.hpp"

#include <utility>

namespace glazier::tui {

WaitingView::WaitingView(Stage& stage, std::shared_ptr<FarTable> table)
    : MenuView(stage), table_(std::move(table)) {
  WaitingView::Fill();
}

void WaitingView::Fill() {
  std::vector<Form::Row> rows;
  if (table_->MayStart()) {
    rows.push_back({.label = "Begin now",
                    .hint = "Bots play on the seats that nobody has taken.",
                    .enter = [this] { table_->Start(); }});
  }
  rows.push_back({.label = "Leave",
                  .hint = table_->Ended().empty()
                              ? "The game begins when every seat is taken."
                              : table_->Ended(),
                  .enter = [this] { stage().Pop(); }});
  form().SetRows(std::move(rows));
}

bool WaitingView::Tick(TimePoint /*now*/) {
  const bool news = table_->Look();
  if (!opened_ && table_->Ready()) {
    opened_ = true;
    stage().Push(table_->Open(stage()));
    return true;
  }
  if (news) {
    Fill();
  }
  return news;
}

void WaitingView::OnShown() {
  if (opened_) {
    stage().Pop();
  }
}

ftxui::Element WaitingView::Foot() {
  const Theme& theme = stage().theme();
  ftxui::Elements lines = {ftxui::text("")};
  for (const std::string& line : table_->People()) {
    lines.push_back(ftxui::text(line) | Paint(theme.Of(Role::kText)));
  }
  lines.push_back(ftxui::text(""));
  lines.push_back(ftxui::text(table_->Ended().empty() ? table_->Invitation()
                                                      : table_->Ended()) |
                  Paint(theme.Of(Role::kStrong)));
  return ftxui::vbox(std::move(lines));
}

KeyHints WaitingView::Hints() const {
  return {{"Enter", "choose"}, {"Esc", "leave"}};
}

}  // namespace glazier::tui
