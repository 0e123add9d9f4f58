// SPDX-License-Identifier: MIT
// Visiting a table: to play, to watch, or to list what is there.
#include "app/guest/visit.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "app/guest/far_guest.hpp"
#include "app/guest/line_guest.hpp"
#include "app/screen/file_keeper.hpp"
#include "app/store/file.hpp"
#include "engine/games.hpp"
#include "tui/screens/games.hpp"

namespace glazier {

namespace {

/// What `show` makes of a table whose host has answered.
template <class Shown, class Show>
Outcome<Shown> Arrived(const TablePlace& place, const Hello& hello, Show show) {
  auto guest = Guest::Arrive(place, hello);
  if (!guest) {
    return guest.refusal();
  }
  const auto games = GameNames();
  if (std::find(games.begin(), games.end(), guest->news.game) == games.end()) {
    return Refusal{"this glazier has no game called " +
                   Quoted(guest->news.game)};
  }
  return WithGame(guest->news.game, [&]<Game G>() -> Outcome<Shown> {
    auto copy = Copy<G>::Of(guest->news);
    if (!copy) {
      return Refusal{"the host sent something invalid: " + copy.why()};
    }
    return show.template operator()<G>(std::move(*guest), std::move(*copy));
  });
}

}  // namespace

int VisitInLines(const TablePlace& place,
                 const Hello& hello,
                 InputLines& typed,
                 std::ostream& out,
                 Manner manner,
                 std::shared_ptr<Bell> bell) {
  const auto status =
      Arrived<int>(place, hello, [&]<Game G>(Guest guest, Copy<G> copy) {
        return LineGuest<G>(std::move(guest), std::move(copy), typed, out,
                            manner, std::move(bell))
            .Run();
      });
  if (!status) {
    throw Failure(status.why());
  }
  return *status;
}

Outcome<std::shared_ptr<tui::FarTable>> VisitOnScreen(
    const TablePlace& place,
    const Hello& hello,
    std::string invitation,
    std::shared_ptr<Bell> bell) {
  using Far = std::shared_ptr<tui::FarTable>;
  return Arrived<Far>(place, hello, [&]<Game G>(Guest guest, Copy<G> copy) {
    return Far(std::make_shared<FarGuest<G>>(std::move(guest), std::move(copy),
                                             std::move(invitation),
                                             std::move(bell)));
  });
}

void VisitOptions::AddBellTo(CLI::App& command) {
  AddText(command, "--bell", bell,
          "When your turn comes after a wait, ring and say so in the window's "
          "title: auto or never",
          {"auto", "never"});
}

int Visit(const TablePlace& place,
          const Hello& hello,
          const VisitOptions& options,
          Streams& streams) {
  const auto terminal = options.screen.Capabilities();
  const Manner manner = options.line.Settle(streams);
  if (options.line.given() || !streams.screen || !terminal.line_mode.empty()) {
    InputLines typed(STDIN_FILENO);
    const bool heard =
        options.bell != "never" && streams.screen && isatty(STDOUT_FILENO) != 0;
    return VisitInLines(
        place, hello, typed, streams.out, manner,
        heard ? std::make_shared<Bell>(
                    [&streams](auto text) { streams.out << text; }, false)
              : nullptr);
  }
  auto table = VisitOnScreen(
      place, hello, "Others come here with: glazier join ",
      options.bell == "never"
          ? nullptr
          : std::make_shared<Bell>(
                [](auto text) { WriteAll(STDOUT_FILENO, text); }, true));
  if (!table) {
    throw Failure(table.why());
  }
  FileKeeper keeper;
  tui::TuiOptions screens;
  screens.terminal = terminal;
  screens.overrides = options.screen.Overrides();
  screens.first = [&table](tui::Stage& stage) {
    return std::make_unique<tui::WaitingView>(stage, *table);
  };
  const int status = RunTui(screens, keeper);
  const std::string farewell = (*table)->Farewell();
  // After a signal there may be no reader for this.
  if (status == 0 && !farewell.empty() && !options.closing) {
    streams.out << farewell << '\n';
  }
  return status;
}

std::size_t OpenTable::FreeSeats() const {
  return static_cast<std::size_t>(std::count(
      news.presences.begin(), news.presences.end(), Presence::kOpen));
}

std::vector<OpenTable> LookAround() {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kSoon{1000};
  constexpr std::chrono::milliseconds kAgain{20};
  struct Asked {
    TablePlace place;
    Link link;
    TableNews news;
  };
  std::vector<Asked> asked;
  std::vector<TablePlace> busy = FindTables();
  const auto ask = [&] {
    std::erase_if(busy, [&](const TablePlace& place) {
      auto link = Link::Open(place, {});
      if (link) {
        asked.push_back({place, std::move(*link), {}});
      }
      return link || !IsServed(place.socket);
    });
  };
  ask();
  std::vector<OpenTable> tables;
  const auto end = Clock::now() + kSoon;
  // All of them at once: one that does not answer must not hide the others.
  while (!(asked.empty() && busy.empty()) && Clock::now() < end) {
    std::vector<pollfd> polls;
    polls.reserve(asked.size());
    for (const Asked& each : asked) {
      polls.push_back({each.link.readable(), POLLIN, 0});
    }
    const auto left = std::min(
        std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()),
        busy.empty() ? kSoon : kAgain);
    poll(polls.data(), polls.size(), static_cast<int>(left.count()));
    std::erase_if(asked, [&](Asked& each) {
      std::vector<std::string> lines;
      const bool open = each.link.Exchange(lines);
      std::string fault;
      for (const std::string& line : lines) {
        fault += each.news.Hear(line);
      }
      const bool told = !each.news.bye.empty() && fault.empty() &&
                        each.news.code == each.place.code &&
                        !each.news.seats.empty();
      if (told) {
        tables.push_back({each.place, each.news});
      }
      return told || !open || !fault.empty();
    });
    ask();
  }
  std::sort(tables.begin(), tables.end(),
            [](const OpenTable& a, const OpenTable& b) {
              return a.place.code < b.place.code;
            });
  return tables;
}

}  // namespace glazier
