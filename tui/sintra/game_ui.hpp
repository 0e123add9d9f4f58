// SPDX-License-Identifier: MIT
// What Sintra brings to the screens that all games share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/sintra/state.hpp"
#include "tui/sintra/layout.hpp"
#include "tui/sintra/preview.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

using SintraTable = Table<sintra::State>;
using SintraModel = TableModel<sintra::State>;
using SintraChooser = Chooser<sintra::State>;
using SintraScene = Scene<sintra::State>;

/// @brief How a step is chosen: source, colour, strip, and the pane to keep if
/// that is a choice; or the glazier's way back.
struct SintraPick {
  enum Kind : std::uint8_t {
    kSource,  ///< 0-9
    kColour,
    kStrip,  ///< 0-7, or Step::kBreak
    kKeep,   ///< a colour
    kBack,
  };
};

template <>
struct GameUi<sintra::State> : GameUiDefaults {
  using State = sintra::State;
  using Preview = SintraPreview;

  // Choosing; choice.cpp.
  static constexpr bool kSpaceAccepts = true;
  static void Spell(const State& state,
                    int seat,
                    const Picks& chosen,
                    const AddSpelling<State>& add);
  static PickStyle StyleOf(int kind);
  static int Row(const Pick& pick);
  static Wish KeyWish(const SintraChooser& chooser, char key);
  static Wish ClickWish(const SintraChooser& chooser, int tag);
  static std::string WhyNot(const SintraChooser& chooser, const Pick& pick);
  static std::string Prompt(const SintraChooser& chooser);
  static HelpLines AboutChoice(const SintraChooser& chooser);

  // The table; table_view.cpp.
  static std::span<const PaneLook> Panes();
  static constexpr std::array<int, kMaxSeats> kSeatColours = {3, 0, 4, 1, 2};
  static SintraLayout LayOut(const State& state, int width, int height);
  static void DrawMiddle(Sheet& sheet,
                         const Theme& theme,
                         const SintraLayout& layout,
                         const SintraScene& scene);
  static void DrawSeat(Sheet& sheet,
                       const Theme& theme,
                       const SintraLayout& layout,
                       const TableLayout::Spot& spot,
                       bool near,
                       const SintraScene& scene,
                       int seat);
  static Landmarks LandmarksOf(const SintraLayout& layout,
                               const SintraScene& scene);

  // The history of the game.
  /// @brief Notation, points won and glass lost.
  static std::string LogText(const PlayedStep<State>& played);
  /// @brief The round and its bonus colour.
  static std::string Aftermath(const SintraPreview& last);
  static Motion MotionOf(const SintraPreview& last);
  static std::optional<LogLine> DealLine(const State& after,
                                         const sintra::Deal& deal);
  static int Round(const State& state, int moves);
  static std::string When(const State& state, int moves);
  static const GameWords kWords;

  // What made up the scores, by source: those of play, then the final ones.
  static std::vector<std::string> SourceNames(const State& end);
  /// @brief By seat, in the order of SourceNames; they add up to the score.
  static std::vector<std::vector<int>> Sources(
      const Timeline<sintra::State>& timeline);
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
