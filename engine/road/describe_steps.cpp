// SPDX-License-Identifier: MIT
// The legal words of a seat in plain lines, by subject.
#include <algorithm>
#include <array>

#include "engine/road/names.hpp"
#include "engine/road/plain_lines.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

/// Whether another step differs only in the gain, and takes at least as much of
/// everything.
bool IsSmaller(const Step& step, const State::Steps& steps) {
  if (step.gain.IsNone()) {
    return false;
  }
  return std::any_of(steps.begin(), steps.end(), [&step](const Step& other) {
    if (other == step || other.With(step.gain) != step) {
      return false;
    }
    for (int i = 0; i < kMarkers; ++i) {
      if (other.gain.Of(MarkerAt(i)) < step.gain.Of(MarkerAt(i))) {
        return false;
      }
    }
    return true;
  });
}

std::size_t SubjectOf(const Step& step) {
  switch (step.kind) {
    case Step::Kind::kCard:
      return 0;
    case Step::Kind::kEnter:
      return 1;
    case Step::Kind::kAct:
    case Step::Kind::kTake:
    case Step::Kind::kLay:
    case Step::Kind::kUse:
      return 2;
    case Step::Kind::kBuild:
      return 3;
    case Step::Kind::kConvert:
      return 4;
    case Step::Kind::kRemove:
      return 5;
    case Step::Kind::kDone:
      return 6;
  }
  return 6;
}

}  // namespace

std::string DescribeSteps(const State& state, int seat, bool all) {
  constexpr std::array<std::string_view, 7> kSubjects = {
      "cards", "entry cost", "act", "build", "convert", "remove", "end"};
  std::array<std::vector<std::string>, kSubjects.size()> words;
  State::Steps steps;
  state.List(seat, steps);
  std::size_t left_out = 0;
  for (const Step& step : steps) {
    if (all || !IsSmaller(step, steps)) {
      words[SubjectOf(step)].push_back(StepText(step));
    } else {
      ++left_out;
    }
  }
  std::string text;
  for (std::size_t subject = 0; subject < kSubjects.size(); ++subject) {
    if (!words[subject].empty()) {
      text += PlainList(kSubjects[subject], words[subject]);
    }
  }
  return text + (left_out == 0 ? ""
                               : "  and " + std::to_string(left_out) +
                                     " smaller gains\n");
}

}  // namespace glazier::road
