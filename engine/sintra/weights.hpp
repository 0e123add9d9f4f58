// SPDX-License-Identifier: MIT
// The learned weights of Sintra's evaluation, by the number of players.
#pragma once

#include "engine/sintra/weights_2.hpp"
#include "engine/sintra/weights_3.hpp"
#include "engine/sintra/weights_4.hpp"

namespace glazier::sintra {

inline const Weights& WeightsFor(int players) {
  return players == 2 ? kWeights2 : players == 3 ? kWeights3 : kWeights4;
}

}  // namespace glazier::sintra
