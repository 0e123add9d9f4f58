// SPDX-License-Identifier: MIT
// Who a guest of the kiosk is: an SSH key, a secret word, or only a nickname.
#pragma once

#include <string>
#include <string_view>

namespace glazier {

/// @brief The public key by which the guest has logged in, as sshd tells it in
/// the file $SSH_USER_AUTH (ExposeAuthInfo); empty if it does not.
std::string SshKeyOfGuest();

/// @brief The key in such a file.
std::string SshKeyIn(std::string_view auth_info);

/// @brief What stands for a guest in files and on the wire: a slow hash
/// (crypt(3)) of what proves who it is, salted by the kiosk's own secret and by
/// `whose`. Nobody finds it from a public key or a short word, not even with
/// the files of the kiosk but for its secret. Letters and digits.
std::string GuestKey(std::string_view whose, std::string_view proof);

}  // namespace glazier
