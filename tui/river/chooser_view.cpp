// What a choice offers, and the words that ask for it.
#include <algorithm>
#include <bit>

#include "engine/river/pieces_text.hpp"
#include "tui/river/chooser.hpp"

namespace glazier::tui {

using river::kTiles;
using river::Piece;
using river::PieceText;
using river::Step;

int RiverChooser::Satchel() const {
  return state_.board(state_.Turn()).satchel.size();
}

int RiverChooser::SpotCount() const {
  return Satchel() + state_.lake().size();
}

Piece RiverChooser::PieceAt(int spot) const {
  return spot < Satchel() ? state_.board(state_.Turn()).satchel[spot]
                          : state_.lake()[spot - Satchel()];
}

bool RiverChooser::OnSatchel(int satchel) const {
  return (step_ == Phase::kPieces || (step_ == Phase::kDraw && Wanted() > 0)) &&
         cursor_ == satchel;
}

bool RiverChooser::OnLake(int index) const {
  return (step_ == Phase::kPieces || step_ == Phase::kDraw) &&
         cursor_ == Satchel() + index;
}

bool RiverChooser::SpillsFromLake(int index) const {
  return Has(spills_, Satchel() + index);
}

bool RiverChooser::Stays(int index) const {
  return step_ == Phase::kDraw && state_.lake().size() > river::kDraw &&
         leave_ == index;
}

int RiverChooser::tile() const {
  const bool chosen = step_ == Phase::kTile || step_ == Phase::kGather ||
                      step_ == Phase::kOrder;
  return chosen ? tile_ : -1;
}

int RiverChooser::gather() const {
  return step_ == Phase::kGather || step_ == Phase::kOrder ? gather_ : -1;
}

bool RiverChooser::CanSpill(int spot) const {
  return spot < Satchel() || !Stays(spot - Satchel());
}

int RiverChooser::Wanted() const {
  return state_.DrawSpills();
}

Step RiverChooser::PlaceOn(int tile, int gather) const {
  Step move;
  std::vector<Piece> pieces;
  for (const int spot : picked_) {
    pieces.push_back(PieceAt(spot));
  }
  std::sort(pieces.begin(), pieces.end());
  move.piece = pieces.empty() ? river::kNoPiece : pieces[0];
  move.second = pieces.size() < 2 ? river::kNoPiece : pieces[1];
  move.tile = static_cast<std::uint8_t>(tile);
  move.gather = static_cast<std::uint8_t>(gather);
  // What was put in order, what the cursor is on, then the usual order.
  std::vector<int> order;
  unsigned fresh = state_.NewColours(state_.Turn(), gather);
  const auto add = [&](int colour) {
    if (((fresh >> colour) & 1) != 0) {
      order.push_back(colour);
      fresh &= ~(1U << colour);
    }
  };
  std::for_each(order_.begin(), order_.end(), add);
  if (step_ == Phase::kOrder) {
    add(colour_);
  }
  while (fresh != 0) {
    add(std::countr_zero(fresh));
  }
  const int length = state_.OrderLength(state_.Turn(), gather);
  for (int i = 0; i < length; ++i) {
    move.SetOrder(i, order[static_cast<std::size_t>(i)]);
  }
  return move;
}

Step RiverChooser::DrawLeaving(int leave, const Spots& spills) const {
  Step move;
  move.tile = Step::kDrawTile;
  if (state_.lake().size() > river::kDraw) {
    move.piece = state_.lake()[leave];
  }
  std::vector<Piece> pieces;
  for (const int spot : spills) {
    pieces.push_back(PieceAt(spot));
  }
  std::sort(pieces.begin(), pieces.end());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    move.SetSpill(static_cast<int>(i), pieces[i]);
  }
  return move;
}

/// Any draw will do to ask: the first piece stays, the next ones are spilled.
std::string RiverChooser::WhyNoDraw() const {
  Spots spills;
  for (int spot = 0; static_cast<int>(spills.size()) < Wanted(); ++spot) {
    if (spot != Satchel()) {
      spills.push_back(spot);
    }
  }
  return state_.WhyNot(state_.Turn(), DrawLeaving(0, spills));
}

int RiverChooser::Columns() const {
  return state_.OrderLength(state_.Turn(), gather_);
}

std::vector<int> RiverChooser::NewColours() const {
  std::vector<int> left;
  const unsigned fresh = state_.NewColours(state_.Turn(), gather_);
  for (int colour = 0; colour < river::kColours; ++colour) {
    if (((fresh >> colour) & 1) != 0 && !Has(order_, colour)) {
      left.push_back(colour);
    }
  }
  return left;
}

bool RiverChooser::OffersSatchel(int index) const {
  switch (step_) {
    case Phase::kPieces:
      return picked_.empty() || river::ShapeOf(PieceAt(picked_[0])) ==
                                    river::ShapeOf(PieceAt(index));
    case Phase::kDraw:
      return Wanted() > 0;
    default:
      return Picked(index);
  }
}

