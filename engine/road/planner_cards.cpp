// SPDX-License-Identifier: MIT
// Tries out the cards of Glass Road.
#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/road/features.hpp"
#include "engine/road/planner.hpp"

namespace glazier::road {
namespace {

constexpr int kGlance = 1;  ///< width of plans that only value a card
constexpr std::uint64_t kLeastSamples = 8;
constexpr std::uint64_t kMostSamples = 4'000;
constexpr double kClearly = 2.5;       ///< standard errors
constexpr std::uint32_t kTaste = 120;  ///< how far tastes for cards differ

}  // namespace

void Planner::Candidate::Add(double value) {
  ++count;
  const double off = value - mean;
  mean += off / count;
  squares += off * (value - mean);
}

double Planner::Candidate::Error() const {
  return count < 2 ? 0 : squares / (count - 1) / count;
}

/// What a card gains for a seat that evaluates it alone.
int Planner::Gain(const State& state,
                  int seat,
                  Card card,
                  bool single,
                  State* after) {
  const int left = CardsLeft(state, seat);
  State turn = state.Rehearsal(seat, card, single);
  search_.Find(turn, seat, left, kGlance, Care::kQuick, {}, *watch_, plan_);
  if (after != nullptr) {
    for (int i = 0; i < plan_.size && turn.phase() != Phase::kLord; ++i) {
      turn.Play(seat, plan_.steps[static_cast<std::size_t>(i)]);
      while (turn.phase() == Phase::kGift) {
        turn.Play(turn.seat(), Step::Take(road::Gain::Nothing()));
      }
    }
    *after = turn;
  }
  return plan_.value - ValueOf(state, seat, left);
}

Planner::CardValues Planner::Gains(const State& state,
                                   int seat,
                                   CardSet cards) {
  CardValues gains{};
  for (CardSet rest = cards; rest != 0;
       rest = static_cast<CardSet>(rest & (rest - 1))) {
    const auto card = static_cast<Card>(std::countr_zero(rest));
    gains[card] = Gain(state, seat, card, state.players() == 1, nullptr);
  }
  return gains;
}

Card Planner::BestCard(const State& state, int seat, CardSet cards) {
  Card best = static_cast<Card>(std::countr_zero(cards));
  if (CountCards(cards) == 1) {
    return best;
  }
  const CardValues gains = Gains(state, seat, cards);
  for (CardSet rest = cards; rest != 0;
       rest = static_cast<CardSet>(rest & (rest - 1))) {
    const auto card = static_cast<Card>(std::countr_zero(rest));
    best = gains[card] > gains[best] ? card : best;
  }
  return best;
}

/// The cards that go best together: each is the best after those before it.
int Planner::Chain(const State& view,
                   CardSet hand,
                   std::array<Card, 6>& chain) {
  CardSet open = static_cast<CardSet>(kAllCards & ~(hand | view.Blocked()));
  CardSet held = hand;
  State now = view;
  int size = 0;
  const bool single = view.players() == 1;
  const int wanted = view.CardsToPick() - CountCards(hand);
  while (size < wanted) {
    const CardSet from = held != 0 ? held : open;
    const Card best = BestCard(now, seat_, from);
    if (held != 0) {
      held = Without(held, best);
    } else {
      open = Without(open, best);
      chain[static_cast<std::size_t>(size++)] = best;
    }
    State after = now;
    Gain(now, seat_, best, single, &after);
    now = view.WithEstateOf(after, seat_);
  }
  return size;
}

/// Collects the candidates; the policy's own choice comes first.
void Planner::Gather(const State& view, const RootSteps<State>& root) {
  State::Steps& steps = steps_.front();
  count_ = 0;
  if (root.only != nullptr) {
    steps.Clear();
    steps.Add(*root.only);
  } else if (root.among != nullptr) {
    steps = *root.among;
  } else {
    view.List(seat_, steps);
  }
  if (root.without != nullptr) {
    steps.Remove(*root.without);
  }
  CardSet cards = 0;
  for (const Step& step : steps) {
    if (step.kind == Step::Kind::kCard) {
      cards = With(cards, step.what);
    }
  }
  if (cards == 0) {  // no further card
    candidates_[count_++] = {Step::Done()};
    return;
  }
  CardSet hand = view.estate(seat_).cards.hand;
  CardSet wanted = 0;
  Card last = kNoCard;
  CardValues gains = Gains(view, seat_, cards);
  if (view.phase() == Phase::kPick) {
    std::array<Card, 6> chain{};
    const int size = Chain(view, hand, chain);
    for (int i = 0; i < size; ++i) {
      last = chain[static_cast<std::size_t>(i)];
      wanted = With(wanted, last);
    }
    hand = static_cast<CardSet>(hand | wanted);
    // One of the cards that go together stands for all of them.
    const auto together = static_cast<CardSet>(cards & wanted);
    if (together != 0) {
      for (int i = 0; count_ == 0; ++i) {
        const Card card = chain[static_cast<std::size_t>(i)];
        if (HasCard(together, card)) {
          candidates_[count_++] = {Step::PickCard(card), hand};
        }
      }
      cards = static_cast<CardSet>(cards & ~wanted);
    }
  }
  const std::size_t fixed = count_;
  for (; cards != 0; cards = static_cast<CardSet>(cards & (cards - 1))) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    Candidate candidate{Step::PickCard(card)};
    if (view.phase() == Phase::kPick) {
      candidate.hand = With(Without(hand, last), card);
    }
    candidate.mean = gains[card];
    std::size_t place = count_++;
    for (; place > fixed && candidates_[place - 1].mean < candidate.mean;
         --place) {
      candidates_[place] = candidates_[place - 1];
    }
    candidates_[place] = candidate;
  }
}

