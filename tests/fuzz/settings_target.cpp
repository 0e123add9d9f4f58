// SPDX-License-Identifier: MIT
// Settings, which people edit by hand.
#include "tests/fuzz/target.hpp"
#include "tui/screens/settings.hpp"

namespace glazier::fuzz {
namespace {

void Run(std::string_view input) {
  tui::Settings settings;
  tui::ReadSettings(input, settings);
  const std::string written = tui::WriteSettings(settings);
  tui::Settings again;
  tui::ReadSettings(written, again);
  Expect(tui::WriteSettings(again) == written, "settings read back");
}

}  // namespace
GLAZIER_FUZZ_TARGET(settings, 1)
}  // namespace glazier::fuzz
