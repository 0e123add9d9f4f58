// SPDX-License-Identifier: MIT
// The whole table of Sintra as one value.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/sintra/board.hpp"
#include "engine/sintra/facts.hpp"
#include "engine/sintra/panes.hpp"
#include "engine/sintra/step.hpp"

namespace glazier::sintra {

enum class Side : std::uint8_t { kA, kB };

/// @brief What the players agree on before anything is dealt.
struct Options {
  int players = 2;
  Side side = Side::kA;

  static Options From(const GameChoices& choices) {
    return {choices.players, static_cast<Side>(choices.values[0])};
  }
  GameChoices Choices() const {
    return {players, {static_cast<std::uint8_t>(side)}};
  }

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr std::array<std::string_view, 2> kSides = {"A", "B"};
inline constexpr std::array<GameOption, 1> kOptions = {
    {{"side", "on side A ornaments score, on side B finished windows",
      kSides}}};

/// @brief The end of the game for one player, by source.
struct FinalScore {
  int in_play = 0;   ///< points scored, and lost by wraps, during the rounds
  int leftover = 0;  ///< panes left on strips
  int glass = 0;     ///< the final space of the track, 0 or negative
  int bonus = 0;     ///< ornaments (A) or windows x colour (B)
  int lost = 0;      ///< all that was ever lost on the track: breaks ties
  int total = 0;

  friend bool operator==(const FinalScore&, const FinalScore&) = default;
};

class StepValues;

/// @brief A position: bag, tower, factories, centre and two to four palaces.
///
/// Trivially copyable, a few cache lines large. Counts instead of lists of
/// panes, sets as bits, and two kinds of derived sets kept up to date
/// (`offers_` here, `fits` and `ends` on the boards) let a random game choose
/// uniformly among its legal moves without listing them.
class State {
 public:
  static constexpr GameInfo kInfo = {
      .name = "sintra",
      .title = "Sintra",
      .about = "The windows of a palace: you against a bot, at once.",
      .min_players = kMinPlayers,
      .max_players = kMaxPlayers,
      .options = kOptions};
  static constexpr int kAdvicePositions = 5'000;
  static std::span<const Level> Ladder();  // ladder.cpp
  static std::span<const Rating> Ratings();
  using Options = sintra::Options;
  using Step = sintra::Step;
  using Effect = sintra::Effect;
  using Deal = sintra::Deal;
  using StepValues = sintra::StepValues;  // evaluate.hpp
  // At most 9 factories of 4 colours and a centre of 5, on 8 strips, with 5
  // colours to keep, and the step back.
  static constexpr std::size_t kMaxSteps =
      (kMaxFactories * kPanesPerFactory + kColours) * kPlaces * kColours + 1;
  using Steps = StepBuffer<Step, kMaxSteps>;
  // Every take removes a pane of the 4 on each factory, and between two steps
  // back of a player there is a take of that player (ruling 8: the step ends
  // above the leftmost strip, and only a take moves the glazier or removes that
  // strip). So at most half of all moves are steps back.
  static constexpr int kMaxStepsPerGame =
      2 * kRounds * kMaxFactories * kPanesPerFactory;

  explicit State(Options options);
  /// @brief Reads PositionText; refuses what the pieces do not allow.
  static Outcome<State> ParsePosition(std::string_view text);

  // Who, when, where.
  Options options() const { return {players_, side_}; }
  int players() const { return players_; }
  Side side() const { return side_; }
  int factories() const { return FactoriesFor(players_); }
  int Turn() const;
  Seats Acting() const { return Seats::OfTurn(Turn()); }
  bool AwaitsSetup() const { return phase_ == Phase::kSetup; }
  int round() const { return round_ + 1; }  ///< 1-6; 7 when over
  int starter() const { return starter_; }  ///< first player of this round
  /// @brief Who took the first-player marker this round, or kMarkerInCentre.
  int marker() const { return marker_; }
  static constexpr int kMarkerInCentre = 0xFF;
  bool MarkerInCentre() const { return marker_ == kMarkerInCentre; }

  // What lies where.
  const Panes& source(int index) const {
    return sources_[static_cast<std::size_t>(index)];
  }
  const Panes& centre() const { return source(kCentre); }
  const Panes& bag() const { return bag_; }
  /// @brief Everything outside the bag; together with the bag always 20 per
  /// colour.
  Panes PanesOutsideBag() const;
  const Panes& tower() const { return tower_; }
  /// @brief The bonus colour of a round, 1-6.
  Colour bonus(int round) const {
    return static_cast<Colour>(bonus_[static_cast<std::size_t>(round - 1)]);
  }
  const Board& board(int seat) const {
    return boards_[static_cast<std::size_t>(seat)];
  }