Planner::Result Planner::TryCards(const State& view,
                                  const RootSteps<State>& root) {
  Gather(view, root);
  for (int seat = 0; seat < view.players(); ++seat) {
    appeal_[static_cast<std::size_t>(seat)] =
        seat == seat_ ? CardValues{} : Gains(view, seat, kAllCards);
  }
  for (std::size_t i = 0; i < count_; ++i) {
    candidates_[i].mean = 0;
  }
  std::uint64_t sample = 0;
  while (!watch_->over() && sample < kMostSamples &&
         (count_ > 1 || sample < kLeastSamples)) {
    Sample(view, sample);
    if (++sample >= kLeastSamples && sample % (kLeastSamples / 2) == 0) {
      DropThoseBehind();
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < count_; ++i) {
    if (candidates_[i].count >= candidates_[0].count &&
        candidates_[i].mean > candidates_[best].mean) {
      best = i;
    }
  }
  const double value = candidates_[best].count > 0 ? candidates_[best].mean
                                                   : Evaluate(view, seat_);
  return {candidates_[best].step, static_cast<int>(std::lround(value)),
          static_cast<int>(sample), count_ == 1, 0};
}

/// One sampled future, the same for every candidate.
void Planner::Sample(const State& view, std::uint64_t number) {
  const Rng luck = Rng::For(Fingerprint(view), Rng::Use::kPlayout, number);
  Rng rng = luck;
  const State guess = LikelyGuess(view, rng);
  for (std::size_t i = 0; i < count_ && !watch_->over(); ++i) {
    Rng same = rng;
    State game = guess;
    if (game.phase() != Phase::kPick) {
      game.Play(seat_, candidates_[i].step);
    }
    const int value = PlayOn(game, candidates_[i].hand, same);
    if (!watch_->over()) {  // otherwise it may be incomplete
      candidates_[i].Add(value);
    }
  }
}

/// Others choose sensible cards: takes the guess they like best out of a few.
State Planner::LikelyGuess(const State& view, Rng& rng) const {
  constexpr int kGuesses = 3;
  State best = view.Guess(rng);
  int most = Liking(best);
  for (int i = 1; i < kGuesses; ++i) {
    const State other = view.Guess(rng);
    const int liking = Liking(other);
    if (liking > most) {
      most = liking;
      best = other;
    }
  }
  return best;
}

int Planner::Liking(const State& guess) const {
  int sum = 0;
  for (int seat = 0; seat < guess.players(); ++seat) {
    const CardSet hand = guess.estate(seat).cards.hand;
    for (CardSet rest = hand; rest != 0;
         rest = static_cast<CardSet>(rest & (rest - 1))) {
      sum += appeal_[static_cast<std::size_t>(seat)]
                    [static_cast<std::size_t>(std::countr_zero(rest))];
    }
  }
  return sum;
}

void Planner::DropThoseBehind() {
  const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(count_);
  const Candidate best = *std::max_element(
      candidates_.begin(), end,
      [](const auto& a, const auto& b) { return a.mean < b.mean; });
  const auto kept = std::remove_if(
      candidates_.begin(), end, [&best](const Candidate& candidate) {
        const double error = std::sqrt(best.Error() + candidate.Error());
        return best.mean - candidate.mean > kClearly * error;
      });
  count_ = static_cast<std::size_t>(kept - candidates_.begin());
}

/// Picks cards by what they gain now, with some randomness.
void Planner::PickFor(State& game, int seat, Rng& rng) {
  const CardValues& appeal = appeal_[static_cast<std::size_t>(seat)];
  const int wanted = game.CardsToPick() - int{game.estate(seat).cards.count};
  CardSet open = static_cast<CardSet>(
      kAllCards & ~(game.estate(seat).cards.hand | game.Blocked()));
  CardValues liking{};
  for (std::size_t card = 0; card < kCards; ++card) {
    liking[card] = appeal[card] + static_cast<int>(rng.Below(kTaste));
  }
  for (int i = 0; i < wanted; ++i) {
    Card best = static_cast<Card>(std::countr_zero(open));
    for (CardSet rest = open; rest != 0;
         rest = static_cast<CardSet>(rest & (rest - 1))) {
      const auto card = static_cast<Card>(std::countr_zero(rest));
      best = liking[card] > liking[best] ? card : best;
    }
    open = Without(open, best);
    game.Play(seat, Step::PickCard(best));
  }
}

/// Plays to the end of the period; returns the value for our seat.
int Planner::PlayOn(State game, CardSet hand, Rng& rng) {
  const int period = game.period();
  while (game.Turn() != kNobody && game.period() == period && !watch_->over()) {
    const int turn = game.Turn();
    if (turn == kDealer) {
      game.Apply(game.Draw(rng));
      continue;
    }
    switch (game.phase()) {
      case Phase::kPick:
        if (turn == seat_) {
          CardSet rest =
              static_cast<CardSet>(hand & ~game.estate(turn).cards.hand);
          for (; rest != 0; rest = static_cast<CardSet>(rest & (rest - 1))) {
            game.Play(turn, Step::PickCard(
                                static_cast<Card>(std::countr_zero(rest))));
          }
        } else {
          PickFor(game, turn, rng);
        }
        break;
      case Phase::kLay:
      case Phase::kPlay:
      case Phase::kSpare:
        game.Play(turn, Step::PickCard(BestCard(game, turn,
                                                game.estate(turn).cards.hand)));
        break;
      default:
        FollowPlan(game, turn);
    }
  }
  return Evaluate(game, seat_);
}

void Planner::FollowPlan(State& game, int seat) {
  search_.Find(game, seat, CardsLeft(game, seat), kQuickWidth, Care::kQuick, {},
               *watch_, plan_);
  for (int i = 0; i < plan_.size; ++i) {
    const Phase phase = game.phase();
    const bool ends =
        game.Play(seat, plan_.steps[static_cast<std::size_t>(i)]).ends_turn;
    if (ends || game.phase() == Phase::kLord || phase == Phase::kGift) {
      return;
    }
  }
  // The rest of the turn is worth nothing.
  if (game.phase() == Phase::kTurn || game.phase() == Phase::kLast) {
    game.Play(seat, Step::Done());
  }
}

}  // namespace glazier::road
