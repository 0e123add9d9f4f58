// SPDX-License-Identifier: MIT
// Why a move or a deal is not possible, in a player's words.
#include <algorithm>
#include <bit>
#include <string>

#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

std::string Number(int value) {
  return std::to_string(value);
}

std::string SourceName(int source) {
  return source == kCentre ? "the centre" : "factory " + Number(source + 1);
}

std::string StripName(int place) {
  return "strip " + Number(place + 1);
}

}  // namespace

std::string State::WhyNot(int seat, const Step& move) const {
  if (phase_ == Phase::kOver) {
    return "the game is over";
  }
  if (phase_ != Phase::kPlay) {
    return "the panes have not been dealt yet";
  }
  if (seat != turn_) {
    return "it is not your turn";
  }
  const Board& board = mover();

  if (move.IsBack()) {
    if (board.strips == 0) {
      return "you have no strip left for your glazier to go back to";
    }
    if (board.LeftmostStrip() == board.glazier) {
      return "your glazier already stands above your leftmost strip";
    }
    return move == Step::Back() ? "" : "a step back takes no panes";
  }

  // Ruling 1: any panes may be taken. Where they go is checked afterwards.
  if (move.colour >= kColours) {
    return "there is no such colour";
  }
  const auto colour = static_cast<Colour>(move.colour);
  const std::string name(Name(colour));
  if (move.source > kCentre ||
      (move.source != kCentre && move.source >= factories())) {
    return "there are only " + Number(factories()) + " factories";
  }
  if (source(move.source).Empty()) {
    return SourceName(move.source) + " is empty";
  }
  const int count = source(move.source).Count(colour);
  if (count == 0) {
    return "there is no " + name + " pane in " + SourceName(move.source);
  }

  // The take is possible: now the place.
  const unsigned right = (0xFFU << board.glazier) & 0xFFU;
  const auto fitting =
      static_cast<unsigned>(lanes::Lane(board.fits, move.colour) & right);
  if (move.place == Step::kBreak) {
    if (fitting != 0) {
      return name + " fits on " + StripName(std::countr_zero(fitting)) +
             ", so it must be placed: panes break only when none fits";
    }
    return move.keep == Step::kNoKeep
               ? ""
               : "broken panes complete nothing, so there is none to keep";
  }
  if (move.place > Step::kBreak) {
    return "there are only " + Number(kPlaces) + " strips";
  }
  if (!board.HasStrip(move.place)) {
    return StripName(move.place) + " is finished and gone";
  }
  if (move.place < board.glazier) {
    return StripName(move.place) + " is left of your glazier (above " +
           Number(board.glazier + 1) + ")";
  }
  if (((fitting >> move.place) & 1) == 0) {
    return StripName(move.place) + " has no empty space for " + name;
  }

  const unsigned keeps = KeepChoices(turn_, move.place, move.colour, count);
  if (keeps == 0) {
    return move.keep == Step::kNoKeep
               ? ""
               : "this does not complete " + StripName(move.place) +
                     ", so there is no pane to keep";
  }
  if (move.keep < kColours && ((keeps >> move.keep) & 1) != 0) {
    return "";
  }
  std::string choices;
  for (const Colour choice : kAllColours) {
    if (((keeps >> static_cast<int>(choice)) & 1) != 0) {
      choices += choices.empty() ? "=" : " or =";
      choices += Letter(choice);
    }
  }
  if (side_ == Side::kA) {
    return "on side A the pane in the top space of " + StripName(move.place) +
           " is kept: " + choices;
  }
  return "this completes " + StripName(move.place) +
         ": add the pane to keep, " + choices;
}

std::string State::WhyNotDealt(const Deal& deal) const {
  if (deal.players != players_) {
    return "it is for " + Number(deal.players) + " players, not " +
           Number(players_);
  }
  if (phase_ == Phase::kSetup && deal.kind == Deal::Kind::kSetup) {
    if (deal.first >= players_) {
      return "there is no seat " + Number(deal.first + 1);
    }
    unsigned later = 0;
    for (std::size_t round = 1; round < kRounds; ++round) {
      later |= deal.bonus[round] < kColours ? 1U << deal.bonus[round] : 0U;
    }
    if (later != (1U << kColours) - 1 || deal.bonus[0] >= kColours) {
      return "rounds 2 to 6 of the bonus track must show all five colours";
    }
    for (std::size_t seat = 0; seat < players_; ++seat) {
      unsigned strips = 0;
      for (const std::uint8_t face : deal.strips[seat]) {
        if (face >= kFaces || face == kJokerFace) {
          return "the joker face must start face down";
        }
        strips |= 1U << (face / 2);
      }
      if (strips != 0xFF) {
        return "seat " + Number(static_cast<int>(seat) + 1) +
               " must have each of the eight strips once";
      }
    }
    return "";
  }
  if (phase_ != Phase::kRefill || deal.kind != Deal::Kind::kRound) {
    return "this deal is not due now";
  }
  if (deal.round != round()) {
    return "round " + Number(round()) + " comes next";
  }
  // Ruling 11: drawing goes on until the factories are full or nothing is
  // left; the tower is poured in only when the bag is empty.
  Panes left = bag_;
  Panes tower = tower_;
  for (int factory = 0; factory < kMaxFactories; ++factory) {
    const Panes panes = deal.factories[static_cast<std::size_t>(factory)];
    const int full =
        factory < factories()
            ? std::min(left.Total() + tower.Total(), kPanesPerFactory)
            : 0;
    if (panes.Total() != full) {
      return "factory " + Number(factory + 1) + " must get " + Number(full) +
             " panes";
    }
    if (full > left.Total()) {
      if (!panes.Contains(left)) {
        return "the bag must be empty before the tower is poured in";
      }
      left += tower;
      tower = Panes();
    }
    if (!left.Contains(panes)) {
      return "the bag does not hold the panes of factory " +
             Number(factory + 1);
    }
    left -= panes;
  }
  return "";
}

}  // namespace glazier::sintra
