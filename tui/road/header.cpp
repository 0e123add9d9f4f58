// SPDX-License-Identifier: MIT
// The top line of Glass Road's table: where the game stands.
#include <string>

#include "engine/road/names.hpp"
#include "tui/road/scene.hpp"

namespace glazier::tui {
namespace {

using road::Phase;
using road::State;

const std::string& NameOf(const RoadScene& scene, int seat) {
  return scene.seats[static_cast<std::size_t>(seat)].name;
}

/// Alone: how many cards each of the seven periods brings, this one marked.
std::string SoloPeriods(const State& state) {
  std::string text;
  for (std::size_t i = 0; i < road::kSoloPicks.size(); ++i) {
    const int period = static_cast<int>(i) + 1;
    text += period == state.period()       ? '['
            : period == state.period() + 1 ? ']'
                                           : ' ';
    text += std::to_string(road::kSoloPicks[i]);
  }
  return text + (state.period() == road::kSoloPeriods ? "]" : "");
}

std::string Course(const State& state) {
  std::string text = "period " + std::to_string(state.period()) + " of " +
                     std::to_string(state.options().periods);
  if (state.players() == 1) {
    return text + ": " + SoloPeriods(state) + " cards";
  }
  if (state.round() > 0) {
    text += ", round " + std::to_string(state.round()) + " of 3";
  }
  return text;
}

/// "Forester of Ben: BOTH ACTIONS", with those who are still to come.
std::string Evaluated(const RoadScene& scene) {
  const State& state = scene.course;
  if (state.phase() == Phase::kOver) {
    return "the game is over";
  }
  if (state.offer().good != road::kNoGood) {
    return NameOf(scene, state.offer().giver) + "'s Mayor offers 1 " +
           std::string(road::kGoodNames[state.offer().good]);
  }
  const road::Evaluation& evaluation = state.evaluation();
  if (evaluation.card == road::kNoCard) {
    return "";
  }
  std::string text = road::CardName(evaluation.card);
  if (state.players() > 1) {
    text += " of " + NameOf(scene, evaluation.leader);
  }
  text += evaluation.single ? ": one action" : ": BOTH ACTIONS";
  std::string then;
  for (int seat = 0; seat < state.players(); ++seat) {
    if ((evaluation.followers >> seat & 1) != 0) {
      then += (then.empty() ? "" : ", ") + NameOf(scene, seat);
    }
  }
  return then.empty() ? text : text + ", then " + then;
}

}  // namespace

void DrawRoadHeader(Sheet& sheet, const Theme& theme, const RoadScene& scene) {
  const Style title = theme.Of(Role::kTitle);
  sheet.Fill({0, 0, sheet.width(), 1}, title);
  int x = sheet.Put(1, 0, "GLASS ROAD", title) + 2;
  x = sheet.Put(x, 0, Course(scene.course), title) + 2;
  const std::string evaluated = Evaluated(scene);
  if (!evaluated.empty()) {
    const int width = std::min(Columns(evaluated) + 2, sheet.width() - x);
    sheet.PutIn(sheet.width() - width, 0, width, ' ' + evaluated + ' ',
                theme.Of(Role::kTurn));
  }
}

}  // namespace glazier::tui
