// SPDX-License-Identifier: MIT
// A game cannot be opened because another program plays it: watch it?
#include "tui/screens/watch_offer.hpp"

#include <utility>

#include "tui/screens/games.hpp"

namespace glazier::tui {

WatchOffer::WatchOffer(Stage& stage, std::string name, std::string why)
    : MenuView(stage), name_(std::move(name)), why_(std::move(why)) {
  WatchOffer::Fill();
}

void WatchOffer::Fill() {
  std::vector<Form::Row> rows;
  rows.push_back({.label = "Watch it",
                  .hint = "The table follows the game; nothing can be moved.",
                  .enter = [this] { Become(OpenWatch); }});
  rows.push_back({.label = "Try again",
                  .hint = "Once the other program has left the game.",
                  .enter = [this] { Become(OpenGame); }});
  rows.push_back({.label = "Back", .enter = [this] { stage().Pop(); }});
  form().SetRows(std::move(rows));
}

void WatchOffer::Become(Opener open) {
  const auto record = stage().keeper().LoadGame(name_);
  auto view = record ? open(stage(), name_, *record)
                     : Outcome<std::unique_ptr<View>>(record.refusal());
  if (view) {
    stage().Replace(std::move(*view));
  } else {
    stage().Warn(view.why());
  }
}

ftxui::Element WatchOffer::Foot() {
  return ftxui::vbox({
      ftxui::text(""),
      ftxui::text(why_) | Paint(stage().theme().Of(Role::kStrong)),
  });
}

KeyHints WatchOffer::Hints() const {
  return {{"Up/Down", "move"}, {"Enter", "choose"}, {"Esc", "back"}};
}

}  // namespace glazier::tui
