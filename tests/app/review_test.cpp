// SPDX-License-Identifier: MIT
// glazier review: a recorded game, move by move.
#include <doctest/doctest.h>

#include <sstream>

#include "tests/app/support.hpp"

namespace glazier {
namespace {

/// A whole game of two bots, as `play --line` records it.
fs::path RecordedGame(const Home& home, const std::string& game) {
  const Result played = Run({"play", game, "--line", "--seed", "7", "--seat",
                             "1=greedy", "--seat", "2=random"});
  REQUIRE(played.code == 0);
  return home.OnlyGame();
}

int CountLines(const std::string& text, const std::string& part) {
  std::istringstream lines(text);
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    count += line.find(part) != std::string::npos ? 1 : 0;
  }
  return count;
}

/// The number behind some words.
double NumberAfter(const std::string& text, const std::string& words) {
  const auto at = text.find(words);
  REQUIRE(at != std::string::npos);
  return std::stod(text.substr(at + words.size()));
}

TEST_CASE("Review: every move, the turning point, and what each gave away") {
  for (const std::string game : {"sintra", "river"}) {
    CAPTURE(game);
    const Home home;
    const fs::path file = RecordedGame(home, game);
    const Result review = Run({"review", file.string()});
    CHECK(review.code == 0);
    CHECK(review.err == "");
    const double moves = NumberAfter(FileText(file), "end moves=");
    // One row per move, which names the player and ends with a chance.
    CHECK(CountLines(review.out, "  Bot ") == moves);
    CHECK(CountLines(review.out, "The turning point was move ") == 1);
    CHECK(CountLines(review.out, "Chance of Bot 1 to win") == 1);
    // A random player gives away more than a greedy one.
    const std::string second = review.out.substr(review.out.find("\nBot 2: "));
    CHECK(NumberAfter(review.out.substr(review.out.find("\nBot 1: ")),
                      "best, ") < NumberAfter(second, "best, "));
  }
}

TEST_CASE(
    "Review: the same game, the same words; on a terminal, its progress") {
  const Home home;
  const fs::path file = RecordedGame(home, "sintra");
  const Result quiet = Run({"review", file.string()});
  const Result watched = Run({"review", file.string()}, "", true);
  CHECK(quiet.out == watched.out);
  CHECK(watched.err.find(" moves") != std::string::npos);
}

TEST_CASE("Review: what cannot be reviewed is refused in one line") {
  const Home home;
  const Result missing = Run({"review", (home / "none.game").string()});
  CHECK(missing.code == 1);
  CHECK(CountLines(missing.err, "") == 1);

  WriteText(home / "bad.game", "nothing good\n");
  CHECK(Run({"review", (home / "bad.game").string()}).code == 1);

  REQUIRE(Run({"play", "--line", "--seed", "7"}, "quit\n").code == 0);
  const Result unplayed = Run({"review", home.OnlyGame().string()});
  CHECK(unplayed.code == 1);
  CHECK(unplayed.err.find("no move was played") != std::string::npos);
}

}  // namespace
}  // namespace glazier
