// SPDX-License-Identifier: MIT
// The protocol for programs: whatever is said to `glazier engine`.
#include <sstream>

#include "app/cli/command.hpp"
#include "engine/table/record.hpp"
#include "tests/fuzz/target.hpp"

namespace glazier::fuzz {
namespace {

void Run(std::string_view input) {
  std::istringstream in{std::string(input)};
  std::ostringstream out;
  std::ostringstream err;
  Streams streams{in, out, err};
  Expect(RunCommandLine({"engine", "--bot", "random"}, streams) == 0,
         "the conversation ends well");
  const std::string said = out.str();
  for (const auto line : Split(said, '\n')) {
    Expect(line.empty() || line.starts_with("ready ") ||
               line.starts_with("move ") || line.starts_with("error "),
           "only words of the protocol are said");
    Expect(IsCleanText(line), "an answer can be shown");
  }
}

}  // namespace
GLAZIER_FUZZ_TARGET(protocol, 40)
}  // namespace glazier::fuzz
