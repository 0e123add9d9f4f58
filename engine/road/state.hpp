// SPDX-License-Identifier: MIT
// The whole table of Glass Road as one value.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/road/estate.hpp"
#include "engine/road/facts.hpp"
#include "engine/road/step.hpp"

namespace glazier::road {

inline constexpr std::array<std::string_view, 2> kSetValues = {"all", "first"};
inline constexpr std::array<std::string_view, 2> kPeriodValues = {"4", "5"};
inline constexpr int kSoloPeriods = 7;
inline constexpr std::array<GameOption, 2> kGameOptions = {{
    {"set", "with first, the tiles for a first game come before the others",
     kSetValues},
    {"periods", "how many building periods; alone there are always 7",
     kPeriodValues, "7"},
}};

class Planner;

/// @brief What the players agree on before anything is dealt.
struct Options {
  int players = 2;
  bool first_set = false;  ///< tiles with a star come before all others
  int periods = 4;

  static Options From(const GameChoices& choices);
  GameChoices Choices() const;

  friend bool operator==(const Options&, const Options&) = default;
};

/// @brief What is asked, or dealt, next.
enum class Phase : std::uint8_t {
  kSetup,    ///< chance: the display and who begins
  kRefill,   ///< chance: gaps in the display
  kLord,     ///< chance: the Feudal Lord's buildings
  kCard,     ///< chance: alone, the card to evaluate
  kPick,     ///< everybody chooses cards, in secret
  kLay,      ///< 3-4 players: everybody lays one face down
  kPlay,     ///< 2 players, and alone the last two: a card from the hand
  kSpare,    ///< 2 players: one more card of three that are left
  kTurn,     ///< a card is being evaluated
  kEffect,   ///< an immediate building brings goods
  kCountry,  ///< the Country House's tiles
  kTavern,   ///< which neighbour the Tavern uses
  kRepeat,   ///< a building that works as often as its owner likes
  kTile,     ///< where the District Offices lay a tile
  kGift,     ///< another player's Mayor offers a good
  kLast,     ///< conversions before the scoring
  kTurnUp,   ///< only in a view: a card it cannot see is to be turned up
  kOver,
};

/// @brief A card being evaluated, by its player and then by the followers.
struct Evaluation {
  Card card = kNoCard;
  std::uint8_t leader = 0;     ///< who turned it up or played it
  std::uint8_t followers = 0;  ///< seats that are still to come, one bit each
  bool single = false;         ///< one action only
  bool paid = false;           ///< the entry cost, if there is one
  std::uint8_t done = 0;       ///< actions, one bit each
  std::uint8_t roofs = 0;      ///< uses of the Roofer in this turn

  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// @brief What the Mayor offers to the other players.
struct Offer {
  Good good = kNoGood;
  std::uint8_t giver = 0;
  std::uint8_t roofs = 0;  ///< uses of the Roofer by the one who is asked

  friend bool operator==(const Offer&, const Offer&) = default;
};

/// @brief An immediate building at work; with the Tavern, its neighbour.
struct AtWork {
  BuildingId building = kNoBuilding;
  Place place = kNoPlace;
  bool repeated = false;

  friend bool operator==(const AtWork&, const AtWork&) = default;
};

/// @brief A position, or what one seat knows of it.
///
/// Trivially copyable and under 512 bytes. Stacks are sets: their order is
/// chance, drawn when needed. Fields that a phase does not use hold their
/// default, so equal positions are equal values.
class State {
 public:
  static constexpr GameInfo kInfo = {
      "road",
      "Glass Road",
      "Specialists, two wheels and a landscape: build along the glass road",
      kMinPlayers,
      kMaxPlayers,
      kGameOptions};
  using Options = road::Options;
  using Step = road::Step;
  using Effect = road::Effect;
  using Deal = road::Deal;
  using Planner = road::Planner;  ///< how its stronger bots think; planner.hpp
  static constexpr int kAdvicePositions = 20'000;
  static std::span<const Level> Ladder();  // ladder.cpp
  static std::span<const Rating> Ratings();

  // Why a game ends: give S the weight 1, C and F 5, A 13, K 29, W 106, a pit,
  // pond or forest 215, a grove 220, a private building 112, G and B 0. Then
  // every removal, conversion, repetition and rotation loses weight, a
  // conversion at least 3; only the Roofer gains weight, 212, at most ten times
  // a turn. A player gains at most 3,131 at the start, 6,324 per period and 10
  // * 212 in each of 41 turns, and makes 278 other decisions.
  static constexpr int kMaxStepsPerGame = 170'000;
  // 20 cells x 35 building words, 450 for 15 private buildings, 115 + 90 + 38
  // for the rest, rounded up.
  static constexpr std::size_t kMaxSteps = 1400;
  using Steps = StepBuffer<Step, kMaxSteps>;

  static constexpr int kUnitsPerPoint = 2;

  explicit State(Options options);
  /// @brief Reads PositionText; refuses positions that the tiles do not allow.
  static Outcome<State> ParsePosition(std::string_view text);
  /// @brief Doubled points as players read them: "12 1/2".
  static std::string ScoreText(int score);

  // Who and when.
  Options options() const { return {players_, first_set_, periods_}; }
  int players() const { return players_; }
  Phase phase() const { return phase_; }
  int period() const { return period_; }
  int round() const { return round_; }
  int first() const { return first_; }
  Seats Acting() const;
  int Turn() const;
  /// @brief The seat that is asked, or dealt to, where there is only one.
  int seat() const { return seat_; }
  /// @brief The number of cards that everybody picks in this period.
  int CardsToPick() const;

