// SPDX-License-Identifier: MIT
// From the bytes a terminal sends to keys, clicks and pasted text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ftxui/component/event.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace glazier::tui {

/// @brief Reads what xterm, rxvt, the Linux console, tmux and screen send. It
/// is a state machine over single bytes, so it does not matter how they are
/// split, and every byte costs the same. Its memory is bounded: a longer
/// sequence is read to its end and ignored. So is everything that is not a key,
/// such as replies to queries that were never sent.
///
/// Keys come out with FTXUI's names, whatever this terminal calls them. A
/// pasted text is one event (see Pasted) without control characters. The mouse
/// counts from 0.
class InputParser {
 public:
  using Events = std::vector<ftxui::Event>;

  /// @brief What has begun and is not complete.
  enum class Open : std::uint8_t {
    kNothing,   ///< or half a character, which can wait forever
    kEscape,    ///< the Escape key, or the beginning of a sequence
    kSequence,  ///< nobody types this by hand
    kPaste,
  };

  static constexpr std::size_t kLongestSequence = 32;
  static constexpr std::size_t kLongestPaste = 4096;

  void Feed(std::string_view bytes, Events& events);
  /// @brief Nothing followed in time: whatever is open ends here. A lone Escape
  /// is the key.
  void Pause(Events& events);

  Open open() const;
  /// @brief How many bytes it remembers.
  std::size_t kept() const { return kept_.size(); }

 private:
  enum class State : std::uint8_t {
    kGround,
    kUtf8,
    kEscape,
    kCsi,      // ESC [
    kSs3,      // ESC O
    kTooLong,  // the rest of one of these
    kX10,      // ESC [ M: three bytes about the mouse
    kString,   // ESC ] and others, to its end
    kStringEscape,
    kPaste,
  };

  // Each takes one byte in one state.
  void Ground(char byte, Events& events);
  void Utf8(char byte, Events& events);
  void Escape(char byte, Events& events);
  void Sequence(char byte, Events& events);
  void X10(char byte, Events& events);
  void String(char byte, Events& events);
  void Paste(char byte, Events& events);

  void Take(char byte, Events& events);
  void Begin(State state);
  void EndSequence(char final, Events& events);
  void EndPaste(Events& events);

  State state_ = State::kGround;
  std::string kept_;
  std::size_t matched_ = 0;  // bytes of the mark that ends a paste
};

}  // namespace glazier::tui
