// SPDX-License-Identifier: MIT
// Atomic writing and bounded reading.
#include "app/store/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <random>

#include "engine/table/record.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

constexpr int kNameTries = 100;

/// PATH.RANDOM.tmp
fs::path TemporaryName(const fs::path& path) {
  std::random_device device;  // the system's own, not a sequence
  std::string random;
  for (int word = 0; word < 2; ++word) {
    for (std::uint32_t bits = device(), digit = 0; digit < 8; ++digit) {
      random += "0123456789abcdef"[bits & 0xFU];
      bits >>= 4U;
    }
  }
  return path.string() + '.' + random + ".tmp";
}

/// Syncs a folder: its list of files must survive a power cut as well.
void SyncFolder(const fs::path& folder) {
  const Descriptor opened(open(folder.empty() ? "." : folder.c_str(),
                               O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened) {
    fsync(opened.get());
  }
}

/// Makes a folder and those above it that are missing.
std::error_code MakeFolder(const fs::path& folder) {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) {
    return {};
  }
  if (const auto above = MakeFolder(folder.parent_path()); above) {
    return above;
  }
  fs::create_directory(folder, error);
  SyncFolder(folder.parent_path());
  return error;
}

}  // namespace

std::string Shown(const fs::path& path) {
  constexpr std::size_t kLongest = 4096;
  return CleanText(path.string(), kLongest);
}

std::string Because(const char* what, const fs::path& path) {
  return std::string(what) + ' ' + Shown(path) + ": " +
         std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
}

bool WriteAll(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(fd, text.data(), text.size());
    if (written < 0 && errno == EINTR) {
      continue;
    }
    if (written <= 0) {
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

Outcome<Descriptor> OpenRegular(const fs::path& path, int flags) {
  Descriptor file(
      open(path.c_str(), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (!file) {
    return Refusal{Because("cannot open", path)};
  }
  struct stat status {};
  if (fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
    return Refusal{"cannot read " + Shown(path) + ": it is not a regular file"};
  }
  return file;
}

Outcome<std::string> ReadFile(const fs::path& path, std::size_t limit) {
  const auto file = OpenRegular(path, O_RDONLY);
  if (!file) {
    return file.refusal();
  }
  std::string text;
  char buffer[1 << 14];
  while (true) {
    const ssize_t got = read(file->get(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got < 0) {
      return Refusal{Because("cannot read", path)};
    }
    if (got == 0) {
      return text;
    }
    text.append(buffer, static_cast<std::size_t>(got));
    if (text.size() > limit) {
      return Refusal{Shown(path) + " is too large"};
    }
  }
}

std::string KeepCopy(const fs::path& from, const fs::path& to) {
  const fs::path name = TemporaryName(to);
  if (link(from.c_str(), name.c_str()) == 0) {
    const bool renamed = rename(name.c_str(), to.c_str()) == 0;
    std::string why = renamed ? "" : Because("cannot write", to);
    unlink(name.c_str());  // renaming a file onto itself does nothing
    return why;
  }
  // For file systems without hard links.
  const auto old = OpenRegular(from, O_RDONLY);
  if (!old) {
    return old.why();
  }
  NewFile copy(to);
  char buffer[1 << 14];
  ssize_t got = 0;
  while ((got = read(old->get(), buffer, sizeof buffer)) > 0) {
    copy.Write({buffer, static_cast<std::size_t>(got)});
  }
  return got < 0 ? Because("cannot read", from) : copy.Replace(to, false);
}

NewFile::NewFile(const fs::path& path, mode_t mode) {
  if (const auto error = MakeFolder(path.parent_path()); error) {
    why_ = "cannot make " + Shown(path.parent_path()) + ": " + error.message();
    return;
  }
  for (int tries = 0; !file_ && tries < kNameTries; ++tries) {
    temporary_ = TemporaryName(path);
    file_ = Descriptor(open(
        temporary_.c_str(),
        O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, mode));
    if (!file_ && errno != EEXIST) {
      break;
    }
  }
  if (!file_) {
    why_ = Because("cannot write", path);
    temporary_.clear();
  }
}

NewFile::NewFile(const fs::path& path, std::string_view text) : NewFile(path) {
  Write(text);
  Sync();
}

NewFile::~NewFile() {
  if (!temporary_.empty()) {
    unlink(temporary_.c_str());
  }
}

void NewFile::Write(std::string_view text) {
  if (why_.empty() && !WriteAll(file_.get(), text)) {
    why_ = Because("cannot write", temporary_);
  }
}

void NewFile::Sync() {
  if (why_.empty() && fsync(file_.get()) != 0) {
    why_ = Because("cannot write", temporary_);
  }
}

std::string NewFile::Replace(const fs::path& path, bool keep_old) {
  Sync();
  if (!why_.empty()) {
    return why_;
  }
  // A hard link to the old file, so that PATH itself is never missing. An empty
  // file only reserved the name.
  std::error_code error;
  if (const auto size = keep_old ? fs::file_size(path, error) : 0;
      !error && size > 0) {
    KeepCopy(path, path.string() + '~');
  }
  if (rename(temporary_.c_str(), path.c_str()) != 0) {
    return Because("cannot replace", path);
  }
  temporary_.clear();
  SyncFolder(path.parent_path());
  return {};
}

std::string WriteFile(const fs::path& path, std::string_view text) {
  NewFile file(path, text);
  return file.why().empty() ? file.Replace(path) : file.why();
}

}  // namespace glazier
