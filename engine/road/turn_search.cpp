// SPDX-License-Identifier: MIT
// Planning one turn.
#include "engine/road/turn_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace glazier::road {
namespace {

constexpr std::size_t kSeen = 1U << 12;
/// In hundredths of a point: an action that is still to come, and what the
/// Feudal Lord may bring.
constexpr int kAction = 60;
constexpr int kDrawn = 40;
constexpr int kDrawnByTime = 6;

bool InTurn(Phase phase) {
  switch (phase) {
    case Phase::kTurn:
    case Phase::kEffect:
    case Phase::kCountry:
    case Phase::kTavern:
    case Phase::kRepeat:
    case Phase::kTile:
      return true;
    default:
      return false;
  }
}

}  // namespace

bool PlayAlone(State& state, int seat, const Step& step) {
  const bool offers = step.kind == Step::Kind::kAct &&
                      state.evaluation().card == CardOf('M') &&
                      state.players() > 1;
  const bool single = state.evaluation().single;
  bool ends = state.Play(seat, step).ends_turn;
  if (offers) {
    ends = single || state.evaluation().done == 3;
    while (state.phase() == Phase::kGift && state.seat() != seat) {
      state.Play(state.seat(), Step::Take(Gain::Nothing()));
    }
  }
  return ends;
}

TurnSearch::TurnSearch(int most_width)
    : nodes_(2 * static_cast<std::size_t>(most_width)),
      seen_(kSeen),
      steps_(2) {
  order_.reserve(static_cast<std::size_t>(most_width));
}

std::size_t TurnSearch::bytes() const {
  return sizeof *this + nodes_.size() * sizeof(Node) +
         seen_.size() * sizeof(std::uint64_t) +
         steps_.size() * sizeof(State::Steps);
}

void TurnSearch::Find(const State& root,
                      int seat,
                      int cards_left,
                      int width,
                      Care care,
                      const RootSteps<State>& among,
                      Stopwatch& watch,
                      TurnPlan& plan) {
  width_ = std::min(width, static_cast<int>(nodes_.size() / 2));
  seat_ = seat;
  cards_left_ = cards_left;
  care_ = care;
  watch_ = &watch;
  plan_ = &plan;
  ++search_;
  plan.size = 0;
  plan.complete = true;
  plan.value = std::numeric_limits<int>::min();
  Node* now = nodes_.data();
  next_ = now + nodes_.size() / 2;
  now->state = root;
  int count = 1;
  for (int depth = 0; depth < TurnPlan::kDeepest && count > 0; ++depth) {
    next_count_ = 0;
    order_.clear();
    for (int i = 0; i < count; ++i) {
      if (depth == 0) {
        ListRoot(root, among);
      } else {
        ListWorthwhile(now[i].state, seat_, care_, steps_[0], steps_[1]);
      }
      Expand(now[i], depth);
      if (watch.over() && plan.size > 0) {
        plan.complete = false;
        return;
      }
    }
    std::swap(now, next_);
    count = next_count_;
  }
  plan.complete = plan.complete && count == 0;
}

void TurnSearch::ListRoot(const State& root, const RootSteps<State>& among) {
  State::Steps& steps = steps_[1];
  if (among.only != nullptr) {
    steps.Clear();
    steps.Add(*among.only);
  } else if (among.among != nullptr) {
    steps = *among.among;
  } else {
    ListWorthwhile(root, seat_, care_, steps_[0], steps);
  }
  if (among.without != nullptr) {
    steps.Remove(*among.without);
  }
}

void TurnSearch::Expand(const Node& from, int depth) {
  // Trying a step lists nothing, so this list stays valid.
  for (const Step& step : steps_[1]) {
    Try(from, step, depth);
    if (watch_->Tick() && plan_->size > 0) {
      return;
    }
  }
}

void TurnSearch::Try(const Node& from, const Step& step, int depth) {
  if (step.kind == Step::Kind::kDone && MayStop(from.state.phase())) {
    KeepBest(from, step, depth, ValueOf(from.state, seat_, cards_left_));
    return;
  }
  State after = from.state;
  const bool last_window = after.phase() == Phase::kLast;
  const bool ended = PlayAlone(after, seat_, step);
  if (!ended && SeenBefore(TurnKey(after, seat_))) {
    return;
  }
  int value = ValueOf(after, seat_, cards_left_);
  if (after.phase() == Phase::kLord && !ended) {
    KeepBest(from, step, depth,
             value + kDrawn + kDrawnByTime * cards_left_ + Pending(after));
    return;
  }
  if (ended) {
    KeepBest(from, step, depth, value);
    return;
  }
  if (!InTurn(after.phase()) && !last_window && after.phase() != Phase::kGift) {
    KeepBest(from, step, depth, value);
    return;
  }
  if (MayStop(after.phase()) || depth + 1 == TurnPlan::kDeepest) {
    KeepBest(from, step, depth, value);
  }
  if (depth + 1 == TurnPlan::kDeepest) {
    return;
  }
  value += Pending(after);
  // The least promising node of the next generation is replaced.
  const auto less = [this](int a, int b) {
    return next_[a].promise > next_[b].promise;
  };
  int place = next_count_;
  if (next_count_ == width_) {
    plan_->complete = false;
    place = order_.front();
    if (next_[place].promise >= value) {
      return;
    }
    std::pop_heap(order_.begin(), order_.end(), less);
    order_.pop_back();
  } else {
    ++next_count_;
  }
  Node& node = next_[place];
  node.state = after;
  std::copy_n(from.steps.begin(), depth, node.steps.begin());
  node.steps[static_cast<std::size_t>(depth)] = step;
  node.promise = value;
  order_.push_back(place);
  std::push_heap(order_.begin(), order_.end(), less);
}

void TurnSearch::KeepBest(const Node& from,
                          const Step& step,
                          int depth,
                          int value) {
  // On a tie the plan found first stays, unless the new one stops earlier.
  const bool stops = step.kind == Step::Kind::kDone && depth < plan_->size;
  if (plan_->size > 0 &&
      (value < plan_->value || (value == plan_->value && !stops))) {
    return;
  }
  std::copy_n(from.steps.begin(), depth, plan_->steps.begin());
  plan_->steps[static_cast<std::size_t>(depth)] = step;
  plan_->size = depth + 1;
  plan_->value = value;
}

bool TurnSearch::SeenBefore(std::uint64_t key) {
  key ^= search_ * 0x9E3779B97F4A7C15;
  std::uint64_t& slot = seen_[key % kSeen];
  const bool seen = slot == key;
  slot = key;
  return seen;
}

int TurnSearch::Pending(const State& state) const {
  const Evaluation& now = state.evaluation();
  if (state.phase() == Phase::kLast || state.phase() == Phase::kGift) {
    return 0;
  }
  const int done = std::popcount(unsigned{now.done});
  return kAction * ((now.single ? 1 : 2) - std::min(done, now.single ? 1 : 2));
}

}  // namespace glazier::road
