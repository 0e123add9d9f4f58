// SPDX-License-Identifier: MIT
// Listing, counting and choosing steps.
//
// A list makes all steps of each block, a count none of them, and the search
// for the n-th step only that one.
#include "engine/road/state.hpp"
#include "engine/road/step_writer.hpp"

namespace glazier::road {
namespace {

struct ListSink {
  State::Steps& steps;

  template <class Nth>
  void Block(int count, Nth nth) {
    for (int i = 0; i < count; ++i) {
      steps.Add(nth(i));
    }
  }
};

struct CountSink {
  int count = 0;

  template <class Nth>
  void Block(int of_block, Nth /*nth*/) {
    count += of_block;
  }
};

struct NthSink {
  int n;
  Step found;

  template <class Nth>
  void Block(int count, Nth nth) {
    if (n >= 0 && n < count) {
      found = nth(n);
    }
    n -= count;
  }
};

}  // namespace

template <class Sink>
void State::Write(int seat, Sink& sink) const {
  StepWriter<Sink>(*this, seat, sink).Write();
}

void State::List(int seat, Steps& steps) const {
  steps.Clear();
  if (Acting().Has(seat) && !estate(seat).cards.hidden) {
    ListSink sink{steps};
    Write(seat, sink);
  }
}

int State::CountSteps() const {
  CountSink sink;
  const int turn = Turn();
  if (turn >= 0 && !estate(turn).cards.hidden) {
    Write(turn, sink);
  }
  return sink.count;
}

Step State::NthStep(int n) const {
  NthSink sink{n, Step::Done()};
  Write(Turn(), sink);
  return sink.found;
}

bool State::RandomStep(Rng& rng) {
  const int turn = Turn();
  if (turn == kDealer) {
    Apply(Draw(rng));
    return false;
  }
  const auto count = static_cast<std::uint32_t>(CountSteps());
  Play(turn, NthStep(static_cast<int>(rng.Below(count))));
  return true;
}

}  // namespace glazier::road
