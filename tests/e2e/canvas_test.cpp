// SPDX-License-Identifier: MIT
// Only changes are sent, and the terminal shows the same as if every frame were
// sent in full.
#include "tui/terminal/canvas.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/rng.hpp"
#include "tests/e2e/emulator.hpp"
#include "tests/e2e/terminal_session.hpp"
#include "tests/support/effort.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/terminal/screen_cell.hpp"

namespace glazier::e2e {
namespace {

using tui::Canvas;
using tui::Size;
using Depth = ftxui::Terminal::Color;

/// GLAZIER_TEST_EFFORT=20 in the environment does twenty times as much.
int Effort(int wanted) {
  const char* const more = std::getenv("GLAZIER_TEST_EFFORT");
  return Games(wanted) * std::max(1, more == nullptr ? 1 : std::atoi(more));
}

/// A different seed every time; a failure prints it, GLAZIER_TEST_SEED repeats
/// it.
std::uint64_t FreshSeed() {
  const char* const given = std::getenv("GLAZIER_TEST_SEED");
  return given != nullptr
             ? std::strtoull(given, nullptr, 10)
             : static_cast<std::uint64_t>(
                   std::chrono::system_clock::now().time_since_epoch().count());
}

/// Two terminals: one gets every frame as FTXUI writes it, the other only
/// what changed.
class Pair {
 public:
  explicit Pair(Size size)
      : full_(size.width, size.height), filtered_(size.width, size.height) {
    for (Emulator* each : {&full_, &filtered_}) {
      each->Write("\x1b[?1049h\x1b[?7l");
    }
  }

  /// @brief Shows a frame; returns how many bytes were sent for it.
  std::size_t Show(const ftxui::Screen& screen) {
    full_.Write("\x1b[H" + screen.ToString());
    const std::string bytes = canvas.Update(screen);
    filtered_.Write(bytes);
    return bytes.size();
  }
  void Resize(Size size) {
    full_.Resize(size.width, size.height);
    filtered_.Resize(size.width, size.height);
  }
  std::string Difference() const { return e2e::Difference(full_, filtered_); }

  Canvas canvas;

