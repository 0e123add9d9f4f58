// SPDX-License-Identifier: MIT
// A few frames between two pictures of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "tui/terminal/await.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief What happened, and so in which order the cells change.
enum class Motion : std::uint8_t {
  kSet,       ///< glass goes down to where it is set in
  kFlip,      ///< a strip turns over, from the top
  kBreak,     ///< glass breaks: splinters here and there
  kComplete,  ///< something lights up, from below
  kDeal,      ///< a round is over; new things come from the left
  kTurn,      ///< a wheel turns
};

/// @brief The way from one picture to the next. The next one may change while
/// it is under way. Only cells with another character move, and each is drawn
/// at most twice, so a motion sends little more than the change would.
class Passage {
 public:
  Passage(Sheet from, Motion motion)
      : from_(std::move(from)), motion_(motion) {}

  /// @brief Time goes by; true if there is another frame to draw.
  bool Advance(TimePoint now);
  /// @brief When the next frame comes.
  TimePoint Next() const;
  bool Over() const;

  /// @brief The picture of this moment; outside of `board` it is `to`.
  Sheet Frame(const Sheet& to, const Theme& theme, const Area& board) const;

 private:
  Sheet from_;
  Motion motion_;
  std::optional<TimePoint> began_;
  int frame_ = 0;
};

}  // namespace glazier::tui
