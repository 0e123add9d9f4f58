// Why a move or a deal is not possible, in a player's words.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>

#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

std::string Number(int value) {
  return std::to_string(value);
}

std::string TileName(int tile) {
  return "tile " + Number(tile + 1);
}

std::string Letters(unsigned colours) {
  std::string letters;
  for (int colour = 0; colour < kColours; ++colour) {
    if (((colours >> colour) & 1) != 0) {
      letters += kColourLetters[static_cast<std::size_t>(colour)];
    }
  }
  return letters;
}

std::string Count(int n, std::string_view what) {
  return Number(n) + ' ' + std::string(what) + (n == 1 ? "" : "s");
}

}  // namespace

std::string State::WhyNot(int seat, const Step& move) const {
  if (phase_ == Phase::kOver) {
    return "the game is over";
  }
  if (phase_ != Phase::kPlay) {
    return "the glass has not been dealt yet";
  }
  if (seat != turn_) {
    return "it is not your turn";
  }
  if (move.IsPlace()) {
    return WhyNotPlace(move);
  }
  if (move.IsDraw()) {
    return WhyNotDraw(move);
  }
  if (!move.IsPass() || move != Step::Pass()) {
    return "there is no such move";
  }
  // Ruling 8.
  if (!mover().satchel.empty()) {
    return "you have glass to place: nobody passes who can do something";
  }
  if (end_ != End::kLast && !lake_.empty()) {
    return "you can draw from the lake: nobody passes who can do something";
  }
  return "";
}

std::string State::WhyNotPlace(const Step& move) const {
  const auto& satchel = mover().satchel;
  for (const Piece piece : {move.piece, move.second}) {
    if (piece == kNoPiece && move.piece != kNoPiece) {
      continue;
    }
    if (piece >= kKinds) {
      return "there is no such piece";
    }
    if (satchel.Count(piece) == 0) {
      return "there is no " + PieceText(piece) + " in your satchel";
    }
  }
  if (move.IsPair()) {
    if (move.second < move.piece) {
      return "a pair is written in order";
    }
    if (move.piece == move.second && satchel.Count(move.piece) < 2) {
      return "there is only one " + PieceText(move.piece) + " in your satchel";
    }
    if (ShapeOf(move.piece) != ShapeOf(move.second)) {
      return PieceText(move.piece) + " and " + PieceText(move.second) +
             " differ in shape: two pieces must have the same";
    }
  } else if (ShapeOf(move.piece) != move.tile) {
    return "a single " + PieceText(move.piece) + " goes only on " +
           TileName(ShapeOf(move.piece)) + ", the tile of its shape";
  }
  if (move.gather >= kTiles) {
    return "there are only " + Number(kTiles) + " tiles";
  }
  const int place = PlaceOf(move.tile);
  if (std::abs(PlaceOf(move.gather) - place) != 1) {
    std::string neighbours = place == 0 ? "" : Number(tile(place - 1) + 1);
    if (place + 1 < kTiles) {
      neighbours +=
          (neighbours.empty() ? "" : " and ") + Number(tile(place + 1) + 1);
    }
    return TileName(move.gather) + " is not beside " + TileName(move.tile) +
           (neighbours.size() == 1 ? ": its neighbour is "
                                   : ": its neighbours are ") +
           neighbours;
  }
  return WhyNotOrder(move);
}

std::string State::WhyNotOrder(const Step& move) const {
  const unsigned fresh = NewColours(turn_, move.gather);
  const int length = OrderLength(turn_, move.gather);
  if (length == 0) {
    return move.rest == 0 ? ""
                          : "there is no order to choose: " +
                                std::string(std::popcount(fresh) < 2
                                                ? "fewer than two new colours"
                                                : "no column is free");
  }
  unsigned seen = 0;
  int given = 0;
  for (; move.OrderAt(given) >= 0; ++given) {
    const int colour = move.OrderAt(given);
    if (colour >= kColours || ((fresh >> colour) & 1) == 0 ||
        ((seen >> colour) & 1) != 0) {
      given = -1;
      break;
    }
    seen |= 1U << colour;
  }
  if (given == length && (move.rest >> (4 * given)) == 0) {
    return "";
  }
  const std::string letters = Letters(fresh);
  return "the colours " + letters + " are new and " +
         Count(mover().FreeColumns(), "column") +
         (mover().FreeColumns() == 1 ? " is" : " are") +
         " free: add the order of the " + Number(length) +
         " that get one, such as :" +
         letters.substr(0, static_cast<std::size_t>(length));
}

std::string State::WhyNotDraw(const Step& move) const {
  if (end_ == End::kLast) {
    return "this is your last turn: you must place and gather";
  }
  if (lake_.empty()) {
    return "the lake is empty";
  }
  if (move.second != kNoPiece || move.gather != Step::kNoTile) {
    return "there is no such move";
  }
  if (lake_.size() <= kDraw) {
    if (move.piece != kNoPiece) {
      return "the lake has only " + Count(lake_.size(), "piece") +
             ": all are drawn, with ~";
    }
  } else if (move.piece == kNoPiece) {
    return "say which piece stays in the lake, such as ~" + PieceText(lake_[0]);
  } else if (move.piece >= kKinds || lake_.Count(move.piece) == 0) {
    return "the piece that stays must be one of the lake's: " +
           PiecesText(lake_, " ");
  }

  Pieces pieces;
  for (const Piece piece : mover().satchel) {
    pieces.Add(piece);
  }
  for (const Piece piece : lake_) {
    pieces.Add(piece);
  }
  if (move.piece != kNoPiece) {
    pieces.Remove(move.piece);
  }
  int spilled = 0;
  Piece last = 0;
  for (; move.SpillAt(spilled) != kNoPiece; ++spilled) {
    const Piece piece = move.SpillAt(spilled);
    if (piece >= kKinds || pieces.Count(piece) == 0) {
      return (piece < kKinds ? PieceText(piece) : "such a piece") +
             " is not in your satchel after the draw";
    }
    if (piece < last) {
      return "pieces for the overflow are written in order";
    }
    pieces.Remove(piece);
    last = piece;
  }
  const int spills = DrawSpills();
  if (spilled != spills || (spilled < 4 && (move.rest >> (8 * spilled)) != 0)) {
    return spills == 0
               ? "your satchel has room for all: nothing goes to the overflow"
               : "a satchel holds " + Number(kSatchel) + ": add ! and the " +
                     Count(spills, "piece") + " for the overflow";
  }
  return "";
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
    return "nothing of the kind is dealt now";
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
