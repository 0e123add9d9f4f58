// SPDX-License-Identifier: MIT
// A real sshd on the loopback address.
#include "tests/e2e/ssh_server.hpp"

#include <fcntl.h>
#include <grp.h>
#include <netinet/in.h>
#include <pty.h>
#include <pwd.h>
#include <shadow.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

namespace fs = std::filesystem;

constexpr const char* kServer = "/usr/sbin/sshd";
constexpr const char* kClient = "/usr/bin/ssh";
constexpr const char* kKeyMaker = "/usr/bin/ssh-keygen";
/// Where sshd confines the part that talks to strangers; packages leave its
/// creation to the boot scripts.
constexpr const char* kEmptyFolder = "/run/sshd";

std::string ReadAll(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string UserName() {
  const passwd* const self = getpwuid(geteuid());  // NOLINT: one thread
  return self == nullptr ? "" : self->pw_name;
}

pid_t Spawn(std::vector<std::string> words, const std::string& log) {
  const pid_t child = fork();
  if (child != 0) {
    return child;
  }
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int in = open("/dev/null", O_RDONLY);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  std::vector<char*> argv;
  for (std::string& word : words) {
    argv.push_back(word.data());
  }
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

void MakeKey(const std::string& folder, const std::string& name) {
  int status = 0;
  waitpid(Spawn({kKeyMaker, "-q", "-t", "ed25519", "-N", "", "-f",
                 folder + '/' + name},
                folder + "/keys.log"),
          &status, 0);
  if (status != 0) {
    throw std::runtime_error(ReadAll(folder + "/keys.log"));
  }
}

/// A port that is free just now.
int FreePort() {
  const int probe = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const plain = reinterpret_cast<sockaddr*>(&address);  // NOLINT
  if (probe < 0 || bind(probe, plain, size) != 0 ||
      getsockname(probe, plain, &size) != 0) {
    throw std::runtime_error("no port on the loopback address");
  }
  close(probe);
  return ntohs(address.sin_port);
}

bool Listens(int port) {
  const int probe = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool connected =
      connect(probe, reinterpret_cast<const sockaddr*>(&address),  // NOLINT
              sizeof address) == 0;
  close(probe);
  return connected;
}

/// Field 4 of proc(5)'s stat; the name before it may hold anything.
pid_t ParentOf(const std::string& process) {
  const std::string text = ReadAll("/proc/" + process + "/stat");
  std::istringstream fields(
      text.substr(std::min(text.size(), text.rfind(')') + 1)));
  char state = '?';
  pid_t parent = -1;
  fields >> state >> parent;
  return parent;
}

std::vector<pid_t> ChildrenOf(pid_t parent) {
  std::vector<pid_t> children;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator("/proc", error)) {
    const std::string name = entry.path().filename().string();
    if (name.find_first_not_of("0123456789") == std::string::npos &&
        ParentOf(name) == parent) {
      children.push_back(std::stoi(name));
    }
  }
  std::sort(children.begin(), children.end());
  return children;
}

/// Whether a new terminal is as sshd requires; where /dev/pts is mounted in an
/// unusual way it is not.
bool TerminalsAreShared() {
  int master = -1;
  int slave = -1;
  struct stat status {};
  const group* const wanted = getgrnam("tty");  // NOLINT: one thread
  if (openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
    return false;
  }
  const bool shared = fstat(slave, &status) == 0 &&
                      (wanted == nullptr || status.st_gid == wanted->gr_gid);
  close(slave);
  close(master);
  return shared;
}

/// As it is installed, and as docs/hosting.md shows it.
std::string ShippedConfiguration() {
  return ReadAll(DocsFolder() + "/../data/sshd_config");
}

}  // namespace

std::string SshServer::WhyNot() {
  for (const char* const program : {kServer, kClient, kKeyMaker}) {
    if (access(program, X_OK) != 0) {
      return std::string("there is no ") + program;
    }
  }
  if (UserName().empty()) {
    return "this user has no name";
  }
  if (geteuid() == 0) {
    // Without PAM, sshd takes this mark for a locked account.
    const spwd* const shadow = getspnam("root");  // NOLINT: one thread
    if (shadow != nullptr && shadow->sp_pwdp[0] == '!') {
      return "the account root is locked";
    }
    if (mkdir(kEmptyFolder, 0755) != 0 && !fs::is_directory(kEmptyFolder)) {
      return "cannot make " + std::string(kEmptyFolder);
    }
  } else if (!TerminalsAreShared()) {
    return "terminals are not of the group tty here, and only root's sshd "
           "could change that";
  }
  return "";
}

SshServer::SshServer(const ServerOptions& options) : user_(UserName()) {
  // Tables outlive the kiosk that opened them; this process adopts them then.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  MakeKey(folder(), "host_key");
  constexpr int kTries = 5;  // somebody else may have taken the port meanwhile
  for (int tries = 0; tries < kTries; ++tries) {
    if (Start(options)) {
      return;
    }
  }
  throw std::runtime_error("sshd does not start:\n" + Log());
}

