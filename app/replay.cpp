// SPDX-License-Identifier: MIT
// glazier replay: a recorded game move by move.
#include <functional>
#include <iostream>

#include "app/cli/command.hpp"
#include "app/cli/output_file.hpp"
#include "app/screen/file_keeper.hpp"
#include "app/screen/screen_choice.hpp"
#include "app/store/kept_record.hpp"
#include "tui/screens/games.hpp"

namespace glazier {
namespace {

struct Options {
  std::string file;
  ScreenChoice screen;
  bool line = false;
  bool check = false;
  bool positions = false;
  std::optional<std::string> trace;
};

template <Game G>
void Print(const Table<G>& table, bool positions, std::ostream& out) {
  std::size_t number = 0;
  out << G::kInfo.title << ", " << OptionsText<G>(table.now().options())
      << ", seed " << table.seed() << '\n';
  for (std::size_t i = 0; i < table.history().size(); ++i) {
    const auto& step = table.history()[i];
    const G& after = table.After(i);
    if (step.step() == nullptr) {
      out << TellDeal(after, *step.deal()) << '\n';
    } else {
      const auto seat = static_cast<std::size_t>(step.seat);
      out << ++number << ". " << table.seats()[seat].name << ": "
          << StepText(*step.step()) << " - "
          << Tell(step.before, step.seat, *step.step()) << '\n';
    }
    if (positions) {
      out << "   " << PositionText(after) << '\n';
    }
  }
  if (table.Over()) {
    out << DescribeResult(table.now(), table.seats());
  } else {
    out << "The game is not over.\n"
        << Describe(table.now(), kWatcher, table.seats());
  }
}

template <Game G>
void Trace(const Table<G>& table, const std::string& file, Streams& streams) {
  OutputFile output(file, streams);
  auto tracer = TracerFor(table.now(), table.seed(), table.seats());
  for (std::size_t i = 0; i < table.history().size(); ++i) {
    const auto& step = table.history()[i];
    const G& after = table.After(i);
    if (step.step() == nullptr) {
      tracer.OnDeal(step.before, *step.deal(), after);
    } else {
      tracer.OnStep({step.before, step.seat, *step.step(), step.effect, after});
    }
  }
  output.Write(tracer.Take());
  output.Finish();
}

/// On the table where there is a terminal, otherwise in lines.
int Show(const Options& options,
         const std::string& record,
         const std::function<void()>& print) {
  tui::TuiOptions screens;
  screens.terminal = options.screen.Capabilities();
  if (!screens.terminal.line_mode.empty()) {
    print();
    return 0;
  }
  FileKeeper keeper;
  screens.start = tui::TuiOptions::Start::kReplay;
  screens.overrides = options.screen.Overrides();
  screens.record = record;
  screens.name = options.file;
  return RunTui(screens, keeper);
}

template <Game G>
int Replay(const Options& options,
           const std::string& record,
           const Table<G>& table,
           Streams& streams) {
  if (options.check) {
    streams.out << Shown(options.file) << ": good, " << table.steps()
                << " moves, " << (table.Over() ? "finished" : "not finished")
                << '\n';
  } else if (options.trace) {
    Trace(table, *options.trace, streams);
  } else if (!options.line && !options.positions && streams.screen) {
    return Show(options, record, [&] { Print(table, false, streams.out); });
  } else {
    Print(table, options.positions, streams.out);
  }
  return 0;
}

}  // namespace

void AddReplay(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "replay", "Show a recorded game move by move",
      "Examples:\n"
      "  glazier replay sintra-20260101-120000-7.game\n"
      "  glazier replay --check my.game",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          const auto record = KeptRecord::Open(options->file);
          if (!record) {
            throw Failure(record.why());
          }
          return std::visit(
              [&](const auto& table) {
                return Replay(*options, record->text, table, streams);
              },
              record->table);
        };
      });
  AddText(command, "FILE", options->file, "The record");
  Require(command, "FILE");
  options->screen.AddTo(command);
  AddFlag(command, "--line", options->line, "Print it in plain lines");
  AddFlag(command, "--check", options->check,
          "Only verify that the record is sound");
  AddFlag(command, "--positions", options->positions,
          "Add the position as one line of text after every step");
  AddText(command, "--trace", options->trace,
          "Write the game as NDJSON to a file, or to standard output with -");
  Exclude(command, "--trace", "--check");
}

}  // namespace glazier
