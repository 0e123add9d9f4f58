// SPDX-License-Identifier: MIT
// Golden games: committed traces, compared byte by byte with fresh ones and
// replayed through the reference, which knows nothing of the engine.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/reference_road.hpp"
#include "tests/support/traces.hpp"

namespace glazier::road {
namespace {

using Json = nlohmann::json;
using Texts = std::vector<std::string>;

struct Golden {
  std::string file;
  Options options;
  std::uint64_t seed;
};

const std::vector<Golden> kGolden = {
    {"road-1-seed7", {1, false, 7}, 7},
    {"road-2-first-seed11", {2, true, 4}, 11},
    {"road-3-5-periods-seed3", {3, false, 5}, 3},
};

std::string Fresh(const Options& options, std::uint64_t seed) {
  return FreshTrace<State>(
      options, seed,
      Texts(static_cast<std::size_t>(options.players), "random"));
}

std::string Joined(const Json& ids, char between) {
  std::string text;
  for (const auto& id : ids) {
    text +=
        (text.empty() ? "" : std::string(1, between)) + id.get<std::string>();
  }
  return text;
}

reference::Road SetUp(const Json& line) {
  REQUIRE(line["t"] == "setup");
  CHECK(line["game"] == "road");
  CHECK(line["format"] == 1);
  CHECK(line["names"].size() == line["players"].get<std::size_t>());
  reference::Road road(
      {line["players"], line["set"] == "first", line["periods"]});
  std::string display;
  for (const Json& row : line["display"]) {
    display += (display.empty() ? "" : ",") + Joined(row, ',');
  }
  road.Deal("set-up first=" + std::to_string(line["first"].get<int>()) +
            " display=" + display);
  return road;
}

void ValidateMove(const Json& line, reference::Road& road) {
  const int seat = line["player"];
  CHECK(seat == road.Turn());
  CHECK(line["legal"] == road.Words().size());
  road.Play(line["move"]);
  if (line.contains("drawn")) {
    REQUIRE(road.AwaitsDeal());
    road.Deal("lord " + Joined(line["drawn"], ' '));
  }
  CHECK(line["wheels"] == road.Wheels(seat));
  CHECK(line["land"] == road.Land(seat));
}

void ValidateEnd(const Json& line, const reference::Road& road) {
  REQUIRE(road.Over());
  double most = -100;
  for (const Json& score : line["scores"]) {
    most = std::max(most, score.get<double>());
  }
  Json winners = Json::array();
  for (std::size_t seat = 0; seat < line["scores"].size(); ++seat) {
    const int index = static_cast<int>(seat);
    CHECK(line["scores"][seat] == road.Score(index) / 2.0);
    const auto points = road.HalfPoints(index);
    CHECK(line["points"][seat].size() == points.size());
    for (const auto& part : points) {
      const auto& id = part.first;
      const auto& half_points = part.second;
      CHECK(line["points"][seat][id] == half_points / 2.0);
    }
    if (line["scores"][seat] == most) {
      winners.push_back(seat);
    }
  }
  CHECK(line["winners"] == winners);
}

/// Checks everything a trace says against the reference.
void Validate(const std::vector<Json>& lines) {
  reference::Road road = SetUp(lines.front());
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const Json& line = lines[i];
    CAPTURE(line.dump());
    const std::string kind = line["t"];
    if (kind == "move") {
      ValidateMove(line, road);
    } else if (kind == "period") {
      if (road.AwaitsDeal()) {
        road.Deal("refill " + Joined(line["drawn"], ' '));
      } else {
        CHECK(line["drawn"].empty());
      }
      CHECK(line["period"] == road.period());
      CHECK(line["first"] == road.first());
    } else if (kind == "card") {
      if (road.AwaitsDeal()) {
        road.Deal("card " + line["card"].get<std::string>());
      }
      CHECK(line["player"] == road.Turn());
      CHECK(line["with"] == road.CardWith());
    } else if (kind == "round") {
      CHECK(road.State() == "lay");
    } else {
      REQUIRE(kind == "end");
      REQUIRE(i + 1 == lines.size());
      ValidateEnd(line, road);
    }
  }
}

TEST_CASE("Road golden games: today's engine writes the committed traces") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    CHECK((CommittedTrace(golden.file) == Fresh(golden.options, golden.seed)));
  }
}

TEST_CASE("Road golden games: the reference plays them to the same end") {
  for (const Golden& golden : kGolden) {
    CAPTURE(golden.file);
    Validate(ParsedTrace(CommittedTrace(golden.file)));
  }
}

TEST_CASE("Road traces: any game is told truly") {
  for (int i = 0; i < Games(16); ++i) {
    CAPTURE(i);
    Options options = AnyOptions(i);
    Validate(ParsedTrace(Fresh(options, static_cast<std::uint64_t>(i) + 50)));
  }
}

}  // namespace
}  // namespace glazier::road
