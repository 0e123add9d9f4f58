// What Sintra brings to the screens that all games share.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "engine/sintra/state.hpp"
#include "tui/sintra/chooser.hpp"
#include "tui/table/help.hpp"
#include "tui/table/model.hpp"
#include "tui/table/timeline.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

using SintraTable = Table<sintra::State>;
using SintraModel = TableModel<sintra::State>;

template <>
struct GameUi<sintra::State> {
  using State = sintra::State;
  using Chooser = SintraChooser;

  // Looks.
  static std::span<const PaneLook> Panes();
  static constexpr std::array<int, kMaxSeats> kSeatColours = {3, 0, 4, 1, 2};

  // The table.
  static ftxui::Element Render(const SintraModel& model,
                               const Theme& theme,
                               int width,
                               int height);
  static std::optional<SintraTarget> TargetAt(const SintraModel& model,
                                              const Theme& theme,
                                              int width,
                                              int height,
                                              int x,
                                              int y);

  // The game as it went.
  static LogLine MoveLine(const State& before, const sintra::Step& move);
  static std::optional<LogLine> DealLine(const State& after,
                                         const sintra::Deal& deal);
  static int Round(const State& state, int moves);
  static std::string When(const State& state, int moves);

  // Words.
  static HelpLines AboutChoice(const SintraChooser& chooser);
  static const GameWords kWords;

  // What made up the scores, by source: those of play, then the final ones.
  static std::vector<std::string> SourceNames(const State& end);
  /// @brief By seat, in the order of SourceNames; they add up to the score.
  static std::vector<std::vector<int>> Sources(
      const Timeline<sintra::State>& timeline);
  /// @brief The points a seat has while the game goes on.
  static int InPlay(const State& state, int seat);
  /// @brief The same, less what the broken glass would cost now.
  static int Worth(const State& state, int seat);

  // The final scoring, source by source.
  static constexpr int kScoringSources = 3;
  static int ScoringStart(const State& end, int seat);
  static int ScoringPoints(const State& end, int seat, int source);
  static std::string ScoringStory(const State& end, int seat, int source);
};

}  // namespace glazier::tui
