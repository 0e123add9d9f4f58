// SPDX-License-Identifier: MIT
// River Valley in sentences: for logs, hints, the line mode and tools.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/river/evaluate.hpp"
#include "engine/river/state.hpp"
#include "engine/table/table.hpp"

namespace glazier::river {

/// @brief What a taste may care for.
namespace thing {
inline constexpr std::size_t kPoints = 0;      ///< as the game would end now
inline constexpr std::size_t kPieces = 1;      ///< pieces in the glassworks
inline constexpr std::size_t kSatchelled = 2;  ///< pieces in the satchel
inline constexpr std::size_t kPairs = 3;       ///< two of one shape there
}  // namespace thing

/// @brief How good a step looks at once, in hundredths of a point: points,
/// pieces built and what the satchel is worth once the turn is finished.
int Appraise(const State& state,
             int seat,
             const Step& step,
             const Taste& taste = {});

/// @brief What a step does, as a sentence without a subject: "places W3 on
/// tile 3 and gathers P2 from tile 5".
std::string Tell(const State& before, int seat, const Step& step);

/// @brief Why a step is good, from the numbers behind it.
std::string Reason(const State& before, int seat, const Step& step);

/// @brief What was dealt, as a sentence.
std::string TellDeal(const State& after, const Deal& deal);

/// @brief The whole position in plain lines of at most 80 columns.
std::string Describe(const State& state,
                     int seat,
                     const std::vector<Seat>& seats);

/// @brief The final scoring by source, one line per player, and who wins.
std::string DescribeResult(const State& state, const std::vector<Seat>& seats);

/// @brief How to read Describe and how to type steps.
std::string Legend(const State& state);

/// @brief Writes the trace of a game, one JSON object per line (format 2). The
/// line of a turn's last step is complete only with what was drawn after it.
class Tracer : public Observer<State> {
 public:
  Tracer(std::uint64_t seed, const std::vector<Seat>& seats);

  void OnDeal(const State& before,
              const Deal& deal,
              const State& after) override;
  void OnStep(const TakenStep<State>& taken) override;

  /// @brief Returns the lines written so far and forgets them.
  std::string Take();

 private:
  std::uint64_t seed_;
  std::vector<std::string> names_;
  State before_{State::Options{}};  ///< of the step to be written
  Step step_;
  std::string lines_;
};

inline Tracer TracerFor(const State& /*state*/,
                        std::uint64_t seed,
                        const std::vector<Seat>& seats) {
  return {seed, seats};
}

}  // namespace glazier::river
