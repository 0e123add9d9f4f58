// SPDX-License-Identifier: MIT
// Glass Road's positions, put together piece by piece for the tests.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief People of these names.
inline std::vector<Seat> Named(const std::vector<std::string>& names) {
  std::vector<Seat> seats;
  for (const std::string& name : names) {
    seats.push_back({"human", name});
  }
  return seats;
}

/// @brief A table to lay out. Initially seat 1 evaluates the Mayor alone and
/// unpaid, everybody has the wheels and the land of the start, and the display
/// is empty.
class Layout {
 public:
  explicit Layout(int players = 2) : seats_(Index(players)) { Card('M'); }

  /// @brief The card that seat 1 evaluates; its entry cost is not paid.
  Layout& Card(char letter) {
    card_ = letter;
    paid_ = !kSpecialists[CardOf(letter)].HasEntry();
    seats_[0].turned = std::string(1, letter);
    seats_[0].absent = seats_[0].turned;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      std::string hand;
      const std::size_t size = seats_.size() == 1 ? 2 : seat == 0 ? 4 : 5;
      for (const char other : kCardLetters) {
        if (other != letter && hand.size() < size) {
          hand += other;
        }
      }
      if (seats_.size() > 2 && seat > 0) {
        seats_[seat].laid = hand.substr(4);
        hand.resize(4);
      }
      seats_[seat].hand = hand;
    }
    return *this;
  }
  Layout& Paid() {
    paid_ = true;
    return *this;
  }
  /// @brief One action only, as if a follower had already finished.
  Layout& One() {
    one_ = true;
    return *this;
  }
  Layout& Done(int actions) { return Set(done_, std::to_string(actions)); }
  Layout& Phase(std::string_view phase) { return Set(phase_, phase); }
  Layout& Work(std::string_view work) { return Set(work_, work); }
  Layout& Gift(std::string_view gift) { return Set(gift_, gift); }
  Layout& Turn(std::string_view turn) { return Set(turn_, turn); }
  Layout& Roofs(int roofs) { return Set(roofs_, std::to_string(roofs)); }
  /// @brief Last conversions of seat 1: nobody has cards.
  Layout& Last() {
    phase_ = "last";
    last_ = true;
    return *this;
  }

  /// @brief Selects the seat for the following calls.
  Layout& Seat(int seat) {
    seat_ = Index(seat - 1);
    return *this;
  }
  /// @brief Ten digits: G S FG KG A W B C FB KB.
  Layout& Wheels(std::string_view digits) {
    return Set(seats_[seat_].wheels, digits);
  }
  Layout& Land(std::string_view letters) {
    return Set(seats_[seat_].land, letters);
  }
  /// @brief Changes one cell: 'P', 'G', 'O' or '.'; forests fall as a whole.
  Layout& Cell(std::string_view name, char letter) {
    const auto cell = ParsePlace(name);
    REQUIRE(cell);
    std::string& land = seats_[seat_].land;
    for (const PlaceSet forest : kForestPairs) {
      if (land[*cell] == 'F' && (forest & SetOf(*cell)) != 0) {
        land[NthOf(forest, 0)] = '.';
        land[NthOf(forest, 1)] = '.';
      }
    }
    land[*cell] = letter;
    return *this;
  }
  /// @brief A building on a cell or site.
  Layout& Built(std::string_view id, std::string_view at) {
    const auto place = ParsePlace(at);
    REQUIRE(place);
    if (*place < kCells) {
      Cell(at, 'B');
    }
    seats_[seat_].built[*place] = id;
    return *this;
  }
  Layout& Private(std::string_view ids) { return Set(seats_[seat_].own, ids); }
  Layout& Hand(std::string_view letters) {
    return Set(seats_[seat_].hand, letters);
  }
  Layout& Turned(std::string_view letters) {
    seats_[seat_].absent = letters;
    return Set(seats_[seat_].turned, letters);
  }
  Layout& Notched(std::string_view letters) {
    seats_[seat_].absent =
        (seats_[seat_].turned == "-" ? "" : seats_[seat_].turned) +
        std::string(letters);
    return Set(seats_[seat_].notched, letters);
  }
  /// @brief Tiles in the display, each in its row.
  Layout& Display(std::string_view ids) {
    for (const std::string_view id : Split(ids, ' ')) {
      auto& row = display_[kTypeLetters.find(id[0])];
      *std::find(row.begin(), row.end(), "-") = id;
    }
    return *this;
  }
  /// @brief All tiles that are nowhere else are out of the game.
  Layout& EmptyStacks() {
    empty_stacks_ = true;
    return *this;
  }

  std::string Text() const {
    std::string text = "road 1 players=" + std::to_string(seats_.size()) +
                       " set=all periods=" + (seats_.size() == 1 ? "7" : "4") +
                       " phase=" + phase_ + " turn=" + turn_ + " period=" +
                       (last_ ? seats_.size() == 1 ? "7" : "4" : "1") +
                       " round=" + (seats_.size() > 2 && !last_ ? "1" : "0") +
                       " first=1 display=";
    for (const auto& row : display_) {
      for (const std::string& id : row) {
        text += (text.back() == '=' ? "" : ",") + id;
      }
    }
    text += " gone=" + Gone() + " blocked=- card=";
    text += last_ ? "-"
                  : std::string(1, card_) + ":1:-:" + (one_ ? "one" : "both") +
                        (paid_ ? ":paid:" : ":due:") + done_;
    text +=
        " roofs=" + roofs_ + " gift=" + gift_ + " work=" + work_ + " under=-";
    for (const Place& seat : seats_) {
      text += " seat=" + SeatText(seat);
    }
    return text;
  }

  State Build() const {
    const std::string text = Text();
    const auto state = State::ParsePosition(text);
    CAPTURE(text);
    REQUIRE(state.why() == "");
    return *state;
  }

 private:
  struct Place {
    std::string wheels = "0012340120";
    std::string land = "FFOFFPF.FGOF.FPFFGFF";
    std::array<std::string, kPlaces> built = [] {
      std::array<std::string, kPlaces> printed;
      for (int site = 0; site < kSites; ++site) {
        printed[SiteAt(site)] = IdText(PrintedAt(site));
      }
      return printed;
    }();
    std::string own = "-";
    std::string hand = "-";
    std::string turned = "-";
    std::string notched = "-";
    std::string absent = "-";
    std::string laid = "-";
  };

  static std::size_t Index(int i) { return static_cast<std::size_t>(i); }
  Layout& Set(std::string& part, std::string_view value) {
    part = value;
    return *this;
  }

  static std::string Joined(const Place& seat, int from, int to) {
    std::string text;
    for (int place = from; place < to; ++place) {
      const std::string& id = seat.built[Index(place)];
      text += id.empty() ? "" : (text.empty() ? "" : ",") + id;
    }
    return text.empty() ? "-" : text;
  }

  std::string SeatText(const Place& seat) const {
    return seat.wheels + ':' + seat.land + ':' + Joined(seat, 0, kCells) + ':' +
           Joined(seat, kCells, kPlaces) + ':' + seat.own +
           (last_ ? ":-:-:-:-:-:-"
                  : ':' + seat.hand + ':' + seat.laid + ':' + seat.turned +
                        ':' + seat.notched + ':' + seat.absent + ":-");
  }

  std::string Gone() const {
    if (!empty_stacks_) {
      return "-";
    }
    std::string used = ",";
    for (const auto& row : display_) {
      for (const std::string& id : row) {
        used += id + ',';
      }
    }
    for (const Place& seat : seats_) {
      used += seat.own + ',' + Joined(seat, 0, kPlaces) + ',';
    }
    std::string gone;
    Buildings::All().ForEach([&](BuildingId id) {
      if (used.find(',' + IdText(id) + ',') == std::string::npos) {
        gone += (gone.empty() ? "" : ",") + IdText(id);
      }
    });
    return gone;
  }

  std::vector<Place> seats_;
  std::size_t seat_ = 0;
  char card_ = 'M';
  bool paid_ = true;
  bool one_ = false;
  bool last_ = false;
  bool empty_stacks_ = false;
  std::string done_ = "0";
  std::string phase_ = "turn";
  std::string turn_ = "1";
  std::string work_ = "-";
  std::string gift_ = "-";
  std::string roofs_ = "0";
  std::array<std::array<std::string, 4>, kTypes> display_ = {
      {{"-", "-", "-", "-"}, {"-", "-", "-", "-"}, {"-", "-", "-", "-"}}};
};

