// SPDX-License-Identifier: MIT
// The rules of Sintra written down one by one, each in its own function.
#include "tests/support/reference_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace glazier::reference {
namespace {

const int kPanesPerFactory = 4;
const std::vector<int> kWindowPoints = {4, 3, 3, 2, 2, 1, 1, 2};
const std::vector<int> kGlassPoints = {0, 1, 2, 4, 6, 8, 11, 14, 18};
const std::vector<int> kOrnamentPoints = {0, 0, 3, 6, 10};

}  // namespace

// --- Strips, glazier, broken glass ------------------------------------------

namespace {

// Ruling 2: coloured spaces fill before jokers, both from the top down.
// Returns how many of the panes found a space.
int Fill(Strip& strip, char colour, int count) {
  int placed = 0;
  for (char wanted : {colour, kJoker}) {
    for (std::size_t space = 0; space < strip.up.size(); ++space) {
      if (placed < count && strip.up[space] == wanted &&
          strip.panes[space] == kEmpty) {
        strip.panes[space] = colour;
        ++placed;
      }
    }
  }
  return placed;
}

bool HasRoom(const Strip& strip, char colour) {
  Strip trial = strip;
  return !strip.gone && Fill(trial, colour, 1) == 1;
}

bool IsComplete(const Strip& strip) {
  return !Contains(strip.panes, kEmpty);
}

// 0 when no strip is left.
int LeftmostPlace(const Player& player) {
  for (int place = 1; place <= kPlaces; ++place) {
    if (!player.strips[Index(place - 1)].gone) {
      return place;
    }
  }
  return 0;
}

// Ruling 1: the places under and right of the glazier with room for a colour.
std::vector<int> PlacesFor(const Player& player, char colour) {
  std::vector<int> places;
  for (int place = player.glazier; place <= kPlaces; ++place) {
    if (HasRoom(player.strips[Index(place - 1)], colour)) {
      places.push_back(place);
    }
  }
  return places;
}

// Ruling 4: the lowest space costs its points at once and leads to the top.
// Ruling 5: the score may fall below zero.
void StepDown(Player& player, int steps) {
  const int lowest = static_cast<int>(kGlassPoints.size()) - 1;
  for (int step = 0; step < steps; ++step) {
    ++player.glass;
    if (player.glass == lowest) {
      player.score -= kGlassPoints.back();
      player.lost += kGlassPoints.back();
      player.glass = 0;
    }
  }
}

}  // namespace

// Ruling 8: whenever the glazier is not above the leftmost strip.
bool MayGoBack(const Player& player) {
  const int leftmost = LeftmostPlace(player);
  return leftmost != 0 && leftmost != player.glazier;
}

// Ruling 8: also to the right, when the strips on the left are all gone.
void GoBack(Player& player) {
  player.glazier = LeftmostPlace(player);
}

// --- The moves there are -----------------------------------------------------

namespace {

// Ruling 6: what may be kept of a completed strip.
std::string ColoursToKeep(const std::string& panes, char side) {
  if (side == 'A') {
    return panes.substr(0, 1);
  }
  std::string colours;
  for (char colour : kColours) {
    if (Contains(panes, colour)) {
      colours += colour;
    }
  }
  return colours;
}

const std::string& Source(const Position& position, int factory) {
  return factory == 0 ? position.centre
                      : position.factories[Index(factory - 1)];
}

// Rulings 1 and 13: all ways to use the panes of one colour from one source.
std::vector<Take> TakesOf(const Position& position, int factory, char colour) {
  const Player& player = position.players[Index(position.to_move)];
  const int count = Count(Source(position, factory), colour);
  const std::vector<int> places = PlacesFor(player, colour);
  if (places.empty()) {
    return {{factory, colour, 0, kEmpty}};
  }
  std::vector<Take> takes;
  for (int place : places) {
    Strip strip = player.strips[Index(place - 1)];
    Fill(strip, colour, count);
    if (!IsComplete(strip)) {
      takes.push_back({factory, colour, place, kEmpty});
      continue;
    }
    for (char keep : ColoursToKeep(strip.panes, position.side)) {
      takes.push_back({factory, colour, place, keep});
    }
  }
  return takes;
}

}  // namespace

