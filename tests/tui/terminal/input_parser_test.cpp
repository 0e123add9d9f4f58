// SPDX-License-Identifier: MIT
// Keys, clicks and texts as real terminals send them.
#include "tui/terminal/input_parser.hpp"

#include <doctest/doctest.h>
#include <time.h>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rng.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/input_properties.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;
using Open = InputParser::Open;
using Words = std::vector<std::string>;

Words Key(const Event& event) {
  return {Told(event)};
}

Words Text(const std::string& text) {
  return {"text " + text};
}

Event Held(const std::string& sequence) {
  return Event::Special("\x1b[" + sequence);
}

/// What terminals send, and what it means.
const std::vector<std::pair<std::string, Words>>& Sequences() {
  static const std::vector<std::pair<std::string, Words>> kSequences = {
      // Letters, and what a keyboard has besides.
      {"a", Text("a")},
      {" ", Text(" ")},
      {"\r", Key(Event::Return)},
      {"\n", Key(Event::Return)},
      {"\t", Key(Event::Tab)},
      {"\x7f", Key(Event::Backspace)},
      {"\b", Key(Event::Backspace)},
      {"\x0c", Key(Event::Special("\x0c"))},
      {"\x03", Key(Event::Special("\x03"))},
      {std::string(1, '\0'), {}},
      {"\x1bq", Key(Event::Special("\x1bq"))},
      {"\x1b\x1b", {Told(Event::Escape), Told(Event::Escape)}},
      {"\x1b\r", {Told(Event::Escape), Told(Event::Return)}},
      // UTF-8: two, three and four bytes; too long, too large, cut off.
      {"\xc3\xa9", Text("\xc3\xa9")},
      {"\xe2\x82\xac", Text("\xe2\x82\xac")},
      {"\xf0\x9f\x98\x80", Text("\xf0\x9f\x98\x80")},
      {"\xc0\xaf", {}},
      {"\xe0\x80\xaf", {}},
      {"\xed\xa0\x80", {}},
      {"\xf5\x80\x80\x80", {}},
      {"\xf4\x90\x80\x80", {}},
      {"\xc2\x9b", {}},
      {"\xe2\x82q", Text("q")},
      {"\xe2\x82\x1b[A", Key(Event::ArrowUp)},
      // Arrows: xterm, its application mode, rxvt with Shift and Control.
      {"\x1b[A", Key(Event::ArrowUp)},
      {"\x1b[B", Key(Event::ArrowDown)},
      {"\x1b[C", Key(Event::ArrowRight)},
      {"\x1b[D", Key(Event::ArrowLeft)},
      {"\x1bOA", Key(Event::ArrowUp)},
      {"\x1bOD", Key(Event::ArrowLeft)},
      {"\x1b[1;1A", Key(Event::ArrowUp)},
      {"\x1b[1;5D", Key(Held("1;5D"))},
      {"\x1bO1;5D", Key(Held("1;5D"))},
      {"\x1bO5D", Key(Held("1;5D"))},
      {"\x1bOd", Key(Held("1;5D"))},
      {"\x1b[d", Key(Held("1;2D"))},
      // Home and End: xterm; tmux, screen and the Linux console; rxvt.
      {"\x1b[H", Key(Event::Home)},
      {"\x1bOH", Key(Event::Home)},
      {"\x1b[1~", Key(Event::Home)},
      {"\x1b[7~", Key(Event::Home)},
      {"\x1b[F", Key(Event::End)},
      {"\x1bOF", Key(Event::End)},
      {"\x1b[4~", Key(Event::End)},
      {"\x1b[8~", Key(Event::End)},
      {"\x1b[1;5H", Key(Held("1;5H"))},
      {"\x1b[7^", Key(Held("1;5H"))},
      // The others of that block.
      {"\x1b[2~", Key(Held("2~"))},
      {"\x1b[3~", Key(Event::Delete)},
      {"\x1b[5~", Key(Event::PageUp)},
      {"\x1b[6~", Key(Event::PageDown)},
      {"\x1b[5;2~", Key(Held("5;2~"))},
      {"\x1b[5$", Key(Held("5;2~"))},
      {"\x1b[5^", Key(Held("5;5~"))},
      {"\x1b[5@", Key(Held("5;6~"))},
      {"\x1b[Z", Key(Event::TabReverse)},
      {"\x1bOM", Key(Event::Return)},
      // Function keys: xterm, rxvt, the Linux console.
      {"\x1bOP", Key(Event::F1)},
      {"\x1b[11~", Key(Event::F1)},
      {"\x1b[[A", Key(Event::F1)},
      {"\x1bOS", Key(Event::F4)},
      {"\x1b[14~", Key(Event::F4)},
      {"\x1b[15~", Key(Event::F5)},
      {"\x1b[[E", Key(Event::F5)},
      {"\x1b[24~", Key(Event::F12)},
      {"\x1b[1;2P", Key(Held("1;2P"))},
      // The mouse: SGR, urxvt, X10. Movements mean nothing.
      {"\x1b[<0;3;7M", {"mouse 0 1 2 6 0 0 0"}},
      {"\x1b[<0;3;7m", {"mouse 0 0 2 6 0 0 0"}},
      {"\x1b[<2;300;150M", {"mouse 2 1 299 149 0 0 0"}},
      {"\x1b[<28;1;1M", {"mouse 0 1 0 0 1 1 1"}},
      {"\x1b[<64;3;7M", {"mouse 4 1 2 6 0 0 0"}},
      {"\x1b[<65;3;7M", {"mouse 5 1 2 6 0 0 0"}},
      {"\x1b[<35;3;7M", {}},
      {"\x1b[<0;0;7M", {}},
      {"\x1b[32;3;7M", {"mouse 0 1 2 6 0 0 0"}},
      {"\x1b[M #'", {"mouse 0 1 2 6 0 0 0"}},
      {"\x1b[M##'", {"mouse 3 0 2 6 0 0 0"}},
      {"\x1b[M \xff\xf0", {"mouse 0 1 222 207 0 0 0"}},
      {"\x1b[M \x03", Key(Event::Special("\x03"))},
      // Pasted text: as it could be typed, in one piece, and never a key.
      {"\x1b[200~Ana\x1b[201~", {"pasted Ana"}},
      {"\x1b[200~q\x1b[201~", {"pasted q"}},
      {"\x1b[200~ two\r\nlines\t\x1b[201~", {"pasted two  lines"}},
      {"\x1b[200~q\x03\x1b[A\x1b[20\xc3\x1b[201~x",
       {"pasted q  [A [20", "text x"}},
      {"\x1b[200~\r\n\x1b[201~", {}},
      {"\x1b[201~", {}},
      // Replies to queries, and other things that are not keys.
      {"\x1b[?64;1;2c", {}},
      {"\x1b[>0;276;0c", {}},
      {"\x1b[12;40R", {}},
      {"\x1b[?2026;2$y", {}},
      {"\x1b[4;2$y", {}},
      {"\x1b[I\x1b[O", {}},
      {"\x1b[8;24;80t", {}},
      {"\x1b[27;5;99~", {}},
      {"\x1b[1;99A", {}},
      {"\x1b[25~", {}},
      {"\x1b]11;rgb:0000/0000/0000\x1b\\x", Text("x")},
      {"\x1b]0;title\ax", Text("x")},
      {"\x1bP1$r0m\x1b\\x", Text("x")},
      {"\x1b_Gi=1;OK\x1b\\x", Text("x")},
      {"\x1b^privacy\x1b\\x", Text("x")},
      {"\x1bXstart\x1b\\x", Text("x")},
      // What breaks off: the next key counts.
      {"\x1b[1;\x1b[B", Key(Event::ArrowDown)},
      {"\x1b[1;\xc3\xa9", Text("\xc3\xa9")},
      {"\x1b]0;ti\x1b[B", Key(Event::ArrowDown)},
      {"\x1b]0;ti\x18x", Text("x")},
      {"\x1b]0;ti\x03", Key(Event::Special("\x03"))},
      {"\x1b[12\x03", Key(Event::Special("\x03"))},
      // Far too long, and no key.
      {"\x1b[" + std::string(5000, '1') + "Ax", Text("x")},
      {"\x1bO" + std::string(5000, '1') + "Ax", Text("x")},
  };
  return kSequences;
}

