// The steps of choosing a move of River Valley.
#include "tui/river/chooser.hpp"

#include <algorithm>

#include "engine/river/pieces_text.hpp"

namespace glazier::tui {

using river::kTiles;
using river::PieceText;
using river::Step;

RiverChooser::RiverChooser(const river::State& state) : state_(state) {
  if (state_.WhyNot(state_.Turn(), Step::Pass()).empty()) {
    step_ = Phase::kPass;
  }
}

bool RiverChooser::Has(const Spots& spots, int spot) {
  return std::find(spots.begin(), spots.end(), spot) != spots.end();
}

/// A piece more for a pair, or another one instead; the same again: none.
void RiverChooser::ChooseSatchel(int index) {
  if (index >= Satchel()) {
    refusal_ = "there is no piece " +
               std::string(1, kSatchelKeys[static_cast<std::size_t>(index)]) +
               " in your satchel";
    return;
  }
  if (step_ == Phase::kDraw && Wanted() > 0) {
    ToggleSpill(index);
    return;
  }
  step_ = Phase::kPieces;
  cursor_ = index;
  if (Picked(index)) {
    std::erase(picked_, index);
    return;
  }
  if (!picked_.empty() &&
      river::ShapeOf(PieceAt(picked_[0])) != river::ShapeOf(PieceAt(index))) {
    refusal_ = "two pieces must have the same shape, so " +
               PieceText(PieceAt(picked_[0])) + " went back";
    picked_.clear();
  } else if (picked_.size() == 2) {
    refusal_ = "at most two pieces are placed, so " +
               PieceText(PieceAt(picked_[0])) + " went back";
    picked_.erase(picked_.begin());
  }
  picked_.push_back(index);
}

void RiverChooser::ChooseLake(int index) {
  if (step_ == Phase::kDraw && Wanted() > 0) {
    ToggleSpill(Satchel() + index);
    return;
  }
  if (std::string why = WhyNoDraw(); !why.empty()) {
    refusal_ = std::move(why);
  } else if (index >= state_.lake().size()) {
    refusal_ = "there is no piece " +
               std::string(1, kLakeKeys[static_cast<std::size_t>(index)]) +
               " in the lake";
  } else {
    EnterDraw(index);
  }
}

void RiverChooser::EnterDraw(int leave) {
  step_ = Phase::kDraw;
  leave_ = leave;
  spills_.clear();
  picked_.clear();
  cursor_ = Wanted() > 0 ? NextOffered(-1, 1, SpotCount(),
                                       [this](int s) { return CanSpill(s); })
                         : Satchel() + leave;
}

void RiverChooser::ToggleSpill(int spot) {
  if (spot >= SpotCount()) {
    refusal_ = "there is no such piece";
  } else if (spot >= Satchel() && Stays(spot - Satchel())) {
    refusal_ = PieceText(PieceAt(spot)) + " stays in the lake";
  } else if (Has(spills_, spot)) {
    std::erase(spills_, spot);
    cursor_ = spot;
  } else {
    if (static_cast<int>(spills_.size()) == Wanted()) {
      spills_.erase(spills_.begin());  // one more in, the first one out
    }
    spills_.push_back(spot);
    cursor_ = spot;
  }
}

void RiverChooser::EnterTile() {
  const auto offered = [this](int place) {
    return OffersTile(state_.tile(place));
  };
  step_ = Phase::kTile;
  tile_ = state_.tile(NextOffered(-1, 1, kTiles, offered));
  if (picked_.size() == 1) {
    EnterGather();  // Only the tile of its shape: nothing to ask.
  }
}

void RiverChooser::EnterGather() {
  step_ = Phase::kGather;
  order_.clear();
  gather_ = state_.tile(NextOffered(-1, 1, kTiles, [this](int place) {
    return OffersTile(state_.tile(place));
  }));
}

void RiverChooser::ChooseTile(int tile) {
  if (step_ == Phase::kGather || step_ == Phase::kOrder) {
    ChooseGather(tile);
    return;
  }
  if (step_ == Phase::kPieces && picked_.empty() && cursor_ < Satchel()) {
    picked_ = {cursor_};
  }
  if (picked_.empty()) {
    refusal_ = "first choose the glass to place";
    return;
  }
  if (picked_.size() == 1) {
    // A single piece has one tile: any other number means the neighbour.
    EnterTile();
    if (tile != tile_) {
      ChooseGather(tile);
    }
    return;
  }
  tile_ = tile;
  EnterGather();
}

void RiverChooser::ChooseGather(int tile) {
  if (std::string why = state_.WhyNot(state_.Turn(), PlaceOn(tile_, tile));
      !why.empty()) {
    refusal_ = std::move(why);
    return;
  }
  step_ = Phase::kGather;
  gather_ = tile;
  order_.clear();
}

void RiverChooser::ChooseColour(int colour) {
  const auto left = NewColours();
  if (std::find(left.begin(), left.end(), colour) == left.end()) {
    refusal_ = "the next column is for one of the new colours";
  } else {
    colour_ = colour;
  }
}

RiverAction RiverChooser::Play(const Step& move) {
  refusal_ = state_.WhyNot(state_.Turn(), move);
  return refusal_.empty() ? RiverAction{TableAsk::kPlay, move} : Handled();
}

RiverAction RiverChooser::Accept() {
  switch (step_) {
    case Phase::kPieces:
      if (cursor_ >= Satchel() && picked_.empty()) {
        ChooseLake(cursor_ - Satchel());
      } else {
        if (picked_.empty()) {
          picked_ = {cursor_};
        }
        EnterTile();
      }
      return Handled();
    case Phase::kTile:
      ChooseTile(tile_);
      return Handled();
    case Phase::kGather:
      if (Columns() > 1) {
        step_ = Phase::kOrder;
        colour_ = NewColours().front();
        return Handled();
      }
      break;
    case Phase::kOrder: {
      // What is left after this one may be settled: then it is played.
      if (const int left = Columns() - static_cast<int>(order_.size());
          left > 2 ||
          (left == 2 && static_cast<int>(NewColours().size()) > 2)) {
        order_.push_back(colour_);
        colour_ = NewColours().front();
        return Handled();
      }
      break;
    }
    case Phase::kDraw:
      if (static_cast<int>(spills_.size()) < Wanted()) {
        Mark();
        return Handled();
      }
      break;
    default:
      break;
  }
  return Play(*Ready());
}

/// Space: marks what the cursor is on, and goes on to the next.
void RiverChooser::Mark() {
  if (step_ == Phase::kPieces && cursor_ < Satchel()) {
    ChooseSatchel(cursor_);
  } else if (step_ == Phase::kDraw && Wanted() > 0) {
    ToggleSpill(cursor_);
    cursor_ = NextOffered(cursor_, 1, SpotCount(), [this](int spot) {
      return CanSpill(spot) && !Has(spills_, spot);
    });
  }
}

RiverAction RiverChooser::StepBack() {
  switch (step_) {
    case Phase::kPieces:
      if (picked_.empty()) {
        return {};
      }
      picked_.clear();
      break;
    case Phase::kTile:
      step_ = Phase::kPieces;
      break;
    case Phase::kGather:
      // The tile of a single piece was not asked for.
      step_ = picked_.size() == 1 ? Phase::kPieces : Phase::kTile;
      break;
    case Phase::kOrder:
      if (order_.empty()) {
        step_ = Phase::kGather;
      } else {
        order_.pop_back();
        colour_ = NewColours().front();
      }
      break;
    case Phase::kDraw:
      if (spills_.empty()) {
        step_ = Phase::kPieces;
        cursor_ = Satchel() + leave_;
      } else {
        spills_.pop_back();
      }
      break;
    case Phase::kTyping:
      step_ = before_typing_;
      break;
    default:
      return {};
  }
  return Handled();
}

RiverAction RiverChooser::OnClick(const RiverTarget& target) {
  refusal_.clear();
  switch (target.kind) {
    case RiverTarget::Kind::kSatchel:
      ChooseSatchel(target.index);
      break;
    case RiverTarget::Kind::kLake:
      if (step_ == Phase::kDraw && Stays(target.index) && Ready()) {
        return Accept();
      }
      ChooseLake(target.index);
      break;
    case RiverTarget::Kind::kTile:
      if (step_ == Phase::kOrder && target.colour >= 0 &&
          target.index == gather_) {
        if (target.colour == colour_) {
          return Accept();
        }
        ChooseColour(target.colour);
      } else if (step_ == Phase::kGather && target.index == gather_) {
        return Accept();
      } else {
        ChooseTile(target.index);
      }
      break;
  }
  return Handled();
}

}  // namespace glazier::tui
