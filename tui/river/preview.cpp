// SPDX-License-Identifier: MIT
// What a step does, played on a copy of the position.
#include "tui/river/preview.hpp"

#include "engine/river/pieces_text.hpp"

namespace glazier::tui {

using river::Board;

namespace {

std::string Signed(int points) {
  return (points >= 0 ? "+" : "") + std::to_string(points);
}

/// "L to column 3, D new in column 4".
std::string Columns(const RiverPreview& preview) {
  const Board& before = preview.board_before();
  const Board& after = preview.board_after();
  std::string text;
  for (int column = 0; column < after.columns; ++column) {
    const auto index = static_cast<std::size_t>(column);
    if (after.height[index] == before.height[index]) {
      continue;
    }
    text += text.empty() ? "" : ", ";
    text += river::kColourLetters[after.colour[index]];
    text += column < before.columns ? " to column " : " new in column ";
    text += std::to_string(column + 1);
  }
  return text;
}

}  // namespace

bool RiverPreview::Builds(int column, int row) const {
  const auto index = static_cast<std::size_t>(column);
  return row >= board_before().height[index] &&
         row < board_after().height[index];
}

bool RiverPreview::StartsEnd() const {
  return before.end() == river::End::kNo &&
         board_after().inventory >= river::kEndInventory;
}

std::string PreviewText(const RiverPreview& preview) {
  const river::Step& step = preview.step;
  std::string text = StepText(step);
  if (step.IsPass()) {
    return text + " passes";
  }
  if (step.IsDraw()) {
    text += " draws " + std::to_string(preview.effect.drawn);
  } else if (step.IsPlace()) {
    const river::Pieces& gathered = preview.before.on(step.gather);
    text += " gathers " + (gathered.Empty()
                               ? std::string("nothing: the tile is empty")
                               : PiecesText(gathered, " "));
  }
  if (preview.effect.built > 0) {
    text += ": " + Columns(preview);
  }
  if (preview.effect.spilled > 0) {
    text += "; " + std::to_string(preview.effect.spilled) + " to the overflow";
  }
  const river::FinalScore was = preview.before.Final(preview.seat);
  const river::FinalScore is = preview.after.Final(preview.seat);
  std::string parts;
  const auto add = [&parts](std::string_view source, int change) {
    if (change != 0) {
      parts += (parts.empty() ? " = " : ", ") + std::string(source) + ' ' +
               Signed(change);
    }
  };
  add("rows", is.rows - was.rows);
  add("columns", is.columns - was.columns);
  add("overflow", is.overflow - was.overflow);
  text += "; points " + Signed(is.total - was.total) + parts;
  if (preview.StartsEnd()) {
    text += "; " + std::to_string(preview.board_after().inventory) +
            " pieces: the end begins";
  }
  return text;
}

}  // namespace glazier::tui
