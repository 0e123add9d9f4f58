// SPDX-License-Identifier: MIT
// glazier bots: the opponents of every game.
#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/command.hpp"
#include "engine/bots/bot.hpp"
#include "engine/games.hpp"

namespace glazier {
namespace {

template <Game G>
nlohmann::ordered_json LevelsJson() {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < G::Ladder().size(); ++i) {
    const Level& level = G::Ladder()[i];
    const Rating& rating = G::Ratings()[i];
    list.push_back({{"name", level.name},
                    {"about", level.about},
                    {"rating", rating.points},
                    {"error", rating.error}});
    if (!level.alias.empty()) {
      list.back()["alias"] = level.alias;
    }
  }
  return list;
}

template <Game G>
void PrintLevels(std::ostream& out) {
  out << G::kInfo.title << '\n';
  for (std::size_t i = 0; i < G::Ladder().size(); ++i) {
    const Level& level = G::Ladder()[i];
    const Rating& rating = G::Ratings()[i];
    char line[160];
    std::snprintf(line, sizeof line, "  %-7.7s %5d +-%-3d  %.60s\n",
                  level.name.data(), rating.points, rating.error,
                  level.about.data());
    out << line;
  }
}

int ListBots(const std::string& game, bool json, std::ostream& out) {
  nlohmann::ordered_json report = {{"version", kResultVersion},
                                   {"games", nlohmann::ordered_json::object()}};
  bool first = true;
  HouseGames::ForEach([&]<Game G>() {
    if (!game.empty() && game != G::kInfo.name) {
      return;
    }
    if (json) {
      report["games"][std::string(G::kInfo.name)] = LevelsJson<G>();
    } else {
      out << (first ? "" : "\n");
      PrintLevels<G>(out);
    }
    first = false;
  });
  if (json) {
    out << report.dump() << '\n';
  }
  return 0;
}

}  // namespace

void AddBots(CLI::App& app, Command& chosen) {
  struct Options {
    std::string game;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "bots", "The opponents: names, characters and ratings",
      "Ratings are in Elo points, within a game: 400 more are odds of ten to "
      "one.\nExamples:\n  glazier bots sintra\n  glazier bots --json",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return ListBots(options->game, options->json, streams.out);
        };
      });
  AddText(command, "GAME", options->game,
          "Which game: " + Join(GameNames()) + " (default: all)", GameNames());
  AddFlag(command, "--json", options->json, "The levels as JSON");
}

}  // namespace glazier
