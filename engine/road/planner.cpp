// SPDX-License-Identifier: MIT
// The search of Glass Road's stronger bots.
#include "engine/road/planner.hpp"

#include "engine/road/features.hpp"

namespace glazier::road {
namespace {

constexpr int kWidest = 96;  ///< width of the plan of the bot's own turn
constexpr std::uint64_t kPoll = 64;
constexpr int kPickShare = 2;  ///< divides the time, for one card of a hand

bool AsksForCard(Phase phase) {
  return phase == Phase::kPick || phase == Phase::kLay ||
         phase == Phase::kPlay || phase == Phase::kSpare;
}

}  // namespace

Planner::Planner(int /*table_bits*/) : search_(kWidest), steps_(1) {}

std::size_t Planner::bytes() const {
  return sizeof *this + search_.bytes() + steps_.size() * sizeof(State::Steps);
}

Planner::Result Planner::Think(const State& position,
                               int seat,
                               const Budget& budget,
                               const std::stop_token& stop,
                               const RootSteps<State>& root) {
  const State view = position.View(seat);
  Budget share = budget;
  if (view.phase() == Phase::kPick && share.time.count() > kPickShare) {
    share.time /= kPickShare;
  }
  Stopwatch watch(share, stop, kPoll);
  watch_ = &watch;
  seat_ = seat;
  const bool keeps = budget.time.count() != 0 && budget.nodes == 0 &&
                     root.only == nullptr && root.without == nullptr &&
                     root.among == nullptr;
  if (keeps && IsAsForeseen(view)) {
    return GoOn();
  }
  if (AsksForCard(view.phase())) {
    Result result = TryCards(view, root);
    result.nodes = watch.nodes();
    return result;
  }
  Result result = PlanTurn(view, root);
  result.nodes = watch.nodes();
  if (keeps && kept_.whole) {
    Keep(view);
  }
  return result;
}

/// What others do in between, such as when the Mayor offers them a good,
/// changes only their own side of the table.
bool Planner::IsAsForeseen(const State& view) const {
  if (kept_.next >= kept_.plan.size || kept_.seat != seat_ ||
      kept_.expected.players() != view.players()) {
    return false;
  }
  State expected = kept_.expected;
  if (!(expected.Shown() == view.Shown())) {
    return false;
  }
  for (int other = 0; other < view.players(); ++other) {
    if (other != seat_) {
      expected = expected.WithEstateOf(view, other);
    }
  }
  return expected == view;
}

Planner::Result Planner::GoOn() {
  Result result;
  result.move = kept_.plan.steps[static_cast<std::size_t>(kept_.next)];
  result.value = kept_.plan.value;
  result.depth = kept_.plan.size - kept_.next;
  result.solved = kept_.plan.complete;
  Foresee();
  return result;
}

void Planner::Keep(const State& view) {
  kept_.next = 0;
  kept_.seat = seat_;
  kept_.expected = view;
  Foresee();
}

/// Applies the next step of the plan to the expected state. The plan is dropped
/// at the end of the turn, and where something is drawn in it.
void Planner::Foresee() {
  TurnPlan& plan = kept_.plan;
  State& game = kept_.expected;
  const Step& step = plan.steps[static_cast<std::size_t>(kept_.next++)];
  const bool ends = PlayAlone(game, seat_, step);
  if (ends || game.phase() == Phase::kLord) {
    kept_.next = plan.size;
  } else if (kept_.next == plan.size && plan.size < TurnPlan::kDeepest &&
             MayStop(game.phase())) {
    // The rest of the turn is worth nothing.
    plan.steps[static_cast<std::size_t>(plan.size++)] = Step::Done();
  }
}

/// Plans with increasing width, until nothing was left out.
Planner::Result Planner::PlanTurn(const State& view,
                                  const RootSteps<State>& root) {
  const int left = CardsLeft(view, seat_);
  Result result;
  kept_.next = TurnPlan::kDeepest;
  kept_.whole = false;
  for (int width = kQuickWidth; width <= kWidest; width *= 2) {
    search_.Find(view, seat_, left, width, Care::kThorough, root, *watch_,
                 plan_);
    if (result.depth == 0 || plan_.value > result.value) {
      kept_.plan = plan_;
      result.move = plan_.steps[0];
      result.value = plan_.value;
    }
    kept_.whole = kept_.whole || !watch_->over();
    result.depth = plan_.size;
    result.solved = plan_.complete;
    if (plan_.complete || watch_->over()) {
      break;
    }
  }
  // The others stand as before.
  result.value += Evaluate(view, seat_) - ExpectedScore(view, seat_);
  return result;
}

Step Planner::AtOnce(const State& position,
                     int seat,
                     const RootSteps<State>& root) {
  const std::stop_token never;
  Stopwatch watch(Budget{}, never);
  watch_ = &watch;
  seat_ = seat;
  const State view = position.View(seat);
  if (AsksForCard(view.phase())) {
    Gather(view, root);
    return candidates_[0].step;
  }
  search_.Find(view, seat, CardsLeft(view, seat), kQuickWidth, Care::kThorough,
               root, watch, plan_);
  return plan_.steps[0];
}

}  // namespace glazier::road
