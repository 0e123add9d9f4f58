// Evaluation between rounds by learned weights, and what search needs besides.
#include "engine/sintra/evaluate.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/sintra/features.hpp"
#include "engine/sintra/weights.hpp"

namespace glazier::sintra {
namespace {

constexpr int kPoint = 100;
constexpr int kTieBreak = kPoint / 2;

/// Expected further points after `played` rounds, 1-5, by the weights.
int Gain(const State& state, int seat, int played, int starter) {
  const auto& weights = WeightsFor(state.players())
                            .gains[static_cast<std::size_t>(state.side())]
                                  [static_cast<std::size_t>(played - 1)];
  int sum = 0;
  Look(state.board(seat), state.side(), state.bonus(played + 1),
       seat == starter, [&](int feature, int amount) {
         sum += weights[static_cast<std::size_t>(feature)] * amount;
       });
  return sum;
}

/// What the final scoring adds to the score on the track.
int FinalGain(const State& state, int seat) {
  const Board& board = state.board(seat);
  int leftover = 0;
  int completed = 0;
  std::array<int, kOrnaments> frames{};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (board.HasStrip(static_cast<int>(place))) {
      leftover += kSpaces - board.gaps[place].Total();
      frames[place / 2] += (board.glazed >> place) & 1;
    } else {
      frames[place / 2] += 2;
      ++completed;
    }
  }
  int points = leftover / kLeftoverPerPoint - kGlassTrack[board.glass];
  if (state.side() == Side::kA) {
    for (const int filled : frames) {
      points += kOrnamentPoints[static_cast<std::size_t>(filled)];
    }
  } else {
    const Panes panes = board.PanesInWindows();
    int best = 0;
    for (const Colour colour : kAllColours) {
      best = std::max(best, panes.Count(colour));
    }
    points += completed * best;
  }
  return points * kPoint;
}

int PanesOnOffer(const State& state) {
  Panes panes = state.centre();
  for (int factory = 0; factory < state.factories(); ++factory) {
    panes += state.source(factory);
  }
  return panes.Total();
}

std::uint64_t Mix(std::uint64_t x) {
  x *= 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9;
  return x ^ (x >> 32);
}

}  // namespace

int ExpectedScore(const State& state, int seat) {
  const int now = state.board(seat).score * kPoint;
  const int played = state.round() - 1;
  if (played == kRounds) {
    return now + FinalGain(state, seat);
  }
  if (state.Turn() == kDealer) {
    return now + (played == 0 ? 0 : Gain(state, seat, played, state.starter()));
  }
  // Within a round: between the expectations before and after it, by how much
  // is still to be taken.
  const int starter = state.MarkerInCentre() ? state.starter() : state.marker();
  const int after = played + 1 == kRounds
                        ? FinalGain(state, seat)
                        : Gain(state, seat, played + 1, starter);
  if (played == 0) {
    return now + after;
  }
  const int before = Gain(state, seat, played, starter);
  const int all = state.factories() * kPanesPerFactory;
  const int left = PanesOnOffer(state);
  return now + after + (before - after) * left / all;
}

int Evaluate(const State& state, int seat) {
  const int mine = ExpectedScore(state, seat);
  int sum = 0;
  int best = std::numeric_limits<int>::min();
  int best_lost = 0;  // by the best other; of equals, by the one who lost less
  for (int other = 0; other < state.players(); ++other) {
    if (other == seat) {
      continue;
    }
    const int score = ExpectedScore(state, other);
    const int lost = state.board(other).Lost();
    sum += score;
    if (score > best || (score == best && lost < best_lost)) {
      best = score;
      best_lost = lost;
    }
  }
  const bool last_round = state.round() == kRounds && state.Turn() != kDealer;
  if (state.Turn() != kNobody && !last_round) {
    return mine - sum / (state.players() - 1);
  }
  const int lost = state.board(seat).Lost();
  if (state.Turn() == kNobody && mine == best && lost != best_lost) {
    return lost < best_lost ? kTieBreak : -kTieBreak;
  }
  return mine - best;
}

int Spread(const State& state) {
  const int played = std::clamp(state.round() - 1, 1, kRounds - 1);
  return WeightsFor(state.players())
      .spreads[static_cast<std::size_t>(state.side())]
              [static_cast<std::size_t>(played - 1)];
}

std::uint64_t Fingerprint(const State& state) {
  std::uint64_t sources = 0;
  for (int factory = 0; factory < state.factories(); ++factory) {
    sources += Mix(state.source(factory).word());
  }
  std::uint64_t key = Mix(sources ^ state.centre().word());
  for (int seat = 0; seat < state.players(); ++seat) {
    const Board& board = state.board(seat);
    key = Mix(key ^ board.windows);
    for (std::size_t place = 0; place < kPlaces; place += 2) {
      const std::uint64_t two =
          std::uint64_t{std::bit_cast<std::uint32_t>(board.gaps[place])} << 32 |
          std::bit_cast<std::uint32_t>(board.gaps[place + 1]);
      key = Mix(key ^ two);
    }
    std::uint64_t rest = static_cast<std::uint16_t>(board.score);
    for (const std::uint8_t part : {board.glass, board.wraps, board.glazier,
                                    board.strips, board.joker_panes}) {
      rest = rest << 8 | part;
    }
    key = Mix(key ^ rest);
  }
  return Mix(key ^
             static_cast<std::uint64_t>(state.Turn() << 16 |
                                        state.marker() << 8 | state.round()));
}

void ListChoices(const State& state, State::Steps& moves) {
  // Bit f: some factory before f holds the same panes.
  unsigned doubles = 0;
  for (int factory = 1; factory < state.factories(); ++factory) {
    for (int before = 0; before < factory; ++before) {
      if (state.source(factory) == state.source(before)) {
        doubles |= 1U << factory;
      }
    }
  }
  moves.Clear();
  const int count = state.CountSteps();
  for (int n = 0; n < count; ++n) {
    const Step move = state.NthStep(n);
    if (((doubles >> move.source) & 1) == 0) {
      moves.Add(move);
    }
  }
}

}  // namespace glazier::sintra
