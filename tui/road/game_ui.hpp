// SPDX-License-Identifier: MIT
// What Glass Road brings to the screens that all games share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/road/state.hpp"
#include "engine/road/words.hpp"
#include "tui/road/layout.hpp"
#include "tui/road/preview.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

using RoadTable = Table<road::State>;
using RoadModel = TableModel<road::State>;
using RoadChooser = Chooser<road::State>;

/// @brief How a step is chosen. Kinds are in the order of the arrows: the most
/// useful first, and removing one's own tiles last.
struct RoadPick {
  enum Kind : std::uint8_t {
    kCard,     ///< a specialist
    kEnter,    ///< leads to what pays the entry cost
    kAction,   ///< 1 or 2
    kBuild,    ///< a building
    kRepeat,   ///< once more with a building that works repeatedly
    kUse,      ///< the building that the Tavern uses
    kEntry,    ///< a marker that pays, or kCellEntry + a forest
    kCell,     ///< a place
    kCells,    ///< a set: one or two cells
    kTile,     ///< pit, grove or pond
    kMarker,   ///< the wheel that pays food or charcoal
    kPrivate,  ///< one or two private buildings that pay
    kGain,     ///< goods received; the greatest ones are listed first
    kLess,     ///< leads to the smaller gains
    kEnd,      ///< .
    kConvert,  ///< a processing building
    kClear,    ///< leads to the cell that is cleared
    kRemove,   ///< a cell
  };
  static constexpr std::uint32_t kCellEntry = 16;
};

template <>
struct GameUi<road::State> : GameUiDefaults {
  using State = road::State;
  using Preview = RoadPreview;

  // Choosing; spell.cpp, choice.cpp, prompt.cpp, help.cpp.
  static constexpr bool kSpaceAccepts = true;
  static constexpr bool kOneBoard = true;
  static void Spell(const State& state,
                    int seat,
                    const Picks& chosen,
                    const AddSpelling<State>& add);
  static PickStyle StyleOf(int kind);
  static Wish KeyWish(const RoadChooser& chooser, char key);
  static Wish ClickWish(const RoadChooser& chooser, int tag);
  static std::string WhyNot(const RoadChooser& chooser, const Pick& pick);
  static std::string Prompt(const RoadChooser& chooser);
  /// @brief What a card or a building under the cursor does.
  static std::string CursorNote(const RoadChooser& chooser);
  static HelpLines AboutChoice(const RoadChooser& chooser);
  /// @brief The cards of all buildings that can be seen.
  static HelpLines AboutTable(const RoadModel& model);
  static std::string AloneWords(const State& end);

  // The table; table_view.cpp.
  static std::span<const PaneLook> Panes();
  static constexpr std::array<int, kMaxSeats> kSeatColours = {10, 2, 9, 14, 12};
  static RoadLayout LayOut(const State& state, int width, int height);
  static void DrawMiddle(Sheet& sheet,
                         const Theme& theme,
                         const RoadLayout& layout,
                         const Scene<State>& scene);
  static void DrawSeat(Sheet& sheet,
                       const Theme& theme,
                       const RoadLayout& layout,
                       const TableLayout::Spot& spot,
                       bool near,
                       const Scene<State>& scene,
                       int seat);
  static Landmarks LandmarksOf(const RoadLayout& layout,
                               const Scene<State>& scene);

  // The history of the game.
  static std::string LogText(const PlayedStep<State>& played);
  /// @brief "picks a card", "lays a card face down".
  static std::string SecretText(const PlayedStep<State>& played);
  static std::optional<LogLine> DealLine(const State& after,
                                         const road::Deal& deal);
  /// @brief A card that was turned up, and whether anybody follows.
  static std::string Aftermath(const RoadPreview& last);
  static Motion MotionOf(const RoadPreview& last);
  /// @brief A round is a building period.
  static int Round(const State& state, int moves);
  static std::string When(const State& state, int moves);
  static const GameWords kWords;

  // What made up the scores: sites, processing, immediate, scoring buildings.
  static std::vector<std::string> SourceNames(const State& end);
  static std::vector<std::vector<int>> Sources(const Timeline<State>& timeline);
  static int InPlay(const State& state, int seat);
  static int Worth(const State& state, int seat);

  // The final scoring, building by building within each source.
  static constexpr int kScoringSources = 4;
  static int ScoringStart(const State& end, int seat);
  static int ScoringPoints(const State& end, int seat, int source);
  static std::string ScoringStory(const State& end, int seat, int source);
};

}  // namespace glazier::tui
