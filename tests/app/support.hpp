// SPDX-License-Identifier: MIT
// The command line under test: in this process, or as the real program.
#pragma once

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/command.hpp"
#include "tests/support/paths.hpp"

namespace glazier {

using Words = std::vector<std::string>;
namespace fs = std::filesystem;

inline std::string FileText(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void WriteText(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

/// @brief A home directory of its own for one test, gone afterwards. Nothing
/// of the real one is seen or touched.
class Home {
 public:
  Home() {
    std::string name = fs::temp_directory_path() / "glazier-test-XXXXXX";
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
    Set("HOME", path_.string());
    Set("XDG_DATA_HOME", (path_ / "data").string());
    Set("XDG_CONFIG_HOME", (path_ / "config").string());
    Set("USER", "ana");
  }
  ~Home() {
    for (const auto& [name, value] : before_) {
      Put(name, value);
    }
    std::error_code error;
    fs::remove_all(path_, error);
  }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;

  /// @brief Sets a variable, or removes it, until the test is over.
  void Set(const std::string& name, const std::optional<std::string>& value) {
    const char* const old = std::getenv(name.c_str());
    before_.emplace(
        name, old == nullptr ? std::nullopt : std::optional<std::string>(old));
    Put(name, value);
  }

  const fs::path& path() const { return path_; }
  fs::path operator/(const std::string& name) const { return path_ / name; }
  fs::path games() const { return path_ / "data" / "glazier" / "games"; }

  /// @brief Every file below, relative and sorted; temporary ones too.
  Words Files() const {
    Words files;
    for (const auto& entry : fs::recursive_directory_iterator(path_)) {
      if (entry.is_regular_file()) {
        files.push_back(fs::relative(entry.path(), path_).string());
      }
    }
    std::sort(files.begin(), files.end());
    return files;
  }
  /// @brief The one recorded game there must be.
  fs::path OnlyGame() const {
    fs::path found;
    int games_found = 0;
    for (const auto& entry : fs::directory_iterator(games())) {
      if (entry.path().extension() == ".game") {
        found = entry.path();
        ++games_found;
      }
    }
    REQUIRE(games_found == 1);
    return found;
  }

 private:
  static void Put(const std::string& name,
                  const std::optional<std::string>& value) {
    if (value) {
      setenv(name.c_str(), value->c_str(), 1);
    } else {
      unsetenv(name.c_str());
    }
  }

  fs::path path_;
  std::map<std::string, std::optional<std::string>> before_;
};

struct Result {
  int code = -1;
  std::string out;
  std::string err;
};

/// @brief The whole command line, within this process.
inline Result Run(const Words& arguments,
                  const std::string& input = "",
                  bool terminal = false) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Streams streams{in, out, err, terminal};
  Result result;
  result.code = RunCommandLine(arguments, streams);
  result.out = out.str();
  result.err = err.str();
  return result;
}

/// @brief The real program; `home` holds its three streams meanwhile, in files
/// whose names begin with `run` (for several at a time).
inline Result Spawn(const Home& home,
                    const Words& arguments,
                    const std::string& input = "",
                    const std::string& run = "") {
  const fs::path in = home / (run + "stdin");
  const fs::path out = home / (run + "stdout");
  const fs::path err = home / (run + "stderr");
  WriteText(in, input);
  std::vector<char*> argv;
  std::string program = GlazierBinary();
  argv.push_back(program.data());
  Words copies = arguments;
  for (std::string& argument : copies) {
    argv.push_back(argument.data());
  }
  argv.push_back(nullptr);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    constexpr int kWrite = O_WRONLY | O_CREAT | O_TRUNC;
    dup2(open(in.c_str(), O_RDONLY), STDIN_FILENO);
    dup2(open(out.c_str(), kWrite, 0600), STDOUT_FILENO);
    dup2(open(err.c_str(), kWrite, 0600), STDERR_FILENO);
    execv(program.c_str(), argv.data());
    _exit(127);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  Result result;
  result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  result.out = FileText(out);
  result.err = FileText(err);
  for (const fs::path& path : {in, out, err}) {
    fs::remove(path);
  }
  return result;
}

inline bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// @brief Exactly one line.
inline bool IsOneLine(const std::string& text) {
  return !text.empty() && text.find('\n') == text.size() - 1;
}

}  // namespace glazier
