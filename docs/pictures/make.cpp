// SPDX-License-Identifier: MIT
// Remakes the pictures of the documents: the real program in a terminal
// emulator, key by key, written as SVG.
//
//   pictures FOLDER
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

constexpr int kCellWidth = 9;
constexpr int kCellHeight = 19;
constexpr int kBorder = 10;
constexpr int kBaseline = 14;
constexpr const char* kPaper = "#101418";
constexpr const char* kInk = "#d8dee9";

struct Shot {
  std::string name;
  std::vector<std::string> arguments;
  std::vector<std::string> keys;  ///< each is pressed, then the screen settles
  int width = 80;
  int height = 24;
};

std::string Hex(const VTermColor& color, const char* otherwise) {
  if (!VTERM_COLOR_IS_RGB(&color) || VTERM_COLOR_IS_DEFAULT_FG(&color) ||
      VTERM_COLOR_IS_DEFAULT_BG(&color)) {
    return otherwise;
  }
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", color.rgb.red,
                color.rgb.green, color.rgb.blue);
  return text;
}

std::string Escaped(const std::string& text) {
  if (text == "<") {
    return "&lt;";
  }
  return text == "&" ? "&amp;" : text;
}

std::string Rectangle(int x,
                      int y,
                      int width,
                      int height,
                      const std::string& fill) {
  return "<rect x='" + std::to_string(x) + "' y='" + std::to_string(y) +
         "' width='" + std::to_string(width) + "' height='" +
         std::to_string(height) + "' fill='" + fill + "'/>\n";
}

