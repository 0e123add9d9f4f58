// SPDX-License-Identifier: MIT
// Kiosk guests who try to do more than play: none of it works.
#include <doctest/doctest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "tests/e2e/kiosk_guest.hpp"

namespace glazier::e2e {
namespace {

using Words = std::vector<std::string>;

bool Contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

struct Ended {
  int status = -1;
  std::string output;
};

/// A client that ends by itself.
Ended Run(const SshServer& server, const Words& options, const Words& command) {
  TerminalSession session(server.Client(options, command));
  const auto status = session.WaitExit();
  REQUIRE_MESSAGE(status, session.Picture());
  return {*status, session.output()};
}

sockaddr_un AddressOf(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  return address;
}

/// A socket in the file system, open as long as this object.
class Socket {
 public:
  Socket() = default;
  ~Socket() { close(fd_); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  int fd() const { return fd_; }
  bool Listen(const std::string& path) const {
    const sockaddr_un address = AddressOf(path);
    return bind(fd_, reinterpret_cast<const sockaddr*>(&address),
                sizeof address) == 0 &&
           listen(fd_, 8) == 0;
  }
  bool Connect(const std::string& path) const {
    const sockaddr_un address = AddressOf(path);
    return connect(fd_, reinterpret_cast<const sockaddr*>(&address),
                   sizeof address) == 0;
  }

 private:
  int fd_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
};

/// Whether a client's forwarding leads from `path` to a server: to one that
/// greets, or to one of this test.
bool LeadsOn(const std::string& path, int listener = -1) {
  const Socket way;
  REQUIRE_MESSAGE(way.Connect(path), path);
  constexpr int kPatience = 30'000;
  pollfd polls[] = {{way.fd(), POLLIN, 0}, {listener, POLLIN, 0}};
  REQUIRE(poll(polls, 2, kPatience) > 0);  // silence is not an answer
  char first = 0;
  return (polls[1].revents & POLLIN) != 0 || read(way.fd(), &first, 1) == 1;
}

constexpr std::string_view kNoCommands = "runs no commands";

}  // namespace

TEST_CASE("kiosk by ssh: commands and subsystems are refused") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server({.extra = "Subsystem sftp internal-sftp\n"});
  const std::vector<std::pair<Words, Words>> attempts = {
      {{}, {"sh -c id"}},       {{"-tt"}, {"sh", "-c", "id"}},
      {{"-tt"}, {"-c id; id"}}, {{"-T"}, {"$(id)\n`id`; id"}},
      {{}, {"--help"}},         {{}, {"scp -t /tmp"}},
  };
  for (const auto& [options, command] : attempts) {
    const Ended ended = Run(server, options, command);
    CAPTURE(ended.output);
    CHECK(ended.status == 1);
    CHECK(Contains(ended.output, kNoCommands));
    CHECK_FALSE(Contains(ended.output, "uid="));
    CHECK_FALSE(Contains(ended.output, "Usage"));
  }
  // ssh does not show a subsystem's error output.
  const Ended files = Run(server, {"-s"}, {"sftp"});
  CHECK(files.status == 1);
  CHECK(files.output.empty());
  // Where there is no subsystem at all, the server itself says no.
  const SshServer plain;
  const Ended ended = Run(plain, {"-s"}, {"sftp"});
  CHECK(ended.status != 0);
  CHECK(Contains(ended.output, "subsystem request failed"));
}

TEST_CASE("kiosk by ssh: no key leads out") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  KioskGuest guest(server.Client());
  guest.See("1 Your nickname");
  for (const std::string_view keys : {"\x1a", "\x1c", "!", ":", "|", "\x04"}) {
    guest.Send(keys);
    guest.Send(key::kDown);
    guest.See("Goodbye.");  // what the second row says of itself
    guest.Send(key::kUp);
    guest.See("type a name");
  }
  guest.Send(key::kCtrlC);
  const auto status = guest.WaitExit();
  CHECK_MESSAGE(status, guest.Picture());
  CHECK_FALSE(guest.Shows("$ "));
  CHECK(guest.LineRestored());
  CHECK(guest.ScreenRestored());
}

