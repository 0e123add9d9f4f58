// SPDX-License-Identifier: MIT
// Short texts for the table: what cards do, names that fit a cell.
#pragma once

#include <string>
#include <string_view>

#include "engine/road/state.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief A card's entry cost and two actions in at most 24 columns:
/// "1K: 2F / F x ponds".
std::string CardInShort(road::Card card);

/// @brief A card's actions in full: "pays 1K; 2F; 1F per pond".
std::string CardInFull(road::Card card);

/// @brief A building's effect as a sentence.
std::string EffectSentence(road::BuildingId id);

/// @brief Writes a printed text with each good's letter in its own tint, cut
/// to `cells` columns; returns the column after it. What is no amount of goods
/// is written in `style`.
int PutGoods(Sheet& sheet,
             const Theme& theme,
             int x,
             int y,
             int cells,
             std::string_view text,
             const Style& style);

/// @brief A building's points as the board would count them now: printed ones,
/// or those that a scoring building would bring at its best place ("~3").
std::string PointsInShort(const road::Estate& estate, road::BuildingId id);

}  // namespace glazier::tui
