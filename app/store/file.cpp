// Atomic writing and bounded reading.
#include "app/store/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace glazier {
namespace {

namespace fs = std::filesystem;

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

/// What a folder lists must survive a power cut as well.
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

std::string Because(const char* what, const fs::path& path) {
  return std::string(what) + ' ' + path.string() + ": " +
         std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
}

Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!file) {
    return Refusal{Because("cannot open", path)};
  }
  std::string text;
  char buffer[1 << 14];
  while (true) {
    const ssize_t got = read(file.get(), buffer, sizeof buffer);
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
      return Refusal{path.string() + " is too large"};
    }
  }
}

NewFile::NewFile(const fs::path& path, std::string_view text)
    : temporary_(path.string() + '.' + std::to_string(getpid()) + ".tmp") {
  if (const auto error = MakeFolder(path.parent_path()); error) {
    why_ =
        "cannot make " + path.parent_path().string() + ": " + error.message();
    temporary_.clear();
    return;
  }
  file_ = Descriptor(
      open(temporary_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
  if (!file_) {
    why_ = Because("cannot write", temporary_);
    temporary_.clear();
  } else if (!WriteAll(file_.get(), text) || fsync(file_.get()) != 0) {
    why_ = Because("cannot write", temporary_);
  }
}

NewFile::~NewFile() {
  if (!temporary_.empty()) {
    unlink(temporary_.c_str());
  }
}

std::string NewFile::Replace(const fs::path& path, bool keep_old) {
  // A second name for the old file, so that PATH itself is never missing. An
  // empty one only held the name.
  std::error_code error;
  if (const auto size = keep_old ? fs::file_size(path, error) : 0;
      !error && size > 0) {
    const fs::path backup = path.string() + '~';
    unlink(backup.c_str());
    if (link(path.c_str(), backup.c_str()) != 0) {
      fs::copy_file(path, backup, fs::copy_options::overwrite_existing, error);
    }
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
