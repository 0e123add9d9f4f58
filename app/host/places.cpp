// SPDX-License-Identifier: MIT
// Where tables are found: a socket each, in directories nobody else can touch.
#include "app/host/places.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <random>
#include <system_error>

#include "app/host/socket.hpp"
#include "app/store/file.hpp"
#include "engine/core/text.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

// No vowels, so that no code is a word, and nothing that looks like a digit.
constexpr std::string_view kLetters = "BCDFGHJKLMNPQRSTVWXZ";
constexpr std::string_view kSharedPrefix = "glazier-tables-";
constexpr std::size_t kMostTables = 1000;
constexpr std::size_t kMostOfAStranger = 64;
constexpr int kMostLookedAt = 100'000;

fs::path BaseOf(const char* variable, const char* otherwise) {
  const char* const set = std::getenv(variable);
  return set != nullptr && *set == '/' ? set : otherwise;
}

fs::path SharedBase() {
  return BaseOf("GLAZIER_TABLES", "/tmp");
}

fs::path PrivatePath(bool lasting) {
  const fs::path runtime = BaseOf("XDG_RUNTIME_DIR", "");
  if (!runtime.empty() && !lasting) {
    return runtime / "glazier";
  }
  return BaseOf("TMPDIR", "/tmp") / ("glazier-" + std::to_string(geteuid()));
}

fs::path SharedPath(uid_t user) {
  return SharedBase() / (std::string(kSharedPrefix) + std::to_string(user));
}

/// Whether it is a directory, no link, of that user, which nobody else can
/// change nor, if `secret`, look into.
bool Belongs(const fs::path& path, uid_t user, bool secret) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
         status.st_uid == user &&
         (status.st_mode & (secret ? 0077U : 0022U)) == 0;
}

Outcome<fs::path> Made(const fs::path& path, bool secret) {
  if (mkdir(path.c_str(), secret ? 0700 : 0755) == 0) {
    chmod(path.c_str(), secret ? 0700 : 0755);  // whatever the umask is
  } else if (errno != EEXIST) {
    return Refusal{"cannot make " + Shown(path) + ": " +
                   std::strerror(errno)};  // NOLINT(concurrency-mt-unsafe)
  }
  if (!Belongs(path, geteuid(), secret)) {
    return Refusal{Shown(path) + " is not a directory that only " +
                   LoginName(geteuid()) + " can " +
                   (secret ? "look into" : "change")};
  }
  return path;
}

/// A directory of tables, and whose it is.
struct Shelf {
  fs::path path;
  uid_t owner = 0;
};

/// One's own first.
std::vector<Shelf> Shelves() {
  const uid_t self = geteuid();
  std::vector<Shelf> shelves;
  if (PrivatePath(false) != PrivatePath(true) &&
      Belongs(PrivatePath(false), self, true)) {
    shelves.push_back({PrivatePath(false), self});
  }
  if (Belongs(PrivatePath(true), self, true)) {
    shelves.push_back({PrivatePath(true), self});
  }
  if (Belongs(SharedPath(self), self, false)) {
    shelves.push_back({SharedPath(self), self});
  }
  std::error_code error;
  fs::directory_iterator directories(SharedBase(), error);
  int looked_at = 0;
  for (const auto end = fs::directory_iterator();
       !error && directories != end && ++looked_at < kMostLookedAt;
       directories.increment(error)) {
    const std::string name = directories->path().filename().string();
    if (!name.starts_with(kSharedPrefix)) {
      continue;
    }
    const auto owner =
        ParseNumber<uid_t>(std::string_view(name).substr(kSharedPrefix.size()),
                           0, static_cast<uid_t>(-2));
    if (owner && *owner != self &&
        Belongs(directories->path(), *owner, false)) {
      shelves.push_back({directories->path(), *owner});
    }
  }
  return shelves;
}

bool HasTable(const Shelf& shelf, const std::string& code) {
  struct stat status {};
  return lstat((shelf.path / code).c_str(), &status) == 0 &&
         S_ISSOCK(status.st_mode) && status.st_uid == shelf.owner;
}

