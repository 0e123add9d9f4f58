// SPDX-License-Identifier: MIT
// River Valley's trace: NDJSON, format 2. Field names are a public format.
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"

namespace glazier::river {
namespace {

using Json = nlohmann::ordered_json;

template <class Each>
Json List(const Each& pieces) {
  Json list = Json::array();
  const std::string text = PiecesText(pieces, " ");
  if (text != "-") {
    for (const std::string_view piece : Split(text, ' ')) {
      list.push_back(piece);
    }
  }
  return list;
}

template <class Value>
Json BySeat(const State& state, Value value) {
  Json values = Json::array();
  for (int seat = 0; seat < state.players(); ++seat) {
    values.push_back(value(seat));
  }
  return values;
}

Json Setup(const State& state,
           std::uint64_t seed,
           const std::vector<std::string>& names) {
  Json tiles = Json::array();
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    tiles.push_back({{"tile", tile + 1}, {"pieces", List(state.on(tile))}});
  }
  return {{"t", "setup"},
          {"game", State::kInfo.name},
          {"format", 2},
          {"seed", seed},
          {"players", state.players()},
          {"names", names},
          {"first", state.first()},
          {"river", tiles},
          {"lake", List(state.lake())},
          {"satchels", BySeat(state, [&state](int seat) {
             return List(state.board(seat).satchel);
           })}};
}

// `deal` may be empty: nothing is drawn within a turn or from an empty bag.
Json Played(const State& before,
            const Step& step,
            const Deal& deal,
            const State& after) {
  Json line = {{"t", "move"},
               {"player", before.Turn()},
               {"move", StepText(step)},
               {"legal", before.CountSteps()},
               {"drawn", List(deal.drawn)}};
  if (before.end() == End::kNo && after.end() != End::kNo) {
    line["fill"] = BySeat(after, [&deal](int seat) {
      return List(deal.satchels[static_cast<std::size_t>(seat)]);
    });
  }
  const auto count = [&](auto value) {
    return BySeat(after, [&](int seat) { return value(after.board(seat)); });
  };
  line["inventory"] = count([](const Board& b) { return int{b.inventory}; });
  line["overflow"] = count([](const Board& b) { return int{b.spilled}; });
  line["satchel"] = count([](const Board& b) { return b.satchel.size(); });
  return line;
}

Json Ended(const State& state) {
  const auto field = [&state](int FinalScore::*member) {
    return BySeat(state, [&state, member](int seat) {
      return state.Final(seat).*member;
    });
  };
  Json winners = Json::array();
  for (int seat = 0; seat < state.players(); ++seat) {
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  return {{"t", "end"},
          {"rows", field(&FinalScore::rows)},
          {"columns", field(&FinalScore::columns)},
          {"overflow", field(&FinalScore::overflow)},
          {"scores", field(&FinalScore::total)},
          {"winners", winners}};
}

}  // namespace

Tracer::Tracer(std::uint64_t seed, const std::vector<Seat>& seats)
    : seed_(seed) {
  for (const Seat& seat : seats) {
    names_.push_back(seat.name);
  }
}

void Tracer::OnDeal(const State& before, const Deal& deal, const State& after) {
  lines_ += (before.AwaitsSetup() ? Setup(after, seed_, names_)
                                  : Played(before_, step_, deal, after))
                .dump() +
            '\n';
  if (after.Turn() == kNobody) {
    lines_ += Ended(after).dump() + '\n';
  }
}

void Tracer::OnStep(const TakenStep<State>& taken) {
  if (taken.after.Turn() == kDealer) {
    before_ = taken.before;
    step_ = taken.step;
    return;
  }
  lines_ += Played(taken.before, taken.step, Deal(), taken.after).dump() + '\n';
  if (taken.after.Turn() == kNobody) {
    lines_ += Ended(taken.after).dump() + '\n';
  }
}

std::string Tracer::Take() {
  return std::exchange(lines_, std::string());
}

}  // namespace glazier::river
