// glazier rules: the complete rules of a game.
#include <ostream>

#include "app/command.hpp"
#include "app/embedded.hpp"
#include "app/games.hpp"

namespace glazier {

void AddRules(CLI::App& app, Command& chosen) {
  auto* const command =
      app.add_subcommand("rules", "Print the complete rules of a game");
  const auto game = std::make_shared<std::string>(GameNames().front());
  command
      ->add_option("GAME", *game,
                   "Which game: " + CLI::detail::join(GameNames()))
      ->check(CLI::IsMember(GameNames()))
      ->capture_default_str();
  command->footer("Example:\n  glazier rules sintra | less");
  command->callback([game, &chosen] {
    chosen = [game](Streams& streams) {
      streams.out << EmbeddedRules(*game);
      return 0;
    };
  });
}

}  // namespace glazier
