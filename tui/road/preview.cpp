// SPDX-License-Identifier: MIT
// What a step does, in a sentence.
#include "tui/road/preview.hpp"

#include "engine/road/names.hpp"
#include "engine/road/words.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/road/likely.hpp"
#include "tui/road/words.hpp"

namespace glazier::tui {

using road::Step;

std::string PreviewText(const RoadPreview& preview) {
  const Step& step = preview.step;
  if (step.kind == Step::Kind::kCard) {
    return road::CardName(step.what) + ": " + CardInFull(step.what) +
           OthersWith(preview.before, preview.seat, step.what);
  }
  std::string text =
      road::StepText(step) + ' ' + Tell(preview.before, preview.seat, step);
  if (step.kind == Step::Kind::kBuild) {
    text += " (" + std::string(road::kBuildings[step.what].effect_text) + ')';
  }
  if (preview.effect.lost > 0) {
    text += "; " + std::to_string(preview.effect.lost) +
            (preview.effect.lost == 1 ? " is" : " are") + " lost at the cap";
  }
  if (const int change = preview.ScoreChange(); change != 0) {
    text += "; points " + SignedScore<road::State>(change);
  }
  return text;
}

}  // namespace glazier::tui
