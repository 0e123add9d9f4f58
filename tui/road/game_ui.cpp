// SPDX-License-Identifier: MIT
// What Glass Road brings to the screens that all games share: the game as it
// went, and its points.
#include "tui/road/game_ui.hpp"

#include <bit>

#include "engine/road/names.hpp"
#include "tui/road/looks.hpp"

namespace glazier::tui {

using RoadUi = GameUi<road::State>;

namespace {

/// Calls for every building of a source: 0 the sites, then P, I and V.
template <class Each>
void ForEachOf(const road::Estate& estate, int source, Each each) {
  for (int i = 0; i < road::kPlaces; ++i) {
    const auto place = static_cast<road::Place>(i);
    const road::BuildingId id = estate.land.building[place];
    const int of = place >= road::kCells ? 0 : road::TypeOf(id) + 1;
    if (id != road::kNoBuilding && of == source) {
      each(place, id);
    }
  }
}

std::string CardBegins(const RoadPreview& last) {
  const road::Evaluation& evaluation = last.after.evaluation();
  if (evaluation.card == road::kNoCard) {
    return "";
  }
  const std::string name = road::CardName(evaluation.card);
  const int followers = std::popcount(last.effect.followers);
  if (followers == 0) {
    return last.after.players() == 1
               ? ""
               : " The " + name + ": nobody follows, BOTH ACTIONS!";
  }
  return " The " + name + ": " + std::to_string(followers) +
         (followers == 1 ? " player follows" : " players follow") +
         ", one action each.";
}

}  // namespace

std::span<const PaneLook> RoadUi::Panes() {
  return kRoadPanes;
}

std::string RoadUi::LogText(const PlayedStep<State>& played) {
  std::string text = Tell(played.before, played.seat, played.step);
  if (const int change = played.ScoreChange(); change != 0) {
    text += ' ' + SignedScore<State>(change);
  }
  return text;
}

std::string RoadUi::SecretText(const PlayedStep<State>& played) {
  return played.before.phase() == road::Phase::kPick ? "picks a card"
                                                     : "lays a card face down";
}

std::optional<LogLine> RoadUi::DealLine(const State& after,
                                        const road::Deal& deal) {
  if (deal.kind == road::Deal::Kind::kSetup) {
    return std::nullopt;
  }
  return LogLine{kDealer, TellDeal(after, deal)};
}

std::string RoadUi::Aftermath(const RoadPreview& last) {
  return last.effect.card_begins ? CardBegins(last) : "";
}

Motion RoadUi::MotionOf(const RoadPreview& last) {
  return last.effect.glass_turns + last.effect.brick_turns > 0 ? Motion::kTurn
         : last.ScoreChange() > 0 ? Motion::kComplete
                                  : Motion::kSet;
}

int RoadUi::Round(const State& state, int /*moves*/) {
  return state.period();
}

std::string RoadUi::When(const State& state, int /*moves*/) {
  return "period " + std::to_string(state.period()) +
         (state.round() > 0 ? ", round " + std::to_string(state.round()) : "");
}

std::vector<std::string> RoadUi::SourceNames(const State& /*end*/) {
  return {"sites", "processing", "immediate", "scoring"};
}

std::vector<std::vector<int>> RoadUi::Sources(const Timeline<State>& timeline) {
  const State& end = timeline.At(timeline.moves());
  std::vector<std::vector<int>> seats;
  for (int seat = 0; seat < end.players(); ++seat) {
    std::vector<int> sources;
    for (int source = 0; source < kScoringSources; ++source) {
      sources.push_back(ScoringPoints(end, seat, source));
    }
    seats.push_back(std::move(sources));
  }
  return seats;
}

std::string RoadUi::AloneWords(const State& end) {
  constexpr int kOutstanding = 60;  // doubled, as all scores are
  return end.Score(0) >= kOutstanding ? ": outstanding!"
                                      : "; 30 would be outstanding";
}

int RoadUi::InPlay(const State& state, int seat) {
  return state.Score(seat);
}

int RoadUi::Worth(const State& state, int seat) {
  return state.Score(seat);
}

int RoadUi::ScoringStart(const State& /*end*/, int /*seat*/) {
  return 0;
}

int RoadUi::ScoringPoints(const State& end, int seat, int source) {
  const road::Estate& estate = end.estate(seat);
  int points = 0;
  ForEachOf(estate, source, [&](road::Place place, road::BuildingId /*id*/) {
    points += estate.PointsAt(place);
  });
  return points;
}

std::string RoadUi::ScoringStory(const State& end, int seat, int source) {
  const road::Estate& estate = end.estate(seat);
  std::string story;
  ForEachOf(estate, source, [&](road::Place place, road::BuildingId id) {
    story += (story.empty() ? "" : ", ") + road::BuildingName(id) + ' ' +
             State::ScoreText(estate.PointsAt(place));
  });
  return story.empty() ? "none" : story;
}

}  // namespace glazier::tui
