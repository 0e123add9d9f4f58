// SPDX-License-Identifier: MIT
// The lobby of a kiosk in plain lines.
#include <poll.h>

#include <algorithm>
#include <ostream>

#include "app/cli/embedded.hpp"
#include "app/kiosk/kiosk.hpp"
#include "engine/games.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier {
namespace {

constexpr const char* kHelp =
    "quick [GAME]           a game against a bot, at once\n"
    "tables                 who plays here\n"
    "open [GAME] [PLAYERS]  a table for others to join\n"
    "join CODE              a seat at a table, or back to yours\n"
    "watch CODE             look on\n"
    "standings              ratings, games and form\n"
    "rules [GAME]           how it is played\n"
    "name NAME[#WORD]       another nickname; without an SSH key the word "
    "keeps\n"
    "                       your seats yours\n"
    "quit                   log off; your seats are kept\n";

/// The next line, or nothing at the end.
std::optional<std::string> NextLine(InputLines& typed, std::ostream& out) {
  out << std::flush;
  while (typed.lines().empty()) {
    if (typed.fd() < 0) {
      return std::nullopt;
    }
    pollfd input{typed.fd(), POLLIN, 0};
    poll(&input, 1, -1);
    const std::string fault = typed.Read();
    if (!fault.empty()) {
      out << "No: " << fault << ".\n" << std::flush;
    }
  }
  std::string line = std::move(typed.lines().front());
  typed.lines().pop_front();
  return line;
}

class LineLobby {
 public:
  LineLobby(Kiosk& kiosk, InputLines& typed, std::ostream& out)
      : kiosk_(kiosk), typed_(typed), out_(out) {}

  void Run() {
    out_ << "Welcome to glazier. Your nickname (NAME, or NAME#WORD to keep "
            "your seats yours)? ";
    while (kiosk_.nickname().empty()) {
      const auto line = NextLine(typed_, out_);
      if (!line) {
        return;
      }
      const std::string why = kiosk_.Enter(*line);
      out_ << (why.empty() ? "" : why + " Your nickname? ");
    }
    out_ << "Hello " << kiosk_.nickname() << ".\n" << kHelp;
    List(true);
    while (true) {
      out_ << "lobby> ";
      const auto line = NextLine(typed_, out_);
      if (!line) {
        return;
      }
      const auto [command, rest] = FirstWord(Trim(*line));
      if (command == "quit" || command == "q" || command == "exit") {
        out_ << "Goodbye.\n";
        return;
      }
      try {
        Obey(command, Trim(rest));
      } catch (const Failure& failure) {
        out_ << "No: " << failure.what() << ".\n";
      }
    }
  }

 private:
  void Obey(std::string_view command, std::string_view rest) {
    if (command.empty()) {
      return;
    }
    if (command == "tables") {
      List(false);
    } else if (command == "quick" || command == "open") {
      Open(rest, command == "quick");
    } else if (command == "join" || command == "watch") {
      const auto place = kiosk_.TableCalled(rest);
      if (!place) {
        throw Failure(place.why());
      }
      VisitInLines(*place,
                   command == "join" ? kiosk_.Seated() : kiosk_.LookingOn(),
                   typed_, out_);
    } else if (command == "standings") {
      out_ << StandingsText();
    } else if (command == "rules") {
      out_ << tui::PlainText(EmbeddedRules(GameNamed(rest)), 79);
    } else if (command == "name") {
      const std::string why = kiosk_.Enter(rest);
      out_ << (why.empty() ? "Hello " + kiosk_.nickname() + "." : why) << '\n';
    } else {
      out_ << kHelp;
    }
  }

  static std::string GameNamed(std::string_view name) {
    const auto games = GameNames();
    const auto found = std::find(games.begin(), games.end(), name);
    if (found == games.end() && !name.empty()) {
      throw Failure("there is no game " + Quoted(name) +
                    "; there are: " + Join(games));
    }
    return found == games.end() ? games.front() : *found;
  }

  void Open(std::string_view rest, bool quick) {
    auto [game, players_text] = FirstWord(rest);
    if (ParseNumber<int>(game, 0, kMaxSeats)) {
      std::swap(game, players_text);
    }
    const int players =
        ParseNumber<int>(Trim(players_text), 1, kMaxSeats).value_or(2);
    const auto place =
        kiosk_.NewTable(GameNamed(game), quick ? 2 : players,
                        quick ? Kiosk::Kind::kQuick : Kiosk::Kind::kForOthers);
    if (!place) {
      throw Failure(place.why());
    }
    if (quick) {
      typed_.lines().push_front("start");
    }
    VisitInLines(*place, kiosk_.Seated(), typed_, out_);
  }

  void List(bool only_mine) {
    const auto tables = kiosk_.Tables();
    for (const tui::LobbyTable& table : tables) {
      if (table.mine || !only_mine) {
        out_ << table.code << "  " << table.about
             << (table.mine ? "  (your seat is kept: join " + table.code + ")"
                            : "")
             << '\n';
      }
    }
    if (tables.empty() && !only_mine) {
      out_ << "Nobody has opened a table.\n";
    }
  }

  Kiosk& kiosk_;
  InputLines& typed_;
  std::ostream& out_;
};

}  // namespace

void RunKioskInLines(Kiosk& kiosk, InputLines& typed, std::ostream& out) {
  LineLobby(kiosk, typed, out).Run();
}

}  // namespace glazier
