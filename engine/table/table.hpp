// SPDX-License-Identifier: MIT
// A game in progress: seats, history, undo, and observers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief A step that was just taken: who took it, what it did, and the
/// positions around it.
template <class G>
struct TakenStep {
  const G& before;
  int seat;
  const typename G::Step& step;
  const typename G::Effect& effect;
  const G& after;
};

/// @brief Stands for a secret step of another seat, in a table that shows what
/// one seat knows.
struct Secret {};

/// @brief Is told of everything that happens, after it has happened.
template <class G>
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void OnDeal(const G& /*before*/,
                      const typename G::Deal& /*deal*/,
                      const G& /*after*/) {}
  virtual void OnStep(const TakenStep<G>& /*taken*/) {}
  /// @brief A step of which only the seat is known.
  virtual void OnSecret(const G& /*before*/, int /*seat*/, const G& /*after*/) {
  }
  /// @brief Steps were taken back; the table now shows an earlier position.
  virtual void OnUndo(const G& /*now*/) {}
};

/// @brief One game from the first deal on. Positions change only through it:
/// keyboard, bot, replay and remote seat all call Play. A table may also show
/// what one seat knows of a game: then its positions are views, and See tells
/// it what happens.
template <Game G>
class Table {
 public:
  using Step = typename G::Step;
  using Deal = typename G::Deal;

  /// @brief One thing that happened, a step or a deal, and the position
  /// before it.
  struct Entry {
    G before;
    int seat = kDealer;
    std::variant<Deal, Step, Secret> what;
    typename G::Effect effect{};  ///< of a step

    const Step* step() const { return std::get_if<Step>(&what); }
    const Deal* deal() const { return std::get_if<Deal>(&what); }
  };

  /// @brief A new game; deals up to the first decision.
  Table(const typename G::Options& options,
        std::uint64_t seed,
        std::vector<Seat> seats)
      : Table(G(options), seed, std::move(seats)) {
    Begin();
  }

  /// @brief A table on which nothing has happened yet: for reading records, and
  /// for observers that want to see the first deal (then call Begin).
  static Table Untouched(const typename G::Options& options,
                         std::uint64_t seed,
                         std::vector<Seat> seats) {
    return Table(G(options), seed, std::move(seats));
  }

  /// @brief Deals up to the first decision.
  void Begin() { LetDeal(); }

  const G& now() const { return now_; }
  std::uint64_t seed() const { return seed_; }
  const std::vector<Seat>& seats() const { return seats_; }
  const std::vector<Entry>& history() const { return history_; }
  /// @brief The position after an entry of the history.
  const G& After(std::size_t entry) const {
    return entry + 1 < history_.size() ? history_[entry + 1].before : now_;
  }
  /// @brief How many steps were taken; deals are not counted.
  std::size_t steps() const { return steps_; }
  bool Over() const { return now_.Turn() == kNobody; }
  /// @brief The seat to move, or null when the game is over.
  const Seat* mover() const {
    const int turn = now_.Turn();
    return turn < 0 ? nullptr : &seats_[static_cast<std::size_t>(turn)];
  }

  /// @brief The table calls the observer until Ignore; it does not own it.
  void Observe(Observer<G>* observer) { observers_.push_back(observer); }
  void Ignore(Observer<G>* observer) { std::erase(observers_, observer); }

  /// @brief Takes a step if it is legal, deals what follows, and tells the
  /// observers. Returns why not, or nothing.
  std::string Play(int seat, const Step& step) {
    std::string why = Replay(seat, step);
    if (why.empty()) {
      undone_.clear();
      LetDeal();
    }
    return why;
  }

  /// @brief Applies a deal from a record. Returns why not, or nothing.
  std::string Redeal(const Deal& deal) {
    std::string why = now_.WhyNotDealt(deal);
    if (why.empty()) {
      Do(deal);
    }
    return why;
  }

  /// @brief Takes a step from a record, which also contains the deals.
  std::string Replay(int seat, const Step& step) {
    std::string why = now_.WhyNot(seat, step);
    if (why.empty()) {
      Do(seat, step);
    }
    return why;
  }

  /// @brief Records an event of which only this is known; `after` is what is
  /// known of the position then. Nothing is checked.
  void See(int seat,
           const std::variant<Deal, Step, Secret>& what,
           const typename G::Effect& effect,
           const G& after) {
    const G before = now_;
    now_ = after;
    Add({before, seat, what, effect});
    undone_.clear();
  }

  /// @brief Becomes the same game as another table shows it. The observers stay
  /// and are told nothing.
  void Become(Table other) {
    other.observers_ = std::move(observers_);
    *this = std::move(other);
  }

  /// @brief Gives a seat to another player; the game continues unchanged.
  void Sit(std::size_t seat, Seat who) { seats_[seat] = std::move(who); }

  bool CanUndo() const { return steps_ > 0; }
  bool CanRedo() const { return !undone_.empty(); }

  /// @brief Takes back the last step and what was dealt after it.
  bool Undo() {
    if (!CanUndo()) {
      return false;
    }
    bool was_step = false;
    while (!was_step) {
      was_step = history_.back().deal() == nullptr;
      now_ = history_.back().before;
      undone_.push_back(std::move(history_.back()));
      history_.pop_back();
    }
    --steps_;
    for (Observer<G>* observer : observers_) {
      observer->OnUndo(now_);
    }
    return true;
  }

  /// @brief Repeats the step that was last taken back, with the same deal.
  bool Redo() {
    if (!CanRedo()) {
      return false;
    }
    do {
      const Entry entry = std::move(undone_.back());
      undone_.pop_back();
      if (const Step* const step = entry.step()) {
        Do(entry.seat, *step);
      } else {
        Do(*entry.deal());
      }
    } while (CanRedo() && undone_.back().deal() != nullptr);
    return true;
  }

 private:
  Table(const G& start, std::uint64_t seed, std::vector<Seat> seats)
      : now_(start), seed_(seed), seats_(std::move(seats)) {
    seats_.resize(static_cast<std::size_t>(start.players()));
  }

  void Do(int seat, const Step& step) {
    const G before = now_;
    const auto effect = now_.Play(seat, step);
    Add({before, seat, step, effect});
  }

  void Do(const Deal& deal) {
    const G before = now_;
    now_.Apply(deal);
    Add({before, kDealer, deal});
  }

  void Add(const Entry& entry) {
    history_.push_back(entry);
    steps_ += entry.deal() == nullptr ? 1U : 0U;
    for (Observer<G>* observer : observers_) {
      if (const Step* const step = entry.step()) {
        observer->OnStep({entry.before, entry.seat, *step, entry.effect, now_});
      } else if (const Deal* const deal = entry.deal()) {
        observer->OnDeal(entry.before, *deal, now_);
      } else {
        observer->OnSecret(entry.before, entry.seat, now_);
      }
    }
  }

  void LetDeal() {
    while (now_.Turn() == kDealer) {
      // Deal number n of a seed is always the same, even after an undo.
      Rng rng = Rng::For(seed_, Rng::Use::kDeal, history_.size() - steps_);
      Do(now_.Draw(rng));
    }
  }

  G now_;
  std::uint64_t seed_;
  std::vector<Seat> seats_;
  std::vector<Entry> history_;
  std::vector<Entry> undone_;
  std::size_t steps_ = 0;
  std::vector<Observer<G>*> observers_;
};

}  // namespace glazier
