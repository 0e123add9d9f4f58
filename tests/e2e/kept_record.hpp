// SPDX-License-Identifier: MIT
// A game without chance, and the record that a program keeps of it.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

/// @brief What the screen says when it is the player's turn.
inline constexpr std::string_view kYourTurn = "take from a factory";

/// @brief A table without chance: the same keys make the same record.
inline SessionOptions CertainTable(const TemporaryFolder& home) {
  SessionOptions options;
  options.home = home.path();
  options.arguments = {"play",   "--seed",   "7",      "--name", "Ana",
                       "--seat", "2=greedy", "--pace", "instant"};
  return options;
}

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
