// SPDX-License-Identifier: MIT
// The way to a remote table: waiting for others, then the game.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

/// @brief A remote table before its game has begun. All calls come from the
/// screen's thread and return soon.
class FarTable {
 public:
  virtual ~FarTable() = default;

  /// @brief Reads what has arrived; true if there was anything.
  virtual bool Look() = 0;
  /// @brief What to wait for before looking again.
  virtual Await News() const { return {}; }
  /// @brief What friends type to come here.
  virtual std::string Invitation() const = 0;
  /// @brief Who sits where, one line each.
  virtual std::vector<std::string> People() const = 0;
  virtual bool MayStart() const = 0;
  virtual void Start() = 0;
  /// @brief The game has begun, and can be shown.
  virtual bool Ready() const = 0;
  /// @brief Why waiting is over for good; empty while it is not.
  virtual std::string Ended() const = 0;
  /// @brief What to know after leaving; empty if there is nothing.
  virtual std::string Farewell() const { return {}; }
  /// @brief Opens the game; may be called once.
  virtual std::unique_ptr<View> Open(Stage& stage) = 0;
};

/// @brief Shows who is there, and opens the game when it begins. Leaves when
/// the game is left.
class WaitingView : public MenuView {
 public:
  WaitingView(Stage& stage, std::shared_ptr<FarTable> table);

  bool Tick(TimePoint now) override;
  Await Awaits() const override { return table_->News(); }
  void OnShown() override;

 protected:
  void Fill() override;
  ftxui::Element Foot() override;
  KeyHints Hints() const override;
  int FormWidth() const override { return 60; }

 private:
  std::shared_ptr<FarTable> table_;
  bool opened_ = false;
};

}  // namespace glazier::tui
