// What River Valley brings to the screens that all games share.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "engine/river/state.hpp"
#include "tui/river/chooser.hpp"
#include "tui/table/help.hpp"
#include "tui/table/model.hpp"
#include "tui/table/timeline.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

using RiverTable = Table<river::State>;
using RiverModel = TableModel<river::State>;

template <>
struct GameUi<river::State> {
  using State = river::State;
  using Chooser = RiverChooser;

  // Looks.
  static std::span<const PaneLook> Panes();
  static constexpr std::array<int, kMaxSeats> kSeatColours = {2, 7, 4, 1, 6};

  // The table.
  /// @brief A plain message when there is too little room.
  static ftxui::Element Render(const RiverModel& model,
                               const Theme& theme,
                               int width,
                               int height);
  static std::optional<RiverTarget> TargetAt(const RiverModel& model,
                                             const Theme& theme,
                                             int width,
                                             int height,
                                             int x,
                                             int y);

  // The game as it went.
  /// @brief Notation and change of points.
  static LogLine MoveLine(const State& before, const river::Step& move);
  /// @brief Only the deal that starts the end is worth a line.
  static std::optional<LogLine> DealLine(const State& after,
                                         const river::Deal& deal);
  /// @brief Everybody moves once a round.
  static int Round(const State& state, int moves);
  static std::string When(const State& state, int moves);

  // Words.
  static HelpLines AboutChoice(const RiverChooser& chooser);
  static const GameWords kWords;

  // What made up the scores: rows, columns, overflow.
  static std::vector<std::string> SourceNames(const State& end);
  static std::vector<std::vector<int>> Sources(
      const Timeline<river::State>& timeline);
  static int InPlay(const State& state, int seat);
  static int Worth(const State& state, int seat);

  // The final scoring, source by source.
  static constexpr int kScoringSources = 3;
  static int ScoringStart(const State& end, int seat);
  static int ScoringPoints(const State& end, int seat, int source);
  static std::string ScoringStory(const State& end, int seat, int source);
};

}  // namespace glazier::tui
