// SPDX-License-Identifier: MIT
// Takes typed words apart, from left to right.
#include "engine/road/typed_word.hpp"

#include "engine/road/names.hpp"

namespace glazier::road {
namespace {

class TypedReader {
 public:
  explicit TypedReader(std::string_view text) : text_(text) {}

  std::optional<Typed> Read() {
    if (text_.empty()) {
      return std::nullopt;
    }
    if (const auto id = TakeBuilding()) {
      typed_.sign = '#';
      typed_.building = *id;
    } else if (std::string_view(".-$@12").find(text_[0]) != text_.npos) {
      typed_.sign = text_[0];
      text_.remove_prefix(text_[0] == '@' ? 0 : 1);
    } else if (text_[0] == '+') {
      typed_.sign = '+';
    } else {
      return std::nullopt;
    }
    if ((typed_.sign == '-' || typed_.sign == '$') && !text_.empty() &&
        !ReadSource()) {
      return std::nullopt;
    }
    if (!ReadCells() || !ReadSources() || !ReadGain() || !text_.empty()) {
      return std::nullopt;
    }
    return typed_;
  }

 private:
  bool Accept(char letter) {
    if (text_.empty() || text_[0] != letter) {
      return false;
    }
    text_.remove_prefix(1);
    return true;
  }
  std::optional<BuildingId> TakeBuilding() {
    for (const std::size_t size : {std::size_t{3}, std::size_t{2}}) {
      const auto id =
          text_.size() < size ? std::nullopt : ParseId(text_.substr(0, size));
      if (id && IsTile(*id)) {
        text_.remove_prefix(size);
        return id;
      }
    }
    return std::nullopt;
  }
  bool TakePlace() {
    const auto place = ParsePlace(text_.substr(0, 2));
    if (!place || typed_.places.size() == 2) {
      return false;
    }
    typed_.places.push_back(*place);
    text_.remove_prefix(2);
    return true;
  }
  std::optional<TypedGoods> TakeGoods() {
    const auto good =
        text_.empty() ? std::string_view::npos : kGoodLetters.find(text_[0]);
    if (good == std::string_view::npos) {
      return std::nullopt;
    }
    TypedGoods goods{static_cast<Good>(good), kFirstMarker[good], 1};
    text_.remove_prefix(1);
    if (kSecondMarker[good] != kNoMarker) {
      goods.marker = Accept('G')   ? kFirstMarker[good]
                     : Accept('B') ? kSecondMarker[good]
                                   : kNoMarker;
    }
    return goods;
  }
  bool ReadSource() {
    if (TakePlace()) {
      return true;
    }
    typed_.payment = TakeGoods();
    return typed_.payment.has_value();
  }
  bool ReadCells() {
    if (Accept('@')) {
      do {
        if (!TakePlace()) {
          return false;
        }
      } while (Accept(','));
    }
    if (Accept('=')) {
      const auto tile =
          text_.empty() ? std::string_view::npos : kTileLetters.find(text_[0]);
      if (tile == std::string_view::npos) {
        return false;
      }
      typed_.tile = static_cast<Tile>(tile);
      text_.remove_prefix(1);
    }
    return true;
  }
  bool ReadSources() {
    if (!Accept(':')) {
      return true;
    }
    if (const auto id = TakeBuilding()) {
      typed_.sources.push_back(*id);
      if (Accept(',')) {
        const auto second = TakeBuilding();
        typed_.sources.push_back(second.value_or(kNoBuilding));
        return second.has_value();
      }
      return true;
    }
    return ReadSource();
  }
  bool ReadGain() {
    while (Accept('+')) {
      typed_.has_gain = true;
      if (text_.empty() || text_[0] < '0' || text_[0] > '9') {
        return false;
      }
      const int amount = text_[0] - '0';
      text_.remove_prefix(1);
      if (amount == 0) {
        return typed_.gain.empty();
      }
      auto goods = TakeGoods();
      if (!goods || typed_.gain.size() == 2) {
        return false;
      }
      goods->amount = amount;
      typed_.gain.push_back(*goods);
    }
    return true;
  }

  std::string_view text_;
  Typed typed_;
};

}  // namespace

std::optional<Typed> ReadTyped(std::string_view word) {
  return TypedReader(word).Read();
}

}  // namespace glazier::road