  // What lies on the table.
  const Estate& estate(int seat) const { return estates_[Index(seat)]; }
  int DisplayRow() const;  ///< places a row
  BuildingId Display(int type, int at) const {
    return display_[Index(type * kMaxDisplayRow + at)];
  }
  /// @brief All that lies in the display.
  const Buildings& Shown() const { return shown_; }
  /// @brief What is still in the stacks.
  const Buildings& Stacks() const { return stacks_; }
  /// @brief What one player may build now.
  Buildings Buildable(int seat) const { return shown_ | estate(seat).privates; }
  /// @brief In a solo game: the cards of the last period.
  CardSet Blocked() const { return blocked_; }
  const Evaluation& evaluation() const { return evaluation_; }
  const Offer& offer() const { return offer_; }
  const AtWork& at_work() const { return at_work_; }
  /// @brief The phase to return to after Phase::kTile.
  Phase below() const { return below_; }
  /// @brief What an action of the card brings now, for each counted thing.
  const Income& IncomeOf(Card card, int action) const;
  /// @brief Uses of the Roofer in the current turn.
  int Roofs() const {
    return offer_.good == kNoGood ? evaluation_.roofs : offer_.roofs;
  }

  // Steps.
  void List(int seat, Steps& steps) const;
  std::string WhyNot(int seat, const Step& step) const;
  Effect Play(int seat, const Step& step);
  int CountSteps() const;
  Step NthStep(int n) const;
  bool RandomStep(Rng& rng);

  // Chance.
  Deal Draw(Rng& rng) const;
  std::string WhyNotDealt(const Deal& deal) const;
  void Apply(const Deal& deal);

  // Hidden cards.
  State View(int seat) const;
  State Guess(Rng& rng) const;
  bool ActsInSecret(int seat) const;

  /// @brief A hypothetical position: this seat evaluates a card now, and nobody
  /// else does.
  State Rehearsal(int seat, Card card, bool single) const;
  /// @brief A hypothetical position: this one, with a seat's goods, land and
  /// buildings as in another.
  State WithEstateOf(const State& other, int seat) const;

  // Points, doubled.
  int Score(int seat) const { return estate(seat).Points(); }
  bool Wins(int seat) const;

  friend bool operator==(const State&, const State&) = default;

 private:
  friend class PositionReader;
  template <class Sink>
  friend class StepWriter;

  static constexpr std::size_t Index(int i) {
    return static_cast<std::size_t>(i);
  }
  Estate& Edit(int seat) { return estates_[Index(seat)]; }
  int After(int seat) const { return seat + 1 == players_ ? 0 : seat + 1; }
  bool Owes(int seat) const;
  template <class Sink>
  void Write(int seat, Sink& sink) const;

  // Steps; rules.cpp.
  void Enter(const Step& step);
  void Act(const Step& step, Effect& effect);
  void Build(const Step& step, Effect& effect);
  void Convert(const Step& step, Effect& effect);
  void Take(const Step& step, Effect& effect);
  void Lay(const Step& step, Effect& effect);
  void Finish(Effect& effect);
  void Pay(Estate& estate, const Price& price, const Step& step);
  void Receive(const Grant& grant, int times, Gain gain, Effect& effect);
  void Rotate(Effect& effect);
  void StartInstant(BuildingId id, Place place, Effect& effect);
  bool HasNeighbourForTavern(Place place) const;
  void EndAction(Effect& effect);
  void NextGift(Effect& effect);

  // The course of a game; course.cpp.
  void PlayCard(int seat, Card card, Effect& effect);
  void BeginPeriod();
  void BeginCards();
  void TurnUp(int seat, Effect& effect);
  void Evaluate(int seat, Card card, Effect& effect);
  void BeginTurn(int seat);
  void EndTurn(Effect& effect);
  void EndCard(Effect& effect);
  void EndPeriod();
  int NextFirst() const;
  void NextLast();

  // Chance; chance.cpp.
  bool IsSolo() const { return players_ == 1; }
  std::uint32_t Candidates(const Buildings& stacks, int type) const;
  int GapsToFill(int type) const;
  bool RefillIsDue() const;
  BuildingId DrawFrom(Buildings& stacks, int type, Rng& rng) const;
  void Show(int slot, BuildingId id);
  std::string WhyNotTiles(const Deal& deal) const;

  std::array<Estate, kMaxPlayers> estates_{};
  Buildings stacks_ = Buildings::All();
  Buildings shown_;
  std::array<BuildingId, kTypes * kMaxDisplayRow> display_{};
  Phase phase_ = Phase::kSetup;
  Phase below_ = Phase::kSetup;
  std::uint8_t players_;
  bool first_set_;
  std::uint8_t periods_;
  std::uint8_t period_ = 1;
  std::uint8_t round_ = 0;  ///< from 1 while 3-4 players lay and turn up
  std::uint8_t first_ = 0;
  std::uint8_t seat_ = 0;  ///< who is asked, where there is only one
  Evaluation evaluation_;
  Offer offer_;
  AtWork at_work_;
  CardSet blocked_ = 0;
};

static_assert(sizeof(State) <= 1024);

/// @brief Whether a player can pay a price.
bool CanPay(const Estate& estate, const Price& price);

// Text in both directions; notation.cpp, typed.cpp, deal_text.cpp,
// position_text.cpp.
std::string StepText(const Step& step);
/// @brief Reads typed words, in upper or lower case; a greatest gain and
/// anything that has only one possibility may be left out; several cards may be
/// picked at once.
Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text);
std::string DealText(const Deal& deal);
Outcome<Deal> ParseDeal(const State& state, std::string_view text);
std::string PositionText(const State& state);

}  // namespace glazier::road
