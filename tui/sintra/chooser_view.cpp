// What a choice offers, and the words that ask for it.
#include <bit>

#include "tui/sintra/chooser.hpp"

namespace glazier::tui {

using sintra::Colour;
using sintra::kCentre;
using sintra::kColourLetters;
using sintra::kColours;
using sintra::kPlaces;
using sintra::kSources;
using sintra::Step;

namespace {

std::uint8_t Byte(int value) {
  return static_cast<std::uint8_t>(value);
}

std::string SourceName(int source) {
  return source == kCentre ? "the centre"
                           : "factory " + std::to_string(source + 1);
}

}  // namespace

int SintraChooser::place() const {
  return step_ == Phase::kStrip || step_ == Phase::kKeep ? place_ : -1;
}

int SintraChooser::keep() const {
  return step_ == Phase::kKeep ? keep_ : -1;
}

bool SintraChooser::Offers(int source) const {
  return source >= 0 && source < kSources && !state_.source(source).Empty();
}

bool SintraChooser::OffersColour(int colour) const {
  return state_.source(source_).Count(static_cast<Colour>(colour)) > 0;
}

bool SintraChooser::OffersPlace(int place) const {
  return state_.WhyNot(state_.Turn(), MoveTo(place)).empty();
}

bool SintraChooser::OffersKeep(int colour) const {
  return ((Keeps(place_) >> colour) & 1) != 0;
}

unsigned SintraChooser::Keeps(int place) const {
  if (place >= kPlaces || !state_.board(state_.Turn()).HasStrip(place)) {
    return 0;
  }
  return state_.KeepChoices(
      state_.Turn(), place, colour_,
      state_.source(source_).Count(static_cast<Colour>(colour_)));
}

Step SintraChooser::MoveTo(int place) const {
  Step move;
  move.source = Byte(source_);
  move.colour = Byte(colour_);
  move.place = Byte(place);
  if (const unsigned keeps = Keeps(place); keeps != 0) {
    const bool chosen = step_ == Phase::kKeep && ((keeps >> keep_) & 1) != 0;
    move.keep = Byte(chosen ? keep_ : std::countr_zero(keeps));
  }
  return move;
}

std::optional<Step> SintraChooser::Ready() const {
  switch (step_) {
    case Phase::kStrip:
    case Phase::kKeep:
      return MoveTo(place_);
    case Phase::kBack:
      return Step::Back();
    case Phase::kTyping: {
      const auto move = ParseStep(state_, state_.Turn(), line_.text());
      return move ? std::optional<Step>(*move) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

bool SintraChooser::OffersOneColour() const {
  int colours = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    colours += OffersColour(colour) ? 1 : 0;
  }
  return colours == 1;
}

std::string SintraChooser::Prompt() const {
  const auto letters = [](auto offered) {
    std::string list;
    for (int colour = 0; colour < kColours; ++colour) {
      if (offered(colour)) {
        const char capital = kColourLetters[static_cast<std::size_t>(colour)];
        list += ' ';
        list += static_cast<char>(capital - 'A' + 'a');
      }
    }
    return list;
  };
  switch (step_) {
    case Phase::kSource:
      return "take from a factory 1-" + std::to_string(state_.factories()) +
             (Offers(kCentre) ? " or the centre c" : "");
    case Phase::kColour:
      return "take which colour from " + SourceName(source_) + ":" +
             letters([this](int colour) { return OffersColour(colour); });
    case Phase::kStrip: {
      const int count =
          state_.source(source_).Count(static_cast<Colour>(colour_));
      std::string text =
          std::to_string(count) + ' ' +
          std::string(sintra::Name(static_cast<Colour>(colour_))) + " from " +
          SourceName(source_);
      if (OffersPlace(Step::kBreak)) {
        return text + ": nothing fits, Enter lets them break";
      }
      text += " to strip";
      for (int place = 0; place < kPlaces; ++place) {
        if (OffersPlace(place)) {
          text += ' ' + std::to_string(place + 1);
        }
      }
      return text + ", Enter plays";
    }
    case Phase::kKeep:
      return "keep which pane of strip " + std::to_string(place_ + 1) + ":" +
             letters([this](int colour) { return OffersKeep(colour); }) +
             ", Enter plays";
    case Phase::kBack:
      return "send the glazier back above strip " +
             std::to_string(state_.board(state_.Turn()).LeftmostStrip() + 1) +
             ", Enter plays";
    case Phase::kTyping:
      return "type a move such as F3O>5, Enter plays";
  }
  return "";
}

}  // namespace glazier::tui
