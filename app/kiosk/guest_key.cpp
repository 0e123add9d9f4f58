// SPDX-License-Identifier: MIT
// Who a guest of the kiosk is.
#include "app/kiosk/guest_key.hpp"

#include <crypt.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

#include "app/cli/command.hpp"
#include "app/host/places.hpp"
#include "app/host/socket.hpp"
#include "app/host/wire.hpp"
#include "app/store/file.hpp"
#include "app/store/paths.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr std::size_t kMostAuthInfo = 1 << 16;
constexpr std::size_t kSecretBytes = 16;

bool IsBase64(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](unsigned char letter) {
           return std::isalnum(letter) != 0 || letter == '+' || letter == '/' ||
                  letter == '=';
         });
}

/// The secret of this kiosk; made by the first who needs it.
std::string KioskSecret() {
  const auto path = StateDirectory() / "secret";
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  const Descriptor file(
      open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  std::string secret;
  if (file && flock(file.get(), LOCK_EX) == 0) {
    ReadSome(file.get(), secret, 2 * kSecretBytes);
    if (secret.empty()) {
      secret = RandomHex(kSecretBytes);
      if (!WriteAll(file.get(), secret)) {
        secret.clear();
      }
    }
  }
  if (secret.size() < 2 * kSecretBytes) {
    throw Failure("the kiosk cannot keep its secret below its home");
  }
  return secret;
}

}  // namespace

std::string SshKeyIn(std::string_view auth_info) {
  for (const std::string_view line : Split(auth_info, '\n')) {
    const auto words = Split(line, ' ');
    if (words.size() >= 3 && words[0] == "publickey" && IsBase64(words[2])) {
      return std::string(words[2]);
    }
  }
  return {};
}

std::string SshKeyOfGuest() {
  const char* const path = std::getenv("SSH_USER_AUTH");
  struct stat status {};
  if (path == nullptr || lstat(path, &status) != 0 ||
      !S_ISREG(status.st_mode) || status.st_uid != geteuid()) {
    return {};
  }
  const auto text = ReadFile(path, kMostAuthInfo);
  return text ? SshKeyIn(*text) : "";
}

std::string GuestKey(std::string_view whose, std::string_view proof) {
  const std::string salt =
      KioskSecret().substr(0, 16) + Checksum(std::string(whose));
  const std::string phrase(proof);
  const auto data = std::make_unique<crypt_data>();
  // The second is for a libcrypt without yescrypt.
  for (const std::string& setting :
       {"$y$j9T$" + salt, "$6$rounds=50000$" + salt.substr(8, 16)}) {
    const char* const hash =
        crypt_r(phrase.c_str(), setting.c_str(), data.get());
    if (hash != nullptr && hash[0] == '$') {
      std::string key(hash);
      key.erase(0, key.rfind('$') + 1);
      std::replace(key.begin(), key.end(), '.', 'a');
      std::replace(key.begin(), key.end(), '/', 'b');
      return key.substr(0, kMaxKeyBytes);
    }
  }
  throw Failure("there is no crypt(3) that the kiosk could use");
}

}  // namespace glazier
