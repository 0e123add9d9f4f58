// SPDX-License-Identifier: MIT
// The concept of a game: what every game must supply, and what it may supply.
//
// A game is one trivially copyable value, its state, in a folder of its own.
// Decisions are small steps: one word each, listed completely, so that a
// screen, a bot, a program and a person choose from the same list. Chance is
// explicit: it deals, and records store what was dealt, so that a replay needs
// no random numbers. What a seat may know is a function of the state.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/game_info.hpp"
#include "engine/core/level.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/rng.hpp"

namespace glazier {

// Turn() is a seat (0 or higher) or one of these.
inline constexpr int kDealer = -1;  ///< Chance is to act: something is dealt.
inline constexpr int kNobody = -2;  ///< The game is over.

/// @brief The view of a watcher, who has no seat: what everybody may know.
inline constexpr int kWatcher = -1;

/// @brief The player at one seat.
struct Seat {
  std::string player = "human";  ///< "human", or how a bot is called
  std::string name;              ///< what the others see

  bool IsHuman() const { return player == "human"; }

  friend bool operator==(const Seat&, const Seat&) = default;
};

/// @brief A set of seats.
class Seats {
 public:
  constexpr Seats() = default;
  static constexpr Seats Only(int seat) { return Seats(1U << seat); }
  /// @brief None for kDealer and kNobody.
  static constexpr Seats OfTurn(int turn) {
    return turn < 0 ? Seats() : Only(turn);
  }

  constexpr void Add(int seat) { bits_ |= 1U << seat; }
  constexpr bool Has(int seat) const {
    return seat >= 0 && (bits_ >> seat & 1U) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }

  friend constexpr bool operator==(Seats, Seats) = default;

 private:
  explicit constexpr Seats(unsigned bits) : bits_(bits) {}

