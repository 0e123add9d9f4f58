// SPDX-License-Identifier: MIT
// Sintra in sentences: for logs, hints, the line mode and tools.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/sintra/evaluate.hpp"
#include "engine/sintra/state.hpp"
#include "engine/table/table.hpp"

namespace glazier::sintra {

/// @brief What a taste may care for.
namespace thing {
inline constexpr std::size_t kPoints = 0;   ///< scored at once
inline constexpr std::size_t kGlass = 1;    ///< points lost on the track
inline constexpr std::size_t kPanes = 2;    ///< panes placed
inline constexpr std::size_t kGaps = 3;     ///< spaces the strip still lacks
inline constexpr std::size_t kSkips = 4;    ///< where the glazier stands
inline constexpr std::size_t kWindows = 5;  ///< completed ones, for the end
}  // namespace thing

/// @brief How good a move looks at once, in hundredths of a point: points,
/// broken glass, and what the panes are worth on their strip.
int Appraise(const State& state,
             int seat,
             const Step& move,
             const Taste& taste = {});

/// @brief What a move does, as a sentence without a subject: "takes 2 orange
/// from factory 1 and places them on strip 3".
std::string Tell(const State& before, int seat, const Step& move);

/// @brief Why a move is good, from the numbers behind it.
std::string Reason(const State& before, int seat, const Step& move);

/// @brief What was dealt, as a sentence.
std::string TellDeal(const State& after, const Deal& deal);

/// @brief The whole position in plain lines of at most 80 columns.
std::string Describe(const State& state,
                     int seat,
                     const std::vector<Seat>& seats);

/// @brief The final scoring by source, one line per player, and who wins.
std::string DescribeResult(const State& state, const std::vector<Seat>& seats);

/// @brief How to read Describe and how to type moves.
std::string Legend(const State& state);

/// @brief Writes the trace of a game, one JSON object per line (format 1).
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
  std::string lines_;
};

inline Tracer TracerFor(const State& /*state*/,
                        std::uint64_t seed,
                        const std::vector<Seat>& seats) {
  return {seed, seats};
}

}  // namespace glazier::sintra
