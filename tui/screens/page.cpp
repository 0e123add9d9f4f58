// SPDX-License-Identifier: MIT
// What the pages of the menu have in common: a head line and a foot.
#include "tui/screens/page.hpp"

#include <ftxui/screen/string.hpp>

#include "engine/core/text.hpp"

namespace glazier::tui {
namespace {

/// A line right across, of lead.
ftxui::Element Across(const Theme& theme, int width) {
  std::string line;
  for (int i = 0; i < width; ++i) {
    line += theme.Frames(Weight::kLight).across;
  }
  return ftxui::text(line) | Paint(theme.Of(Role::kLead));
}

std::string Repeat(std::string_view part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) {
    text += part;
  }
  return text;
}

}  // namespace

ftxui::Element KeyLine(const Theme& theme, const KeyHints& hints, int width) {
  ftxui::Elements parts = {ftxui::text(" ")};
  int used = 1;
  for (const auto& [key, meaning] : hints) {
    used += ftxui::string_width(key) + ftxui::string_width(meaning) + 3;
    if (used > width) {
      break;
    }
    parts.push_back(ftxui::text(key) | Paint(theme.Of(Role::kKey)));
    parts.push_back(ftxui::text(" " + meaning + "  ") |
                    Paint(theme.Of(Role::kFaint)));
  }
  return ftxui::hbox(std::move(parts));
}

ftxui::Element Page(const Theme& theme,
                    Size size,
                    const std::string& title,
                    const std::string& remark,
                    ftxui::Element body,
                    const KeyHints& hints) {
  return ftxui::vbox({
      ftxui::hbox({
          ftxui::text(" " + title + " ") | Paint(theme.Of(Role::kTitle)),
          ftxui::filler(),
          ftxui::text(remark + " ") | Paint(theme.Of(Role::kFaint)),
      }),
      Across(theme, size.width),
      std::move(body) | ftxui::flex,
      Across(theme, size.width),
      KeyLine(theme, hints, size.width),
  });
}

ftxui::Element Window(const Theme& theme,
                      const std::string& title,
                      ftxui::Element body) {
  const Frame& frame = theme.Frames(Weight::kHeavy);
  body->ComputeRequirement();
  const int width =
      std::max(body->requirement().min_x, ftxui::string_width(title) + 4);
  const int height = body->requirement().min_y;
  const auto lead = Paint(theme.Of(Role::kLeadLit));
  const auto side = [&](std::string_view piece) {
    ftxui::Elements column;
    for (int i = 0; i < height; ++i) {
      column.push_back(ftxui::text(std::string(piece)));
    }
    return ftxui::vbox(std::move(column)) | lead;
  };
  const int after = width - ftxui::string_width(title) - 3;
  return ftxui::vbox({
             ftxui::hbox({
                 ftxui::text(std::string(frame.top_left) +
                             std::string(frame.across)) |
                     lead,
                 ftxui::text(" " + title + " ") |
                     Paint(theme.Of(Role::kStrong)),
                 ftxui::text(Repeat(frame.across, after) +
                             std::string(frame.top_right)) |
                     lead,
             }),
             ftxui::hbox({
                 side(frame.down),
                 std::move(body) |
                     ftxui::size(ftxui::WIDTH, ftxui::EQUAL, width),
                 side(frame.down),
             }),
             ftxui::text(std::string(frame.bottom_left) +
                         Repeat(frame.across, width) +
                         std::string(frame.bottom_right)) |
                 lead,
         }) |
         ftxui::clear_under | ftxui::center;
}

std::vector<std::string> Wrap(const std::string& text, int width) {
  std::vector<std::string> lines;
  for (const std::string_view paragraph : Split(text, '\n')) {
    std::string line;
    for (const std::string_view word : Split(paragraph, ' ')) {
      if (!line.empty() && ftxui::string_width(line) + 1 +
                                   ftxui::string_width(std::string(word)) >
                               width) {
        lines.push_back(line);
        line.clear();
      }
      line += line.empty() ? "" : " ";
      line += word;
    }
    lines.push_back(line);
  }
  return lines;
}

}  // namespace glazier::tui
