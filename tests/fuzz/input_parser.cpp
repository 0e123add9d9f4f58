// Terminal input for libFuzzer or AFL++: aborts where a property fails.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "tests/support/input_properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  const std::string bytes(data, data + size);
  if (!glazier::InputFault(bytes).empty()) {
    std::abort();
  }
  return 0;
}
