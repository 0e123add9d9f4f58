// SPDX-License-Identifier: MIT
// glazier stats: games, wins and best scores, from the recorded games.
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/store/statistics.hpp"

namespace glazier {
namespace {

nlohmann::ordered_json Json(const std::vector<Finished>& games) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Finished& game : games) {
    list.push_back({{"game", game.name},
                    {"opponents", game.opponents},
                    {"points", game.value},
                    {"won", game.won}});
    if (game.solo) {
      list.back().erase("won");
    }
  }
  return {{"version", kResultVersion}, {"games", list}};
}

}  // namespace

void AddStats(CLI::App& app, Command& chosen) {
  const auto json = std::make_shared<bool>(false);
  CLI::App& command = AddCommand(
      app, "stats", "Games, wins and best scores so far",
      "Examples:\n  glazier stats\n  glazier stats --json", [json, &chosen] {
        chosen = [json](Streams& streams) {
          const auto games = FinishedGames();
          streams.out << (*json ? Json(games).dump() + '\n'
                                : StatisticsText(games));
          return 0;
        };
      });
  AddFlag(command, "--json", *json, "Every finished game as JSON");
}

}  // namespace glazier
