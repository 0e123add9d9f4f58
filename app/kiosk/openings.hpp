// SPDX-License-Identifier: MIT
// The recent openings of tables in a kiosk.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/store/descriptor.hpp"

namespace glazier {

/// @brief A guest, as far as the kiosk can tell guests apart: by the nickname,
/// which costs nothing to change, and by the address of the connection, which
/// many may share.
struct KioskGuestId {
  std::string guest;    ///< the key of the nickname
  std::string address;  ///< as sshd tells it; empty: not known

  friend bool operator==(const KioskGuestId&, const KioskGuestId&) = default;
};

/// @brief How many tables one guest, and one address, may have.
struct OpeningLimits {
  std::int64_t at_once = 3;
  std::int64_t an_hour = 20;
  std::int64_t address_at_once = 20;
  std::int64_t address_an_hour = 60;
};

/// @brief A small file that all connections to a kiosk share: one line per
/// table. It is locked as long as this object lives, so that nobody else opens
/// a table between counting and opening.
class Openings {
 public:
  using Seconds = std::int64_t;  ///< since the epoch

  /// @brief Waits until the file is free.
  explicit Openings(Seconds now);

  /// @brief Must come first: the codes of all tables that are open now.
  void SetOpen(std::vector<std::string> open);

  /// @brief Why this guest cannot open another table, or nothing.
  std::string WhyNot(const KioskGuestId& who,
                     const OpeningLimits& limits) const;
  /// @brief Remembers a table that was opened.
  void Add(std::string_view code, const KioskGuestId& who);

 private:
  struct Opening {
    Seconds when = 0;
    std::string code;
    KioskGuestId who;
  };

  void Read();
  void Write() const;
  bool IsOpen(const std::string& code) const;

  std::vector<std::string> open_;
  Seconds now_;
  Descriptor file_;
  std::vector<Opening> openings_;
};

}  // namespace glazier
