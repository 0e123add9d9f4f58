// SPDX-License-Identifier: MIT
// Runs every target with its corpus and many inputs that are almost right.
// Short in ./check; docs/reliability/fuzz gives it more time.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/fuzz/mutate.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/measured.hpp"
#include "tests/support/paths.hpp"

extern "C" {
// Of the sanitizers' run-time library, where one is linked.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
void __sanitizer_set_death_callback(void (*callback)()) __attribute__((weak));
}

namespace glazier::fuzz {

std::vector<Target>& Targets() {
  static std::vector<Target> targets;
  return targets;
}

namespace {

namespace fs = std::filesystem;

// What is being tried: printed if the program dies of it.
const char* now_target = "";
std::uint64_t now_number = 0;
const std::string* now_input = nullptr;

void TellInput() {
  if (now_input == nullptr) {
    return;
  }
  std::fprintf(stderr, "fuzz: target %s, input %llu, kept as fuzz-%s.input\n",
               now_target, static_cast<unsigned long long>(now_number),
               now_target);
  std::ofstream("fuzz-" + std::string(now_target) + ".input", std::ios::binary)
      << *now_input;
  now_input = nullptr;
}

std::vector<std::string> Corpus(const std::string& target) {
  std::vector<fs::path> paths;
  for (const auto& entry :
       fs::directory_iterator(fs::path(TestData()) / "fuzz" / target)) {
    paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> corpus;
  for (const fs::path& path : paths) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    corpus.push_back(text.str());
  }
  return corpus;
}

void Try(const Target& target, const std::string& input) {
  now_input = &input;
  target.run(input);
  now_input = nullptr;
}

/// How many inputs there are in all.
std::uint64_t Effort() {
  const char* const asked = std::getenv("GLAZIER_FUZZ_INPUTS");
  return asked == nullptr ? static_cast<std::uint64_t>(Games(60'000))
                          : std::strtoull(asked, nullptr, 10);
}

/// A target's part of them: as much time for each.
std::uint64_t InputsFor(const Target& target) {
  double shares = 0;
  for (const Target& each : Targets()) {
    shares += 1.0 / each.cost;
  }
  return static_cast<std::uint64_t>(
      std::ceil(static_cast<double>(Effort()) / target.cost / shares));
}

std::uint64_t FirstInput() {
  const char* const asked = std::getenv("GLAZIER_FUZZ_FROM");
  return asked == nullptr ? 0 : std::strtoull(asked, nullptr, 10);
}

TEST_CASE("Fuzz: no input breaks a reader") {
  if (&__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(TellInput);
  }
  std::signal(SIGABRT, [](int) { TellInput(); });
  std::uint64_t tried = 0;
  REQUIRE(Targets().size() >= 6);
  for (const Target& target : Targets()) {
    now_target = target.name;
    now_number = 0;
    const auto corpus = Corpus(target.name);
    REQUIRE_MESSAGE(!corpus.empty(), "no corpus for " << target.name);
    for (const std::string& input : corpus) {
      Try(target, input);
    }
    const std::uint64_t from = FirstInput();
    const std::uint64_t inputs = InputsFor(target);
    for (now_number = from; now_number < from + inputs; ++now_number) {
      // Each input depends on its number alone.
      Rng rng = Rng::For(now_number, Rng::Use::kPlayout, 0);
      Try(target, Mutant(corpus, rng));
    }
    tried += inputs + corpus.size();
    Measured("fuzz " + std::string(target.name), inputs + corpus.size());
  }
  CHECK(tried > Effort());
}

}  // namespace
}  // namespace glazier::fuzz
