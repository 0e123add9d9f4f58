// SPDX-License-Identifier: MIT
// Spoken answers to questions about Sintra.
#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/sintra/faces.hpp"
#include "engine/sintra/spoken.hpp"

namespace glazier::sintra {
namespace {

/// A number of panes of a colour, or of any: "2 blue", "2 of any colour".
std::string Some(int count, int colour) {
  if (colour == kColours) {
    return count == 1 ? "any colour" : Sentence("{1} of any colour", {count});
  }
  const std::string_view name = kColourNames[static_cast<std::size_t>(colour)];
  return count == 1 ? std::string(name) : Sentence("{1} {2}", {count, name});
}

/// "needs blue and yellow; orange 2 of 3; has 2 pink".
std::string SpokenStrip(const Board& board, int place) {
  const auto at = static_cast<std::size_t>(place);
  const Gaps& empty = kFaceData[board.face[at]].gaps;
  const Gaps& gaps = board.gaps[at];
  std::vector<std::string> needs;
  std::vector<std::string> has;
  std::string text;
  const auto add = [&text](const std::string& part) {
    text += (text.empty() ? "" : "; ") + part;
  };
  std::string begun;
  for (int colour = 0; colour <= kColours; ++colour) {
    const bool joker = colour == kColours;
    const int spaces = joker ? empty.Jokers() : empty.Coloured(colour);
    const int left = joker ? gaps.Jokers() : gaps.Coloured(colour);
    if (left == spaces) {
      if (left > 0) {
        needs.push_back(Some(left, colour));
      }
    } else if (left == 0) {
      has.push_back(Some(spaces, colour));
    } else {
      begun += Sentence("; {1} {2} of {3}",
                        {Some(1, colour), spaces - left, spaces});
    }
  }
  if (!needs.empty()) {
    add("needs " + Listed(needs));
  }
  if (!begun.empty()) {
    add(begun.substr(2));
  }
  if (!has.empty()) {
    add("has " + Listed(has));
  }
  return text;
}

std::string Head(const State& state,
                 int seat,
                 int place,
                 const Listener& listener) {
  const int glazier = state.board(seat).glazier;
  return Sentence(place == glazier  ? "Strip {1}, under {2} glazier"
                  : place < glazier ? "Strip {1}, left of {2} glazier"
                                    : "Strip {1}, right of {2} glazier",
                  {place + 1, Whose(listener, seat)});
}

std::string SpeakWindow(const Board& board, int place) {
  const int points = kWindowPoints[static_cast<std::size_t>(place)];
  const auto name = [](char letter) {
    return kColourNames[kColourLetters.find(letter)];
  };
  const char above = board.PaneIn(place, 0);
  const char below = board.PaneIn(place, 1);
  if (above == '.' && below == '.') {
    return Sentence("Window {1} is empty and gives {2}.\n",
                    {place + 1, points});
  }
  if (above != '.' && below != '.') {
    return Sentence("Window {1} is full: {2} above {3}.\n",
                    {place + 1, name(above), name(below)});
  }
  return Sentence("Window {1} has {2} and gives {3}.\n",
                  {place + 1, name(above != '.' ? above : below), points});
}

std::string SpeakStrip(const State& state,
                       int seat,
                       int place,
                       const Listener& listener) {
  const Board& board = state.board(seat);
  if (!board.HasStrip(place)) {
    return Sentence("Strip {1} is gone.\n", {place + 1}) +
           SpeakWindow(board, place);
  }
  std::string text = Head(state, seat, place, listener) + ": " +
                     SpokenStrip(board, place) + ".\n";
  if (board.PanesIn(place) == 0) {
    Board turned = board;
    const auto at = static_cast<std::size_t>(place);
    turned.face[at] = static_cast<std::uint8_t>(Back(board.face[at]));
    turned.gaps[at] = Gaps(turned.face[at]);
    text += Sentence("Its back {1}.\n", {SpokenStrip(turned, place)});
  }
  return text;
}

/// Every strip, as briefly as possible.
std::string SpeakStrips(const Board& board) {
  std::string text;
  for (int place = 0; place < kPlaces; ++place) {
    if (board.HasStrip(place)) {
      text +=
          Sentence("Strip {1}: {2}.\n", {place + 1, SpokenStrip(board, place)});
    }
  }
  return text.empty() ? "All strips are gone.\n" : text;
}

std::string SpeakFactory(const State& state, int factory) {
  const Panes& panes = state.source(factory);
  return panes.Empty() ? Sentence("Factory {1} is empty.\n", {factory + 1})
                       : Sentence("Factory {1}: {2}.\n",
                                  {factory + 1, SpokenPanes(panes)});
}

std::string SpeakCentre(const State& state) {
  return state.MarkerInCentre()
             ? Sentence("Centre: {1}, and the first-player marker.\n",
                        {SpokenPanes(state.centre())})
             : Sentence("Centre: {1}.\n", {SpokenPanes(state.centre())});
}

/// Where a colour lies, and where it fits.
std::string SpeakColour(const State& state,
                        int seat,
                        int colour,
                        const Listener& listener) {
  const auto wanted = static_cast<Colour>(colour);
  std::vector<std::string> sources;
  for (int source = 0; source < state.factories(); ++source) {
    if (const int count = state.source(source).Count(wanted); count > 0) {
      sources.push_back(
          Sentence(sources.empty() ? "{1} in factory {2}" : "{1} in {2}",
                   {count, source + 1}));
    }
  }
  if (const int count = state.centre().Count(wanted); count > 0) {
    sources.push_back(Sentence("{1} in the centre", {count}));
  }
  std::vector<std::string> strips;
  const Board& board = state.board(seat);
  for (int place = board.glazier; place < kPlaces; ++place) {
    if (const int room =
            board.gaps[static_cast<std::size_t>(place)].For(colour);
        board.HasStrip(place) && room > 0) {
      strips.push_back(
          Sentence(strips.empty() ? "{1} on strip {2}" : "{1} on {2}",
                   {room, place + 1}));
    }
  }
  const std::string_view name = Name(wanted);
  return (sources.empty()
              ? Sentence("There is no {1} to take.\n", {name})
              : Sentence("There is {1}: {2}.\n", {name, Listed(sources)})) +
         (strips.empty() ? Sentence("{1} strips have no room for it.\n",
                                    {WhoseFirst(listener, seat)})
                         : Sentence("Room for it: {1}.\n", {Listed(strips)}));
}

std::string SpeakRound(const State& state) {
  return state.round() == kRounds
             ? Sentence("The last round. The bonus colour is {1}.\n",
                        {Name(state.bonus(state.round()))})
             : Sentence("Round {1} of 6. The bonus colour is {2}, then {3}.\n",
                        {state.round(), Name(state.bonus(state.round())),
                         Name(state.bonus(state.round() + 1))});
}

}  // namespace

std::string SpeakTable(const State& state, const Listener& /*listener*/) {
  if (state.AwaitsSetup()) {
    return "Nothing has been dealt yet.\n";
  }
  if (state.Turn() == kNobody) {
    return "The game is over.\n";
  }
  std::string text = SpeakRound(state);
  for (int factory = 0; factory < state.factories(); ++factory) {
    if (!state.source(factory).Empty()) {
      text += SpeakFactory(state, factory);
    }
  }
  return text + (state.centre().Empty() ? "" : SpeakCentre(state));
}

std::string SpeakSeat(const State& state, int seat, const Listener& listener) {
  const Board& board = state.board(seat);
  const std::string& name = NameOf(listener, seat);
  std::string text =
      board.glass == 0
          ? Sentence("{1} has {2} points and no broken glass.\n",
                     {name, board.score})
          : Sentence(
                "{1} has {2} points and broken glass {3}, minus {4}.\n",
                {name, board.score, board.glass, kGlassTrack[board.glass]});
  text += state.marker() == seat
              ? Sentence("{1} has the first-player marker.\n", {name})
              : "";
  std::vector<std::string> strips;
  for (int place = 0; place < kPlaces; ++place) {
    if (board.HasStrip(place)) {
      strips.push_back(std::to_string(place + 1));
    }
  }
  return text + Sentence("The glazier is above {1}; there are strips {2}.\n",
                         {board.glazier + 1, Listed(strips, "no more")});
}

std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener) {
  if (words == "table") {
    return SpeakTable(state, listener);
  }
  if (words == "strips") {
    return SpeakStrips(state.board(seat));
  }
  if (words == "centre" || words == "center") {
    return SpeakCentre(state);
  }
  if (TakeWord(words, "strip")) {
    const auto place = ParseNumber(words, 1, kPlaces);
    return place ? std::optional(SpeakStrip(state, seat, *place - 1, listener))
                 : std::nullopt;
  }
  if (TakeWord(words, "window")) {
    const auto place = ParseNumber(words, 1, kPlaces);
    return place ? std::optional(SpeakWindow(state.board(seat), *place - 1))
                 : std::nullopt;
  }
  if (TakeWord(words, "factory")) {
    const auto factory = ParseNumber(words, 1, state.factories());
    return factory ? std::optional(SpeakFactory(state, *factory - 1))
                   : std::nullopt;
  }
  if (TakeWord(words, "what")) {
    for (int colour = 0; colour < kColours; ++colour) {
      if (words == kColourNames[static_cast<std::size_t>(colour)]) {
        return SpeakColour(state, seat, colour, listener);
      }
    }
  }
  return std::nullopt;
}

}  // namespace glazier::sintra
