// SPDX-License-Identifier: MIT
// Weights for the current round, and the parts of a palace by them.
#include "engine/sintra/outlook.hpp"

#include <algorithm>

#include "engine/sintra/weights.hpp"

namespace glazier::sintra {
namespace {

constexpr int kPoint = 100;

using StageWeights = std::array<Twin, feature::kCount>;
/// By side and by the rounds played before, 0-5.
using AllStages = std::array<std::array<StageWeights, kRounds>, 2>;

// Nothing is known before the first round that is not known after it, and after
// the last round points count.
constexpr AllStages Stages(const Weights& weights) {
  AllStages stages{};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& gains = weights.gains[side];
    for (std::size_t played = 0; played < kRounds; ++played) {
      for (std::size_t i = 0; i < feature::kCount; ++i) {
        stages[side][played][i] =
            Twin(gains[std::max<std::size_t>(played, 1) - 1][i],
                 played + 1 == kRounds ? 0 : gains[played][i]);
      }
    }
  }
  return stages;
}

constexpr std::array<AllStages, kMaxPlayers - kMinPlayers + 1> kStages = {
    Stages(kWeights2), Stages(kWeights3), Stages(kWeights4)};

constexpr StageWeights kNothingYet{};  // before the first deal

int PanesToTake(const State& state) {
  Panes panes = state.centre();
  for (int factory = 0; factory < state.factories(); ++factory) {
    panes += state.source(factory);
  }
  return panes.Total();
}

/// Filled frames around each ornament, 0-4.
std::array<int, kOrnaments> Frames(const Board& board) {
  std::array<int, kOrnaments> frames{};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    frames[place / 2] +=
        (board.glazed >> place & 1) + (~board.strips >> place & 1);
  }
  return frames;
}

int BestColour(const Board& board) {
  const Panes panes = board.PanesInWindows();
  int best = 0;
  for (const Colour colour : kAllColours) {
    best = std::max(best, panes.Count(colour));
  }
  return best;
}

}  // namespace

Stage::Stage(const State& state)
    : side(state.side()),
      players(state.players()),
      panes(state.factories() * kPanesPerFactory),
      starter(state.MarkerInCentre() ? state.starter() : state.marker()) {
  const int played = std::min(state.round(), kRounds) - 1;
  const bool dealing = state.Turn() == kDealer;
  weights = dealing && played == 0
                ? &kNothingYet
                : &kStages[static_cast<std::size_t>(players - kMinPlayers)]
                          [static_cast<std::size_t>(side)]
                          [static_cast<std::size_t>(played)];
  last = played + 1 == kRounds;
  decides = last && !dealing;
  left = dealing ? panes : PanesToTake(state);
  bonus_before = state.bonus(std::max(played, 1) + 1);
  bonus_after = last ? bonus_before : state.bonus(played + 2);
}

Prospect::Prospect(const Stage& stage, const Board& board)
    : score(board.score),
      lost(board.Lost()),
      gain(Outlook(stage, board).Gain(board.glazier, board.glass)) {}

Outlook::Outlook(const Stage& stage, const Board& board)
    : stage_(stage), board_(board), sum_(stage[feature::kAlways]) {
  Twin ahead;
  int completed = 0;
  for (int place = kPlaces - 1; place >= 0; --place) {
    const auto index = static_cast<std::size_t>(place);
    if (board.HasStrip(place)) {
      const Gaps gaps = board.gaps[index];
      strips_[index] = Strip(place, gaps);
      sum_ += strips_[index];
      ahead += stage[feature::kAhead + gaps.Total() - 1];
      leftover_ += kSpaces - gaps.Total();
    } else {
      sum_ += stage[feature::kStrip + place * feature::kStripKinds +
                    2 * gap_kind::kAll];
      ++completed;
    }
    glazier_[index] = ahead + stage[feature::kGlazier + place];
  }
  if (stage.side == Side::kA) {
    int first = feature::kFrames;
    for (const int filled : Frames(board)) {
      sum_ += stage[first + filled];
      first += static_cast<int>(kOrnamentPoints.size());
      bonus_ += kOrnamentPoints[static_cast<std::size_t>(filled)];
    }
  } else {
    const int best = BestColour(board);
    sum_ += stage[feature::kBest] * best;
    sum_ += stage[feature::kProduct] * (best * completed);
    bonus_ = best * completed;
  }
}

Twin Outlook::Strip(int place, Gaps gaps) const {
  const auto index = static_cast<std::size_t>(place);
  const int missing = gaps.Total() - 1;
  const int glazed = (board_.glazed >> place) & 1;
  const Twin bonus = stage_[feature::kBonus + missing];
  const Panes panes = kFaceData[board_.face[index]].panes;
  return stage_[feature::kStrip + place * feature::kStripKinds +
                glazed * gap_kind::kAll + gap_kind::Of(gaps)] +
         stage_[feature::kWindow + missing] *
             (kWindowPoints[index] + PointsRightOf(place, board_.glazed)) +
         Twin(bonus.before() * panes.Count(stage_.bonus_before),
              bonus.after() * panes.Count(stage_.bonus_after));
}

// After the last round only points count.
Twin Outlook::Finish(Twin gain, int leftover, int glass) const {
  gain += stage_[feature::kGlass + glass];
  if (stage_.last) {
    const int points = leftover / kLeftoverPerPoint + bonus_ -
                       kGlassTrack[static_cast<std::size_t>(glass)];
    gain += Twin(0, points * kPoint);
  }
  return gain;
}

Twin Outlook::Gain(int glazier, int glass) const {
  return Finish(sum_ + glazier_[static_cast<std::size_t>(glazier)], leftover_,
                glass);
}

Twin Outlook::GainWith(int place, Gaps gaps, int glass) const {
  const auto index = static_cast<std::size_t>(place);
  const int missing = gaps.Total();
  const int before = board_.gaps[index].Total();
  const Twin ahead = stage_[feature::kAhead + missing - 1] -
                     stage_[feature::kAhead + before - 1];
  return Finish(
      sum_ + glazier_[index] + ahead + Strip(place, gaps) - strips_[index],
      leftover_ + before - missing, glass);
}

}  // namespace glazier::sintra