/// @brief The legal words of a seat that begin with `part`, in their order.
inline std::string Words(const State& state,
                         std::string_view part = "",
                         int seat = 1) {
  State::Steps steps;
  state.List(seat - 1, steps);
  std::string text;
  for (const Step& step : steps) {
    const std::string word = StepText(step);
    if (word.starts_with(part)) {
      text += (text.empty() ? "" : " ") + word;
    }
  }
  return text;
}

/// @brief A step that must be legal.
inline Step Legal(const State& state, std::string_view word, int seat) {
  const auto steps = ParseSteps(state, seat, word);
  CAPTURE(word);
  REQUIRE(steps.why() == "");
  REQUIRE(steps->size() == 1);
  return steps->front();
}

/// @brief The position after words, each of the seat that is asked; a word with
/// a space in it is a deal.
inline State After(State state, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (word.find(' ') == std::string::npos) {
      const int seat = state.Turn();
      CAPTURE(word);
      REQUIRE(seat >= 0);
      state.Play(seat, Legal(state, word, seat));
    } else {
      const auto deal = ParseDeal(state, word);
      CAPTURE(word);
      REQUIRE(deal.why() == "");
      state.Apply(*deal);
    }
  }
  return state;
}

/// @brief Why a word of seat 1 is refused.
inline std::string Why(const State& state,
                       std::string_view word,
                       int seat = 1) {
  return ParseSteps(state, seat - 1, word).why();
}

