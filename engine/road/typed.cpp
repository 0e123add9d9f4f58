// SPDX-License-Identifier: MIT
// Reads what a player types.
//
// A typed word is a pattern: what it says must match a legal step, what it
// leaves out is filled in if there is only one way, and a missing gain is the
// greatest one if there is a single greatest.
#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/state.hpp"
#include "engine/road/typed_word.hpp"

namespace glazier::road {
namespace {

constexpr std::string_view kHowTo =
    "steps look like F (a card), $FB or $D1 (entry cost), 1@C2+1W (action 1, a "
    "cell, a gain), I21@C2 (build), P10:KG+2FB (convert), +2S (take), -C4 "
    "(remove) or . (end)";

bool MayBe(const TypedGoods& goods, Marker marker) {
  return goods.marker == marker ||
         (goods.marker == kNoMarker && marker != kNoMarker &&
          GoodOf(marker) == goods.good);
}

/// Whether a gain matches what was typed, in any order.
bool FitsGain(const Typed& typed, Gain gain) {
  if (gain.IsNone()) {
    return !typed.has_gain;
  }
  if (!typed.has_gain) {
    return true;
  }
  int total = 0;
  for (const TypedGoods& goods : typed.gain) {
    bool found = false;
    for (const std::uint8_t part : {gain.first, gain.second}) {
      found = found || (part != 0 && MayBe(goods, Gain::MarkerOf(part)) &&
                        Gain::AmountOf(part) == goods.amount);
    }
    if (!found) {
      return false;
    }
    total += goods.amount;
  }
  return total == gain.Total();
}

/// Whether the typed places match those of a step; no place matches any.
bool FitsPlaces(const Typed& typed, const Step& step) {
  if (typed.places.empty()) {
    return true;
  }
  std::vector<Place> places = typed.places;
  std::sort(places.begin(), places.end());
  return places[0] == step.place &&
         (places.size() == 1 ? step.second == Step::kNone
                             : places[1] == step.second);
}

bool FitsSources(const Typed& typed, const Step& step) {
  if (typed.sources.empty()) {
    return true;
  }
  std::vector<BuildingId> ids = typed.sources;
  std::sort(ids.begin(), ids.end());
  return ids[0] == step.place &&
         (ids.size() == 1 ? step.second == Step::kNone : ids[1] == step.second);
}

bool FitsSign(const Typed& typed, const Step& step) {
  switch (step.kind) {
    case Step::Kind::kDone:
      return typed.sign == '.';
    case Step::Kind::kCard:
      return false;
    case Step::Kind::kRemove:
      return typed.sign == '-';
    case Step::Kind::kEnter:
      return typed.sign == '$';
    case Step::Kind::kAct:
      return typed.sign == '0' + step.what;
    case Step::Kind::kBuild:
      return typed.sign == '#' && typed.building == step.what &&
             typed.sources.empty();
    case Step::Kind::kConvert:
    case Step::Kind::kUse:
      return typed.sign == '#' && typed.building == step.what;
    case Step::Kind::kTake:
      return typed.sign == '+';
    case Step::Kind::kLay:
      return typed.sign == '@';
  }
  return false;
}

bool Fits(const Typed& typed, const Step& step) {
  return FitsSign(typed, step) && FitsPlaces(typed, step) &&
         FitsSources(typed, step) &&
         (!typed.payment || MayBe(*typed.payment, step.marker)) &&
         (typed.tile == kNoTile || typed.tile == step.tile) &&
         FitsGain(typed, step.gain);
}

/// The step with the greatest gain, if the steps differ only in the gain.
std::optional<Step> Greatest(const std::vector<Step>& steps) {
  const auto most = std::max_element(steps.begin(), steps.end(),
                                     [](const Step& a, const Step& b) {
                                       return a.gain.Total() < b.gain.Total();
                                     });
  for (const Step& step : steps) {
    if (step.With(most->gain) != *most) {
      return std::nullopt;
    }
    for (int i = 0; i < kMarkers; ++i) {
      if (step.gain.Of(MarkerAt(i)) > most->gain.Of(MarkerAt(i))) {
        return std::nullopt;
      }
    }
  }
  return *most;
}

/// The typed word as a step that may be illegal, to explain why it is.
Step Literal(const State& state, const Typed& typed) {
  Step step = Step::Done();
  switch (typed.sign) {
    case '.':
      return step;
    case '-':
      step = Step::Of(Step::Kind::kRemove);
      break;
    case '$':
      step = Step::Of(Step::Kind::kEnter);
      break;
    case '@':
      step = Step::Of(Step::Kind::kLay);
      break;
    case '+':
      step = Step::Of(Step::Kind::kTake);
      break;
    case '#': {
      const bool builds = !typed.places.empty() && typed.sources.empty() &&
                          state.phase() != Phase::kRepeat && !typed.has_gain &&
                          TypeOf(typed.building) != 0;
      const bool converts =
          typed.has_gain || !typed.sources.empty() || typed.payment.has_value();
      step = Step::Of(
          builds || !converts ? Step::Kind::kBuild : Step::Kind::kConvert,
          typed.building);
      if (!converts && state.phase() == Phase::kTavern) {
        step.kind = Step::Kind::kUse;
      }
      break;
    }
    default:
      step = Step::Act(typed.sign - '0');
  }
  if (!typed.places.empty()) {
    step.place = typed.places[0];
  }
  if (typed.places.size() == 2) {
    step.second = typed.places[1];
  }
  if (!typed.sources.empty()) {
    step.place = typed.sources[0];
  }
  if (typed.payment) {
    step.marker = typed.payment->marker == kNoMarker
                      ? kFirstMarker[typed.payment->good]
                      : typed.payment->marker;
  }
  step.tile = typed.tile;
  if (typed.has_gain) {
    step.gain = Gain::Nothing();
    for (const TypedGoods& goods : typed.gain) {
      const Marker marker =
          goods.marker == kNoMarker ? kFirstMarker[goods.good] : goods.marker;
      const std::uint8_t part = Gain::Part(marker, goods.amount);
      (step.gain.first == 0 ? step.gain.first : step.gain.second) = part;
    }
  }
  return step;
}

/// "2+2FG or 2+2FB": the greatest of the matching gains.
Refusal Ambiguous(const std::vector<Step>& steps) {
  constexpr int kMost = 6;
  int most = 0;
  for (const Step& step : steps) {
    most = std::max(most, step.gain.IsNone() ? 0 : step.gain.Total());
  }
  std::string text = "say which:";
  int shown = 0;
  for (const Step& step : steps) {
    if (step.gain.IsNone() || step.gain.Total() == most) {
      if (shown++ < kMost) {
        text += ' ' + StepText(step);
      }
    }
  }
  return Refusal{text + (shown > kMost ? " ..." : "")};
}

Outcome<std::vector<Step>> ReadCards(const State& state,
                                     int seat,
                                     std::string_view letters) {
  std::vector<Step> steps;
  State next = state;
  for (const char letter : letters) {
    const Step step = Step::PickCard(CardOf(letter));
    const std::string why = next.WhyNot(seat, step);
    if (!why.empty()) {
      return Refusal{why};
    }
    steps.push_back(step);
    if (letters.size() == 1) {
      break;
    }
    if (next.phase() != Phase::kPick) {
      return Refusal{"choose one card"};
    }
    next.Play(seat, step);
  }
  return steps;
}

}  // namespace

Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text) {
  constexpr std::size_t kLongest = 64;
  std::string word;
  for (const char letter : Trim(text).substr(0, kLongest)) {
    if (letter != ' ' && letter != '\t') {
      word += Upper(letter);
    }
  }
  const Refusal unreadable{"cannot read " + Quoted(text) + ": " +
                           std::string(kHowTo)};
  if (word.empty() || Trim(text).size() > kLongest) {
    return unreadable;
  }
  const bool cards = word.find_first_not_of(kCardLetters) == std::string::npos;
  if (seat >= 0 && seat < state.players() && state.estate(seat).cards.hidden &&
      !state.ActsInSecret(seat)) {
    // Another player's step, told to a view: its list does not depend on the
    // cards in hand, and a card that is played was one of them.
    if (cards && word.size() == 1 &&
        (state.phase() == Phase::kPlay || state.phase() == Phase::kSpare)) {
      return std::vector<Step>{Step::PickCard(CardOf(word[0]))};
    }
    Rng rng = Rng::For(0, Rng::Use::kBot, 0);
    return ParseSteps(state.Guess(rng), seat, text);
  }
  if (cards) {
    return ReadCards(state, seat, word);
  }
  const std::optional<Typed> typed = ReadTyped(word);
  if (!typed) {
    return unreadable;
  }
  State::Steps steps;
  state.List(seat, steps);
  std::vector<Step> fitting;
  for (const Step& step : steps) {
    if (StepText(step) == word) {
      return std::vector<Step>{step};
    }
    if (Fits(*typed, step)) {
      fitting.push_back(step);
    }
  }
  if (fitting.empty()) {
    return Refusal{state.WhyNot(seat, Literal(state, *typed))};
  }
  const auto greatest = Greatest(fitting);
  return greatest ? Outcome<std::vector<Step>>(std::vector<Step>{*greatest})
                  : Outcome<std::vector<Step>>(Ambiguous(fitting));
}

}  // namespace glazier::road
