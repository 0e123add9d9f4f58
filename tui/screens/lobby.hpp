// SPDX-License-Identifier: MIT
// The lobby of a kiosk: a nickname, and where to go from here.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/menu_view.hpp"
#include "tui/screens/waiting.hpp"

namespace glazier::tui {

/// @brief A table as the lobby lists it.
struct LobbyTable {
  std::string code;
  std::string about;  ///< one line for the player
  bool mine = false;  ///< the guest has a seat there
  bool free = false;  ///< a seat is free
};

/// @brief What the lobby asks of the world.
class Lobby {
 public:
  using Far = Outcome<std::shared_ptr<FarTable>>;

  virtual ~Lobby() = default;

  /// @brief Empty until one is chosen.
  virtual const std::string& nickname() const = 0;
  /// @brief Returns why not, or nothing.
  virtual std::string Enter(std::string_view nickname) = 0;
  virtual std::vector<LobbyTable> Tables() = 0;
  virtual Far Quick(std::string_view game) = 0;
  virtual Far Open(std::string_view game, int players) = 0;
  virtual Far Join(const std::string& code) = 0;
  virtual Far Watch(const std::string& code) = 0;
  virtual std::string Standings() = 0;
  /// @brief Who may come to a table that is opened, where that is a choice.
  virtual std::string Audience() const { return ""; }
  virtual void TurnAudience(int /*step*/) {}
};

class LobbyView : public MenuView {
 public:
  LobbyView(Stage& stage, Lobby& lobby);

 protected:
  void Fill() override;
  KeyHints Hints() const override;
  int FormWidth() const override { return 52; }
  void OnEscape() override {}  // the only way out is to log off

 private:
  void FillDoor();
  Form::Row NicknameRow();
  void Go(const Lobby::Far& table);

  Lobby& lobby_;
  int players_ = 2;
};

/// @brief The open tables: to join, or to look on at.
class TablesView : public MenuView {
 public:
  TablesView(Stage& stage, Lobby& lobby);

  bool Tick(TimePoint now) override;
  Await Awaits() const override;

 protected:
  void Fill() override;
  KeyHints Hints() const override;
  int FormWidth() const override { return 76; }
  bool OnOther(const ftxui::Event& event) override;

 private:
  void Go(bool watch);

  Lobby& lobby_;
  std::vector<LobbyTable> tables_;
  std::optional<TimePoint> looked_;
};

}  // namespace glazier::tui
