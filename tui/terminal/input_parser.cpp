// SPDX-License-Identifier: MIT
// From the bytes a terminal sends to keys, clicks and pasted text.
#include "tui/terminal/input_parser.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "tui/terminal/key_codes.hpp"
#include "tui/terminal/pasted.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;

constexpr char kEsc = '\x1b';
constexpr char kCancel = '\x18';
constexpr char kSubstitute = '\x1a';
constexpr std::string_view kPasteEnd = "\x1b[201~";

unsigned Value(char byte) {
  return static_cast<unsigned char>(byte);
}

bool IsControl(char byte) {
  return Value(byte) < 0x20 || byte == '\x7f';
}

/// The length of a character with this first byte; 0 if there is none.
std::size_t CharacterSize(char first) {
  const unsigned value = Value(first);
  if (value < 0x80) {
    return 1;
  }
  if (value < 0xC2 || value > 0xF4) {
    return 0;
  }
  return value < 0xE0 ? 2 : value < 0xF0 ? 3 : 4;
}

/// Whether a byte may come second: overlong forms, surrogates, C1 controls and
/// values beyond Unicode are refused.
bool MayFollow(char first, char second) {
  const unsigned value = Value(second);
  switch (Value(first)) {
    case 0xC2:
      return value >= 0xA0 && value < 0xC0;
    case 0xE0:
      return value >= 0xA0 && value < 0xC0;
    case 0xED:
      return value >= 0x80 && value < 0xA0;
    case 0xF0:
      return value >= 0x90 && value < 0xC0;
    case 0xF4:
      return value >= 0x80 && value < 0x90;
    default:
      return value >= 0x80 && value < 0xC0;
  }
}

/// Whether `byte` can be the next one of the character that has begun.
bool GoesOn(std::string_view begun, char byte) {
  return begun.size() == 1 ? MayFollow(begun.front(), byte)
                           : (Value(byte) & 0xC0) == 0x80;
}

void Control(char byte, InputParser::Events& events) {
  switch (byte) {
    case '\0':  // FTXUI's Event::Custom
    case kCancel:
      return;
    case '\r':
    case '\n':
      events.push_back(Event::Return);
      return;
    case '\b':
    case '\x7f':
      events.push_back(Event::Backspace);
      return;
    case '\t':
      events.push_back(Event::Tab);
      return;
    default:
      events.push_back(Event::Special(std::string(1, byte)));
  }
}

/// A pasted text, reduced to what a keyboard could have typed.
std::string Typeable(std::string_view pasted) {
  std::string text;
  while (!pasted.empty()) {
    const std::size_t size = CharacterSize(pasted.front());
    std::size_t good = 1;
    while (good < size && good < pasted.size() &&
           GoesOn(pasted.substr(0, good), pasted[good])) {
      ++good;
    }
    if (size == 1 && IsControl(pasted.front())) {
      text += ' ';
    } else if (good == size) {
      text += pasted.substr(0, size);
    }
    pasted.remove_prefix(good);
  }
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos
             ? ""
             : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

}  // namespace

void InputParser::Feed(std::string_view bytes, Events& events) {
  for (const char byte : bytes) {
    Take(byte, events);
  }
}

InputParser::Open InputParser::open() const {
  switch (state_) {
    case State::kGround:
    case State::kUtf8:
      return Open::kNothing;
    case State::kEscape:
      return Open::kEscape;
    case State::kPaste:
      return Open::kPaste;
    default:
      return Open::kSequence;
  }
}

void InputParser::Pause(Events& events) {
  if (state_ == State::kEscape) {
    events.push_back(Event::Escape);
  } else if (state_ == State::kPaste) {
    EndPaste(events);
  }
  if (open() != Open::kNothing) {
    Begin(State::kGround);
  }
}

void InputParser::Begin(State state) {
  state_ = state;
  kept_.clear();
  matched_ = 0;
}

void InputParser::Take(char byte, Events& events) {
  switch (state_) {
    case State::kGround:
      return Ground(byte, events);
    case State::kUtf8:
      return Utf8(byte, events);
    case State::kEscape:
      return Escape(byte, events);
    case State::kCsi:
    case State::kSs3:
    case State::kTooLong:
      return Sequence(byte, events);
    case State::kX10:
      return X10(byte, events);
    case State::kString:
    case State::kStringEscape:
      return String(byte, events);
    case State::kPaste:
      return Paste(byte, events);
  }
}

void InputParser::Ground(char byte, Events& events) {
  Begin(State::kGround);
  if (byte == kEsc) {
    state_ = State::kEscape;
  } else if (IsControl(byte)) {
    Control(byte, events);
  } else if (CharacterSize(byte) == 1) {
    events.push_back(Event::Character(std::string(1, byte)));
  } else if (CharacterSize(byte) > 1) {
    state_ = State::kUtf8;
    kept_ = byte;
  }
}

