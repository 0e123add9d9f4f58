// SPDX-License-Identifier: MIT
// The key sequences of different terminals.
#pragma once

#include <array>
#include <ftxui/component/event.hpp>
#include <optional>
#include <string_view>

namespace glazier::tui {

/// @brief What stands between ESC [ and the last byte of a sequence.
struct SequenceNumbers {
  char prefix = 0;  ///< one of < = > ?, or none
  std::array<int, 3> values{};
  std::size_t count = 0;

  /// @brief Nothing if it holds anything else than a few numbers.
  static std::optional<SequenceNumbers> Of(std::string_view text);
  int At(std::size_t index, int otherwise) const {
    return index < count && values[index] > 0 ? values[index] : otherwise;
  }
};

/// @brief The key of ESC [ numbers final. Nothing: not a key.
std::optional<ftxui::Event> CsiKey(const SequenceNumbers& numbers, char final);

/// @brief The key of ESC O numbers final.
std::optional<ftxui::Event> Ss3Key(const SequenceNumbers& numbers, char final);

/// @brief A mouse report: its code with the modifiers, and the position from 1.
/// Nothing for movements, which were not requested.
std::optional<ftxui::Event> MouseEvent(int code, int x, int y, bool released);

}  // namespace glazier::tui
