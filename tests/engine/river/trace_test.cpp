// SPDX-License-Identifier: MIT
// Golden games: committed traces, compared byte by byte with fresh ones and
// replayed through the reference, which knows nothing of the engine.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/river/words.hpp"
#include "tests/support/reference_river.hpp"
#include "tests/support/traces.hpp"

namespace glazier::river {
namespace {

using Json = nlohmann::json;
using Texts = std::vector<std::string>;

struct Golden {
  std::string file;
  std::uint64_t seed;
  std::vector<std::string> bots;
};

const std::vector<Golden> kGolden = {
    {"river-2-seed7-random", 7, {"random", "random"}},
    {"river-2-seed11-greedy", 11, {"greedy", "greedy"}},
    {"river-3-seed3-greedy-random-greedy", 3, {"greedy", "random", "greedy"}},
    {"river-5-seed2026-mixed",
     2026,
     {"greedy", "random", "greedy", "random", "greedy"}}};

std::string Fresh(const Golden& golden) {
  return FreshTrace<State>({static_cast<int>(golden.bots.size())}, golden.seed,
                           golden.bots);
}

reference::RiverGame SetUp(const Json& line) {
  REQUIRE(line["t"] == "setup");
  CHECK(line["game"] == "river");
  CHECK(line["format"] == 2);
  std::vector<reference::RiverTile> river;
  for (const Json& tile : line["river"]) {
    const auto pieces = tile["pieces"].get<Texts>();
    river.push_back({static_cast<char>('0' + tile["tile"].get<int>()),
                     {pieces.begin(), pieces.end()}});
  }
  CHECK(river.size() == 6);
  CHECK(line["names"].size() == line["players"].get<std::size_t>());
  return {line["players"], line["first"], river, line["lake"],
          line["satchels"].get<std::vector<Texts>>()};
}

template <class Value>
Json BySeat(const reference::RiverGame& game, Value value) {
  Json values = Json::array();
  for (const reference::RiverPlayer& player : game.players) {
    values.push_back(value(player));
  }
  return values;
}

// Checks everything a trace says against the reference.
void Validate(const std::vector<Json>& lines) {
  reference::RiverGame game = SetUp(lines.front());
  int fills = 0;
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    const Json& line = lines[i];
    CAPTURE(line.dump());
    REQUIRE(line["t"] == "move");
    CHECK(line["player"] == game.ToMove());
    const std::set<std::string> legal = game.LegalSteps();
    CHECK(line["legal"] == legal.size());
    REQUIRE(legal.contains(line["move"]));
    game.Play(line["move"]);
    const auto drawn = line["drawn"].get<Texts>();
    std::vector<Texts> fill;
    if (line.contains("fill")) {
      ++fills;
      fill = line["fill"].get<std::vector<Texts>>();
      CHECK(fill.size() == game.players.size());
    }
    if (game.AwaitsDraw()) {
      REQUIRE(static_cast<int>(drawn.size()) == game.Due());
      game.Refill(drawn, fill);
    } else {
      CHECK(drawn.empty());
    }
    CHECK(line["inventory"] ==
          BySeat(game, [](const auto& player) { return player.Inventory(); }));
    CHECK(line["overflow"] == BySeat(game, [](const auto& player) {
            return player.overflow.size();
          }));
    CHECK(line["satchel"] == BySeat(game, [](const auto& player) {
            return player.satchel.size();
          }));
  }
  CHECK(fills <= 1);
  REQUIRE(game.Over());
  const Json& end = lines.back();
  REQUIRE(end["t"] == "end");
  CHECK(end["winners"] == game.Winners());
  for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
    const auto score = game.Score(static_cast<int>(seat));
    CHECK(end["rows"][seat] == score.rows);
    CHECK(end["columns"][seat] == score.columns);
    CHECK(end["overflow"][seat] == score.overflow);
    CHECK(end["scores"][seat] == score.total);
  }
}

TEST_CASE("River golden games: today's engine writes the committed traces") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    CHECK((CommittedTrace(golden.file) == Fresh(golden)));
  }
}

TEST_CASE("River golden games: the reference plays them to the same end") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    Validate(ParsedTrace(CommittedTrace(golden.file)));
  }
}

TEST_CASE("River traces: any game is told truly") {
  for (std::uint64_t seed = 100; seed < 120; ++seed) {
    CAPTURE(seed);
    Golden golden{"", seed, {}};
    for (std::uint64_t seat = 0; seat < 2 + seed % 4; ++seat) {
      golden.bots.emplace_back(seat % 2 == 0 ? "greedy" : "random");
    }
    Validate(ParsedTrace(Fresh(golden)));
  }
}

TEST_CASE("River traces: fields in the documented order") {
  std::istringstream text(CommittedTrace(kGolden[1].file));
  std::string setup;
  std::getline(text, setup);
  CHECK(KeysOf(setup) ==
        "t game format seed players names first river lake satchels ");
  const std::string move =
      "t player move legal drawn inventory overflow "
      "satchel ";
  const std::string starting =
      "t player move legal drawn fill inventory "
      "overflow satchel ";
  std::set<std::string> kinds;
  std::string last;
  for (std::string line; std::getline(text, line);) {
    kinds.insert(KeysOf(line));
    last = line;
  }
  const std::string end = "t rows columns overflow scores winners ";
  CHECK(kinds == std::set<std::string>{move, starting, end});
  CHECK(KeysOf(last) == end);
}

}  // namespace
}  // namespace glazier::river
