// SPDX-License-Identifier: MIT
// --line: plain lines instead of the full screen, and their style.
#include "app/line/line_choice.hpp"

#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <string_view>

#include "app/screen/file_keeper.hpp"
#include "tui/screens/settings.hpp"

namespace glazier {
namespace {

std::string_view Variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool ScreenReaderIsLikely() {
  const std::string_view enabled = Variable("ACCESSIBILITY_ENABLED");
  std::error_code error;
  return (!enabled.empty() && enabled != "0" && enabled != "false") ||
         !Variable("BRLAPI_HOST").empty() ||
         !Variable("EMACSPEAK_DIR").empty() ||
         (Variable("TERM") == "linux" &&
          std::filesystem::exists("/sys/accessibility/speakup", error));
}

void LineChoice::AddTo(CLI::App& command) {
  AddFlagOrChoice(
      command, "--line", wish,
      "Plain lines: for pipes and bad terminals; --line=spoken: sentences for "
      "screen readers, remembered until --line=plain",
      {"plain", "spoken"});
}

Manner LineChoice::Settle(Streams& streams) const {
  FileKeeper keeper;
  tui::Settings settings = tui::Remembered(keeper);
  const std::string before = settings.line;
  if (given() && wish != kFlagAlone) {
    settings.line = wish;
  } else if (before.empty() && ScreenReaderIsLikely()) {
    settings.line = "plain";
    streams.err << "glazier: for screen readers there are spoken lines: "
                   "--line=spoken chooses and remembers them\n";
  }
  if (settings.line != before) {
    keeper.SaveSettings(WriteSettings(settings));
  }
  return settings.line == "spoken" ? Manner::kSpoken : Manner::kPlain;
}

}  // namespace glazier
