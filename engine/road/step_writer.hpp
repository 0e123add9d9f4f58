// SPDX-License-Identifier: MIT
// Writes the steps of a position in blocks: a number of steps and a way to make
// the n-th. For steps.cpp only.
#pragma once

#include "engine/road/gains.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief Writes the steps of the seat that is asked, in canonical order:
/// removals, conversions, what the phase asks for, and "." last.
template <class Sink>
class StepWriter {
 public:
  StepWriter(const State& state, int seat, Sink& sink)
      : state_(state), estate_(state.estate(seat)), sink_(sink) {}

  void Write() {
    switch (state_.phase_) {
      case Phase::kPick:
        WriteCards(static_cast<CardSet>(
            kAllCards & ~(estate_.cards.hand | state_.blocked_)));
        break;
      case Phase::kLay:
      case Phase::kPlay:
      case Phase::kSpare:
        WriteCards(estate_.cards.hand);
        break;
      case Phase::kTurn:
        WriteAnytime();
        WriteTurn();
        break;
      case Phase::kEffect:
        WriteEffect();
        break;
      case Phase::kCountry:
        WriteCountry();
        break;
      case Phase::kTavern:
        WriteTavern();
        break;
      case Phase::kRepeat:
        if (state_.at_work_.repeated) {
          WriteAnytime();
        }
        WriteConversion(state_.at_work_.building);
        break;
      case Phase::kTile:
        WriteTiles(Step::Of(Step::Kind::kLay), estate_.land.Empty());
        break;
      case Phase::kGift:
        WriteAnytime();
        WriteGift();
        break;
      case Phase::kLast:
        WriteAnytime();
        break;
      default:
        return;
    }
    if (MayEnd()) {
      One(Step::Done());
    }
  }

 private:
  bool MayEnd() const {
    switch (state_.phase_) {
      case Phase::kSpare:
      case Phase::kTurn:
      case Phase::kCountry:
      case Phase::kRepeat:
      case Phase::kLast:
        return true;
      default:
        return false;
    }
  }

  void One(const Step& step) {
    sink_.Block(1, [&step](int) { return step; });
  }

  void WriteCards(CardSet cards) {
    sink_.Block(CountCards(cards), [cards](int n) {
      return Step::PickCard(static_cast<Card>(NthOf(cards, n)));
    });
  }

  void WriteAnytime() {
    const PlaceSet tiles = estate_.land.AllTiles();
    sink_.Block(CountOf(tiles),
                [tiles](int n) { return Step::Remove(NthOf(tiles, n)); });
    for (std::uint32_t bits = estate_.built.OfType(0); bits != 0;
         bits &= bits - 1) {
      WriteConversion(IdOf(0, std::countr_zero(bits)));
    }
  }

  /// Every way to pay, and every gain for each.
  void WriteConversion(BuildingId id) {
    const Conversion& conversion = kBuildings[id].conversion;
    const Price& price = conversion.price;
    if (!estate_.goods.Cover(price.goods) ||
        (id == kRoofer && state_.Roofs() >= kRooferLimit) ||
        (conversion.lays_tile && estate_.land.Empty() == 0)) {
      return;
    }
    const Step step = Step::Of(Step::Kind::kConvert, id);
    if (price.tile != kNoTile || price.forest) {
      const PlaceSet places = price.forest ? estate_.land.ForestNames()
                                           : estate_.land.tiles[price.tile];
      WriteGains(conversion, CountOf(places),
                 [=](int way) { return step.At(NthOf(places, way)); });
    } else if (price.buildings == 1) {
      const Buildings& own = estate_.privates;
      WriteGains(conversion, own.Count(),
                 [&own, step](int way) { return step.At(own.Nth(way)); });
    } else if (price.buildings == 2) {
      const Buildings& own = estate_.privates;
      const int count = own.Count();
      WriteGains(conversion, count * (count - 1) / 2, [&own, step](int way) {
        int second = 1;
        for (; way >= second; ++second) {
          way -= second;
        }
        return step.At(own.Nth(way)).And(own.Nth(second));
      });
    } else if (price.either != kNoGood) {
      const Ways ways(estate_.goods, price.either);
      WriteGains(conversion, ways.count,
                 [=](int way) { return step.PaidBy(ways.Nth(way)); });
    } else {
      WriteGains(conversion, 1, [=](int) { return step; });
    }
  }

  /// The wheels that can pay one unit of food or charcoal.
  struct Ways {
    Ways(Amounts goods, Good good)
        : first(goods.Of(kFirstMarker[good]) > 0 ? kFirstMarker[good]
                                                 : kSecondMarker[good]),
          second(kSecondMarker[good]),
          count((goods.Of(kFirstMarker[good]) > 0 ? 1 : 0) +
                (goods.Of(second) > 0 ? 1 : 0)) {}
    Marker Nth(int way) const { return way == 0 ? first : second; }

    Marker first;
    Marker second;
    int count;
  };

  template <class Way>
  void WriteGains(const Conversion& conversion, int ways, Way way) {
    if (ways == 0) {
      return;
    }
    if (conversion.lays_tile) {
      sink_.Block(ways, way);
      return;
    }
    const Gains gains(conversion.grant, 1, estate_.goods);
    const int count = gains.Count();
    sink_.Block(ways * count, [&](int n) {
      return way(n / count).With(gains.Nth(n % count));
    });
  }

  void WriteTurn() {
    const Evaluation& evaluation = state_.evaluation_;
    const Specialist& card = kSpecialists[evaluation.card];
    if (!evaluation.paid) {
      WriteEntry(card.entry);
      return;
    }
    for (int action = 0; action < 2; ++action) {
      if ((evaluation.done >> action & 1) == 0) {
        WriteAction(evaluation.card, action);
        if (card.EqualActions()) {
          break;
        }
      }
    }
  }

