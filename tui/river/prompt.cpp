// SPDX-License-Identifier: MIT
// The words that ask for a choice.
#include "engine/river/pieces_text.hpp"
#include "tui/river/spell.hpp"

namespace glazier::tui {

using river::PieceText;
using Kind = RiverPick::Kind;
using RiverUi = GameUi<river::State>;

namespace {

/// "a-c".
std::string Keys(std::string_view keys, int count) {
  return count == 1 ? std::string(1, keys[0])
                    : std::string(1, keys[0]) + '-' +
                          keys[static_cast<std::size_t>(count - 1)];
}

/// "W4+P4".
std::string PiecesChosen(const RiverChooser& chooser) {
  std::string text;
  const auto add = [&](int spot) {
    text += (text.empty() ? "" : "+") + PieceText(PieceAt(chooser, spot));
  };
  for (const int mark : chooser.marks()) {
    add(mark);
  }
  for (int spot = 0; spot < SatchelSize(chooser) && chooser.marks().empty();
       ++spot) {
    if (chooser.Holds({Kind::kPieces, static_cast<std::uint32_t>(spot)})) {
      add(spot);
    }
  }
  return text;
}

std::string StartPrompt(const RiverChooser& chooser) {
  const int satchel = SatchelSize(chooser);
  const auto& marks = chooser.marks();
  if (!marks.empty()) {
    std::string like;
    for (int spot = 0; spot < satchel && marks.size() == 1; ++spot) {
      if (spot != marks[0] && OffersSatchel(chooser, spot)) {
        like += (like.empty() ? "; " : " or ") +
                std::string(1, kSatchelKeys[static_cast<std::size_t>(spot)]);
      }
    }
    return PiecesChosen(chooser) + " to which tile 1-6? Enter goes on" +
           (like.empty() ? "" : like + " makes a pair");
  }
  std::string text =
      satchel > 0 ? "place glass " + Keys(kSatchelKeys, satchel) : "";
  if (OffersLake(chooser)) {
    const int lake = chooser.state().lake().size();
    text += (text.empty() ? "" : ", or ") +
            (lake > river::kDraw ? "draw and leave " + Keys(kLakeKeys, lake)
                                 : "draw all with 0");
  }
  return text;
}

std::string GatherPrompt(const RiverChooser& chooser) {
  std::string tiles;
  for (const Pick& option : chooser.Options()) {
    tiles += (tiles.empty() ? "" : " or ") +
             std::to_string(
                 chooser.state().tile(static_cast<int>(option.value)) + 1);
  }
  return PiecesChosen(chooser) + " to tile " +
         std::to_string(ChosenTile(chooser) + 1) + ", gather tile " + tiles +
         (chooser.Preview()->effect.ends_turn ? ", Enter plays"
                                              : ", Enter goes on");
}

std::string ColumnPrompt(const RiverChooser& chooser) {
  std::string letters;
  for (const Pick& option : chooser.Options()) {
    letters += ' ';
    letters +=
        static_cast<char>(river::kColourLetters[option.value] - 'A' + 'a');
  }
  const int column = chooser.state().board(chooser.seat()).columns + 1;
  return "column " + std::to_string(column) + " for which colour:" + letters +
         ", Enter goes on or plays";
}

std::string SpillPrompt(const RiverChooser& chooser) {
  const int satchel = SatchelSize(chooser);
  const int missing = satchel - river::kSatchel;
  return std::to_string(missing) +
         " to the overflow: " + Keys(kSatchelKeys, river::kSatchel) + ' ' +
         Keys(kSatchelKeys.substr(river::kSatchel), missing) +
         (missing == 1 ? ", Enter plays" : ", Enter goes on");
}

std::string DrawPrompt(const RiverChooser& chooser) {
  const auto& lake = chooser.state().lake();
  return (lake.size() > river::kDraw
              ? "draw, " + PieceText(lake[chooser.Taken(Kind::kLeave)]) +
                    " stays in the lake"
              : std::string("draw all of the lake")) +
         (chooser.Preview()->effect.ends_turn ? ", Enter plays"
                                              : ", Enter goes on");
}

}  // namespace

std::string RiverUi::Prompt(const RiverChooser& chooser) {
  if (chooser.AtStart()) {
    return StartPrompt(chooser);
  }
  switch (chooser.kind()) {
    case Kind::kTile:
      return PiecesChosen(chooser) + " to which tile 1-6? Enter goes on";
    case Kind::kGather:
      return GatherPrompt(chooser);
    case Kind::kColumn:
      return ColumnPrompt(chooser);
    case Kind::kSpill:
      return SpillPrompt(chooser);
    case Kind::kPass:
      return "no glass, and none to be had: Enter passes";
    default:
      return DrawPrompt(chooser);
  }
}

}  // namespace glazier::tui
