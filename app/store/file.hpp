// SPDX-License-Identifier: MIT
// Files that are never half-written, and never other than they seem.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief A path, safe to show on a terminal. A file's name may come from
/// anybody, so every message that names one goes through here.
std::string Shown(const std::filesystem::path& path);

/// @brief Opens a regular file; links are followed. Never waits: a pipe, a
/// terminal or a device in its place is refused.
Outcome<Descriptor> OpenRegular(const std::filesystem::path& path, int flags);

/// @brief The whole file, refused when it is larger than `limit`.
Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit);

/// @brief Replaces a file in one step: temporary file, fsync, rename. The
/// previous version stays beside it as PATH~. Returns why it failed, or
/// nothing; after a failure the old file is untouched.
std::string WriteFile(const std::filesystem::path& path, std::string_view text);

/// @brief Writes all of it. False when that failed, and errno says why.
bool WriteAll(int fd, std::string_view text);

/// @brief Puts a hard link to a file, or else a copy, under `to`, in one step.
/// An existing file there is replaced, never written to. Returns why not.
std::string KeepCopy(const std::filesystem::path& from,
                     const std::filesystem::path& to);

/// @brief A file about to replace another one. Its name is unpredictable and it
/// is always a new file, so that in a shared folder nobody can plant a link in
/// its way. Without Replace it is removed with this object.
class NewFile {
 public:
  /// @brief Creates it beside `path`, and the folder if it is missing. After
  /// every step why() says what went wrong, if anything did. Only the owner can
  /// read it: a running game contains secrets of the other players.
  explicit NewFile(const std::filesystem::path& path, mode_t mode = 0600);
  /// @brief The same with a text, which is synced to the disk.
  NewFile(const std::filesystem::path& path, std::string_view text);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  const std::string& why() const { return why_; }
  const Descriptor& file() const { return file_; }
  void Write(std::string_view text);
  void Sync();

  /// @brief Puts it in place of `path`, which survives as PATH~ unless it is
  /// not worth keeping. Returns why not, or nothing.
  std::string Replace(const std::filesystem::path& path, bool keep_old = true);
  Descriptor TakeFile() { return std::move(file_); }

 private:
  std::filesystem::path temporary_;
  Descriptor file_;
  std::string why_;
};

/// @brief "cannot open x: No such file or directory", from errno.
std::string Because(const char* what, const std::filesystem::path& path);

}  // namespace glazier
