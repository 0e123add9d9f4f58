// SPDX-License-Identifier: MIT
// Golden games: committed traces, compared byte by byte with fresh ones and
// replayed through the reference, which knows nothing of the engine.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/sintra/words.hpp"
#include "tests/support/reference_sintra.hpp"
#include "tests/support/traces.hpp"

namespace glazier::sintra {
namespace {

using Json = nlohmann::json;

struct Golden {
  std::string file;
  Options options;
  std::uint64_t seed;
  std::vector<std::string> bots;
};

const std::vector<Golden> kGolden = {
    {"2A-seed7-random", {2, Side::kA}, 7, {"random", "random"}},
    {"2B-seed11-greedy", {2, Side::kB}, 11, {"greedy", "greedy"}},
    {"3A-seed3-greedy-random-greedy",
     {3, Side::kA},
     3,
     {"greedy", "random", "greedy"}},
    {"4B-seed2026-greedy-greedy-random-greedy",
     {4, Side::kB},
     2026,
     {"greedy", "greedy", "random", "greedy"}}};

std::string Committed(const Golden& golden) {
  return CommittedTrace(golden.file);
}

std::string Fresh(const Golden& golden) {
  return FreshTrace<State>(golden.options, golden.seed, golden.bots);
}

std::vector<Json> Parsed(const std::string& trace) {
  return ParsedTrace(trace);
}

reference::Game SetUp(const Json& line) {
  REQUIRE(line["t"] == "setup");
  CHECK(line["game"] == "sintra");
  CHECK(line["format"] == 1);
  reference::Setup setup;
  setup.players = line["players"];
  setup.side = line["side"].get<std::string>().at(0);
  setup.first = line["first"];
  for (const std::string colour : line["bonus"]) {
    setup.bonus += colour;
  }
  setup.strips = line["strips"].get<std::vector<std::vector<std::string>>>();
  CHECK(line["names"].size() == static_cast<std::size_t>(setup.players));
  return reference::Game(setup);
}

// Checks everything a trace says against the reference.
void Validate(const std::vector<Json>& lines) {
  reference::Game game = SetUp(lines.front());
  int rounds = 0;
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    const Json& line = lines[i];
    CAPTURE(line.dump());
    if (line["t"] == "round") {
      CHECK(line["round"] == ++rounds);
      CHECK(line["first"] == game.ToMove());
      game.StartRound(line["factories"]);
      CHECK(line["bag"] == game.Bag());
      CHECK(line["tower"] == game.Tower());
      continue;
    }
    REQUIRE(line["t"] == "move");
    CHECK(line["player"] == game.ToMove());
    CHECK(line["legal"] == game.LegalMoves().size());
    const auto effect = game.Play(line["move"]);
    CHECK(line["placed"] == effect.placed);
    CHECK(line["broken"] == effect.broken);
    CHECK(line["bonus"] == effect.bonus);
    CHECK(line["window"] == effect.window);
    CHECK(line["score"] == game.Score());
    CHECK(line["glass"] == game.Glass());
  }
  CHECK(rounds == 6);
  REQUIRE(game.GameOver());
  const Json& end = lines.back();
  REQUIRE(end["t"] == "end");
  CHECK(end["winners"] == game.Winners());
  const auto finals = game.Final();
  for (std::size_t seat = 0; seat < finals.size(); ++seat) {
    CHECK(end["leftover"][seat] == finals[seat].leftover);
    CHECK(end["glass"][seat] == finals[seat].glass);
    CHECK(end["bonus"][seat] == finals[seat].bonus);
    CHECK(end["lost"][seat] == finals[seat].lost);
    CHECK(end["scores"][seat] == finals[seat].score);
  }
  CHECK(end["scores"].size() == finals.size());
}

TEST_CASE("Golden games: today's engine writes the committed traces") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    const std::string committed = Committed(golden);
    const std::string fresh = Fresh(golden);
    CHECK(committed.size() == fresh.size());
    CHECK((committed == fresh));
  }
}

TEST_CASE("Golden games: the reference plays them to the same end") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    Validate(Parsed(Committed(golden)));
  }
}

TEST_CASE("Traces: the reference confirms fresh games as well") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    CAPTURE(seed);
    Golden golden{
        "",
        {static_cast<int>(2 + seed % 3), seed % 2 == 0 ? Side::kA : Side::kB},
        seed,
        {}};
    for (int seat = 0; seat < golden.options.players; ++seat) {
      golden.bots.emplace_back(seat % 2 == 0 ? "greedy" : "random");
    }
    Validate(Parsed(Fresh(golden)));
  }
}

TEST_CASE("Traces: fields in the documented order") {
  const std::string trace = Committed(kGolden.front());
  std::istringstream text(trace);
  std::string setup;
  std::string round;
  std::string move;
  std::getline(text, setup);
  std::getline(text, round);
  std::getline(text, move);
  std::string end;
  for (std::string line; std::getline(text, line);) {
    end = line;
  }
  CHECK(KeysOf(setup) ==
        "t game format seed players side names first bonus strips ");
  CHECK(KeysOf(round) == "t round first factories bag tower ");
  CHECK(KeysOf(move) ==
        "t player move legal placed broken bonus window score glass ");
  CHECK(KeysOf(end) == "t leftover glass bonus lost scores winners ");
  CHECK(trace.ends_with("\n"));
}

}  // namespace
}  // namespace glazier::sintra
