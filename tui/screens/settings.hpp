// SPDX-License-Identifier: MIT
// The player's choices, remembered between runs.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/table.hpp"
#include "tui/terminal/capabilities.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

class Keeper;

/// @brief How long a bot's turn lasts at least, its thinking included.
enum class Pace : std::uint8_t { kInstant, kFast, kNormal, kSlow };
inline constexpr int kPaces = 4;

/// @brief What the coach does: nothing, ask before a move that gives away too
/// much, or also say something after every move.
enum class Coach : std::uint8_t { kOff, kWarn, kTalk };
inline constexpr int kCoaches = 3;
inline constexpr int kMostCoachPoints = 20;

/// @brief What is remembered of a lesson besides the step to go on with.
inline constexpr std::string_view kLessonDone = "done";
inline constexpr std::string_view kLessonLater = "later";
inline constexpr int kMostLessonSteps = 999;

std::string_view CoachName(Coach coach);
std::chrono::milliseconds Delay(Pace pace);
std::string_view PaceName(Pace pace);
std::string_view PaletteName(Palette palette);
std::string_view GlyphsName(Glyphs glyphs);

/// @brief The level of a bot until the player chooses one: neither the weakest
/// nor the strongest.
std::string DefaultBot();

struct Settings {
  // The next game.
  std::string game;
  int players = 2;          ///< a game that seats fewer takes as many as it can
  std::vector<Seat> seats;  ///< always kMaxSeats; the first `players` sit down
  /// The options of all games, by name.
  std::map<std::string, std::string, std::less<>> options;
  std::optional<std::uint64_t> seed;  ///< nothing: another one every time
  Pace pace = Pace::kNormal;
  Coach coach = Coach::kOff;
  int coach_points = 3;  ///< it asks when a move loses this much
  /// The lessons by game: the number of the step to continue with, "done", or
  /// "later" for one that was declined.
  std::map<std::string, std::string, std::less<>> lessons;

  // Looks. What the terminal can do is not remembered: see ForTerminal.
  Palette palette = Palette::kStandard;
  Glyphs glyphs = Glyphs::kLetters;
  bool patterns = false;
  bool ascii = false;
  bool light_background = false;
  bool animation = true;
  bool motion = true;  ///< a few frames where something happened

  /// How plain lines are said, "plain" or "spoken"; empty: never asked.
  std::string line;

  Settings();
  ThemeOptions ForTerminal(const Capabilities& terminal) const;

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// @brief Lines of "key=value".
std::string WriteSettings(const Settings& settings);

/// @brief Applies lines of "key=value" on top of the current settings. A line
/// that cannot be understood is skipped: settings must never stop a game.
void ReadSettings(std::string_view text, Settings& settings);

/// @brief The settings as they were saved last.
Settings Remembered(Keeper& keeper);

}  // namespace glazier::tui
