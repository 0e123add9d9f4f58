// SPDX-License-Identifier: MIT
// What the terminal can show, detected from the environment and the options.
#include "tui/terminal/capabilities.hpp"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "engine/core/text.hpp"

namespace glazier::tui {
namespace {

using ftxui::Terminal::Color;

bool Contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string Get(const Surroundings& surroundings, const char* name) {
  return surroundings.variable(name).value_or("");
}

Color FindColor(const Surroundings& surroundings) {
  // no-color.org: set and not empty, whatever it says.
  if (!Get(surroundings, "NO_COLOR").empty()) {
    return Color::Palette1;
  }
  const std::string depth = Get(surroundings, "COLORTERM");
  if (Contains(depth, "24bit") || Contains(depth, "truecolor")) {
    return Color::TrueColor;
  }
  const std::string term = Get(surroundings, "TERM");
  if (Contains(term, "direct") || term == "xterm-kitty" ||
      term == "alacritty" || term == "foot") {
    return Color::TrueColor;
  }
  if (Contains(term, "256") || !depth.empty()) {
    return Color::Palette256;
  }
  if (Contains(term, "mono") || term.starts_with("vt")) {
    return Color::Palette1;
  }
  return Color::Palette16;
}

bool HasUtf8(const Surroundings& surroundings) {
  // The Linux console's font has at most 512 characters and lacks most of ours.
  if (Get(surroundings, "TERM") == "linux") {
    return false;
  }
  // The first of these that is set and not empty decides (POSIX).
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string locale = Get(surroundings, name);
    if (!locale.empty()) {
      std::transform(locale.begin(), locale.end(), locale.begin(),
                     [](unsigned char c) { return std::tolower(c); });
      return Contains(locale, "utf-8") || Contains(locale, "utf8");
    }
  }
  return false;
}

}  // namespace

Surroundings Surroundings::OfThisProcess() {
  Surroundings surroundings;
  surroundings.variable = [](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  };
  surroundings.terminal =
      isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  return surroundings;
}

Capabilities FindCapabilities(const TerminalWishes& wishes,
                              const Surroundings& surroundings) {
  Capabilities found;
  found.color = wishes.color ? *wishes.color : FindColor(surroundings);
  found.utf8 = !wishes.ascii && HasUtf8(surroundings);
  const bool far = !Get(surroundings, "SSH_CONNECTION").empty() ||
                   !Get(surroundings, "SSH_TTY").empty();
  // While a program uses the mouse, GNU screen (which sets STY) keeps the
  // Escape key to itself until another key follows.
  const bool screen = !Get(surroundings, "STY").empty();
  found.mouse = wishes.mouse.value_or(!far && !screen);
  found.full_redraw = wishes.full_redraw;
  constexpr int kLongestWait = 5000;
  if (const auto wait =
          ParseNumber<int>(Get(surroundings, "ESCDELAY"), 1, kLongestWait)) {
    found.escape_time = std::chrono::milliseconds(*wait);
  }
  const std::string term = Get(surroundings, "TERM");
  if (!surroundings.terminal) {
    found.line_mode =
        "This is not a terminal: playing in line mode, one move a line.";
  } else if (term.empty() || term == "dumb") {
    found.line_mode =
        "TERM=" + term +
        " cannot draw a screen: playing in line mode, one move a line.";
  }
  return found;
}

std::optional<std::optional<Color>> ParseColorWish(std::string_view word) {
  std::optional<std::optional<Color>> wish(std::in_place);
  if (word == "never") {
    *wish = Color::Palette1;
  } else if (word == "16") {
    *wish = Color::Palette16;
  } else if (word == "256") {
    *wish = Color::Palette256;
  } else if (word == "truecolor") {
    *wish = Color::TrueColor;
  } else if (word != "auto") {
    wish.reset();
  }
  return wish;
}

}  // namespace glazier::tui
