// SPDX-License-Identifier: MIT
// Positions: one that is accepted is written the same, and can be played.
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tests/fuzz/target.hpp"

namespace glazier::fuzz {
namespace {

/// Plays a few steps: an impossible position that was accepted is found by
/// playing on.
template <Game G>
void PlayOn(G game, Rng rng) {
  constexpr int kSteps = 6;
  for (int step = 0; step < kSteps && game.Turn() != kNobody; ++step) {
    if (game.Turn() == kDealer) {
      const auto deal = game.Draw(rng);
      Expect(game.WhyNotDealt(deal).empty(), "what is drawn can be dealt");
      game.Apply(deal);
      continue;
    }
    const int seat = game.Turn();
    typename G::Steps steps;
    game.List(seat, steps);
    Expect(!steps.empty(), "whoever is to move can move");
    const auto chosen =
        steps[rng.Below(static_cast<std::uint32_t>(steps.size()))];
    Expect(game.WhyNot(seat, chosen).empty(), "what is listed is legal");
    game.Play(seat, chosen);
  }
  for (int seat = 0; seat < game.players(); ++seat) {
    game.Score(seat);
  }
}

void Run(std::string_view input) {
  HouseGames::ForEach([&]<Game G>() {
    const auto position = G::ParsePosition(input);
    if (!position) {
      Expect(IsCleanText(position.why()), "a refusal can be shown");
      return;
    }
    const std::string text = PositionText(*position);
    const auto again = G::ParsePosition(text);
    Expect(again && *again == *position, "a position reads back");
    PlayOn(*position, Rng(input.size()));
  });
}

}  // namespace
GLAZIER_FUZZ_TARGET(position, 2)
}  // namespace glazier::fuzz
