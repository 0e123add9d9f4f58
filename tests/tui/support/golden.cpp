// SPDX-License-Identifier: MIT
// Pictures of the screen kept as text files under tests/data/tui.
#include "tests/tui/support/golden.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "tests/support/paths.hpp"

namespace glazier::tui::test {

void CheckGolden(std::string_view name, const std::string& text) {
  const std::string path = TestData() + "/tui/" + std::string(name) + ".txt";
  if (std::getenv("GLAZIER_UPDATE_GOLDENS") != nullptr) {
    std::ofstream(path, std::ios::binary) << text;
  }
  std::ifstream file(path, std::ios::binary);
  INFO("golden file: ", path);
  REQUIRE(file.good());
  const std::string kept((std::istreambuf_iterator<char>(file)),
                         std::istreambuf_iterator<char>());
  CHECK(text == kept);
}

}  // namespace glazier::tui::test