 private:
  Emulator full_;
  Emulator filtered_;
};

int Below(Rng& rng, int limit) {
  return static_cast<int>(rng.Below(static_cast<std::uint32_t>(limit)));
}

ftxui::Color RandomColor(Rng& rng) {
  const auto byte = [&rng] {
    return static_cast<std::uint8_t>(Below(rng, 256));
  };
  switch (Below(rng, 4)) {
    case 0:
      return ftxui::Color::Default;
    case 1:
      return static_cast<ftxui::Color::Palette16>(Below(rng, 16));
    case 2:
      return static_cast<ftxui::Color::Palette256>(byte());
    default:
      return ftxui::Color::RGB(byte(), byte(), byte());
  }
}

/// Changes a few runs of cells: letters, lines, wide and combined characters,
/// and untouched cells: nothing, or in FTXUI 5 a space.
void Scribble(ftxui::Screen& screen, Rng& rng) {
  static const std::vector<std::string> kTexts = {
      " ",  tui::ScreenCell().character,
      "a",  "Z",
      "│",  "█",
      "é",  "e\u0301",
      "漢", "~"};
  for (int runs = Below(rng, 6); runs >= 0; --runs) {
    tui::ScreenCell pixel;
    pixel.foreground_color = RandomColor(rng);
    pixel.background_color = RandomColor(rng);
    pixel.bold = Below(rng, 4) == 0;
    pixel.dim = Below(rng, 8) == 0;
    pixel.blink = Below(rng, 8) == 0;
    pixel.inverted = Below(rng, 4) == 0;
    pixel.underlined = Below(rng, 6) == 0;
    pixel.underlined_double = Below(rng, 8) == 0;
    pixel.strikethrough = Below(rng, 8) == 0;
    if (Below(rng, 3) == 0) {
      pixel = tui::ScreenCell();
    }
    const bool varied = Below(rng, 2) == 0;
    const int y = Below(rng, screen.dimy());
    const int begin = Below(rng, screen.dimx());
    const int end = begin + 1 + Below(rng, screen.dimx());
    for (int x = begin; x < std::min(end, screen.dimx()); ++x) {
      if (x == begin || varied) {
        pixel.character = kTexts[static_cast<std::size_t>(
            Below(rng, static_cast<int>(kTexts.size())))];
      }
      screen.PixelAt(x, y) = pixel;
    }
    // As FTXUI leaves a row: behind a wide character there is an empty cell,
    // and none in the last column. FTXUI 5 has no other empty cells.
    for (int x = 0; x < screen.dimx(); ++x) {
      if (screen.PixelAt(x, y).character.empty()) {
        screen.PixelAt(x, y).character = tui::ScreenCell().character;
      } else if (screen.PixelAt(x, y).character == "漢") {
        if (x + 1 == screen.dimx()) {
          screen.PixelAt(x, y) = tui::ScreenCell();
        } else {
          screen.PixelAt(++x, y).character.clear();
        }
      }
    }
  }
}

ftxui::Screen Blank(Size size) {
  auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(size.width),
                                      ftxui::Dimension::Fixed(size.height));
  // FTXUI leaves the shape to chance until something has the focus.
  screen.SetCursor({0, 0, ftxui::Screen::Cursor::Hidden});
  return screen;
}

ftxui::Screen Picture(tui::Player& player, Size size) {
  auto screen = Blank(size);
  ftxui::Render(screen, player.stage.Render(size));
  return screen;
}

std::size_t Median(std::vector<std::size_t> values) {
  REQUIRE(!values.empty());
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::vector<ftxui::Event> CursorKeys() {
  return {ftxui::Event::ArrowRight, ftxui::Event::ArrowLeft,
          ftxui::Event::ArrowUp, ftxui::Event::ArrowDown};
}

TEST_CASE("whatever is drawn, cell by cell and style by style") {
  const auto seed = FreshSeed();
  CAPTURE(seed);
  Rng rng(seed);
  for (const auto depth : {Depth::Palette1, Depth::Palette16, Depth::Palette256,
                           Depth::TrueColor}) {
    ftxui::Terminal::SetColorSupport(depth);
    Size size{40, 6};
    Pair terminals(size);
    auto screen = Blank(size);
    for (int frame = 0; frame < Effort(800); ++frame) {
      CAPTURE(frame);
      if (Below(rng, 40) == 0) {
        size = {1 + Below(rng, 60), 1 + Below(rng, 12)};
        terminals.Resize(size);
        screen = Blank(size);
      }
      if (Below(rng, 40) == 0) {
        terminals.canvas.Forget();
      }
      Scribble(screen, rng);
      terminals.Show(screen);
      REQUIRE(terminals.Difference() == "");
    }
  }
}

TEST_CASE("the screens of the game, over thousands of keys and sizes") {
  const auto seed = FreshSeed();
  CAPTURE(seed);
  Rng rng(seed);
  const std::vector<ftxui::Event> keys = [] {
    std::vector<ftxui::Event> all = CursorKeys();
    for (const auto& key :
         {ftxui::Event::Return, ftxui::Event::Return, ftxui::Event::Escape,
          ftxui::Event::Tab, ftxui::Event::PageUp, ftxui::Event::PageDown}) {
      all.push_back(key);
    }
    for (const char letter : std::string("123456fxurltp?q ")) {
      all.push_back(ftxui::Event::Character(letter));
    }
    return all;
  }();
  std::optional<tui::Player> player;
  std::optional<Pair> terminals;
  tui::FakeKeeper host;
  Size size;
  for (int key = 0; key < Effort(3000); ++key) {
    CAPTURE(key);
    if (!player || player->stage.done()) {  // the menu has a Quit
      tui::Capabilities terminal;
      terminal.color =
          Below(rng, 2) == 0 ? Depth::Palette256 : Depth::Palette16;
      ftxui::Terminal::SetColorSupport(terminal.color);
      player.emplace(host, "pace=instant\n", terminal);
      player->stage.Push(std::make_unique<tui::StartView>(player->stage));
      size = tui::kSmallest;
      terminals.emplace(size);
    }
    if (Below(rng, 100) == 0) {
      size = {60 + Below(rng, 100), 20 + Below(rng, 30)};
      terminals->Resize(size);
    }
    player->Press(keys[static_cast<std::size_t>(
        Below(rng, static_cast<int>(keys.size())))]);
    player->Wait(std::chrono::milliseconds(20));
    terminals->Show(Picture(*player, size));
    REQUIRE(terminals->Difference() == "");
  }
}

TEST_CASE("light: a cursor key 200 bytes, a move 1.5 KB, an ignored key none") {
  ftxui::Terminal::SetColorSupport(Depth::Palette256);
  tui::FakeKeeper host;
  tui::Player player(host, "pace=instant\nanimation=off\n");
  player.stage.Push(std::make_unique<tui::StartView>(player.stage));
  tui::GameSetup setup;
  setup.seats = {{"human", "Ana"}, {"greedy", "Bot"}};
  setup.seed = 7;
  player.stage.Push(tui::NewGame(player.stage, setup));
  Canvas canvas;
  std::vector<std::size_t> cursor;
  std::vector<std::size_t> moves;
  const auto draw = [&] {
    return canvas.Update(Picture(player, tui::kSmallest)).size();
  };
  draw();
  for (int turn = 0; turn < 40; ++turn) {
    for (const auto& key : CursorKeys()) {
      player.Press(key);
      if (const auto bytes = draw(); bytes > 0) {  // it did move
        cursor.push_back(bytes);
      }
    }
    CHECK(player.Press(ftxui::Event::F12) == false);
    CHECK(draw() == 0);
    const int saves = host.saves;
    player.Enter();
    const auto bytes = draw();
    if (host.saves != saves) {
      moves.push_back(bytes);
      // The bot answers, in its own time.
      while (host.saves == saves + 1 && !player.Sees("take from a factory")) {
        player.Wait(std::chrono::milliseconds(1));
        std::this_thread::yield();
      }
      moves.push_back(draw());
    }
  }
  CHECK(Median(cursor) <= 200);
  CHECK(Median(moves) <= 1500);
  MESSAGE("bytes: cursor key ", Median(cursor), ", move ", Median(moves));
}

TEST_CASE("the program and the program with --full-redraw look the same") {
  const auto seed = FreshSeed();
  CAPTURE(seed);
  Rng rng(seed);
  const TemporaryFolder home;
  const TemporaryFolder other_home;
  SessionOptions options;
  // Two people: a bot that thinks would accept some keys and not others.
  options.arguments = {"play",    "--seed", "7",      "--seat",
                       "2=human", "--pace", "instant"};
  options.home = home.path();
  TerminalSession filtered(options);
  options.home = other_home.path();
  options.arguments.emplace_back("--full-redraw");
  TerminalSession full(options);
  REQUIRE(filtered.WaitFor("SINTRA"));
  REQUIRE(full.WaitFor("SINTRA"));
  const std::vector<std::string_view> keys = {
      key::kUp, key::kDown, key::kLeft, key::kRight, key::kEnter, key::kEnter,
      "?",      "\t",       "l",        "u",         "z"};
  const auto same = [&] {
    full.WaitQuiet(TerminalSession::Milliseconds(1));
    return Difference(filtered.emulator(), full.emulator()).empty();
  };
  for (int batch = 0; batch < Effort(24); ++batch) {
    CAPTURE(batch);
    if (Below(rng, 6) == 0) {
      const Size size{70 + Below(rng, 60), 20 + Below(rng, 20)};
      // A window that is too small takes no keys: both must have seen it
      // before the next one comes.
      for (TerminalSession* const session : {&filtered, &full}) {
        session->WaitQuiet();
        const auto seen = session->output().size();
        session->Resize(size.width, size.height);
        session->WaitUntil([&] { return session->output().size() != seen; },
                           TerminalSession::Milliseconds(2'000));
        session->WaitQuiet();
      }
    }
    for (int i = 0; i < 10; ++i) {
      const auto key = keys[static_cast<std::size_t>(
          Below(rng, static_cast<int>(keys.size())))];
      filtered.Send(key);
      full.Send(key);
    }
    REQUIRE_MESSAGE(filtered.WaitUntil(same),
                    Difference(filtered.emulator(), full.emulator()));
  }
  CHECK(filtered.output().size() < full.output().size());
  CHECK(full.output().find("\x1b[?2026h") == std::string::npos);
}

}  // namespace
}  // namespace glazier::e2e
