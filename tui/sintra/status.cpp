// The lines of the table screen: header, last move, preview, prompt, keys.
#include "tui/sintra/status.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/sintra/words.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

using sintra::kColours;
using Step = Chooser::Step;

namespace {

const std::string& NameOf(const TableModel& model, int seat) {
  return model.seats[static_cast<std::size_t>(seat)].name;
}

/// Every colour's name on its own glass: the letters explained.
int DrawLegend(Sheet& sheet, const Theme& theme, int right) {
  std::array<std::string, kColours> words;
  int width = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const std::string_view name =
        sintra::kColourNames[static_cast<std::size_t>(colour)];
    const std::string glyph = theme.Glyph(colour, true, 2);
    // A letter begins its own name; a shape needs the name beside it.
    const std::string word =
        theme.options().glyphs == Glyphs::kShapes
            ? glyph + std::string(name)
            : glyph[0] + std::string(name.substr(1)) + glyph.substr(1);
    width += Columns(word) + 1;
    words[static_cast<std::size_t>(colour)] = word;
  }
  int x = right - width;
  for (int colour = 0; colour < kColours; ++colour) {
    x = sheet.Put(x, 0, words[static_cast<std::size_t>(colour)],
                  theme.Glass(colour)) +
        1;
  }
  return right - width;
}

/// The last move as a sentence, the mover's name first.
std::string LastText(const Scene& scene) {
  const Foresight& last = *scene.last;
  std::string text =
      NameOf(scene.model, last.seat) + ' ' + Tell(last.before, last.move) + '.';
  if (const int change = last.ScoreChange(); change != 0) {
    text += std::string(" ") + (change > 0 ? "+" : "") +
            std::to_string(change) + '.';
  }
  return text;
}

/// The keys of the moment, the most useful first.
std::vector<KeyHint> HintsFor(const TableModel& model) {
  constexpr KeyHint kOthers = {"Tab", "others"};
  constexpr KeyHint kHelp = {"?", "help"};
  constexpr KeyHint kMenu = {"q", "menu"};
  constexpr KeyHint kTip = {"t", "tip"};
  constexpr KeyHint kUndo = {"u", "undo"};
  constexpr KeyHint kMoves = {"m", "moves"};
  constexpr KeyHint kPatterns = {"n", "patterns"};
  constexpr KeyHint kBack = {"PgUp", "look back"};
  if (!model.history.empty()) {
    return {{"PgUp", "back"},
            {"PgDn", "forward"},
            {"Home", "first"},
            {"End", "now"},
            kOthers,
            kHelp,
            kMenu};
  }
  if (model.chooser == nullptr) {
    return {kUndo, kBack, kOthers, kMoves, kPatterns, kHelp, kMenu};
  }
  switch (model.chooser->step()) {
    case Step::kSource:
      if (model.state.players() > 2) {
        return {{"Enter", "ok"},
                {"<", "glazier back"},
                {":", "type"},
                kTip,
                kUndo,
                kOthers,
                kHelp,
                kMenu,
                kMoves,
                kPatterns,
                kBack};
      }
      return {{"Enter", "ok"}, {"<", "glazier back"},
              {":", "type"},   kTip,
              kUndo,           kMoves,
              kHelp,           kMenu,
              kPatterns,       kBack};
    case Step::kTyping:
      return {{"Enter", "play"}, {"Esc", "close"}};
    default:
      return {{"Enter", "go on or play"},
              {"Esc", "step back"},
              {"arrows", "others"},
              kTip,
              kHelp,
              kMenu};
  }
}

