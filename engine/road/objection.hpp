// SPDX-License-Identifier: MIT
// Why a step is not possible: the parts of a refusal. For refusal.cpp.
#pragma once

#include <string>
#include <string_view>

#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief "the Kiln".
inline std::string The(std::string_view name) {
  return "the " + std::string(name);
}

/// @brief What is asked now, for a player who answers something else.
std::string_view Asked(Phase phase);

/// @brief Explains a step that is not in the list of the seat that is asked.
class Objection {
 public:
  Objection(const State& state, int seat)
      : state_(state), estate_(state.estate(seat)), phase_(state.phase()) {}

  std::string To(const Step& step) const;

 private:
  const Specialist& card() const;
  std::string TheCard() const;
  bool IsWindow() const;
  std::string ToCard(Card wanted) const;
  /// Why nothing that is usually allowed at any time can be done now; empty if
  /// it can.
  std::string ToAnytime() const;
  std::string ToRemove(const Step& step) const;
  std::string ToEnter(const Step& step) const;
  /// Why a price cannot be paid this way.
  std::string ToPay(const Price& price,
                    const Step& step,
                    const std::string& who) const;
  static std::string SomePlace(std::uint8_t place);
  std::string ToPayEither(Good good,
                          const Step& step,
                          const std::string& who) const;
  /// Why no action is possible yet, or no longer.
  std::string ToActing() const;
  std::string ToAct(const Step& step) const;
  std::string ToEmptyCell(std::uint8_t place) const;
  /// Why a gain does not match the grant.
  std::string ToGain(const Income& income,
                     Place place,
                     const Step& step,
                     const std::string& who) const;
  std::string ToGrant(const Grant& grant,
                      int times,
                      Gain gain,
                      const std::string& who) const;
  std::string ToBuild(const Step& step) const;
  std::string ToConvert(const Step& step) const;
  /// Whether the step names the tile, forest or buildings that pay.
  bool SaysSource(const Price& price, const Step& step) const;
  std::string ToTake(const Step& step) const;
  std::string ToLay(const Step& step) const;
  std::string ToUse(const Step& step) const;

  const State& state_;
  const Estate& estate_;
  Phase phase_;
};

}  // namespace glazier::road
