// SPDX-License-Identifier: MIT
// Whom a table is for: its owner, a group, or everybody on this machine.
#include "app/host/audience.hpp"

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

#include "engine/core/text.hpp"

namespace glazier {
namespace {

std::optional<gid_t> GroupCalled(const std::string& name) {
  std::vector<char> buffer(1 << 16);
  group entry{};
  group* found = nullptr;
  if (getgrnam_r(name.c_str(), &entry, buffer.data(), buffer.size(), &found) !=
          0 ||
      found == nullptr) {
    return std::nullopt;
  }
  return found->gr_gid;
}

bool IsIn(uid_t user, gid_t wanted) {
  std::vector<char> buffer(1 << 14);
  passwd entry{};
  passwd* found = nullptr;
  if (getpwuid_r(user, &entry, buffer.data(), buffer.size(), &found) != 0 ||
      found == nullptr) {
    return false;
  }
  int count = 64;
  std::vector<gid_t> groups(static_cast<std::size_t>(count));
  if (getgrouplist(found->pw_name, found->pw_gid, groups.data(), &count) < 0) {
    groups.resize(static_cast<std::size_t>(count));
    if (getgrouplist(found->pw_name, found->pw_gid, groups.data(), &count) <
        0) {
      return false;
    }
  }
  groups.resize(static_cast<std::size_t>(count));
  return std::find(groups.begin(), groups.end(), wanted) != groups.end();
}

}  // namespace

Outcome<Audience> Audience::Parse(std::string_view text) {
  constexpr std::string_view kGroup = "group:";
  Audience audience;
  audience.text_ = std::string(text);
  if (text == "me") {
    return audience;
  }
  if (text == "everybody") {
    audience.kind_ = Kind::kEverybody;
    return audience;
  }
  if (!text.starts_with(kGroup)) {
    return Refusal{"a table is for me, group:NAME or everybody, not for " +
                   Quoted(text)};
  }
  const std::string name(text.substr(kGroup.size()));
  const auto group = GroupCalled(name);
  if (!group) {
    return Refusal{"there is no group " + Quoted(name) + " on this machine"};
  }
  if (!IsIn(geteuid(), *group)) {
    return Refusal{"you are not in the group " + Quoted(name)};
  }
  audience.kind_ = Kind::kGroup;
  audience.group_ = *group;
  return audience;
}

std::string Audience::Words() const {
  switch (kind_) {
    case Kind::kMe:
      return "your own account";
    case Kind::kGroup:
      return "the group " + text_.substr(text_.find(':') + 1);
    case Kind::kEverybody:
      break;
  }
  return "everybody";
}

Permissions Audience::SocketPermissions() const {
  switch (kind_) {
    case Kind::kMe:
      return {0600, static_cast<gid_t>(-1)};
    case Kind::kGroup:
      return {0660, group_};
    case Kind::kEverybody:
      return {0666, static_cast<gid_t>(-1)};
  }
  return {};
}

bool Audience::Admits(uid_t user) const {
  return user == geteuid() || kind_ == Kind::kEverybody ||
         (kind_ == Kind::kGroup && IsIn(user, group_));
}

}  // namespace glazier