  // Playing.
  int CountSteps() const;
  /// @brief The n-th legal move in the order of List.
  Step NthStep(int n) const;
  void List(int seat, Steps& moves) const;
  /// @brief Adds the mover's moves that take from these sources (a set of
  /// bits), and the step back.
  void AddSteps(unsigned sources, Steps& moves) const;
  /// @brief Why a move is not legal, in words; empty when it is.
  std::string WhyNot(int seat, const Step& move) const;
  /// @brief Plays a legal move of the seat to move.
  Effect Play(int seat, const Step& move);
  /// @brief What a legal move makes of the mover's palace.
  Board BoardAfter(const Step& move) const;
  /// @brief Ruling 3: the first to take from the centre takes the marker too.
  bool TakesMarker(const Step& move) const {
    return (move.source == kCentre) & MarkerInCentre();
  }

  // Chance.
  Deal Draw(Rng& rng) const;
  std::string WhyNotDealt(const Deal& deal) const;
  void Apply(const Deal& deal);
  /// @brief Lets chance decide for every seat: a deal, or a uniformly random
  /// legal move. Returns whether it was a move.
  bool RandomStep(Rng& rng);
  /// @brief The same up to the next deal or the end; returns how many moves.
  int RandomRun(Rng& rng);

  // The end.
  FinalScore Final(int seat) const;
  /// @brief The score on the track; at the end, after the final scoring.
  int Score(int seat) const;
  bool Wins(int seat) const;

  /// @brief The colours (set of bits) on the strip at `place` once `count`
  /// panes of `colour` complete it; 0 if they do not.
  unsigned KeepChoices(int seat, int place, int colour, int count) const;

  friend bool operator==(const State&, const State&) = default;

 private:
  friend class PositionReader;  // builds a state from its text

  enum class Phase : std::uint8_t { kSetup, kRefill, kPlay, kOver };

  using Factories = std::array<Panes, kMaxFactories>;
  struct Choices;  // moves counted by colour; see choices.hpp
  [[gnu::always_inline]] Effect PlayNow(Step move);
  [[gnu::always_inline]] void PlayRandomly(const Choices& choices, Rng& rng);
  // Not inlined into playing, which it would slow down.
  [[gnu::noinline]] void DealRandomly(Rng& rng);
  void DrawRound(Rng& rng, Factories& drawn) const;
  void StartRound(const Factories& dealt);
  [[gnu::always_inline]] Panes Place(Board& board,
                                     Step move,
                                     int taken,
                                     Effect& effect) const;
  struct Completion {
    Panes dropped;  // to the tower
    std::uint8_t bonus = 0;
    std::uint8_t window = 0;
  };
  Completion Complete(Board& board, int place, int keep) const;
  void EndRound();
  void Offer();  // computes offers_ and offer_counts_ from sources_
  Board& mover() { return boards_[turn_]; }
  const Board& mover() const { return boards_[turn_]; }

  // Which sources have panes of each colour (lanes of ten bits), and how many
  // of them. Both follow from `sources_`.
  std::uint64_t offers_ = 0;
  std::uint64_t offer_counts_ = 0;
  Panes bag_;
  Panes tower_;
  // Factories, centre, and one that is always empty, which a step back uses.
  std::array<Panes, kSources + 1> sources_{};
  std::array<Board, kMaxPlayers> boards_{};
  std::array<std::uint8_t, kRounds> bonus_{};
  Phase phase_ = Phase::kSetup;
  Side side_ = Side::kA;
  std::uint8_t players_ = kMinPlayers;
  std::uint8_t round_ = 0;  // 0-5; 6 when over
  std::uint8_t turn_ = 0;
  std::uint8_t starter_ = 0;
  std::uint8_t marker_ = kMarkerInCentre;
};

// Text in both directions; notation.cpp, deal_text.cpp, position_text.cpp.
std::string StepText(const Step& move);
/// @brief Reads a typed move in upper or lower case; unambiguous parts may be
/// left out.
Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text);
std::string DealText(const Deal& deal);
Outcome<Deal> ParseDeal(const State& state, std::string_view text);
std::string PositionText(const State& state);

}  // namespace glazier::sintra
