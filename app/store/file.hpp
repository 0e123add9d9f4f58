// Files that are never half-written.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief The whole file, refused when it is larger than `limit`.
Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit);

/// @brief Replaces a file in one step: temporary file, fsync, rename. What was
/// there before stays beside it as PATH~. Returns why it failed, or nothing;
/// then the old file is untouched.
std::string WriteFile(const std::filesystem::path& path, std::string_view text);

}  // namespace glazier