void AddFrom(const Shelf& shelf, std::vector<TablePlace>& found) {
  // One user's many tables must not hide those of others. The limit of the
  // user's own tables is higher.
  const std::size_t most =
      found.size() +
      (shelf.owner == geteuid() ? kMostTables : kMostOfAStranger);
  std::error_code error;
  fs::directory_iterator files(shelf.path, error);
  int looked_at = 0;
  for (const auto end = fs::directory_iterator();
       !error && files != end && found.size() < most &&
       ++looked_at < kMostLookedAt;
       files.increment(error)) {
    const std::string name = files->path().filename().string();
    const auto code = ParseCode(name);
    if (code && *code == name && HasTable(shelf, name)) {
      found.push_back({name, shelf.owner, files->path(), {}});
    }
  }
}

}  // namespace

Outcome<fs::path> PrivateTables(bool lasting) {
  return Made(PrivatePath(lasting), true);
}

Outcome<fs::path> SharedTables() {
  return Made(SharedPath(geteuid()), false);
}

Outcome<Descriptor> ConnectToTable(const TablePlace& place,
                                   std::chrono::milliseconds patience) {
  auto socket = ConnectTo(place.socket, patience);
  if (socket && UserOf(socket->get()) != std::optional(place.owner)) {
    return Refusal{"the host of this table does not run as " +
                   LoginName(place.owner)};
  }
  return socket;
}

std::vector<TablePlace> FindTables() {
  std::vector<TablePlace> found;
  for (const Shelf& shelf : Shelves()) {
    AddFrom(shelf, found);
  }
  return found;
}

Outcome<TablePlace> FindTable(std::string_view name) {
  const auto at = name.find('@');
  const auto code = ParseCode(name.substr(0, at));
  if (!code) {
    return code.refusal();
  }
  const std::string_view user =
      at == std::string_view::npos ? "" : name.substr(at + 1);
  std::vector<TablePlace> found;
  for (const Shelf& shelf : Shelves()) {
    // A socket without a host is not a table: the host crashed or was killed.
    if (HasTable(shelf, *code) &&
        (user.empty() || LoginName(shelf.owner) == user) &&
        IsServed(shelf.path / *code)) {
      // Nobody can make the user's own table ambiguous with an equal code.
      if (shelf.owner == geteuid()) {
        return TablePlace{*code, shelf.owner, shelf.path / *code, {}};
      }
      found.push_back({*code, shelf.owner, shelf.path / *code, {}});
    }
  }
  if (found.empty()) {
    return Refusal{"there is no open table " + *code +
                   " here (glazier tables lists them)"};
  }
  if (found.size() > 1) {
    return Refusal{"there are several tables " + *code +
                   "; say whose: " + *code + '@' + LoginName(found[0].owner) +
                   " or " + *code + '@' + LoginName(found[1].owner)};
  }
  return found.front();
}

std::string NewCode() {
  std::random_device device;  // the system's own, not a sequence
  std::uniform_int_distribution<std::size_t> any(0, kLetters.size() - 1);
  std::string code;
  while (code.size() < kCodeLetters) {
    code += kLetters[any(device)];
  }
  return code;
}

Outcome<std::string> ParseCode(std::string_view text) {
  std::string code;
  for (const char letter : text.substr(0, kCodeLetters + 1)) {
    code += Upper(letter);
  }
  if (code.size() != kCodeLetters ||
      code.find_first_not_of(kLetters) != std::string::npos) {
    return Refusal{Quoted(text) + " is not the code of a table: those have " +
                   std::to_string(kCodeLetters) + " consonants, such as " +
                   "KRTWX"};
  }
  return code;
}

std::string RandomHex(std::size_t bytes) {
  std::random_device device;
  std::uniform_int_distribution<std::size_t> any(0, 15);
  std::string text;
  while (text.size() < 2 * bytes) {
    text += "0123456789abcdef"[any(device)];
  }
  return text;
}

}  // namespace glazier
