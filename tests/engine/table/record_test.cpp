// SPDX-License-Identifier: MIT
// Records: a game as a text file, and what is refused in one.
#include "engine/table/record.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/simple.hpp"
#include "engine/sintra/state.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"

namespace glazier {
namespace {

using sintra::Options;
using sintra::Side;
using sintra::State;
using SintraTable = Table<State>;

SintraTable Played(std::uint64_t seed, Options options, int moves) {
  std::vector<Seat> seats(static_cast<std::size_t>(options.players),
                          Seat{"greedy", "Bruno the Bot"});
  seats[0] = {"human", "Ana"};
  SintraTable table(options, seed, seats);
  GreedyBot<State> bot;
  for (int i = 0; i < moves && !table.Over(); ++i) {
    table.Play(table.now().Turn(),
               bot.Choose(table.now(), table.now().Turn(),
                          BotLuck(seed, table.steps()), {}));
  }
  return table;
}

// A game of 30 moves, which spans two rounds.
std::string Good() {
  static const std::string kText = WriteRecord(Played(7, Options{}, 30));
  return kText;
}

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  for (const std::string_view line : Split(text, '\n')) {
    lines.emplace_back(line);
  }
  return lines;
}

std::string Text(const std::vector<std::string>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text += (i == 0 ? "" : "\n") + lines[i];
  }
  return text;
}

std::string Why(const std::string& text) {
  return ReadRecord<State>(text).why();
}

// The good record with line `number` (from 1) replaced.
std::string WhyWith(std::size_t number, const std::string& line) {
  std::vector<std::string> lines = Lines(Good());
  lines.at(number - 1) = line;
  return Why(Text(lines));
}

bool SameGame(const SintraTable& a, const SintraTable& b) {
  return WriteRecord(a) == WriteRecord(b) && a.now() == b.now();
}

TEST_CASE("Records: a person can read them") {
  const std::vector<std::string> lines = Lines(Good());
  CHECK(lines[0] == "glazier record 1");
  CHECK(lines[1] == "game sintra");
  CHECK(lines[2] == "seed 7");
  CHECK(lines[3] == "options players=2 side=A");
  CHECK(lines[4] == "seat 1 human Ana");
  CHECK(lines[5] == "seat 2 greedy Bruno the Bot");
  CHECK(lines[6].starts_with("deal set-up first="));
  CHECK(lines[7].starts_with("deal round 1 "));
  CHECK(lines[lines.size() - 2].starts_with("end moves=30 position="));
  CHECK(lines.back().empty());
}

TEST_CASE("Records: read back as the same game, seats and history") {
  for (int i = 0; i < Games(120); ++i) {
    const SintraTable table =
        Played(static_cast<std::uint64_t>(i),
               Options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB}, i * 2);
    const auto read = ReadRecord<State>(WriteRecord(table));
    REQUIRE(read.why() == "");
    CHECK(SameGame(*read, table));
    CHECK(read->seats() == table.seats());
    CHECK(read->seed() == table.seed());
    CHECK(read->steps() == table.steps());
  }
}

TEST_CASE("Records: undo still works after reading") {
  const SintraTable table = Played(7, Options{}, 30);
  auto read = ReadRecord<State>(Good());
  REQUIRE(read);
  while (read->Undo()) {
  }
  CHECK(read->now() == Played(7, Options{}, 0).now());
  while (read->Redo()) {
  }
  CHECK(read->now() == table.now());
}

