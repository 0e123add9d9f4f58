// SPDX-License-Identifier: MIT
// Glicko-2: how strong somebody is, and how sure that is.
#pragma once

#include <vector>

namespace glazier {

/// @brief A rating with its deviation and volatility, on the scale of Elo.
/// (M. Glickman, "Example of the Glicko-2 system".)
struct Glicko {
  double points = 1500;
  double deviation = 350;
  double volatility = 0.06;

  /// @brief The true strength is that far from `points` at most, in 95 cases
  /// of 100.
  double Error() const { return 1.96 * deviation; }
};

/// @brief What happened between two: 1 won, 0.5 shared, 0 lost.
struct Encounter {
  Glicko opponent;
  double score = 0;
};

/// @brief A rating after what happened at the same time.
Glicko After(const Glicko& before, const std::vector<Encounter>& encounters);

}  // namespace glazier
