// SPDX-License-Identifier: MIT
// What a step does, played on a copy of the position.
#include "tui/sintra/preview.hpp"

namespace glazier::tui {

using sintra::kGlassTrack;
using sintra::kPlaces;
using sintra::kWindowPoints;

bool SintraPreview::Fills(int place, int space) const {
  if (step.IsBack() || step.Breaks() || place != step.place ||
      board_before().PaneOn(place, space) != '.') {
    return false;
  }
  // A completed strip is flipped or gone, and every gap had been filled.
  return Completes() || board_after().PaneOn(place, space) != '.';
}

bool SintraPreview::Glazes(int window, int frame) const {
  return board_before().PaneIn(window, frame) !=
         board_after().PaneIn(window, frame);
}

bool SintraPreview::Counts(int window) const {
  return Completes() && window >= step.place &&
         board_after().PanesIn(window) > 0;
}

int SintraPreview::Loss() const {
  return board_after().Lost() - board_before().Lost();
}

std::string PreviewText(const SintraPreview& preview) {
  const sintra::Step& step = preview.step;
  const sintra::Effect& effect = preview.effect;
  std::string text = StepText(step);
  if (step.IsBack()) {
    return text + " the glazier goes back above strip " +
           std::to_string(preview.board_after().glazier + 1);
  }
  if (preview.Completes()) {
    text += " completes strip " + std::to_string(step.place + 1) + ", keeps " +
            std::string(sintra::kColourNames[step.keep]) + ": +" +
            std::to_string(effect.bonus + effect.window) + " = bonus " +
            std::to_string(effect.bonus) + ", window";
    std::string_view join = " ";
    for (int window = step.place; window < kPlaces; ++window) {
      if (preview.Counts(window)) {
        text += join;
        text += std::to_string(kWindowPoints[static_cast<std::size_t>(window)]);
        join = "+";
      }
    }
  } else if (effect.placed > 0) {
    const int left = preview.board_after().gaps[step.place].Total();
    text += " fills " + std::to_string(effect.placed) + " of strip " +
            std::to_string(step.place + 1) + ", leaves " + std::to_string(left);
  }
  if (effect.marker) {
    text += "; takes the 1st marker";
  }
  if (effect.broken > 0) {
    text += "; " + std::to_string(effect.broken) +
            (effect.broken == 1 ? " breaks" : " break");
  }
  const auto lost = [](const sintra::Board& board) {
    return std::to_string(-kGlassTrack[board.glass]);
  };
  if (effect.wraps > 0) {
    text += "; the glass costs " +
            std::to_string(sintra::kGlassWrap * effect.wraps) +
            " at once, then " + lost(preview.board_after());
  } else if (preview.Loss() != 0) {
    text += "; glass " + lost(preview.board_before()) + " to " +
            lost(preview.board_after());
  }
  return text;
}

}  // namespace glazier::tui
