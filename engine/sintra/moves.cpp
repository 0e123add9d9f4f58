// Counting, listing and choosing Sintra's legal moves without searching them.
//
// The order of all moves: by colour, then source, then place, then kept
// colour; the glazier's step back comes last.
#include <algorithm>
#include <bit>

#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

/// The positions of the set bits of every ten-bit set, 4 bits each.
constexpr auto kMembers = [] {
  std::array<std::uint64_t, 1 << kSources> members{};
  for (std::size_t set = 0; set < members.size(); ++set) {
    int found = 0;
    for (std::uint64_t bit = 0; bit < kSources; ++bit) {
      if ((set >> bit) & 1) {
        members[set] |= bit << (4 * found++);
      }
    }
  }
  return members;
}();

std::uint8_t Member(std::uint64_t set, int n) {
  return static_cast<std::uint8_t>((kMembers[set] >> (4 * n)) & 0xF);
}

/// Rounded-up fractions 1/d in 12 bits: exact for the dividends here (< 100).
constexpr auto kInverse = [] {
  std::array<std::uint32_t, kPlaces + 1> inverse{};
  for (std::uint32_t d = 1; d <= kPlaces; ++d) {
    inverse[d] = ((1U << 12) + d - 1) / d;
  }
  return inverse;
}();

int Divide(int dividend, int divisor) {
  return static_cast<int>((static_cast<std::uint32_t>(dividend) *
                           kInverse[static_cast<std::size_t>(divisor)]) >>
                          12);
}

}  // namespace

/// @brief The mover's choices, by colour.
struct State::Choices {
  explicit Choices(const State& state);

  /// Moves of one colour from a source, as on side A: a place each, or the
  /// one way to break.
  int Places(int c) const { return static_cast<int>(lanes::Lane(places, c)); }

  std::uint64_t reach;   ///< lanes: places a colour can go to
  std::uint64_t ends;    ///< lanes: places a colour could complete (side B)
  std::uint64_t places;  ///< lanes: how many, at least 1
  std::uint64_t sums;    ///< lanes: moves of this colour and those before
  int takes;             ///< all of them
  bool back;             ///< the glazier may step back
};

inline State::Choices::Choices(const State& state) {
  const Board& board = state.mover();
  // Ruling 1: the strip under the glazier and those to its right.
  reach = board.fits & (lanes::kOnes * ((0xFFU << board.glazier) & 0xFFU));
  ends = board.ends & reach;
  places = lanes::BitCounts(reach);
  places += lanes::kOnes ^ lanes::NonZero(places);
  std::uint64_t moves = lanes::Products(places, state.offer_counts_);
  if (ends != 0) [[unlikely]] {
    // Side B: a completing move is one for every colour that may be kept.
    for (int c = 0; c < kColours; ++c) {
      for (auto set = lanes::Lane(ends, c); set != 0; set &= set - 1) {
        const int place = std::countr_zero(set);
        for (auto from = lanes::Lane(state.offers_, c); from != 0;
             from &= from - 1) {
          const int count = state.source(std::countr_zero(from))
                                .Count(static_cast<Colour>(c));
          const unsigned keeps =
              state.KeepChoices(state.turn_, place, c, count);
          const auto more =
              static_cast<std::uint64_t>(std::max(std::popcount(keeps), 1) - 1);
          moves += more << (c * lanes::kWidth);
        }
      }
    }
  }
  sums = lanes::RunningSums(moves);
  takes = static_cast<int>(lanes::Lane(sums, kColours - 1));
  // Ruling 8.
  back = board.strips != 0 && board.LeftmostStrip() != board.glazier;
}

unsigned State::KeepChoices(int seat, int place, int colour, int count) const {
  const Board& board = this->board(seat);
  const Gaps gaps = board.gaps[static_cast<std::size_t>(place)];
  if (!board.HasStrip(place) || gaps.For(colour) != gaps.Total() ||
      gaps.Total() > count) {
    return 0;
  }
  const int face = board.face[static_cast<std::size_t>(place)];
  unsigned colours = kFaceData[static_cast<std::size_t>(face)].colours;
  if (face == kJokerFace) {
    for (int panes = board.joker_panes; panes != 0; panes >>= 4) {
      colours |= 1U << ((panes & 0xF) - 1);
    }
    if (gaps.Jokers() != 0) {
      colours |= 1U << colour;
    }
  }
  if (side_ == Side::kB) {
    return colours;
  }
  // Ruling 6: side A keeps the top pane, a joker's included.
  int top = kFaceData[static_cast<std::size_t>(face)].top;
  if (top < 0) {
    top = board.joker_panes != 0 ? (board.joker_panes & 0xF) - 1 : colour;
  }
  return 1U << top;
}

int State::CountMoves() const {
  if (phase_ != Phase::kPlay) {
    return 0;
  }
  const Choices choices(*this);
  return choices.takes + (choices.back ? 1 : 0);
}

inline Move State::Choose(const Choices& choices, int n) const {
  if (n >= choices.takes) {
    return Move::Back();
  }
  const std::uint64_t passed =
      lanes::Passed(choices.sums, static_cast<std::uint64_t>(n));
  const int c =
      static_cast<int>(lanes::Lane(lanes::RunningSums(passed), kColours - 1));
  // The moves of the colours before: one lane lower, 0 below the first.
  n -= static_cast<int>(lanes::Lane(choices.sums << lanes::kWidth, c));
  Move move;
  move.colour = static_cast<std::uint8_t>(c);
  const std::uint64_t places = lanes::Lane(choices.reach, c);
  const std::uint64_t sources = lanes::Lane(offers_, c);

  if (lanes::Lane(choices.ends, c) == 0) {
    const int each = choices.Places(c);
    const int source = Divide(n, each);
    move.source = Member(sources, source);
    move.place = places == 0 ? Move::kBreak : Member(places, n - source * each);
    return move;
  }
  for (auto from = sources; from != 0; from &= from - 1) {
    move.source = static_cast<std::uint8_t>(std::countr_zero(from));
    const int count = source(move.source).Count(static_cast<Colour>(c));
    for (auto to = places; to != 0; to &= to - 1) {
      move.place = static_cast<std::uint8_t>(std::countr_zero(to));
      unsigned keeps = KeepChoices(turn_, move.place, c, count);
      const int ways = std::max(std::popcount(keeps), 1);
      if (n < ways) {
        for (; n > 0; --n) {
          keeps &= keeps - 1;
        }
        move.keep = keeps == 0
                        ? Move::kNoKeep
                        : static_cast<std::uint8_t>(std::countr_zero(keeps));
        return move;
      }
      n -= ways;
    }
  }
  return move;
}

Move State::RandomMove(Rng& rng) const {
  const Choices choices(*this);
  return Choose(choices, static_cast<int>(rng.Below(static_cast<std::uint32_t>(
                             choices.takes + (choices.back ? 1 : 0)))));
}

Move State::NthMove(int n) const {
  Move move = Choose(Choices(*this), n);
  if (side_ == Side::kA && !move.IsBack() && !move.Breaks()) {
    // Side A has no choice, but the move still says what is kept.
    const int count =
        source(move.source).Count(static_cast<Colour>(move.colour));
    const unsigned keep = KeepChoices(turn_, move.place, move.colour, count);
    if (keep != 0) {
      move.keep = static_cast<std::uint8_t>(std::countr_zero(keep));
    }
  }
  return move;
}

void State::ListMoves(Moves& moves) const {
  moves.Clear();
  const int count = CountMoves();
  for (int n = 0; n < count; ++n) {
    moves.Add(NthMove(n));
  }
}

}  // namespace glazier::sintra
