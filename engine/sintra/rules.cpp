// Sintra's rules: playing a move, completing a strip, ending a round.
#include <algorithm>
#include <bit>

#include "engine/sintra/choices.hpp"
#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

/// Points under every set of windows.
constexpr auto kPointsOfSet = [] {
  std::array<std::uint8_t, 1 << kPlaces> points{};
  for (std::size_t set = 0; set < points.size(); ++set) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if ((set >> place) & 1) {
        points[set] =
            static_cast<std::uint8_t>(points[set] + kWindowPoints[place]);
      }
    }
  }
  return points;
}();

/// Notes which panes lie on jokers, and what the strip still takes.
void PlaceOnJokers(Board& board, const Step& move, int jokers) {
  for (int i = 0; i < jokers; ++i) {
    const int shift = board.joker_panes == 0 ? 0 : 4;
    board.joker_panes = static_cast<std::uint8_t>(board.joker_panes |
                                                  (move.colour + 1) << shift);
  }
  board.fits &= ~(lanes::kOnes << move.place);
  board.fits |= FitLanes(board.gaps[move.place]) << move.place;
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

// Nearly every move of a random game is a surprise to the processor, so this
// avoids branches: a step back takes nothing from the source that is always
// empty, and breaking places nothing on the place that has no gaps.
inline Effect State::PlayNow(Step move) {
  Effect effect;
  Board& board = mover();

  // Take: the other panes of a factory go to the centre (for the centre
  // itself that puts them back).
  const auto colour = static_cast<Colour>(move.colour);
  const Panes source = sources_[move.source];
  const int taken = source.Count(colour);
  sources_[move.source] = Panes();
  const Panes before = centre();
  const Panes after = before + source.Without(colour);
  sources_[kCentre] = after;
  offers_ &= ~(lanes::kOnes << move.source | lanes::kOnes << kCentre);
  offers_ |= lanes::NonZero(after.word()) << kCentre;
  offer_counts_ += lanes::NonZero(after.word()) -
                   lanes::NonZero(before.word()) -
                   lanes::NonZero(source.word());

  // Ruling 3: the first to take from the centre takes the marker too.
  effect.marker = (move.source == kCentre) & MarkerInCentre();
  marker_ = effect.marker ? turn_ : marker_;

  // Place. Ruling 2: coloured spaces fill before jokers.
  const int stays = move.IsBack() ? board.LeftmostStrip() : board.glazier;
  board.glazier = static_cast<std::uint8_t>(
      move.place == Step::kBreak ? stays : move.place);
  Gaps& gaps = board.gaps[move.place];
  const int coloured = std::min(taken, gaps.Coloured(move.colour));
  const int jokers = std::min(taken - coloured, gaps.Jokers());
  const int placed = coloured + jokers;
  gaps.Fill(move.colour, coloured, jokers);
  board.fits &= ~(std::uint64_t{gaps.For(move.colour) == 0}
                  << (move.colour * lanes::kWidth + move.place));
  if (jokers != 0) [[unlikely]] {
    PlaceOnJokers(board, move, jokers);
  }
  if (side_ == Side::kB) {
    board.ends &= ~(lanes::kOnes << move.place);
    if (placed != 0 && gaps.OneColourLeft()) {
      board.ends |= EndLanes(gaps) << move.place;
    }
  }
  if ((placed != 0) & (gaps.Total() == 0)) {
    Complete(board, move.place, move.keep, effect);
  }

  // Broken panes go to the tower; the track (ruling 4) wraps every 8 steps.
  const int broken = taken - placed;
  effect.placed = static_cast<std::uint8_t>(placed);
  effect.broken = static_cast<std::uint8_t>(broken);
  tower_.Add(colour, broken);
  const auto steps =
      static_cast<unsigned>(board.glass + broken + (effect.marker ? 1 : 0));
  board.glass = static_cast<std::uint8_t>(steps % kGlassSteps);
  effect.wraps = static_cast<std::uint8_t>(steps / kGlassSteps);
  board.wraps = static_cast<std::uint8_t>(board.wraps + effect.wraps);
  board.score =
      static_cast<std::int16_t>(board.score - kGlassWrap * effect.wraps);

  turn_ = static_cast<std::uint8_t>(turn_ + 1 == players_ ? 0 : turn_ + 1);
  if (offers_ == 0) {
    EndRound();
  }
  return effect;
}

Effect State::Play(int /*seat*/, const Step& move) {
  return PlayNow(move);
}

bool State::RandomStep(Rng& rng) {
  if (phase_ == Phase::kPlay) [[likely]] {
    const Choices choices(*this);
    const std::uint32_t n = rng.Below(static_cast<std::uint32_t>(choices.all));
    PlayNow(choices.Nth(*this, static_cast<int>(n)));
    return true;
  }
  if (phase_ == Phase::kRefill) {
    Factories factories;
    DrawRound(rng, factories);
    StartRound(factories);
  } else {
    Apply(Draw(rng));
  }
  return false;
}

// Ruling 7: colour bonus, keep one and drop four, flip or remove, window.
void State::Complete(Board& board, int place, int keep, Effect& effect) {
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
  effect.bonus = static_cast<std::uint8_t>(
      panes.Count(static_cast<Colour>(bonus_[round_])));

  // Ruling 6: on side A the pane in the top space is kept.
  const int kept = side_ == Side::kA ? top : keep;
  panes.Remove(static_cast<Colour>(kept));
  tower_ += panes;

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

  const unsigned right = board.glazed & ~((bit << 1) - 1);
  effect.window = static_cast<std::uint8_t>(kPointsOfSet[bit | right]);
  board.score =
      static_cast<std::int16_t>(board.score + effect.bonus + effect.window);
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
