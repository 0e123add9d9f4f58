// SPDX-License-Identifier: MIT
// glazier rules: the complete rules of a game.
#include <ostream>

#include "app/cli/command.hpp"
#include "app/cli/embedded.hpp"
#include "engine/games.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier {

void AddRules(CLI::App& app, Command& chosen) {
  const auto game = std::make_shared<std::string>(GameNames().front());
  CLI::App& command =
      AddCommand(app, "rules", "Print the complete rules of a game",
                 "Example:\n  glazier rules sintra | less", [game, &chosen] {
                   chosen = [game](Streams& streams) {
                     streams.out << tui::PlainText(EmbeddedRules(*game), 79);
                     return 0;
                   };
                 });
  AddText(command, "GAME", *game, "Which game: " + Join(GameNames()),
          GameNames());
}

}  // namespace glazier
