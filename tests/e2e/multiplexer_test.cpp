// SPDX-License-Identifier: MIT
// Inside tmux and screen the same screen is seen as without them, whether all
// of it is sent every time or only what changed.
#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/e2e/same_game.hpp"
#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

struct Multiplexer {
  const char* program;
  std::vector<std::string> start;  ///< before glazier
  std::vector<std::string> end;    ///< whatever still runs
};

/// A terminal in which the multiplexer runs glazier.
class Inside {
 public:
  Inside(const Multiplexer& multiplexer, bool full_redraw)
      : multiplexer_(multiplexer) {
    std::ofstream(home_.path() + "/tmux.conf")
        << "set -g status off\n"
           "set -g default-terminal screen-256color\n"
           "set -s escape-time 0\n";
    std::ofstream(home_.path() + "/screen.conf")
        << "startup_message off\nterm screen-256color\n"
           "defutf8 on\naltscreen on\n";
    std::filesystem::create_directory(home_.path() + "/sockets");
    std::filesystem::permissions(home_.path() + "/sockets",
                                 std::filesystem::perms::owner_all);
    SessionOptions options = Options(multiplexer.start);
    options.arguments.emplace_back(GlazierBinary());
    for (const std::string& word : SameGame(full_redraw)) {
      options.arguments.push_back(word);
    }
    session_ = std::make_unique<TerminalSession>(options);
  }
  ~Inside() {
    // It runs in the background, and would stay there.
    TerminalSession(Options(multiplexer_.end)).WaitExit();
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  TerminalSession& session() { return *session_; }

 private:
  SessionOptions Options(const std::vector<std::string>& words) const {
    SessionOptions options;
    options.home = home_.path();
    options.program = multiplexer_.program;
    options.arguments = words;
    for (std::string& word : options.arguments) {
      if (const auto at = word.find("HOME"); at != std::string::npos) {
        word.replace(at, 4, home_.path());
      }
    }
    options.environment = {{"SCREENDIR", home_.path() + "/sockets"},
                           {"SHELL", "/bin/sh"}};
    return options;
  }

  Multiplexer multiplexer_;
  TemporaryFolder home_;
  std::unique_ptr<TerminalSession> session_;
};

}  // namespace

TEST_CASE("in tmux and screen the screen is the same as without them") {
  const std::vector<Multiplexer> multiplexers = {
      {"/usr/bin/tmux",
       {"-S", "HOME/sockets/tmux", "-f", "HOME/tmux.conf", "new-session"},
       {"-S", "HOME/sockets/tmux", "kill-server"}},
      {"/usr/bin/screen",
       {"-U", "-c", "HOME/screen.conf", "-S", "glazier"},
       {"-S", "glazier", "-X", "quit"}},
  };
  const TemporaryFolder home;
  SessionOptions plain;
  plain.home = home.path();
  plain.arguments = SameGame(false);
  TerminalSession direct(plain);
  PlaySame(direct);
  for (const Multiplexer& multiplexer : multiplexers) {
    if (access(multiplexer.program, X_OK) != 0) {
      MESSAGE("skipped: there is no " << multiplexer.program);
      continue;
    }
    CAPTURE(std::string(multiplexer.program));
    Inside filtered(multiplexer, false);
    Inside redrawn(multiplexer, true);
    PlaySame(filtered.session());
    PlaySame(redrawn.session());
    CHECK_MESSAGE(filtered.session().Picture() == direct.Picture(),
                  filtered.session().Picture() << '\n'
                                               << direct.Picture());
    const std::string difference =
        Difference(filtered.session().emulator(), redrawn.session().emulator());
    CHECK_MESSAGE(difference.empty(), difference);
  }
}

}  // namespace glazier::e2e
