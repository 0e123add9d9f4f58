// Choosing a move key by key: source, colour, strip, pane to keep.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <ftxui/component/event.hpp>

#include "engine/sintra/state.hpp"
#include "tui/table/action.hpp"
#include "tui/table/choosing.hpp"

namespace glazier::tui {

/// @brief A spot on the table that can be pointed at.
struct SintraTarget {
  enum class Kind : std::uint8_t { kSource, kPane, kStrip, kGlazier };
  Kind kind = Kind::kSource;
  int index = 0;   ///< source 0-9 (kSource, kPane) or place 0-7 (kStrip)
  int colour = 0;  ///< of a kPane

  friend bool operator==(const SintraTarget&, const SintraTarget&) = default;
};

using SintraAction = TableAction<sintra::Step>;

/// @brief The state of one choice by the seat to move. No rule is in here:
/// what is possible, and why not, is asked from the position.
///
/// Keys: digits, c or 0, letters o p y b g, x, arrows or hjkl; Enter or space
/// accepts what the cursor is on, and plays once the preview is complete;
/// Escape steps back; `<` or `,` is the glazier's way back; `:` opens a line
/// for notation.
class SintraChooser {
 public:
  using Target = SintraTarget;
  enum class Phase : std::uint8_t {
    kSource,
    kColour,
    kStrip,
    kKeep,
    kBack,    ///< the glazier's way back, to be confirmed
    kTyping,  ///< the notation line is open
  };

  /// @brief Somebody is to move in `state`.
  explicit SintraChooser(const sintra::State& state);

  /// @brief Takes an event; passes on what is not about choosing (TableKey).
  SintraAction OnEvent(const ftxui::Event& event);
  /// @brief A click on the table; a second one on the same spot accepts.
  SintraAction OnClick(const SintraTarget& target);

  // For drawing.
  Phase step() const { return step_; }
  const sintra::State& state() const { return state_; }
  int source() const { return source_; }  ///< under the cursor or chosen
  /// @brief Chosen or under the cursor; -1 before that step.
  int colour() const { return step_ >= Phase::kColour ? colour_ : -1; }
  int place() const;
  int keep() const;
  /// @brief Whether a target is one that can be chosen now.
  bool Offers(int source) const;
  bool OffersColour(int colour) const;
  bool OffersPlace(int place) const;
  bool OffersKeep(int colour) const;
  /// @brief The move that Enter would play now: what the preview shows.
  std::optional<sintra::Step> Ready() const;
  /// @brief What to do now, for the prompt.
  std::string Prompt() const;
  /// @brief Why the last key was refused; empty when it was not.
  const std::string& refusal() const { return refusal_; }
  bool Typing() const { return step_ == Phase::kTyping; }
  const std::string& typed() const { return line_.text(); }

 private:
  SintraAction Handled() const { return {SintraAction::Kind::kHandled, {}}; }
  SintraAction Accept();
  SintraAction StepBack();
  SintraAction OnTyping(const ftxui::Event& event);
  bool OnLetter(char letter);
  void OnDigit(int digit);
  void OnArrow(int step, bool upright);
  void ChooseSource(int source);
  void ChooseColour(int colour);
  void ChoosePlace(int place);
  void ChooseKeep(int colour);
  void EnterColours();
  void EnterStrips();
  void EnterKeeps();
  bool OffersOneColour() const;
  sintra::Step MoveTo(int place) const;
  unsigned Keeps(int place) const;

  sintra::State state_;
  Phase step_ = Phase::kSource;
  Phase before_typing_ = Phase::kSource;
  int source_ = 0;
  int colour_ = 0;
  int place_ = 0;
  int keep_ = 0;
  NotationLine line_;
  std::string refusal_;
};

}  // namespace glazier::tui