TEST_CASE("kiosk by ssh: the environment is the server's") {
  if (NoServerHere()) {
    return;
  }
  std::string set = "SetEnv=";
  const Words names = {"LD_PRELOAD",      "LD_LIBRARY_PATH",
                       "GLAZIER_TABLES",  "XDG_DATA_HOME",
                       "XDG_STATE_HOME",  "XDG_CONFIG_HOME",
                       "XDG_RUNTIME_DIR", "HOME",
                       "TMPDIR",          "ENV",
                       "BASH_ENV",        "SSH_AUTH_SOCK"};
  ServerOptions options;
  bool believed = false;  // by sshd
  SUBCASE("sshd drops what it should not take") {}
  SUBCASE("the kiosk believes nothing that sshd lets through") {
    believed = true;
    options.extra = "AcceptEnv GLAZIER_* XDG_* TMPDIR\n";
  }
  const SshServer server(options);
  const std::string elsewhere = server.folder() + "/elsewhere";
  std::filesystem::create_directory(elsewhere);
  for (const std::string& name : names) {
    set += name + '=' + elsewhere + ' ';
  }
  KioskGuest guest(server.Client({"-o", set, "-o", "SendEnv=*"}));
  guest.Enter("Eve");
  CHECK(Contains(server.Environments(), "GLAZIER_TABLES=" + elsewhere) ==
        believed);
  for (const char* const name :
       {"LD_PRELOAD", "LD_LIBRARY_PATH", "BASH_ENV", "ENV", "SSH_AUTH_SOCK"}) {
    CHECK_FALSE(
        Contains('\n' + server.Environments(), std::string("\n") + name + '='));
  }
  guest.Choose("Open a table for Sintra");
  guest.See("Seat 1: Eve (you)");
  CHECK(std::filesystem::is_empty(elsewhere));
  CHECK(std::filesystem::exists(server.kiosk() + "/state/glazier/tables"));
}

TEST_CASE("kiosk by ssh: whatever the terminal is called, it is played on") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  for (const std::string& term :
       {std::string("../../../../etc/passwd"), std::string("x;id"),
        std::string("\x1b[31mred"), std::string(2000, 'x'),
        std::string("linux"), std::string("dumb")}) {
    CAPTURE(term);
    SessionOptions client = server.Client();
    client.environment["TERM"] = term;
    KioskGuest guest(client);
    CHECK_MESSAGE(guest.WaitUntil([&] {
      return guest.Shows("1 Your nickname") || guest.Shows("Your nickname (");
    }),
                  guest.Picture());
    CHECK_FALSE(Contains(guest.output(), "uid="));
    CHECK_FALSE(Contains(guest.output(), "\x1b[31mred"));
  }
}

TEST_CASE("kiosk by ssh: a nickname carries nothing to other terminals") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  const std::string title = "\x1b]0;owned\x07";
  const std::string alarm =
      "\xc2\x9b"
      "2J\x07";
  // On the full screen, typed bytes are keys.
  KioskGuest eve(server.Client());
  eve.See("1 Your nickname");
  eve.Press(key::kEnter);
  eve.Press(title);
  eve.Press("\x1b[31m" + alarm);
  eve.Press(key::kEscape);
  eve.Enter("Eve");
  // In plain lines: such a line is none.
  SessionOptions plain = server.Client({"-T"}, {}, "mallory");
  TerminalSession mallory(plain);
  REQUIRE(mallory.WaitFor("Your nickname ("));
  mallory.Send("\x16\x1b]0;owned\x16\x07\n");  // Ctrl-V: as it is
  REQUIRE_MESSAGE(mallory.WaitFor("not plain text"), mallory.Picture());
  mallory.Send("\xe2\x80\xaeMal\n");  // U+202E
  REQUIRE(mallory.WaitUntil([&] {
    const auto first = mallory.output().find("not plain text");
    return Contains(mallory.output().substr(first + 1), "not plain text");
  }));
  mallory.Send("Mal\n");
  REQUIRE_MESSAGE(mallory.WaitFor("lobby>"), mallory.Picture());
  mallory.Send("open\n");
  REQUIRE_MESSAGE(mallory.WaitFor("You have seat 1"), mallory.Picture());
  eve.Choose("Tables");
  eve.See("Mal");
  eve.Send(key::kEnter);
  eve.See("SINTRA");
  REQUIRE_MESSAGE(mallory.WaitFor("Eve sits down"), mallory.Picture());
  mallory.Send("say \x16\x1b[2Jhello\n");
  mallory.Send("say good day\n");
  eve.See("good day");
  for (const char* const sequence :
       {"\x1b]", "owned", "\xe2\x80\xae", "\xc2\x9b", "\x1b[31m"}) {
    CAPTURE(sequence);
    CHECK_FALSE(Contains(eve.output(), sequence));
  }
  CHECK_FALSE(Contains(mallory.output(), "\x1b"));
}

