// SPDX-License-Identifier: MIT
// The statistics of solo games and of half points.
#include "app/store/statistics.hpp"

#include <doctest/doctest.h>

#include <string>

namespace glazier {

TEST_CASE("games alone count by their points, not as won") {
  const std::string text = StatisticsText({
      {"road", "Glass Road alone", "", 25, 12.5, "12 1/2", true, true},
      {"road", "Glass Road alone", "", 61, 30.5, "30 1/2", true, true},
      {"road", "Glass Road", "greedy", 40, 20, "20", true, false},
  });
  CHECK(text.find("best scores 30 1/2, 12 1/2\n") != std::string::npos);
  CHECK(text.find("against greedy") != std::string::npos);
  CHECK(text.find("against  ") == std::string::npos);
  CHECK(text.find("Won in a row: now 1, at best 1.") != std::string::npos);
}

}  // namespace glazier