std::vector<Take> AllTakes(const Position& position) {
  std::vector<Take> all;
  const int factories = static_cast<int>(position.factories.size());
  for (int factory = 0; factory <= factories; ++factory) {
    for (char colour : kColours) {
      if (Contains(Source(position, factory), colour)) {
        const std::vector<Take> takes = TakesOf(position, factory, colour);
        all.insert(all.end(), takes.begin(), takes.end());
      }
    }
  }
  return all;
}

std::string Word(const Take& take) {
  std::string word =
      take.factory == 0 ? "C" : "F" + std::to_string(take.factory);
  word += take.colour;
  word += '>';
  word += take.place == 0 ? "x" : std::to_string(take.place);
  if (take.keep != kEmpty) {
    word += '=';
    word += take.keep;
  }
  return word;
}

// --- What a move does --------------------------------------------------------

namespace {

// Ruling 3: the first to take from the centre gets the marker and steps down.
void TakeMarker(Position& position) {
  if (position.marker == kMarkerInCentre) {
    position.marker = position.to_move;
    StepDown(position.players[Index(position.to_move)], 1);
  }
}

// The other colours of a factory go to the centre. Returns the number taken.
int TakePanes(Position& position, int factory, char colour) {
  const int count = Count(Source(position, factory), colour);
  if (factory == 0) {
    TakeMarker(position);
    std::erase(position.centre, colour);
  } else {
    std::string& panes = position.factories[Index(factory - 1)];
    std::erase(panes, colour);
    position.centre += panes;
    panes.clear();
  }
  return count;
}

bool HasPane(const Window& window) {
  return window.top != kEmpty;
}

// Ruling 7: the window's points and those of all windows right of it with at
// least one pane.
int WindowScore(const Player& player, int place) {
  int points = kWindowPoints[Index(place - 1)];
  for (int right = place + 1; right <= kPlaces; ++right) {
    if (HasPane(player.windows[Index(right - 1)])) {
      points += kWindowPoints[Index(right - 1)];
    }
  }
  return points;
}

// The first pane goes to the top of the window and turns the strip, the second
// goes to the bottom and removes it.
void FillWindow(Window& window, Strip& strip, char pane) {
  strip.panes = ".....";
  if (!HasPane(window)) {
    window.top = pane;
    strip.up = strip.down;
  } else {
    window.bottom = pane;
    strip.up.clear();
    strip.gone = true;
  }
  strip.down.clear();
}

// Ruling 7: bonus, tower and window, flip or removal, window score, in order.
void Complete(Position& position, int place, char keep, Game::Effect& effect) {
  Player& player = position.players[Index(position.to_move)];
  Strip& strip = player.strips[Index(place - 1)];
  effect.bonus = Count(strip.panes, position.bonus.front());
  player.score += effect.bonus;
  std::string dropped = strip.panes;
  RemovePanes(dropped, std::string(1, keep));
  position.tower += dropped;
  FillWindow(player.windows[Index(place - 1)], strip, keep);
  effect.window = WindowScore(player, place);
  player.score += effect.window;
}

}  // namespace

Game::Effect PlayTake(Position& position, const Take& take) {
  Game::Effect effect;
  Player& player = position.players[Index(position.to_move)];
  const int count = TakePanes(position, take.factory, take.colour);
  if (take.place != 0) {
    player.glazier = take.place;
    effect.placed =
        Fill(player.strips[Index(take.place - 1)], take.colour, count);
  }
  effect.broken = count - effect.placed;
  StepDown(player, effect.broken);
  position.tower += std::string(Index(effect.broken), take.colour);
  if (take.keep != kEmpty) {
    Complete(position, take.place, take.keep, effect);
  }
  return effect;
}

// --- Rounds ------------------------------------------------------------------

