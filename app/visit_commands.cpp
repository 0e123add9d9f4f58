// SPDX-License-Identifier: MIT
// glazier join, watch, tables and pipe.
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/guest/table_list.hpp"
#include "app/host/pipe.hpp"

namespace glazier {
namespace {

constexpr const char* kTableHelp =
    "The code of a table here, CODE@USER where two have the same, or "
    "USER@HOST for one elsewhere, by ssh";

/// Where a table is, as it was typed.
struct Where {
  std::string first;  ///< a table here, or a host
  std::string code;   ///< of a table there

  void AddTo(CLI::App& command) {
    AddText(command, "TABLE", first, kTableHelp);
    Require(command, "TABLE");
    AddText(command, "CODE", code,
            "Of a host's tables, that of this code (default: the only one "
            "with a seat for you)");
  }

  TablePlace Find(bool seated) const;
};

struct Options {
  Where where;
  std::string name;
  VisitOptions visit;

  void AddTo(CLI::App& command) {
    where.AddTo(command);
    AddText(command, "--name", name, "Your name at the table");
    visit.screen.AddTo(command);
    visit.line.AddTo(command);
  }
};

template <class T>
T Wanted(Outcome<T> outcome) {
  if (!outcome) {
    throw UsageError(outcome.why());
  }
  return std::move(*outcome);
}

template <class T>
T Found(Outcome<T> outcome) {
  if (!outcome) {
    throw Failure(outcome.why());
  }
  return std::move(*outcome);
}

/// CODE or CODE@USER, for a shell elsewhere.
std::string CodeThere(const std::string& typed) {
  const auto at = typed.find('@');
  const std::string code = Wanted(ParseCode(typed.substr(0, at)));
  return at == std::string::npos
             ? code
             : code + '@' + Wanted(ParseDestination(typed.substr(at + 1)));
}

/// The table one means without saying which.
std::string OnlyTable(const std::string& host, bool seated) {
  std::string codes;
  std::string only;
  int count = 0;
  for (const ListedTable& table : Found(ListTablesOf(host))) {
    const bool mine =
        !RememberedHello({table.code, 0, {}, host}, "").name.empty();
    if (seated ? table.HasFreeSeat() || mine : table.progress != "over") {
      only = table.code;
      codes += (codes.empty() ? "" : ", ") + only;
      ++count;
    }
  }
  if (count == 0) {
    throw Failure("there is no table " +
                  std::string(seated ? "with a free seat " : "") + "on " +
                  host);
  }
  if (count > 1) {
    throw Failure("there are several tables on " + host +
                  "; say which: " + codes);
  }
  return only;
}

TablePlace Where::Find(bool seated) const {
  const bool local = code.empty() && (first.find('@') == std::string::npos ||
                                      ParseCode(Split(first, '@').front()));
  if (!local) {
    const std::string host = Wanted(ParseDestination(first));
    return {
        code.empty() ? OnlyTable(host, seated) : CodeThere(code), 0, {}, host};
  }
  Wanted(ParseCode(Split(first, '@').front()));
  return Found(FindTable(first));
}

int Watch(const Options& options, Streams& streams) {
  const Hello hello{Hello::Wish::kWatch, "", OwnName(options.name)};
  return Visit(options.where.Find(false), hello, options.visit, streams);
}

int ShowTables(const std::string& host, bool json, Streams& streams) {
  const TableList tables =
      host.empty() ? ListTables()
                   : Found(ListTablesOf(Wanted(ParseDestination(host))));
  if (json) {
    streams.out << TableListJson(tables);
  } else if (tables.empty()) {
    streams.out << "There is no open table "
                << (host.empty() ? "here. Open one with: glazier host\n"
                                 : "on " + host + ".\n");
  } else {
    streams.out << TableListText(tables);
  }
  return 0;
}

}  // namespace

std::string OwnName(const std::string& wish) {
  return CleanName(wish.empty() ? LoginName(geteuid()) : wish);
}

int JoinTable(const TablePlace& place,
              const std::string& name,
              const VisitOptions& options,
              Streams& streams) {
  const SeatClaim claim(place, name.empty() ? "" : CleanName(name),
                        OwnName(""));
  try {
    return Visit(place, claim.hello(), options, streams);
  } catch (const Failure&) {
    claim.GiveUp();
    throw;
  }
}

void AddJoin(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "join", "Take a seat at somebody's table, or come back to it",
      "Examples:\n"
      "  glazier join KRTWX\n"
      "  glazier join KRTWX --name Ana --line\n"
      "  glazier join ana@example.org KRTWX    by ssh; the screen is yours",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return JoinTable(options->where.Find(true), options->name,
                           options->visit, streams);
        };
      });
  options->AddTo(command);
  options->visit.AddBellTo(command);
}

void AddWatch(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(app, "watch", "Look on at somebody's table",
                                 "Examples:\n"
                                 "  glazier watch KRTWX\n"
                                 "  glazier watch ana@example.org KRTWX",
                                 [options, &chosen] {
                                   chosen = [options](Streams& streams) {
                                     return Watch(*options, streams);
                                   };
                                 });
  options->AddTo(command);
}

void AddTables(CLI::App& app, Command& chosen) {
  const auto json = std::make_shared<bool>(false);
  const auto host = std::make_shared<std::string>();
  CLI::App& command = AddCommand(
      app, "tables", "List the open tables on this machine, or on another",
      "Examples:\n"
      "  glazier tables\n"
      "  glazier tables --json\n"
      "  glazier tables ana@example.org",
      [json, host, &chosen] {
        chosen = [json, host](Streams& streams) {
          return ShowTables(*host, *json, streams);
        };
      });
  AddText(command, "HOST", *host, "USER@HOST: another machine, by ssh");
  AddFlag(command, "--json", *json, "The tables as JSON");
}

void AddPipe(CLI::App& app, Command& chosen) {
  const auto code = std::make_shared<std::string>();
  CLI::App& command = AddCommand(
      app, "pipe", "A table over standard input and output, for ssh",
      "Example:\n"
      "  ssh ana@example.org glazier pipe KRTWX    what glazier join runs",
      [code, &chosen] {
        chosen = [code](Streams& /*streams*/) {
          Wanted(ParseCode(Split(*code, '@').front()));
          const TablePlace place = Found(FindTable(*code));
          PipeBytes(Found(ConnectToTable(place, kBusyPatience)), STDIN_FILENO,
                    STDOUT_FILENO);
          return 0;
        };
      });
  AddText(command, "CODE", *code, "The code of the table");
  Require(command, "CODE");
}

}  // namespace glazier
