// The keys and steps of choosing a move.
#include "tui/sintra/chooser.hpp"

#include <bit>

namespace glazier::tui {

using sintra::kCentre;
using sintra::kColourLetters;
using sintra::kColours;
using sintra::kPlaces;
using sintra::kSources;
using sintra::Step;

namespace {

/// Every place in order, and after them: nothing fits.
constexpr int kLastPlace = Step::kBreak;

std::uint8_t Byte(int value) {
  return static_cast<std::uint8_t>(value);
}

int ColourOf(char letter) {
  for (int colour = 0; colour < kColours; ++colour) {
    const auto capital = kColourLetters[static_cast<std::size_t>(colour)];
    if (letter == capital - 'A' + 'a') {
      return colour;
    }
  }
  return -1;
}

}  // namespace

SintraChooser::SintraChooser(const sintra::State& state) : state_(state) {
  source_ = NextOffered(-1, 1, kSources,
                        [this](int source) { return Offers(source); });
}

void SintraChooser::ChooseSource(int source) {
  if (!Offers(source)) {
    Step wanted;
    wanted.source = Byte(source);
    refusal_ = state_.WhyNot(state_.Turn(), wanted);
    return;
  }
  source_ = source;
  EnterColours();
}

void SintraChooser::EnterColours() {
  step_ = Phase::kColour;
  colour_ = NextOffered(-1, 1, kColours,
                        [this](int colour) { return OffersColour(colour); });
  if (OffersOneColour()) {
    EnterStrips();  // Only one colour there: nothing to ask.
  }
}

void SintraChooser::ChooseColour(int colour) {
  if (!OffersColour(colour)) {
    Step wanted;
    wanted.source = Byte(source_);
    wanted.colour = Byte(colour);
    refusal_ = state_.WhyNot(state_.Turn(), wanted);
    return;
  }
  colour_ = colour;
  EnterStrips();
}

void SintraChooser::EnterStrips() {
  step_ = Phase::kStrip;
  place_ = NextOffered(-1, 1, kLastPlace + 1,
                       [this](int place) { return OffersPlace(place); });
}

void SintraChooser::ChoosePlace(int place) {
  const Phase from = step_;
  step_ = Phase::kStrip;
  if (std::string why = state_.WhyNot(state_.Turn(), MoveTo(place));
      !why.empty()) {
    refusal_ = std::move(why);
    step_ = from;
    return;
  }
  place_ = place;
}

void SintraChooser::EnterKeeps() {
  keep_ = std::countr_zero(Keeps(place_));
  step_ = Phase::kKeep;
}

void SintraChooser::ChooseKeep(int colour) {
  Step wanted = MoveTo(place_);
  wanted.keep = Byte(colour);
  if (std::string why = state_.WhyNot(state_.Turn(), wanted); !why.empty()) {
    refusal_ = std::move(why);
    return;
  }
  keep_ = colour;
}

SintraAction SintraChooser::Accept() {
  switch (step_) {
    case Phase::kSource:
      ChooseSource(source_);
      return Handled();
    case Phase::kColour:
      ChooseColour(colour_);
      return Handled();
    case Phase::kStrip:
      if (std::popcount(Keeps(place_)) > 1) {
        EnterKeeps();
        return Handled();
      }
      break;
    default:
      break;
  }
  const Step move = step_ == Phase::kBack ? Step::Back() : MoveTo(place_);
  refusal_ = state_.WhyNot(state_.Turn(), move);
  return refusal_.empty() ? SintraAction{SintraAction::Kind::kPlay, move}
                          : Handled();
}

SintraAction SintraChooser::StepBack() {
  switch (step_) {
    case Phase::kSource:
      return {};
    case Phase::kStrip:
      // A single colour was not asked for: go on to the source.
      step_ = OffersOneColour() ? Phase::kSource : Phase::kColour;
      break;
    case Phase::kKeep:
      step_ = Phase::kStrip;
      break;
    case Phase::kTyping:
      step_ = before_typing_;
      break;
    default:
      step_ = Phase::kSource;
      break;
  }
  return Handled();
}

void SintraChooser::OnDigit(int digit) {
  if (step_ == Phase::kStrip || step_ == Phase::kKeep) {
    // 9 and 0 are no strips; one past "nothing fits" says so.
    ChoosePlace(digit >= 1 && digit <= kPlaces ? digit - 1 : kLastPlace + 1);
  } else {
    ChooseSource(digit == 0 ? kCentre : digit - 1);
  }
}

bool SintraChooser::OnLetter(char letter) {
  if (const int colour = ColourOf(letter); colour >= 0) {
    if (step_ == Phase::kKeep) {
      ChooseKeep(colour);
    } else {
      step_ = step_ == Phase::kBack ? Phase::kSource : step_;
      ChooseColour(colour);
    }
    return true;
  }
  switch (letter) {
    case 'c':
      ChooseSource(kCentre);
      return true;
    case 'x':
      if (step_ == Phase::kStrip || step_ == Phase::kKeep) {
        ChoosePlace(kLastPlace);
      } else {
        refusal_ = "first choose the panes to take";
      }
      return true;
    case 'h':
      OnArrow(-1, false);
      return true;
    case 'l':
      OnArrow(1, false);
      return true;
    case 'k':
      OnArrow(-1, true);
      return true;
    case 'j':
      OnArrow(1, true);
      return true;
    default:
      return false;
  }
}

void SintraChooser::OnArrow(int step, bool upright) {
  switch (step_) {
    case Phase::kSource:
      if (!upright) {
        source_ = NextOffered(source_, step, kSources,
                              [this](int source) { return Offers(source); });
      } else if (step > 0 && Offers(kCentre)) {
        source_ = kCentre;  // The centre is drawn last, so it is "below".
      } else if (step < 0) {
        source_ = NextOffered(-1, 1, kSources,
                              [this](int source) { return Offers(source); });
      }
      break;
    case Phase::kColour:
      colour_ = NextOffered(colour_, step, kColours, [this](int colour) {
        return OffersColour(colour);
      });
      break;
    case Phase::kStrip:
      place_ = NextOffered(place_, step, kLastPlace + 1,
                           [this](int place) { return OffersPlace(place); });
      break;
    case Phase::kKeep:
      keep_ = NextOffered(keep_, step, kColours,
                          [this](int colour) { return OffersKeep(colour); });
      break;
    default:
      break;
  }
}

SintraAction SintraChooser::OnTyping(const ftxui::Event& event) {
  switch (line_.OnEvent(event)) {
    case NotationLine::Key::kOther:
      return {};
    case NotationLine::Key::kChanged:
      return Handled();
    case NotationLine::Key::kClosed:
      return StepBack();
    case NotationLine::Key::kDone:
      break;
  }
  const auto move = ParseStep(state_, state_.Turn(), line_.text());
  if (move) {
    return {TableAsk::kPlay, *move};
  }
  refusal_ = move.why();
  return Handled();
}

SintraAction SintraChooser::OnEvent(const ftxui::Event& event) {
  using ftxui::Event;
  const bool had_refusal = !refusal_.empty();
  refusal_.clear();
  if (step_ == Phase::kTyping) {
    return OnTyping(event);
  }
  if (event == Event::Return || event == Event::Character(' ')) {
    return Accept();
  }
  if (event == Event::Escape) {
    return had_refusal && step_ == Phase::kSource ? Handled() : StepBack();
  }
  if (event == Event::ArrowLeft || event == Event::ArrowRight) {
    OnArrow(event == Event::ArrowRight ? 1 : -1, false);
    return Handled();
  }
  if (event == Event::ArrowUp || event == Event::ArrowDown) {
    OnArrow(event == Event::ArrowDown ? 1 : -1, true);
    return Handled();
  }
  if (event.is_character() && event.character().size() == 1) {
    const char key = event.character()[0];
    if (key >= '0' && key <= '9') {
      OnDigit(key - '0');
      return Handled();
    }
    if (key == '<' || key == ',') {
      refusal_ = state_.WhyNot(state_.Turn(), Step::Back());
      step_ = refusal_.empty() ? Phase::kBack : step_;
      return Handled();
    }
    if (key == ':') {
      before_typing_ = step_;
      line_.Open();
      step_ = Phase::kTyping;
      return Handled();
    }
    if (OnLetter(key)) {
      return Handled();
    }
  }
  const TableAsk ask = TableKey(event);
  return had_refusal && ask == TableAsk::kIgnored ? Handled()
                                                  : SintraAction{ask, {}};
}

SintraAction SintraChooser::OnClick(const SintraTarget& target) {
  refusal_.clear();
  const bool strips = step_ == Phase::kStrip || step_ == Phase::kKeep;
  switch (target.kind) {
    case SintraTarget::Kind::kSource:
      ChooseSource(target.index);
      break;
    case SintraTarget::Kind::kPane:
      if (Offers(target.index)) {
        source_ = target.index;
        ChooseColour(target.colour);
      } else {
        ChooseSource(target.index);
      }
      break;
    case SintraTarget::Kind::kStrip:
      if (!strips) {
        refusal_ = "first choose the panes to take";
      } else if (target.index == place_ && OffersPlace(place_)) {
        return Accept();
      } else {
        ChoosePlace(target.index);
      }
      break;
    case SintraTarget::Kind::kGlazier:
      if (step_ == Phase::kBack) {
        return Accept();
      }
      refusal_ = state_.WhyNot(state_.Turn(), Step::Back());
      step_ = refusal_.empty() ? Phase::kBack : step_;
      break;
  }
  return Handled();
}

}  // namespace glazier::tui
