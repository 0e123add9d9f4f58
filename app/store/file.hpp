// Files that are never half-written.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief The whole file, refused when it is larger than `limit`.
Outcome<std::string> ReadFile(const std::filesystem::path& path,
                              std::size_t limit);

/// @brief Replaces a file in one step: temporary file, fsync, rename. What was
/// there before stays beside it as PATH~. Returns why it failed, or nothing;
/// then the old file is untouched.
std::string WriteFile(const std::filesystem::path& path, std::string_view text);

/// @brief A file about to become another one, written and safe on the disk.
/// Unless Replace was called it is gone with this object.
class NewFile {
 public:
  /// @brief Writes it beside `path`, in a folder made for it if need be.
  /// Afterwards why() says what went wrong, if anything did.
  NewFile(const std::filesystem::path& path, std::string_view text);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  const std::string& why() const { return why_; }
  const Descriptor& file() const { return file_; }

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
