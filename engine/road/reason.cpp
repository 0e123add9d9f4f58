// SPDX-License-Identifier: MIT
// Why a step is good, from the numbers behind it.
#include <algorithm>
#include <array>

#include "engine/road/features.hpp"
#include "engine/road/goods_words.hpp"
#include "engine/road/names.hpp"
#include "engine/road/turn_search.hpp"
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

/// The goods that an immediate building will bring: "gives 4 sand next to your
/// 2 ponds, which turns the glass wheel".
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

std::string TileWords(const Land& before, const Land& after) {
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    const int count = CountOf(after.tiles[tile]);
    if (count > CountOf(before.tiles[tile])) {
      return "leaves you with " + Counted(count, kTileNames[tile]);
    }
  }
  return "";
}

std::string PointsWords(int points) {
  return points <= 0 ? ""
                     : "brings " + State::ScoreText(points) +
                           (points == 2 ? " point" : " points");
}

/// "the Inn and the Kiln".
std::string NewBuildings(const Estate& before, const Estate& after) {
  std::string names;
  after.built.ForEach([&](BuildingId id) {
    if (!before.built.Has(id)) {
      names += (names.empty() ? "the " : " and the ") + BuildingName(id);
    }
  });
  return names;
}

/// "brings 1 wood and 1 clay".
std::string GoodsWords(const std::array<int, kGoods>& goods) {
  std::string text;
  for (std::size_t good = 0; good < goods.size(); ++good) {
    if (goods[good] > 0) {
      text += (text.empty() ? "brings " : " and ") +
              Units(goods[good], static_cast<Good>(good));
    }
  }
  return text;
}

/// What a card could achieve if nobody follows: the sum of its planned turn.
/// "with both actions the Carpenter builds the Inn, brings 3 points".
std::string CardWords(const State& state, int seat, Card card) {
  constexpr int kWidth = 6;
  constexpr Budget kBudget = Budget::Nodes(4'000);
  const bool single = state.players() == 1 && state.phase() == Phase::kPick;
  State turn = state.Rehearsal(seat, card, single);
  TurnSearch search(kWidth);
  TurnPlan plan;
  const std::stop_token never;
  Stopwatch watch(kBudget, never);
  search.Find(turn, seat, CardsLeft(state, seat), kWidth, Care::kQuick, {},
              watch, plan);
  std::array<int, kGoods> goods{};
  bool draws = false;
  bool over = false;
  for (int i = 0; i < plan.size && !over && !draws; ++i) {
    const Step& step = plan.steps[static_cast<std::size_t>(i)];
    for (const std::uint8_t part : {step.gain.first, step.gain.second}) {
      if (!step.gain.IsNone() && !step.gain.IsNothing() && part != 0) {
        goods[GoodOf(Gain::MarkerOf(part))] += Gain::AmountOf(part);
      }
    }
    over = PlayAlone(turn, seat, step);
    draws = turn.phase() == Phase::kLord;
  }
  const Estate& before = state.estate(seat);
  const Estate& after = turn.estate(seat);
  const std::string built = NewBuildings(before, after);
  Reasons reasons;
  reasons.Add(built.empty() ? "" : "builds " + built);
  reasons.Add(PointsWords(after.Points() - before.Points()));
  for (const Good good : {kAnyGlass, kAnyBrick}) {
    const int made = after.goods.OfGood(good) - before.goods.OfGood(good);
    reasons.Add(made > 0 ? "makes " + Units(made, good) : "");
  }
  reasons.Add(built.empty() ? GoodsWords(goods) : "");
  reasons.Add(TileWords(before.land, after.land));
  reasons.Add(draws ? "draws a building of each type" : "");
  if (reasons.text().empty()) {
    const Specialist& printed = kSpecialists[card];
    return "offers " + std::string(printed.action_texts[0]) + "; " +
           std::string(printed.action_texts[1]);
  }
  return (single ? "with one action the " : "with both actions the ") +
         CardName(card) + ' ' + reasons.text();
}

}  // namespace

std::string Reason(const State& before, int seat, const Step& step) {
  State after = before;
  const Effect effect = after.Play(seat, step);
  const int points = after.Score(seat) - before.Score(seat);
  Reasons reasons;
  reasons.Add(PointsWords(points));
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
      reasons.Add(CardWords(before, seat, step.what));
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
