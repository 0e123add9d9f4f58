// SPDX-License-Identifier: MIT
// The ways to take what is granted: every smaller amount, on each wheel.
#pragma once

#include <algorithm>

#include "engine/road/goods.hpp"
#include "engine/road/printed.hpp"

namespace glazier::road {

/// @brief All gains from one grant that fit onto the wheels, by number.
///
/// The greatest come first; "+0" is the last. A grant is an amount on one of
/// several markers and perhaps an amount on a further one. With nothing on the
/// first, all its markers are equivalent, so every gain is there once.
class Gains {
 public:
  Gains(const Grant& grant, int times, Amounts on_wheels)
      : grant_(grant), amount_(std::min(grant.amount * times, 15)) {
    for (int i = 0; i < grant.choices; ++i) {
      const int fits = Fits(on_wheels, grant.markers[Index(i)], amount_);
      fits_[Index(i)] = static_cast<std::uint8_t>(fits);
      of_choices_ += fits;
    }
    if (grant.with != kNoMarker) {
      with_ = Fits(on_wheels, grant.with, grant.with_amount * times);
    }
  }

  /// @brief The number of gains, "+0" included.
  int Count() const { return (of_choices_ + 1) * (with_ + 1); }
  bool Any() const { return of_choices_ + with_ > 0; }

  Gain Nth(int n) const {
    const int with = with_ - n % (with_ + 1);
    int choice = n / (with_ + 1);
    for (int i = 0; i < grant_.choices; ++i) {
      const int fits = fits_[Index(i)];
      if (choice < fits) {
        return Gain::Of(grant_.markers[Index(i)], fits - choice, grant_.with,
                        with);
      }
      choice -= fits;
    }
    return Gain::Of(grant_.markers[0], 0, grant_.with, with);
  }

 private:
  static std::size_t Index(int i) { return static_cast<std::size_t>(i); }
  static int Fits(Amounts on_wheels, Marker marker, int amount) {
    return std::min(amount, on_wheels.Room(marker));
  }

  const Grant& grant_;
  int amount_;
  std::array<std::uint8_t, 8> fits_{};
  int of_choices_ = 0;
  int with_ = 0;
};

}  // namespace glazier::road
