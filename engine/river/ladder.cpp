// SPDX-License-Identifier: MIT
// The opponents in River Valley, weakest first. What a taste is about, thing by
// thing, is in words.hpp. Ratings: glazier arena river --ladder.
#include "engine/river/ratings.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr std::array<Level, 7> kLadder = {{
    {.name = "amber",
     .about = "Collects for the satchel and hardly ever builds for points.",
     .alias = "beginner",
     .taste = {{10, 0, 290, 100}},
     .favourites = 1},
    {.name = "beryl",
     .about = "Likes a full satchel better than a good row.",
     .taste = {{18, 0, 220, 100}},
     .favourites = 1},
    {.name = "coral",
     .about = "Builds, but likes to keep a few pieces too many.",
     .alias = "easy",
     .taste = {{38, 100, 320, 100}},
     .favourites = 1},
    {.name = "garnet",
     .about = "Takes the points it sees, and thinks of no other turn.",
     .favourites = 1},
    {.name = "hazel",
     .about = "Knows what a glassworks lacks and what the river offers.",
     .alias = "medium"},
    {.name = "pearl",
     .about = "Looks a turn or two ahead, whatever the river brings.",
     .alias = "hard",
     .positions = 150},
    {.name = "violet",
     .about = "Thinks for a second, through one deal after another.",
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

}  // namespace glazier::river
