// SPDX-License-Identifier: MIT
// Positions of Sintra written down in a readable way, for rule-book tests.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/sintra/facts.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief A table laid out by hand. Every call gives a changed copy, so a test
/// can say what it starts from and how the result differs from that.
///
/// By default: two players on side A in round 1 with the bonus track GYPBOG,
/// seat 1 to move, nothing to take but four green panes on the last factory,
/// and everybody's strips in the order of their list. The bag holds everything
/// else.
class Layout {
 public:
  explicit Layout(int players = 2, char side = 'A')
      : side_(side),
        factories_(static_cast<std::size_t>(FactoriesFor(players)), "-"),
        seats_(static_cast<std::size_t>(players)) {
    factories_.back() = "GGGG";
  }

  // The table. Panes are letters in canonical order, "-" for none.
  Layout Factory(int number, std::string panes) const {
    Layout copy = *this;
    copy.factories_.at(static_cast<std::size_t>(number - 1)) = std::move(panes);
    return copy;
  }
  Layout LastFactory(std::string panes) const {
    return Factory(static_cast<int>(factories_.size()), std::move(panes));
  }
  Layout Centre(std::string panes) const {
    return With(&Layout::centre_, std::move(panes));
  }
  Layout Tower(std::string counts) const {
    return With(&Layout::tower_, std::move(counts));
  }
  Layout Bonus(std::string letters) const {
    return With(&Layout::bonus_, std::move(letters));
  }
  Layout Marker(std::string seat_or_centre) const {
    return With(&Layout::marker_, std::move(seat_or_centre));
  }
  Layout Turn(std::string seat_deal_or_over) const {
    return With(&Layout::turn_, std::move(seat_deal_or_over));
  }
  Layout First(int seat) const {
    return With(&Layout::first_, std::to_string(seat));
  }
  Layout Round(int round) const {
    return With(&Layout::round_, std::to_string(round));
  }

  /// @brief The calls below are about this seat (1 at first).
  Layout Seat(int seat) const {
    Layout copy = *this;
    copy.seat_ = static_cast<std::size_t>(seat - 1);
    return copy;
  }
  Layout Score(int score) const {
    return WithSeat([score](SeatText& seat) { seat.score = score; });
  }
  Layout Glass(int step, int wraps = 0) const {
    return WithSeat([step, wraps](SeatText& seat) {
      seat.glass = step;
      seat.wraps = wraps;
    });
  }
  Layout Glazier(int place) const {
    return WithSeat([place](SeatText& seat) { seat.glazier = place; });
  }
  /// @brief The strip that shows this face lies at a place, with these panes.
  Layout Strip(int place,
               std::string_view face,
               std::string_view panes = ".....") const {
    return WithSeat([&](SeatText& seat) { seat.Put(place, face, panes); });
  }
  /// @brief A window: "O." after one pane, "OG" after two, when the strip
  /// above is gone as well.
  Layout Window(int place, std::string panes) const {
    return WithSeat([&](SeatText& seat) {
      const auto index = static_cast<std::size_t>(place - 1);
      if (panes.size() == 2 && panes[1] != '.') {
        seat.strips[index] = "-";
      }
      seat.windows[index] = panes;
    });
  }

  std::string Text() const {
    std::string text = "sintra 1 players=" + std::to_string(seats_.size()) +
                       " side=" + side_ + " round=" + round_ +
                       " turn=" + turn_ + " first=" + first_ +
                       " marker=" + marker_ + " bonus=" + bonus_ +
                       " factories=" + Joined(factories_) +
                       " centre=" + centre_ + " tower=" + tower_;
    for (const SeatText& seat : seats_) {
      text += " seat=" + seat.Text();
    }
    return text;
  }

  State Build() const {
    const Outcome<State> state = State::ParsePosition(Text());
    INFO(Text());
    REQUIRE(state.why() == "");
    return *state;
  }

  friend bool operator==(const std::string& position, const Layout& layout) {
    return position == PositionText(layout.Build());
  }
  friend doctest::String toString(const Layout& layout) {  // NOLINT
    return PositionText(layout.Build()).c_str();
  }

