// SPDX-License-Identifier: MIT
// A keeper in memory, and a player at the stage without a terminal.
#pragma once

#include <ftxui/component/event.hpp>
#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/screens/keeper.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

class FakeKeeper : public Keeper {
 public:
  std::map<std::string, std::string> games;
  std::optional<KeptGame> unfinished;
  /// Of a returning player; a newcomer has none.
  std::string settings = "lesson-sintra=later\n";
  std::string warning;  ///< what saving answers
  std::uint64_t seed = 7;
  int saves = 0;

  std::string NewGameName(std::string_view game, std::uint64_t from) override {
    return std::string(game) + "-" + std::to_string(from);
  }
  std::string SaveGame(const std::string& name,
                       std::string_view record) override {
    games[name] = record;
    ++saves;
    return warning;
  }
  Outcome<std::string> LoadGame(const std::string& name) override {
    if (!games.contains(name)) {
      return Refusal{"there is no " + name};
    }
    return games[name];
  }
  std::optional<KeptGame> UnfinishedGame() override { return unfinished; }
  std::vector<KeptGame> ListGames() override {
    std::vector<KeptGame> list;
    for (const auto& [name, record] : games) {
      list.push_back({name, "game " + name, false});
    }
    return list;
  }
  std::uint64_t NewSeed() override { return seed; }
  std::string Statistics() override { return "three games, two won"; }
  std::string Rules(std::string_view /*game*/) override {
    std::string rules = "# Rules\nTake panes.\n";
    for (int i = 0; i < 60; ++i) {
      rules += "line " + std::to_string(i) + "\n";
    }
    return rules + "# Last part\nend\n";
  }
  std::string LoadSettings() override { return settings; }
  std::string SaveSettings(std::string_view text) override {
    settings = text;
    return warning;
  }
};

/// @brief The sizes every screen is tried at.
inline const std::vector<Size> kSizes = {{80, 24}, {100, 30}, {200, 50}};

/// @brief A stage, and a player who types at it and looks at it.
class Player {
 public:
  explicit Player(FakeKeeper& keeper,
                  std::string_view overrides = "",
                  const Capabilities& terminal = {})
      : stage(keeper, terminal, "motion=off\n" + std::string(overrides)) {
    ftxui::Terminal::SetColorSupport(terminal.color);
  }

  Stage stage;
  TimePoint now{};

  bool Press(const ftxui::Event& event) { return stage.OnEvent(event); }
  bool Press(char key) { return Press(ftxui::Event::Character(key)); }
  void Type(std::string_view keys) {
    for (const char letter : keys) {
      Press(letter);
    }
  }
  bool Enter() { return Press(ftxui::Event::Return); }
  bool Escape() { return Press(ftxui::Event::Escape); }

  /// @brief Lets time pass; true if something was to be drawn meanwhile.
  bool Wait(std::chrono::milliseconds time) {
    now += time;
    return stage.Tick(now);
  }

  /// @brief The screen as text, one line per row.
  std::string See(Size size = kSmallest) {
    auto picture = stage.Render(size);
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(size.width),
                                        ftxui::Dimension::Fixed(size.height));
    ftxui::Render(screen, picture);
    std::string text;
    for (int y = 0; y < size.height; ++y) {
      for (int x = 0; x < size.width; ++x) {
        const std::string& character = screen.PixelAt(x, y).character;
        text += character.empty() ? " " : character;
      }
      text += '\n';
    }
    return text;
  }
  bool Sees(std::string_view words, Size size = kSmallest) {
    return See(size).find(words) != std::string::npos;
  }

  /// @brief Whether what is drawn fits into a size.
  bool Fits(Size size) {
    auto picture = stage.Render(size);
    picture->ComputeRequirement();
    return picture->requirement().min_x <= size.width &&
           picture->requirement().min_y <= size.height;
  }

  template <class Kind>
  Kind* Top() {
    return dynamic_cast<Kind*>(stage.top());
  }
};

}  // namespace glazier::tui
