// SPDX-License-Identifier: MIT
// Glass Road's trace: NDJSON, format 1. Field names are a public format.
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/road/position_words.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

using Json = nlohmann::ordered_json;

Json Ids(const Deal& deal) {
  Json ids = Json::array();
  for (std::size_t i = 0; i < deal.size; ++i) {
    ids.push_back(IdText(deal.ids[i]));
  }
  return ids;
}

Json Setup(const State& state,
           std::uint64_t seed,
           const std::vector<std::string>& names) {
  Json display = Json::array();
  for (int type = 0; type < kTypes; ++type) {
    Json row = Json::array();
    for (int at = 0; at < state.DisplayRow(); ++at) {
      row.push_back(IdText(state.Display(type, at)));
    }
    display.push_back(row);
  }
  const Options options = state.options();
  return {{"t", "setup"},
          {"game", State::kInfo.name},
          {"format", 1},
          {"seed", seed},
          {"players", options.players},
          {"set", kSetValues[options.first_set ? 1 : 0]},
          {"periods", options.periods},
          {"names", names},
          {"first", state.first()},
          {"display", display}};
}

Json Period(const State& state, const Deal* drawn) {
  return {{"t", "period"},
          {"period", state.period()},
          {"first", state.first()},
          {"drawn", drawn == nullptr ? Json::array() : Ids(*drawn)}};
}

/// Doubled points as a number: 3, or 1.5.
Json Points(int doubled) {
  return doubled % 2 == 0 ? Json(doubled / 2) : Json(doubled / 2.0);
}

Json PointsOf(const Estate& estate) {
  Json points = Json::object();
  for (const bool printed : {true, false}) {
    for (int type = printed ? kTypes : 0; type < (printed ? 4 : kTypes);
         ++type) {
      for (int index = 0; index < kOfType; ++index) {
        for (std::size_t place = 0; place < kPlaces; ++place) {
          if (estate.land.building[place] == IdOf(type, index)) {
            points[IdText(IdOf(type, index))] =
                Points(estate.PointsAt(static_cast<Place>(place)));
          }
        }
      }
    }
  }
  return points;
}

Json Ended(const State& state) {
  Json points = Json::array();
  Json scores = Json::array();
  Json winners = Json::array();
  for (int seat = 0; seat < state.players(); ++seat) {
    points.push_back(PointsOf(state.estate(seat)));
    scores.push_back(Points(state.Score(seat)));
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  return {{"t", "end"},
          {"points", points},
          {"scores", scores},
          {"winners", winners}};
}

}  // namespace

Tracer::Tracer(std::uint64_t seed, const std::vector<Seat>& seats)
    : seed_(seed) {
  for (const Seat& seat : seats) {
    names_.push_back(seat.name);
  }
}

void Tracer::WriteMove(const State& after, const Deal* drawn) {
  const Estate& estate = after.estate(seat_);
  Json wheels = Json::array();
  for (int i = 0; i < kMarkers; ++i) {
    wheels.push_back(estate.goods.Of(MarkerAt(i)));
  }
  Json line = {{"t", "move"},      {"player", seat_},
               {"move", word_},    {"legal", legal_},
               {"wheels", wheels}, {"land", LandText(estate.land)}};
  if (drawn != nullptr) {
    line["drawn"] = Ids(*drawn);
  }
  lines_ += line.dump() + '\n';
}

void Tracer::WriteCard(const State& state) {
  const Evaluation& evaluation = state.evaluation();
  Json with = Json::array();
  for (int i = 1; i < state.players(); ++i) {
    const int seat = (evaluation.leader + i) % state.players();
    if ((evaluation.followers >> seat & 1) != 0) {
      with.push_back(seat);
    }
  }
  const Json line = {{"t", "card"},
                     {"player", evaluation.leader},
                     {"card", std::string(1, kCardLetters[evaluation.card])},
                     {"with", with}};
  lines_ += line.dump() + '\n';
}

void Tracer::WriteCourse(const State& before, const State& after) {
  const Phase phase = after.phase();
  if (phase == Phase::kLay &&
      (before.phase() != phase || before.round() != after.round())) {
    lines_ += Json({{"t", "round"}, {"round", after.round()}}).dump() + '\n';
  } else if (phase == Phase::kPick && before.phase() != phase) {
    lines_ += Period(after, nullptr).dump() + '\n';
  } else if (phase == Phase::kOver) {
    lines_ += Ended(after).dump() + '\n';
  }
}

void Tracer::OnDeal(const State& before, const Deal& deal, const State& after) {
  switch (deal.kind) {
    case Deal::Kind::kSetup:
      lines_ += Setup(after, seed_, names_).dump() + '\n' +
                Period(after, nullptr).dump() + '\n';
      break;
    case Deal::Kind::kRefill:
      lines_ += Period(after, &deal).dump() + '\n';
      break;
    case Deal::Kind::kLord:
      WriteMove(after, &deal);
      // The next card of a round is turned up by another player.
      if (after.evaluation().card != kNoCard &&
          after.evaluation().leader != before.evaluation().leader) {
        WriteCard(after);
      }
      WriteCourse(before, after);
      break;
    case Deal::Kind::kCard:
      WriteCard(after);
      break;
  }
}

void Tracer::OnStep(const TakenStep<State>& taken) {
  State::Steps steps;
  taken.before.List(taken.seat, steps);
  seat_ = taken.seat;
  legal_ = static_cast<int>(steps.size());
  word_ = StepText(taken.step);
  if (taken.after.phase() == Phase::kLord) {
    return;
  }
  WriteMove(taken.after, nullptr);
  if (taken.effect.card_begins) {
    WriteCard(taken.after);
  }
  WriteCourse(taken.before, taken.after);
}

std::string Tracer::Take() {
  return std::exchange(lines_, std::string());
}

}  // namespace glazier::road
