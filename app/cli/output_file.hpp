// SPDX-License-Identifier: MIT
// Where a command writes its results: --trace FILE, --out FILE.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/command.hpp"
#include "app/store/file.hpp"

namespace glazier {

/// @brief A file or, for "-", standard output. Links are followed. A regular
/// file appears under its name, in one step, only when Finish is called. A
/// device or a pipe is written to directly, and so is an open descriptor:
/// /dev/stdout.
class OutputFile {
 public:
  OutputFile(const std::string& name, Streams& streams);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void Write(std::string_view text);
  void Finish();

 private:
  std::ostream* stream_ = nullptr;  // standard output
  std::filesystem::path path_;      // where the links lead
  Descriptor through_;              // a device or a pipe
  std::optional<NewFile> file_;
};

}  // namespace glazier
