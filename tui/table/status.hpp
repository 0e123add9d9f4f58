// What stands below every table: scores, last move, preview, prompt, keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/table/model.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/sheet.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

/// @brief The lines below a table.
struct StatusView {
  std::vector<ScoreView> players;
  std::string last;  ///< the last move as a sentence; may be empty
  std::string note;  ///< a refusal, a preview, a tip or a message
  Role note_role = Role::kText;
  std::string bar;    ///< who, or what, is before the prompt
  bool turn = false;  ///< the bar says whose turn it is
  std::string prompt;
  std::vector<KeyHint> keys;
};

/// @brief Score, three lines, prompt, keys: what DrawStatus needs at least.
inline constexpr int kStatusRows = 6;

/// @brief At least kStatusRows; the last move gives way to the note.
void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const StatusView& view);

/// @brief The keys that every game has at this moment; `choosing` are those
/// of the choice being made, if somebody makes one, and `first` says that it
/// has just begun.
std::vector<KeyHint> TableHints(Part part,
                                bool looking_back,
                                std::vector<KeyHint> choosing,
                                bool first,
                                bool others);

/// @brief The log, with the names of those who moved.
void DrawMoves(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               std::span<const LogLine> log,
               int at,
               const std::vector<Seat>& seats);

/// @brief Says how large the window is and must be.
Sheet TooSmallTable(const Theme& theme, int width, int height);

/// @brief "Ana", "Ana and Bruno": everybody who won.
template <class G>
std::string Winners(const G& end, const std::vector<Seat>& seats) {
  std::string winners;
  for (int seat = 0; seat < end.players(); ++seat) {
    if (end.Wins(seat)) {
      winners += (winners.empty() ? "" : " and ") +
                 seats[static_cast<std::size_t>(seat)].name;
    }
  }
  return winners;
}

/// @brief Fills in everything but the last move and the keys, which games put
/// into words of their own; `preview` tells what the choice would do.
template <class G>
StatusView StatusOf(const TableModel<G>& model,
                    const std::optional<std::string>& preview) {
  StatusView view;
  const int turn = model.state.Turn();
  for (int seat = 0; seat < model.state.players(); ++seat) {
    view.players.push_back({model.seats[static_cast<std::size_t>(seat)].name,
                            model.state.Score(seat), turn == seat});
  }
  // What happened to the table first, then refusals, then what the choice would
  // do, then what was asked for.
  view.note = model.message;
  if (!model.notice.empty()) {
    view.note = model.notice;
    view.note_role = Role::kBad;
  } else if (model.chooser != nullptr && !model.chooser->refusal().empty()) {
    view.note = "Not possible: " + model.chooser->refusal() + '.';
    view.note_role = Role::kBad;
  } else if (preview) {
    view.note = *preview + '.';
    view.note_role = Role::kGood;
  } else if (!model.tip.empty()) {
    view.note = model.tip;
    view.note_role = Role::kTarget;
  }
  if (!model.history.empty()) {
    view.bar = model.part == Part::kReplay ? "REPLAY" : "LOOKING BACK";
    view.prompt = model.history;
  } else if (turn == kNobody) {
    view.bar = "THE END";
    view.prompt = Winners(model.state, model.seats) + " won";
  } else if (turn >= 0) {
    view.bar = model.seats[static_cast<std::size_t>(turn)].name;
    view.turn = true;
    view.prompt = model.waiting.empty() ? "to move" : model.waiting;
    if (model.chooser != nullptr) {
      view.prompt = model.chooser->Prompt();
      if (model.chooser->Typing()) {
        view.prompt = ':' + model.chooser->typed() + "_   " + view.prompt;
      }
    }
  }
  return view;
}

}  // namespace glazier::tui
