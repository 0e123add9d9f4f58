// SPDX-License-Identifier: MIT
// Settings as text, in both directions.
#include "tui/screens/settings.hpp"

#include <algorithm>
#include <array>

#include "engine/bots/bot.hpp"
#include "engine/bots/text_bot.hpp"
#include "engine/core/text.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tui/screens/keeper.hpp"

namespace glazier::tui {
namespace {

constexpr std::array<std::string_view, kPaces> kPaceNames = {"instant", "fast",
                                                             "normal", "slow"};
constexpr std::array<std::string_view, kCoaches> kCoachNames = {"off", "warn",
                                                                "talk"};
constexpr std::string_view kLessonKey = "lesson-";
constexpr std::array<std::string_view, kPalettes> kPaletteNames = {
    "standard", "protan", "deutan", "tritan"};
constexpr std::array<std::string_view, 3> kGlyphsNames = {"letters", "shapes",
                                                          "both"};

/// What bots are called as long as nobody gives them another name.
constexpr std::array<std::string_view, kMaxSeats> kNames = {
    "Player", "Bruno", "Clara", "Dario", "Elsa"};

template <std::size_t N>
std::optional<std::size_t> IndexOf(const std::array<std::string_view, N>& words,
                                   std::string_view word) {
  const auto* const found = std::find(words.begin(), words.end(), word);
  return found == words.end()
             ? std::nullopt
             : std::optional<std::size_t>(found - words.begin());
}

template <class Enum, std::size_t N>
void SetFrom(const std::array<std::string_view, N>& words,
             std::string_view word,
             Enum& value) {
  if (const auto index = IndexOf(words, word)) {
    value = static_cast<Enum>(*index);
  }
}

void SetFrom(std::string_view word, bool& value) {
  if (word == "on" || word == "off") {
    value = word == "on";
  }
}

/// "human Ana", "greedy Bruno"; the name may be missing.
void SetSeat(std::string_view text, Seat& seat) {
  const auto space = text.find(' ');
  const std::string_view player = text.substr(0, space);
  bool known = player == "human" || player == kProgramPlayer;
  HouseGames::ForEach([&]<Game G>() { known = known || HasBot<G>(player); });
  if (!known) {
    return;
  }
  seat.player = player;
  if (space != std::string_view::npos) {
    seat.name = CleanName(text.substr(space + 1));
  }
}

/// Whether some game has an option of that name with that value.
bool IsOptionValue(std::string_view name, std::string_view value) {
  return std::any_of(kGames.begin(), kGames.end(), [&](const GameInfo* game) {
    return std::any_of(game->options.begin(), game->options.end(),
                       [&](const GameOption& option) {
                         return option.name == name &&
                                std::find(option.values.begin(),
                                          option.values.end(),
                                          value) != option.values.end();
                       });
  });
}

void SetLesson(std::string_view game,
               std::string_view value,
               Settings& settings) {
  if (FindGame(game) != nullptr &&
      (value == kLessonDone || value == kLessonLater ||
       ParseNumber(value, 0, kMostLessonSteps))) {
    settings.lessons.insert_or_assign(std::string(game), std::string(value));
  }
}

void Set(std::string_view key, std::string_view value, Settings& settings) {
  if (key == "game") {
    settings.game = FindGame(value) != nullptr ? value : settings.game;
  } else if (key == "players") {
    settings.players =
        ParseNumber<int>(value, 1, kMaxSeats).value_or(settings.players);
  } else if (key.starts_with("seat")) {
    if (const auto seat =
            ParseNumber<std::size_t>(key.substr(4), 1, settings.seats.size())) {
      SetSeat(value, settings.seats[*seat - 1]);
    }
  } else if (IsOptionValue(key, value)) {
    settings.options.insert_or_assign(std::string(key), std::string(value));
  } else if (key == "seed") {
    settings.seed = ParseNumber<std::uint64_t>(value, 0, UINT64_MAX);
  } else if (key == "pace") {
    SetFrom(kPaceNames, value, settings.pace);
  } else if (key == "coach") {
    SetFrom(kCoachNames, value, settings.coach);
  } else if (key == "coach-points") {
    settings.coach_points =
        ParseNumber(value, 1, kMostCoachPoints).value_or(settings.coach_points);
  } else if (key.starts_with(kLessonKey)) {
    SetLesson(key.substr(kLessonKey.size()), value, settings);
  } else if (key == "palette") {
    SetFrom(kPaletteNames, value, settings.palette);
  } else if (key == "glyphs") {
    SetFrom(kGlyphsNames, value, settings.glyphs);
  } else if (key == "patterns") {
    SetFrom(value, settings.patterns);
  } else if (key == "ascii") {
    SetFrom(value, settings.ascii);
  } else if (key == "background") {
    if (value == "light" || value == "dark") {
      settings.light_background = value == "light";
    }
  } else if (key == "animation") {
    SetFrom(value, settings.animation);
  } else if (key == "motion") {
    SetFrom(value, settings.motion);
  } else if (key == "line") {
    settings.line = value == "plain" || value == "spoken" ? value : "";
  }
}

}  // namespace

std::chrono::milliseconds Delay(Pace pace) {
  constexpr std::array<int, kPaces> kDelays = {0, 500, 1200, 2500};
  return std::chrono::milliseconds(kDelays[static_cast<std::size_t>(pace)]);
}

std::string_view PaceName(Pace pace) {
  return kPaceNames[static_cast<std::size_t>(pace)];
}

std::string_view CoachName(Coach coach) {
  return kCoachNames[static_cast<std::size_t>(coach)];
}

std::string_view PaletteName(Palette palette) {
  return kPaletteNames[static_cast<std::size_t>(palette)];
}

std::string_view GlyphsName(Glyphs glyphs) {
  return kGlyphsNames[static_cast<std::size_t>(glyphs)];
}

std::string DefaultBot() {
  return std::string(kDefaultBot);
}

Settings::Settings() : game(kGames.front()->name) {
  for (const GameInfo* const each : kGames) {
    for (const GameOption& option : each->options) {
      options.emplace(option.name, option.values.front());
    }
  }
  for (const std::string_view name : kNames) {
    seats.push_back(
        {seats.empty() ? "human" : DefaultBot(), std::string(name)});
  }
}

ThemeOptions Settings::ForTerminal(const Capabilities& terminal) const {
  ThemeOptions theme;
  switch (terminal.color) {
    case ftxui::Terminal::Palette1:
      theme.depth = ColourDepth::kMono;
      break;
    case ftxui::Terminal::Palette16:
      theme.depth = ColourDepth::k16;
      break;
    case ftxui::Terminal::Palette256:
      theme.depth = ColourDepth::k256;
      break;
    case ftxui::Terminal::TrueColor:
      theme.depth = ColourDepth::kTrue;
      break;
  }
  theme.palette = palette;
  theme.glyphs = glyphs;
  theme.ascii = ascii || !terminal.utf8;
  theme.light_background = light_background;
  theme.patterns = patterns;
  return theme;
}

std::string WriteSettings(const Settings& settings) {
  std::string text;
  const auto line = [&text](std::string_view key, std::string_view value) {
    text.append(key).append("=").append(value).append("\n");
  };
  const auto flag = [](bool on) { return on ? "on" : "off"; };
  line("game", settings.game);
  line("players", std::to_string(settings.players));
  for (std::size_t i = 0; i < settings.seats.size(); ++i) {
    line("seat" + std::to_string(i + 1),
         settings.seats[i].player + ' ' + settings.seats[i].name);
  }
  for (const auto& [name, value] : settings.options) {
    line(name, value);
  }
  line("seed", settings.seed ? std::to_string(*settings.seed) : "random");
  line("pace", PaceName(settings.pace));
  line("coach", CoachName(settings.coach));
  line("coach-points", std::to_string(settings.coach_points));
  for (const auto& [game, value] : settings.lessons) {
    line(std::string(kLessonKey) + game, value);
  }
  line("palette", PaletteName(settings.palette));
  line("glyphs", GlyphsName(settings.glyphs));
  line("patterns", flag(settings.patterns));
  line("ascii", flag(settings.ascii));
  line("background", settings.light_background ? "light" : "dark");
  line("animation", flag(settings.animation));
  line("motion", flag(settings.motion));
  if (!settings.line.empty()) {
    line("line", settings.line);
  }
  return text;
}

void ReadSettings(std::string_view text, Settings& settings) {
  for (const std::string_view line : Split(text, '\n')) {
    const auto sign = line.find('=');
    if (sign != std::string_view::npos) {
      Set(Trim(line.substr(0, sign)), Trim(line.substr(sign + 1)), settings);
    }
  }
}

Settings Remembered(Keeper& keeper) {
  Settings settings;
  ReadSettings(keeper.LoadSettings(), settings);
  return settings;
}

}  // namespace glazier::tui