InputParser Fed(const std::string& bytes) {
  InputParser parser;
  InputParser::Events events;
  parser.Feed(bytes, events);
  return parser;
}

}  // namespace

TEST_CASE("what terminals send, and what it means") {
  for (const auto& sequence : Sequences()) {
    const auto& bytes = sequence.first;
    const auto& words = sequence.second;
    CAPTURE(bytes);
    CHECK(ToldBy({bytes}) == words);
  }
}

TEST_CASE("wherever the line cuts, a sequence means the same") {
  for (const auto& sequence : Sequences()) {
    const auto& bytes = sequence.first;
    CAPTURE(bytes);
    CHECK(InputFault(bytes) == "");
    if (bytes.size() > 100) {
      continue;
    }
    for (std::size_t first = 0; first <= bytes.size(); ++first) {
      for (std::size_t second = first; second <= bytes.size(); ++second) {
        const std::string_view all = bytes;
        REQUIRE(ToldBy({all.substr(0, first), all.substr(first, second - first),
                        all.substr(second)}) == sequence.second);
      }
    }
  }
}

TEST_CASE("one sequence after another: none touches its neighbour") {
  for (const auto& one : Sequences()) {
    const auto& first = one.first;
    for (const auto& other : Sequences()) {
      const auto& second = other.first;
      // Where the first is not complete the second is part of it.
      if (Fed(first).open() == Open::kNothing && !first.ends_with("\x82")) {
        CAPTURE(first);
        CAPTURE(second);
        Words both = one.second;
        both.insert(both.end(), other.second.begin(), other.second.end());
        REQUIRE(ToldBy({first, second}) == both);
      }
    }
  }
}

