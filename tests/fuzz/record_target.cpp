// SPDX-License-Identifier: MIT
// Records: whatever is read is written the same, and read again.
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tests/fuzz/target.hpp"

namespace glazier::fuzz {
namespace {

void Run(std::string_view input) {
  const auto header = ReadRecordHeader(input);
  if (!header || FindGame(header->game) == nullptr) {
    return;
  }
  WithGame(header->game, [&]<Game G>() {
    const auto table = ReadRecord<G>(input);
    if (!table) {
      Expect(IsCleanText(table.why()), "a refusal can be shown");
      return;
    }
    const std::string written = WriteRecord(*table);
    const auto again = ReadRecord<G>(written);
    Expect(static_cast<bool>(again), "what is written is read");
    Expect(again->now() == table->now(), "and is the same game");
    Expect(WriteRecord(*again) == written, "and is written the same");
  });
}

}  // namespace
GLAZIER_FUZZ_TARGET(record, 4)
}  // namespace glazier::fuzz
