// SPDX-License-Identifier: MIT
// The language of a table and its players: lines of text, bounded and checked.
#include "app/host/wire.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr std::array<std::string_view, 4> kPresences = {"open", "here", "away",
                                                        "stand-in"};
constexpr std::array<std::string_view, 3> kProgresses = {"waiting", "playing",
                                                         "over"};

template <class Enum, std::size_t N>
std::optional<Enum> Named(const std::array<std::string_view, N>& names,
                          std::string_view name) {
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    return std::nullopt;
  }
  return static_cast<Enum>(found - names.begin());
}

bool IsKey(std::string_view key) {
  return !key.empty() && key.size() <= kMaxKeyBytes &&
         std::all_of(key.begin(), key.end(), [](unsigned char letter) {
           return letter < 0x80 && std::isalnum(letter) != 0;
         });
}

}  // namespace

std::string LineReader::Add(std::string_view bytes,
                            std::vector<std::string>& lines) {
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const std::string_view part = bytes.substr(0, end);
    if (unfinished_.size() + part.size() > longest_) {
      return "a line of more than " + std::to_string(longest_) + " bytes";
    }
    unfinished_ += part;
    if (end == std::string_view::npos) {
      return {};
    }
    bytes.remove_prefix(end + 1);
    // Only valid and clean text: what is passed on must be safe for a terminal.
    // A tab separates a name from what its owner says.
    for (const auto piece : Split(unfinished_, '\t')) {
      if (!IsCleanText(piece)) {
        return "something that is not plain text in UTF-8";
      }
    }
    lines.push_back(std::exchange(unfinished_, {}));
  }
  return {};
}

std::pair<std::string_view, std::string_view> FirstWord(std::string_view line) {
  const auto space = line.find(' ');
  return {line.substr(0, space),
          space == std::string_view::npos ? "" : line.substr(space + 1)};
}

std::string Hello::Text() const {
  const std::string start = "glazier " + std::to_string(kHostProtocol) + ' ';
  switch (wish) {
    case Wish::kJoin:
      return start + "join " + key + ' ' + name;
    case Wish::kWatch:
      return start + "watch " + name;
    case Wish::kLook:
      break;
  }
  return start + "look" + (key.empty() ? "" : ' ' + key);
}

Outcome<Hello> Hello::Parse(std::string_view line) {
  const auto [glazier, versioned] = FirstWord(line);
  const auto [version, rest] = FirstWord(versioned);
  const auto [wish, about] = FirstWord(rest);
  if (glazier != "glazier") {
    return Refusal{"a player of glazier was expected, not " + Quoted(line)};
  }
  if (version != std::to_string(kHostProtocol)) {
    return Refusal{"this table speaks version " +
                   std::to_string(kHostProtocol) + " of the protocol, not " +
                   Quoted(version) + "; use the same glazier on both sides"};
  }
  Hello hello;
  if (wish == "look" && (about.empty() || IsKey(about))) {
    hello.key = about;
    return hello;
  }
  if (wish == "watch") {
    hello.wish = Wish::kWatch;
    hello.name = CleanName(about);
    return hello;
  }
  const auto [key, name] = FirstWord(about);
  if (wish != "join" || !IsKey(key)) {
    return Refusal{"join KEY NAME, watch NAME or look was expected, not " +
                   Quoted(rest)};
  }
  hello.wish = Wish::kJoin;
  hello.key = key;
  hello.name = CleanName(name);
  return hello;
}

std::string_view PresenceName(Presence presence) {
  return kPresences[static_cast<std::size_t>(presence)];
}

std::optional<Presence> ParsePresence(std::string_view name) {
  return Named<Presence>(kPresences, name);
}

std::string_view ProgressName(Progress progress) {
  return kProgresses[static_cast<std::size_t>(progress)];
}

std::optional<Progress> ParseProgress(std::string_view name) {
  return Named<Progress>(kProgresses, name);
}

}  // namespace glazier
