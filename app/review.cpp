// SPDX-License-Identifier: MIT
// glazier review: what each move of a recorded game gave away.
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/bots/review_text.hpp"
#include "app/cli/command.hpp"
#include "app/store/kept_record.hpp"

namespace glazier {
namespace {

template <SearchableGame G>
nlohmann::ordered_json Json(const Table<G>& table, const Review<G>& review) {
  constexpr double kPoint = 100;
  const auto chances = [&table](const Chances& all) {
    return nlohmann::ordered_json(std::vector<double>(
        all.begin(), all.begin() + static_cast<int>(table.seats().size())));
  };
  nlohmann::ordered_json seats = nlohmann::ordered_json::array();
  for (const Seat& seat : table.seats()) {
    seats.push_back({{"name", seat.name}, {"player", seat.player}});
  }
  nlohmann::ordered_json moves = nlohmann::ordered_json::array();
  for (const auto& move : review.moves) {
    moves.push_back({{"seat", move.seat + 1},
                     {"move", StepText(move.played)},
                     {"best", StepText(move.best)},
                     {"lost", move.lost / kPoint},
                     {"chance_lost", move.given},
                     {"chances", chances(move.before)}});
  }
  return {{"version", kResultVersion},
          {"game", G::kInfo.name},
          {"seed", table.seed()},
          {"seats", seats},
          {"moves", moves},
          {"chances", chances(review.after)}};
}

template <SearchableGame G>
void Print(const Table<G>& table, bool json, Streams& streams) {
  const Review<G> review = ReviewGame(table, {}, [&](std::size_t done) {
    if (streams.terminal) {
      streams.err << '\r' << done << '/' << table.steps() << " moves"
                  << std::flush;
    }
  });
  if (streams.terminal) {
    streams.err << "\r\033[K" << std::flush;
  }
  if (json) {
    streams.out << Json(table, review).dump() << '\n';
    return;
  }
  streams.out << G::kInfo.title << ", " << OptionsText<G>(table.now().options())
              << ", seed " << table.seed() << '\n'
              << ReviewText(table, review);
}

template <Game G>
int Look(const Table<G>& table, bool json, Streams& streams) {
  if (table.steps() == 0) {
    throw Failure("no move was played in this game");
  }
  if (HiddenGame<G> && !table.Over()) {
    throw Failure("this game is not over: a review would tell its secrets");
  }
  Print(table, json, streams);
  return 0;
}

}  // namespace

void AddReview(CLI::App& app, Command& chosen) {
  const auto file = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  CLI::App& command = AddCommand(
      app, "review", "What each move of a recorded game gave away",
      "Examples:\n  glazier review GAME.game\n"
      "  glazier review GAME.game --json",
      [file, json, &chosen] {
        chosen = [file, json](Streams& streams) {
          const auto record = KeptRecord::Open(*file);
          if (!record) {
            throw Failure(record.why());
          }
          return std::visit(
              [&](const auto& table) { return Look(table, *json, streams); },
              record->table);
        };
      });
  AddText(command, "FILE", *file, "A recorded game");
  Require(command, "FILE");
  AddFlag(command, "--json", *json, "Every move and the chances as JSON");
}

}  // namespace glazier
