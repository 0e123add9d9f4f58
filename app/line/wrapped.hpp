// SPDX-License-Identifier: MIT
// Text in lines of 80 columns.
#pragma once

#include <string>
#include <string_view>

namespace glazier {

/// @brief The words in lines of at most 79 columns, each with its end.
std::string Wrapped(std::string_view text);

}  // namespace glazier
