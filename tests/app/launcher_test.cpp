// SPDX-License-Identifier: MIT
// The script ./glazier: in another user's checkout, and without a network.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string>

#include "tests/app/support.hpp"
#include "tests/support/paths.hpp"

namespace glazier {
namespace {

void WriteProgram(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  WriteText(path, text);
  fs::permissions(path, fs::perms(0755));
}

/// A checkout with the scripts alone.
class Checkout {
 public:
  Checkout() {
    const fs::path source = fs::path(DocsFolder()).parent_path();
    fs::permissions(home_.path(), fs::perms(0755));
    fs::create_directories(path() / "cmake");
    fs::copy(source / "glazier", path() / "glazier");
    fs::copy(source / "cmake/prepare.bash", path() / "cmake/prepare.bash");
    for (const char* const folder : {"engine", "tui", "app"}) {
      fs::create_directory(path() / folder);
    }
    WriteText(path() / "CMakeLists.txt", "");
  }
  fs::path path() const { return home_ / "checkout"; }
  const Home& home() const { return home_; }

  /// @brief Runs the script; as a user who owns nothing, if that is possible.
  Result Run(bool stranger, const std::string& path_variable = "") const {
    const fs::path out = home_ / "out";
    const fs::path err = home_ / "err";
    WriteText(out, "");
    WriteText(err, "");
    fs::permissions(out, fs::perms(0666));
    fs::permissions(err, fs::perms(0666));
    const std::string script = (path() / "glazier").string();
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      constexpr uid_t kNobody = 65534;
      dup2(open(out.c_str(), O_WRONLY), STDOUT_FILENO);
      dup2(open(err.c_str(), O_WRONLY), STDERR_FILENO);
      dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
      if (stranger && (setgid(kNobody) != 0 || setuid(kNobody) != 0)) {
        _exit(126);
      }
      for (const char* const proxy :
           {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"}) {
        unsetenv(proxy);
      }
      if (!path_variable.empty()) {
        setenv("PATH", path_variable.c_str(), 1);
      }
      execl("/bin/bash", "bash", script.c_str(), "one", "two words", nullptr);
      _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, FileText(out),
            FileText(err)};
  }

 private:
  Home home_;
};

TEST_CASE("Launcher: a checkout that another user has built is run as it is") {
  if (geteuid() != 0) {
    MESSAGE("skipped: only root can be somebody else");
    return;
  }
  const Checkout checkout;
  const fs::path build = checkout.path() / "build";
  SUBCASE("built") {
    WriteProgram(build / "release/glazier",
                 "#!/bin/sh\necho \"glazier with $# arguments: $2\"\n");
    WriteText(build / ".lock", "");
    WriteText(build / "release.log", "");
    const Result result = checkout.Run(true);
    CHECK(result.code == 0);
    CHECK(result.out == "glazier with 2 arguments: two words\n");
    CHECK(result.err == "");
    // Newer sources get one line of warning, no more.
    fs::last_write_time(
        build / "release/glazier",
        fs::file_time_type::clock::now() - std::chrono::hours(1));
    const Result older = checkout.Run(true);
    CHECK(older.out == result.out);
    CHECK(Contains(older.err, "this is an older build"));
    CHECK(IsOneLine(older.err));
  }
  SUBCASE("not built") {
    const Result result = checkout.Run(true);
    CHECK(result.code == 1);
    CHECK(result.out == "");
    CHECK(Contains(result.err, "is not built yet"));
    CHECK(IsOneLine(result.err));
  }
}

TEST_CASE("Launcher: without a network it says so within ten seconds") {
  if (geteuid() != 0) {
    MESSAGE("skipped: only root gets as far as asking apt");
    return;
  }
  const Checkout checkout;
  // A machine with next to nothing: no compiler, and servers that do not
  // answer.
  const fs::path tools = checkout.home() / "tools";
  for (const std::string tool :
       {"bash", "sh", "cat", "dirname", "env", "find", "flock", "grep", "mkdir",
        "readlink", "rm", "sed", "sort", "stat", "tail", "timeout"}) {
    for (const char* const folder : {"/usr/bin", "/bin"}) {
      if (fs::exists(fs::path(folder) / tool) && !fs::exists(tools / tool)) {
        fs::create_directories(tools);
        fs::create_symlink(fs::path(folder) / tool, tools / tool);
      }
    }
  }
  // 192.0.2.0/24 is reserved: packets to it are lost or refused.
  WriteProgram(tools / "apt-get",
               "#!/bin/sh\ncase $1 in indextargets) "
               "echo http://192.0.2.1/debian;; *) exit 1;; esac\n");
  WriteProgram(tools / "apt-config", "#!/bin/sh\n");
  WriteProgram(tools / "apt-cache", "#!/bin/sh\n");
  const auto begin = std::chrono::steady_clock::now();
  const Result result = checkout.Run(false, tools.string());
  const auto took = std::chrono::steady_clock::now() - begin;
  if (Contains(result.err, "updating apt's lists")) {
    MESSAGE("skipped: github.com can be reached");
    return;
  }
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "there is no network, and these are missing: "));
  CHECK(Contains(result.err, "cmake"));
  CHECK(took < std::chrono::seconds(10));
}

}  // namespace
}  // namespace glazier
