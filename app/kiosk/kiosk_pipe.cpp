// SPDX-License-Identifier: MIT
// What a guest's own glazier may ask of a kiosk.
#include "app/kiosk/kiosk_pipe.hpp"

#include <unistd.h>

#include "app/guest/table_list.hpp"
#include "app/host/pipe.hpp"

namespace glazier {

int RunKioskCommand(std::string_view command,
                    const Kiosk& kiosk,
                    const KioskLimits& limits,
                    std::ostream& out) {
  constexpr std::string_view kPipe = "glazier pipe ";
  if (command == "glazier tables --json") {
    out << TableListJson(ListTables());
    return 0;
  }
  const auto code =
      ParseCode(command.starts_with(kPipe) ? command.substr(kPipe.size()) : "");
  if (!code) {
    throw Failure("this login plays glazier and runs no commands");
  }
  const auto place = kiosk.TableCalled(*code);
  if (!place) {
    throw Failure(place.why());
  }
  const auto table = ConnectToTable(*place, kBusyPatience);
  if (!table) {
    throw Failure(table.why());
  }
  alarm(static_cast<unsigned>(limits.minutes * 60));
  const std::string why = PipeBytes(
      *table, STDIN_FILENO, STDOUT_FILENO,
      {std::chrono::minutes(limits.idle),
       [&kiosk](const std::string& line) { return kiosk.Introduced(line); }});
  if (!why.empty()) {
    throw Failure(why);
  }
  return 0;
}

}  // namespace glazier
