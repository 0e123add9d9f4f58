// SPDX-License-Identifier: MIT
// glazier: stained-glass board games for the terminal.
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

#include "app/cli/command.hpp"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  // Hosts are started as /proc/self/exe, and ps should not call them exe.
  prctl(PR_SET_NAME, "glazier");
  // A file that may not grow is a warning for the player, not the end of the
  // program.
  std::signal(SIGXFSZ, SIG_IGN);
  glazier::Streams streams{std::cin, std::cout, std::cerr,
                           isatty(STDERR_FILENO) != 0, true};
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return glazier::RunCommandLine(arguments, streams);
}
