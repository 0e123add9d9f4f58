// SPDX-License-Identifier: MIT
// Choosing the steps of a turn by keys, clicks or notation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>

#include "tui/table/action.hpp"
#include "tui/table/choice.hpp"
#include "tui/table/draft.hpp"
#include "tui/table/notation_line.hpp"
#include "tui/table/played_step.hpp"

namespace glazier::tui {

/// @brief What a key or a click stands for: picks to be taken one after
/// another, or why it stands for nothing now.
struct Wish {
  Picks picks{};
  std::string refusal{};

  bool Nothing() const { return picks.empty() && refusal.empty(); }
};

/// @brief Turns the keys and clicks of the seat that acts into the steps of its
/// turn. What can be chosen comes from the legal list; how steps are spelled
/// and which keys there are comes from GameUi.
///
/// Keys of every game: arrows or hjkl move the cursor; Enter takes what it is
/// on, and hands the turn in once it is complete; Space marks; Escape takes
/// back the last pick or the last drafted step; `:` opens a line for notation.
template <class G>
class Chooser : public Choice {
 public:
  using Step = typename G::Step;
  using Action = TableAction<Step>;

  /// @brief `view` is what the seat knows; it may act.
  Chooser(const G& view, int seat);
  explicit Chooser(const G& view) : Chooser(view, view.Turn()) {}

  /// @brief Takes an event; passes on what is not about choosing (TableKey).
  Action OnEvent(const ftxui::Event& event);
  /// @brief A click on a cell with this tag; a second one on what is previewed
  /// accepts it.
  Action OnClick(int tag);

  /// @brief Continues from a newer view, after others have acted at the same
  /// time. Returns whether the draft and the choices are still the same; if
  /// not, nothing changes.
  bool Rebase(const G& view);
  /// @brief Puts the choice where Enter takes this legal step.
  void Suggest(const Step& step);

  /// @brief The drafted position, and who drafts.
  const G& state() const { return draft_.now(); }
  int seat() const { return draft_.seat(); }
  const Draft<G>& draft() const { return draft_; }
  /// @brief Whether neither a step nor a pick is taken yet.
  bool First() const { return AtStart() && draft_.steps().empty(); }
  /// @brief The step that Enter would take now.
  std::optional<Step> Ready() const;
  /// @brief What that step, or all that is typed, would do.
  std::optional<PlayedStep<G>> Preview() const;
  /// @brief What to do now.
  std::string Prompt() const;
  bool Typing() const { return hidden_; }
  const std::string& typed() const { return line_.text(); }

 private:
  static Action Handled() { return {TableAsk::kHandled, {}}; }
  std::vector<Step> ReadySteps() const;
  Action OnTyping(const ftxui::Event& event);
  Action OnKey(const ftxui::Event& event, bool had_refusal);
  bool OnArrowKey(const ftxui::Event& event);
  bool Follow(const Wish& wish);
  Action Accept();
  Action DraftOn();
  Action Submit(const std::vector<Step>& steps);
  bool StepBack();

  void List(const Picks& chosen, PickTree& tree) override;
  int Row(const Pick& pick) const override;
  std::string WhyNot(const Pick& pick) const override;
  std::string WentBack(int first, const Pick& pick) const override;

  Draft<G> draft_;
  std::vector<Picks> spelled_;  // the drafted steps, as far as picked
  std::vector<Step> steps_;     // what the tree counts
  NotationLine line_;
};

}  // namespace glazier::tui
