// SPDX-License-Identifier: MIT
// A record on disk that only this program may write.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief A game that this program plays. The lock is on the record itself and
/// moves to the new file with every save; the kernel releases it when the
/// program ends, however it ends. So there are no lock files, and none can be
/// left behind. Only a user who may write a record can lock it: a lock that a
/// reader holds stays with the old file.
class GameFile {
 public:
  /// @brief A new game under a path from NewGamePath: nothing is on the disk
  /// before the first save, which finds another name if this one was taken
  /// meanwhile. An empty path can never be saved.
  explicit GameFile(std::filesystem::path path)
      : path_(std::move(path)), fresh_(true) {}

  /// @brief A recorded game, to continue. Refused when another program plays
  /// it; the reason names the process, where the system tells it.
  static Outcome<GameFile> Take(const std::filesystem::path& path);

  /// @brief Whether a program plays it now. Takes no lock, so looking disturbs
  /// nobody.
  static bool IsPlayed(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }

  /// @brief Replaces the record. Returns why it could not, or nothing.
  std::string Save(std::string_view record);

 private:
  std::filesystem::path path_;
  bool fresh_ = false;
  Descriptor lock_;  // on what stands under path_
};

}  // namespace glazier
