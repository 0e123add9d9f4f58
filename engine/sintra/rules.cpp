// SPDX-License-Identifier: MIT
// Sintra's rules: playing a move, completing a strip, ending a round.
#include <algorithm>
#include <bit>

#include "engine/sintra/choices.hpp"
#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

/// A choice without a branch, which the processor could not predict.
constexpr std::uint8_t Pick(bool first, std::uint8_t a, std::uint8_t b) {
  const unsigned mask = 0U - unsigned{first};
  return static_cast<std::uint8_t>((a & mask) | (b & ~mask));
}

/// Fills a strip that has an empty joker; returns how many panes were placed.
[[gnu::noinline]] int PlaceOnJokers(Board& board, Step move, int taken) {
  Gaps& gaps = board.gaps[move.place];
  const int empty = gaps.Jokers();
  const int placed = gaps.Place(move.colour, taken);
  for (int i = gaps.Jokers(); i < empty; ++i) {
    const int shift = board.joker_panes == 0 ? 0 : 4;
    board.joker_panes = static_cast<std::uint8_t>(board.joker_panes |
                                                  (move.colour + 1) << shift);
  }
  board.fits &= ~(lanes::kOnes << move.place);
  board.fits |= FitLanes(gaps) << move.place;
  return placed;
}

}  // namespace

int State::Turn() const {
  switch (phase_) {
    case Phase::kPlay:
      return turn_;
    case Phase::kOver:
      return kNobody;
    default:
      return kDealer;
  }
}

// The moves of a random game are unpredictable, so this avoids branches: a step
// back takes nothing from a source that is always empty, and breaking places
// nothing on a place without gaps.
inline Effect State::PlayNow(Step move) {
  Effect effect;
  const std::uint8_t turn = turn_;
  Board& board = boards_[turn];

  // Take: the other panes of a factory go to the centre (for the centre
  // itself that puts them back).
  const auto colour = static_cast<Colour>(move.colour);
  const Panes source = sources_[move.source];
  const int taken = source.Count(colour);
  sources_[move.source] = Panes();
  const Panes after = centre() + source.Without(colour);
  sources_[kCentre] = after;
  const std::uint64_t here = lanes::kOnes << move.source;
  const std::uint64_t middle = lanes::kOnes << kCentre;
  const std::uint64_t others = offers_ & ~here;
  const std::uint64_t colours = lanes::NonZero(after.word());
  offer_counts_ += colours - ((offers_ & here) >> move.source) -
                   ((others & middle) >> kCentre);
  const std::uint64_t offers = (others & ~middle) | colours << kCentre;
  offers_ = offers;

  effect.marker = TakesMarker(move);
  marker_ = Pick(effect.marker, turn, marker_);
  turn_ = static_cast<std::uint8_t>(turn + 1 == players_ ? 0 : turn + 1);
  tower_ += Place(board, move, taken, effect);
  if (offers == 0) {
    EndRound();
  }
  return effect;
}

// What a move does to a palace; returns the panes that go to the tower.
inline Panes State::Place(Board& board,
                          Step move,
                          int taken,
                          Effect& effect) const {
  const auto leftmost =
      static_cast<std::uint8_t>(kMemberPlaces[board.strips] & 0xF);
  board.glazier =
      Pick(move.place == Step::kBreak,
           Pick(move.IsBack(), leftmost, board.glazier), move.place);
  Gaps& gaps = board.gaps[move.place];
  int placed;
  if (gaps.Jokers() != 0) [[unlikely]] {
    placed = PlaceOnJokers(board, move, taken);
  } else {
    placed = std::min(taken, gaps.Coloured(move.colour));
    gaps.Fill(move.colour, placed, 0);
    board.fits &= ~(std::uint64_t{gaps.Coloured(move.colour) == 0}
                    << (move.colour * lanes::kWidth + move.place));
  }
  if (side_ == Side::kB) {
    board.ends &= ~(lanes::kOnes << move.place);
    if (placed != 0 && gaps.OneColourLeft()) {
      board.ends |= EndLanes(gaps) << move.place;
    }
  }
  // Broken panes go to the tower; the track (ruling 4) wraps every 8 steps.
  const int broken = taken - placed;
  Panes dropped = Panes::Of(static_cast<Colour>(move.colour), broken);
  // Panes were placed and no gap is left: one test instead of two.
  if (placed > kSpaces * gaps.Total()) {
    const Completion completion = Complete(board, move.place, move.keep);
    dropped += completion.dropped;
    effect.bonus = completion.bonus;
    effect.window = completion.window;
  }
  effect.placed = static_cast<std::uint8_t>(placed);
  effect.broken = static_cast<std::uint8_t>(broken);
  const auto steps =
      static_cast<unsigned>(board.glass + broken + (effect.marker ? 1 : 0));
  board.glass = static_cast<std::uint8_t>(steps % kGlassSteps);
  effect.wraps = static_cast<std::uint8_t>(steps / kGlassSteps);
  board.wraps = static_cast<std::uint8_t>(board.wraps + effect.wraps);
  board.score =
      static_cast<std::int16_t>(board.score - kGlassWrap * effect.wraps);
  return dropped;
}