std::string SshServer::KeyOf(const std::string& guest) const {
  const std::string name = guest + "_key";
  const std::string path = folder() + '/' + name;
  if (!fs::exists(path)) {
    MakeKey(folder(), name);
    std::ofstream(folder() + "/guests", std::ios::app)
        << ReadAll(path + ".pub");
  }
  return path;
}

bool SshServer::Start(const ServerOptions& options) {
  port_ = FreePort();
  const std::string config = folder() + "/sshd_config";
  {
    std::ofstream file(config);
    // The folder of a test is one that others may write to.
    file << "ListenAddress 127.0.0.1\nStrictModes no\n" << options.extra;
    std::istringstream documented(ShippedConfiguration());
    for (std::string line; std::getline(documented, line);) {
      std::istringstream words(line);
      std::string name;
      words >> name;
      if (std::count(options.without.begin(), options.without.end(), name) >
          0) {
        continue;
      }
      if (name == "Port") {
        line = "Port " + std::to_string(port_);
      } else if (name == "HostKey") {
        line = "HostKey " + folder() + "/host_key";
      } else if (name == "AllowUsers") {
        line = "AllowUsers " + user_;
      } else if (name == "Match") {
        line = "Match User " + user_;
      } else if (name == "AuthorizedKeysFile") {
        line = "AuthorizedKeysFile " + folder() + "/guests";
      } else if (name == "ForceCommand") {
        line = "ForceCommand " + GlazierBinary() + " kiosk --home " + kiosk() +
               ' ' + options.kiosk;
      }
      file << line << '\n';
    }
  }
  {
    std::ofstream known(folder() + "/known_hosts");
    known << "[127.0.0.1]:" << port_ << ' '
          << ReadAll(folder() + "/host_key.pub");
  }
  daemon_ = Spawn({kServer, "-D", "-e", "-f", config}, folder() + "/sshd.log");
  while (!Listens(port_)) {
    if (waitpid(daemon_, nullptr, WNOHANG) == daemon_) {
      return false;
    }
    usleep(10'000);
  }
  return true;
}

SshServer::~SshServer() {
  kill(daemon_, SIGKILL);
  waitpid(daemon_, nullptr, 0);
  // Its children have become this process's, and so have their children.
  for (auto left = ChildrenOf(getpid()); !left.empty();
       left = ChildrenOf(getpid())) {
    for (const pid_t child : left) {
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
    }
  }
}

SessionOptions SshServer::Client(const std::vector<std::string>& options,
                                 const std::vector<std::string>& command,
                                 const std::string& guest) const {
  SessionOptions client;
  client.program = kClient;
  client.home = folder();
  client.arguments = {"-F", "none",      "-p", std::to_string(port_),
                      "-i", KeyOf(guest)};
  const std::string known = "UserKnownHostsFile=" + folder() + "/known_hosts";
  for (const std::string& setting :
       {known, std::string("GlobalKnownHostsFile=none"),
        std::string("StrictHostKeyChecking=yes"),
        std::string("IdentitiesOnly=yes"), std::string("BatchMode=yes"),
        std::string("SendEnv=LANG LC_*")}) {
    client.arguments.insert(client.arguments.end(), {"-o", setting});
  }
  client.arguments.insert(client.arguments.end(), options.begin(),
                          options.end());
  client.arguments.push_back(user_ + "@127.0.0.1");
  if (!command.empty()) {
    client.arguments.emplace_back("--");
  }
  client.arguments.insert(client.arguments.end(), command.begin(),
                          command.end());
  return client;
}

std::vector<pid_t> SshServer::Connections() const {
  return ChildrenOf(daemon_);
}

void SshServer::Cut(pid_t connection) const {
  // It may have given its rights away to a second process.
  std::vector<pid_t> both = ChildrenOf(connection);
  both.push_back(connection);
  for (const pid_t process : both) {
    const auto name = ReadAll("/proc/" + std::to_string(process) + "/comm");
    if (name.starts_with("sshd")) {
      kill(process, SIGKILL);
    }
  }
}

std::string SshServer::Environments() const {
  std::string text;
  std::vector<pid_t> processes = Connections();
  for (std::size_t i = 0; i < processes.size(); ++i) {
    const auto children = ChildrenOf(processes[i]);
    processes.insert(processes.end(), children.begin(), children.end());
    const fs::path process = "/proc/" + std::to_string(processes[i]);
    if (ReadAll(process / "cmdline").find("kiosk") != std::string::npos) {
      text += ReadAll(process / "environ");
    }
  }
  std::replace(text.begin(), text.end(), '\0', '\n');
  return text;
}

std::string SshServer::Log() const {
  return ReadAll(folder() + "/sshd.log");
}

}  // namespace glazier::e2e
