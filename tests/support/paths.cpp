// SPDX-License-Identifier: MIT
// Where the tests find what they need.
#include "tests/support/paths.hpp"

namespace glazier {

std::string TestData() {
  return GLAZIER_SOURCE "/tests/data";
}

std::string DocsFolder() {
  return GLAZIER_SOURCE "/docs";
}

std::string GlazierBinary() {
  return GLAZIER_BINARY;
}

std::string FaultsLibrary() {
  return GLAZIER_FAULTS;
}

}  // namespace glazier
