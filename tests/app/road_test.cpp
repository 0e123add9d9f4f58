// SPDX-License-Identifier: MIT
// Glass Road in plain lines: whole games, alone and with others.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/store/games.hpp"
#include "engine/bots/bot.hpp"
#include "engine/road/words.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

using road::Phase;
using road::State;

/// What people in the first seats type who play anything; the others are bots.
std::string Typed(int players, int persons, std::uint64_t seed) {
  const auto options =
      *ParseOptions<State>("players=" + std::to_string(players));
  std::vector<Seat> seats(static_cast<std::size_t>(players),
                          Seat{std::string(kDefaultBot), "Bot"});
  Table<State> table(options, seed, seats);
  const auto bot = MakeBot<State>(kDefaultBot);
  Rng rng(seed);
  int reader = persons == 1 ? 0 : kWatcher;
  std::string typed;
  State::Steps steps;
  while (!table.Over()) {
    const int turn = table.now().Turn();
    if (turn >= persons) {
      table.Play(turn, bot->Choose(table.now().View(turn), turn,
                                   BotLuck(seed, table.steps()), {}));
      continue;
    }
    if (turn != reader) {
      typed += "\n";  // the keyboard is passed on
      reader = turn;
    }
    // All cards of a period in one word.
    do {
      table.now().List(turn, steps);
      const auto step =
          steps[rng.Below(static_cast<std::uint32_t>(steps.size()))];
      typed += StepText(step);
      REQUIRE(table.Play(turn, step).empty());
    } while (table.now().phase() == Phase::kPick &&
             table.now().Turn() == turn &&
             table.now().estate(turn).cards.count > 0);
    typed += "\n";
  }
  return typed;
}

void CheckWhole(const Result& result, const Home& home) {
  CHECK(result.code == 0);
  CHECK(result.err.empty());
  CHECK_FALSE(Contains(result.out, "No: "));
  CHECK(Contains(result.out, "\nThe game is over.\n"));
  CHECK(Contains(result.out, "Final scoring:\n"));
  const auto table = LoadGame<State>(home.OnlyGame());
  REQUIRE_MESSAGE(table, table.why());
  CHECK(table->Over());
}

TEST_CASE("Road, line mode: a whole game alone") {
  const Home home;
  const Result result =
      Run({"play", "road", "--line", "--players", "1", "--seed", "5"},
          Typed(1, 1, 5));
  CheckWhole(result, home);
  CHECK(Contains(result.out, "ana, pick card 1 of 6> "));
  CHECK_FALSE(Contains(result.out, "Pass the keyboard"));
  CHECK(Contains(result.out, "Period 7 of 7"));
  // The whole position once a period, at its beginning.
  std::size_t shown = 0;
  for (std::size_t at = 0;
       (at = result.out.find("Period ", at)) != std::string::npos; ++at) {
    shown += result.out.compare(at + 8, 5, " of 7") == 0 ? 1U : 0U;
  }
  CHECK(shown == 7);
}

TEST_CASE("Road, line mode: a whole game of four, two at one keyboard") {
  const Home home;
  const Result result = Run({"play", "road", "--line", "--players", "4",
                             "--seat", "2=human", "--seed", "5"},
                            Typed(4, 2, 5));
  CheckWhole(result, home);
  CHECK(
      Contains(result.out, "Pass the keyboard to Player 2; press Enter.\n---"));
  CHECK(Contains(result.out, "Bot 3 picks a card.\n"));
  CHECK(Contains(result.out, "Bot 4 lays a card face down.\n"));
  CHECK_FALSE(Contains(result.out, "Bot 3 picks the"));
  CHECK_FALSE(Contains(result.out, "\033"));
  // What one player picks or lays appears nowhere where the other reads.
  std::string reader;
  int handed_over = 0;
  int own_secrets = 0;
  for (const auto line : Split(result.out, '\n')) {
    constexpr std::string_view kPass = "Pass the keyboard to ";
    if (line.starts_with(kPass)) {
      reader = line.substr(kPass.size(), line.find(';') - kPass.size());
      ++handed_over;
    }
    const bool secret = line.find(" - picks the ") != line.npos ||
                        (line.find(" - lays the ") != line.npos &&
                         line.ends_with(" face down."));
    own_secrets += secret ? 1 : 0;
    // The prompt stands before what is told first.
    CHECK((!secret || Contains(std::string(line), reader + ": ")));
  }
  CHECK(handed_over > 8);
  CHECK(own_secrets == 2 * 4 * (5 + 3));
}

TEST_CASE("Road, line mode: what can be asked") {
  const Home home;
  const auto answer = [](const std::string& question) {
    return Run({"play", "road", "--line", "--seed", "5", "--players", "2"},
               question + "\nquit\n")
        .out;
  };
  CHECK(Contains(answer("wheels"), ">   glass wheel  G0 S0 F1"));
  CHECK(Contains(answer("land 2"), "A B C D E\n  1 Z1"));
  CHECK(Contains(answer("display"), ">   P  P"));
  CHECK(Contains(answer("mine"), "nothing built, nothing private"));
  CHECK(Contains(answer("lpf\ncards"), "hand LPF"));
  CHECK(Contains(answer("lpf\ncards 2"), "no cards"));
  CHECK(Contains(answer("building inn"), "P10 Inn\n  cost 2W 1G 1C"));
  CHECK(Contains(answer("building nowhere"), "No: 'nowhere' is no building"));
  CHECK(Contains(answer("moves"), "  cards  L, P, F, D"));
  CHECK(Contains(answer("moves w"), "W\n1 of 15 legal moves.\n"));
  CHECK(Contains(answer("help"), "Questions: wheels, land, display"));
  CHECK(Contains(answer("help"), "Undo takes back your last step"));
  CHECK(Contains(answer("hint"), "Hint: "));
  CHECK(Contains(answer("lp\nundo\ncards"), "One move taken back.\n"));
  CHECK(Contains(answer("lp\nundo\ncards"), "hand L\n"));
  CHECK(Contains(answer("ll"), "No: "));
  // Several cards at once, and the question that is next.
  CHECK(Contains(answer("lpfd"), "ana, pick card 5 of 5> "));
}

TEST_CASE("Road: points, not halves of them, and one player everywhere") {
  const Home home;
  const Result sim = Run(
      {"sim", "road", "--players", "1", "--bots", "random", "--games", "200"});
  CHECK(sim.code == 0);
  const auto table = Run({"sim", "road", "--players", "1", "--games", "200",
                          "--bots", "random", "--json"});
  const auto at = table.out.find("\"score_mean\":");
  REQUIRE(at != std::string::npos);
  const double mean = std::stod(table.out.substr(at + 13));
  CHECK(mean > 2.9);  // 3.42 points, s.d. 1.8
  CHECK(mean < 3.9);
  const Result arena =
      Run({"arena", "road", "--players", "1", "--bots", "random"});
  CHECK(arena.code == 2);
  CHECK(Contains(arena.err, "a match takes two bots or more"));
}

}  // namespace
}  // namespace glazier