TEST_CASE("Records refused: the header, with its line") {
  CHECK(Why("") == "line 1: this is not a glazier record");
  CHECK(WhyWith(1, "Glazier record 1") ==
        "line 1: this is not a glazier record");
  CHECK(WhyWith(2, "gam sintra") == "line 2: expected 'game NAME'");
  CHECK(WhyWith(2, "game ") == "line 2: expected 'game NAME'");
  CHECK(WhyWith(2, "game " + std::string(33, 'x')) ==
        "line 2: expected 'game NAME'");
  CHECK(WhyWith(2, "game chess") ==
        "line 2: this is a record of chess, not of sintra");
  CHECK(WhyWith(3, "seed x") == "line 3: expected 'seed NUMBER'");
  CHECK(WhyWith(3, "seed -1") == "line 3: expected 'seed NUMBER'");
  CHECK(WhyWith(3, "seed 18446744073709551616") ==
        "line 3: expected 'seed NUMBER'");
  CHECK(WhyWith(4, "options") == "line 4: expected 'options ...'");
  CHECK(WhyWith(4, "options players=9 side=A") ==
        "line 4: Sintra is for 2 to 4 players, not '9'");
  CHECK(WhyWith(4, "options players=3 side=A") ==
        "line 4: there are 2 seats for 3 players");
  CHECK(WhyWith(5, "seat 2 human Ana") ==
        "line 5: expected 'seat 1 PLAYER NAME'");
  CHECK(WhyWith(5, "seat 1 human") == "line 5: expected 'seat 1 PLAYER NAME'");
  CHECK(WhyWith(5, "seat 1 " + std::string(201, 'x') + " Ana") ==
        "line 5: expected 'seat 1 PLAYER NAME'");
  CHECK(WhyWith(5, "seat 1 hu\x1bman Ana") ==
        "line 5: expected 'seat 1 PLAYER NAME'");
}

TEST_CASE("Records refused: a format from the future, or none") {
  const std::string known =
      " is unknown: this glazier reads format 1; a newer one may read it";
  CHECK(WhyWith(1, "glazier record 2") == "line 1: record format '2'" + known);
  CHECK(WhyWith(1, "glazier record 999999999999999999999999999999999999999") ==
        "line 1: record format '999999999999999999999999999999999999999'" +
            known);
  CHECK(WhyWith(1, "glazier record ") == "line 1: record format ''" + known);
  CHECK(WhyWith(1, "glazier record 1\r") ==
        "line 1: record format '1" + std::string("?") + "'" + known);
}

TEST_CASE("Records refused: hostile sizes") {
  CHECK(Why(std::string((1 << 20) + 1, 'x')) ==
        "line 1: too large for a record");
  CHECK(Why(std::string(1 << 20, '\n')) ==
        "line 1: this is not a glazier record");
  std::vector<std::string> lines = Lines(Good());
  lines.insert(lines.begin() + 6, 1000, "seat 3 human Ana");
  CHECK(Why(Text(lines)) == "line 8: expected 'seat 4 PLAYER NAME'");
}

TEST_CASE("Records refused: moves and deals that cannot be, with their line") {
  CHECK(WhyWith(7, "deal set-up") ==
        "line 7: a set-up names the first seat, the bonus track and the "
        "strips of each seat");
  CHECK(WhyWith(8, "deal round 2 OOOO OOOO OOOO OOOO OOOO") ==
        "line 8: round 1 comes next");
  CHECK(WhyWith(8, "1 F1O>1") == "line 8: expected a deal, found '1 F1O>1'");
  CHECK(WhyWith(9, "deal round 1 OOOO OOOO OOOO OOOO OOOO") ==
        "line 9: this deal is not due now");
  const std::vector<std::string> lines = Lines(Good());
  const std::string seat = lines[8].substr(0, 1);
  const std::string other = seat == "1" ? "2" : "1";
  CHECK(WhyWith(9, other + " F1O>1") == "line 9: expected a move of seat " +
                                            seat + ", found '" + other +
                                            " F1O>1'");
  CHECK(WhyWith(9, seat + " <") ==
        "line 9: your glazier already stands above your leftmost strip");
  CHECK(WhyWith(9, seat + " hello").starts_with("line 9: cannot read 'hello'"));
  CHECK(WhyWith(9, "") ==
        "line 9: expected a move of seat " + seat + ", found ''");
  CHECK(WhyWith(9, "x") ==
        "line 9: expected a move of seat " + seat + ", found 'x'");
  // Notation must be complete in a file, whatever people may type.
  std::string small = lines[8];
  std::transform(small.begin(), small.end(), small.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  CHECK(WhyWith(9, small) == "line 9: write it as " + lines[8].substr(2));
}

TEST_CASE("Records refused: the end") {
  std::vector<std::string> lines = Lines(Good());
  const std::size_t end = lines.size() - 2;
  const std::string number = std::to_string(end + 1);
  CHECK(WhyWith(end + 1, "end moves=30 position=0000000000000000")
            .starts_with("line " + number +
                         ": the moves above do not lead here (expected "
                         "'moves=30 position="));
  CHECK(WhyWith(end + 1, "end").starts_with("line " + number));
  CHECK(Why(Good() + "more\n") == "line " + std::to_string(end + 2) +
                                      ": there is something after the end");
  CHECK(Why(Good() + "\n") == "line " + std::to_string(end + 2) +
                                  ": there is something after the end");
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(end));
  CHECK(Why(Text(lines)).starts_with("line "));
  lines.pop_back();
  CHECK(Why(Text(lines)).ends_with("the end is missing: the file is cut off"));
}