  void WriteEntry(const Price& entry) {
    const Step step = Step::Of(Step::Kind::kEnter);
    if (entry.forest) {
      const PlaceSet names = estate_.land.ForestNames();
      sink_.Block(CountOf(names),
                  [=](int n) { return step.At(NthOf(names, n)); });
    } else if (entry.either != kNoGood) {
      const Ways ways(estate_.goods, entry.either);
      sink_.Block(ways.count, [=](int n) { return step.PaidBy(ways.Nth(n)); });
    } else {
      for (int i = 0; i < kMarkers; ++i) {
        if (entry.goods.Of(MarkerAt(i)) > 0 &&
            estate_.goods.Of(MarkerAt(i)) > 0) {
          One(step.PaidBy(MarkerAt(i)));
        }
      }
    }
  }

  void WriteAction(Card card, int index) {
    const Action& action = kSpecialists[card].actions[State::Index(index)];
    const Step step = Step::Act(index + 1);
    switch (action.deed) {
      case Deed::kGoods: {
        const Income& income = state_.IncomeOf(card, index);
        const Gains gains(income.grant, estate_.Count(income.per, kNoPlace),
                          estate_.goods);
        sink_.Block(gains.Count() - 1,
                    [&](int n) { return step.With(gains.Nth(n)); });
        break;
      }
      case Deed::kTile:
        WriteTileAction(action, step);
        break;
      case Deed::kBuild:
        WriteBuildings();
        break;
      case Deed::kDraw:
        if (!state_.stacks_.Empty()) {
          One(step);
        }
        break;
    }
  }

  void WriteTileAction(const Action& action, const Step& step) {
    const PlaceSet cells = estate_.land.Empty();
    if (action.tile == kNoTile) {
      WriteTiles(step, cells);
    } else if (!action.with_goods) {
      sink_.Block(CountOf(cells),
                  [=](int n) { return step.At(NthOf(cells, n)); });
    } else {
      const Gains gains(action.income.grant, 1, estate_.goods);
      const int count = gains.Count();
      sink_.Block(CountOf(cells) * count, [&](int n) {
        return step.At(NthOf(cells, n / count)).With(gains.Nth(n % count));
      });
    }
  }

  /// Each of the three tiles on each of the cells.
  void WriteTiles(const Step& step, PlaceSet cells) {
    sink_.Block(CountOf(cells) * kTiles, [=](int n) {
      return step.At(NthOf(cells, n / kTiles))
          .Laying(static_cast<Tile>(n % kTiles));
    });
  }

  void WriteBuildings() {
    const PlaceSet empty = estate_.land.Empty();
    state_.Buildable(Seat()).ForEach([&](BuildingId id) {
      const Building& tile = kBuildings[id];
      if (!estate_.goods.Cover(tile.cost.goods)) {
        return;
      }
      PlaceSet places = empty;
      if (tile.IsUpgrade()) {
        places = estate_.land.IsPrinted(tile.site) ? SetOf(SiteAt(tile.site))
                                                   : PlaceSet{0};
      }
      const Step step = Step::Of(Step::Kind::kBuild, id);
      if (tile.cost.either == kNoGood) {
        sink_.Block(CountOf(places),
                    [=](int n) { return step.At(NthOf(places, n)); });
        return;
      }
      const Ways ways(estate_.goods, tile.cost.either);
      if (ways.count > 0) {
        sink_.Block(CountOf(places) * ways.count, [=](int n) {
          return step.At(NthOf(places, n / ways.count))
              .PaidBy(ways.Nth(n % ways.count));
        });
      }
    });
  }

  int Seat() const {
    return static_cast<int>(&estate_ - state_.estates_.data());
  }

  void WriteEffect() {
    const AtWork& work = state_.at_work_;
    const Income& income = kBuildings[work.building].income;
    const Gains gains(income.grant, estate_.Count(income.per, work.place),
                      estate_.goods);
    sink_.Block(gains.Count(), [&](int n) { return Step::Take(gains.Nth(n)); });
  }

  void WriteCountry() {
    const PlaceSet cells =
        estate_.land.Empty() & kBeside[state_.at_work_.place];
    const Step step = Step::Of(Step::Kind::kLay);
    WriteTiles(step, cells);
    for (PlaceSet rest = cells; rest != 0; rest &= rest - 1) {
      const Place first = FirstOf(rest);
      const PlaceSet others = rest & (rest - 1);
      sink_.Block(CountOf(others) * kTiles, [=](int n) {
        return step.At(first)
            .And(NthOf(others, n / kTiles))
            .Laying(static_cast<Tile>(n % kTiles));
      });
    }
  }

  void WriteTavern() {
    for (PlaceSet rest = estate_.land.built & kBeside[state_.at_work_.place];
         rest != 0; rest &= rest - 1) {
      const BuildingId id = estate_.land.building[FirstOf(rest)];
      if (TypeOf(id) == 1) {
        One(Step::Of(Step::Kind::kUse, id));
      }
    }
  }

  void WriteGift() {
    Grant grant;
    grant.amount = 1;
    grant.AddChoice(state_.offer_.good);
    const Gains gains(grant, 1, estate_.goods);
    sink_.Block(gains.Count(), [&](int n) { return Step::Take(gains.Nth(n)); });
  }

  const State& state_;
  const Estate& estate_;
  Sink& sink_;
};

}  // namespace glazier::road
