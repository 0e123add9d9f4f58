// A playout asks for no memory: every allocation of this program is counted.
#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "engine/bots/playout.hpp"
#include "engine/sintra/state.hpp"

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

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

namespace glazier::sintra {
namespace {

TEST_CASE("Playouts, moves and copies never allocate") {
  long before = allocations;
  ::operator delete(::operator new(1));
  CHECK(allocations.load() == before + 1);  // the counter works

  Rng rng(1);
  before = allocations;
  for (int i = 0; i < 300; ++i) {
    State state(Options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB});
    PlayOut(state, rng);
  }
  CHECK(allocations.load() == before);

  State::Moves moves;
  State state(Options{4, Side::kB});
  before = allocations;
  while (state.Turn() != kNobody) {
    if (state.Turn() == kDealer) {
      state.Apply(state.Draw(rng));
      continue;
    }
    state.ListMoves(moves);
    State copy = state;
    copy.Play(moves[rng.Below(static_cast<std::uint32_t>(moves.size()))]);
    state = copy;
  }
  CHECK(allocations.load() == before);
}

}  // namespace
}  // namespace glazier::sintra
