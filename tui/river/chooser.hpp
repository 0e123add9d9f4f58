// Choosing a move of River Valley key by key: pieces, tile, neighbour, order;
// or what stays in the lake and what the satchel cannot hold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>

#include "engine/river/state.hpp"
#include "tui/table/action.hpp"
#include "tui/table/choosing.hpp"

namespace glazier::tui {

/// @brief A spot on the table that can be pointed at.
struct RiverTarget {
  enum class Kind : std::uint8_t { kSatchel, kLake, kTile };
  Kind kind = Kind::kSatchel;
  int index = 0;    ///< a piece from 0, or a tile from 0
  int colour = -1;  ///< of a piece on a tile

  friend bool operator==(const RiverTarget&, const RiverTarget&) = default;
};

using RiverAction = TableAction<river::Step>;

/// @brief The letters of the pieces: in the satchel, and in the lake. None of
/// them is a key of the table.
inline constexpr std::string_view kSatchelKeys = "abcde";
inline constexpr std::string_view kLakeKeys = "vwxyz";

/// @brief The state of one choice by the seat to move. No rule is in here:
/// what is possible, and why not, is asked from the position.
///
/// Keys: a-e are the pieces of the satchel, v-z those of the lake, 1-6 the
/// tiles, arrows or hjkl; Space marks a piece; Enter accepts what the cursor
/// is on, and plays once the preview is complete; Escape steps back; `:` opens
/// a line for notation.
class RiverChooser {
 public:
  using Target = RiverTarget;
  enum class Phase : std::uint8_t {
    kPieces,  ///< one or two pieces of the satchel, or the lake
    kTile,    ///< a pair: where it goes
    kGather,  ///< which neighbour is emptied
    kOrder,   ///< which new colour gets the next column
    kDraw,    ///< a piece stays in the lake; what goes to the overflow
    kPass,    ///< nothing else can be done
    kTyping,  ///< the notation line is open
  };

  /// @brief Somebody is to move in `state`.
  explicit RiverChooser(const river::State& state);

  /// @brief Takes an event; passes on what is not about choosing (TableKey).
  RiverAction OnEvent(const ftxui::Event& event);
  /// @brief A click on the table; a second one on the same spot accepts.
  RiverAction OnClick(const RiverTarget& target);

  // For drawing.
  Phase step() const { return step_; }
  const river::State& state() const { return state_; }
  /// @brief Whether a piece of the satchel is chosen to be placed, or to go
  /// to the overflow; whether the cursor is on it.
  bool Picked(int satchel) const { return Has(picked_, satchel); }
  bool Spills(int satchel) const { return Has(spills_, satchel); }
  bool OnSatchel(int satchel) const;
  /// @brief The same of the lake's pieces, and the one that stays there.
  bool SpillsFromLake(int index) const;
  bool OnLake(int index) const;
  bool Stays(int index) const;
  /// @brief Chosen or under the cursor, or -1.
  int tile() const;
  int gather() const;
  /// @brief Whether a target is one that can be chosen now.
  bool OffersSatchel(int index) const;
  bool OffersLake() const;
  bool OffersTile(int tile) const;
  /// @brief The move that Enter would play now: what the preview shows.
  std::optional<river::Step> Ready() const;
  /// @brief What to do now, for the prompt.
  std::string Prompt() const;
  /// @brief Why the last key was refused; empty when it was not.
  const std::string& refusal() const { return refusal_; }
  bool Typing() const { return step_ == Phase::kTyping; }
  const std::string& typed() const { return line_.text(); }

 private:
  using Spots = std::vector<int>;  // satchel from 0, then the lake

  static bool Has(const Spots& spots, int spot);
  static RiverAction Handled() { return {TableAsk::kHandled, {}}; }
  RiverAction Accept();
  RiverAction Play(const river::Step& move);
  RiverAction StepBack();
  RiverAction OnTyping(const ftxui::Event& event);
  bool OnLetter(char letter);
  void OnArrow(int step, bool upright);
  void Mark();
  void ChooseSatchel(int index);
  void ChooseLake(int index);
  void ChooseTile(int tile);
  void ChooseGather(int tile);
  void ChooseColour(int colour);
  void EnterTile();
  void EnterGather();
  void EnterDraw(int leave);
  void ToggleSpill(int spot);

  // In chooser_view.cpp: what follows from the choice so far.
  int Satchel() const;
  int SpotCount() const;
  river::Piece PieceAt(int spot) const;
  bool CanSpill(int spot) const;
  int Wanted() const;  ///< pieces for the overflow
  river::Step PlaceOn(int tile, int gather) const;
  river::Step DrawLeaving(int leave, const Spots& spills) const;
  std::string WhyNoDraw() const;
  int Columns() const;                  ///< colours to put in order
  std::vector<int> NewColours() const;  ///< those not yet put in order
  std::string Keys(bool of_lake) const;

  river::State state_;
  Phase step_ = Phase::kPieces;
  Phase before_typing_ = Phase::kPieces;
  int cursor_ = 0;  // a spot
  Spots picked_;    // at most two of the satchel
  int tile_ = 0;
  int gather_ = 0;
  std::vector<int> order_;  // colours that have been given a column
  int colour_ = 0;          // under the cursor
  int leave_ = 0;           // of the lake
  Spots spills_;
  NotationLine line_;
  std::string refusal_;
};

}  // namespace glazier::tui