namespace {

// True if every pane of `part` is in `whole`, often enough.
bool IsWithin(const std::string& part, const std::string& whole) {
  return std::all_of(kColours.begin(), kColours.end(), [&](char colour) {
    return Count(part, colour) <= Count(whole, colour);
  });
}

}  // namespace

// Ruling 11, for one factory. Panes come from the bag while it has any; only a
// draw from an empty bag pours in the tower, so all of the bag must be in a
// factory that outgrows it. A factory is short only when both are empty.
void FillFactory(Position& position,
                 std::string& factory,
                 const std::string& panes) {
  const int available = Size(position.bag) + Size(position.tower);
  Require(Size(panes) == std::min(kPanesPerFactory, available),
          "a factory gets four panes as long as there are any");
  Require(InColourOrder(panes).size() == panes.size(), "no such colour");
  std::string to_draw = panes;
  if (to_draw.size() > position.bag.size()) {
    Require(IsWithin(position.bag, to_draw), "the bag is used up first");
    RemovePanes(to_draw, position.bag);
    position.bag = std::exchange(position.tower, "");
  }
  Require(IsWithin(to_draw, position.bag), "these panes cannot be drawn");
  RemovePanes(position.bag, to_draw);
  factory = panes;
}

bool NoPanesOut(const Position& position) {
  return position.centre.empty() &&
         std::all_of(position.factories.begin(), position.factories.end(),
                     [](const std::string& panes) { return panes.empty(); });
}

// Ruling 10: the round's bonus pane goes to the tower.
// Ruling 9: whoever took the marker is next; if nobody did, the same again.
void EndRound(Position& position) {
  position.in_round = false;
  position.tower += position.bonus.front();
  position.bonus.erase(0, 1);
  if (position.marker == kMarkerInCentre) {
    position.marker = position.first;
  }
  position.first = position.marker;
  position.to_move = position.first;
}

// --- Final scoring -----------------------------------------------------------

namespace {

// One point for every three panes left on strips.
int LeftoverScore(const Player& player) {
  int panes = 0;
  for (const Strip& strip : player.strips) {
    panes += strip.gone ? 0 : Size(strip.panes) - Count(strip.panes, kEmpty);
  }
  return panes / 3;
}

std::string PanesIn(const Window& window) {
  std::string panes{window.top, window.bottom};
  std::erase(panes, kEmpty);
  return panes;
}

// Side A: one ornament between the windows of each pair 1-2, 3-4, 5-6, 7-8.
int OrnamentScore(const Player& player) {
  int points = 0;
  for (std::size_t left = 0; left < player.windows.size(); left += 2) {
    const std::string around =
        PanesIn(player.windows[left]) + PanesIn(player.windows[left + 1]);
    points += kOrnamentPoints[around.size()];
  }
  return points;
}

// Side B: completed windows times the panes of the best colour in all windows.
int BestColourScore(const Player& player) {
  int completed = 0;
  std::string panes;
  for (const Window& window : player.windows) {
    completed += window.bottom != kEmpty ? 1 : 0;
    panes += PanesIn(window);
  }
  const std::vector<int> counts = ColourCounts(panes);
  return completed * *std::max_element(counts.begin(), counts.end());
}

}  // namespace

FinalScore ScorePlayer(const Player& player, char side) {
  const int last_loss = kGlassPoints[Index(player.glass)];
  FinalScore final_score;
  final_score.leftover = LeftoverScore(player);
  final_score.glass = -last_loss;
  final_score.bonus =
      side == 'A' ? OrnamentScore(player) : BestColourScore(player);
  final_score.lost = player.lost + last_loss;
  final_score.score = player.score + final_score.leftover + final_score.glass +
                      final_score.bonus;
  return final_score;
}

// Ruling 12: more points; then fewer points ever lost to broken glass.
bool IsBetter(const FinalScore& a, const FinalScore& b) {
  return a.score != b.score ? a.score > b.score : a.lost < b.lost;
}

}  // namespace glazier::reference