Board State::BoardAfter(const Step& move) const {
  Board board = mover();
  Effect effect;
  effect.marker = TakesMarker(move);
  const auto colour = static_cast<Colour>(move.colour);
  Place(board, move, source(move.source).Count(colour), effect);
  return board;
}

Effect State::Play(int /*seat*/, const Step& move) {
  return PlayNow(move);
}

inline void State::PlayRandomly(const Choices& choices, Rng& rng) {
  const std::uint32_t n = rng.Below(static_cast<std::uint32_t>(choices.all));
  PlayNow(choices.Nth(*this, static_cast<int>(n)));
}

bool State::RandomStep(Rng& rng) {
  if (phase_ != Phase::kPlay) {
    DealRandomly(rng);
    return false;
  }
  PlayRandomly(Choices(*this), rng);
  return true;
}

int State::RandomRun(Rng& rng) {
  if (phase_ != Phase::kPlay) {
    DealRandomly(rng);
    return 0;
  }
  // Counted right after a turn rather than before the next one, so that the
  // processor can overlap it with the moves of the others.
  std::array<std::uint64_t, kMaxPlayers> more{};
  for (std::size_t seat = 0; seat < players_; ++seat) {
    more[seat] = Choices::MoreWays(boards_[seat]);
  }
  int moves = 0;
  do {
    const std::size_t turn = turn_;
    PlayRandomly(Choices(*this, more[turn]), rng);
    more[turn] = Choices::MoreWays(boards_[turn]);
    ++moves;
  } while (phase_ == Phase::kPlay);
  return moves;
}

// Ruling 7: colour bonus, keep one and drop four, flip or remove, window.
State::Completion State::Complete(Board& board, int place, int keep) const {
  Completion completion;
  const auto index = static_cast<std::size_t>(place);
  const int face = board.face[index];
  Panes panes = kFaceData[static_cast<std::size_t>(face)].panes;
  int top = kFaceData[static_cast<std::size_t>(face)].top;
  if (face == kJokerFace) [[unlikely]] {
    top = (board.joker_panes & 0xF) - 1;
    panes.Add(static_cast<Colour>(top));
    panes.Add(static_cast<Colour>((board.joker_panes >> 4) - 1));
    board.joker_panes = 0;
  }
  completion.bonus = static_cast<std::uint8_t>(
      panes.Count(static_cast<Colour>(bonus_[round_])));

  // Ruling 6: on side A the pane in the top space is kept.
  const int kept = side_ == Side::kA ? top : keep;
  panes.Remove(static_cast<Colour>(kept));
  completion.dropped = panes;

  const unsigned bit = 1U << place;
  const bool lower = (board.glazed & bit) != 0;
  board.windows |= static_cast<std::uint64_t>(kept + 1)
                   << (8 * place + (lower ? 4 : 0));
  board.glazed = static_cast<std::uint8_t>(board.glazed | bit);
  if (lower) {
    board.strips = static_cast<std::uint8_t>(board.strips & ~bit);
    board.face[index] = Board::kNoStrip;
    board.ends &= ~(lanes::kOnes << place);
  } else {
    const int back = Back(face);
    const FaceData& data = kFaceData[static_cast<std::size_t>(back)];
    board.face[index] = static_cast<std::uint8_t>(back);
    board.gaps[index] = data.gaps;
    board.fits |= data.fits << place;
    board.ends &= ~(lanes::kOnes << place);
  }

  completion.window = static_cast<std::uint8_t>(
      kWindowPoints[index] + PointsRightOf(place, board.glazed));
  board.score = static_cast<std::int16_t>(board.score + completion.bonus +
                                          completion.window);
  return completion;
}

void State::EndRound() {
  // Ruling 10: the top pane of the bonus track goes to the tower.
  tower_.Add(static_cast<Colour>(bonus_[round_]));
  ++round_;
  // Ruling 9: without a taker the same player starts again.
  starter_ = MarkerInCentre() ? starter_ : marker_;
  turn_ = starter_;
  marker_ = kMarkerInCentre;
  phase_ = round_ == kRounds ? Phase::kOver : Phase::kRefill;
}

}  // namespace glazier::sintra
