// SPDX-License-Identifier: MIT
// What stands below every table: scores, last move, preview, prompt, keys.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tui/table/game_ui.hpp"
#include "tui/table/scene.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/sheet.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

/// @brief The lines below a table.
struct StatusView {
  std::vector<ScoreView> players;
  ScoreLabel label = nullptr;     ///< how the game prints points
  std::vector<std::string> news;  ///< sentences; the last move comes last
  std::string page;               ///< an explanation, instead of the news
  std::string note;               ///< a refusal, a preview, a tip or a message
  Role note_role = Role::kText;
  std::string bar;    ///< who, or what, is before the prompt
  bool turn = false;  ///< the bar says whose turn it is
  std::string prompt;
  std::vector<KeyHint> keys;
};

/// @brief Score, three lines, prompt, keys: what DrawStatus needs at least.
inline constexpr int kStatusRows = 6;

/// @brief At least kStatusRows; the news give way to the note, the oldest
/// first.
void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const StatusView& view);

/// @brief The keys that every game has at this moment; `choosing` are those of
/// the current choice, if there is one, and `first` says that it has just
/// begun.
std::vector<KeyHint> TableHints(Part part,
                                bool looking_back,
                                std::vector<KeyHint> choosing,
                                bool first,
                                bool others);

/// @brief The log as the viewer may read it, with the names of those who
/// moved.
void DrawMoves(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               std::span<const LogLine> log,
               int at,
               const std::vector<Seat>& seats,
               int viewer);

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

/// @brief Green for what brings something, amber for what also costs something,
/// red for what costs more than it brings.
template <class G>
Role PreviewRole(const PlayedStep<G>& preview) {
  const auto change = [&preview](auto count) {
    return count(preview.after, preview.seat) -
           count(preview.before, preview.seat);
  };
  const int worth = change(&GameUi<G>::Worth);
  return worth < 0                            ? Role::kBad
         : worth < change(&GameUi<G>::InPlay) ? Role::kLast
                                              : Role::kGood;
}

/// @brief The scores, and the note: news about the table first, then refusals,
/// then what the choice would do, then the answer to what the player asked for.
template <class G>
void FillNote(const Scene<G>& scene, StatusView& view) {
  const TableModel<G>& model = scene.model;
  view.note = model.message;
  view.note_role = Role::kStrong;
  if (!model.notice.empty()) {
    view.note = model.notice;
    view.note_role = Role::kBad;
  } else if (model.chooser != nullptr && !model.chooser->refusal().empty()) {
    view.note = "Not possible: " + model.chooser->refusal() + '.';
    view.note_role = Role::kBad;
  } else if (!model.tip.empty()) {
    view.note = model.tip;
    view.note_role = Role::kTarget;
  } else if (scene.preview) {
    view.note = PreviewText(*scene.preview) + '.';
    view.note_role = PreviewRole<G>(*scene.preview);
  } else if (view.note.empty() && model.chooser != nullptr) {
    view.note = GameUi<G>::CursorNote(*model.chooser);
    view.note_role = Role::kText;
  }
}

/// @brief The bar and the prompt after it.
template <class G>
void FillPrompt(const Scene<G>& scene, StatusView& view) {
  const TableModel<G>& model = scene.model;
  const int turn =
      model.chooser != nullptr ? model.chooser->seat() : model.state.Turn();
  if (!model.history.empty()) {
    view.bar = model.part == Part::kReplay ? "REPLAY" : "LOOKING BACK";
    view.prompt = model.history;
  } else if (model.lesson && model.chooser == nullptr) {
    view.bar = model.lesson->Heading();
    view.prompt = model.lesson->call;
  } else if (turn == kNobody) {
    view.bar = "THE END";
    view.prompt = model.state.players() == 1
                      ? ScoreText<G>(model.state.Score(0)) + " points"
                      : Winners(model.state, model.seats) + " won";
  } else if (turn >= 0) {
    view.bar = scene.NameOf(turn);
    view.turn = true;
    view.prompt = model.waiting.empty() ? "to move" : model.waiting;
    if (model.chooser != nullptr) {
      view.prompt = model.chooser->Prompt();
      if (model.chooser->Typing()) {
        view.prompt = ':' + model.chooser->typed() + "_   " + view.prompt;
      }
    }
  }
}

/// @brief A move as a sentence, the mover's name first.
template <class G>
std::string Told(const Scene<G>& scene,
                 const typename GameUi<G>::Preview& move) {
  std::string text = scene.NameOf(move.seat) + ' ' +
                     Tell(move.before, move.seat, move.step) + '.';
  if (const int change = move.ScoreChange(); change != 0) {
    text += ' ' + SignedScore<G>(change) + '.';
  }
  return text + GameUi<G>::Aftermath(move);
}

/// @brief All that happened since one's own last move, told.
template <class G>
std::vector<std::string> NewsOf(const Scene<G>& scene) {
  std::vector<std::string> news;
  for (const PlayedStep<G>& move : scene.model.earlier) {
    news.push_back(Told(scene, typename GameUi<G>::Preview{move}));
  }
  if (scene.last) {
    news.push_back(Told(scene, *scene.last));
  }
  return news;
}

/// @brief The keys of the moment, the most useful first.
template <class G>
std::vector<KeyHint> HintsFor(const TableModel<G>& model) {
  if (!model.keys.empty()) {
    return model.keys;
  }
  const bool choice = model.history.empty() && model.chooser != nullptr;
  if (model.lesson && !choice) {
    return {{"Enter", "go on"}, {"Backspace", "back"}, {"q", "menu"}};
  }
  const bool first = choice && model.chooser->First();
  if (choice && model.chooser->Typing()) {
    return {{"Enter", "play"}, {"Esc", "close"}};
  }
  std::vector<KeyHint> choosing;
  if (first) {
    const GameWords& words = GameUi<G>::kWords;
    choosing = {
        {"Enter", "ok"}, {words.first_key, words.first_use}, {":", "type"}};
  } else if (choice) {
    choosing = {
        {"Enter", "go on or play"}, {"Esc", "step back"}, {"arrows", "others"}};
  }
  return TableHints(model.part, !model.history.empty(), std::move(choosing),
                    first,
                    model.state.players() > (GameUi<G>::kOneBoard ? 1 : 2));
}

template <class G>
StatusView StatusOf(const Scene<G>& scene) {
  StatusView view;
  const G& state = scene.model.state;
  for (int seat = 0; seat < state.players(); ++seat) {
    view.players.push_back(
        {scene.NameOf(seat), state.Score(seat), state.Acting().Has(seat)});
  }
  view.label = &ScoreText<G>;
  view.news = NewsOf(scene);
  FillNote(scene, view);
  FillPrompt(scene, view);
  view.keys = HintsFor(scene.model);
  return view;
}

}  // namespace glazier::tui
