// SPDX-License-Identifier: MIT
// What chance deals: the set-up, refills, and the satchels' fill at the end.
#include <algorithm>

#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr Pieces kBox = Pieces::Box(kMinPlayers);
constexpr Pieces kBoxForFive = Pieces::Box(kMaxPlayers);

/// A bag from which pieces are drawn one by one.
class Bag {
 public:
  Bag(const Pieces& pieces, Rng& rng)
      : pieces_(pieces), left_(pieces.Total()), rng_(rng) {}

  /// Draws `count` pieces, or what is left.
  template <std::size_t Capacity>
  void Draw(int count, PieceList<Capacity>& drawn) {
    for (; count > 0 && left_ > 0; --count) {
      const Piece piece = pieces_.Nth(
          static_cast<int>(rng_.Below(static_cast<std::uint32_t>(left_--))));
      pieces_.Remove(piece);
      drawn.Add(piece);
    }
  }

 private:
  Pieces pieces_;
  int left_;
  Rng& rng_;
};

}  // namespace

State::State(Options options)
    : bag_(options.players == kMaxPlayers ? kBoxForFive : kBox),
      players_(static_cast<std::uint8_t>(options.players)) {
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    river_[tile] = static_cast<std::uint8_t>(tile);
  }
}

int State::DueNow() const {
  // Ruling 3: the stones of the tile beside the emptied one, not its own.
  return LakeIsFull() ? kStones[river_[1]] : kLake - lake_.size();
}

int State::FillOf(int seat) const {
  return std::max(kFirstSatchel - board(seat).satchel.size(), 0);
}

Deal State::Draw(Rng& rng) const {
  Deal deal;
  deal.players = players_;
  Bag bag(bag_, rng);
  if (phase_ == Phase::kSetup) {
    deal.first = static_cast<std::uint8_t>(rng.Below(players_));
    deal.river = river_;
    rng.Shuffle(deal.river);
    for (std::size_t at = 0; at < kTiles; ++at) {
      bag.Draw(kStones[deal.river[at]], deal.tiles[at]);
    }
    bag.Draw(kLake, deal.drawn);
    for (std::size_t seat = 0; seat < players_; ++seat) {
      bag.Draw(kFirstSatchel, deal.satchels[seat]);
    }
    return deal;
  }

  deal.kind = LakeIsFull() ? Deal::Kind::kTileRefill : Deal::Kind::kLakeRefill;
  bag.Draw(DueNow(), deal.drawn);
  deal.fills = EndBegins();
  if (deal.fills) {
    // Ruling 6: beginning with the player who started it, clockwise.
    for (int i = 0; i < players_; ++i) {
      const int seat = (turn_ + i) % players_;
      bag.Draw(FillOf(seat), deal.satchels[static_cast<std::size_t>(seat)]);
    }
  }
  return deal;
}

void State::Apply(const Deal& deal) {
  for (std::size_t seat = 0; seat < players_; ++seat) {
    for (const Piece piece : deal.satchels[seat]) {
      bag_.Remove(piece);
      boards_[seat].satchel.Insert(piece);
    }
  }
  for (const Piece piece : deal.drawn) {
    bag_.Remove(piece);
    if (deal.kind == Deal::Kind::kTileRefill) {
      LayOn(river_.front(), piece);
    } else {
      lake_.Insert(piece);
    }
  }
  if (deal.kind != Deal::Kind::kSetup) {
    EndTurn();
    return;
  }
  river_ = deal.river;
  for (std::size_t at = 0; at < kTiles; ++at) {
    for (const Piece piece : deal.tiles[at]) {
      bag_.Remove(piece);
      LayOn(river_[at], piece);
    }
  }
  first_ = turn_ = deal.first;
  phase_ = Phase::kPlay;
}

Pieces State::PiecesOutsideBag() const {
  Pieces pieces = gathered_;
  for (const Pieces& tile : tiles_) {
    pieces += tile;
  }
  for (const Piece piece : lake_) {
    pieces.Add(piece);
  }
  for (const Board& board : boards_) {
    pieces += board.overflow;
    for (const Piece piece : board.satchel) {
      pieces.Add(piece);
    }
    for (int column = 0; column < board.columns; ++column) {
      const auto index = static_cast<std::size_t>(column);
      for (int row = 0; row < board.height[index]; ++row) {
        pieces.Add(board.PieceAt(column, row));
      }
    }
  }
  return pieces;
}

}  // namespace glazier::river