TEST_CASE("Records refused: stopping before a deal, or going on after") {
  const SintraTable over = Played(7, Options{}, 1000);
  REQUIRE(over.Over());
  std::vector<std::string> lines = Lines(WriteRecord(over));
  lines.insert(lines.end() - 2, "1 <");
  CHECK(Why(Text(lines)) == "line " + std::to_string(lines.size() - 2) +
                                ": the game is over, but the record goes on");

  // Before round 1 is dealt.
  auto table = SintraTable::Untouched(Options{}, 7, {});
  CHECK(Why(WriteRecord(table)).ends_with("the game stops before the deal"));
}

TEST_CASE("Records: a stranger's name is cleaned, never trusted") {
  CHECK(CleanName("Ana") == "Ana");
  CHECK(CleanName("  Jos\xC3\xA9 \n") == "Jos\xC3\xA9");
  CHECK(CleanName("") == "Nobody");
  // One name, typed in two ways; and no stack of accents.
  CHECK(CleanName("Rene\xCC\x81"
                  "e") == CleanName("Ren\xC3\xA9"
                                    "e"));
  std::string tower = "a";
  for (int i = 0; i < 10; ++i) {
    tower += "\xCC\x83";
  }
  CHECK(CleanName(tower + "b") ==
        "\xC3\xA3\xCC\x83\xCC\x83\xCC\x83"
        "b");
  // Cut between characters: never a letter without its marks.
  CHECK(CleanName(std::string(31, 'x') + "q\xCC\x83") == std::string(31, 'x'));
  CHECK(CleanName(" \t\n") == "Nobody");
  CHECK(CleanName("a\x1b[2Jb\x7f") == "a[2Jb");
  CHECK(CleanName("a\nend moves=0") == "aend moves=0");
  CHECK(CleanName("\xC2\x9B"
                  "31m") == "31m");  // C1 control
  CHECK(CleanName("\xFF\xFE"
                  "a\xC3") == "a");                  // broken UTF-8
  CHECK(CleanName("\xC0\x80") == "Nobody");          // overlong
  CHECK(CleanName("\xED\xA0\x80") == "Nobody");      // surrogate
  CHECK(CleanName("\xF4\x90\x80\x80") == "Nobody");  // beyond Unicode
  CHECK(CleanName("\xE0\x9F\xBF") == "Nobody");      // overlong
  CHECK(CleanName("\xF0\x9F\xA7\xA9") == "\xF0\x9F\xA7\xA9");
  CHECK(CleanName(std::string(100, 'x')) == std::string(32, 'x'));
  // Invisible characters are removed, and all blanks become the same one.
  for (const std::string_view unseen :
       {"\xCD\x8F", "\xE1\x85\x9F", "\xE1\x85\xA0", "\xE1\x9E\xB4",
        "\xE1\x9E\xB5", "\xE3\x85\xA4", "\xEF\xBE\xA0", "\xF0\x9B\xB2\xA0",
        "\xF0\x9D\x85\xB3", "\xF0\x9D\x85\xBA"}) {
    CHECK(CleanName("An" + std::string(unseen) + 'a') == "Ana");
    CHECK(CleanName(unseen) == "Nobody");
    CHECK_FALSE(IsCleanText(unseen));
  }
  for (const std::string_view blank :
       {"\xC2\xA0", "\xE1\x9A\x80", "\xE2\x80\x80", "\xE2\x80\x8A",
        "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE2\xA0\x80", "\xE3\x80\x80"}) {
    CHECK(CleanName("Ana" + std::string(blank) + "Rosa") == "Ana Rosa");
    CHECK(CleanName("Ana" + std::string(blank)) == "Ana");
    CHECK(CleanName(blank) == "Nobody");
    CHECK(IsCleanText(blank));
  }
  // A letter that does not fit is left out entirely.
  CHECK(CleanName(std::string(31, 'x') + "\xC3\xA9") == std::string(31, 'x'));
}

}  // namespace
}  // namespace glazier
