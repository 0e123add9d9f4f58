// glazier join, watch and tables.
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/guest/visit.hpp"

namespace glazier {
namespace {

struct Options {
  std::string code;
  std::string name;
  VisitOptions visit;

  void AddTo(CLI::App& command) {
    AddText(command, "CODE", code,
            "The code of the table, or CODE@USER where two have the same");
    Require(command, "CODE");
    AddText(command, "--name", name, "Your name at the table");
    visit.screen.AddTo(command);
    visit.line.AddTo(command);
  }
};

TablePlace PlaceOf(const Options& options) {
  const auto code = ParseCode(Split(options.code, '@').front());
  if (!code) {
    throw UsageError(code.why());
  }
  auto place = FindTable(options.code);
  if (!place) {
    throw Failure(place.why());
  }
  return *place;
}

int Watch(const Options& options, Streams& streams) {
  const Hello hello{Hello::Wish::kWatch, "", OwnName(options.name)};
  return Visit(PlaceOf(options), hello, options.visit, streams);
}

std::string Row(const OpenTable& table) {
  const TableNews& news = table.news;
  std::string people;
  for (std::size_t seat = 0; seat < news.seats.size(); ++seat) {
    if (news.presences[seat] != Presence::kOpen) {
      people += (people.empty() ? "" : ", ") + news.seats[seat].name;
      people += news.presences[seat] == Presence::kHere ? "" : " (away)";
    }
  }
  const std::size_t taken = news.seats.size() - table.FreeSeats();
  return news.code + "  " + CleanName(news.game) + "  " +
         CleanText(LoginName(table.place.owner), kMaxNameBytes) + "  " +
         std::to_string(taken) + " of " + std::to_string(news.seats.size()) +
         " seats taken" + (people.empty() ? "" : ": " + people) + "  " +
         std::string(ProgressName(news.progress)) + '\n';
}

nlohmann::ordered_json Json(const std::vector<OpenTable>& tables) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const OpenTable& table : tables) {
    const TableNews& news = table.news;
    nlohmann::ordered_json seats = nlohmann::ordered_json::array();
    for (std::size_t seat = 0; seat < news.seats.size(); ++seat) {
      if (news.presences[seat] == Presence::kOpen) {
        seats.push_back({{"free", true}});
      } else {
        seats.push_back({{"free", false},
                         {"name", news.seats[seat].name},
                         {"here", news.presences[seat] == Presence::kHere}});
      }
    }
    list.push_back(
        {{"code", news.code},
         {"game", CleanName(news.game)},
         {"owner", CleanText(LoginName(table.place.owner), kMaxNameBytes)},
         {"progress", ProgressName(news.progress)},
         {"seats", seats}});
  }
  return {{"version", kResultVersion}, {"tables", list}};
}

}  // namespace

std::string OwnName(const std::string& wish) {
  return CleanName(wish.empty() ? LoginName(geteuid()) : wish);
}

int JoinTable(const TablePlace& place,
              const std::string& name,
              const VisitOptions& options,
              Streams& streams) {
  const SeatClaim claim(place.code, name.empty() ? "" : CleanName(name),
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
      "  glazier join KRTWX --name Ana --line",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return JoinTable(PlaceOf(*options), options->name, options->visit,
                           streams);
        };
      });
  options->AddTo(command);
}

void AddWatch(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      AddCommand(app, "watch", "Look on at somebody's table",
                 "Example:\n  glazier watch KRTWX", [options, &chosen] {
                   chosen = [options](Streams& streams) {
                     return Watch(*options, streams);
                   };
                 });
  options->AddTo(command);
}

void AddTables(CLI::App& app, Command& chosen) {
  const auto json = std::make_shared<bool>(false);
  CLI::App& command = AddCommand(
      app, "tables", "List the open tables on this machine",
      "Examples:\n  glazier tables\n  glazier tables --json", [json, &chosen] {
        chosen = [json](Streams& streams) {
          const auto tables = LookAround();
          if (*json) {
            streams.out << Json(tables).dump() << '\n';
            return 0;
          }
          for (const OpenTable& table : tables) {
            streams.out << Row(table);
          }
          if (tables.empty()) {
            streams.out << "There is no open table here. "
                           "Open one with: glazier host\n";
          }
          return 0;
        };
      });
  AddFlag(command, "--json", *json, "The tables as JSON");
}

}  // namespace glazier
