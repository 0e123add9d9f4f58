// SPDX-License-Identifier: MIT
// What River Valley brings to the screens that all games share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/river/state.hpp"
#include "tui/river/layout.hpp"
#include "tui/river/preview.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

using RiverTable = Table<river::State>;
using RiverModel = TableModel<river::State>;
using RiverChooser = Chooser<river::State>;
using RiverScene = Scene<river::State>;

/// @brief How a step is chosen: one or two pieces, tile, neighbour and the
/// columns of new colours; or the piece that stays in the lake, and the pieces
/// that the satchel cannot hold. Pieces are identified by where they lie, so
/// that equal ones can be told apart.
struct RiverPick {
  enum Kind : std::uint8_t {
    kPieces,  ///< a set: pieces of the satchel
    kLeave,   ///< a piece of the lake
    kPass,
    kTile,    ///< a place in the river
    kGather,  ///< a place in the river
    kColumn,  ///< the colour for the next column
    kSpill,   ///< a piece of the satchel
  };
};

template <>
struct GameUi<river::State> : GameUiDefaults {
  using State = river::State;
  using Preview = RiverPreview;

  // Choosing; spell.cpp, choice.cpp, prompt.cpp.
  static constexpr bool kSpaceAccepts = false;
  static void Spell(const State& state,
                    int seat,
                    const Picks& chosen,
                    const AddSpelling<State>& add);
  static PickStyle StyleOf(int kind);
  static int Row(const Pick& pick);
  static Wish KeyWish(const RiverChooser& chooser, char key);
  static Wish ClickWish(const RiverChooser& chooser, int tag);
  static std::string WhyNot(const RiverChooser& chooser, const Pick& pick);
  static std::string WentBack(const RiverChooser& chooser,
                              int first,
                              const Pick& pick);
  static std::string Prompt(const RiverChooser& chooser);
  static HelpLines AboutChoice(const RiverChooser& chooser);

  // The table; table_view.cpp.
  static std::span<const PaneLook> Panes();
  static constexpr std::array<int, kMaxSeats> kSeatColours = {2, 7, 4, 1, 6};
  static RiverLayout LayOut(const State& state, int width, int height);
  static void DrawMiddle(Sheet& sheet,
                         const Theme& theme,
                         const RiverLayout& layout,
                         const RiverScene& scene);
  static void DrawSeat(Sheet& sheet,
                       const Theme& theme,
                       const RiverLayout& layout,
                       const TableLayout::Spot& spot,
                       bool near,
                       const RiverScene& scene,
                       int seat);
  static Landmarks LandmarksOf(const RiverLayout& layout,
                               const RiverScene& scene);

  // The history of the game.
  /// @brief Notation and change of points.
  static std::string LogText(const PlayedStep<State>& played);
  /// @brief Only the deal that starts the end is worth a line.
  static std::optional<LogLine> DealLine(const State& after,
                                         const river::Deal& deal);
  static std::string Aftermath(const RiverPreview& last);
  static Motion MotionOf(const RiverPreview& last);
  /// @brief Everybody moves once a round.
  static int Round(const State& state, int turns);
  static std::string When(const State& state, int turns);
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
