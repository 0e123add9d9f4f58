// The whole table of River Valley as one value.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/river/board.hpp"
#include "engine/river/facts.hpp"
#include "engine/river/move.hpp"
#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief What the players agree on before anything is dealt.
struct Options {
  int players = 2;

  friend bool operator==(const Options&, const Options&) = default;
};

/// @brief How far the end of the game has come (ruling 6).
enum class End : std::uint8_t {
  kNo,     ///< nobody has 17 pieces
  kRound,  ///< somebody has: the round is being finished
  kLast,   ///< everybody's last turn: place and gather
};

/// @brief A position: bag, river, lake and two to five glassworks.
///
/// Trivially copyable and some 600 bytes large. What is in the bag, on a tile
/// or in an overflow are counts; satchels and the lake are short sorted lists,
/// so equal positions are equal values.
class State {
 public:
  static constexpr std::string_view kName = "river";
  static constexpr std::string_view kTitle = "River Valley";
  static constexpr int kMinPlayers = river::kMinPlayers;
  static constexpr int kMaxPlayers = river::kMaxPlayers;
  using Options = river::Options;
  using Move = river::Move;
  using Deal = river::Deal;

  // The most legal moves there can be. All six tiles may hold all nine
  // colours, and a player without any column may give the seven columns to
  // nine colours in 9*8*7*6*5*4*3 = 181,440 orders. Five pieces of one shape
  // and different colours are 5 single pieces on their tile, with at most 2
  // neighbours, and 10 pairs on 6 tiles, with 10 neighbours in all: 110 ways
  // to place and gather. Of 5 + 4 pieces 4 go to the overflow in at most 126
  // ways, with one of 5 pieces left in the lake. (CountMoves counts them all.)
  static constexpr int kMostLegal = (5 * 2 + 10 * 10) * 181'440 + 5 * 126;
  // No list holds that; what comes up in play fits by far. Of more moves than
  // this ListMoves lists some, evenly spaced.
  static constexpr std::size_t kMaxMoves = 4096;
  using Moves = MoveBuffer<Move, kMaxMoves>;

  // Why a game ends. Places: a piece in a satchel is placed at most once, as
  // from a tile it goes to a glassworks or an overflow and never back; the
  // first pieces on the tiles are never in a satchel. Draws: from a full lake
  // one takes 4; a lake with less is never refilled (the bag is empty), so
  // there is one more draw at most. Passes: in a last turn at most one each.
  // Before, only without a piece in satchel and lake, and thus in the bag:
  // then nobody gets another piece, the others have at most 5 turns with one
  // each, and the round after that is the standstill.
  static constexpr int kMaxPlaces = Pieces::Box(5).Total() - kAllStones;
  static constexpr int kMaxDraws = Pieces::Box(5).Total() / kDraw + 1;
  static constexpr int kMaxPasses =
      kMaxPlayers + kSatchel * (kMaxPlayers - 1) + kMaxPlayers;
  static constexpr int kMaxMovesPerGame = kMaxPlaces + kMaxDraws + kMaxPasses;

  explicit State(Options options);
  static Outcome<Options> ParseOptions(std::string_view text);
  /// @brief Reads PositionText; refuses what the pieces do not allow.
  static Outcome<State> ParsePosition(std::string_view text);

  // Who and when.
  Options options() const { return {players_}; }
  int players() const { return players_; }
  int Turn() const;
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
  const Pieces& bag() const { return bag_; }
  /// @brief Everything that is not in the bag: with it, always the box.
  Pieces PiecesOutsideBag() const;
  const Board& board(int seat) const {
    return boards_[static_cast<std::size_t>(seat)];
  }

  // Playing.
  /// @brief How many legal moves there are: as many as different words.
  int CountMoves() const;
  /// @brief The n-th legal move: single pieces, pairs, draws, or the pass.
  Move NthMove(int n) const;
  void ListMoves(Moves& moves) const;
  /// @brief Why a move is not legal, in words; empty when it is.
  std::string WhyNot(const Move& move) const;
  /// @brief Plays a legal move.
  Effect Play(const Move& move);
  /// @brief The colours (set of bits) that a seat would gather from a tile and
  /// has no column for.
  unsigned NewColours(int seat, int tile) const {
    return ColoursOn(tile) & ~unsigned{board(seat).owned};
  }
  /// @brief How many of them a move has to put in order; 0: no choice.
  int OrderLength(int seat, int tile) const;
  /// @brief How many pieces a draw sends to the overflow now.
  int DrawSpills() const;

  // Chance.
  Deal Draw(Rng& rng) const;
  std::string WhyNotDealt(const Deal& deal) const;
  void Apply(const Deal& deal);
  /// @brief Chance decides, whoever is to move: a deal, or a legal move with
  /// every one equally likely. Returns whether it was a move.
  bool RandomStep(Rng& rng);

  // The end.
  FinalScore Final(int seat) const { return board(seat).Final(); }
  /// @brief What the glassworks is worth as it stands.
  int Score(int seat) const { return Final(seat).total; }
  bool Wins(int seat) const;

  friend bool operator==(const State&, const State&) = default;

 private:
  friend class PositionReader;  // builds a state from its text

  enum class Phase : std::uint8_t { kSetup, kPlay, kRefill, kOver };

  struct Choices;  // moves counted by kind; see choices.hpp
  Effect Place(const Move& move);
  Effect TakeFromLake(const Move& move);
  void EndTurn();
  bool LakeIsFull() const { return lake_.size() == kLake; }
  /// Whether the move just played starts the end.
  bool EndBegins() const {
    return end_ == End::kNo && mover().inventory >= kEndInventory;
  }
  int DueNow() const;  ///< pieces the refill wants
  int FillOf(int seat) const;
  std::string WhyNotPlace(const Move& move) const;
  std::string WhyNotOrder(const Move& move) const;
  std::string WhyNotDraw(const Move& move) const;
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
std::string MoveText(const Move& move);
/// @brief Reads a typed move: any case, spaces and order of pieces.
Outcome<Move> ParseMove(const State& state, std::string_view text);
std::string DealText(const Deal& deal);
Outcome<Deal> ParseDeal(const State& state, std::string_view text);
std::string PositionText(const State& state);
std::string OptionsText(const Options& options);

}  // namespace glazier::river
