// SPDX-License-Identifier: MIT
// River Valley's positions, put together piece by piece for the tests.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief A table to lay out. At first the tiles lie in order, empty, the lake
/// has W5 W5 P5 P5 L5, and seat 1 is to move and began.
class Layout {
 public:
  explicit Layout(int players = 2)
      : seats_(static_cast<std::size_t>(players)) {}

  /// @brief The tiles from the start to the lake: "312456".
  Layout& River(std::string_view order) { return Set(river_, order); }
  /// @brief The pieces on a tile.
  Layout& On(char tile, std::string_view pieces) {
    return Set(tiles_[static_cast<std::size_t>(tile - '1')], pieces);
  }
  Layout& Lake(std::string_view pieces) { return Set(lake_, pieces); }
  /// @brief What waits for columns.
  Layout& Gathered(std::string_view pieces) { return Set(gathered_, pieces); }
  Layout& Turn(std::string_view turn) { return Set(turn_, turn); }
  Layout& First(int seat) { return Set(first_, std::to_string(seat)); }
  Layout& End(std::string_view end) { return Set(end_, end); }
  Layout& Due(std::string_view due) { return Set(due_, due); }
  Layout& Passed(int times) { return Set(passed_, std::to_string(times)); }
  /// @brief Selects the seat for the following calls.
  Layout& Seat(int seat) {
    seat_ = static_cast<std::size_t>(seat - 1);
    return *this;
  }
  Layout& Satchel(std::string_view pieces) {
    return Set(seats_[seat_].satchel, pieces);
  }
  Layout& Columns(std::string_view columns) {
    return Set(seats_[seat_].columns, columns);
  }
  Layout& Overflow(std::string_view pieces) {
    return Set(seats_[seat_].overflow, pieces);
  }
  /// @brief All that is still in the bag lies in this seat's overflow.
  Layout& EmptyBag() {
    bag_to_ = static_cast<int>(seat_);
    return *this;
  }

  std::string Text() const {
    if (bag_to_ >= 0) {
      Layout full = *this;
      full.bag_to_ = -1;
      full.lake_ = "-";
      Pieces left = Pieces::Box(static_cast<int>(seats_.size()));
      for (const Piece piece : Used()) {
        left.Remove(piece);
      }
      std::string& overflow =
          full.seats_[static_cast<std::size_t>(bag_to_)].overflow;
      overflow = (overflow == "-" ? "" : overflow) + PiecesText(left);
      full.lake_ = lake_;
      return full.Text();
    }
    std::string text = "river 1 players=" + std::to_string(seats_.size()) +
                       " turn=" + turn_ + " first=" + first_ + " due=" + due_ +
                       " end=" + end_ + " passed=" + passed_ + " river=";
    for (const char tile : river_) {
      text += (text.back() == '=' ? "" : ",") + std::string(1, tile) + ':' +
              tiles_[static_cast<std::size_t>(tile - '1')];
    }
    text += " lake=" + lake_;
    text += gathered_.empty() ? "" : " gathered=" + gathered_;
    for (const Place& seat : seats_) {
      text +=
          " seat=" + seat.satchel + ':' + seat.columns + ':' + seat.overflow;
    }
    return text;
  }

  State Build() const {
    const auto state = State::ParsePosition(Text());
    REQUIRE(state.why() == "");
    return *state;
  }

 private:
  struct Place {
    std::string satchel = "-";
    std::string columns = "-";
    std::string overflow = "-";
  };

  Layout& Set(std::string& part, std::string_view value) {
    part = value;
    return *this;
  }

  std::vector<Piece> Used() const {
    std::vector<Piece> used;
    const auto add = [&used](const std::string& text) {
      const auto pieces = ParsePieces(text, 132);
      REQUIRE(pieces);
      used.insert(used.end(), pieces->begin(), pieces->end());
    };
    for (const std::string& tile : tiles_) {
      add(tile);
    }
    add(lake_);
    for (const Place& seat : seats_) {
      add(seat.satchel);
      add(seat.overflow);
      for (const std::string_view column : Split(seat.columns, ',')) {
        for (const char shape : column.substr(1)) {
          add(std::string{column[0], shape});
        }
      }
    }
    return used;
  }

  std::string river_ = "123456";
  std::array<std::string, kTiles> tiles_ = {"-", "-", "-", "-", "-", "-"};
  std::string lake_ = "W5W5P5P5L5";
  std::string gathered_;
  std::string turn_ = "1";
  std::string first_ = "1";
  std::string due_ = "-";
  std::string end_ = "no";
  std::string passed_ = "0";
  std::vector<Place> seats_;
  std::size_t seat_ = 0;
  int bag_to_ = -1;
};

/// @brief All legal steps that begin with `part`, sorted, separated by spaces.
inline std::string LegalMoves(const State& state, std::string_view part = "") {
  std::set<std::string> words;
  for (int n = 0; n < state.CountSteps(); ++n) {
    const std::string word = StepText(state.NthStep(n));
    if (word.starts_with(part)) {
      words.insert(word);
    }
  }
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

/// @brief What is typed, in the words of the steps it is read as, or why not.
inline std::string Typed(const State& state, std::string_view typed) {
  const auto steps = ParseSteps(state, state.Turn(), typed);
  if (!steps) {
    return "no: " + steps.why();
  }
  std::string text;
  for (const Step& step : *steps) {
    text += (text.empty() ? "" : " ") + StepText(step);
  }
  return text;
}

/// @brief A step that must be legal.
inline Step Legal(const State& state, std::string_view word) {
  const auto move = ParseStep(state, state.Turn(), word);
  CAPTURE(word);
  REQUIRE(move.why() == "");
  return *move;
}

/// @brief The position after some steps, written as one text, and after the
/// deal that follows.
inline State After(const State& state,
                   std::string_view words,
                   std::string_view deal = "") {
  const auto steps = ParseSteps(state, state.Turn(), words);
  CAPTURE(words);
  REQUIRE(steps.why() == "");
  State after = state;
  for (const Step& step : *steps) {
    after.Play(after.Turn(), step);
  }
  if (!deal.empty()) {
    const auto dealt = ParseDeal(after, deal);
    CAPTURE(deal);
    REQUIRE(dealt.why() == "");
    after.Apply(*dealt);
  }
  return after;
}

/// @brief One part of a position's text: "lake", or "seat" with its number.
inline std::string Part(const State& state, std::string_view key, int nth = 1) {
  const std::string text = PositionText(state);
  for (const std::string_view word : Split(text, ' ')) {
    if (word.starts_with(std::string(key) + '=') && --nth == 0) {
      return std::string(word.substr(key.size() + 1));
    }
  }
  return "";
}

}  // namespace glazier::river
