// The documents: what they show is what is shipped, and their links lead
// somewhere.
#include <doctest/doctest.h>

#include <regex>

#include "tests/app/support.hpp"

namespace glazier {
namespace {

fs::path Root() {
  return fs::path(DocsFolder()).parent_path();
}

/// What stands between ```LANGUAGE and ```.
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
