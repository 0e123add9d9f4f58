// SPDX-License-Identifier: MIT
// Terminal input: keys, mouse, paste, and whatever a connection makes of them.
#include "tests/fuzz/target.hpp"
#include "tests/support/input_properties.hpp"

namespace glazier::fuzz {
namespace {

void Run(std::string_view input) {
  Expect(InputFault(std::string(input)).empty(), "input is read in pieces");
}

}  // namespace
GLAZIER_FUZZ_TARGET(input, 1)
}  // namespace glazier::fuzz
