// Why a step is a good one, from the numbers that make it so.
#include <algorithm>

#include "engine/road/goods_words.hpp"
#include "engine/road/names.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

std::string Counted(int count, std::string_view name) {
  return std::to_string(count) + ' ' + std::string(name) +
         (count == 1 ? "" : "s");
}

/// "next to your 2 ponds", for an effect that counts its neighbours.
std::string Neighbours(const Estate& estate, Per per, Place place) {
  const int count = estate.Count(per, place);
  switch (per) {
    case Per::kAdjacentPits:
      return " next to your " + Counted(count, "pit");
    case Per::kAdjacentGroves:
      return " next to your " + Counted(count, "grove");
    case Per::kAdjacentPonds:
      return " next to your " + Counted(count, "pond");
    case Per::kAdjacentEmpty:
      return " next to " + Counted(count, "empty cell");
    default:
      return "";
  }
}

/// ", which turns the glass wheel".
std::string WheelWords(const Effect& effect) {
  if (effect.glass_turns > 0 && effect.brick_turns > 0) {
    return ", which turns both wheels";
  }
  if (effect.glass_turns > 0) {
    return ", which turns the glass wheel";
  }
  return effect.brick_turns > 0 ? ", which turns the brick wheel" : "";
}

/// What an immediate building's goods will be: "gives 4 sand next to your 2
/// ponds, which turns the glass wheel".
std::string EffectWords(const State& built, int seat) {
  const AtWork& work = built.at_work();
  const Income& income = kBuildings[work.building].income;
  State::Steps steps;
  built.List(seat, steps);
  // The greatest gains come first.
  State after = built;
  const Effect effect = after.Play(seat, steps[0]);
  return "gives " + GainWords(steps[0].gain) +
         Neighbours(built.estate(seat), income.per, work.place) +
         WheelWords(effect);
}

std::string TileWords(const Land& before, const Land& after) {
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    const int count = CountOf(after.tiles[tile]);
    if (count > CountOf(before.tiles[tile])) {
      return "leaves you with " + Counted(count, kTileNames[tile]);
    }
  }
  return "";
}

/// The reasons, with commas between them.
class Reasons {
 public:
  void Add(const std::string& reason) {
    if (!reason.empty()) {
      text_ += (text_.empty() ? "" : ", ") + reason;
    }
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace

std::string Reason(const State& before, int seat, const Step& step) {
  State after = before;
  const Effect effect = after.Play(seat, step);
  const int points = after.Score(seat) - before.Score(seat);
  Reasons reasons;
  if (points > 0) {
    reasons.Add("brings " + State::ScoreText(points) +
                (points == 2 ? " point" : " points"));
  }
  if (step.kind == Step::Kind::kBuild && after.phase() == Phase::kEffect) {
    reasons.Add(EffectWords(after, seat));
  }
  if (step.kind == Step::Kind::kBuild && TypeOf(step.what) == 0) {
    reasons.Add("can convert from now on: " +
                std::string(kBuildings[step.what].effect_text));
  }
  if (!step.gain.IsNone() && !step.gain.IsNothing()) {
    reasons.Add("brings " + GainWords(step.gain) + WheelWords(effect));
  } else if (effect.glass_turns + effect.brick_turns > 0) {
    reasons.Add("makes " + (effect.glass_turns > 0
                                ? Units(effect.glass_turns, kAnyGlass)
                                : Units(effect.brick_turns, kAnyBrick)));
  }
  reasons.Add(TileWords(before.estate(seat).land, after.estate(seat).land));
  switch (step.kind) {
    case Step::Kind::kEnter:
      reasons.Add("opens the actions of the " +
                  CardName(before.evaluation().card));
      break;
    case Step::Kind::kCard:
      reasons.Add("offers " +
                  std::string(kSpecialists[step.what].action_texts[0]) + "; " +
                  std::string(kSpecialists[step.what].action_texts[1]));
      break;
    case Step::Kind::kRemove:
      reasons.Add("makes room");
      break;
    default:
      break;
  }
  return reasons.text().empty() ? "nothing better is left" : reasons.text();
}

}  // namespace glazier::road
