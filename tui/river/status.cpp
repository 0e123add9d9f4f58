// The lines of River Valley's table: header, last move, preview, prompt, keys.
#include "tui/river/status.hpp"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/river/words.hpp"
#include "tui/table/status.hpp"

namespace glazier::tui {

using Phase = RiverChooser::Phase;

namespace {

std::string BagText(const river::Pieces& bag, int colour) {
  return river::kColourLetters[static_cast<std::size_t>(colour)] +
         std::to_string(bag.CountColour(colour));
}

std::string EndText(const river::State& state) {
  if (state.Turn() == kNobody) {
    return "the game is over";
  }
  switch (state.end()) {
    case river::End::kRound:
      return "LAST ROUND, then one turn each";
    case river::End::kLast:
      return "LAST TURN: place and gather";
    default:
      return "";
  }
}

/// The last move as a sentence, the mover's name first.
std::string LastText(const RiverScene& scene) {
  const RiverPreview& last = *scene.last;
  std::string text =
      scene.model.seats[static_cast<std::size_t>(last.seat)].name + ' ' +
      Tell(last.before, last.seat, last.move) + '.';
  if (const int change = last.ScoreChange(); change != 0) {
    text += std::string(" ") + (change > 0 ? "+" : "") +
            std::to_string(change) + '.';
  }
  return last.StartsEnd() ? text + " The end begins." : text;
}

/// The keys of the moment, the most useful first.
std::vector<KeyHint> HintsFor(const RiverModel& model) {
  std::vector<KeyHint> choosing;
  const bool choice = model.history.empty() && model.chooser != nullptr;
  const bool first = choice && model.chooser->step() == Phase::kPieces;
  if (choice && model.chooser->Typing()) {
    return {{"Enter", "play"}, {"Esc", "close"}};
  }
  if (first) {
    choosing = {{"Enter", "ok"}, {"Space", "mark"}, {":", "type"}};
  } else if (choice) {
    choosing = {
        {"Enter", "go on or play"}, {"Esc", "step back"}, {"arrows", "others"}};
  }
  return TableHints(model.part, !model.history.empty(), std::move(choosing),
                    first, model.state.players() > 2);
}

}  // namespace

void DrawHeader(Sheet& sheet, const Theme& theme, const RiverModel& model) {
  const river::State& state = model.state;
  const Style title = theme.Of(Role::kTitle);
  sheet.Fill({0, 0, sheet.width(), 1}, title);
  const int colours = river::ColoursFor(state.players());
  int width = 0;
  for (int colour = 0; colour < colours; ++colour) {
    width += Columns(BagText(state.bag(), colour)) + 1;
  }
  int x = sheet.width() - width;
  for (int colour = 0; colour < colours; ++colour) {
    x = sheet.Put(x, 0, BagText(state.bag(), colour), theme.Glass(colour)) + 1;
  }
  const std::string bag = "bag " + std::to_string(state.bag().Total()) + ' ';
  const int left = sheet.width() - width - Columns(bag);
  sheet.Put(left, 0, bag, title);
  x = sheet.Put(1, 0, "RIVER VALLEY", title) + 2;
  const std::string end = EndText(state);
  if (!end.empty()) {
    sheet.PutIn(x, 0, left - x - 1, end, theme.Of(Role::kTurn));
  }
}

void DrawLegend(Sheet& sheet, const Theme& theme, int x, int y, int players) {
  // Short, and with the letter in each of them.
  constexpr std::array<std::string_view, river::kColours> kWords = {
      "White", "Purple", "Light blue", "Dark blue", "Mint",
      "Green", "Yellow", "Orange",     "blacK"};
  for (int colour = 0; colour < river::ColoursFor(players); ++colour) {
    x = sheet.Put(x, y, kWords[static_cast<std::size_t>(colour)],
                  theme.Glass(colour)) +
        1;
  }
}

void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const RiverScene& scene) {
  std::optional<std::string> preview;
  if (scene.preview) {
    preview = PreviewText(*scene.preview);
  }
  StatusView view = StatusOf(scene.model, preview);
  view.last = scene.last ? LastText(scene) : "";
  view.keys = HintsFor(scene.model);
  DrawStatus(sheet, theme, area, view);
}

}  // namespace glazier::tui
