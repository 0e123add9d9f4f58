// SPDX-License-Identifier: MIT
// A game as one seat sees it.
#pragma once

#include <type_traits>
#include <utility>

#include "engine/table/table.hpp"

namespace glazier {

/// @brief Follows a table and shows what one seat, or kWatcher, may know of it:
/// views, and the steps of others without their secrets. Line mode and screens
/// read this, never the table itself. In an open game it is the table itself
/// and costs nothing.
template <Game G>
class Perspective : private Observer<G> {
 public:
  /// @brief The table must outlive this object and stay where it is.
  Perspective(Table<G>& truth, int seat) : truth_(truth), seen_(Start(truth)) {
    Look(seat);
    if constexpr (HiddenGame<G>) {
      truth_.Observe(this);
    }
  }
  ~Perspective() override { truth_.Ignore(this); }
  Perspective(const Perspective&) = delete;
  Perspective& operator=(const Perspective&) = delete;

  int seat() const { return seat_; }
  /// @brief What this seat sees; once the game is over, everything.
  const Table<G>& table() const { return truth_.Over() ? truth_ : seen(); }
  /// @brief The same without what the end of the game reveals.
  const Table<G>& seen() const { return seen_; }

  /// @brief The observer is told of everything as this seat sees it.
  void Observe(Observer<G>* observer) { seen_.Observe(observer); }

  /// @brief Changes the seat that looks, or follows a table that shows another
  /// game.
  void Look(int seat) {
    seat_ = seat;
    if constexpr (HiddenGame<G>) {
      auto seen = Start(truth_);
      for (std::size_t i = 0; i < truth_.history().size(); ++i) {
        Show(truth_.history()[i], truth_.After(i), seen);
      }
      seen_.Become(std::move(seen));
    }
  }

 private:
  using Seen = std::conditional_t<HiddenGame<G>, Table<G>, Table<G>&>;

  static Seen Start(Table<G>& truth) {
    if constexpr (HiddenGame<G>) {
      return Table<G>::Untouched(truth.now().options(), truth.seed(),
                                 truth.seats());
    } else {
      return truth;
    }
  }

  void Show(const typename Table<G>::Entry& entry,
            const G& after,
            Table<G>& seen) const {
    if (entry.seat != seat_ && entry.seat >= 0 &&
        IsSecret(entry.before, entry.seat)) {
      seen.See(entry.seat, Secret{}, {}, ViewOf(after, seat_));
    } else {
      seen.See(entry.seat, entry.what, entry.effect, ViewOf(after, seat_));
    }
  }

  void OnStep(const TakenStep<G>& taken) override {
    Show(truth_.history().back(), taken.after, seen_);
  }
  void OnDeal(const G& /*before*/,
              const typename G::Deal& /*deal*/,
              const G& after) override {
    Show(truth_.history().back(), after, seen_);
  }
  void OnUndo(const G& /*now*/) override { seen_.Undo(); }

  Table<G>& truth_;
  Seen seen_;
  int seat_ = kWatcher;
};

}  // namespace glazier
