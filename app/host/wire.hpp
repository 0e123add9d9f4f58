// SPDX-License-Identifier: MIT
// The language of a table and its players: lines of text, bounded and checked.
// docs/hosting.md describes every message.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {

inline constexpr int kHostProtocol = 2;
/// @brief The longest line that a player sends, and that a host sends.
inline constexpr std::size_t kLongestRequest = 512;
inline constexpr std::size_t kLongestNews = 8192;
inline constexpr std::size_t kMaxChatBytes = 200;
inline constexpr std::size_t kMaxKeyBytes = 64;

/// @brief Splits a stream of bytes into lines. Holds at most one unfinished
/// line.
class LineReader {
 public:
  explicit LineReader(std::size_t longest) : longest_(longest) {}

  /// @brief Adds bytes; the lines they finish are added to `lines`. Returns
  /// what is wrong with them, or nothing. After an error no more lines come.
  std::string Add(std::string_view bytes, std::vector<std::string>& lines);

 private:
  std::size_t longest_;
  std::string unfinished_;
};

/// @brief The first word of a line, and what follows the space.
std::pair<std::string_view, std::string_view> FirstWord(std::string_view line);

/// @brief How a client introduces itself: its first line to a host.
///
///   glazier 2 join KEY NAME     takes a seat, or comes back to it
///   glazier 2 watch NAME        looks on
///   glazier 2 look [KEY]        is told about the table, and leaves
struct Hello {
  enum class Wish { kJoin, kWatch, kLook };
  Wish wish = Wish::kLook;
  std::string key;   ///< proves ownership of a seat; only letters and digits
  std::string name;  ///< clean

  std::string Text() const;
  static Outcome<Hello> Parse(std::string_view line);
};

/// @brief How a seat is occupied.
enum class Presence {
  kOpen,     ///< by nobody: a bot plays, until somebody sits down
  kHere,     ///< by a person
  kAway,     ///< by a person who is not connected
  kStandIn,  ///< the same, and a bot plays on meanwhile
};

std::string_view PresenceName(Presence presence);
std::optional<Presence> ParsePresence(std::string_view name);

/// @brief How far a table has come.
enum class Progress { kWaiting, kPlaying, kOver };

std::string_view ProgressName(Progress progress);
std::optional<Progress> ParseProgress(std::string_view name);

}  // namespace glazier
