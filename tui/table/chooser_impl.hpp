// SPDX-License-Identifier: MIT
// Choosing the steps of a turn: for the one file a game that instantiates it.
#pragma once

#include <algorithm>
#include <utility>

#include "tui/table/chooser.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

template <class G>
Chooser<G>::Chooser(const G& view, int seat)
    : Choice(&GameUi<G>::StyleOf), draft_(view, seat) {
  Begin();
}

template <class G>
bool Chooser<G>::Rebase(const G& view) {
  Draft<G> draft(view, seat());
  for (const Step& step : draft_.steps()) {
    if (!draft.now().Acting().Has(seat()) ||
        !draft.now().WhyNot(seat(), step).empty()) {
      return false;
    }
    draft.Add(step);
  }
  if (!draft.now().Acting().Has(seat())) {
    return false;
  }
  typename G::Steps before;
  typename G::Steps after;
  draft_.now().List(seat(), before);
  draft.now().List(seat(), after);
  if (!std::equal(before.begin(), before.end(), after.begin(), after.end())) {
    return false;
  }
  draft_ = std::move(draft);
  return true;
}

template <class G>
void Chooser<G>::List(const Picks& chosen, PickTree& tree) {
  steps_.clear();
  GameUi<G>::Spell(state(), seat(), chosen,
                   [&](const Picks& picks, const Step& step) {
                     tree.Add(picks, steps_.size());
                     steps_.push_back(step);
                   });
}

template <class G>
int Chooser<G>::Row(const Pick& pick) const {
  return GameUi<G>::Row(pick);
}

template <class G>
std::string Chooser<G>::WhyNot(const Pick& pick) const {
  return GameUi<G>::WhyNot(*this, pick);
}

template <class G>
std::string Chooser<G>::WentBack(int first, const Pick& pick) const {
  return GameUi<G>::WentBack(*this, first, pick);
}

template <class G>
std::optional<typename G::Step> Chooser<G>::Ready() const {
  const auto steps = ReadySteps();
  return steps.size() == 1 ? std::optional(steps.front()) : std::nullopt;
}

template <class G>
std::vector<typename G::Step> Chooser<G>::ReadySteps() const {
  if (Typing()) {
    const auto typed = ParseSteps(state(), seat(), line_.text());
    return typed ? *typed : std::vector<Step>();
  }
  const auto picks = Choice::Ready();
  const auto step = picks ? tree().FirstStep(*picks) : std::nullopt;
  return step ? std::vector<Step>{steps_[*step]} : std::vector<Step>();
}

/// A step that is spelled only at deeper levels is typed instead.
template <class G>
void Chooser<G>::Suggest(const Step& step) {
  refusal_.clear();
  Picks found;
  GameUi<G>::Spell(state(), seat(), {},
                   [&](const Picks& picks, const Step& each) {
                     if (each == step && found.empty()) {
                       found = picks;
                     }
                   });
  hidden_ = false;
  Begin();
  if (!found.empty()) {
    BeginAt(found);
    return;
  }
  line_.Open(StepText(step));
  hidden_ = true;
}

template <class G>
std::optional<PlayedStep<G>> Chooser<G>::Preview() const {
  const auto steps = ReadySteps();
  if (steps.empty()) {
    return std::nullopt;
  }
  PlayedStep<G> preview = TryStep(state(), seat(), steps.front());
  for (std::size_t i = 1;
       i < steps.size() && preview.after.Acting().Has(seat()); ++i) {
    preview.effect = preview.after.Play(seat(), steps[i]);
  }
  return preview;
}

template <class G>
std::string Chooser<G>::Prompt() const {
  return Typing() ? "type a move such as " +
                        std::string(GameUi<G>::kWords.example) + ", Enter plays"
                  : GameUi<G>::Prompt(*this);
}

template <class G>
typename Chooser<G>::Action Chooser<G>::OnEvent(const ftxui::Event& event) {
  using ftxui::Event;
  const bool had_refusal = !refusal_.empty();
  refusal_.clear();
  if (Typing()) {
    return OnTyping(event);
  }
  if (event == Event::Return) {
    return Accept();
  }
  if (event == Event::Escape) {
    return StepBack() || had_refusal ? Handled() : Action{};
  }
  if (event == Event::Character(' ')) {
    if (InSet()) {
      Mark();
    } else if (GameUi<G>::kSpaceAccepts) {
      return Accept();
    }
    return Handled();
  }
  return OnKey(event, had_refusal);
}

