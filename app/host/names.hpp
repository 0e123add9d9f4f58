// SPDX-License-Identifier: MIT
// Names that could be mistaken for one another.
#pragma once

#include <string>
#include <string_view>

namespace glazier {

/// @brief How a name looks: equal for all names that are hard to tell apart,
/// whatever letters they are written with. It ignores case, and the difference
/// between Latin letters and similar ones of other alphabets, wide and
/// mathematical letters, and 0, 1, I and l.
std::string LookOf(std::string_view name);

/// @brief Whether a name mixes alphabets that resemble each other, such as a
/// Cyrillic "а" among Latin letters: no real name is written like that.
bool MixesAlphabets(std::string_view name);

}  // namespace glazier
