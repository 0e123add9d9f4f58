// SPDX-License-Identifier: MIT
// A command on another machine, run by ssh.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <string_view>

#include "app/cli/options.hpp"
#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief USER@HOST, or HOST alone, as ssh takes it. Refused when ssh could
/// take it for an option, or when a shell would see more in it than a name.
Outcome<std::string> ParseDestination(std::string_view text);

/// @brief How ssh ended: because the line broke, which is worth another try,
/// or for a reason that stays.
struct SshEnd {
  bool lost = false;
  int status = 0;   ///< as a shell gives it
  std::string why;  ///< one clean line for people
};

/// @brief What an exit status and ssh's complaints mean.
SshEnd JudgeSsh(const std::string& host, int status, std::string_view said);

/// @brief ssh, from start to end. What it complains about is read here, never
/// by the terminal; its questions go to the terminal by themselves. It ends
/// with this object.
class SshProcess {
 public:
  /// @brief While a screen is open, ssh must not ask anything.
  enum class Asking { kAllowed, kNever };

  /// @brief ${GLAZIER_SSH:-ssh} HOST COMMAND.
  static Outcome<std::unique_ptr<SshProcess>> Start(std::string host,
                                                    const Words& command,
                                                    Asking asking);
  ~SshProcess();
  SshProcess(const SshProcess&) = delete;
  SshProcess& operator=(const SshProcess&) = delete;

  /// @brief Its output, which never blocks, and its input, a socket.
  int reads() const { return output_.get(); }
  int writes() const { return input_.get(); }
  /// @brief Takes in complaints, so that ssh never waits for us.
  void Drain();
  /// @brief How it ended. Call it after the end of its output.
  SshEnd End();

 private:
  explicit SshProcess(std::string host) : host_(std::move(host)) {}

  std::string host_;
  Descriptor input_;
  Descriptor output_;
  Descriptor complaints_;
  std::string said_;  // the last of them
  pid_t child_ = -1;
};

/// @brief What a command there prints, up to a bound; refused when it fails.
Outcome<std::string> OutputOf(const std::string& host, const Words& command);

}  // namespace glazier
