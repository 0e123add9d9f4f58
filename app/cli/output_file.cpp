// SPDX-License-Identifier: MIT
// Where a command writes its results.
#include "app/cli/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <ostream>

#include "engine/core/text.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

/// Where a chain of links leads, even if nothing is there yet.
fs::path LinkedTo(fs::path path) {
  constexpr int kMostLinks = 40;
  std::error_code error;
  for (int links = 0; fs::is_symlink(path, error) && links < kMostLinks;
       ++links) {
    path = path.parent_path() / fs::read_symlink(path, error);
  }
  return path;
}

/// The descriptor that a name such as /dev/fd/5 stands for.
std::optional<int> OpenAlready(std::string_view name) {
  if (name == "/dev/stdout") {
    return STDOUT_FILENO;
  }
  if (name == "/dev/stderr") {
    return STDERR_FILENO;
  }
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (name.starts_with(folder)) {
      constexpr int kMost = 1 << 20;
      return ParseNumber<int>(name.substr(folder.size()), 0, kMost);
    }
  }
  return std::nullopt;
}

}  // namespace

OutputFile::OutputFile(const std::string& name, Streams& streams) {
  if (name == "-") {
    stream_ = &streams.out;
    return;
  }
  if (name.empty()) {
    throw UsageError("an output file needs a name");
  }
  path_ = LinkedTo(name);
  struct stat status {};
  const bool exists = stat(name.c_str(), &status) == 0;
  const auto number = OpenAlready(name);
  if (number || (exists && !S_ISREG(status.st_mode))) {
    // A duplicate continues where earlier output ended.
    through_ = Descriptor(
        number ? fcntl(*number, F_DUPFD_CLOEXEC, 3)
               : open(name.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    if (!through_) {
      throw UsageError(Because("cannot write", name));
    }
    return;
  }
  std::error_code error;
  if (path_.has_parent_path() &&
      !fs::is_directory(path_.parent_path(), error)) {
    throw UsageError("cannot write " + Shown(path_) + ": there is no folder " +
                     Shown(path_.parent_path()));
  }
  file_.emplace(path_, exists ? status.st_mode & 0777U : 0666U);
  if (!file_->why().empty()) {
    throw UsageError(file_->why());
  }
}

void OutputFile::Write(std::string_view text) {
  if (stream_ != nullptr) {
    if (!(*stream_ << text)) {
      throw Failure("cannot write the output");
    }
  } else if (through_) {
    if (!WriteAll(through_.get(), text)) {
      throw Failure(Because("cannot write", path_));
    }
  } else {
    file_->Write(text);
    if (!file_->why().empty()) {
      throw Failure(file_->why());
    }
  }
}

void OutputFile::Finish() {
  if (stream_ != nullptr) {
    stream_->flush();
    Write("");
  } else if (file_) {
    const std::string why = file_->Replace(path_, false);
    if (!why.empty()) {
      throw Failure(why);
    }
  }
}

}  // namespace glazier