void DrawPrompt(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const TableModel& model) {
  const auto say = [&](const std::string& bar, const std::string& rest,
                       bool turn) {
    int x = area.x;
    if (!bar.empty()) {
      x = sheet.Put(x, area.y,
                    ' ' +
                        (turn ? std::string(theme.Show(Sign::kPointer)) + ' '
                              : std::string()) +
                        bar + ' ',
                    theme.Of(turn ? Role::kTurn : Role::kTitle)) +
          1;
    }
    sheet.PutIn(x, area.y, area.right() - x, rest, theme.Of(Role::kStrong));
  };
  const int turn = model.state.Turn();
  if (!model.history.empty()) {
    say("LOOKING BACK", model.history, false);
  } else if (turn == kNobody) {
    std::string winners;
    for (int seat = 0; seat < model.state.players(); ++seat) {
      if (model.state.Wins(seat)) {
        winners += (winners.empty() ? "" : " and ") + NameOf(model, seat);
      }
    }
    say("THE END", winners + " won", false);
  } else if (model.chooser != nullptr) {
    const bool typing = model.chooser->step() == Step::kTyping;
    say(NameOf(model, turn),
        typing ? ':' + model.chooser->typed() + "_   " + model.chooser->Prompt()
               : model.chooser->Prompt(),
        true);
  } else if (turn >= 0) {
    say(NameOf(model, turn),
        model.thinking.empty() ? "to move" : model.thinking, true);
  }
}

}  // namespace

void DrawHeader(Sheet& sheet, const Theme& theme, const TableModel& model) {
  const sintra::State& state = model.state;
  const Style title = theme.Of(Role::kTitle);
  sheet.Fill({0, 0, sheet.width(), 1}, title);
  const int legend = DrawLegend(sheet, theme, sheet.width());
  int x = sheet.Put(1, 0, "SINTRA", title) + 2;
  if (state.round() > sintra::kRounds) {
    sheet.Put(x, 0, "the game is over", title);
    return;
  }
  x = sheet.Put(x, 0,
                "round " + std::to_string(state.round()) + "/" +
                    std::to_string(sintra::kRounds),
                title) +
      2;
  x = sheet.Put(x, 0, "bonus ", title);
  std::vector<int> colours;
  for (int round = state.round(); round <= sintra::kRounds; ++round) {
    colours.push_back(static_cast<int>(state.bonus(round)));
  }
  DrawBonusTrack(sheet, theme, x, 0, colours, title);
  x += 3 + (colours.size() > 1 ? 6 : 0) +
       2 * static_cast<int>(colours.size() - 1) + 1;
  const std::string more = std::string("side ") +
                           (state.side() == sintra::Side::kA ? "A" : "B") +
                           "  bag " + std::to_string(state.bag().Total()) +
                           "  tower " + std::to_string(state.tower().Total());
  if (x + Columns(more) + 2 <= legend) {
    sheet.Put(x + 1, 0, more, title);
  }
}

void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const Scene& scene) {
  const TableModel& model = scene.model;
  std::vector<ScoreView> players;
  players.reserve(model.seats.size());
  for (int seat = 0; seat < model.state.players(); ++seat) {
    players.push_back({NameOf(model, seat), model.state.Score(seat),
                       model.state.Turn() == seat});
  }
  DrawScoreTrack(sheet, theme, {area.x, area.y, area.width, 1}, players);

  // Refusals first, then what the choice would do, then what was asked for.
  std::string note = model.message;
  Style style = theme.Of(Role::kText);
  if (model.chooser != nullptr && !model.chooser->refusal().empty()) {
    note = "Not possible: " + model.chooser->refusal() + '.';
    style = theme.Of(Role::kBad);
  } else if (scene.preview) {
    note = PreviewText(*scene.preview) + '.';
    style = theme.Of(Role::kGood);
  } else if (model.tip) {
    note = "Tip: " + MoveText(*model.tip) + ", " +
           Reason(model.state, *model.tip) + '.';
    style = theme.Of(Role::kTarget);
  }
  const int prompt = area.bottom() - 2;
  int y = area.y + 1;
  const int notes = static_cast<int>(Wrap(note, area.width).size());
  if (scene.last) {
    const int rows = std::max(1, prompt - y - notes);
    y += DrawText(sheet, {area.x, y, area.width, rows}, LastText(scene),
                  theme.Of(Role::kLast));
  }
  DrawText(sheet, {area.x, y, area.width, prompt - y}, note, style);
  DrawPrompt(sheet, theme, {area.x, prompt, area.width, 1}, model);
  DrawKeys(sheet, theme, {area.x, prompt + 1, area.width, 1}, HintsFor(model));
}

}  // namespace glazier::tui
