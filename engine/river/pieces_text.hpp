// SPDX-License-Identifier: MIT
// Pieces as text, for notation, records, positions and traces.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief How every position text begins: the game and the format's version.
inline constexpr std::string_view kPositionPrefix = "river 1 ";

/// @brief Colour letter and shape digit: W3.
inline std::string PieceText(Piece piece) {
  return {kColourLetters[static_cast<std::size_t>(ColourOf(piece))],
          static_cast<char>('1' + ShapeOf(piece))};
}

/// @brief The pieces of a list or multiset, separated by `between`.
template <class Each>
std::string PiecesText(const Each& pieces, std::string_view between = "") {
  std::string text;
  const auto add = [&](Piece piece) {
    text += text.empty() ? "" : between;
    text += PieceText(piece);
  };
  if constexpr (requires { pieces.ForEach(add); }) {
    pieces.ForEach(add);
  } else {
    for (const Piece piece : pieces) {
      add(piece);
    }
  }
  return text.empty() ? "-" : text;
}

/// @brief Reads W3; exactly two characters in capitals.
std::optional<Piece> ParsePiece(std::string_view text);

/// @brief Reads W3P1 or "-"; at most `most` pieces.
std::optional<std::vector<Piece>> ParsePieces(std::string_view text,
                                              std::size_t most);

}  // namespace glazier::river
