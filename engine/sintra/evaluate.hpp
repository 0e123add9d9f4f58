// SPDX-License-Identifier: MIT
// Evaluation of Sintra's positions, for search.
#pragma once

#include <cstdint>

#include "engine/sintra/outlook.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief The expected lead of a seat at the end, in hundredths of a point:
/// over the mean of the others, as any of them may still become the best. Once
/// the game is over, the exact lead over the best; a tie that ruling 12 breaks
/// counts as half a point.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief The values of the positions one step away, without playing the steps:
/// only the mover's palace changes, and mostly only one strip of it.
class StepValues {
 public:
  /// @brief The values are for `seat`; the position must have a mover.
  StepValues(const State& state, int seat);

  /// @brief The same as Evaluate after the step.
  StepValue After(const Step& step) const;
  /// @brief The same as ExpectedScore for the mover after the step.
  int MoverScore(const Step& step) const;

 private:
  /// The stage once panes are taken by the step.
  Stage StageAfter(const Step& step, int taken) const;
  /// The mover's prospect after taking the panes and playing the step.
  Prospect MoverAfter(const Step& step, int taken) const;

  const State& state_;
  Stage stage_;
  int seat_;
  Outlook outlook_;  ///< the mover's
  std::array<Prospect, kMaxPlayers> prospects_;
};

/// @brief The standard deviation of the difference between two expected scores,
/// in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for positions that differ only in the order of factories.
std::uint64_t Fingerprint(const State& state);

/// @brief The legal moves; of factories with equal panes only the first.
void ListChoices(const State& state, State::Steps& moves);

}  // namespace glazier::sintra
