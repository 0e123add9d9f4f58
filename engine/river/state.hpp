// SPDX-License-Identifier: MIT
// The whole table of River Valley as one value.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/river/board.hpp"
#include "engine/river/facts.hpp"
#include "engine/river/pieces.hpp"
#include "engine/river/step.hpp"

namespace glazier::river {

/// @brief What the players agree on before anything is dealt.
struct Options {
  int players = 2;

  static Options From(const GameChoices& choices) { return {choices.players}; }
  GameChoices Choices() const { return {players, {}}; }

  friend bool operator==(const Options&, const Options&) = default;
};

/// @brief How far the end of the game has come (ruling 6).
enum class End : std::uint8_t {
  kNo,     ///< nobody has 17 pieces
  kRound,  ///< a player has: the round is being finished
  kLast,   ///< everybody's last turn: place and gather
};

/// @brief What the seat to move is asked.
enum class Asked : std::uint8_t {
  kTurn,    ///< place and gather, draw, or pass
  kColumn,  ///< which of the gathered new colours gets the next free column
  kSpill,   ///< what the satchel cannot hold goes to the overflow
};

/// @brief A position: bag, river, lake and two to five glassworks.
///
/// Trivially copyable and some 600 bytes large. The bag, the tiles and the
/// overflows are counts; satchels and the lake are short sorted lists, so equal
/// positions are equal values. The state includes a turn in progress: gathered
/// pieces that wait for columns, or a satchel that holds too much.
class State {
 public:
  static constexpr GameInfo kInfo = {
      .name = "river",
      .title = "River Valley",
      .about = "Glass from the river: you against a bot, at once.",
      .min_players = kMinPlayers,
      .max_players = kMaxPlayers};
  static constexpr int kAdvicePositions = 20'000;
  static std::span<const Level> Ladder();  // ladder.cpp
  static std::span<const Rating> Ratings();
  using Options = river::Options;
  using Step = river::Step;
  using Effect = river::Effect;
  using Deal = river::Deal;

  // The most legal steps there can be: five pieces of one shape and different
  // colours are 5 single pieces on their tile, with at most 2 neighbours, and
  // 10 pairs on 6 tiles, with 10 neighbours in all; and one of 5 different
  // pieces stays in the lake. Within a turn there are at most 9 colours, or 9
  // pieces to give up.
  static constexpr std::size_t kMaxSteps = 5 * 2 + 10 * 10 + kLake;
  using Steps = StepBuffer<Step, kMaxSteps>;

  // Why a game ends. Places and spills: a piece in a satchel is placed or
  // spilled at most once, because from a tile it goes to a glassworks or an
  // overflow and never back; the first pieces on the tiles are never in a
  // satchel. Draws: a draw takes 4 pieces from a full lake; a lake with fewer
  // is never refilled (the bag is empty), so there is at most one more draw.
  // Columns: each is given once. Passes: in the last turns at most one per
  // player. Before that, a player passes only without a piece in satchel and
  // lake, so the bag is empty too: then nobody gets another piece, the others
  // have at most 5 turns with one each, and the round after that is the
  // standstill.
  static constexpr int kMaxFromSatchels =
      Pieces::Box(kMaxPlayers).Total() - kAllStones;
  static constexpr int kMaxDraws = Pieces::Box(kMaxPlayers).Total() / kDraw + 1;
  static constexpr int kMaxPasses =
      kMaxPlayers + kSatchel * (kMaxPlayers - 1) + kMaxPlayers;
  static constexpr int kMaxStepsPerGame =
      kMaxFromSatchels + kMaxDraws + kColumns * kMaxPlayers + kMaxPasses;

  explicit State(Options options);
  /// @brief Reads PositionText; refuses what the pieces do not allow.
  static Outcome<State> ParsePosition(std::string_view text);

  // Who and when.
  Options options() const { return {players_}; }
  int players() const { return players_; }
  int Turn() const;
  Asked asked() const {
    return !gathered_.Empty()                  ? Asked::kColumn
           : mover().satchel.size() > kSatchel ? Asked::kSpill
                                               : Asked::kTurn;
  }
  Seats Acting() const { return Seats::OfTurn(Turn()); }
  bool AwaitsSetup() const { return phase_ == Phase::kSetup; }
  /// @brief Whether the bag has to refill the tile at the start, or the lake.
  bool AwaitsTile() const { return phase_ == Phase::kRefill && LakeIsFull(); }
  bool AwaitsLake() const { return phase_ == Phase::kRefill && !LakeIsFull(); }
  int first() const { return first_; }  ///< the first player
  /// @brief The seat to move; before a refill, the one that has moved.
  int seat() const { return turn_; }
  End end() const { return end_; }
  int passes() const { return passes_; }  ///< in a row

