// SPDX-License-Identifier: MIT
// Notation: words for steps, deals and options in the middle of a game.
#include <map>

#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tests/fuzz/target.hpp"

namespace glazier::fuzz {
namespace {

/// Some positions of a game, from its first deal on.
template <Game G>
const std::vector<G>& Positions() {
  static const std::vector<G> positions = [] {
    std::vector<G> found;
    Rng rng(7);
    Table<G> table(typename G::Options{}, 7, {});
    constexpr int kMoves = 40;
    for (int move = 0; move < kMoves && !table.Over(); ++move) {
      found.push_back(table.now());
      typename G::Steps steps;
      table.now().List(table.now().Turn(), steps);
      table.Play(table.now().Turn(),
                 steps[rng.Below(static_cast<std::uint32_t>(steps.size()))]);
    }
    return found;
  }();
  return positions;
}

template <Game G>
void Read(std::string_view words, std::size_t which) {
  const auto& positions = Positions<G>();
  const G& game = positions[which % positions.size()];
  const int seat = game.Turn();
  const auto steps = ParseSteps(game, seat, words);
  if (steps) {
    for (const auto& step : *steps) {
      const auto again = ParseSteps(game, seat, StepText(step));
      Expect(IsCleanText(StepText(step)), "a step can be shown");
      Expect(steps->size() > 1 || (again && again->front() == step),
             "a step reads back");
    }
    game.WhyNot(seat, steps->front());
  } else {
    Expect(IsCleanText(steps.why()), "a refusal can be shown");
  }
  if (const auto deal = ParseDeal(G(typename G::Options{}), words)) {
    Expect(IsCleanText(DealText(*deal)), "a deal can be shown");
  }
  if (const auto options = ParseOptions<G>(words)) {
    const auto again = ParseOptions<G>(OptionsText<G>(*options));
    Expect(static_cast<bool>(again), "options read back");
  }
}

/// The first byte chooses the position.
void Run(std::string_view input) {
  const auto which =
      input.empty() ? 0U : static_cast<unsigned char>(input.front());
  const std::string_view words = input.substr(input.empty() ? 0 : 1);
  HouseGames::ForEach([&]<Game G>() { Read<G>(words, which); });
}

}  // namespace
GLAZIER_FUZZ_TARGET(notation, 1)
}  // namespace glazier::fuzz
