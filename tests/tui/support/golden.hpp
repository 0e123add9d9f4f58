// SPDX-License-Identifier: MIT
// Pictures of the screen kept as text files under tests/data/tui.
#pragma once

#include <string>
#include <string_view>

namespace glazier::tui::test {

/// @brief Compares with tests/data/tui/NAME.txt. With GLAZIER_UPDATE_GOLDENS=1
/// in the environment it writes the file instead: look at the difference.
void CheckGolden(std::string_view name, const std::string& text);

}  // namespace glazier::tui::test