/// @brief The wheels as ten digits, and the land as twenty letters.
inline std::string Wheels(const State& state, int seat = 1) {
  std::string text;
  for (int i = 0; i < kMarkers; ++i) {
    text +=
        static_cast<char>('0' + state.estate(seat - 1).goods.Of(MarkerAt(i)));
  }
  return text;
}

/// @brief A game for two as on the page: its display, these cards for each.
inline State TwoPlayers(
    std::string_view first,
    std::string_view second,
    std::string_view display = "P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28") {
  State state{Options{}};
  state = After(state, {"set-up first=1 display=" + std::string(display)});
  for (const char letter : first) {
    state = After(state, {std::string(1, letter)});
  }
  for (const char letter : second) {
    state = After(state, {std::string(1, letter)});
  }
  return state;
}

/// @brief Everybody picks the first five cards, and plays without doing
/// anything.
inline State SkipPeriod(State state) {
  const int period = state.period();
  while (state.period() == period && state.phase() != Phase::kLast) {
    if (state.Turn() == kDealer) {
      Rng rng(1);
      state.Apply(state.Draw(rng));
    } else if (state.phase() == Phase::kTurn ||
               state.phase() == Phase::kSpare) {
      state = After(state, {"."});
    } else {
      state.Play(state.Turn(), state.NthStep(0));
    }
  }
  if (state.Turn() == kDealer) {
    Rng rng(1);
    state.Apply(state.Draw(rng));
  }
  return state;
}

/// @brief A game after a number of random steps, or where it ended before that.
inline State AfterRandomSteps(int players, std::uint64_t seed, int steps) {
  State state(Options{players});
  Rng rng(seed);
  while (state.Turn() != kNobody && (steps > 0 || state.Turn() == kDealer)) {
    steps -= state.RandomStep(rng) ? 1 : 0;
  }
  return state;
}

}  // namespace glazier::road
