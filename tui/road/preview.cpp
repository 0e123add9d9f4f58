// What a step does, in a sentence.
#include "tui/road/preview.hpp"

#include "engine/road/names.hpp"
#include "engine/road/words.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/road/words.hpp"

namespace glazier::tui {
namespace {

using road::Step;

/// "; Ben cannot pay for it now": how many of the others could use a card.
std::string OthersWhoPay(const RoadPreview& preview, road::Card card) {
  const road::State& state = preview.before;
  const int others = state.players() - 1;
  if (others == 0 || !road::kSpecialists[card].HasEntry()) {
    return "";
  }
  int able = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    able += seat != preview.seat && road::CanPay(state.estate(seat),
                                                 road::kSpecialists[card].entry)
                ? 1
                : 0;
  }
  return "; " + std::to_string(able) + " of " + std::to_string(others) +
         " others can pay for it now";
}

}  // namespace

std::string PreviewText(const RoadPreview& preview) {
  const Step& step = preview.step;
  if (step.kind == Step::Kind::kCard) {
    return road::CardName(step.what) + ": " + CardInFull(step.what) +
           OthersWhoPay(preview, step.what);
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
