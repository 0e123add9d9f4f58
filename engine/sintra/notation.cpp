// SPDX-License-Identifier: MIT
// Steps as text: F3O>5, CP>2=B, F1G>x and <.
#include <optional>

#include "engine/core/text.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

/// What a player typed; missing parts are empty.
struct Typed {
  std::optional<std::uint8_t> source;
  std::optional<std::uint8_t> colour;
  std::optional<std::uint8_t> place;
  std::optional<std::uint8_t> keep;

  bool Matches(const Step& move) const {
    return !move.IsBack() && (!source || *source == move.source) &&
           (!colour || *colour == move.colour) &&
           (!place || *place == move.place) && (!keep || *keep == move.keep);
  }
};

std::optional<std::uint8_t> ColourOf(char letter) {
  const auto index = kColourLetters.find(Upper(letter));
  if (index == std::string_view::npos) {
    return std::nullopt;
  }
  return static_cast<std::uint8_t>(index);
}

/// Reads one character at a time; the grammar needs no more.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool Done() const { return text_.empty(); }
  char Peek() const { return text_.empty() ? '\0' : Upper(text_.front()); }
  bool Accept(char letter) {
    if (Peek() != letter) {
      return false;
    }
    text_.remove_prefix(1);
    return true;
  }
  std::optional<std::uint8_t> Digit(char high) {
    const char digit = Peek();
    if (digit < '1' || digit > high) {
      return std::nullopt;
    }
    text_.remove_prefix(1);
    return static_cast<std::uint8_t>(digit - '1');
  }
  std::optional<std::uint8_t> Colour() {
    const auto colour = ColourOf(Peek());
    if (colour) {
      text_.remove_prefix(1);
    }
    return colour;
  }

 private:
  std::string_view text_;
};

constexpr std::string_view kHowTo =
    "a move looks like F3O>5 (factory 3, orange, strip 5), CP>2=B (centre, "
    "pink, strip 2, keep blue), F1G>x (nothing fits) or < (glazier back)";

Outcome<Typed> Read(std::string_view text) {
  const Refusal refusal{"cannot read " + Quoted(text) + ": " +
                        std::string(kHowTo)};
  Typed typed;
  Reader reader(text);
  if (reader.Accept('C')) {
    typed.source = kCentre;
  } else {
    const bool named = reader.Accept('F');
    typed.source = reader.Digit('9');
    if (named && !typed.source) {
      return refusal;
    }
  }
  typed.colour = reader.Colour();
  if (!typed.colour) {
    return refusal;
  }
  const bool arrow = reader.Accept('>');
  if (reader.Accept('X')) {
    typed.place = Step::kBreak;
  } else {
    typed.place = reader.Digit('8');
  }
  if (arrow && !typed.place) {
    return refusal;
  }
  const bool keeps = reader.Accept('=');
  typed.keep = reader.Colour();
  if ((keeps && !typed.keep) || !reader.Done()) {
    return refusal;
  }
  return typed;
}

}  // namespace

std::string StepText(const Step& move) {
  if (move.IsBack()) {
    return "<";
  }
  std::string text;
  if (move.source == kCentre) {
    text += 'C';
  } else {
    text += 'F';
    text += static_cast<char>('1' + move.source);
  }
  text += kColourLetters[move.colour];
  text += '>';
  text += move.Breaks() ? 'x' : static_cast<char>('1' + move.place);
  if (move.Completes()) {
    text += '=';
    text += kColourLetters[move.keep];
  }
  return text;
}

namespace {

/// Reads a typed move and checks it.
Outcome<Step> ReadMove(const State& state, int seat, std::string_view text) {
  text = Trim(text);
  if (text == "<") {
    const std::string why = state.WhyNot(seat, Step::Back());
    return why.empty() ? Outcome<Step>(Step::Back())
                       : Outcome<Step>(Refusal{why});
  }
  const Outcome<Typed> typed = Read(text);
  if (!typed) {
    return typed.refusal();
  }

  Step found;
  int matches = 0;
  std::string examples;
  const int count = state.CountSteps();
  for (int n = 0; n < count; ++n) {
    const Step move = state.NthStep(n);
    if (typed->Matches(move)) {
      found = move;
      if (++matches <= 3) {
        examples += (matches == 1 ? "" : " or ") + StepText(move);
      }
    }
  }
  if (matches == 1) {
    return found;
  }
  if (matches > 1) {
    return Refusal{Quoted(text) + " could be " + examples +
                   (matches > 3 ? " or others" : "") + ": say more"};
  }

  // Nothing matches: explain with the parts that were given.
  Step wanted;
  wanted.colour = *typed->colour;
  if (!typed->source) {
    return Refusal{"there is no " +
                   std::string(Name(static_cast<Colour>(wanted.colour))) +
                   " pane to take that way"};
  }
  wanted.source = *typed->source;
  wanted.place = typed->place.value_or(Step::kBreak);
  wanted.keep = typed->keep.value_or(Step::kNoKeep);
  const std::string why = state.WhyNot(seat, wanted);
  return Refusal{why.empty() ? "this move is not possible now" : why};
}

}  // namespace

Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text) {
  const auto move = ReadMove(state, seat, text);
  if (!move) {
    return move.refusal();
  }
  return std::vector<Step>{*move};
}

}  // namespace glazier::sintra
