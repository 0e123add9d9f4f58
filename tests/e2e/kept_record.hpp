// The record a program has kept of its game.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

/// @brief The only record below a home; empty if there is none.
inline std::string Record(const TemporaryFolder& home) {
  const std::filesystem::path games = home.path() + "/data/glazier/games";
  std::string text;
  if (std::filesystem::is_directory(games)) {
    for (const auto& file : std::filesystem::directory_iterator(games)) {
      if (file.path().extension() == ".game") {
        std::ifstream in(file.path());
        text.append(std::istreambuf_iterator<char>(in), {});
      }
    }
  }
  return text;
}

}  // namespace glazier::e2e
