// SPDX-License-Identifier: MIT
// Everything a table shows, as one value.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/table/table.hpp"
#include "tui/table/chooser.hpp"
#include "tui/table/lesson_page.hpp"
#include "tui/table/played_step.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {

/// @brief What every table needs at least.
inline constexpr int kTableWidth = 80;
inline constexpr int kTableHeight = 24;

/// @brief How the player at this screen takes part in the game.
enum class Part : std::uint8_t {
  kHere,      ///< plays, at a table of this program
  kAfar,      ///< plays at a remote table
  kWatching,  ///< has no seat
  kReplay,    ///< looks at a recorded game
};

/// @brief One line of the log.
struct LogLine {
  int seat = kDealer;  ///< who moved, or kDealer
  std::string text;
  /// What the other seats read of a secret step; empty: the same.
  std::string for_others{};

  const std::string& For(int viewer) const {
    return viewer == seat || for_others.empty() ? text : for_others;
  }
};

/// @brief The inputs of drawing. Nothing in here is changed by it.
template <class G>
struct TableModel {
  /// The position to show, as the viewer may see it: now, or an earlier one
  /// while stepping back, or the drafted one.
  G state{typename G::Options{}};
  Part part = Part::kHere;
  std::vector<Seat> seats{};
  /// Whose secrets may be shown, or kWatcher.
  int viewer = kWatcher;
  /// The seat shown large: at one screen, the human to move.
  int near = 0;
  /// The seat shown beside it where there is no room for all; -1: the next one
  /// in turn order.
  int far = -1;
  /// The choice being made, or null when nobody chooses at this screen.
  const Chooser<G>* chooser = nullptr;
  /// The step that led to the position shown; highlighted until the next.
  std::optional<PlayedStep<G>> last{};
  /// What others did before that, since one's own last step; oldest first.
  std::vector<PlayedStep<G>> earlier{};
  std::span<const LogLine> log{};
  /// The line to mark while stepping through the game; -1: the last.
  int log_at = -1;
  bool show_log = false;  ///< the log instead of the other players
  /// While stepping back: where we are, such as "move 12 of 40".
  std::string history{};
  std::string notice{};   ///< trouble, or news; before anything else
  std::string message{};  ///< something to say; refusals go before it
  std::string tip{};      ///< what was asked for with t; empty otherwise
  /// The step of the tip, shown where it would be made.
  std::optional<typename G::Step> suggestion{};
  /// A bot's move about to be played: shown on its board as a preview first.
  std::optional<typename G::Step> coming{};
  int coming_seat = -1;   ///< whose it is, where it is not Turn()
  std::string waiting{};  ///< such as "Ada is thinking"; empty when not
  std::optional<LessonPage> lesson{};
  int label = -1;               ///< the landmark that is explained, or none
  std::vector<KeyHint> keys{};  ///< replace the usual ones
};

/// @brief The seat to show beside the near one after `far`, or after the one
/// that comes next if none was chosen; -1 where nobody else plays.
constexpr int NextOther(int near, int far, int step, int players) {
  if (players < 2) {
    return -1;
  }
  int seat = far < 0 ? (near + 1) % players : far;
  do {
    seat = (seat + players + step) % players;
  } while (seat == near);
  return seat;
}

/// @brief The most interesting board besides the near one: that of the mover,
/// or of the last mover; -1: none.
template <class G>
int BusySeat(const TableModel<G>& model) {
  const int turn = model.state.Turn();
  if (turn >= 0 && turn != model.near) {
    return turn;
  }
  return model.last && model.last->seat != model.near ? model.last->seat : -1;
}

/// @brief The seats beside the near one in the order of play. Where only `room`
/// of them can be shown, they begin with the chosen one; if none was chosen,
/// the busy one is among them.
template <class G>
std::vector<int> OtherSeats(const TableModel<G>& model, std::size_t room) {
  std::vector<int> others;
  const int players = model.state.players();
  for (int i = 1; i < players; ++i) {
    others.push_back((model.near + i) % players);
  }
  const auto chosen = std::find(others.begin(), others.end(), model.far);
  if (room < others.size() && chosen != others.end()) {
    std::rotate(others.begin(), chosen, others.end());
  } else if (room > 0 && room < others.size()) {
    const auto busy = std::find(others.begin(), others.end(), BusySeat(model));
    const auto last = others.begin() + static_cast<std::ptrdiff_t>(room) - 1;
    if (busy != others.end() && busy > last) {
      std::iter_swap(busy, last);
    }
  }
  return others;
}

}  // namespace glazier::tui
