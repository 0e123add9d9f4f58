// SPDX-License-Identifier: MIT
// What a game brings to the screens that all games share.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tui/table/help.hpp"
#include "tui/table/landmark.hpp"
#include "tui/table/layout.hpp"
#include "tui/table/scene.hpp"
#include "tui/table/timeline.hpp"
#include "tui/theme/theme.hpp"
#include "tui/widgets/motion.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Takes one way to spell a step.
template <class G>
using AddSpelling = std::function<void(const Picks&, const typename G::Step&)>;

/// @brief What most games leave as it is.
struct GameUiDefaults {
  /// Whether a small window has room for one board only, so that Tab leads back
  /// to the player's own.
  static constexpr bool kOneBoard = false;
  /// What to say about the points of a game that was played alone.
  template <class S>
  static std::string AloneWords(const S& /*end*/) {
    return "";
  }
  /// What lies on the table, explained; shown by the key i if there is any.
  template <class M>
  static HelpLines AboutTable(const M& /*model*/) {
    return {};
  }
  /// Where a pick lies for the arrows (Choice::Row).
  static int Row(const Pick& /*pick*/) { return 0; }
  /// What to say when an element can only be marked instead of others, the
  /// first of which was `first`.
  template <class C>
  static std::string WentBack(const C& /*chooser*/,
                              int /*first*/,
                              const Pick& /*pick*/) {
    return "";
  }
  /// What to say about what the cursor is on where no step is previewed.
  template <class C>
  static std::string CursorNote(const C& /*chooser*/) {
    return "";
  }
  /// What else to tell of the last step, after a space.
  template <class P>
  static std::string Aftermath(const P& /*last*/) {
    return "";
  }
  /// How the last step moves on the table.
  template <class P>
  static Motion MotionOf(const P& /*last*/) {
    return Motion::kSet;
  }
};

