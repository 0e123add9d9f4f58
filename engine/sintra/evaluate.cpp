// SPDX-License-Identifier: MIT
// Evaluation between rounds by learned weights, and what else the search needs.
#include "engine/sintra/evaluate.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/sintra/chances.hpp"
#include "engine/sintra/weights.hpp"

namespace glazier::sintra {
namespace {

constexpr int kPoint = 100;
constexpr int kTieBreak = kPoint / 2;

/// The points of one seat, interpolated between the expectations before and
/// after the round by how much is still to be taken.
int Expect(const Stage& stage, const Prospect& prospect, int seat) {
  Twin gain = prospect.gain;
  if (seat == stage.starter) {
    gain += stage[feature::kStarts];
  }
  const int after = gain.after();
  return prospect.score * kPoint + after +
         (gain.before() - after) * stage.left / stage.panes;
}

int Balance(const Stage& stage,
            const std::array<Prospect, kMaxPlayers>& prospects,
            int seat) {
  int sum = 0;
  int best = std::numeric_limits<int>::min();
  int best_lost = 0;  // by the best other; on a tie, by the one who lost less
  for (int other = 0; other < stage.players; ++other) {
    if (other == seat) {
      continue;
    }
    const Prospect& prospect = prospects[static_cast<std::size_t>(other)];
    const int score = Expect(stage, prospect, other);
    sum += score;
    if (score > best || (score == best && prospect.lost < best_lost)) {
      best = score;
      best_lost = prospect.lost;
    }
  }
  const Prospect& own = prospects[static_cast<std::size_t>(seat)];
  const int mine = Expect(stage, own, seat);
  if (!stage.decides) {
    return mine - sum / (stage.players - 1);
  }
  if (stage.left == 0 && mine == best && own.lost != best_lost) {
    return own.lost < best_lost ? kTieBreak : -kTieBreak;
  }
  return mine - best;
}

std::uint64_t Mix(std::uint64_t x) {
  x *= 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9;
  return x ^ (x >> 32);
}

}  // namespace

int ExpectedScore(const State& state, int seat) {
  const Stage stage(state);
  return Expect(stage, Prospect(stage, state.board(seat)), seat);
}

int Evaluate(const State& state, int seat) {
  const Stage stage(state);
  std::array<Prospect, kMaxPlayers> prospects;
  for (int other = 0; other < stage.players; ++other) {
    prospects[static_cast<std::size_t>(other)] =
        Prospect(stage, state.board(other));
  }
  return Balance(stage, prospects, seat);
}

StepValues::StepValues(const State& state, int seat)
    : state_(state),
      stage_(state),
      seat_(seat),
      outlook_(stage_, state.board(state.Turn())) {
  for (int other = 0; other < stage_.players; ++other) {
    if (other != state.Turn()) {
      prospects_[static_cast<std::size_t>(other)] =
          Prospect(stage_, state.board(other));
    }
  }
}

Prospect StepValues::MoverAfter(const Step& step, int taken) const {
  const Board& board = state_.board(state_.Turn());
  Gaps gaps = board.gaps[step.place];
  const int placed = gaps.Place(step.colour, taken);
  if (placed != 0 && gaps.Total() == 0) {
    return {stage_, state_.BoardAfter(step)};
  }
  const int glass =
      board.glass + taken - placed + (state_.TakesMarker(step) ? 1 : 0);
  const int wraps = glass / kGlassSteps;
  const int rest = glass % kGlassSteps;
  Prospect prospect;
  prospect.score = board.score - kGlassWrap * wraps;
  prospect.lost = kGlassWrap * (board.wraps + wraps) +
                  kGlassTrack[static_cast<std::size_t>(rest)];
  if (step.place == Step::kBreak) {
    prospect.gain = outlook_.Gain(
        step.IsBack() ? board.LeftmostStrip() : board.glazier, rest);
  } else {
    prospect.gain = outlook_.GainWith(step.place, gaps, rest);
  }
  return prospect;
}

Stage StepValues::StageAfter(const Step& step, int taken) const {
  Stage stage = stage_;
  stage.left -= taken;
  if (state_.TakesMarker(step)) {
    stage.starter = state_.Turn();
  }
  return stage;
}

StepValue StepValues::After(const Step& step) const {
  const int taken = state_.source(step.source).Count(Colour{step.colour});
  const Stage stage = StageAfter(step, taken);
  auto prospects = prospects_;
  prospects[static_cast<std::size_t>(state_.Turn())] = MoverAfter(step, taken);
  return {Balance(stage, prospects, seat_), stage.left == 0};
}

int StepValues::MoverScore(const Step& step) const {
  const int taken = state_.source(step.source).Count(Colour{step.colour});
  return Expect(StageAfter(step, taken), MoverAfter(step, taken),
                state_.Turn());
}

int Spread(const State& state) {
  if (state.players() == 2 && state.Turn() >= 0) {
    return SpreadBetweenTwo(state);
  }
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
  state.AddSteps(~doubles, moves);
}

}  // namespace glazier::sintra
