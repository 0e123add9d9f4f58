// SPDX-License-Identifier: MIT
// The documents: what they show is what is shipped, and their links lead
// somewhere.
#include <doctest/doctest.h>

#include <cstdlib>
#include <regex>

#include "tests/app/support.hpp"

namespace glazier {
namespace {

fs::path Root() {
  return fs::path(DocsFolder()).parent_path();
}

/// The text between ```LANGUAGE and ```.
std::string Block(const std::string& text, const std::string& language) {
  const std::string begin = "```" + language + '\n';
  const auto from = text.find(begin);
  REQUIRE(from != std::string::npos);
  const auto to = text.find("```\n", from + begin.size());
  REQUIRE(to != std::string::npos);
  return text.substr(from + begin.size(), to - from - begin.size());
}

std::vector<fs::path> Documents() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(Root())) {
    if (entry.path().extension() == ".md") {
      found.push_back(entry.path());
    }
  }
  for (const auto& entry : fs::recursive_directory_iterator(DocsFolder())) {
    if (entry.path().extension() == ".md") {
      found.push_back(entry.path());
    }
  }
  return found;
}

TEST_CASE("Documents: the kiosk's files are those of docs/hosting.md") {
  const std::string hosting = FileText(Root() / "docs/hosting.md");
  CHECK(Block(hosting, "sshd_config") == FileText(Root() / "data/sshd_config"));
  CHECK(Block(hosting, "ini") ==
        FileText(Root() / "data/glazier-kiosk.service"));
}

/// Whether a program accepts what is shipped; true where there is none.
bool Accepts(const std::string& program, const std::string& arguments) {
  if (!fs::exists(program)) {
    MESSAGE("skipped: there is no " << program);
    return true;
  }
  return std::system((program + ' ' + arguments).c_str()) == 0;  // NOLINT
}

TEST_CASE("Documents: sshd and systemd accept what is shipped") {
  Home home;
  const std::string folder = home.path().string();
  const std::string data = (Root() / "data").string();
  std::error_code error;
  fs::create_directory("/run/sshd", error);  // root's sshd wants it
  const std::string quiet = " > " + folder + "/log 2>&1";
  REQUIRE(Accepts("/usr/bin/ssh-keygen",
                  "-q -t ed25519 -N '' -f " + folder + "/key"));
  CHECK_MESSAGE(Accepts("/usr/sbin/sshd", "-t -f " + data + "/sshd_config -h " +
                                              folder + "/key" + quiet),
                FileText(home / "log"));
  // Of a unit with a parameter one is looked at, with the program just built.
  std::string unit = FileText(Root() / "data/glazier-table@.service");
  const std::string start = "ExecStart=glazier ";
  REQUIRE(Contains(unit, start));
  unit.replace(unit.find(start), start.size(),
               "ExecStart=" + GlazierBinary() + ' ');
  WriteText(home / "glazier-table@KRTWX.service", unit);
  home.Set("XDG_RUNTIME_DIR", folder);
  const std::string analyze = "/usr/bin/systemd-analyze";
  CHECK_MESSAGE(Accepts(analyze, "--user verify " + folder +
                                     "/glazier-table@KRTWX.service" + quiet),
                FileText(home / "log"));
  if (fs::exists("/usr/sbin/sshd")) {
    CHECK_MESSAGE(
        Accepts(analyze, "verify " + data + "/glazier-kiosk.service" + quiet),
        FileText(home / "log"));
  }
  CHECK_MESSAGE(Accepts("/usr/bin/systemd-sysusers",
                        "--dry-run " + data + "/glazier.sysusers" + quiet),
                FileText(home / "log"));
}

TEST_CASE("Documents: every link leads to a file") {
  const std::regex link(R"(\]\(([^)#:]+)(#[^)]*)?\))");
  int links = 0;
  for (const fs::path& document : Documents()) {
    const std::string text = FileText(document);
    for (std::sregex_iterator found(text.begin(), text.end(), link), end;
         found != end; ++found) {
      const std::string target = (*found)[1];
      CAPTURE(document);
      CAPTURE(target);
      CHECK(fs::exists(document.parent_path() / target));
      ++links;
    }
  }
  CHECK(links > 20);
}

TEST_CASE("Documents: what is linked is installed") {
  const std::string install = FileText(Root() / "cmake/install.cmake");
  for (const auto& entry : fs::directory_iterator(Root())) {
    const std::string name = entry.path().filename();
    if (entry.path().extension() == ".md") {
      CAPTURE(name);
      CHECK(Contains(install, name));
    }
  }
}

}  // namespace
}  // namespace glazier