  unsigned bits_ = 0;
};

/// @brief Steps in the caller's own memory: listing them never allocates.
template <class Step, std::size_t Capacity>
class StepBuffer {
 public:
  void Clear() { size_ = 0; }
  void Add(const Step& step) { steps_[size_++] = step; }
  /// @brief Keeps the order of the other steps.
  void Remove(const Step& step) {
    size_ = static_cast<std::size_t>(
        std::remove(steps_.begin(), steps_.begin() + size_, step) -
        steps_.begin());
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Step& operator[](std::size_t index) const { return steps_[index]; }
  const Step* begin() const { return steps_.data(); }
  const Step* end() const { return steps_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Step, Capacity> steps_;
};

/// @brief What every game supplies. Records, tables, simulation, hosting, the
/// line mode and the weakest bots need nothing else.
template <class G>
concept Game = std::is_trivially_copyable_v<G> && std::equality_comparable<G> &&
    std::constructible_from<G, typename G::Options> &&
    std::is_trivially_copyable_v<typename G::Step> &&
    std::equality_comparable<typename G::Step> &&
    requires(G game,
             const G& seen,
             const typename G::Options& options,
             const typename G::Step& step,
             const typename G::Effect& effect,
             const typename G::Deal& deal,
             typename G::Steps& steps,
             Rng& rng) {
  // Data: name, players, options; how Options and the data's choices convert.
  { G::kInfo } -> std::convertible_to<const GameInfo&>;
  { G::Options::From(GameChoices{}) } -> std::same_as<typename G::Options>;
  { options.Choices() } -> std::same_as<GameChoices>;
  { seen.options() } -> std::convertible_to<typename G::Options>;
  { seen.players() } -> std::same_as<int>;
  /// Proven bounds: they limit every playout and size every list.
  { G::kMaxStepsPerGame } -> std::convertible_to<int>;
  { G::kMaxSteps } -> std::convertible_to<std::size_t>;

  // Who acts. Several seats may act where choices are made at the same time;
  // the order in which their steps arrive does not matter. Turn() is the seat
  // to ask first where seats are asked one after the other.
  { seen.Acting() } -> std::same_as<Seats>;
  { seen.Turn() } -> std::same_as<int>;

  // Steps. The list is complete. WhyNot is empty for exactly the listed steps
  // and explains any other one in a player's words.
  seen.List(0, steps);
  { seen.WhyNot(0, step) } -> std::same_as<std::string>;
  { game.Play(0, step) } -> std::same_as<typename G::Effect>;
  /// Whether the seat's turn is over, and whether the step revealed something
  /// hidden: such a step cannot be undone at a shared table.
  { effect.ends_turn } -> std::convertible_to<bool>;
  { effect.reveals } -> std::convertible_to<bool>;

  // Chance.
  { seen.Draw(rng) } -> std::same_as<typename G::Deal>;
  { seen.WhyNotDealt(deal) } -> std::same_as<std::string>;
  game.Apply(deal);

  // Scores, in the game's smallest unit (ScoreText prints them).
  { seen.Score(0) } -> std::same_as<int>;
  { seen.Wins(0) } -> std::same_as<bool>;

  // Text, in both directions. ParseSteps reads what a player types: one step
  // or, where a game writes a whole turn as one text, several.
  { StepText(step) } -> std::same_as<std::string>;
  {
    ParseSteps(seen, 0, std::string_view{})
    } -> std::same_as<Outcome<std::vector<typename G::Step>>>;
  { DealText(deal) } -> std::same_as<std::string>;
  {
    ParseDeal(seen, std::string_view{})
    } -> std::same_as<Outcome<typename G::Deal>>;
  { PositionText(seen) } -> std::same_as<std::string>;
  { G::ParsePosition(std::string_view{}) } -> std::same_as<Outcome<G>>;
};

/// @brief A game in which seats know different things. Open games need none of
/// this: see ViewOf and GuessOf.
template <class G>
concept HiddenGame = Game<G> && requires(const G& seen, Rng& rng) {
  /// What a seat, or kWatcher, may know. A view is a state like any other: it
  /// has a text, it lists the steps of that seat, and its own view is itself.
  { seen.View(0) } -> std::same_as<G>;
  /// A possible truth: fills in the unknown parts of a view, each way with its
  /// true probability.
  { seen.Guess(rng) } -> std::same_as<G>;
  /// Whether what the seat does now is secret.
  { seen.ActsInSecret(0) } -> std::same_as<bool>;
};

/// @brief What a game may supply for speed: steps by number, and random play
/// without a list.
template <class G>
concept CountedGame = Game<G> && requires(G game, const G& seen, Rng& rng) {
  /// The steps of List(Turn(), ...): how many, and the n-th of them.
  { seen.CountSteps() } -> std::same_as<int>;
  { seen.NthStep(0) } -> std::same_as<typename G::Step>;
  /// Makes a deal, or a uniformly random step of Turn(); returns whether it was
  /// a step.
  { game.RandomStep(rng) } -> std::same_as<bool>;
};

/// @brief What a game may supply for random play that is faster still.
template <class G>
concept RunningGame = CountedGame<G> && requires(G game, Rng& rng) {
  /// Like RandomStep, up to the next deal or the end; returns the number of
  /// steps.
  { game.RandomRun(rng) } -> std::same_as<int>;
};

/// @brief What a game may supply for a bot that looks at the next step only.
template <class G>
concept AppraisedGame = Game<G> &&
    requires(const G& view, const typename G::Step& step) {
  /// How good a step looks immediately, in hundredths of a point.
  { Appraise(view, 0, step) } -> std::same_as<int>;
  /// To somebody with a taste of their own.
  { Appraise(view, 0, step, Taste{}) } -> std::same_as<int>;
};

/// @brief What a game may supply for bots that look ahead, for hints and for
/// reviews.
template <class G>
concept SearchableGame = AppraisedGame<G> &&
    requires(const G& seen, typename G::Steps& steps) {
  /// The lead of a seat over the others, in hundredths of a point; once the
  /// game is over, the exact lead over the best of them.
  { Evaluate(seen, 0) } -> std::same_as<int>;
  /// The score a seat is expected to have at the end, in hundredths of a point.
  { ExpectedScore(seen, 0) } -> std::same_as<int>;
  /// The standard deviation of the difference between two expected scores.
  { Spread(seen) } -> std::same_as<int>;
  /// Equal for positions in which the same steps lead to the same values.
  { Fingerprint(seen) } -> std::same_as<std::uint64_t>;
  /// The legal steps of Turn(), with only one of those that are equivalent.
  ListChoices(seen, steps);
  /// The opponents, weakest first, and how strong each was measured to be.
  { G::Ladder() } -> std::same_as<std::span<const Level>>;
  { G::Ratings() } -> std::same_as<std::span<const Rating>>;
  /// Positions for hints and reviews: an immediate answer.
  { G::kAdvicePositions } -> std::convertible_to<int>;
};

/// @brief What a step leads to.
struct StepValue {
  int value = 0;      ///< in the units of Evaluate
  bool ends = false;  ///< a deal or the end of the game comes next
};

/// @brief What a game may supply for a faster search: the values of the
/// positions one step away, found without playing the steps.
template <class G>
concept ForeseenGame = SearchableGame<G> &&
    std::constructible_from<typename G::StepValues, const G&, int> &&
    requires(const typename G::StepValues& values,
             const typename G::Step& step) {
  /// The value for the seat that the values were made for.
  { values.After(step) } -> std::same_as<StepValue>;
  /// What the mover is expected to have at the end, as ExpectedScore counts.
  { values.MoverScore(step) } -> std::same_as<int>;
};

/// @brief What a game may supply for playing positions out to the end: a fast,
/// sensible step for Turn(). Bots then sample futures instead of looking ahead
/// step by step, which suits games in which chance deals after every turn.
template <class G>
concept SampledGame = SearchableGame<G> && requires(const G& seen) {
  { LikelyStep(seen) } -> std::same_as<typename G::Step>;
};

/// @brief A game that brings its own way of thinking, from a seat's view.
template <class G>
concept PlannedGame = SearchableGame<G> && requires {
  typename G::Planner;
};

/// @brief How a game with secrets describes a step the reader may not know.
template <class G>
concept TellsSecrets = requires(const G& view) {
  /// A sentence without a subject: "picks a card".
  { TellSecret(view, 0) } -> std::same_as<std::string>;
};

/// @brief What a game may supply to describe itself in sentences: for logs,
/// hints and plain lines. `names` are those of the seats; a view tells only
/// what it knows.
template <class G>
concept ToldGame = Game<G> &&
    (!HiddenGame<G> ||
     TellsSecrets<G>)&&requires(const G& view,
                                const typename G::Step& step,
                                const typename G::Deal& deal,
                                const std::vector<Seat>& seats) {
  /// A sentence without a subject: "takes 2 orange from factory 1".
  { Tell(view, 0, step) } -> std::same_as<std::string>;
  { TellDeal(view, deal) } -> std::same_as<std::string>;
  /// Why a step is good, from the numbers behind it.
  { Reason(view, 0, step) } -> std::same_as<std::string>;
  /// The position as a seat or kWatcher sees it, in lines of 80 columns.
  { Describe(view, 0, seats) } -> std::same_as<std::string>;
  /// The final scoring by source, one line per player, and who wins.
  { DescribeResult(view, seats) } -> std::same_as<std::string>;
  /// How to read Describe and how to type steps.
  { Legend(view) } -> std::same_as<std::string>;
};

/// @brief What a game may supply for line mode when its positions or lists are
/// long: parts of the position on request, and steps by subject. The whole
/// position is then shown once per chapter, and after each step only what
/// changed.
template <class G>
concept QuestionedGame = ToldGame<G> &&
    requires(const G& view, const std::vector<Seat>& seats) {
  /// What a seat is asked for: "pick card 2 of 5".
  { Prompt(view, 0) } -> std::same_as<std::string>;
  /// Lines about what a step of a seat changed; often none.
  { TellChange(view, view, 0, seats) } -> std::same_as<std::string>;
  /// The whole position is worth showing when this number changes.
  { Chapter(view) } -> std::same_as<int>;
  /// Nothing if the game does not know the question.
  {
    AnswerQuestion(view, 0, std::string_view{}, std::string_view{})
    } -> std::same_as<std::optional<std::string>>;
  /// The questions, for help.
  { Questions(view) } -> std::convertible_to<std::string_view>;
  /// The legal words of a seat: all of them, or without the minor ones.
  { DescribeSteps(view, 0, true) } -> std::same_as<std::string>;
};

/// @brief What a seat may know; in an open game, everything.
template <Game G>
G ViewOf(const G& game, int seat) {
  if constexpr (HiddenGame<G>) {
    return game.View(seat);
  } else {
    return game;
  }
}

/// @brief A possible truth; in an open game, the position itself.
template <Game G>
G GuessOf(const G& view, Rng& rng) {
  if constexpr (HiddenGame<G>) {
    return view.Guess(rng);
  } else {
    return view;
  }
}

/// @brief A score as players read it.
template <Game G>
std::string ScoreText(int score) {
  if constexpr (requires { G::ScoreText(score); }) {
    return G::ScoreText(score);
  } else {
    return std::to_string(score);
  }
}

/// @brief A score in points, for means. A game may count in fractions of a
/// point (kUnitsPerPoint).
template <Game G>
double PointsOf(int score) {
  if constexpr (requires { G::kUnitsPerPoint; }) {
    return static_cast<double>(score) / G::kUnitsPerPoint;
  } else {
    return score;
  }
}

/// @brief Whether a step of a seat is secret; in an open game, never.
template <Game G>
bool IsSecret(const G& before, int seat) {
  if constexpr (HiddenGame<G>) {
    return before.ActsInSecret(seat);
  } else {
    return false;
  }
}

/// @brief Reads exactly one step.
template <Game G>
Outcome<typename G::Step> ParseStep(const G& game,
                                    int seat,
                                    std::string_view text) {
  const auto steps = ParseSteps(game, seat, text);
  if (!steps) {
    return steps.refusal();
  }
  if (steps->size() != 1) {
    return Refusal{"these are several steps: one at a time"};
  }
  return steps->front();
}

/// @brief "players=2 side=A".
template <Game G>
std::string OptionsText(const typename G::Options& options) {
  return ChoicesText(G::kInfo, options.Choices());
}

template <Game G>
Outcome<typename G::Options> ParseOptions(std::string_view text) {
  const auto choices = ParseChoices(G::kInfo, text);
  if (!choices) {
    return choices.refusal();
  }
  return G::Options::From(*choices);
}

}  // namespace glazier
