// SPDX-License-Identifier: MIT
// What happened, in sentences.
#include <algorithm>

#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/words.hpp"

namespace glazier::sintra {
namespace {

std::string Count(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + ' ' + std::string(n == 1 ? one : many);
}

std::string Points(int n) {
  return Count(n, "point", "points");
}

/// The most points the seat to move can score with one move.
int MostAtOnce(const State& state) {
  int most = 0;
  State::Steps moves;
  ListChoices(state, moves);
  for (const Step& move : moves) {
    State after = state;
    const Effect effect = after.Play(after.Turn(), move);
    most = std::max(most, effect.bonus + effect.window);
  }
  return most;
}

}  // namespace

std::string Tell(const State& before, int seat, const Step& move) {
  if (move.IsBack()) {
    return "sends the glazier back above strip " +
           std::to_string(before.board(seat).LeftmostStrip() + 1);
  }
  State after = before;
  const Effect effect = after.Play(seat, move);
  const auto colour = static_cast<Colour>(move.colour);
  std::string text =
      "takes " + std::to_string(effect.placed + effect.broken) + ' ' +
      std::string(Name(colour)) + " from " +
      (move.source == kCentre ? std::string("the centre")
                              : "factory " + std::to_string(move.source + 1));
  if (effect.marker) {
    text += " with the first-player marker";
  }
  if (move.Breaks()) {
    text += "; nothing fits, all break";
  } else {
    text += " and places " + std::to_string(effect.placed) + " on strip " +
            std::to_string(move.place + 1);
    if (effect.broken > 0) {
      text += "; " + std::to_string(effect.broken) +
              (effect.broken == 1 ? " breaks" : " break");
    }
  }
  if (effect.window > 0) {
    text += "; completes it, keeps " + std::string(kColourNames[move.keep]) +
            ": " +
            (effect.bonus > 0
                 ? "colour bonus " + std::to_string(effect.bonus) + ", "
                 : std::string()) +
            "window " + std::to_string(effect.window);
  }
  if (effect.wraps > 0) {
    text += "; the broken glass costs " + Points(kGlassWrap * effect.wraps) +
            " at once";
  }
  return text;
}

std::string Reason(const State& before, int seat, const Step& move) {
  State after = before;
  const Effect effect = after.Play(seat, move);
  std::string text;
  const auto add = [&text](const std::string& part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  if (move.IsBack()) {
    add("your glazier has passed strips that can still be filled");
  } else if (effect.window > 0) {
    const int right = effect.window - kWindowPoints[move.place];
    std::string of_them;
    if (effect.bonus > 0) {
      of_them = std::to_string(effect.bonus) + " for the colour";
    }
    if (right > 0) {
      of_them += (of_them.empty() ? "" : ", ") + std::to_string(right) +
                 " for windows to the right";
    }
    add("it scores " + Points(effect.bonus + effect.window) + " now" +
        (of_them.empty() ? "" : " (" + of_them + ")"));
  } else if (effect.placed > 0) {
    const int left = after.board(seat).gaps[move.place].Total();
    add("it places " + Count(effect.placed, "pane", "panes") + " and leaves " +
        Count(left, "space", "spaces") + " on strip " +
        std::to_string(move.place + 1));
  }
  if (!move.IsBack()) {
    const int lost = after.board(seat).Lost() - before.board(seat).Lost();
    add(lost > 0 ? "it loses " + Points(lost) + " to broken glass" +
                       (move.Breaks() ? ", the least" : "")
        : effect.marker ? "no pane breaks, but it takes the marker"
                        : "no glass breaks");
  }
  if (after.Turn() >= 0 && after.Turn() != seat) {
    if (const int most = MostAtOnce(after); most > 0) {
      add("and the next player can score " + std::to_string(most) + " at most");
    }
  }
  return text;
}

std::string TellDeal(const State& after, const Deal& deal) {
  if (deal.kind == Deal::Kind::kSetup) {
    return "Sintra for " + std::to_string(after.players()) + " players, side " +
           (after.side() == Side::kA ? "A" : "B") + ". Seat " +
           std::to_string(deal.first + 1) + " begins.";
  }
  std::string text = "Round " + std::to_string(deal.round) + " of " +
                     std::to_string(kRounds) + ". The bonus colour is " +
                     std::string(Name(after.bonus(deal.round))) +
                     ". Factories:";
  for (int factory = 0; factory < after.factories(); ++factory) {
    text += ' ' + PanesText(deal.factories[static_cast<std::size_t>(factory)]);
  }
  return text;
}

}  // namespace glazier::sintra
