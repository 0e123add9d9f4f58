// SPDX-License-Identifier: MIT
// The recent openings of tables in a kiosk.
#include "app/kiosk/openings.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "app/store/file.hpp"
#include "app/store/paths.hpp"
#include "engine/core/text.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = 1 << 18;
constexpr Openings::Seconds kHour = 3600;

}  // namespace

Openings::Openings(Seconds now) : now_(now) {
  const fs::path path = StateDirectory() / "openings";
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  file_ = Descriptor(
      ::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (file_) {
    while (flock(file_.get(), LOCK_EX) != 0 && errno == EINTR) {
    }
  }
}

void Openings::SetOpen(std::vector<std::string> open) {
  open_ = std::move(open);
  if (file_) {
    Read();
  }
}

bool Openings::IsOpen(const std::string& code) const {
  return std::find(open_.begin(), open_.end(), code) != open_.end();
}

void Openings::Read() {
  std::string text(kMostBytes, '\0');
  const ssize_t got = pread(file_.get(), text.data(), text.size(), 0);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  for (const auto line : Split(text, '\n')) {
    const auto words = Split(line, ' ');
    if (words.size() != 4) {
      continue;
    }
    const auto when = ParseNumber<Seconds>(words[0], 0, now_);
    Opening opening{
        when.value_or(0),
        std::string(words[1]),
        {std::string(words[2]), std::string(words[3] == "-" ? "" : words[3])}};
    if (when && (now_ - *when < kHour || IsOpen(opening.code))) {
      openings_.push_back(std::move(opening));
    }
  }
}

std::string Openings::WhyNot(const KioskGuestId& who,
                             const OpeningLimits& limits) const {
  std::int64_t an_hour = 0;
  std::int64_t at_once = 0;
  std::int64_t address_an_hour = 0;
  std::int64_t address_at_once = 0;
  for (const Opening& each : openings_) {
    const bool recent = now_ - each.when < kHour;
    const bool open = IsOpen(each.code);
    if (each.who.guest == who.guest) {
      an_hour += recent ? 1 : 0;
      at_once += open ? 1 : 0;
    }
    if (!who.address.empty() && each.who.address == who.address) {
      address_an_hour += recent ? 1 : 0;
      address_at_once += open ? 1 : 0;
    }
  }
  if (an_hour >= limits.an_hour) {
    return "You have opened enough tables: at most " +
           std::to_string(limits.an_hour) + " an hour.";
  }
  if (at_once >= limits.at_once) {
    return "You have " + std::to_string(at_once) +
           " open tables: play on at one of them.";
  }
  if (address_an_hour >= limits.address_an_hour ||
      address_at_once >= limits.address_at_once) {
    return "Too many tables are open from your address: join one of them.";
  }
  return {};
}

void Openings::Add(std::string_view code, const KioskGuestId& who) {
  open_.emplace_back(code);
  openings_.push_back({now_, std::string(code), who});
  Write();
}

void Openings::Write() const {
  std::string text;
  for (const Opening& each : openings_) {
    text += std::to_string(each.when) + ' ' + each.code + ' ' + each.who.guest +
            ' ' + (each.who.address.empty() ? "-" : each.who.address) + '\n';
  }
  // The oldest go first.
  while (text.size() > kMostBytes) {
    text.erase(0, text.find('\n') + 1);
  }
  if (file_ && ftruncate(file_.get(), 0) == 0 &&
      lseek(file_.get(), 0, SEEK_SET) == 0) {
    WriteAll(file_.get(), text);
  }
}

}  // namespace glazier
