// SPDX-License-Identifier: MIT
// The opponents in Sintra, weakest first. What a taste is about, thing by
// thing, is in words.hpp. Ratings: glazier arena sintra --ladder.
#include "engine/sintra/ratings.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

constexpr std::array<Level, 14> kLadder = {{
    {.name = "amber",
     .about = "Loves the sound of breaking glass and takes more than fits.",
     .alias = "beginner",
     .taste = {{100, -21, 100, 100, 100, 100}},
     .favourites = 1},
    {.name = "beryl",
     .about = "Fills strips, and finds a little broken glass good fun.",
     .taste = {{100, -7, 100, 100, 100, 100}},
     .favourites = 1},
    {.name = "coral",
     .about = "Fills strips as they come and forgets what glass costs.",
     .alias = "easy",
     .taste = {{100, 0, 100, 100, 100, 100}},
     .favourites = 1},
    {.name = "ebony",
     .about = "Fills strips and thinks of the glass a moment too late.",
     .taste = {{100, 6, 100, 100, 100, 100}},
     .favourites = 1},
    {.name = "garnet",
     .about = "Begins many strips at once; minds the glass a little.",
     .taste = {{100, 33, 100, 50, 100, 100}},
     .favourites = 1},
    {.name = "hazel",
     .about = "Greedy for finished windows, now rather than later.",
     .taste = {{100, 100, 100, 100, 100, 250}},
     .favourites = 1},
    {.name = "indigo",
     .about = "Careful: takes the better one of the two safest moves.",
     .taste = {{100, 200, 100, 100, 100, 100}},
     .favourites = 2},
    {.name = "jade",
     .about = "Knows what a palace is worth, but forgets the others.",
     .alias = "medium"},
    {.name = "olive",
     .about = "Wonders about your answer, but has little patience.",
     .positions = 100},
    {.name = "pearl",
     .about = "Asks what you will answer before it takes.",
     .positions = 400},
    {.name = "ruby",
     .about = "Sees your answer, and takes what you need.",
     .positions = 1'500},
    {.name = "sienna",
     .about = "Looks a few turns ahead and leaves you the glass.",
     .alias = "hard",
     .positions = 5'000},
    {.name = "topaz",
     .about = "Sees how most of a round will go.",
     .positions = 20'000},
    {.name = "violet",
     .about = "Thinks for a second and sees the end of the round.",
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

}  // namespace glazier::sintra
