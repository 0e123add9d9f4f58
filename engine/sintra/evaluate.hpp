// How a position of Sintra stands: what search looks for.
#pragma once

#include <cstdint>

#include "engine/sintra/outlook.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief How far a seat is expected to be ahead of the others at the end, in
/// hundredths of a point: of their mean, as any of them may still come to be
/// the best. Once the game is over, of the best, exactly; a tie that ruling 12
/// breaks counts as half a point.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief What the positions one step away are worth, without playing the
/// steps: only the mover's palace changes, and mostly one strip of it.
class StepValues {
 public:
  /// @brief The values are those for `seat`; somebody is to move.
  StepValues(const State& state, int seat);

  /// @brief As Evaluate says once the step is played.
  StepValue After(const Step& step) const;
  /// @brief As ExpectedScore says of the mover once the step is played.
  int MoverScore(const Step& step) const;

 private:
  /// The stage once panes are taken by the step.
  Stage StageAfter(const Step& step, int taken) const;
  /// The mover's, once panes are taken and the step is played.
  Prospect MoverAfter(const Step& step, int taken) const;

  const State& state_;
  Stage stage_;
  int seat_;
  Outlook outlook_;  ///< the mover's
  std::array<Prospect, kMaxPlayers> prospects_;
};

/// @brief How far the difference of two expected scores may be wrong: its
/// standard deviation, in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for positions that differ only in the order of factories.
std::uint64_t Fingerprint(const State& state);

/// @brief The legal moves; of factories with the same panes only the first.
void ListChoices(const State& state, State::Steps& moves);

}  // namespace glazier::sintra