TEST_CASE("Escape is a key once nothing follows it") {
  InputParser parser;
  InputParser::Events events;
  parser.Feed("\x1b", events);
  CHECK(events.empty());
  CHECK(parser.open() == Open::kEscape);
  parser.Pause(events);
  REQUIRE(events.size() == 1);
  CHECK(events[0] == Event::Escape);
  CHECK(parser.open() == Open::kNothing);
  parser.Pause(events);
  CHECK(events.size() == 1);
}

TEST_CASE("what is never completed means nothing, and holds up nobody") {
  for (const std::string begun : {"\x1b[", "\x1b[1;", "\x1bO", "\x1b[M!",
                                  "\x1b]0;x", "\x1bP", "\x1bPx\x1b"}) {
    CAPTURE(begun);
    InputParser parser = Fed(begun);
    InputParser::Events events;
    CHECK(parser.open() == Open::kSequence);
    parser.Pause(events);
    CHECK(events.empty());
    parser.Feed("x", events);
    REQUIRE(events.size() == 1);
    CHECK(events[0] == Event::Character("x"));
  }
}

TEST_CASE("a paste without an end is over after a pause") {
  InputParser parser = Fed("\x1b[200~half");
  InputParser::Events events;
  CHECK(parser.open() == Open::kPaste);
  parser.Pause(events);
  REQUIRE(events.size() == 1);
  CHECK(events[0] == Pasted("half"));
  CHECK(parser.open() == Open::kNothing);
}

TEST_CASE("of a long paste the beginning is kept") {
  const std::string euros = [] {
    std::string text;
    for (std::size_t i = 0; i < InputParser::kLongestPaste; ++i) {
      text += "\xe2\x82\xac";
    }
    return text;
  }();
  const auto told = ToldBy({"\x1b[200~" + euros, "\x1b[201~x"});
  REQUIRE(told.size() == 2);
  const auto whole = InputParser::kLongestPaste / 3 * 3;
  CHECK(told[0] == "pasted " + euros.substr(0, whole));
  CHECK(told[1] == "text x");
}

TEST_CASE(
    "a sequence that never ends costs no memory and the same for a byte") {
  // Of this thread's processor, not of a clock: others may be busy.
  const auto spent = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) +
           std::chrono::nanoseconds(time.tv_nsec);
  };
  const auto cost = [&spent](std::string_view begin, std::size_t bytes) {
    InputParser parser;
    InputParser::Events events;
    parser.Feed(begin, events);
    const std::string piece(64, '1');
    const auto start = spent();
    for (std::size_t fed = 0; fed < bytes; fed += piece.size()) {
      parser.Feed(piece, events);
      REQUIRE(parser.kept() <= InputParser::kLongestPaste);
    }
    CHECK(events.empty());
    return spent() - start;
  };
  for (const std::string_view begin :
       {"\x1b]", "\x1bP", "\x1b[", "\x1b[200~"}) {
    CAPTURE(begin);
    // Quadratic would be 1024 times as much, not 32; generous for slow turns.
    CHECK(cost(begin, 1 << 20) <
          200 * cost(begin, 1 << 15) + std::chrono::milliseconds(20));
  }
}

TEST_CASE("whatever arrives, cut wherever: the same events, bounded") {
  Rng rng(2026);
  const auto below = [&rng](std::size_t limit) {
    return static_cast<std::size_t>(
        rng.Below(static_cast<std::uint32_t>(limit)));
  };
  const auto& sequences = Sequences();
  constexpr std::string_view kTelling =
      "\x1b[]O<>?;0123M~mPR\\\a\x18\xc3\xe2\x82";
  for (int round = 0; round < Games(20'000); ++round) {
    std::string bytes;
    for (std::size_t parts = 1 + below(6); parts > 0; --parts) {
      const std::string& sequence = sequences[below(sequences.size())].first;
      switch (below(4)) {
        case 0:
          bytes += static_cast<char>(below(256));
          break;
        case 1:
          bytes += kTelling[below(kTelling.size())];
          break;
        case 2:
          bytes += sequence.substr(
              0, below(std::min<std::size_t>(sequence.size(), 40) + 1));
          break;
        default:
          bytes += sequence.substr(0, 40);
      }
    }
    CAPTURE(bytes);
    REQUIRE(InputFault(bytes) == "");
  }
}

}  // namespace glazier::tui
