// SPDX-License-Identifier: MIT
// Motion: a few frames, few bytes, never in the way.
#include <doctest/doctest.h>

#include <thread>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/terminal/canvas.hpp"
#include "tui/widgets/motion.hpp"

namespace glazier::tui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFrame(60);

Sheet Lines(std::string_view a, std::string_view b) {
  Sheet sheet(4, 2);
  sheet.Put(0, 0, a, {});
  sheet.Put(0, 1, b, {});
  return sheet;
}

std::string Letters(const Sheet& sheet) {
  std::string text;
  for (int y = 0; y < sheet.height(); ++y) {
    for (int x = 0; x < sheet.width(); ++x) {
      text += sheet.At(x, y).glyph;
    }
  }
  return text;
}

/// A game at a pace with motion, against a bot or alone.
struct Moving : FakeKeeper {
  explicit Moving(std::string_view game,
                  std::string_view overrides = "pace=fast\nmotion=on",
                  bool alone = false)
      : player(*this, overrides) {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Palette256);
    player.stage.Push(std::make_unique<StartView>(player.stage));
    GameSetup setup;
    setup.game = game;
    setup.seats = {{"human", "Ana"}};
    if (!alone) {
      setup.seats.push_back({"greedy", "Bruno"});
    }
    player.stage.Push(NewGame(player.stage, setup));
  }

  ftxui::Screen Picture() {
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(80),
                                        ftxui::Dimension::Fixed(24));
    ftxui::Render(screen, player.stage.Render(kSmallest));
    return screen;
  }
  /// Plays whatever Enter plays; true once a move was played.
  bool Play() {
    Picture();
    const int before = saves;
    for (int i = 0; i < 12 && saves == before; ++i) {
      player.Enter();
    }
    return saves != before;
  }

  Player player;
};

}  // namespace

TEST_CASE("a passage shows the old, then the new, and ends") {
  const Theme theme = test::ThemeFor({});
  const Sheet from = Lines("aaaa", "bbbb");
  const Sheet to = Lines("AAaa", "bbBB");
  const Area board = to.area();
  TimePoint now{};
  Passage passage(from, Motion::kDeal);
  CHECK(passage.Next() == Await::kNow);
  CHECK_FALSE(passage.Advance(now));  // it begins
  CHECK(Letters(passage.Frame(to, theme, board)) == "Aaaabbbb");
  CHECK(passage.Next() == now + kFrame);
  now += 2 * kFrame;
  CHECK(passage.Advance(now));
  CHECK_FALSE(passage.Advance(now));  // the same frame
  CHECK(Letters(passage.Frame(to, theme, board)) == "AAaabbBb");
  CHECK_FALSE(passage.Over());
  // Outside of the board nothing waits.
  CHECK(Letters(passage.Frame(to, theme, {0, 0, 4, 1})) == "AAaabbBB");
  now += 3 * kFrame;
  CHECK(passage.Advance(now));
  CHECK(passage.Over());
  CHECK(Letters(passage.Frame(to, theme, board)) == "AAaabbBB");
}

TEST_CASE("after its frames the table sleeps, as if there had been no motion") {
  Moving still("road", "pace=fast\nmotion=off", true);
  Moving moving("road", "pace=fast\nmotion=on", true);
  REQUIRE(still.Play());
  REQUIRE(moving.Play());
  CHECK(moving.player.stage.Awaits().until == Await::kNow);
  for (int frame = 0; frame < 8; ++frame) {
    moving.player.Wait(kFrame);
  }
  CHECK_FALSE(moving.player.Wait(kFrame));
  CHECK(moving.player.stage.Awaits().until == Await::kNever);
  CHECK(moving.player.See() == still.player.See());
}

TEST_CASE("a motion of any move adds less than 2 KB in 256 colours") {
  for (const auto* const info : kGames) {
    CAPTURE(info->name);
    // So slow that the bot's answer is not counted, too.
    Moving at(info->name, "pace=slow\nmotion=on\nanimation=off");
    Canvas moving;
    Canvas still;  // shows only where it ends
    std::size_t most = 0;
    int motions = 0;
    const auto rest = [&] {
      moving.Update(at.Picture());
      still.Update(at.Picture());
    };
    const auto watch = [&] {
      std::size_t bytes = moving.Update(at.Picture()).size();
      for (int frame = 0; frame < 6; ++frame) {
        at.player.Wait(kFrame);
        bytes += moving.Update(at.Picture()).size();
      }
      const std::size_t direct = still.Update(at.Picture()).size();
      motions += bytes > direct ? 1 : 0;
      most = std::max(most, bytes - std::min(bytes, direct));
    };
    rest();
    for (int turn = 0; turn < 150; ++turn) {
      const int before = at.saves;
      at.player.Enter();
      at.player.Wait(milliseconds(600));
      std::this_thread::sleep_for(milliseconds(1));
      if (at.saves != before) {
        watch();
      } else {
        rest();
      }
    }
    CHECK(motions > 5);
    CHECK(most < 2048);
    MESSAGE(info->name, ": ", motions, " motions, at most ", most, " bytes");
  }
}

TEST_CASE("any key ends a motion and is used") {
  Moving at("road", "pace=fast\nmotion=on", true);
  REQUIRE(at.Play());
  at.player.Wait(milliseconds(0));
  at.player.Press('q');
  CHECK(at.player.Sees("Game menu"));
  CHECK(at.player.stage.Awaits().until == Await::kNever);
}

TEST_CASE(
    "no motion at the pace instant, when it is off, or over a slow line") {
  for (const std::string_view overrides :
       {"pace=instant\nmotion=on", "pace=fast\nmotion=off"}) {
    Moving at("road", overrides, true);
    REQUIRE(at.Play());
    CHECK(at.player.stage.Awaits().until == Await::kNever);
  }
  Moving at("road", "pace=fast\nmotion=on", true);
  at.player.stage.FallBehind(at.player.now);
  REQUIRE(at.Play());
  CHECK(at.player.stage.Awaits().until == Await::kNever);
  // The line may be better later.
  at.player.Wait(std::chrono::minutes(2));
  REQUIRE(at.Play());
  CHECK(at.player.stage.Awaits().until != Await::kNever);
}

}  // namespace glazier::tui
