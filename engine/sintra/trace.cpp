// SPDX-License-Identifier: MIT
// Sintra's trace: NDJSON, format 1. Field names are a public format.
#include <nlohmann/json.hpp>

#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/words.hpp"

namespace glazier::sintra {
namespace {

using Json = nlohmann::ordered_json;

Json Counts(Panes panes) {
  Json counts = Json::array();
  for (const Colour colour : kAllColours) {
    counts.push_back(panes.Count(colour));
  }
  return counts;
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
           const Deal& deal,
           std::uint64_t seed,
           const std::vector<std::string>& names) {
  Json bonus = Json::array();
  for (int round = 1; round <= kRounds; ++round) {
    bonus.push_back(std::string(1, Letter(state.bonus(round))));
  }
  const auto strips = [&deal](int seat) {
    Json faces = Json::array();
    for (const int face : deal.strips[static_cast<std::size_t>(seat)]) {
      faces.push_back(FaceText(face));
    }
    return faces;
  };
  return {{"t", "setup"},
          {"game", State::kInfo.name},
          {"format", 1},
          {"seed", seed},
          {"players", state.players()},
          {"side", state.side() == Side::kA ? "A" : "B"},
          {"names", names},
          {"first", deal.first},
          {"bonus", bonus},
          {"strips", BySeat(state, strips)}};
}

Json Round(const State& before, const Deal& deal, const State& after) {
  Json factories = Json::array();
  for (int factory = 0; factory < after.factories(); ++factory) {
    const Panes panes = deal.factories[static_cast<std::size_t>(factory)];
    factories.push_back(panes.Empty() ? "" : PanesText(panes));
  }
  return {{"t", "round"},
          {"round", deal.round},
          {"first", before.starter()},
          {"factories", factories},
          {"bag", Counts(after.bag())},
          {"tower", Counts(after.tower())}};
}

Json End(const State& state) {
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
          {"leftover", field(&FinalScore::leftover)},
          {"glass", field(&FinalScore::glass)},
          {"bonus", field(&FinalScore::bonus)},
          {"lost", field(&FinalScore::lost)},
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
  const Json line = deal.kind == Deal::Kind::kSetup
                        ? Setup(after, deal, seed_, names_)
                        : Round(before, deal, after);
  lines_ += line.dump() + '\n';
  if (deal.kind == Deal::Kind::kRound && after.Turn() == kNobody) {
    lines_ += End(after).dump() + '\n';
  }
}

void Tracer::OnStep(const TakenStep<State>& taken) {
  const auto& [before, seat, move, effect, after] = taken;
  const auto score = [&taken](int at) { return taken.after.board(at).score; };
  const auto glass = [&taken](int at) { return taken.after.board(at).glass; };
  const Json line = {{"t", "move"},
                     {"player", seat},
                     {"move", StepText(move)},
                     {"legal", before.CountSteps()},
                     {"placed", effect.placed},
                     {"broken", effect.broken},
                     {"bonus", effect.bonus},
                     {"window", effect.window},
                     {"score", BySeat(after, score)},
                     {"glass", BySeat(after, glass)}};
  lines_ += line.dump() + '\n';
  if (after.Turn() == kNobody) {
    lines_ += End(after).dump() + '\n';
  }
}

std::string Tracer::Take() {
  return std::exchange(lines_, std::string());
}

}  // namespace glazier::sintra