void InputParser::Utf8(char byte, Events& events) {
  if (!GoesOn(kept_, byte)) {
    return Ground(byte, events);
  }
  kept_ += byte;
  if (kept_.size() == CharacterSize(kept_.front())) {
    events.push_back(Event::Character(kept_));
    Begin(State::kGround);
  }
}

void InputParser::Escape(char byte, Events& events) {
  switch (byte) {
    case '[':
      return Begin(State::kCsi);
    case 'O':
      return Begin(State::kSs3);
    case ']':
    case 'P':
    case 'X':
    case '^':
    case '_':
      return Begin(State::kString);
    default:
      break;
  }
  if (IsControl(byte) || CharacterSize(byte) != 1) {
    events.push_back(Event::Escape);
    Ground(byte, events);
  } else {  // with Alt
    events.push_back(Event::Special({kEsc, byte}));
    Begin(State::kGround);
  }
}

/// A byte that interrupts a sequence counts by itself.
void InputParser::Sequence(char byte, Events& events) {
  if (IsControl(byte) || Value(byte) >= 0x80) {
    return Ground(byte, events);
  }
  const bool first = kept_.empty();
  if (state_ == State::kCsi && first && byte == 'M') {
    return Begin(State::kX10);
  }
  // ESC [ [ A is a key of the Linux console, ESC [ 5 $ one of rxvt.
  const bool csi = state_ == State::kCsi;
  const bool goes_on = byte < '@' || (csi && first && byte == '[');
  const bool number = std::all_of(kept_.begin(), kept_.end(), [](char each) {
    return each >= '0' && each <= '9';
  });
  if (!goes_on || (csi && byte == '$' && !first && number)) {
    return EndSequence(byte, events);
  }
  if (kept_.size() == kLongestSequence) {
    state_ = State::kTooLong;
  } else {
    kept_ += byte;
  }
}

void InputParser::EndSequence(char final, Events& events) {
  const State state = state_;
  const std::string text = kept_;
  Begin(State::kGround);
  if (state == State::kTooLong) {
    return;
  }
  if (text == "[") {
    if (final >= 'A' && final <= 'E') {
      events.push_back(*CsiKey({0, {11 + final - 'A'}, 1}, '~'));
    }
    return;
  }
  const auto numbers = SequenceNumbers::Of(text);
  if (!numbers) {
    return;
  }
  const auto& [code, x, y] = numbers->values;
  std::optional<Event> event;
  if (state == State::kSs3) {
    event = Ss3Key(*numbers, final);
  } else if (numbers->prefix == '<' && numbers->count == 3 &&
             (final == 'M' || final == 'm')) {
    event = MouseEvent(code, x, y, final == 'm');
  } else if (numbers->prefix == 0 && numbers->count == 3 && final == 'M') {
    event = MouseEvent(code - 32, x, y, false);  // urxvt
  } else if (text == "200" && final == '~') {
    Begin(State::kPaste);
  } else {
    event = CsiKey(*numbers, final);
  }
  if (event) {
    events.push_back(std::move(*event));
  }
}

void InputParser::X10(char byte, Events& events) {
  if (IsControl(byte) && byte != '\x7f') {
    return Ground(byte, events);
  }
  kept_ += byte;
  if (kept_.size() == 3) {
    const auto number = [this](std::size_t index) {
      return static_cast<int>(Value(kept_[index])) - 32;
    };
    if (auto event = MouseEvent(number(0), number(1), number(2), false)) {
      events.push_back(std::move(*event));
    }
    Begin(State::kGround);
  }
}

/// Ctrl-C gets through everywhere.
void InputParser::String(char byte, Events& events) {
  constexpr char kBell = '\a';
  constexpr char kInterrupt = '\x03';
  if (state_ == State::kStringEscape) {
    if (byte == '\\') {
      return Begin(State::kGround);
    }
    Begin(State::kEscape);
    if (byte != kEsc) {
      Escape(byte, events);
    }
  } else if (byte == kEsc) {
    state_ = State::kStringEscape;
  } else if (byte == kBell || byte == kCancel || byte == kSubstitute) {
    Begin(State::kGround);
  } else if (byte == kInterrupt) {
    Ground(byte, events);
  }
}

void InputParser::Paste(char byte, Events& events) {
  if (byte == kPasteEnd[matched_]) {
    if (++matched_ == kPasteEnd.size()) {
      EndPaste(events);
    }
    return;
  }
  // The first byte of the mark occurs only once in it, so a failed match can
  // simply start over.
  const auto keep = [this](std::string_view text) {
    kept_ +=
        text.substr(0, std::min(text.size(), kLongestPaste - kept_.size()));
  };
  keep(kPasteEnd.substr(0, std::exchange(matched_, 0)));
  if (byte == kEsc) {
    matched_ = 1;
  } else {
    keep({&byte, 1});
  }
}

void InputParser::EndPaste(Events& events) {
  const std::string text = Typeable(kept_);
  if (!text.empty()) {
    events.push_back(Pasted(text));
  }
  Begin(State::kGround);
}

}  // namespace glazier::tui
