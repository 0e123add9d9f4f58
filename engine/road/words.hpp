// SPDX-License-Identifier: MIT
// Glass Road in sentences: for logs, hints, the line mode and tools.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/road/evaluate.hpp"
#include "engine/road/planner.hpp"
#include "engine/road/state.hpp"
#include "engine/table/table.hpp"

namespace glazier::road {

/// @brief What a taste may care for.
namespace thing {
inline constexpr std::size_t kPoints = 0;  ///< as the game would end now
inline constexpr std::size_t kEarly = 1;   ///< converters, privates, tiles
inline constexpr std::size_t kGoods = 2;   ///< on the wheels
inline constexpr std::size_t kRoom = 3;    ///< empty cells
inline constexpr std::size_t kReach = 4;   ///< a building that is nearly paid
}  // namespace thing

/// @brief How good a step looks at once, in hundredths of a point: points,
/// goods, room to build, and what the next steps can make of it.
int Appraise(const State& state,
             int seat,
             const Step& step,
             const Taste& taste = {});

/// @brief What a step does, as a sentence without a subject: "lays a grove on
/// C2 and takes 1 wood". It names picks and laid cards; TellSecret is for
/// readers who may not know them.
std::string Tell(const State& before, int seat, const Step& step);

/// @brief Why a step is good, from the numbers behind it.
std::string Reason(const State& before, int seat, const Step& step);

/// @brief What was dealt, as a sentence.
std::string TellDeal(const State& after, const Deal& deal);

/// @brief All that a position or view knows, in plain lines of at most 80
/// columns: the table, then the players, starting with `near`.
std::string Describe(const State& state,
                     int near,
                     const std::vector<Seat>& seats);

/// @brief One part of it: "display", or a seat's "wheels", "land", "mine"
/// (buildings) or "cards". Empty for any other part.
std::string DescribePart(const State& state, std::string_view part, int seat);

/// @brief A building by its id or the beginning of its name, or a refusal.
Outcome<std::string> DescribeBuilding(std::string_view which);

/// @brief Answers "wheels", "land", "display", "mine", "cards" (for a seat) and
/// "building P15"; nothing if the question is none of these.
std::optional<std::string> AnswerQuestion(const State& view,
                                          int seat,
                                          std::string_view question,
                                          std::string_view about);
/// @brief The questions, for help.
std::string_view Questions(const State& view);

/// @brief What a seat is asked for: "pick card 2 of 5".
std::string Prompt(const State& view, int seat);

/// @brief What is said about a pick or a laid card of another player.
std::string TellSecret(const State& view, int seat);

/// @brief What a step changed on a seat's wheels and in its points, and the
/// card that begins to be evaluated after it, in lines.
std::string TellChange(const State& before,
                       const State& after,
                       int seat,
                       const std::vector<Seat>& seats);

/// @brief The period: where it begins, the whole position is shown.
int Chapter(const State& view);

/// @brief The legal words of a seat by subject; only the greatest gains unless
/// `all` is set.
std::string DescribeSteps(const State& state, int seat, bool all);

/// @brief The final scoring by building, and who wins.
std::string DescribeResult(const State& state, const std::vector<Seat>& seats);

/// @brief How to read Describe and how to type steps.
std::string Legend(const State& state);

/// @brief Writes the trace of a game, one JSON object per line (format 1).
///
/// The Feudal Lord's step is complete only with what was drawn for it, so its
/// line waits for the deal.
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
  void WriteMove(const State& after, const Deal* drawn);
  void WriteCourse(const State& before, const State& after);
  void WriteCard(const State& state);

  std::uint64_t seed_;
  std::vector<std::string> names_;
  int seat_ = 0;  ///< who made the last step
  int legal_ = 0;
  std::string word_;
  std::string lines_;
};

inline Tracer TracerFor(const State& /*state*/,
                        std::uint64_t seed,
                        const std::vector<Seat>& seats) {
  return {seed, seats};
}

}  // namespace glazier::road
