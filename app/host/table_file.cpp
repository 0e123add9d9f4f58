// SPDX-License-Identifier: MIT
// What a host remembers of its table beside the record.
#include "app/host/table_file.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/host/places.hpp"
#include "app/host/wire.hpp"
#include "app/store/paths.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "glazier table 1";
constexpr const char* kTable = ".table";
constexpr std::int64_t kLatest = std::int64_t{1} << 40;

fs::path Directory() {
  const fs::path state = StateDirectory();
  if (state.empty()) {
    return {};
  }
  // Seeds and keys must stay private.
  const fs::path directory = state / "tables";
  std::error_code error;
  fs::create_directories(directory, error);
  fs::permissions(directory, fs::perms::owner_all, error);
  return directory;
}

}  // namespace

std::string TableFile::Write() const {
  std::string text(kMagic);
  text += "\ncode " + code + "\ngame " + game + "\noptions " + options +
          "\nseed " + std::to_string(seed) + "\nfor " + audience + "\nbot " +
          bot + '\n';
  if (days > 0) {
    text += "days " + std::to_string(days) + ' ' + std::to_string(since) + '\n';
  }
  for (std::size_t seat = 0; seat < claims.size(); ++seat) {
    text += "seat " + std::to_string(seat + 1);
    if (const auto& claim = claims[seat]) {
      text += ' ' + std::to_string(claim->user) + ' ' + claim->key + ' ' +
              claim->name;
    }
    text += '\n';
  }
  return text + "end\n";
}

Outcome<TableFile> TableFile::Read(std::string_view text) {
  const auto lines = Split(text, '\n');
  if (lines[0] != kMagic) {
    return AtLine(1, "this is not a table that this glazier can read");
  }
  TableFile file;
  std::string seed;
  const std::vector<std::pair<std::string_view, std::string*>> fields = {
      {"code ", &file.code},       {"game ", &file.game},
      {"options ", &file.options}, {"seed ", &seed},
      {"for ", &file.audience},    {"bot ", &file.bot}};
  std::size_t at = 1;
  for (const auto& [key, value] : fields) {
    if (at >= lines.size() || !lines[at].starts_with(key)) {
      return AtLine(at + 1, "expected '" + std::string(key) + "...'");
    }
    *value = lines[at++].substr(key.size());
  }
  const auto number = ParseNumber<std::uint64_t>(seed, 0, ~std::uint64_t{0});
  if (!ParseCode(file.code) || !number) {
    return AtLine(number ? 2 : 5, "expected another value");
  }
  file.seed = *number;
  if (at < lines.size() && lines[at].starts_with("days ")) {
    const auto words = Split(lines[at++], ' ');
    const auto days = ParseNumber<int>(words[1], 1, kMostDays);
    const auto since = ParseNumber<std::int64_t>(words.back(), 0, kLatest);
    if (words.size() != 3 || !days || !since) {
      return AtLine(at, "expected 'days N SECONDS'");
    }
    file.days = *days;
    file.since = *since;
  }
  for (; at < lines.size() && lines[at] != "end"; ++at) {
    const std::string open = "seat " + std::to_string(file.claims.size() + 1);
    if (lines[at] == open && file.claims.size() < kMaxSeats) {
      file.claims.emplace_back();
      continue;
    }
    const auto [number_text, rest] = FirstWord(
        lines[at].starts_with(open + ' ') ? lines[at].substr(open.size() + 1)
                                          : std::string_view());
    const auto user =
        ParseNumber<uid_t>(number_text, 0, static_cast<uid_t>(-2));
    const auto [key, name] = FirstWord(rest);
    if (!user || key.empty() || file.claims.size() >= kMaxSeats) {
      return AtLine(at + 1, "expected '" + open + " USER KEY NAME'");
    }
    file.claims.emplace_back(Claim{*user, std::string(key), CleanName(name)});
  }
  if (at >= lines.size()) {
    return AtLine(lines.size(), "the end is missing: the file is cut off");
  }
  return file;
}

TablePaths TablePaths::Of(const std::string& code) {
  const fs::path directory = Directory();
  if (directory.empty()) {
    return {};
  }
  return {directory / (code + kTable), directory / (code + ".game"),
          directory / (code + ".lock")};
}

void TablePaths::Remove() const {
  std::error_code error;
  for (const fs::path& path : {table, record, lock}) {
    fs::remove(path, error);
    fs::remove(path.string() + '~', error);
  }
}

std::vector<std::string> KeptTables() {
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  std::error_code error;
  fs::directory_iterator files(Directory(), error);
  for (const auto end = fs::directory_iterator(); !error && files != end;
       files.increment(error)) {
    std::error_code gone;
    const auto time = files->last_write_time(gone);
    const auto code = ParseCode(files->path().stem().string());
    if (!gone && files->path().extension() == kTable && code) {
      found.emplace_back(time, *code);
    }
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  std::vector<std::string> codes;
  codes.reserve(found.size());
  for (auto& [time, code] : found) {
    codes.push_back(std::move(code));
  }
  return codes;
}

}  // namespace glazier