TEST_CASE("kiosk by ssh: nothing is forwarded") {
  if (NoServerHere()) {
    return;
  }
  ServerOptions options;
  bool open = false;  // the control: the same attempts elsewhere
  SUBCASE("by the documented server") {}
  SUBCASE("by a server without the lines that forbid it") {
    open = true;
    options.without = {"DisableForwarding", "AllowAgentForwarding",
                       "AllowTcpForwarding", "AllowStreamLocalForwarding",
                       "X11Forwarding"};
  }
  const SshServer server(options);
  const std::string itself = "127.0.0.1:" + std::to_string(server.port());
  const auto path = [&server](const char* name) {
    return server.folder() + '/' + name;
  };
  const Socket listener;
  REQUIRE(listener.Listen(path("listener")));
  SessionOptions keeper = server.Client();
  keeper.program = "/usr/bin/ssh-agent";
  keeper.arguments = {"-D", "-a", path("agent")};
  TerminalSession agent(keeper);
  REQUIRE_MESSAGE(agent.WaitFor("SSH_AUTH_SOCK"), agent.Picture());

  // While a guest plays: -L to a port and to a socket, -A, -Y.
  SessionOptions client =
      server.Client({"-L", path("port") + ':' + itself, "-L",
                     path("socket") + ':' + path("listener"), "-A", "-Y", "-o",
                     "IgnoreUnknown=EnableEscapeCommandline", "-o",
                     "EnableEscapeCommandline=yes"});
  client.environment["SSH_AUTH_SOCK"] = path("agent");
  client.environment["DISPLAY"] = "127.0.0.1:99";
  KioskGuest guest(client);
  guest.See("1 Your nickname");
  CHECK(LeadsOn(path("port")) == open);
  CHECK(LeadsOn(path("socket"), listener.fd()) == open);
  CHECK(Contains(server.Environments(), "SSH_AUTH_SOCK=") == open);
  CHECK_FALSE(Contains(server.Environments(), "DISPLAY="));
  CHECK(Contains(guest.output(), "X11 forwarding request failed"));
  // The same with the client's own command line, in mid-session.
  guest.Send("\r~C");
  guest.See("ssh>");
  guest.Send("-L " + path("late") + ':' + itself + '\r');
  REQUIRE(
      guest.WaitUntil([&] { return std::filesystem::exists(path("late")); }));
  CHECK(LeadsOn(path("late")) == open);

  // -R to a port and to a socket.
  for (const std::string& there : {std::string("127.0.0.1:0"), path("there")}) {
    TerminalSession remote(
        server.Client({"-N", "-v", "-o", "ExitOnForwardFailure=yes", "-R",
                       there + ':' + itself}));
    if (open) {
      CHECK_MESSAGE(remote.WaitFor("remote forward success"), remote.Picture());
    } else {
      CHECK(remote.WaitExit() == 255);
      CHECK(Contains(remote.output(), "forwarding failed"));
    }
  }
  TerminalSession piped(server.Client({"-W", itself}));
  if (open) {
    CHECK_MESSAGE(piped.WaitFor("SSH-2.0"), piped.Picture());
  } else {
    CHECK(piped.WaitExit() == 255);
    CHECK(Contains(piped.output(), "administratively prohibited"));
    CHECK_FALSE(Contains(piped.output(), "SSH-2.0"));
  }
}

}  // namespace glazier::e2e
