// Atomic writing and bounded reading.
#include "app/store/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace glazier {
namespace {

std::string Because(const char* what, const std::filesystem::path& path) {
  return std::string(what) + ' ' + path.string() + ": " +
         std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
}

/// A descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ >= 0) {
      close(fd_);
    }
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

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

}  // namespace

Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (file.get() < 0) {
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

std::string WriteFile(const std::filesystem::path& path,
                      std::string_view text) {
  std::error_code error;
  if (path.has_parent_path()) {
    std::filesystem::create_directories(path.parent_path(), error);
    if (error) {
      return "cannot make " + path.parent_path().string() + ": " +
             error.message();
    }
  }
  const std::filesystem::path temporary =
      path.string() + '.' + std::to_string(getpid()) + ".tmp";
  std::string why;
  {
    const Descriptor file(open(temporary.c_str(),
                               O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (file.get() < 0) {
      return Because("cannot write", temporary);
    }
    if (!WriteAll(file.get(), text) || fsync(file.get()) != 0) {
      why = Because("cannot write", temporary);
    }
  }
  if (why.empty()) {
    // A second name for the old file, so that PATH itself is never missing.
    const std::filesystem::path backup = path.string() + '~';
    unlink(backup.c_str());
    if (link(path.c_str(), backup.c_str()) != 0 && errno != ENOENT) {
      std::filesystem::copy_file(
          path, backup, std::filesystem::copy_options::overwrite_existing,
          error);
    }
    if (rename(temporary.c_str(), path.c_str()) != 0) {
      why = Because("cannot replace", path);
    }
  }
  if (!why.empty()) {
    unlink(temporary.c_str());
    return why;
  }
  // The rename itself must survive a power cut.
  const std::filesystem::path directory =
      path.has_parent_path() ? path.parent_path() : ".";
  const Descriptor folder(
      open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() >= 0) {
    fsync(folder.get());
  }
  return {};
}

}  // namespace glazier
