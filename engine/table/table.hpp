// A game in progress: seats, history, undo, and those who look on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Who sits at the table.
struct Seat {
  std::string player = "human";  ///< "human", or how a bot is called
  std::string name;              ///< what the others see

  bool IsHuman() const { return player == "human"; }

  friend bool operator==(const Seat&, const Seat&) = default;
};

/// @brief Told of everything that happens, after it happened.
template <class G>
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void OnDeal(const G& /*before*/,
                      const typename G::Deal& /*deal*/,
                      const G& /*after*/) {}
  virtual void OnMove(const G& /*before*/,
                      const typename G::Move& /*move*/,
                      const G& /*after*/) {}
  /// @brief Steps were taken back; the table now shows an earlier position.
  virtual void OnUndo(const G& /*now*/) {}
};

/// @brief One game from the first deal on. The only door through which a
/// position changes: keyboard, bot, replay and remote seat all call Play.
template <Game G>
class Table {
 public:
  using Move = typename G::Move;
  using Deal = typename G::Deal;

  /// @brief One thing that happened, and the position before it.
  struct Step {
    G before;
    std::variant<Deal, Move> what;

    const Move* move() const { return std::get_if<Move>(&what); }
    const Deal* deal() const { return std::get_if<Deal>(&what); }
  };

  /// @brief A new game; everything up to the first decision is dealt.
  Table(const typename G::Options& options,
        std::uint64_t seed,
        std::vector<Seat> seats)
      : Table(G(options), seed, std::move(seats)) {
    Begin();
  }

  /// @brief A table on which nothing has happened yet: for reading records,
  /// and for observers who want to see the first deal (then call Begin).
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
  const std::vector<Step>& steps() const { return steps_; }
  /// @brief The position after a step.
  const G& After(std::size_t step) const {
    return step + 1 < steps_.size() ? steps_[step + 1].before : now_;
  }
  std::size_t moves() const { return moves_; }
  bool Over() const { return now_.Turn() == kNobody; }
  /// @brief The seat to move, or null when the game is over.
  const Seat* mover() const {
    const int turn = now_.Turn();
    return turn < 0 ? nullptr : &seats_[static_cast<std::size_t>(turn)];
  }

  /// @brief The table calls the observer until Ignore; it does not own it.
  void Observe(Observer<G>* observer) { observers_.push_back(observer); }
  void Ignore(Observer<G>* observer) { std::erase(observers_, observer); }

  /// @brief Plays a move if it is legal, deals what follows, and tells
  /// everybody. Returns why not, or nothing.
  std::string Play(const Move& move) {
    std::string why = now_.WhyNot(move);
    if (why.empty()) {
      undone_.clear();
      Do(move);
      LetDeal();
    }
    return why;
  }

  /// @brief Applies what a record says was dealt. Returns why not, or nothing.
  std::string Redeal(const Deal& deal) {
    std::string why = now_.WhyNotDealt(deal);
    if (why.empty()) {
      Do(deal);
    }
    return why;
  }

  /// @brief Plays a move of a record, in which deals are given as well.
  std::string Replay(const Move& move) {
    std::string why = now_.WhyNot(move);
    if (why.empty()) {
      Do(move);
    }
    return why;
  }

  /// @brief Somebody else takes a seat; the game goes on as it is.
  void Sit(std::size_t seat, Seat who) { seats_[seat] = std::move(who); }

  bool CanUndo() const { return moves_ > 0; }
  bool CanRedo() const { return !undone_.empty(); }

  /// @brief Takes back the last move and what was dealt after it.
  bool Undo() {
    if (!CanUndo()) {
      return false;
    }
    bool was_move = false;
    while (!was_move) {
      was_move = steps_.back().move() != nullptr;
      now_ = steps_.back().before;
      undone_.push_back(std::move(steps_.back()));
      steps_.pop_back();
    }
    --moves_;
    for (Observer<G>* observer : observers_) {
      observer->OnUndo(now_);
    }
    return true;
  }

  /// @brief Plays again what was last taken back, with the same deal.
  bool Redo() {
    if (!CanRedo()) {
      return false;
    }
    do {
      const Step step = std::move(undone_.back());
      undone_.pop_back();
      std::visit([this](const auto& what) { Do(what); }, step.what);
    } while (CanRedo() && undone_.back().deal() != nullptr);
    return true;
  }

 private:
  Table(const G& start, std::uint64_t seed, std::vector<Seat> seats)
      : now_(start), seed_(seed), seats_(std::move(seats)) {
    seats_.resize(static_cast<std::size_t>(start.players()));
  }

  void Do(const Move& move) {
    const G before = now_;
    now_.Play(move);
    steps_.push_back({before, move});
    ++moves_;
    for (Observer<G>* observer : observers_) {
      observer->OnMove(before, move, now_);
    }
  }

  void Do(const Deal& deal) {
    const G before = now_;
    now_.Apply(deal);
    steps_.push_back({before, deal});
    for (Observer<G>* observer : observers_) {
      observer->OnDeal(before, deal, now_);
    }
  }

  void LetDeal() {
    while (now_.Turn() == kDealer) {
      // Deal number n of a seed is always the same, whatever was undone.
      Rng rng = Rng::For(seed_, Rng::Use::kDeal, steps_.size() - moves_);
      Do(now_.Draw(rng));
    }
  }

  G now_;
  std::uint64_t seed_;
  std::vector<Seat> seats_;
  std::vector<Step> steps_;
  std::vector<Step> undone_;
  std::size_t moves_ = 0;
  std::vector<Observer<G>*> observers_;
};

}  // namespace glazier
