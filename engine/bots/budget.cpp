// SPDX-License-Identifier: MIT
// Budgets as text.
#include "engine/bots/budget.hpp"

#include <array>

namespace glazier {
namespace {

constexpr int kDigits = 9;  // more than any sensible budget needs

struct Unit {
  std::string_view name;
  bool time;
  double factor;
};
constexpr std::array<Unit, 5> kUnits = {{{"ms", true, 1},
                                         {"s", true, 1000},
                                         {"k", false, 1000},
                                         {"m", false, 1'000'000},
                                         {"", false, 1}}};

}  // namespace

std::optional<Budget> Budget::Parse(std::string_view text) {
  double number = 0;
  double place = 0;
  std::size_t read = 0;
  for (; read < text.size(); ++read) {
    const char letter = text[read];
    if (letter == '.' && place == 0) {
      place = 1;
    } else if (letter >= '0' && letter <= '9') {
      number = number * 10 + (letter - '0');
      place *= 10;
    } else {
      break;
    }
  }
  if (read == 0 || read > kDigits) {
    return std::nullopt;
  }
  number /= place == 0 ? 1 : place;
  for (const Unit& unit : kUnits) {
    if (text.substr(read) == unit.name) {
      const double amount = number * unit.factor + 0.5;
      if (amount < 1 || amount > 1e12) {
        return std::nullopt;
      }
      return unit.time ? Time(std::chrono::milliseconds(
                             static_cast<std::int64_t>(amount)))
                       : Nodes(static_cast<std::uint64_t>(amount));
    }
  }
  return std::nullopt;
}

}  // namespace glazier
