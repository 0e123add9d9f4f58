// SPDX-License-Identifier: MIT
// A few frames between two pictures of a table.
#include "tui/widgets/motion.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

namespace glazier::tui {
namespace {

constexpr auto kFrame = std::chrono::milliseconds(60);

int Frames(Motion motion) {
  return motion == Motion::kSet ? 3 : 5;
}

struct Spot {
  int x = 0;
  int y = 0;
};

/// The smallest rectangle around the spots.
Area Around(const std::vector<Spot>& spots) {
  Area area = {spots.front().x, spots.front().y, 1, 1};
  for (const auto& [x, y] : spots) {
    const int left = std::min(area.x, x);
    const int top = std::min(area.y, y);
    area = {left, top, std::max(area.right(), x + 1) - left,
            std::max(area.bottom(), y + 1) - top};
  }
  return area;
}

/// The frame in which a spot changes.
int When(Motion motion, const Spot& spot, const Area& all) {
  const int frames = Frames(motion);
  const int down = (spot.y - all.y) * frames / all.height;
  switch (motion) {
    case Motion::kBreak:
      return (spot.x * 7 + spot.y * 13) % frames;
    case Motion::kComplete:
      return frames - 1 - down;
    case Motion::kDeal:
    case Motion::kTurn:
      return (spot.x - all.x) * frames / all.width;
    default:
      return down;
  }
}

/// A cell in the moment of its change.
Sheet::Cell Spark(const Sheet::Cell& to, const Theme& theme, Motion motion) {
  Sheet::Cell cell = to;
  cell.style = theme.Of(motion == Motion::kBreak ? Role::kBad : Role::kTurn);
  if (motion == Motion::kBreak) {
    cell.glyph = "/";
  }
  return cell;
}

}  // namespace

bool Passage::Advance(TimePoint now) {
  if (!began_) {
    began_ = now;
    return false;
  }
  const int frame = static_cast<int>((now - *began_) / kFrame);
  return std::exchange(frame_, std::max(frame, frame_)) < frame;
}

TimePoint Passage::Next() const {
  return began_ ? *began_ + (frame_ + 1) * kFrame : Await::kNow;
}

bool Passage::Over() const {
  return frame_ >= Frames(motion_);
}

Sheet Passage::Frame(const Sheet& to,
                     const Theme& theme,
                     const Area& board) const {
  Sheet picture = to;
  if (Over() || from_.width() != to.width() || from_.height() != to.height()) {
    return picture;
  }
  std::vector<Spot> changed;
  for (int y = board.y; y < board.bottom(); ++y) {
    for (int x = board.x; x < board.right(); ++x) {
      // A cell that only changes its colours has not moved.
      if (from_.At(x, y).glyph != to.At(x, y).glyph) {
        changed.push_back({x, y});
      }
    }
  }
  // Frames cost bytes, scattered cells most: a large change goes without sparks
  // and splinters, or is shown at once.
  constexpr std::size_t kMostSparks = 60;
  constexpr std::size_t kMost = 160;
  if (changed.empty() || changed.size() > kMost) {
    return picture;
  }
  const Area all = Around(changed);
  const bool sparks = changed.size() <= kMostSparks;
  const Motion order =
      !sparks && motion_ == Motion::kBreak ? Motion::kSet : motion_;
  for (const Spot& spot : changed) {
    const int when = When(order, spot, all);
    if (when > frame_) {
      picture.Set(spot.x, spot.y, from_.At(spot.x, spot.y));
    } else if (when == frame_ && sparks) {
      picture.Set(spot.x, spot.y, Spark(to.At(spot.x, spot.y), theme, motion_));
    }
  }
  return picture;
}

}  // namespace glazier::tui
