// SPDX-License-Identifier: MIT
// glazier turns: the tables that wait for you.
#include <ctime>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/guest/guest.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

struct Options {
  bool json = false;
  bool here = false;
};

/// A table where it is one's turn.
struct Turn {
  TablePlace place;
  std::string name;
  std::string game;
  std::int64_t until = 0;
};

/// What a host says of a table to whoever has that seat; nothing if it does not
/// answer.
std::optional<TableNews> LookAt(const KeptSeat& seat) {
  constexpr int kAnswer = 2000;  // milliseconds
  constexpr int kFarAnswer = 20'000;
  TablePlace place = seat.place;
  if (place.host.empty()) {
    const auto found = FindTable(place.code);
    if (!found) {
      return std::nullopt;
    }
    place = *found;
  }
  auto link = Link::Open(place, {Hello::Wish::kLook, seat.hello.key, ""},
                         kBusyPatience, SshProcess::Asking::kNever);
  TableNews news;
  std::vector<std::string> lines;
  while (link && link->Wait(lines, place.host.empty() ? kAnswer : kFarAnswer)) {
    for (const std::string& line : lines) {
      if (!news.Hear(line).empty()) {
        return std::nullopt;
      }
    }
    lines.clear();
  }
  return news;
}

std::vector<Turn> FindTurns(const Options& options) {
  std::vector<Turn> turns;
  for (const KeptSeat& seat : KeptSeats()) {
    if (options.here && !seat.place.host.empty()) {
      continue;
    }
    const auto news = LookAt(seat);
    if (news && news->MyTurn()) {
      turns.push_back(
          {seat.place, seat.hello.name, CleanName(news->game), news->until});
    }
  }
  return turns;
}

std::string TimeText(std::int64_t when) {
  const auto seconds = static_cast<std::time_t>(when);
  std::tm local{};
  char text[32];
  localtime_r(&seconds, &local);
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
  return text;
}

int ShowTurns(const Options& options, Streams& streams) {
  const std::vector<Turn> turns = FindTurns(options);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Turn& turn : turns) {
    list.push_back({{"code", turn.place.code},
                    {"host", turn.place.host},
                    {"game", turn.game},
                    {"name", turn.name}});
    if (turn.until > 0) {
      list.back()["until"] = turn.until;
    }
    if (!options.json) {
      streams.out << turn.game << "  " << turn.name
                  << (turn.until > 0 ? "  until " + TimeText(turn.until) : "")
                  << "  glazier join " << turn.place.Words() << '\n';
    }
  }
  if (options.json) {
    streams.out << nlohmann::ordered_json{{"version", kResultVersion},
                                          {"turns", list}}
                       .dump()
                << '\n';
  } else if (turns.empty()) {
    streams.out << "No table waits for you.\n";
  }
  return turns.empty() ? 1 : 0;
}

}  // namespace

void AddTurns(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "turns", "List the tables that wait for you",
      "It ends with 0 if there are any, and with 1 if there are none.\n"
      "Examples:\n"
      "  glazier turns\n"
      "  glazier turns --here > /dev/null && echo 'Your turn!'\n"
      "  glazier turns --json",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return ShowTurns(*options, streams);
        };
      });
  AddFlag(command, "--here", options->here, "Only tables of this machine");
  AddFlag(command, "--json", options->json, "The tables as JSON");
}

}  // namespace glazier
