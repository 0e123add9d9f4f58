// SPDX-License-Identifier: MIT
// glazier learn: computes an evaluation's weights from games between bots.
#include "app/lab/learn.hpp"

#include "app/cli/options.hpp"
#include "engine/games.hpp"

namespace glazier {

void AddLearn(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<LearnOptions>();
  CLI::App& command = AddCommand(
      app, "learn", "Make the weights of an evaluation from bots' games",
      "Examples:\n  glazier learn --games 20000 --bot hard:200 --noise 5\n"
      "  glazier learn river --games 20000 --bot medium --noise 2",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return options->chances == "fit"     ? LearnChances(*options, streams)
                 : options->chances == "check" ? CheckChances(*options, streams)
                 : options->game == road::State::kInfo.name
                     ? LearnRoad(*options, streams)
                 : options->game == river::State::kInfo.name
                     ? LearnRiver(*options, streams)
                     : LearnSintra(*options, streams);
        };
      });
  AddText(command, "GAME", options->game,
          "Which game: " + Join(GameNames()) + " (default sintra)",
          GameNames());
  AddNumber(command, "--players", options->players, sintra::kMinPlayers,
            sintra::kMaxPlayers, "How many play Sintra (default 2)");
  AddNumber(command, "--games", options->games, 100, 100'000'000,
            "Games for each side or set (default 100000)");
  AddText(command, "--bot", options->bot, "Who plays (default greedy)");
  AddNumber(command, "--noise", options->noise, 0, 100,
            "Random moves in a hundred (default 10)");
  AddSeed(command, options->seed);
  AddNumber(command, "--threads", options->threads, 1, 256,
            "How many games at a time (default 1)");
  AddText(command, "--chances", options->chances,
          "Of Sintra for two: fit how sure its evaluation is instead of its "
          "weights, or check how often the chances shown come true",
          {"fit", "check"});
  AddText(command, "--out", options->out, "File to write (default -)");
}

}  // namespace glazier
