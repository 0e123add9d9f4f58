// A record on disk that is ours to write, and nobody else's meanwhile.
#include "app/store/game_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <fstream>
#include <sstream>

#include "app/store/file.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

/// Locks an open file; false if somebody else has. File systems without locks
/// let everybody in.
bool Lock(const Descriptor& file) {
  return flock(file.get(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/// Whether an open file still stands under its path, which a save may have
/// given to another one since it was opened.
bool StandsAt(const Descriptor& file, const fs::path& path) {
  struct stat opened {};
  struct stat there {};
  return fstat(file.get(), &opened) == 0 && stat(path.c_str(), &there) == 0 &&
         opened.st_ino == there.st_ino && opened.st_dev == there.st_dev;
}

/// " by process 123", as far as /proc/locks knows (proc_locks(5)).
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

/// Takes a name that nobody has yet: PATH, or PATH with a number. Returns why
/// not, or nothing.
std::string Reserve(fs::path& path) {
  const fs::path wanted = path;
  for (int number = 2;; ++number) {
    const Descriptor taken(
        open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
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

}  // namespace

Outcome<GameFile> GameFile::Take(const fs::path& path) {
  while (true) {
    // Locks on network file systems need a file open for writing.
    Descriptor file(open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOCTTY));
    if (!file) {
      file = Descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    }
    if (!file) {
      return Refusal{Because("cannot open", path)};
    }
    if (!Lock(file)) {
      return Refusal{path.filename().string() + " is being played" +
                     HeldBy(file)};
    }
    if (StandsAt(file, path)) {
      GameFile taken(path);
      taken.fresh_ = false;
      taken.lock_ = std::move(file);
      RemoveLeftovers(path);
      return taken;
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
  // Locked before it appears under its name: there is no moment without.
  Lock(file.file());
  std::string why = file.Replace(path_);
  if (why.empty()) {
    lock_ = file.TakeFile();
  }
  return why;
}

}  // namespace glazier
