// SPDX-License-Identifier: MIT
// The opponents in Glass Road, weakest first. What a taste is about, thing by
// thing, is in words.hpp. Ratings: glazier arena road --ladder.
#include "engine/road/ratings.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {
namespace {

constexpr std::array<Level, 7> kLadder = {{
    {.name = "amber",
     .about = "Collects tiles and buildings of its own, not points.",
     .alias = "beginner",
     .taste = {{28, 170, 100, 200, 100}},
     .favourites = 1},
    {.name = "coral",
     .about = "Does what helps at once, card by card.",
     .alias = "easy",
     .favourites = 1},
    {.name = "garnet",
     .about = "Would rather have points now than a workshop.",
     .taste = {{100, 50, 100, 100, 50}},
     .favourites = 1},
    {.name = "hazel",
     .about = "Weighs up two ideas a step, both for quick points.",
     .taste = {{100, 0, 100, 0, 50}},
     .favourites = 2},
    {.name = "jade",
     .about = "Plans its turn as a whole, but not what comes after.",
     .alias = "medium"},
    {.name = "pearl",
     .about = "Plans its turn and tries its cards out a little.",
     .alias = "hard",
     .positions = 2'000},
    {.name = "violet",
     .about = "Thinks for a second and tries every card out.",
     .alias = "master",
     .positions = kByTheClock},
}};
static_assert(kRatings.size() == kLadder.size());

}  // namespace

std::span<const Level> State::Ladder() {
  return kLadder;
}

std::span<const Rating> State::Ratings() {
  return kRatings;
}

}  // namespace glazier::road
