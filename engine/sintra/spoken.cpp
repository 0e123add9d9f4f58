// SPDX-License-Identifier: MIT
// Spoken output for what happens in Sintra.
#include "engine/sintra/spoken.hpp"

#include "engine/core/speech.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::sintra {
namespace {

std::string SpokenSource(int source) {
  return source == kCentre ? "centre" : "factory " + std::to_string(source + 1);
}

/// "Bot takes 2 orange from factory 1 for strip 3."
std::string Taken(const State& before,
                  int seat,
                  const Step& move,
                  const Effect& effect,
                  const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  const int count = effect.placed + effect.broken;
  const std::string_view colour = kColourNames[move.colour];
  const std::string source =
      move.source == kCentre ? "the centre" : SpokenSource(move.source);
  if (move.Breaks()) {
    return Sentence("{1} takes {2} {3} from {4}; they fit nowhere and break.\n",
                    {name, count, colour, source});
  }
  const Panes& from = before.source(move.source);
  const Panes rest = from.Without(static_cast<Colour>(move.colour));
  if (move.source == kCentre || rest.Empty()) {
    return Sentence("{1} takes {2} {3} from {4} for strip {5}.\n",
                    {name, count, colour, source, move.place + 1});
  }
  return Sentence(
      "{1} takes {2} {3} from {4} for strip {5}; {6} to the centre.\n",
      {name, count, colour, source, move.place + 1, SpokenPanes(rest)});
}

/// What the panes did to the strip.
std::string Placed(int seat,
                   const Step& move,
                   const Effect& effect,
                   const State& after,
                   const Listener& listener) {
  if (move.Breaks()) {
    return "";
  }
  const Board& board = after.board(seat);
  if (effect.window > 0) {
    const std::string_view kept = kColourNames[move.keep];
    return effect.bonus > 0
               ? Sentence(
                     "Strip {1} is complete and keeps {2}: {3} points and {4} "
                     "for the bonus colour, {5} in all.\n",
                     {move.place + 1, kept, effect.window, effect.bonus,
                      board.score})
               : Sentence(
                     "Strip {1} is complete and keeps {2}: {3} points, {4} in "
                     "all.\n",
                     {move.place + 1, kept, effect.window, board.score});
  }
  return Sentence("{1} strip {2} has {3} of 5 panes.\n",
                  {WhoseFirst(listener, seat), move.place + 1,
                   kSpaces - board.gaps[move.place].Total()});
}

/// Broken glass, and the marker.
std::string Lost(int seat,
                 const Effect& effect,
                 const State& after,
                 const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  const Board& board = after.board(seat);
  const int minus = kGlassTrack[board.glass];
  if (effect.wraps > 0) {
    return Sentence("The broken glass of {1} costs {2} points at once.\n",
                    {name, kGlassWrap * effect.wraps});
  }
  if (effect.marker) {
    return Sentence(
        "{1} has the first-player marker; broken glass {2}, minus {3}.\n",
        {name, board.glass, minus});
  }
  if (effect.broken == 0) {
    return "";
  }
  return effect.broken == 1
             ? Sentence("1 pane breaks; broken glass {1}, minus {2}.\n",
                        {board.glass, minus})
             : Sentence("{1} panes break; broken glass {2}, minus {3}.\n",
                        {effect.broken, board.glass, minus});
}

}  // namespace

std::string SpokenPanes(const Panes& panes) {
  std::vector<std::string> words;
  for (const Colour colour : kAllColours) {
    const int count = panes.Count(colour);
    if (count > 0) {
      words.push_back((count == 1 ? "" : std::to_string(count) + ' ') +
                      std::string(Name(colour)));
    }
  }
  return Listed(words);
}

std::vector<std::string> SpeakStep(const State& /*state*/,
                                   int /*seat*/,
                                   const Step& move) {
  if (move.IsBack()) {
    return {"back"};
  }
  std::vector<std::string> words = {
      move.Breaks() ? "break" : "strip " + std::to_string(move.place + 1),
      std::string(kColourNames[move.colour]), SpokenSource(move.source)};
  if (move.Completes()) {
    words.push_back("keep " + std::string(kColourNames[move.keep]));
  }
  return words;
}

std::string SpeakChange(const State& before,
                        int seat,
                        const Step* move,
                        const State& after,
                        const Listener& listener) {
  if (move->IsBack()) {
    return Sentence("{1} sends the glazier back above strip {2}.\n",
                    {NameOf(listener, seat), after.board(seat).glazier + 1});
  }
  State played = before;
  const Effect effect = played.Play(seat, *move);
  return Taken(before, seat, *move, effect, listener) +
         Placed(seat, *move, effect, after, listener) +
         Lost(seat, effect, after, listener);
}

std::string SpeakDeal(const State& after,
                      const Deal& deal,
                      const Listener& listener) {
  if (deal.kind == Deal::Kind::kSetup) {
    return Sentence("{1} begins.\n", {NameOf(listener, deal.first)});
  }
  return SpeakTable(after, listener);
}

std::string SpeakTurn(const State& /*state*/,
                      int seat,
                      const Listener& listener) {
  return Sentence("Your move, {1}.\n", {NameOf(listener, seat)});
}

std::string SpeakReason(const State& state, int seat, const Step& move) {
  return Reason(state, seat, move);
}

std::string SpeakResult(const State& state, const Listener& listener) {
  std::string text;
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore score = state.Final(seat);
    text += Sentence(
        state.side() == Side::kA
            ? "{1} has {2} points: {3} in play, {4} for panes left, {5} for "
              "broken glass, {6} for ornaments.\n"
            : "{1} has {2} points: {3} in play, {4} for panes left, {5} for "
              "broken glass, {6} for windows of one colour.\n",
        {NameOf(listener, seat), SpokenScore(std::to_string(score.total)),
         SpokenScore(std::to_string(score.in_play)), score.leftover,
         SpokenScore(std::to_string(score.glass)), score.bonus});
  }
  return text + WinnersLine(state, listener.seats);
}

std::string SpeakLegend(const State& /*state*/) {
  return "Ask: strip 3, strips, window 3, factory 2, centre, table, "
         "what pink.\n"
         "To ask about another player, say the name first: bot strip 3.\n"
         "A move is typed in words: strip 3 orange factory 2.\n"
         "Where it completes the strip, add the colour to keep: keep blue.\n"
         "Type break instead of a strip where the panes fit nowhere.\n"
         "Type back to send the glazier back.\n"
         "Short: the number of the factory or c for the centre, the first "
         "letter of the colour, the number of the strip, the letter to keep.\n"
         "So 2o3 is orange from factory 2 for strip 3, and cp2b is pink from "
         "the centre for strip 2, keeping blue.\n";
}

}  // namespace glazier::sintra
