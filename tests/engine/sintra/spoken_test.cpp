// SPDX-License-Identifier: MIT
// Spoken output of Sintra.
#include "engine/sintra/spoken.hpp"

#include <doctest/doctest.h>

#include "engine/sintra/faces.hpp"
#include "tests/support/spoken.hpp"

namespace glazier::sintra {
namespace {

const std::vector<Seat> kSeats = {{"human", "Ana"}, {"easy", "Bot"}};
const Listener kAna{0, kSeats};

/// A game in progress, after random moves.
State After(int steps, std::uint64_t seed) {
  State state(Options{});
  Rng rng(seed);
  while (steps > 0 && state.Turn() != kNobody) {
    steps -= state.RandomStep(rng) ? 1 : 0;
  }
  return state;
}

TEST_CASE("Sintra, spoken: a factory says what lies on it") {
  const State state = After(1, 1);
  for (int factory = 0; factory < state.factories(); ++factory) {
    const auto answer =
        SpeakAnswer(state, 0, "factory " + std::to_string(factory + 1), kAna);
    REQUIRE(answer);
    const std::string panes = SpokenPanes(state.source(factory));
    CHECK(answer->find(state.source(factory).Empty() ? "is empty" : panes) !=
          std::string::npos);
  }
  CHECK_FALSE(SpeakAnswer(state, 0, "factory 6", kAna));
  CHECK_FALSE(SpeakAnswer(state, 0, "factory", kAna));
}

TEST_CASE("Sintra, spoken: panes are counted in words") {
  Panes panes;
  CHECK(SpokenPanes(panes) == "nothing");
  panes.Add(Colour::kOrange, 2);
  CHECK(SpokenPanes(panes) == "2 orange");
  panes.Add(Colour::kPink);
  panes.Add(Colour::kGreen, 3);
  CHECK(SpokenPanes(panes) == "2 orange, pink and 3 green");
}

TEST_CASE("Sintra, spoken: a strip says what it needs and what it has") {
  State state = After(0, 1);
  Rng rng(1);
  while (state.Turn() == kDealer) {
    state.Apply(state.Draw(rng));
  }
  const int seat = state.Turn();
  const Listener self{seat, kSeats};
  const int place = state.board(seat).glazier;
  const std::string question = "strip " + std::to_string(place + 1);
  const std::string before = *SpeakAnswer(state, seat, question, self);
  CHECK(before.starts_with("Strip " + std::to_string(place + 1) +
                           ", under your glazier: needs "));
  CHECK(Split(before, '\n').front().find(" of ") == std::string_view::npos);
  // A move that lays panes there without completing it.
  State::Steps moves;
  state.List(seat, moves);
  for (const Step& move : moves) {
    if (!move.IsBack() && move.place == place && !move.Completes()) {
      State after = state;
      const Effect effect = after.Play(seat, move);
      const std::string answer = *SpeakAnswer(after, seat, question, self);
      const auto at = static_cast<std::size_t>(place);
      const int spaces =
          kFaceData[state.board(seat).face[at]].gaps.Coloured(move.colour);
      const std::string colour(kColourNames[move.colour]);
      CAPTURE(answer);
      CHECK(answer.find(effect.placed == spaces
                            ? "has " + (spaces == 1 ? colour
                                                    : std::to_string(spaces) +
                                                          ' ' + colour)
                            : colour + ' ' + std::to_string(effect.placed) +
                                  " of " + std::to_string(spaces)) !=
            std::string::npos);
      const std::string other =
          *SpeakAnswer(after, seat, question, Listener{1 - seat, kSeats});
      CHECK(other.find(", under " +
                       kSeats[static_cast<std::size_t>(seat)].name +
                       "'s glazier") != std::string::npos);
    }
  }
}

TEST_CASE("Sintra, spoken: a move is told with what it changed") {
  State state = After(3, 7);
  State::Steps moves;
  for (int n = 0; n < 60 && state.Turn() != kNobody; ++n) {
    Rng rng(static_cast<std::uint64_t>(n));
    if (state.Turn() == kDealer) {
      state.Apply(state.Draw(rng));
      continue;
    }
    const int seat = state.Turn();
    state.List(seat, moves);
    const Step move =
        moves[rng.Below(static_cast<std::uint32_t>(moves.size()))];
    const State before = state;
    state.Play(seat, move);
    const std::string told =
        Folded(SpeakChange(before, seat, &move, state, kAna));
    CAPTURE(told);
    CHECK(WrongWithSpeech(told).empty());
    CHECK(told.starts_with(kSeats[static_cast<std::size_t>(seat)].name));
    CHECK((told.find("is complete") != std::string::npos) == move.Completes());
  }
}

TEST_CASE("Sintra, spoken: every answer is three lines or fewer") {
  for (int steps = 1; steps < 60; steps += 3) {
    const State state = After(steps, static_cast<std::uint64_t>(steps));
    for (int seat = 0; seat < 2; ++seat) {
      std::vector<std::string> answers = {SpeakSeat(state, seat, kAna)};
      for (int place = 1; place <= kPlaces; ++place) {
        const std::string number = std::to_string(place);
        answers.push_back(*SpeakAnswer(state, seat, "strip " + number, kAna));
        answers.push_back(*SpeakAnswer(state, seat, "window " + number, kAna));
      }
      for (const std::string_view colour : kColourNames) {
        answers.push_back(
            *SpeakAnswer(state, seat, "what " + std::string(colour), kAna));
      }
      for (const std::string& answer : answers) {
        CAPTURE(answer);
        CHECK(WrongWithSpeech(Folded(answer)).empty());
        CHECK(LinesOf(Folded(answer)) <= kSpokenLines);
      }
    }
  }
}

}  // namespace
}  // namespace glazier::sintra
