// SPDX-License-Identifier: MIT
// The tables of this machine, for the menu.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/guest/visit.hpp"
#include "app/host/serve.hpp"
#include "tui/screens/lobby.hpp"

namespace glazier {

/// @brief What glazier host, join, watch and tables do, at the full screen. A
/// table that is opened here closes with the program; its game is kept.
class Friends : public tui::Lobby {
 public:
  const std::string& nickname() const override;
  std::string Enter(std::string_view nickname) override;
  std::vector<tui::LobbyTable> Tables() override;
  Far Quick(std::string_view game) override;
  Far Open(std::string_view game, int players) override;
  Far Join(const std::string& code) override;
  Far Watch(const std::string& code) override;
  std::string Standings() override { return ""; }
  std::string Audience() const override;
  void TurnAudience(int step) override;

 private:
  // Looked up only when needed: an account database can be slow.
  mutable std::string name_;
  bool everybody_ = false;
  std::vector<HostProcess> opened_;
};

}  // namespace glazier
