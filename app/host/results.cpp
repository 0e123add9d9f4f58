// SPDX-License-Identifier: MIT
// Finished games of a kiosk, a line each.
#include "app/host/results.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "app/store/file.hpp"
#include "app/store/paths.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

constexpr off_t kMostBytes = 4 << 20;  // of one machine
constexpr std::size_t kMostFiles = 100;
constexpr std::size_t kFieldsOfSeat = 4;
constexpr double kMostPoints = 10'000;
constexpr std::int64_t kLatest = std::int64_t{1} << 40;

std::string HostName() {
  std::array<char, 65> name{};
  gethostname(name.data(), name.size() - 1);
  std::string text = CleanText(name.data(), name.size());
  std::replace(text.begin(), text.end(), '/', '-');
  return text.empty() || text.starts_with('.') ? "here" : text;
}

/// The end of a file that only grows; its first line may be cut.
std::string Tail(const fs::path& path) {
  const auto file = OpenRegular(path, O_RDONLY);
  struct stat status {};
  if (!file || fstat(file->get(), &status) != 0) {
    return {};
  }
  const off_t from = std::max<off_t>(0, status.st_size - kMostBytes);
  std::string text(static_cast<std::size_t>(status.st_size - from), '\0');
  const ssize_t got = pread(file->get(), text.data(), text.size(), from);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return text;
}

}  // namespace

std::string GameResult::Line() const {
  std::string line = std::to_string(when) + '\t' + game;
  for (const SeatResult& seat : seats) {
    std::array<char, 32> points{};
    std::snprintf(points.data(), points.size(), "%.1f", seat.points);
    line += '\t' + seat.who + '\t' + seat.name + '\t' +
            (seat.won ? "won" : "lost") + '\t' + points.data();
  }
  return line + '\n';
}

Outcome<GameResult> GameResult::Parse(std::string_view line) {
  const auto words = Split(line, '\t');
  const std::size_t seats = (words.size() - 1) / kFieldsOfSeat;
  const auto when = ParseNumber<std::int64_t>(words[0], 0, kLatest);
  if (!when || words.size() != 2 + seats * kFieldsOfSeat || seats < 2 ||
      seats > kMaxSeats) {
    return Refusal{"this is not the result of a game"};
  }
  GameResult result{*when, CleanName(words[1]), {}};
  for (std::size_t at = 2; at < words.size(); at += kFieldsOfSeat) {
    const auto points =
        ParseNumber<double>(words[at + 3], -kMostPoints, kMostPoints);
    if (!points || !std::isfinite(*points) || words[at].empty() ||
        (words[at + 2] != "won" && words[at + 2] != "lost")) {
      return Refusal{"this is not the result of a seat"};
    }
    result.seats.push_back({CleanText(words[at], 128), CleanName(words[at + 1]),
                            words[at + 2] == "won", *points});
  }
  return result;
}

fs::path ResultsFolder() {
  const fs::path state = StateDirectory();
  return state.empty() ? state : state / "results";
}

std::string AddResult(const GameResult& result) {
  const fs::path folder = ResultsFolder();
  std::error_code error;
  fs::create_directories(folder, error);
  const Descriptor file(
      open((folder / HostName()).c_str(),
           O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  // One write at the end of the file: others' lines stay whole.
  return file && WriteAll(file.get(), result.Line())
             ? ""
             : Because("cannot write", folder);
}

std::vector<GameResult> ReadResults() {
  std::vector<GameResult> results;
  std::error_code error;
  fs::directory_iterator files(ResultsFolder(), error);
  std::size_t count = 0;
  for (const auto end = fs::directory_iterator();
       !error && files != end && count < kMostFiles; files.increment(error)) {
    ++count;
    const std::string text = Tail(files->path());
    for (const std::string_view line : Split(text, '\n')) {
      if (auto result = GameResult::Parse(line)) {
        results.push_back(std::move(*result));
      }
    }
  }
  std::stable_sort(
      results.begin(), results.end(),
      [](const auto& a, const auto& b) { return a.when < b.when; });
  return results;
}

}  // namespace glazier