bool RiverChooser::OffersLake() const {
  return (step_ == Phase::kPieces && picked_.empty() && WhyNoDraw().empty()) ||
         step_ == Phase::kDraw;
}

bool RiverChooser::OffersTile(int tile) const {
  if (step_ == Phase::kGather || step_ == Phase::kOrder) {
    return state_.WhyNot(state_.Turn(), PlaceOn(tile_, tile)).empty();
  }
  if (picked_.empty()) {
    return step_ == Phase::kPieces;
  }
  for (int gather = 0; gather < kTiles; ++gather) {
    if (state_.WhyNot(state_.Turn(), PlaceOn(tile, gather)).empty()) {
      return true;
    }
  }
  return false;
}

std::optional<Step> RiverChooser::Ready() const {
  switch (step_) {
    case Phase::kGather:
    case Phase::kOrder:
      return PlaceOn(tile_, gather_);
    case Phase::kDraw:
      return static_cast<int>(spills_.size()) == Wanted()
                 ? std::optional<Step>(DrawLeaving(leave_, spills_))
                 : std::nullopt;
    case Phase::kPass:
      return Step::Pass();
    case Phase::kTyping: {
      const auto move = ParseStep(state_, state_.Turn(), line_.text());
      return move ? std::optional<Step>(*move) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

std::string RiverChooser::Keys(bool of_lake) const {
  const auto keys = of_lake ? kLakeKeys : kSatchelKeys;
  const int count = of_lake ? state_.lake().size() : Satchel();
  return count == 1 ? std::string(1, keys[0])
                    : std::string(1, keys[0]) + '-' +
                          keys[static_cast<std::size_t>(count - 1)];
}

std::string RiverChooser::Prompt() const {
  const auto pieces = [this] {
    std::string text;
    for (const int spot : picked_) {
      text += (text.empty() ? "" : "+") + PieceText(PieceAt(spot));
    }
    return text;
  };
  const auto tiles = [this] {
    std::string text;
    for (int place = 0; place < kTiles; ++place) {
      if (OffersTile(state_.tile(place))) {
        text += (text.empty() ? "" : " or ") +
                std::to_string(state_.tile(place) + 1);
      }
    }
    return text;
  };
  switch (step_) {
    case Phase::kPieces: {
      if (!picked_.empty()) {
        std::string like;
        for (int spot = 0; spot < Satchel() && picked_.size() == 1; ++spot) {
          if (spot != picked_[0] && OffersSatchel(spot)) {
            like +=
                (like.empty() ? "; " : " or ") +
                std::string(1, kSatchelKeys[static_cast<std::size_t>(spot)]);
          }
        }
        return pieces() + " to which tile 1-6? Enter goes on" +
               (like.empty() ? "" : like + " makes a pair");
      }
      std::string text = Satchel() > 0 ? "place glass " + Keys(false) : "";
      if (OffersLake()) {
        const bool leaves = state_.lake().size() > river::kDraw;
        text += (text.empty() ? "" : ", or ") +
                (leaves ? "draw and leave " + Keys(true) : "draw all with 0");
      }
      return text;
    }
    case Phase::kTile:
      return pieces() + " to which tile 1-6? Enter goes on";
    case Phase::kGather:
      return pieces() + " to tile " + std::to_string(tile_ + 1) +
             ", gather tile " + tiles() +
             (Columns() > 1 ? ", Enter goes on" : ", Enter plays");
    case Phase::kOrder: {
      std::string letters;
      for (const int colour : NewColours()) {
        letters += ' ';
        letters += static_cast<char>(
            river::kColourLetters[static_cast<std::size_t>(colour)] - 'A' +
            'a');
      }
      return "column " +
             std::to_string(state_.board(state_.Turn()).columns +
                            static_cast<int>(order_.size()) + 1) +
             " for which colour:" + letters + ", Enter goes on or plays";
    }
    case Phase::kDraw: {
      const int missing = Wanted() - static_cast<int>(spills_.size());
      if (missing > 0) {
        std::string lake;
        for (int i = 0; i < state_.lake().size(); ++i) {
          if (!Stays(i)) {
            lake += kLakeKeys[static_cast<std::size_t>(i)];
          }
        }
        return std::to_string(missing) + (Wanted() > missing ? " more" : "") +
               " to the overflow: " + Keys(false) + ' ' + lake;
      }
      return state_.lake().size() > river::kDraw
                 ? "draw, " + PieceText(state_.lake()[leave_]) +
                       " stays in the lake, Enter plays"
                 : std::string("draw all of the lake, Enter plays");
    }
    case Phase::kPass:
      return "no glass, and none to be had: Enter passes";
    case Phase::kTyping:
      return "type a move such as W3>3-5, Enter plays";
  }
  return "";
}

}  // namespace glazier::tui