/// The game's own keys come first: some of its letters are arrows elsewhere.
template <class G>
typename Chooser<G>::Action Chooser<G>::OnKey(const ftxui::Event& event,
                                              bool had_refusal) {
  if (event.is_character() && event.character().size() == 1) {
    const char key = event.character()[0];
    if (key == ':') {
      line_.Open();
      hidden_ = true;
      return Handled();
    }
    if (Follow(GameUi<G>::KeyWish(*this, key))) {
      return DraftOn();
    }
  }
  if (OnArrowKey(event)) {
    return Handled();
  }
  const TableAsk ask = TableKey(event);
  return had_refusal && ask == TableAsk::kIgnored ? Handled() : Action{ask, {}};
}

template <class G>
bool Chooser<G>::OnArrowKey(const ftxui::Event& event) {
  using ftxui::Event;
  const auto is = [&](const Event& arrow, char letter) {
    return event == arrow || event == Event::Character(letter);
  };
  if (is(Event::ArrowLeft, 'h')) {
    Arrow(-1, false);
  } else if (is(Event::ArrowRight, 'l')) {
    Arrow(1, false);
  } else if (is(Event::ArrowUp, 'k')) {
    Arrow(-1, true);
  } else if (is(Event::ArrowDown, 'j')) {
    Arrow(1, true);
  } else {
    return false;
  }
  return true;
}

template <class G>
typename Chooser<G>::Action Chooser<G>::OnTyping(const ftxui::Event& event) {
  switch (line_.OnEvent(event)) {
    case NotationLine::Key::kOther:
      return {};
    case NotationLine::Key::kChanged:
      return Handled();
    case NotationLine::Key::kClosed:
      hidden_ = false;
      return Handled();
    case NotationLine::Key::kDone:
      break;
  }
  const auto typed = ParseSteps(state(), seat(), line_.text());
  if (typed) {
    return Submit(*typed);
  }
  refusal_ = typed.why();
  return Handled();
}

/// Returns false when there is nothing to follow.
template <class G>
bool Chooser<G>::Follow(const Wish& wish) {
  refusal_ = wish.refusal;
  for (const Pick& pick : wish.picks) {
    if (!Want(pick)) {
      break;
    }
  }
  return !wish.Nothing();
}

template <class G>
typename Chooser<G>::Action Chooser<G>::OnClick(int tag) {
  refusal_.clear();
  const bool typing = std::exchange(hidden_, false);
  const Wish wish = GameUi<G>::ClickWish(*this, tag);
  if (wish.Nothing()) {
    hidden_ = typing;
    return {};
  }
  if (wish.picks.size() == 1) {
    const Pick& pick = wish.picks[0];
    const auto ready = Choice::Ready();
    const bool single = GameUi<G>::StyleOf(pick.kind) != PickStyle::kSet;
    if (ready && single &&
        (pick == ready->back() ||
         (!chosen().empty() && pick == chosen().back()))) {
      return Accept();
    }
  }
  Follow(wish);
  return DraftOn();
}

template <class G>
typename Chooser<G>::Action Chooser<G>::Accept() {
  return TakeOn() ? DraftOn() : Submit(ReadySteps());
}

/// A quick pick that leaves more to choose in the turn needs no Enter.
template <class G>
typename Chooser<G>::Action Chooser<G>::DraftOn() {
  const auto picks = Choice::Ready();
  const bool quick =
      picks && Complete() &&
      GameUi<G>::StyleOf(picks->back().kind) == PickStyle::kQuick;
  if (quick && !Draft<G>(draft_).Add(*Ready())) {
    return Submit(ReadySteps());
  }
  return Handled();
}

/// Hands in the turn if it ends here, and otherwise continues the draft. What
/// is handed in may be refused: the choice stays as it is until the table
/// moves.
template <class G>
typename Chooser<G>::Action Chooser<G>::Submit(const std::vector<Step>& steps) {
  Draft<G> longer = draft_;
  for (const Step& step : steps) {
    if (longer.Add(step)) {
      return {TableAsk::kPlay, longer.steps()};
    }
  }
  draft_ = std::move(longer);
  spelled_.resize(draft_.steps().size());
  if (!Typing()) {
    spelled_.back() = tree().Settled(*Choice::Ready());
  }
  hidden_ = false;
  Begin();
  return Handled();
}

template <class G>
bool Chooser<G>::StepBack() {
  if (TakeBack()) {
    return true;
  }
  if (draft_.steps().empty()) {
    return false;
  }
  draft_.TakeBack();
  const Picks picks = spelled_.back();
  spelled_.pop_back();
  if (picks.empty()) {  // It was typed.
    Begin();
  } else {
    BeginAt(picks);
  }
  return true;
}

}  // namespace glazier::tui
