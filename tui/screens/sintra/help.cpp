// Help that fits the moment: what can be done now, and by which keys.
#include "tui/screens/sintra/help.hpp"

#include <algorithm>
#include <ftxui/screen/string.hpp>

#include "tui/screens/page.hpp"

namespace glazier::tui {
namespace {

constexpr int kWidth = 66;
constexpr int kKeyWidth = 16;

using Lines = std::vector<HelpLine>;

void Add(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

Lines AboutChoice(const Chooser& chooser) {
  switch (chooser.step()) {
    case Chooser::Step::kSource:
      return {
          {"", "Now: choose where to take panes", true},
          {"",
           "Take all panes of one colour from a factory or the centre. "
           "What is left on a factory moves to the centre."},
          {"1-9", "a factory"},
          {"c or 0", "the centre"},
          {"arrows, hjkl", "move the cursor"},
          {"Enter", "accept what the cursor is on"},
          {"<", "instead: send the glazier back to the leftmost strip"},
          {":", "type a whole move, such as F3O>5"},
      };
    case Chooser::Step::kColour:
      return {
          {"", "Now: choose the colour", true},
          {"", "You take every pane of that colour that lies there."},
          {"o p y b g", "orange, pink, yellow, blue, green"},
          {"Left/Right", "the colour before or after"},
          {"Enter", "accept"},
          {"Esc", "back to the factories"},
      };
    case Chooser::Step::kStrip:
      return {
          {"", "Now: choose the strip", true},
          {"",
           "Only strips under the glazier or right of it, with an empty "
           "space of the colour. Panes that find no space break. The "
           "glazier moves above the strip."},
          {"1-8", "the strip"},
          {"Left/Right", "the next strip that takes the panes"},
          {"x", "let them all break, when no strip takes any"},
          {"Enter", "play the move that the preview shows"},
          {"Esc", "back to the colours"},
      };
    case Chooser::Step::kKeep:
      return {
          {"", "Now: choose the pane to keep", true},
          {"",
           "The strip is complete. One of its panes goes into the window "
           "below it; on side B its colour counts at the end."},
          {"o p y b g", "the colour to keep"},
          {"Enter", "play the move"},
          {"Esc", "back to the strips"},
      };
    case Chooser::Step::kBack:
      return {
          {"", "Now: the glazier's way back", true},
          {"",
           "The glazier goes above your leftmost strip. That is your "
           "whole turn."},
          {"Enter", "send the glazier back"},
          {"Esc", "do something else"},
      };
    case Chooser::Step::kTyping:
      return {
          {"", "Now: type a move", true},
          {"F3O>5", "orange from factory 3 onto strip 5"},
          {"CP>2=B", "pink from the centre completes strip 2; keep blue"},
          {"F1G>x", "green from factory 1; nothing fits, all break"},
          {"<", "the glazier back"},
          {"Enter", "play it; small letters will do"},
          {"Esc", "close the line"},
      };
  }
  return {};
}

const Lines kStepping = {
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

std::vector<HelpLine> GameHelp(const Chooser* chooser, bool looking_back) {
  Lines lines;
  if (looking_back) {
    Add(lines, {{"", "Now: looking back at earlier moves", true}});
    Add(lines, kStepping);
    Add(lines, {{"Esc", "back to the game"}});
  } else if (chooser != nullptr) {
    Add(lines, AboutChoice(*chooser));
  } else {
    Add(lines, {{"", "Now: a bot is to move", true},
                {"",
                 "Its move appears at the pace you set in the game menu "
                 "and stays marked until the next one."}});
  }
  Add(lines, {{"", ""},
              {"", "At any time", true},
              {"u", "take back, to your last decision"},
              {"r", "play again what was taken back"},
              {"t", "a tip, with its reason"},
              {"m", "all moves instead of the other palace"},
              {"Tab", "show another opponent"},
              {"n", "the patterns table: every colour in its own place"}});
  if (!looking_back) {
    Add(lines, kStepping);
  }
  Add(lines, {{"q", "the game menu: pace, looks, leave"},
              {"", ""},
              {"", "What scores", true},
              {"",
               "A strip whose five spaces are full fills its window: "
               "points of that window and of all windows right of it that "
               "hold a pane, and a bonus for each pane of the round's "
               "colour. Broken panes cost points, more and more. After "
               "six rounds side A counts ornaments, side B finished "
               "windows times the best colour."}});
  return lines;
}

std::vector<HelpLine> ReplayHelp() {
  return {
      {"", "Looking at a game", true},
      {"Right, Space", "one move on"},
      {"Left", "one move back"},
      {"Down, Up", "next round, previous round"},
      {"1-6", "to the beginning of a round"},
      {"Home, End", "to the beginning, to the end"},
      {"m", "all moves instead of the other palace"},
      {"Tab", "show another player"},
      {"n", "the patterns table: every colour in its own place"},
      {"f", "the final scoring, when the game was finished"},
      {"q", "leave"},
  };
}

ftxui::Element HelpWindow(const Theme& theme,
                          Size size,
                          const std::vector<HelpLine>& lines,
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
  shown.push_back(ftxui::text(""));
  KeyHints hints = {{"Enter", "all the rules"}, {"Esc", "close"}};
  if (room < count) {
    hints.insert(hints.begin(), {"Up/Down", "scroll"});
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
