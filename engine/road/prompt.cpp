// SPDX-License-Identifier: MIT
// What a player is asked for, and what a step changed: for line mode.
#include "engine/road/names.hpp"
#include "engine/road/plain_lines.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

std::string EvaluationWords(const State& state) {
  const Evaluation& evaluation = state.evaluation();
  return "evaluate the " + CardName(evaluation.card) + ": " +
         (evaluation.single      ? "one action"
          : evaluation.done == 0 ? "both actions"
                                 : "the other action") +
         (evaluation.paid ? "" : ", after the entry cost");
}

/// "glass wheel S2 W5".
void AddGoods(const Estate& before,
              const Estate& after,
              std::vector<std::string>& changes) {
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    if (before.goods.Of(marker) != after.goods.Of(marker)) {
      changes.push_back(std::string(kMarkerWords[marker]) + ' ' +
                        std::to_string(before.goods.Of(marker)) + " to " +
                        std::to_string(after.goods.Of(marker)));
    }
  }
}

/// A card that begins to be evaluated, and who follows.
std::string TellCard(const State& before,
                     const State& after,
                     const std::vector<Seat>& seats) {
  const Evaluation& now = after.evaluation();
  if (now.card == kNoCard || (now.card == before.evaluation().card &&
                              now.leader == before.evaluation().leader)) {
    return "";
  }
  const auto name = [&seats](int seat) {
    return seats[static_cast<std::size_t>(seat)].name;
  };
  std::string followers;
  for (int seat = 0; seat < after.players(); ++seat) {
    if ((now.followers >> seat & 1) != 0) {
      followers += (followers.empty() ? "" : " and ") + name(seat);
    }
  }
  return name(now.leader) + " evaluates the " + CardName(now.card) +
         (followers.empty() ? "" : "; " + followers + " too, one action each") +
         ".\n";
}

}  // namespace

std::string Prompt(const State& view, int seat) {
  const std::string at_work = view.at_work().building == kNoBuilding
                                  ? ""
                                  : BuildingName(view.at_work().building);
  switch (view.phase()) {
    case Phase::kPick:
      return "pick card " + std::to_string(view.estate(seat).cards.count + 1) +
             " of " + std::to_string(view.CardsToPick());
    case Phase::kLay:
      return "lay a card face down";
    case Phase::kPlay:
      return "play a card";
    case Phase::kSpare:
      return "play one more card, or .";
    case Phase::kTurn:
      return EvaluationWords(view);
    case Phase::kEffect:
      return "take what the " + at_work + " brings";
    case Phase::kCountry:
      return "tiles of the Country House";
    case Phase::kTavern:
      return "which building the Tavern uses";
    case Phase::kRepeat:
      return "use the " + at_work + ", or .";
    case Phase::kTile:
      return "where the District Offices lay a tile";
    case Phase::kGift:
      return "take the Mayor's " + std::string(kGoodNames[view.offer().good]) +
             ", or +0";
    case Phase::kLast:
      return "last conversions, or . for the scoring";
    default:
      return "wait";
  }
}

std::string TellSecret(const State& view, int /*seat*/) {
  return view.phase() == Phase::kLay ? "lays a card face down" : "picks a card";
}

std::string TellChange(const State& before,
                       const State& after,
                       int seat,
                       const std::vector<Seat>& seats) {
  const Estate& was = before.estate(seat);
  const Estate& is = after.estate(seat);
  std::vector<std::string> changes;
  AddGoods(was, is, changes);
  if (was.Points() != is.Points()) {
    changes.push_back(State::ScoreText(was.Points()) + " to " +
                      State::ScoreText(is.Points()) + " points");
  }
  return (changes.empty() ? "" : PlainList("", changes)) +
         TellCard(before, after, seats);
}

int Chapter(const State& view) {
  return view.period();
}

}  // namespace glazier::road
