// SPDX-License-Identifier: MIT
// The part of a record that is the same for every game.
#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr std::size_t kMaxPlayerBytes = 200;

/// Length of the UTF-8 sequence at the front, 0 if it is not well formed.
std::size_t Utf8Length(std::string_view text) {
  const auto byte = [text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto more = [&byte](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
      if ((byte(i) & 0xC0U) != 0x80U) {
        return false;
      }
    }
    return true;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) {
    return 1;
  }
  if (lead >= 0xC2 && lead < 0xE0) {
    return more(1, 2) ? 2 : 0;
  }
  if (lead >= 0xE0 && lead < 0xF0) {
    const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
    return more(1, 3) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead < 0xF5) {
    const bool overlong = lead == 0xF0 && byte(1) < 0x90;
    const bool beyond = lead == 0xF4 && byte(1) >= 0x90;
    return more(1, 4) && !overlong && !beyond ? 4 : 0;
  }
  return 0;
}

/// Of one well-formed sequence.
char32_t CodePoint(std::string_view letter) {
  const auto lead = static_cast<unsigned char>(letter[0]);
  char32_t code = letter.size() == 1 ? lead : lead & (0x7FU >> letter.size());
  for (const char next : letter.substr(1)) {
    code = (code << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
  }
  return code;
}

/// Whether a character only displays itself. C0 and C1 controls drive a
/// terminal, direction marks turn the rest of the line around, and invisible
/// characters make two names look the same.
bool IsShown(char32_t code) {
  const auto within = [code](char32_t first, char32_t last) {
    return code >= first && code <= last;
  };
  return !within(0, 0x1F) && !within(0x7F, 0x9F) && code != 0xAD &&
         code != 0x34F && code != 0x61C && !within(0x115F, 0x1160) &&
         !within(0x17B4, 0x17B5) && !within(0x180B, 0x180F) &&
         !within(0x200B, 0x200F) && !within(0x2028, 0x202E) &&
         !within(0x2060, 0x206F) && code != 0x3164 && !within(0xFE00, 0xFE0F) &&
         code != 0xFEFF && code != 0xFFA0 && !within(0xFFF0, 0xFFFB) &&
         !within(0x1BCA0, 0x1BCA3) && !within(0x1D173, 0x1D17A) &&
         !within(0xE0000, 0xE0FFF);
}

/// Whether a character looks like a space but is a different one.
bool IsBlank(char32_t code) {
  return code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
         code == 0x202F || code == 0x205F || code == 0x2800 || code == 0x3000;
}

bool IsPlayer(std::string_view player) {
  for (const char letter : player) {
    if (letter <= ' ' || letter > '~') {
      return false;
    }
  }
  return !player.empty() && player.size() <= kMaxPlayerBytes;
}

}  // namespace

std::string CleanText(std::string_view text, std::size_t most_bytes) {
  std::string clean;
  text = Trim(text);
  while (!text.empty()) {
    const std::size_t length = Utf8Length(text);
    std::string_view letter = text.substr(0, length == 0 ? 1 : length);
    text.remove_prefix(letter.size());
    if (length == 0 || !IsShown(CodePoint(letter))) {
      continue;
    }
    if (IsBlank(CodePoint(letter))) {
      letter = " ";  // otherwise two names could look the same
    }
    if (clean.size() + letter.size() > most_bytes) {
      break;
    }
    clean += letter;
  }
  return std::string(Trim(clean));
}

bool IsCleanText(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = Utf8Length(text);
    if (length == 0 || !IsShown(CodePoint(text.substr(0, length)))) {
      return false;
    }
    text.remove_prefix(length);
  }
  return true;
}

std::uint64_t TextHash(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325;  // FNV-1a
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
  }
  return hash;
}

std::string Checksum(std::string_view position_text) {
  const std::uint64_t hash = TextHash(position_text);
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) {
    text += "0123456789abcdef"[(hash >> shift) & 0xF];
  }
  return text;
}

std::string WriteRecordHeader(const RecordHeader& header) {
  std::string text = std::string(kRecordMagic) + std::to_string(kRecordFormat) +
                     "\ngame " + header.game + "\nseed " +
                     std::to_string(header.seed) + "\noptions " +
                     header.options + '\n';
  for (std::size_t i = 0; i < header.seats.size(); ++i) {
    text += "seat " + std::to_string(i + 1) + ' ' + header.seats[i].player +
            ' ' + CleanName(header.seats[i].name) + '\n';
  }
  return text;
}

Outcome<RecordHeader> ReadRecordHeader(std::string_view text) {
  if (text.size() > kMaxRecordBytes) {
    return AtLine(1, "too large for a record");
  }
  const auto lines = Split(text, '\n');
  if (!lines[0].starts_with(kRecordMagic)) {
    return AtLine(1, "this is not a glazier record");
  }
  const std::string_view format = lines[0].substr(kRecordMagic.size());
  if (format != std::to_string(kRecordFormat)) {
    return AtLine(1, "record format " + Quoted(format) +
                         " is unknown: this glazier reads format " +
                         std::to_string(kRecordFormat) +
                         "; a newer one may read it");
  }
  const auto field = [&lines](std::size_t index,
                              std::string_view key) -> std::string_view {
    if (index >= lines.size() || !lines[index].starts_with(key)) {
      return {};
    }
    return lines[index].substr(key.size());
  };
  RecordHeader header;
  header.game = field(1, "game ");
  if (header.game.empty() || header.game.size() > kMaxNameBytes) {
    return AtLine(2, "expected 'game NAME'");
  }
  const auto seed =
      ParseNumber<std::uint64_t>(field(2, "seed "), 0, ~std::uint64_t{0});
  if (!seed) {
    return AtLine(3, "expected 'seed NUMBER'");
  }
  header.seed = *seed;
  header.options = field(3, "options ");
  if (header.options.empty()) {
    return AtLine(4, "expected 'options ...'");
  }
  std::size_t next = 4;
  for (; next < lines.size() && lines[next].starts_with("seat "); ++next) {
    const std::string prefix =
        "seat " + std::to_string(header.seats.size() + 1) + ' ';
    const std::string_view rest = field(next, prefix);
    const auto space = rest.find(' ');
    if (space == std::string_view::npos || header.seats.size() == kMaxSeats ||
        !IsPlayer(rest.substr(0, space))) {
      return AtLine(next + 1, "expected '" + prefix + "PLAYER NAME'");
    }
    header.seats.push_back({std::string(rest.substr(0, space)),
                            CleanName(rest.substr(space + 1))});
  }
  header.lines = next;
  return header;
}

}  // namespace glazier
