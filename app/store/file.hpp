// Files that are never half-written, and never other than they seem.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief A path, fit to be shown on a terminal. Whoever made a file chose its
/// name: every message that names one goes through here.
std::string Shown(const std::filesystem::path& path);

/// @brief Opens a regular file; links are followed. Never waits, whatever lies
/// there instead: a pipe, a terminal or a device is refused.
Outcome<Descriptor> OpenRegular(const std::filesystem::path& path, int flags);

/// @brief The whole file, refused when it is larger than `limit`.
Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit);

/// @brief Replaces a file in one step: temporary file, fsync, rename. What was
/// there before stays beside it as PATH~. Returns why it failed, or nothing;
/// then the old file is untouched.
std::string WriteFile(const std::filesystem::path& path, std::string_view text);

/// @brief Writes all of it. False when that failed, and errno says why.
bool WriteAll(int fd, std::string_view text);

/// @brief Puts a second name, or else a copy, of a file under `to`, in one
/// step. Whatever was there is replaced, never written to. Returns why not.
std::string KeepCopy(const std::filesystem::path& from,
                     const std::filesystem::path& to);

/// @brief A file about to become another one. Its name cannot be foreseen and
/// it is always a new file, so that in a folder shared with others nobody can
/// lay a link in its way. Unless Replace was called it is gone with this
/// object.
class NewFile {
 public:
  /// @brief Makes it beside `path`, in a folder made for it if need be. After
  /// every step why() says what went wrong, if anything did. Only the owner can
  /// read it: a running game holds what other players must not know.
  explicit NewFile(const std::filesystem::path& path, mode_t mode = 0600);
  /// @brief The same with a text, which is safe on the disk.
  NewFile(const std::filesystem::path& path, std::string_view text);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  const std::string& why() const { return why_; }
  const Descriptor& file() const { return file_; }
  void Write(std::string_view text);
  void Sync();

  /// @brief Puts it in the place of `path`, which survives as PATH~ unless it
  /// is not worth keeping. Returns why not, or nothing.
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
