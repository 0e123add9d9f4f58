// SPDX-License-Identifier: MIT
// Plays on the screen without a terminal, as a terminal would see it.
#include "app/lab/bench_screen.hpp"

#include <algorithm>
#include <chrono>
#include <ftxui/component/event.hpp>
#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>
#include <memory>
#include <thread>
#include <vector>

#include "tui/screens/games.hpp"
#include "tui/screens/keeper.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/terminal/canvas.hpp"

namespace glazier {
namespace {

using Clock = std::chrono::steady_clock;

/// Keeps nothing, but counts the saves: one for every move.
class NoKeeper : public tui::Keeper {
 public:
  int saves = 0;

  std::string NewGameName(std::string_view /*game*/,
                          std::uint64_t /*seed*/) override {
    return "bench";
  }
  std::string SaveGame(const std::string& /*name*/,
                       std::string_view /*record*/) override {
    ++saves;
    return {};
  }
  Outcome<std::string> LoadGame(const std::string& /*name*/) override {
    return Refusal{"nothing is kept"};
  }
  std::optional<tui::KeptGame> UnfinishedGame() override { return {}; }
  std::vector<tui::KeptGame> ListGames() override { return {}; }
  std::uint64_t NewSeed() override { return ++seed_; }
  std::string Statistics() override { return {}; }
  std::string Rules(std::string_view /*game*/) override { return {}; }
  std::string LoadSettings() override { return {}; }
  std::string SaveSettings(std::string_view /*text*/) override { return {}; }

 private:
  std::uint64_t seed_ = 0;
};

std::size_t Median(std::vector<std::size_t>& values) {
  if (values.empty()) {
    return 0;
  }
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// A simulated player: looks around with the cursor, then accepts.
class Bench {
 public:
  Bench(int width, int height)
      : size_{width, height},
        stage_(keeper_, {}, "pace=instant\nanimation=off\n"),
        screen_(ftxui::Screen::Create(ftxui::Dimension::Fixed(width),
                                      ftxui::Dimension::Fixed(height))) {
    screen_.SetCursor({0, 0, ftxui::Screen::Cursor::Hidden});
    stage_.Push(std::make_unique<tui::TextView>(stage_, "bench", ""));
    Begin();
    Draw();
  }

  /// @brief One step of choosing; the game goes on when it was the last one.
  void Step() {
    for (const auto& key :
         {ftxui::Event::ArrowRight, ftxui::Event::ArrowDown}) {
      if (const auto bytes = Press(key); bytes > 0) {
        cursor_keys_.push_back(bytes);
      }
    }
    ignored_keys_.push_back(Press(ftxui::Event::F12));
    const int saves = keeper_.saves;
    const auto bytes = Press(ftxui::Event::Return);
    if (keeper_.saves != saves) {
      moves_.push_back(bytes);
      LetBotMove();
      steps_ = 0;
    } else if (++steps_ > kStepsAMove) {
      Begin();  // the game is over
      Draw();
    }
  }

  FrameFigures Figures() {
    const auto keys = static_cast<double>(keys_);
    return {elapsed_ * 1e6 / keys,
            static_cast<double>(bytes_) / keys,
            static_cast<double>(full_bytes_) / keys,
            Median(cursor_keys_),
            Median(moves_),
            Median(ignored_keys_)};
  }

 private:
  static constexpr int kStepsAMove = 6;

  void Begin() {
    stage_.Home();
    tui::GameSetup setup;
    setup.seats = {{"human", "Ana"}, {"greedy", "Bruno"}};
    stage_.Push(tui::NewGame(stage_, setup));
    steps_ = 0;
  }

  std::size_t Press(const ftxui::Event& key) {
    const auto start = Clock::now();
    stage_.OnEvent(key);
    const std::size_t bytes = Draw();
    elapsed_ += std::chrono::duration<double>(Clock::now() - start).count();
    bytes_ += bytes;
    full_bytes_ += screen_.ResetPosition().size() + screen_.ToString().size();
    ++keys_;
    return bytes;
  }

  std::size_t Draw() {
    screen_.Clear();
    ftxui::Render(screen_, stage_.Render(size_));
    return canvas_.Update(screen_).size();
  }

  /// Waits until nothing happens for a moment.
  void LetBotMove() {
    constexpr auto kMoment = std::chrono::milliseconds(5);
    for (auto quiet = Clock::now(); Clock::now() - quiet < kMoment;) {
      const int saves = keeper_.saves;
      if (stage_.Tick(Clock::now())) {
        const std::size_t bytes = Draw();
        if (keeper_.saves != saves) {
          moves_.push_back(bytes);
        }
        quiet = Clock::now();
      }
      std::this_thread::yield();
    }
  }

  NoKeeper keeper_;
  tui::Size size_;
  tui::Stage stage_;
  ftxui::Screen screen_;
  tui::Canvas canvas_;
  int steps_ = 0;
  std::vector<std::size_t> cursor_keys_;
  std::vector<std::size_t> moves_;
  std::vector<std::size_t> ignored_keys_;
  std::size_t keys_ = 0;
  std::size_t bytes_ = 0;
  std::size_t full_bytes_ = 0;
  double elapsed_ = 0;
};

}  // namespace

FrameFigures MeasureFrames(int width, int height, double seconds) {
  // Before the theme: FTXUI converts colours when they are made.
  ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::Palette256);
  Bench bench(width, height);
  const auto start = Clock::now();
  do {
    bench.Step();
  } while (std::chrono::duration<double>(Clock::now() - start).count() <
           seconds);
  return bench.Figures();
}

}  // namespace glazier
