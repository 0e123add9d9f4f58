// SPDX-License-Identifier: MIT
// What a guest's own glazier may ask of a kiosk: its tables, and one of them.
#pragma once

#include <ostream>
#include <string_view>

#include "app/kiosk/kiosk.hpp"

namespace glazier {

/// @brief Obeys exactly `glazier tables --json` and `glazier pipe CODE`, within
/// the kiosk's limits of time; everything else is a Failure. Returns the exit
/// code.
int RunKioskCommand(std::string_view command,
                    const Kiosk& kiosk,
                    const KioskLimits& limits,
                    std::ostream& out);

}  // namespace glazier
