// A record on disk that is ours to write, and nobody else's meanwhile.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief A game that this program plays. The lock lies on the record itself
/// and moves on to the new file with every save; the kernel takes it away when
/// the program ends, however it ends. So there are no lock files, and none can
/// be left behind. Only who may write a record can lock it: a lock that a mere
/// reader holds is left behind with the old file.
class GameFile {
 public:
  /// @brief A new game under a path from NewGamePath: nothing is on the disk
  /// before the first save, which finds another name if this one was taken
  /// meanwhile. An empty path can never be saved.
  explicit GameFile(std::filesystem::path path)
      : path_(std::move(path)), fresh_(true) {}

  /// @brief A recorded game, to go on with. Refused when another program
  /// plays it: by process number, where the system tells it.
  static Outcome<GameFile> Take(const std::filesystem::path& path);

  /// @brief Whether a program plays it now. Takes no lock: whoever looks on is
  /// in nobody's way.
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
