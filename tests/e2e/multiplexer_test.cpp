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

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {
namespace {

/// A game that goes the same way every time.
std::vector<std::string> Game(bool full_redraw) {
  std::vector<std::string> words = {"play",    "--seed",   "7",
                                    "--seat",  "2=greedy", "--pace",
                                    "instant", "--color",  "256"};
  if (full_redraw) {
    words.emplace_back("--full-redraw");
  }
  return words;
}

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
    options.arguments.emplace_back(GLAZIER_BINARY);
    for (const std::string& word : Game(full_redraw)) {
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

/// A bit of everything: moves, the cursor, a page over the board and back.
/// Each key waits for what it leads to: screen holds Escape back for a while.
void Play(TerminalSession& session) {
  const std::pair<std::string_view, std::string_view> steps[] = {
      {"", "take from a factory"},
      {key::kEnter, "take which colour"},
      {key::kEnter, "Enter go on or play"},
      {key::kEnter, "Bot takes"},
      {key::kRight, "take from a factory"},
      {key::kRight, "take from a factory"},
      {key::kEnter, "take which colour"},
      {key::kDown, "take which colour"},
      {key::kEscape, "take from a factory"},
      {"?", "At any time"},
      {key::kEscape, "take from a factory"},
  };
  for (const auto& [keys, text] : steps) {
    session.Send(keys);
    REQUIRE_MESSAGE(session.WaitFor(text), "expected: " << text << '\n'
                                                        << session.Picture());
    session.WaitQuiet();
  }
  session.WaitQuiet(TerminalSession::Milliseconds(400));
}

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
  plain.arguments = Game(false);
  TerminalSession direct(plain);
  Play(direct);
  for (const Multiplexer& multiplexer : multiplexers) {
    if (access(multiplexer.program, X_OK) != 0) {
      MESSAGE("skipped: there is no " << multiplexer.program);
      continue;
    }
    CAPTURE(std::string(multiplexer.program));
    Inside filtered(multiplexer, false);
    Inside redrawn(multiplexer, true);
    Play(filtered.session());
    Play(redrawn.session());
    CHECK_MESSAGE(filtered.session().Picture() == direct.Picture(),
                  filtered.session().Picture() << '\n'
                                               << direct.Picture());
    const std::string difference =
        Difference(filtered.session().emulator(), redrawn.session().emulator());
    CHECK_MESSAGE(difference.empty(), difference);
  }
}

}  // namespace glazier::e2e
