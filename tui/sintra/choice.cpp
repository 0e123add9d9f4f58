// SPDX-License-Identifier: MIT
// How a step of Sintra is chosen: source, colour, strip, pane to keep.
#include <bit>

#include "tui/sintra/game_ui.hpp"
#include "tui/sintra/views.hpp"

namespace glazier::tui {

using sintra::Colour;
using sintra::kCentre;
using sintra::kColourLetters;
using sintra::kColours;
using sintra::kPlaces;
using sintra::Step;
using Kind = SintraPick::Kind;
using SintraUi = GameUi<sintra::State>;

namespace {

constexpr std::string_view kTakeFirst = "first choose the panes to take";

std::uint8_t Byte(int value) {
  return static_cast<std::uint8_t>(value);
}

Pick Of(Kind kind, int value) {
  return {kind, static_cast<std::uint32_t>(value)};
}

char KeyOf(std::uint32_t colour) {
  return static_cast<char>(kColourLetters[colour] - 'A' + 'a');
}

bool ChoosesStrip(const SintraChooser& chooser) {
  return chooser.At(Kind::kStrip) >= 0;
}

int CountTaken(const SintraChooser& chooser) {
  return chooser.state()
      .source(chooser.Taken(Kind::kSource))
      .Count(static_cast<Colour>(chooser.Taken(Kind::kColour)));
}

std::string SourceName(int source) {
  return source == kCentre ? "the centre"
                           : "factory " + std::to_string(source + 1);
}

/// The keys of the options: " o p g".
std::string Letters(const SintraChooser& chooser) {
  std::string letters;
  for (const Pick& option : chooser.Options()) {
    letters += ' ';
    letters += KeyOf(option.value);
  }
  return letters;
}

/// "take from a factory 1-3 5 or the centre c": only where something lies.
std::string SourcePrompt(const SintraChooser& chooser) {
  const int factories = chooser.state().factories();
  const auto offers = [&chooser](int source) {
    return chooser.Offers(Of(Kind::kSource, source));
  };
  std::string text;
  for (int from = 0; from < factories; ++from) {
    int to = from;
    while (offers(from) && to + 1 < factories && offers(to + 1)) {
      ++to;
    }
    if (offers(from)) {
      text += ' ' + std::to_string(from + 1);
      text += to > from ? '-' + std::to_string(to + 1) : "";
    }
    from = to;
  }
  if (!text.empty()) {
    text = " a factory" + text;
  }
  if (offers(kCentre)) {
    text += (text.empty() ? " the centre c" : " or the centre c");
  }
  return "take from" + text;
}

std::string StripPrompt(const SintraChooser& chooser) {
  std::string text = std::to_string(CountTaken(chooser)) + ' ' +
                     std::string(sintra::Name(
                         static_cast<Colour>(chooser.Taken(Kind::kColour)))) +
                     " from " + SourceName(chooser.Taken(Kind::kSource));
  if (chooser.Offers(Of(Kind::kStrip, Step::kBreak))) {
    return text + ": nothing fits, Enter lets them break";
  }
  text += " to strip";
  for (const Pick& option : chooser.Options()) {
    text += ' ' + std::to_string(option.value + 1);
  }
  return text + ", Enter plays";
}

}  // namespace

void SintraUi::Spell(const State& state,
                     int seat,
                     const Picks& /*chosen*/,
                     const AddSpelling<State>& add) {
  State::Steps steps;
  state.List(seat, steps);
  for (const Step& step : steps) {
    if (step.IsBack()) {
      add({Of(Kind::kBack, 0)}, step);
      continue;
    }
    Picks picks = {Of(Kind::kSource, step.source),
                   Of(Kind::kColour, step.colour),
                   Of(Kind::kStrip, step.place)};
    if (step.Completes()) {
      picks.Add(Of(Kind::kKeep, step.keep));
    }
    add(picks, step);
  }
}

PickStyle SintraUi::StyleOf(int kind) {
  return kind == Kind::kStrip || kind == Kind::kKeep ? PickStyle::kShown
                                                     : PickStyle::kQuick;
}

int SintraUi::Row(const Pick& pick) {
  switch (pick.kind) {
    case Kind::kSource:
      return pick.value == kCentre ? 2 : 1;  // The centre is drawn last.
    case Kind::kBack:
      return kNoRow;
    default:
      return 0;
  }
}

Wish SintraUi::KeyWish(const SintraChooser& chooser, char key) {
  const bool strips = ChoosesStrip(chooser);
  if (key >= '0' && key <= '9') {
    const int digit = key - '0';
    if (!strips) {
      return {{Of(Kind::kSource, digit == 0 ? kCentre : digit - 1)}};
    }
    // 9 and 0 are no strips; one past "nothing fits" says so.
    return {
        {Of(Kind::kStrip,
            digit >= 1 && digit <= kPlaces ? digit - 1 : Step::kBreak + 1)}};
  }
  for (std::uint32_t colour = 0; colour < kColours; ++colour) {
    if (key == KeyOf(colour)) {
      const bool keeps = chooser.kind() == Kind::kKeep;
      return {{Pick{keeps ? Kind::kKeep : Kind::kColour, colour}}};
    }
  }
  switch (key) {
    case 'c':
      return {{Of(Kind::kSource, kCentre)}};
    case 'x':
      return strips ? Wish{{Of(Kind::kStrip, Step::kBreak)}}
                    : Wish{{}, std::string(kTakeFirst)};
    case '<':
    case ',':
      return {{Of(Kind::kBack, 0)}};
    default:
      return {};
  }
}

Wish SintraUi::ClickWish(const SintraChooser& chooser, int tag) {
  const auto target = SintraTargetOf(tag);
  if (!target || (target->seat >= 0 && target->seat != chooser.seat())) {
    return {};
  }
  switch (target->kind) {
    case SintraTarget::Kind::kSource:
      return {{Of(Kind::kSource, target->index)}};
    case SintraTarget::Kind::kPane:
      return {{Of(Kind::kSource, target->index),
               Of(Kind::kColour, target->colour)}};
    case SintraTarget::Kind::kStrip:
      return ChoosesStrip(chooser) ? Wish{{Of(Kind::kStrip, target->index)}}
                                   : Wish{{}, std::string(kTakeFirst)};
    case SintraTarget::Kind::kGlazier:
      return {{Of(Kind::kBack, 0)}};
  }
  return {};
}

std::string SintraUi::WhyNot(const SintraChooser& chooser, const Pick& pick) {
  const State& state = chooser.state();
  const int seat = chooser.seat();
  Step wanted;
  if (pick.kind == Kind::kBack) {
    return state.WhyNot(seat, wanted);
  }
  const auto field = [&](Kind kind) {
    return Byte(pick.kind == kind ? static_cast<int>(pick.value)
                                  : chooser.Taken(kind));
  };
  wanted.source = field(Kind::kSource);
  if (pick.kind >= Kind::kColour) {
    wanted.colour = field(Kind::kColour);
  }
  if (pick.kind >= Kind::kStrip) {
    wanted.place = field(Kind::kStrip);
  }
  if (pick.kind == Kind::kKeep) {
    wanted.keep = field(Kind::kKeep);
  } else if (pick.kind == Kind::kStrip && wanted.place < kPlaces &&
             state.board(seat).HasStrip(wanted.place)) {
    const unsigned keeps = state.KeepChoices(seat, wanted.place, wanted.colour,
                                             CountTaken(chooser));
    wanted.keep = keeps == 0 ? Step::kNoKeep : Byte(std::countr_zero(keeps));
  }
  return state.WhyNot(seat, wanted);
}

std::string SintraUi::Prompt(const SintraChooser& chooser) {
  const State& state = chooser.state();
  switch (chooser.kind()) {
    case Kind::kColour:
      return "take which colour from " +
             SourceName(chooser.Taken(Kind::kSource)) + ":" + Letters(chooser);
    case Kind::kStrip:
      return StripPrompt(chooser);
    case Kind::kKeep:
      return "keep which pane of strip " +
             std::to_string(chooser.Taken(Kind::kStrip) + 1) + ":" +
             Letters(chooser) + ", Enter plays";
    case Kind::kBack:
      return "send the glazier back above strip " +
             std::to_string(state.board(chooser.seat()).LeftmostStrip() + 1) +
             ", Enter plays";
    default:
      return SourcePrompt(chooser);
  }
}

}  // namespace glazier::tui
