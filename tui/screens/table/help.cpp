// SPDX-License-Identifier: MIT
// Help for the current situation: what can be done now, and with which keys.
#include "tui/screens/table/help.hpp"

#include <algorithm>
#include <ftxui/screen/string.hpp>

#include "tui/screens/keys.hpp"
#include "tui/screens/page.hpp"

namespace glazier::tui {
namespace {

constexpr int kWidth = 66;
constexpr int kKeyWidth = 20;

void Add(HelpLines& lines, const HelpLines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

const HelpLines kStepping = {
    {"PgUp PgDn", "one move back, one move on"},
    {"Home End", "to the first move, back to now"},
};

ftxui::Elements Drawn(const Theme& theme, const HelpLine& line) {
  if (line.heading) {
    return {ftxui::text(line.text) | Paint(theme.Of(Role::kStrong)) |
            ftxui::underlined};
  }
  const int indent = line.key.empty() ? 0 : kKeyWidth;
  ftxui::Elements drawn;
  for (const std::string& part : Wrap(line.text, kWidth - indent)) {
    const std::string key = drawn.empty() ? line.key : "";
    drawn.push_back(ftxui::hbox({
        ftxui::text(key) | Paint(theme.Of(Role::kKey)) |
            ftxui::size(ftxui::WIDTH, ftxui::EQUAL, indent),
        ftxui::text(part),
    }));
  }
  return drawn;
}

}  // namespace

HelpLines GameHelp(const HelpLines& choice,
                   bool looking_back,
                   Part part,
                   const GameWords& words,
                   const Landmarks& named) {
  HelpLines lines;
  if (looking_back) {
    Add(lines, {{"", "Now: looking back at earlier moves", true}});
    Add(lines, kStepping);
    Add(lines, {{"Esc", "back to the game"}});
  } else if (!choice.empty()) {
    Add(lines, choice);
  } else {
    Add(lines, {{"",
                 part == Part::kWatching ? "Now: you are watching"
                                         : "Now: somebody else is to move",
                 true},
                {"", part == Part::kHere
                         ? "A bot moves at the pace you set in the game menu; "
                           "its move stays marked until the next one."
                         : "A move stays marked until the next one."}});
  }
  Add(lines, {{"", ""}, {"", "At any time", true}});
  if (part != Part::kWatching) {
    Add(lines, {{"u", part == Part::kHere
                          ? "take back, to your last decision"
                          : "take back your last move, until something is "
                            "dealt or shown or somebody else moves"}});
    if (part == Part::kHere) {
      Add(lines, {{"r", "play again what was taken back"}});
    }
    Add(lines, {{"t", "a tip, shown on the board; t again takes it over"}});
  }
  Add(lines, {{"/", "the parts of the table by name"}});
  Add(lines, {{"m", std::string(words.log)},
              {"Tab", "show another opponent"},
              {"n", std::string(words.patterns)}});
  if (!looking_back) {
    Add(lines, kStepping);
  }
  Add(lines, {{"q", part == Part::kHere   ? "the game menu: pace, looks, leave"
                    : part == Part::kAfar ? "the game menu: talk, looks, leave"
                                          : "the game menu: looks, leave"},
              {"", ""},
              {"", "What scores", true},
              {"", std::string(words.scores)},
              {"", ""},
              {"", "Signs", true},
              {"[x]", "chosen, or where a marker stands"},
              {"(x)", "what the move under choice would bring"},
              {">x<", "what the last move changed"},
              {"", ""},
              {"", "On the table", true}});
  for (const Landmark& landmark : named) {
    Add(lines, {{landmark.label, landmark.about}});
  }
  return lines;
}

bool ScrollHelp(const ftxui::Event& event, int& top) {
  constexpr int kPage = 12;
  constexpr int kEnd = 1 << 16;
  if (keys::Up(event)) {
    --top;
  } else if (keys::Down(event)) {
    ++top;
  } else if (event == ftxui::Event::PageUp) {
    top -= kPage;
  } else if (event == ftxui::Event::PageDown || keys::Space(event)) {
    top += kPage;
  } else if (event == ftxui::Event::Home) {
    top = 0;
  } else if (event == ftxui::Event::End) {
    top = kEnd;
  } else {
    return false;
  }
  return true;
}

HelpLines ReplayHelp(const GameWords& words) {
  return {
      {"", "Looking at a game", true},
      {"Right, Space", "one move on"},
      {"Left", "one move back"},
      {"Down, Up", "next round, previous round"},
      {"1-9", "to the beginning of a round"},
      {"Home, End", "to the beginning, to the end"},
      {"m", std::string(words.log)},
      {"Tab", "show another player"},
      {"n", std::string(words.patterns)},
      {"f", "the final scoring, when the game was finished"},
      {"p", "play on from here: a new game, this one stays as it is"},
      {"q, Esc", "leave"},
  };
}

ftxui::Element HelpWindow(const Theme& theme,
                          Size size,
                          const HelpLines& lines,
                          int& top) {
  ftxui::Elements all;
  for (const HelpLine& line : lines) {
    for (auto& drawn : Drawn(theme, line)) {
      all.push_back(std::move(drawn));
    }
  }
  const int count = static_cast<int>(all.size());
  const int room = std::min(count, size.height - 6);
  top = std::clamp(top, 0, count - room);
  ftxui::Elements shown(all.begin() + top, all.begin() + top + room);
  const int below = count - top - room;
  const std::string more =
      below > 0      ? "-- " + std::to_string(below) + " more lines: PgDn --"
      : room < count ? "-- the end: PgUp --"
                     : "";
  shown.push_back(ftxui::text(more) | Paint(theme.Of(Role::kTarget)));
  KeyHints hints = {{"Enter", "all the rules"}, {"Esc", "close"}};
  if (room < count) {
    hints.insert(hints.begin(), {"PgUp PgDn Home End", "scroll"});
  }
  shown.push_back(KeyLine(theme, hints, kWidth));
  return Window(theme, "Help",
                ftxui::hbox({
                    ftxui::text(" "),
                    ftxui::vbox(std::move(shown)) |
                        ftxui::size(ftxui::WIDTH, ftxui::EQUAL, kWidth),
                    ftxui::text(" "),
                }));
}

}  // namespace glazier::tui