/// Which quarters of a cell a block fills: upper left and right are 1 and 2,
/// lower left and right 4 and 8.
int QuartersOf(const std::string& text) {
  constexpr std::array<std::string_view, 16> kBlocks = {
      "",  "▘", "▝", "▀", "▖", "▌", "▞", "▛",
      "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
  const auto* const found = std::find(kBlocks.begin() + 1, kBlocks.end(), text);
  return found == kBlocks.end() ? 0 : static_cast<int>(found - kBlocks.begin());
}

std::string DrawQuarters(int quarters, int x, int y, const std::string& ink) {
  constexpr int kLeft = kCellWidth / 2;
  constexpr int kUpper = kCellHeight / 2;
  std::string svg;
  for (const bool lower : {false, true}) {
    const int row = quarters >> (lower ? 2 : 0) & 3;
    if (row != 0) {
      svg += Rectangle(x + (row == 2 ? kLeft : 0), y + (lower ? kUpper : 0),
                       row == 3   ? kCellWidth
                       : row == 1 ? kLeft
                                  : kCellWidth - kLeft,
                       lower ? kCellHeight - kUpper : kUpper, ink);
    }
  }
  return svg;
}

/// One cell: its ground, then what stands on it. Blocks are drawn, not written:
/// fonts leave seams between them.
std::string Draw(const Cell& cell, int row, int column) {
  const int x = kBorder + column * kCellWidth;
  const int y = kBorder + row * kCellHeight;
  std::string ink = Hex(cell.foreground, kInk);
  std::string paper = Hex(cell.background, kPaper);
  if (cell.reverse) {
    std::swap(ink, paper);
  }
  std::string svg;
  if (paper != kPaper) {
    svg += Rectangle(x, y, kCellWidth, kCellHeight, paper);
  }
  if (const int quarters = QuartersOf(cell.text); quarters != 0) {
    return svg + DrawQuarters(quarters, x, y, ink);
  }
  if (cell.text == " " || cell.text.empty()) {
    return svg;
  }
  return svg + "<text x='" + std::to_string(x) + "' y='" +
         std::to_string(y + kBaseline) + "' fill='" + ink + "'" +
         (cell.bold ? " font-weight='bold'" : "") + ">" + Escaped(cell.text) +
         "</text>\n";
}

std::string Svg(const TerminalSession& session, const Shot& shot) {
  const int width = 2 * kBorder + shot.width * kCellWidth;
  const int height = 2 * kBorder + shot.height * kCellHeight;
  std::string svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='" +
      std::to_string(width) + "' height='" + std::to_string(height) +
      "' font-family='DejaVu Sans Mono, Menlo, Consolas, monospace' "
      "font-size='15'>\n" +
      Rectangle(0, 0, width, height, kPaper);
  for (int row = 0; row < shot.height; ++row) {
    for (int column = 0; column < shot.width; ++column) {
      svg += Draw(session.At(row, column), row, column);
    }
  }
  return svg + "</svg>\n";
}

void Take(const Shot& shot, const std::string& folder) {
  const TemporaryFolder home;
  SessionOptions options;
  options.arguments = shot.arguments;
  options.environment = {{"COLORTERM", "truecolor"}};
  options.home = home.path();
  options.width = shot.width;
  options.height = shot.height;
  TerminalSession session(options);
  session.WaitQuiet(TerminalSession::Milliseconds(600));
  for (const std::string& keys : shot.keys) {
    session.Press(keys);
  }
  session.WaitQuiet(TerminalSession::Milliseconds(600));
  const std::string file = folder + '/' + shot.name + ".svg";
  std::ofstream(file) << Svg(session, shot);
  std::cout << file << '\n';
}

/// The game with seed 7 against greedy, up to the fourth round.
std::vector<std::string> Opening() {
  std::vector<std::string> keys;
  for (const char* const move :
       {"F4O>4", "F1Y>5", "<", "CB>4=B", "<", "CP>1", "F1P>2", "F3B>2", "F4P>3",
        "<", "CG>1", "F3B>2=P", "F2O>2", "F5Y>2", "CG>2=G", "CP>4", "<", "CY>4",
        "F5G>4=P"}) {
    keys.push_back(':' + std::string(move) + '\r');
  }
  return keys;
}

/// River Valley with seed 7, two people taking turns, and a move half chosen.
std::vector<std::string> RiverOpening() {
  std::vector<std::string> keys;
  for (const char* const move :
       {"L6>6-4:LM", "Y2>2-6:WLG", "D2+G2>4-2:WGY", "O6>6-4:PDY", "~P4", "~P2",
        "L5+D5>2-6:PO", "P4>4-2", "D1>1-5", "D1+G1>3-1", "~P2", "M5>5-1"}) {
    keys.push_back(':' + std::string(move) + '\r');
  }
  keys.insert(keys.end(), {"a", "1"});
  return keys;
}

/// Glass Road alone with seed 7, in the second period.
std::vector<std::string> RoadOpening() {
  std::vector<std::string> keys;
  for (const char* const move :
       {"B",    "M",          "R",          "$FB",       "I21@C2", "+2S",
        "M",    "1+1KB",      "P20@C3",     "C",         "P",      "W",
        "F",    "$A4",        "1+2W",       "$A1",       "P1@B1",  "P",
        "2+2S", "P20:A3+2KB", "P20:C1+2KB", ".",         "M",      "R",
        "B",    "Y",          "L",          "1+1FG",     "$A",     "1+2C",
        "1",    "R",          "P1:P10+1FB", "P1:V7+1FB", "1@B4=P"}) {
    keys.push_back(':' + std::string(move) + '\r');
  }
  return keys;
}

std::vector<Shot> Shots() {
  const std::vector<std::string> game = {
      "play",     "--seed", "7",       "--name",  "Ana",      "--seat",
      "2=greedy", "--pace", "instant", "--color", "truecolor"};
  const auto with = [&game](const std::vector<std::string>& more) {
    std::vector<std::string> all = game;
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  // A move half chosen, with its preview.
  std::vector<std::string> preview = Opening();
  preview.insert(preview.end(), {"4", "p", "6"});
  return {
      {"start", {"--color", "truecolor"}, {}},
      {"table", game, preview},
      {"patterns", with({"--patterns"}), preview},
      {"wide", game, preview, 120, 40},
      {"river",
       {"play", "river", "--seed", "7", "--name", "Ana", "--seat", "2=human",
        "--color", "truecolor"},
       RiverOpening()},
      {"road",
       {"play", "road", "--players", "1", "--seed", "7", "--name", "Ana",
        "--color", "truecolor"},
       RoadOpening(),
       100,
       30},
  };
}

}  // namespace
}  // namespace glazier::e2e

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: pictures FOLDER\n";
    return 2;
  }
  for (const auto& shot : glazier::e2e::Shots()) {
    glazier::e2e::Take(shot, argv[1]);
  }
  return 0;
}
