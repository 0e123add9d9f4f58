// SPDX-License-Identifier: MIT
// Traces of games: committed ones, fresh ones, and their lines.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/table/table.hpp"
#include "tests/support/paths.hpp"

namespace glazier {

inline std::string CommittedTrace(const std::string& name) {
  std::ifstream file(TestData() + "/traces/" + name + ".ndjson",
                     std::ios::binary);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// @brief The trace of the game that bots play now.
template <Game G>
std::string FreshTrace(const typename G::Options& options,
                       std::uint64_t seed,
                       const std::vector<std::string>& names) {
  std::vector<Seat> seats;
  std::vector<std::unique_ptr<Bot<G>>> bots;
  for (const std::string& name : names) {
    seats.push_back({name, name});
    bots.push_back(MakeBot<G>(name));
  }
  auto table = Table<G>::Untouched(options, seed, seats);
  auto tracer = TracerFor(table.now(), seed, seats);
  table.Observe(&tracer);
  table.Begin();
  while (!table.Over()) {
    const auto turn = static_cast<std::size_t>(table.now().Turn());
    table.Play(table.now().Turn(),
               bots[turn]->Choose(table.now(), table.now().Turn(),
                                  BotLuck(seed, table.steps()), {}));
  }
  return tracer.Take();
}

inline std::vector<nlohmann::json> ParsedTrace(const std::string& trace) {
  std::vector<nlohmann::json> lines;
  std::istringstream text(trace);
  for (std::string line; std::getline(text, line);) {
    lines.push_back(nlohmann::json::parse(line));
  }
  return lines;
}

/// @brief The names of a line's fields in their order.
inline std::string KeysOf(const std::string& line) {
  std::string names;
  const auto object = nlohmann::ordered_json::parse(line);
  for (const auto& item : object.items()) {
    names += item.key() + " ";
  }
  return names;
}

}  // namespace glazier
