// SPDX-License-Identifier: MIT
// Texts with headings, lists and tables, laid out for reading.
#include "tui/widgets/rich_text.hpp"

#include <algorithm>
#include <numeric>

#include "engine/core/text.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {
namespace {

constexpr int kGap = 2;  // between the columns of a table
constexpr int kNarrowest = 6;

using Cells = std::vector<std::string>;

/// Removes pairs of a sign; a single one stays.
void DropPairs(std::string& text, std::string_view sign) {
  std::size_t first = text.find(sign);
  while (first != std::string::npos) {
    const std::size_t second = text.find(sign, first + sign.size());
    // Not around spaces: "2 * 3" is not emphasis.
    const bool around =
        second != std::string::npos && second > first + sign.size() &&
        text[first + sign.size()] != ' ' && text[second - 1] != ' ';
    if (!around) {
      first = text.find(sign, first + sign.size());
      continue;
    }
    text.erase(second, sign.size());
    text.erase(first, sign.size());
    first = text.find(sign, second - sign.size());
  }
}

std::string Plain(std::string_view text) {
  std::string plain(text);
  for (const std::string_view sign : {"`", "**", "*"}) {
    DropPairs(plain, sign);
  }
  return plain;
}

Cells CellsOf(std::string_view line) {
  Cells cells;
  line = Trim(line);
  line.remove_prefix(1);
  if (line.ends_with('|')) {
    line.remove_suffix(1);
  }
  for (const std::string_view cell : Split(line, '|')) {
    cells.push_back(Plain(Trim(cell)));
  }
  return cells;
}

bool IsRule(std::string_view line) {
  return line.starts_with('|') &&
         line.find_first_not_of("|-: ") == std::string_view::npos;
}

/// The widest cell of each column, made narrower until all of them fit.
std::vector<int> WidthsOf(const std::vector<Cells>& rows, int width) {
  std::vector<int> widths;
  for (const Cells& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], Columns(row[i]));
    }
  }
  const int room = width - kGap * (static_cast<int>(widths.size()) - 1);
  while (std::accumulate(widths.begin(), widths.end(), 0) > room) {
    const auto widest = std::max_element(widths.begin(), widths.end());
    if (*widest <= kNarrowest) {
      break;
    }
    --*widest;
  }
  return widths;
}

void AddRow(std::vector<RichLine>& lines,
            const Cells& row,
            const std::vector<int>& widths) {
  std::vector<std::vector<std::string>> wrapped;
  std::size_t height = 1;
  for (std::size_t i = 0; i < row.size(); ++i) {
    wrapped.push_back(Wrap(row[i], widths[i]));
    height = std::max(height, wrapped.back().size());
  }
  for (std::size_t y = 0; y < height; ++y) {
    std::string line;
    int column = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string cell = y < wrapped[i].size() ? wrapped[i][y] : "";
      line.append(static_cast<std::size_t>(std::max(0, column - Columns(line))),
                  ' ');
      line += cell;
      column += widths[i] + kGap;
    }
    lines.push_back(
        {std::string(line.substr(0, line.find_last_not_of(' ') + 1))});
  }
}

void AddTable(std::vector<RichLine>& lines,
              const std::vector<Cells>& rows,
              int width) {
  const std::vector<int> widths = WidthsOf(rows, width);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    AddRow(lines, rows[i], widths);
    if (i == 0) {
      Cells dashes;
      for (const int each : widths) {
        dashes.emplace_back(static_cast<std::size_t>(each), '-');
      }
      AddRow(lines, dashes, widths);
    }
  }
}

}  // namespace

std::vector<RichLine> LayOutText(std::string_view text, int width) {
  std::vector<RichLine> lines;
  std::vector<Cells> table;
  for (const std::string_view line : Split(text, '\n')) {
    if (line.starts_with('|')) {
      if (!IsRule(line)) {
        table.push_back(CellsOf(line));
      }
      continue;
    }
    if (!table.empty()) {
      AddTable(lines, table, width);
      table.clear();
    }
    const auto level = std::min(line.find_first_not_of('#'), line.size());
    if (level > 0) {
      lines.push_back(
          {Plain(Trim(line.substr(level))), static_cast<int>(level)});
    } else if (line.starts_with("    ")) {
      lines.push_back({std::string(line)});
    } else {
      lines.push_back({Plain(line)});
    }
  }
  if (!table.empty()) {
    AddTable(lines, table, width);
  }
  return lines;
}

std::string PlainText(std::string_view text, int width) {
  std::string plain;
  for (const RichLine& line : LayOutText(text, width)) {
    plain += line.text + '\n';
    if (line.heading > 0) {
      plain.append(static_cast<std::size_t>(Columns(line.text)),
                   line.heading == 1 ? '=' : '-');
      plain += '\n';
    }
  }
  // The last line of a text ends with a line feed already.
  if (text.ends_with('\n') && !plain.empty()) {
    plain.pop_back();
  }
  return plain;
}

}  // namespace glazier::tui