 private:
  struct SeatText {
    int score = 0;
    int glass = 0;
    int wraps = 0;
    int glazier = 1;
    std::array<std::string, kPlaces> strips = {
        "OYOYO/BGPGB", "PBPBP/GOYOG", "YGYGY/OPBPO", "BOBOB/PYGYP",
        "GPGPG/YBOBY", "OYBGO/BOPYB", "PBGOP/GPYBG", "YGOPY/?OYB?"};
    std::array<std::string, kPlaces> windows = {"..", "..", "..", "..",
                                                "..", "..", "..", ".."};

    // Swaps the strip with the one at this place.
    void Put(int place, std::string_view face, std::string_view panes) {
      const auto pattern =
          std::find(kFacePatterns.begin(), kFacePatterns.end(), face);
      REQUIRE(pattern != kFacePatterns.end());
      const auto up = static_cast<int>(pattern - kFacePatterns.begin());
      const std::string strip =
          std::string(face) + "/" +
          std::string(kFacePatterns[static_cast<std::size_t>(Back(up))]);
      std::string& here = strips[static_cast<std::size_t>(place - 1)];
      for (std::string& there : strips) {
        if (there.find(face) != std::string::npos) {
          std::swap(here, there);
          break;
        }
      }
      here = strip + (panes == "....." ? "" : "=" + std::string(panes));
    }

    std::string Text() const {
      return std::to_string(score) + ':' + std::to_string(glass) + ':' +
             std::to_string(wraps) + ':' + std::to_string(glazier) + ':' +
             Joined(strips) + ':' + Joined(windows);
    }
  };

  template <class Texts>
  static std::string Joined(const Texts& texts) {
    std::string joined;
    for (const std::string& text : texts) {
      joined += (joined.empty() ? "" : ",") + text;
    }
    return joined;
  }

  Layout With(std::string Layout::*field, std::string value) const {
    Layout copy = *this;
    copy.*field = std::move(value);
    return copy;
  }
  template <class Change>
  Layout WithSeat(Change change) const {
    Layout copy = *this;
    change(copy.seats_.at(copy.seat_));
    return copy;
  }

  char side_;
  std::string round_ = "1";
  std::string turn_ = "1";
  std::string first_ = "1";
  std::string marker_ = "centre";
  std::string bonus_ = "GYPBOG";
  std::vector<std::string> factories_;
  std::string centre_ = "-";
  std::string tower_ = "0,0,0,0,0";
  std::vector<SeatText> seats_;
  std::size_t seat_ = 0;
};

/// @brief A move that must be legal, read from its notation.
inline Step Legal(const State& state, std::string_view text) {
  const Outcome<Step> move = ParseStep(state, state.Turn(), text);
  REQUIRE(move.why() == "");
  return *move;
}

/// @brief The position after the moves, as text.
inline std::string After(const Layout& layout,
                         const std::vector<std::string>& moves) {
  State state = layout.Build();
  for (const std::string& move : moves) {
    state.Play(state.Turn(), Legal(state, move));
  }
  return PositionText(state);
}

/// @brief What a single move did.
inline Effect EffectOf(const Layout& layout, std::string_view move) {
  State state = layout.Build();
  return state.Play(state.Turn(), Legal(state, move));
}

/// @brief Words side by side: easy to read when a test fails.
inline std::string Line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    line += (line.empty() ? "" : " ") + word;
  }
  return line;
}

/// @brief All legal moves in notation, sorted.
inline std::string LegalMoves(const State& state) {
  State::Steps moves;
  state.List(state.Turn(), moves);
  std::vector<std::string> words;
  words.reserve(moves.size());
  for (const Step& move : moves) {
    words.push_back(StepText(move));
  }
  std::sort(words.begin(), words.end());
  return Line(words);
}

inline bool IsLegal(const Layout& layout, const std::string& move) {
  const std::string moves = " " + LegalMoves(layout.Build()) + " ";
  return moves.find(" " + move + " ") != std::string::npos;
}

/// @brief Why a typed move is refused; empty when it is not.
inline std::string WhyNot(const Layout& layout, std::string_view move) {
  return ParseStep(layout.Build(), layout.Build().Turn(), move).why();
}

}  // namespace glazier::sintra
