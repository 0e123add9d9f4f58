// A hand-made estimate of how the game ends for each player.
#include "engine/river/evaluate.hpp"

#include <algorithm>

namespace glazier::river {
namespace {

// All in hundredths.
constexpr int kPoint = 100;
/// A satchel by its number of pieces: the first ones matter most.
constexpr std::array<int, kSatchel + 1> kHandful = {0, 150, 260, 330, 370, 390};
constexpr int kPairInHand = 80;   ///< two of one shape go onto any tile
constexpr int kPieceATurn = 170;  ///< pieces built in a turn, on average
/// The chance in percent that a space needing so many more pieces is filled,
/// by turns to come.
constexpr std::array<std::array<int, kRows + 1>, 6> kChance = {{
    {100, 0, 0, 0, 0, 0},
    {100, 22, 5, 1, 0, 0},
    {100, 34, 10, 3, 1, 0},
    {100, 44, 16, 6, 2, 1},
    {100, 52, 22, 9, 4, 2},
    {100, 58, 28, 13, 6, 3},
}};

/// Turns a seat will still have, roughly.
int TurnsLeft(const State& state) {
  if (state.Turn() == kNobody) {
    return 0;
  }
  if (state.end() != End::kNo) {
    return 1;
  }
  int most = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    most = std::max<int>(most, state.board(seat).inventory);
  }
  const int missing = std::max(kEndInventory - most, 0);
  return 1 + missing * kPoint / kPieceATurn;
}

/// How many pieces of a colour are still to be had, as a factor in percent.
int Supply(const State& state, int colour) {
  int left = state.bag().CountColour(colour);
  for (int tile = 0; tile < kTiles; ++tile) {
    left += state.on(tile).CountColour(colour);
  }
  return std::min(40 + 8 * left, 130);
}

/// What rows may still grow by: each by the space right of its run.
int RowHopes(const State& state, const Board& board, int turns) {
  const auto& chance = kChance[static_cast<std::size_t>(std::min(turns, 5))];
  int hopes = 0;
  for (int row = 0; row < kRows; ++row) {
    const auto run = static_cast<std::size_t>(board.Run(row));
    if (run == kColumns) {
      continue;
    }
    const bool open = run < board.columns;
    const int missing = row + 1 - (open ? board.height[run] : 0);
    const int gain = kRowPoints[run + 1] - kRowPoints[run];
    const int supply = open ? Supply(state, board.colour[run]) : kPoint;
    hopes += gain * chance[static_cast<std::size_t>(missing)] * supply / kPoint;
  }
  return hopes;
}

/// The two tallest columns may grow.
int ColumnHopes(const State& state, const Board& board, int turns) {
  const int chance = kChance[static_cast<std::size_t>(std::min(turns, 5))][1];
  int hopes = 0;
  for (const int column : board.Tallest()) {
    const auto index = static_cast<std::size_t>(column);
    if (column >= 0 && board.height[index] < kRows) {
      hopes += (column + 1) * chance * Supply(state, board.colour[index]) /
               kPoint / 2;
    }
  }
  return hopes;
}

std::uint64_t Mix(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15;
  return hash ^ (hash >> 29);
}

template <std::size_t Capacity>
std::uint64_t Word(const PieceList<Capacity>& list) {
  std::uint64_t word = 0;
  for (const Piece piece : list) {
    word = word << 8 | (piece + 1U);
  }
  return word;
}

}  // namespace

int SatchelValue(const PieceList<kSatchel>& satchel) {
  unsigned shapes = 0;
  bool pair = false;
  for (const Piece piece : satchel) {
    const unsigned shape = 1U << ShapeOf(piece);
    pair = pair || (shapes & shape) != 0;
    shapes |= shape;
  }
  return kHandful[static_cast<std::size_t>(satchel.size())] +
         (pair ? kPairInHand : 0);
}

int ExpectedScore(const State& state, int seat) {
  const Board& board = state.board(seat);
  const int score = kPoint * board.Final().total;
  int turns = TurnsLeft(state);
  if (state.end() == End::kLast && state.Turn() != kNobody) {
    // Whose last turn is over has nothing more to hope for.
    const auto since = [&state](int of) {
      return (of - state.first() + state.players()) % state.players();
    };
    const int played = since(state.seat()) + (state.Turn() < 0 ? 1 : 0);
    turns = since(seat) < played ? 0 : 1;
  }
  if (turns == 0) {
    return score;
  }
  return score + RowHopes(state, board, turns) +
         ColumnHopes(state, board, turns) +
         SatchelValue(board.satchel) * std::min(turns, 4) / 4;
}

int Spread(const State& state) {
  constexpr int kATurn = 450;  // what one turn may bring more or less
  int spread = kATurn;
  for (int turns = TurnsLeft(state); turns > 1; turns -= 2) {
    spread += kATurn / 2;
  }
  return spread;
}

int Evaluate(const State& state, int seat) {
  int best = 0;
  bool any = false;
  for (int other = 0; other < state.players(); ++other) {
    if (other != seat) {
      const int expected = ExpectedScore(state, other);
      best = any ? std::max(best, expected) : expected;
      any = true;
    }
  }
  return ExpectedScore(state, seat) - best;
}

std::uint64_t Fingerprint(const State& state) {
  std::uint64_t hash = 0;
  std::uint64_t table = Word(state.lake());
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    for (const std::uint64_t word : state.on(tile).words()) {
      hash = Mix(hash, word);
    }
    table = table * kTiles + static_cast<std::uint64_t>(tile);
  }
  hash = Mix(hash, table);
  std::uint64_t bag = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    bag =
        bag << 5 | static_cast<std::uint64_t>(state.bag().CountColour(colour));
  }
  hash = Mix(hash, bag);
  for (int seat = 0; seat < state.players(); ++seat) {
    const Board& board = state.board(seat);
    std::uint64_t columns = board.spilled;
    for (int column = 0; column < board.columns; ++column) {
      const auto index = static_cast<std::size_t>(column);
      columns = columns << 7 | (board.colour[index] * 8U + board.height[index]);
    }
    hash = Mix(Mix(hash, columns), Word(board.satchel));
  }
  const auto turn = static_cast<std::uint64_t>(state.Turn() + 2);
  return Mix(hash, turn << 24 | static_cast<std::uint64_t>(
                                    state.passes() << 16 | state.first() << 8 |
                                    static_cast<int>(state.end())));
}

}  // namespace glazier::river
