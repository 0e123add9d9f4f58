// glazier review: what each move of a recorded game gave away.
#include <ostream>

#include "app/bots/review_text.hpp"
#include "app/cli/command.hpp"
#include "app/store/kept_record.hpp"

namespace glazier {
namespace {

template <SearchableGame G>
void Print(const Table<G>& table, Streams& streams) {
  const std::string text = ReviewText(table, [&](std::size_t done) {
    if (streams.terminal) {
      streams.err << '\r' << done << '/' << table.steps() << " moves"
                  << std::flush;
    }
  });
  if (streams.terminal) {
    streams.err << "\r\033[K" << std::flush;
  }
  streams.out << G::kInfo.title << ", " << OptionsText<G>(table.now().options())
              << ", seed " << table.seed() << '\n'
              << text;
}

template <Game G>
int Look(const Table<G>& table, Streams& streams) {
  if (table.steps() == 0) {
    throw Failure("no move was played in this game");
  }
  if (HiddenGame<G> && !table.Over()) {
    throw Failure("this game is not over: a review would tell its secrets");
  }
  if constexpr (SearchableGame<G>) {
    Print(table, streams);
  } else {
    throw Failure("there is no review of " + std::string(G::kInfo.title));
  }
  return 0;
}

}  // namespace

void AddReview(CLI::App& app, Command& chosen) {
  const auto file = std::make_shared<std::string>();
  CLI::App& command = AddCommand(
      app, "review", "What each move of a recorded game gave away",
      "Examples:\n  glazier review GAME.game", [file, &chosen] {
        chosen = [file](Streams& streams) {
          const auto record = KeptRecord::Open(*file);
          if (!record) {
            throw Failure(record.why());
          }
          return std::visit(
              [&](const auto& table) { return Look(table, streams); },
              record->table);
        };
      });
  AddText(command, "FILE", *file, "A recorded game");
  Require(command, "FILE");
}

}  // namespace glazier
