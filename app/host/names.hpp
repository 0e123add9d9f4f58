// Names that could be mistaken for one another.
#pragma once

#include <string>
#include <string_view>

namespace glazier {

/// @brief How a name looks: the same for all names that are hard to tell apart,
/// whatever letters they are written with. Upper and lower case, letters of
/// other alphabets with the shape of a Latin one, wide and mathematical
/// letters, and 0, 1, I and l are no differences.
std::string LookOf(std::string_view name);

/// @brief Whether letters of several alphabets that resemble each other stand
/// in one name, as a Cyrillic "а" among Latin letters: nobody's name is
/// written like that.
bool MixesAlphabets(std::string_view name);

}  // namespace glazier
