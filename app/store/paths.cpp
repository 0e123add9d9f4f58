// SPDX-License-Identifier: MIT
// The XDG base directory specification, as far as we need it.
#include "app/store/paths.hpp"

#include <cstdlib>
#include <string_view>

namespace glazier {
namespace {

std::filesystem::path Base(const char* variable, const char* below_home) {
  // The specification: a relative path is invalid and ignored.
  const char* const set = std::getenv(variable);
  if (set != nullptr && std::string_view(set).starts_with('/')) {
    return set;
  }
  const char* const home = std::getenv("HOME");
  if (home != nullptr && std::string_view(home).starts_with('/')) {
    return std::filesystem::path(home) / below_home;
  }
  return {};
}

}  // namespace

std::filesystem::path GamesDirectory() {
  const auto base = Base("XDG_DATA_HOME", ".local/share");
  return base.empty() ? base : base / "glazier" / "games";
}

std::filesystem::path ConfigDirectory() {
  const auto base = Base("XDG_CONFIG_HOME", ".config");
  return base.empty() ? base : base / "glazier";
}

std::filesystem::path StateDirectory() {
  const auto base = Base("XDG_STATE_HOME", ".local/state");
  return base.empty() ? base : base / "glazier";
}

}  // namespace glazier
