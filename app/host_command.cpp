// SPDX-License-Identifier: MIT
// glazier host: opens a table for others, and sits down at it.
#include <unistd.h>

#include <ostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/command.hpp"
#include "app/guest/visit.hpp"
#include "app/host/audience.hpp"
#include "app/host/serve.hpp"
#include "app/host/table_file.hpp"
#include "app/store/file.hpp"
#include "engine/games.hpp"

namespace glazier {
namespace {

struct Options {
  TableWish wish;
  VisitOptions visit;
  std::string name;
  bool serve = false;
  bool background = false;
};

constexpr std::int64_t kIdleInBackground = 60;
constexpr std::int64_t kMostIdle = 60 * 24 * 7;

/// What is kept of a table.
TableFile KeptFile(const std::string& code) {
  constexpr std::size_t kMost = 1 << 14;
  const auto text = ReadFile(TablePaths::Of(code).table, kMost);
  const auto file = TableFile::Read(text ? *text : "");
  return file ? *file : TableFile{};
}

/// The first seat of a kept table is that of whoever opened it.
void RememberOpener(const TablePlace& place, const TableFile& file) {
  if (!file.claims.empty() && file.claims[0] &&
      file.claims[0]->user == geteuid()) {
    Remember(place,
             {Hello::Wish::kJoin, file.claims[0]->key, file.claims[0]->name});
  }
}

/// The host in a process of its own, and its owner as the first guest.
int PlayAsHost(Options options, Streams& streams) {
  TableWish& wish = options.wish;
  CheckWish(wish);
  options.background = options.background || wish.days > 0;
  wish.lifeline = !options.background;
  wish.lasting = options.background;
  if (options.background && wish.idle == 0 && wish.days == 0) {
    wish.idle = kIdleInBackground;
  }
  Hello hello = RememberedHello({}, OwnName(options.name));
  if (!wish.resume) {
    wish.opener = hello.key + ' ' + hello.name;
  }
  auto host = HostProcess::Start(wish);
  if (!host) {
    throw Failure(host.why());
  }
  const std::string& code = host->place().code;
  const TableFile kept = KeptFile(code);
  options.background = options.background || kept.days > 0;
  options.visit.closing = !options.background;
  if (wish.resume) {
    RememberOpener(host->place(), kept);
  } else {
    Remember(host->place(), hello);
  }
  streams.out << "Table " << code << " is open for "
              << (wish.resume ? "the same people as before"
                              : Audience::Parse(wish.audience)->Words())
              << ". Others join it with: glazier join " << code << std::endl;
  if (wish.days > 0) {
    streams.out << "glazier turns says when it is your turn. After a restart "
                   "of the machine, open it again with: glazier host --resume "
                << code << " (or once and for all: systemctl --user enable "
                << "glazier-table@" << code << ')' << std::endl;
  }
  const int status =
      JoinTable(host->place(), wish.resume ? options.name : hello.name,
                options.visit, streams);
  if (!options.background) {
    host->End();
    if (!TablePaths::Of(code).table.empty() &&
        std::filesystem::exists(TablePaths::Of(code).table)) {
      streams.out << "The table is closed and the game kept. Open it again "
                     "with: glazier host --resume "
                  << code << '\n';
    }
  }
  return status;
}

}  // namespace

void AddHost(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "host", "Open a table on this machine for friends to join",
      "Examples:\n"
      "  glazier host                          for your own account\n"
      "  glazier host --for everybody --players 3\n"
      "  glazier host --for group:players --background\n"
      "  glazier host --days 3                 a turn may take three days\n"
      "  glazier host --resume                 after a crash\n"
      "\n"
      "It prints a code; friends on this machine type glazier join CODE. The\n"
      "game begins when all seats are taken, or when you say start: bots play\n"
      "on seats that nobody has taken.",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          options->wish.pace = options->visit.screen.pace;
          return options->serve ? Serve(options->wish, streams.out)
                                : PlayAsHost(*options, streams);
        };
      });
  TableWish& wish = options->wish;
  wish.choice.AddTo(command, false);
  AddText(command, "--for", wish.audience,
          "Who may come: me, group:NAME or everybody (default me)");
  AddText(command, "--bot", wish.bot,
          "Who plays on empty seats: " + Join(BotWords()));
  AddText(command, "--name", options->name, "Your name at the table");
  AddFlag(command, "--background", options->background,
          "The table stays open when you leave, until the game is over or "
          "nobody was there for a while");
  AddFlag(command, "--serve", options->serve,
          "Only serve: take no seat, end with Ctrl-C");
  AddNumber(
      command, "--idle", wish.idle, 0, kMostIdle,
      "End after this many minutes with nobody present; 0: never (default: "
      "0, in the background 60)");
  AddNumber(command, "--days", wish.days, 1, kMostDays,
            "A game over days: so many for each turn, then a bot moves; the "
            "table stays open when you leave");
  AddFlagOrText(command, "--resume", wish.resume,
                "Open a kept table again: that of the code, or the latest");
  AddFlag(command, "--spawned", wish.spawned, "Started by glazier itself");
  AddFlag(command, "--lifeline", wish.lifeline, "End with the input");
  AddFlag(command, "--lasting", wish.lasting, "Stay when the user logs out");
  AddFlag(command, "--passing", wish.passing, "End when nobody has moved");
  AddFlag(command, "--rated", wish.rated, "Counts for the standings");
  Hide(command, "--rated");
  Hide(command, "--lasting");
  Hide(command, "--passing");
  Hide(command, "--spawned");
  Hide(command, "--lifeline");
  options->visit.AddBellTo(command);
  options->visit.screen.AddTo(command);
  options->visit.line.AddTo(command);
  Exclude(command, "--serve", "--background");
}

}  // namespace glazier
