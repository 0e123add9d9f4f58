// SPDX-License-Identifier: MIT
// Why a move or a deal is not possible, in a player's words.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>

#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr std::string_view kNoSuchStep = "there is no such step";

std::string Number(int value) {
  return std::to_string(value);
}

std::string TileName(int tile) {
  return "tile " + Number(tile + 1);
}

/// ":L, :D or :M".
std::string ColumnWords(unsigned colours) {
  std::string words;
  for (; colours != 0; colours &= colours - 1) {
    const bool last = (colours & (colours - 1)) == 0;
    words += words.empty() ? "" : last ? " or " : ", ";
    words += StepText(Step::Column(std::countr_zero(colours)));
  }
  return words;
}

std::string Count(int n, std::string_view what) {
  return Number(n) + ' ' + std::string(what) + (n == 1 ? "" : "s");
}

}  // namespace

std::string State::WhyNot(int seat, const Step& step) const {
  if (phase_ == Phase::kOver) {
    return "the game is over";
  }
  if (phase_ != Phase::kPlay) {
    return "the glass has not been dealt yet";
  }
  if (seat != turn_) {
    return "it is not your turn";
  }
  if (asked() != Asked::kTurn) {
    return WhyNotWithinTurn(step);
  }
  switch (step.kind) {
    case Step::Kind::kPlace:
      return WhyNotPlace(step);
    case Step::Kind::kFromLake:
      return WhyNotDraw(step);
    case Step::Kind::kColumn:
      return "no new colours wait for a column";
    case Step::Kind::kSpill:
      return "your satchel has room for all: nothing goes to the overflow";
    default:
      return step == Step::Pass() ? WhyNotPass() : std::string(kNoSuchStep);
  }
}

// Ruling 8.
std::string State::WhyNotPass() const {
  if (!mover().satchel.empty()) {
    return "you have glass to place: you can pass only when you can do nothing "
           "else";
  }
  if (MayDraw()) {
    return "you can draw from the lake: you can pass only when you can do "
           "nothing else";
  }
  return "";
}

// Rulings 4 and 5: what a turn asks after its first step.
std::string State::WhyNotWithinTurn(const Step& step) const {
  const unsigned waiting = gathered_.Colours();
  if (waiting != 0) {
    const std::string words = ColumnWords(waiting);
    if (!step.IsColumn()) {
      return "first say which new colour gets column " +
             Number(mover().columns + 1) + ": " + words;
    }
    if (step.colour >= kColours || ((waiting >> step.colour) & 1) == 0) {
      return "the colours that wait for a column are " + words;
    }
    return step == Step::Column(step.colour) ? "" : std::string(kNoSuchStep);
  }
  const Satchel& satchel = mover().satchel;
  if (!step.IsSpill()) {
    return "a satchel holds " + Number(kSatchel) + ": first send " +
           Count(satchel.size() - kSatchel, "piece") +
           " to the overflow, such as " + StepText(Step::Spill(satchel[0]));
  }
  if (step != Step::Spill(step.piece) || step.piece >= kKinds) {
    return std::string(kNoSuchStep);
  }
  return satchel.Count(step.piece) > 0
             ? ""
             : "there is no " + PieceText(step.piece) + " in your satchel";
}

std::string State::WhyNotPlace(const Step& step) const {
  const Satchel& satchel = mover().satchel;
  for (const Piece piece : {step.piece, step.second}) {
    if (piece == kNoPiece && step.piece != kNoPiece) {
      continue;
    }
    if (piece >= kKinds) {
      return "there is no such piece";
    }
    if (satchel.Count(piece) == 0) {
      return "there is no " + PieceText(piece) + " in your satchel";
    }
  }
  if (step.IsPair()) {
    if (step.second < step.piece) {
      return "a pair is written in order";
    }
    if (step.piece == step.second && satchel.Count(step.piece) < 2) {
      return "there is only one " + PieceText(step.piece) + " in your satchel";
    }
    if (ShapeOf(step.piece) != ShapeOf(step.second)) {
      return PieceText(step.piece) + " and " + PieceText(step.second) +
             " differ in shape: two pieces must have the same";
    }
  } else if (ShapeOf(step.piece) != step.tile) {
    return "a single " + PieceText(step.piece) + " goes only on " +
           TileName(ShapeOf(step.piece)) + ", the tile of its shape";
  }
  if (step.tile >= kTiles || step.gather >= kTiles) {
    return "there are only " + Number(kTiles) + " tiles";
  }
  const int place = PlaceOf(step.tile);
  if (std::abs(PlaceOf(step.gather) - place) != 1) {
    std::string neighbours = place == 0 ? "" : Number(tile(place - 1) + 1);
    if (place + 1 < kTiles) {
      neighbours +=
          (neighbours.empty() ? "" : " and ") + Number(tile(place + 1) + 1);
    }
    return TileName(step.gather) + " is not beside " + TileName(step.tile) +
           (neighbours.size() == 1 ? ": its neighbour is "
                                   : ": its neighbours are ") +
           neighbours;
  }
  return step == Step::Place(step.piece, step.second, step.tile, step.gather)
             ? ""
             : std::string(kNoSuchStep);
}

