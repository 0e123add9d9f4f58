// SPDX-License-Identifier: MIT
// A record on disk that only this program may write.
#include "app/store/game_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <fstream>
#include <sstream>

#include "app/store/file.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

enum class Locked {
  kByUs,
  kByOthers,  // by a program that may write it
  kNot,       // we cannot write it, or only a reader locks it
};

struct flock WholeFile(short type) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  return lock;
}

/// A write lock needs a file that is open for writing: a user who may only read
/// a record cannot have one. File systems without locks let everybody in.
Locked Lock(const Descriptor& file) {
  struct flock wanted = WholeFile(F_WRLCK);
  if (fcntl(file.get(), F_OFD_SETLK, &wanted) == 0) {
    // This lock excludes nobody, but /proc/locks shows its owner.
    flock(file.get(), LOCK_EX | LOCK_NB);
    return Locked::kByUs;
  }
  if (errno == EBADF) {
    wanted.l_type = F_RDLCK;
  } else if (errno != EAGAIN && errno != EACCES) {
    return Locked::kByUs;
  }
  const bool told = fcntl(file.get(), F_OFD_GETLK, &wanted) == 0;
  return told && wanted.l_type == F_WRLCK ? Locked::kByOthers : Locked::kNot;
}

/// Whether an open file is still the one under its path, which a save may have
/// replaced since.
bool StandsAt(const Descriptor& file, const fs::path& path) {
  struct stat opened {};
  struct stat there {};
  return fstat(file.get(), &opened) == 0 && stat(path.c_str(), &there) == 0 &&
         opened.st_ino == there.st_ino && opened.st_dev == there.st_dev;
}

/// " by process 123", as far as /proc/locks knows it (proc_locks(5)).
std::string HeldBy(const Descriptor& file) {
  struct stat opened {};
  fstat(file.get(), &opened);
  std::ifstream locks("/proc/locks");
  for (std::string line; std::getline(locks, line);) {
    std::istringstream words(line);
    std::string number, kind, mode, access, device;
    long pid = 0;
    words >> number >> kind >> mode >> access >> pid >> device;
    const auto inode = device.substr(device.rfind(':') + 1);
    if (kind == "FLOCK" && pid > 0 && inode == std::to_string(opened.st_ino)) {
      return " by process " + std::to_string(pid);
    }
  }
  return " by another program";
}

/// Saves that were cut off leave their temporary files behind.
void RemoveLeftovers(const fs::path& path) {
  const std::string begin = path.filename().string() + '.';
  const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(begin) && name.ends_with(".tmp")) {
      fs::remove(entry.path(), error);
    }
  }
}

/// Reserves an unused name: PATH, or PATH with a number. Returns why not, or
/// nothing.
std::string Reserve(fs::path& path) {
  const fs::path wanted = path;
  for (int number = 2;; ++number) {
    const Descriptor taken(
        open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (taken) {
      return {};
    }
    if (errno != EEXIST) {
      return Because("cannot write", path);
    }
    path = wanted.parent_path() /
           (wanted.stem().string() + '-' + std::to_string(number) +
            wanted.extension().string());
  }
}

/// A copy of a record in its place, locked before it appears. Nothing if the
/// folder does not allow it: then nobody else can write there either.
Descriptor Renewed(const Descriptor& old, const fs::path& path) {
  const auto text = ReadFile(path, kMaxRecordBytes);
  NewFile copy(path, text ? *text : "");
  if (!text || !copy.why().empty()) {
    return {};
  }
  Lock(copy.file());
  if (StandsAt(old, path) && copy.Replace(path, false).empty()) {
    return copy.TakeFile();
  }
  return {};
}

}  // namespace

Outcome<GameFile> GameFile::Take(const fs::path& path) {
  while (true) {
    auto file = OpenRegular(path, O_RDWR);
    if (!file) {
      file = OpenRegular(path, O_RDONLY);
    }
    if (!file) {
      return file.refusal();
    }
    const Locked locked = Lock(*file);
    if (locked == Locked::kByOthers) {
      return Refusal{Shown(path.filename()) + " is being played" +
                     HeldBy(*file)};
    }
    if (!StandsAt(*file, path)) {
      continue;
    }
    GameFile taken(path);
    taken.fresh_ = false;
    taken.lock_ =
        locked == Locked::kByUs ? std::move(*file) : Renewed(*file, path);
    if (!taken.lock_ || StandsAt(taken.lock_, path)) {
      RemoveLeftovers(path);
      return taken;
    }
  }
}

bool GameFile::IsPlayed(const fs::path& path) {
  while (true) {
    const auto file = OpenRegular(path, O_RDONLY);
    if (!file) {
      return false;
    }
    struct flock wanted = WholeFile(F_RDLCK);
    const bool played = fcntl(file->get(), F_OFD_GETLK, &wanted) == 0 &&
                        wanted.l_type == F_WRLCK;
    if (played || StandsAt(*file, path)) {
      return played;
    }
  }
}

std::string GameFile::Save(std::string_view record) {
  if (path_.empty()) {
    return "there is no home directory to save in";
  }
  NewFile file(path_, record);
  if (!file.why().empty()) {
    return file.why();
  }
  if (fresh_) {
    if (std::string why = Reserve(path_); !why.empty()) {
      return why;
    }
    fresh_ = false;
  }
  // Locked before it appears under its name, so that it is never unlocked.
  Lock(file.file());
  std::string why = file.Replace(path_);
  if (why.empty()) {
    lock_ = file.TakeFile();
  }
  return why;
}

}  // namespace glazier
