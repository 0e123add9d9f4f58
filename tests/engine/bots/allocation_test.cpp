// SPDX-License-Identifier: MIT
// Neither a playout nor a search allocates memory: every allocation of this
// program is counted.
#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "engine/bots/levels.hpp"
#include "engine/bots/playout.hpp"
#include "engine/river/words.hpp"
#include "engine/road/words.hpp"
#include "engine/sintra/words.hpp"

namespace {

std::atomic<long> allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) {
    return memory;
  }
  throw std::bad_alloc();
}

// The sanitizer has its own, whose memory free() may not release.
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

namespace glazier {
namespace {

template <Game G>
void CheckPlayouts() {
  Rng rng(1);
  for (int players = G::kInfo.min_players; players <= G::kInfo.max_players;
       ++players) {
    typename G::Options options;
    options.players = players;
    const long before = allocations;
    for (int i = 0; i < 100; ++i) {
      G game(options);
      PlayOut(game, rng);
    }
    CHECK(allocations.load() == before);
  }
}

/// A whole game: everything a search does to a position, and the search.
template <Game G>
void CheckSearch() {
  typename G::Steps moves;
  G game{typename G::Options{}};
  Searcher<G> searcher(12);
  Rng rng(2);
  int searches = 0;
  const long before = allocations;
  while (game.Turn() != kNobody) {
    if (game.Turn() == kDealer) {
      game.Apply(game.Draw(rng));
      continue;
    }
    game.List(game.Turn(), moves);
    G copy = game;
    copy.Play(copy.Turn(),
              moves[rng.Below(static_cast<std::uint32_t>(moves.size()))]);
    game.Play(game.Turn(),
              ThinkFor<G>(searcher, game, game.Turn(), Budget::Nodes(2'000), {})
                  .move);
    ++searches;
  }
  CHECK(allocations.load() == before);
  CHECK(searches > 10);
}

TEST_CASE("Playouts, moves, copies and searches never allocate") {
  const long before = allocations;
  ::operator delete(::operator new(1));
  CHECK(allocations.load() == before + 1);  // the counter works
  CheckPlayouts<sintra::State>();
  CheckPlayouts<river::State>();
  CheckPlayouts<road::State>();
  CheckSearch<sintra::State>();
  CheckSearch<river::State>();
  CheckSearch<road::State>();
}

}  // namespace
}  // namespace glazier