std::string State::WhyNotDraw(const Step& step) const {
  if (end_ == End::kLast) {
    return "this is your last turn: you must place and gather";
  }
  if (lake_.empty()) {
    return "the lake is empty";
  }
  if (step != Step::Draw(step.piece)) {
    return std::string(kNoSuchStep);
  }
  if (!LakeIsFull()) {
    return step.piece == kNoPiece
               ? ""
               : "the lake has only " + Count(lake_.size(), "piece") +
                     ": all are drawn, with ~";
  }
  if (step.piece == kNoPiece) {
    return "say which piece stays in the lake, such as ~" + PieceText(lake_[0]);
  }
  return step.piece < kKinds && lake_.Count(step.piece) > 0
             ? ""
             : "the piece that stays must be one of the lake's: " +
                   PiecesText(lake_, " ");
}

std::string State::WhyNotDealt(const Deal& deal) const {
  if (deal.players != players_) {
    return "it is for " + Number(deal.players) + " players, not " +
           Number(players_);
  }
  const bool setup = phase_ == Phase::kSetup;
  const auto kind = setup          ? Deal::Kind::kSetup
                    : LakeIsFull() ? Deal::Kind::kTileRefill
                                   : Deal::Kind::kLakeRefill;
  if ((!setup && phase_ != Phase::kRefill) || deal.kind != kind) {
    return "this deal is not due now";
  }
  if (setup) {
    const std::string why = WhyNotSetup(deal);
    if (!why.empty()) {
      return why;
    }
  } else if (deal.fills != EndBegins()) {
    return deal.fills ? "the end of the game has not begun"
                      : "the end of the game begins: satchels are filled";
  }

  // Drawn in this order, each in full as long as the bag has enough.
  Pieces left = bag_;
  int total = left.Total();
  std::string why;
  const auto check = [&](const auto& list, int wanted, const char* where) {
    const int count = std::min(wanted, total);
    if (why.empty() && list.size() != count) {
      why = std::string(where) + " must get " + Count(count, "piece");
    }
    for (const Piece piece : list) {
      if (why.empty() && (piece >= kKinds || left.Count(piece) == 0)) {
        why = "the bag has no " +
              (piece < kKinds ? PieceText(piece) : "such piece") + " left";
      }
      if (why.empty()) {
        left.Remove(piece);
      }
    }
    total -= count;
  };
  if (setup) {
    for (std::size_t at = 0; at < kTiles; ++at) {
      check(deal.tiles[at], kStones[deal.river[at]], "a tile");
    }
  }
  check(deal.drawn, setup ? kLake : DueNow(),
        kind == Deal::Kind::kTileRefill ? "the tile" : "the lake");
  for (int i = 0; i < kMaxPlayers; ++i) {
    const int seat = i < players_ ? (turn_ + i) % players_ : i;
    const int wanted = i >= players_         ? 0
                       : setup || deal.fills ? FillOf(seat)
                                             : 0;
    check(deal.satchels[static_cast<std::size_t>(seat)], wanted, "a satchel");
  }
  return why;
}

std::string State::WhyNotSetup(const Deal& deal) const {
  if (deal.first >= players_) {
    return "there is no seat " + Number(deal.first + 1);
  }
  unsigned tiles = 0;
  for (const std::uint8_t tile : deal.river) {
    tiles |= tile < kTiles ? 1U << tile : 0U;
  }
  return tiles == (1U << kTiles) - 1
             ? ""
             : "the river must have each of the six tiles once";
}

}  // namespace glazier::river
