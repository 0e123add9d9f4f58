// SPDX-License-Identifier: MIT
// What chance deals: the set-up and the panes of each round.
#include <algorithm>

#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

State::State(Options options)
    : side_(options.side),
      players_(static_cast<std::uint8_t>(options.players)) {
  for (const Colour colour : kAllColours) {
    bag_.Add(colour, kPanesPerColour);
  }
}

Deal State::Draw(Rng& rng) const {
  Deal deal;
  deal.players = players_;
  if (phase_ == Phase::kSetup) {
    deal.kind = Deal::Kind::kSetup;
    deal.first = static_cast<std::uint8_t>(rng.Below(players_));
    // Ruling 10: rounds 2-6 show the five colours, round 1 one more pane.
    std::array<std::uint8_t, kColours> later{0, 1, 2, 3, 4};
    rng.Shuffle(later);
    std::copy(later.begin(), later.end(), deal.bonus.begin() + 1);
    deal.bonus[0] = static_cast<std::uint8_t>(rng.Below(kColours));
    for (std::size_t seat = 0; seat < players_; ++seat) {
      Deal::Strips& strips = deal.strips[seat];
      const std::uint64_t coins = rng.Next();
      for (std::size_t strip = 0; strip < kPlaces; ++strip) {
        const auto face = static_cast<int>(2 * strip + ((coins >> strip) & 1));
        strips[strip] =
            static_cast<std::uint8_t>(face == kJokerFace ? Back(face) : face);
      }
      rng.Shuffle(strips);
    }
    return deal;
  }

  deal.kind = Deal::Kind::kRound;
  deal.round = static_cast<std::uint8_t>(round());
  DrawRound(rng, deal.factories);
  return deal;
}

void State::DrawRound(Rng& rng, Factories& drawn) const {
  Urn urn(bag_);
  bool poured = false;
  const auto filled = static_cast<std::size_t>(factories());
  for (std::size_t factory = 0; factory < filled; ++factory) {
    if (urn.left() >= kPanesPerFactory) [[likely]] {
      const Panes before = urn.panes();
      Rng::Small small(rng);
      for (int i = 0; i < kPanesPerFactory; ++i) {
        urn.Take(small.Below(urn.left()));
      }
      drawn[factory] = before - urn.panes();
      continue;
    }
    drawn[factory] = Panes();
    for (int i = 0; i < kPanesPerFactory; ++i) {
      if (urn.left() == 0 && !poured) {  // Ruling 11.
        urn = Urn(tower_);
        poured = true;
      }
      if (urn.left() != 0) {
        const Panes before = urn.panes();
        urn.Take(rng.Below(urn.left()));
        drawn[factory] += before - urn.panes();
      }
    }
  }
}

void State::DealRandomly(Rng& rng) {
  if (phase_ == Phase::kRefill) {
    Factories factories;
    DrawRound(rng, factories);
    StartRound(factories);
  } else {
    Apply(Draw(rng));
  }
}

void State::Apply(const Deal& deal) {
  if (deal.kind == Deal::Kind::kSetup) {
    starter_ = turn_ = deal.first;
    bonus_ = deal.bonus;
    for (const std::uint8_t colour : bonus_) {
      bag_.Remove(static_cast<Colour>(colour));
    }
    for (std::size_t seat = 0; seat < players_; ++seat) {
      Board& board = boards_[seat];
      board.face = deal.strips[seat];
      board.strips = 0xFF;
      for (std::size_t place = 0; place < kPlaces; ++place) {
        const FaceData& data = kFaceData[board.face[place]];
        board.gaps[place] = data.gaps;
        board.fits |= data.fits << place;
      }
    }
    phase_ = Phase::kRefill;
    return;
  }

  StartRound(deal.factories);
}

void State::StartRound(const Factories& dealt) {
  Panes drawn;
  offers_ = 0;
  offer_counts_ = 0;
  const auto filled = static_cast<std::size_t>(factories());
  for (std::size_t factory = 0; factory < filled; ++factory) {
    const Panes panes = dealt[factory];
    sources_[factory] = panes;
    drawn += panes;
    offers_ |= lanes::NonZero(panes.word()) << factory;
    offer_counts_ += lanes::NonZero(panes.word());
  }
  if (drawn.Total() > bag_.Total()) {  // Ruling 11: the tower was poured in.
    bag_ += tower_;
    tower_ = Panes();
  }
  bag_ -= drawn;
  phase_ = Phase::kPlay;
  if (offers_ == 0) {
    EndRound();  // Nothing was left to deal: the round passes without a turn.
  }
}

Panes State::PanesOutsideBag() const {
  Panes panes = tower_;
  for (const Panes& source : sources_) {
    panes += source;
  }
  for (std::size_t round = round_; round < kRounds; ++round) {
    panes.Add(static_cast<Colour>(bonus_[round]));
  }
  for (const Board& board : boards_) {
    panes += board.PanesOnStrips() + board.PanesInWindows();
  }
  return panes;
}

}  // namespace glazier::sintra