  // What lies where.
  /// @brief The tile at a place of the river, 0 at its start, 5 at the lake.
  int tile(int place) const { return river_[static_cast<std::size_t>(place)]; }
  /// @brief The place of a tile.
  int PlaceOf(int tile) const;
  /// @brief The pieces on a tile (not: at a place).
  const Pieces& on(int tile) const {
    return tiles_[static_cast<std::size_t>(tile)];
  }
  /// @brief The colours (set of bits) of the pieces on a tile.
  unsigned ColoursOn(int tile) const {
    return colours_[static_cast<std::size_t>(tile)];
  }
  const PieceList<kLake>& lake() const { return lake_; }
  /// @brief What was gathered and waits for columns: only new colours.
  const Pieces& gathered() const { return gathered_; }
  const Pieces& bag() const { return bag_; }
  /// @brief Everything outside the bag; together with the bag always the whole
  /// box.
  Pieces PiecesOutsideBag() const;
  const Board& board(int seat) const {
    return boards_[static_cast<std::size_t>(seat)];
  }

  // Playing.
  /// @brief The number of legal steps: one for each different word.
  int CountSteps() const;
  /// @brief The n-th legal step; all in canonical order, single pieces before
  /// pairs before draws, tiles from the start of the river on.
  Step NthStep(int n) const;
  void List(int seat, Steps& steps) const;
  /// @brief Why a step is not legal, in words; empty when it is.
  std::string WhyNot(int seat, const Step& step) const;
  /// @brief Plays a legal step of the seat to move.
  Effect Play(int seat, const Step& step);

  // Chance.
  Deal Draw(Rng& rng) const;
  std::string WhyNotDealt(const Deal& deal) const;
  void Apply(const Deal& deal);
  /// @brief Lets chance decide for every seat: a deal, or a uniformly random
  /// legal move. Returns whether it was a move.
  bool RandomStep(Rng& rng);

  // The end.
  FinalScore Final(int seat) const { return board(seat).Final(); }
  /// @brief The current score of the glassworks.
  int Score(int seat) const { return Final(seat).total; }
  bool Wins(int seat) const;

  friend bool operator==(const State&, const State&) = default;

 private:
  friend class PositionReader;  // builds a state from its text

  enum class Phase : std::uint8_t { kSetup, kPlay, kRefill, kOver };

  struct Choices;  // the steps that begin a turn, counted; see steps.cpp
  void Pass();
  void Place(const Step& step, Effect& effect);
  void DrawFromLake(const Step& step, Effect& effect);
  void Build(const Pieces& pieces, Effect& effect);
  void EndTurn();
  bool LakeIsFull() const { return lake_.size() == kLake; }
  /// Ruling 9: not in the last turn.
  bool MayDraw() const { return end_ != End::kLast && !lake_.empty(); }
  /// Whether the turn just played starts the end.
  bool EndBegins() const {
    return end_ == End::kNo && mover().inventory >= kEndInventory;
  }
  int DueNow() const;  ///< pieces the refill wants
  int FillOf(int seat) const;
  std::string WhyNotWithinTurn(const Step& step) const;
  std::string WhyNotPlace(const Step& step) const;
  std::string WhyNotDraw(const Step& step) const;
  std::string WhyNotPass() const;
  std::string WhyNotSetup(const Deal& deal) const;
  /// Lays a piece onto a tile.
  void LayOn(std::size_t tile, Piece piece) {
    tiles_[tile].Add(piece);
    colours_[tile] =
        static_cast<std::uint16_t>(colours_[tile] | 1U << ColourOf(piece));
  }
  Board& mover() { return boards_[turn_]; }
  const Board& mover() const { return boards_[turn_]; }

  Pieces bag_;
  Pieces gathered_;
  std::array<Pieces, kTiles> tiles_{};
  std::array<std::uint16_t, kTiles> colours_{};  // sets, of what is on tiles_
  std::array<Board, kMaxPlayers> boards_{};
  std::array<std::uint8_t, kTiles> river_{};
  PieceList<kLake> lake_;  // sorted
  Phase phase_ = Phase::kSetup;
  End end_ = End::kNo;
  std::uint8_t players_ = kMinPlayers;
  std::uint8_t first_ = 0;
  std::uint8_t turn_ = 0;
  std::uint8_t passes_ = 0;
};

// Text in both directions; notation.cpp, deal_text.cpp, position_text.cpp.
std::string StepText(const Step& step);
/// @brief Reads a typed turn, its beginning or its rest, in upper or lower
/// case, with spaces, and with the pieces of a pair in either order.
Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text);
std::string DealText(const Deal& deal);
Outcome<Deal> ParseDeal(const State& state, std::string_view text);
std::string PositionText(const State& state);

}  // namespace glazier::river
