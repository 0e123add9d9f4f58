// SPDX-License-Identifier: MIT
// A game that another program on this machine plays: only to look at.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/table/perspective.hpp"
#include "engine/table/record.hpp"
#include "tui/screens/keeper.hpp"
#include "tui/screens/table/session.hpp"

namespace glazier::tui {

/// @brief Follows the record, which the other program writes after every
/// action.
template <Game G>
class WatchSession : public Session<G> {
 public:
  using Step = typename G::Step;
  using Change = typename Session<G>::Change;

  WatchSession(Keeper& keeper, Table<G> table, std::string name)
      : keeper_(keeper),
        table_(std::move(table)),
        perspective_(table_, kWatcher),
        record_(WriteRecord(table_)),
        name_(std::move(name)) {}

  const Table<G>& table() const override { return perspective_.table(); }
  const std::string& name() const override { return name_; }
  bool Mine(int /*seat*/) const override { return false; }
  bool MayMove() const override { return false; }

  std::string Play(const Step& /*move*/) override { return kOnlyWatching; }
  std::string Undo() override { return kOnlyWatching; }
  std::string Redo() override { return kOnlyWatching; }

  Change Tick(TimePoint now, const Tempo& tempo) override {
    if (tempo.hold || (looked_ && now - *looked_ < kPause)) {
      return Change::kNone;
    }
    looked_ = now;
    const auto record = keeper_.LoadGame(name_);
    if (!record || *record == record_) {
      return Change::kNone;
    }
    auto table = ReadRecord<G>(*record);
    if (!table) {
      return Change::kNone;
    }
    record_ = *record;
    table_.Become(std::move(*table));
    perspective_.Look(kWatcher);
    return Change::kTable;
  }
  /// @brief Nothing announces a new record, so the file is polled.
  Await Awaits(const Tempo& tempo) const override {
    if (tempo.hold) {
      return {};
    }
    return {looked_ ? *looked_ + kPause : Await::kNow};
  }
  std::string Status() const override {
    return table_.mover() == nullptr
               ? ""
               : "you are watching; it is the turn of " + table_.mover()->name;
  }

 private:
  static constexpr auto kPause = std::chrono::milliseconds(250);
  static constexpr const char* kOnlyWatching =
      "This game is played elsewhere; you are watching.";

  Keeper& keeper_;
  Table<G> table_;
  Perspective<G> perspective_;
  std::string record_;
  std::string name_;
  std::optional<TimePoint> looked_;
};

}  // namespace glazier::tui