/// @brief All that a game supplies to be played on the screen, as static
/// members of its GameUi<G> in tui/GAME/game_ui.hpp. The rest is shared: the
/// chooser, the draft of a turn, status lines, log, menus, help, replay,
/// scoring, review.
///
/// Choosing. A step is spelled as a sequence of picks, each of a kind (an enum
/// of the game) and with a value. Kinds and values are in the order in which
/// arrows go over them; the first to be previewed or listed has the lowest.
/// Long lists are shortened by levels: the smaller variants of a gain, for
/// example, come below a pick "less" after the greatest ones.
/// - `Spell` spells every legal step. It may leave out what lies more than one
///   level below the picks that are taken, as long as each option of the next
///   level has all of its different continuations begun: two are enough.
/// - `StyleOf` a kind: whether a key takes it at once, shows it, or marks it.
/// - `KeyWish`, `ClickWish`: the picks that a key or a click on a tagged cell
///   stands for in this situation. h j k l : and the keys of TableKey are
///   taken, unless the game wants them in a situation.
/// - `WhyNot` a pick is not possible, in a player's words: what G::WhyNot says
///   about the nearest complete step.
/// - `Prompt` says what to do now; `AboutChoice` says it at length, in the
///   help; `kSpaceAccepts`: Space does what Enter does where nothing is marked.
///
/// Drawing.
/// - `Panes`: how its colours look; `kSeatColours`: whose plot is in which.
/// - `Preview`: a struct derived from PlayedStep<G>, with what drawing wants to
///   know of a step; `PreviewText` of it is one line.
/// - `LayOut`: a struct derived from TableLayout, for a size of the window.
/// - `DrawMiddle`: the shared parts; `DrawSeat`: one player's side. Cells that
///   can be clicked on have a tag.
/// - `LandmarksOf`: the parts of the table by name, with what they mean.
///
/// The history of the game.
/// - `LogText` of a step, from what the table recorded of it; for a HiddenGame
///   also `SecretText`: what the others read of a step taken in secret.
/// - `DealLine`: a deal may have none. `Round` of a position, for jumping in a
///   replay; `When`: that in words. `kWords`: see GameWords.
///
/// Points, all in the game's smallest unit.
/// - `InPlay`: what a seat has while the game goes on; `Worth`: that, and what
///   is as good as certain.
/// - `SourceNames`, `Sources` by seat: what made up the scores.
/// - `kScoringSources`, `ScoringStart`, `ScoringPoints`, `ScoringStory`: the
///   final scoring, source by source.
template <class G>
concept GameScreen = ToldGame<G> &&
    requires(const G& state,
             const typename G::Deal& deal,
             const Chooser<G>& chooser,
             const Picks& picks,
             const Pick& pick,
             const AddSpelling<G>& add,
             const Scene<G>& scene,
             const Timeline<G>& timeline,
             const PlayedStep<G>& played,
             const typename GameUi<G>::Preview& preview,
             Sheet& sheet,
             const Theme& theme) {
  GameUi<G>::Spell(state, 0, picks, add);
  { GameUi<G>::StyleOf(0) } -> std::same_as<PickStyle>;
  { GameUi<G>::Row(pick) } -> std::same_as<int>;
  { GameUi<G>::KeyWish(chooser, 'a') } -> std::same_as<Wish>;
  { GameUi<G>::ClickWish(chooser, 0) } -> std::same_as<Wish>;
  { GameUi<G>::WhyNot(chooser, pick) } -> std::same_as<std::string>;
  { GameUi<G>::WentBack(chooser, 0, pick) } -> std::same_as<std::string>;
  { GameUi<G>::Prompt(chooser) } -> std::same_as<std::string>;
  { GameUi<G>::CursorNote(chooser) } -> std::same_as<std::string>;
  { GameUi<G>::AboutChoice(chooser) } -> std::same_as<HelpLines>;
  { GameUi<G>::kSpaceAccepts } -> std::convertible_to<bool>;

  { GameUi<G>::Panes() } -> std::same_as<std::span<const PaneLook>>;
  { GameUi<G>::kSeatColours[0] } -> std::convertible_to<int>;
  requires std::derived_from<typename GameUi<G>::Preview, PlayedStep<G>>;
  { PreviewText(preview) } -> std::same_as<std::string>;
  requires std::derived_from<decltype(GameUi<G>::LayOut(state, 80, 24)),
                             TableLayout>;
  GameUi<G>::DrawMiddle(sheet, theme, GameUi<G>::LayOut(state, 80, 24), scene);
  GameUi<G>::DrawSeat(sheet, theme, GameUi<G>::LayOut(state, 80, 24),
                      TableLayout::Spot{}, true, scene, 0);
  {
    GameUi<G>::LandmarksOf(GameUi<G>::LayOut(state, 80, 24), scene)
    } -> std::same_as<Landmarks>;

  { GameUi<G>::LogText(played) } -> std::same_as<std::string>;
  requires !HiddenGame<G> || requires {
    GameUi<G>::SecretText(played);
  };
  { GameUi<G>::DealLine(state, deal) } -> std::same_as<std::optional<LogLine>>;
  { GameUi<G>::Aftermath(preview) } -> std::same_as<std::string>;
  { GameUi<G>::MotionOf(preview) } -> std::same_as<Motion>;
  { GameUi<G>::Round(state, 0) } -> std::same_as<int>;
  { GameUi<G>::When(state, 0) } -> std::same_as<std::string>;
  { GameUi<G>::kWords } -> std::convertible_to<const GameWords&>;

  { GameUi<G>::InPlay(state, 0) } -> std::same_as<int>;
  { GameUi<G>::Worth(state, 0) } -> std::same_as<int>;
  { GameUi<G>::SourceNames(state) } -> std::same_as<std::vector<std::string>>;
  {
    GameUi<G>::Sources(timeline)
    } -> std::same_as<std::vector<std::vector<int>>>;
  { GameUi<G>::kScoringSources } -> std::convertible_to<int>;
  { GameUi<G>::ScoringStart(state, 0) } -> std::same_as<int>;
  { GameUi<G>::ScoringPoints(state, 0, 0) } -> std::same_as<int>;
  { GameUi<G>::ScoringStory(state, 0, 0) } -> std::same_as<std::string>;
};

}  // namespace glazier::tui
