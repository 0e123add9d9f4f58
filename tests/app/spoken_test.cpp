// SPDX-License-Identifier: MIT
// Games that are listened to: nothing but sentences, short answers, and whole
// games played from these answers alone.
#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "app/line/line_choice.hpp"
#include "app/line/line_game.hpp"
#include "app/store/games.hpp"
#include "engine/table/perspective.hpp"
#include "tests/app/host_support.hpp"
#include "tests/app/support.hpp"
#include "tests/support/spoken.hpp"

namespace glazier {
namespace {

const std::vector<std::string> kQuestions = {
    "me",           "bot",
    "ana",          "seat 2",
    "score",        "last",
    "table",        "moves",
    "more",         "strip 3",
    "strips",       "bot strip 8",
    "window 1",     "factory 2",
    "centre",       "what pink",
    "what orange",  "moves strip 3",
    "tile 2",       "lake",
    "satchel",      "column 1",
    "columns",      "overflow",
    "bag",          "what square",
    "what white",   "what light blue drop",
    "bot satchel",  "wheels",
    "land",         "cell C2",
    "display",      "mine",
    "cards",        "bot cards",
    "what wood",    "what food",
    "what forest",  "card forester",
    "building inn", "moves action 1",
    "seat 2 mine",  "moves draw"};

std::vector<Seat> SeatsFor(int players) {
  std::vector<Seat> seats = {{"human", "Ana"}};
  for (int seat = 1; seat < players; ++seat) {
    seats.push_back(
        {"random", players == 2 ? "Bot" : "Bot " + std::to_string(seat + 1)});
  }
  return seats;
}

/// One answer, checked.
template <Game G>
std::string Ask(LineWords<G>& words,
                std::ostringstream& out,
                const std::string& question) {
  out.str("");
  const auto space = question.find(' ');
  const bool answered = words.Answer(
      question.substr(0, space),
      space == std::string::npos ? "" : question.substr(space + 1));
  const std::string answer = out.str();
  CAPTURE(question);
  CAPTURE(answer);
  REQUIRE(WrongWithSpeech(answer).empty());
  REQUIRE(LinesOf(answer) <= kSpokenLines);
  REQUIRE((answered || answer.empty()));
  return answer;
}

/// Its words mean the step, and so does its notation.
template <Game G>
void CheckEveryStep(const G& now, int seat, const Voice<G>& voice) {
  auto steps = std::make_unique<typename G::Steps>();
  now.List(seat, *steps);
  for (std::size_t i = 0; i < steps->size(); i += steps->size() / 40 + 1) {
    const auto& step = (*steps)[i];
    const std::string said = SpokenStep(now, seat, step);
    CAPTURE(said);
    REQUIRE(WrongWithSpeech(said + '\n').empty());
    for (const std::string& typed : {said, StepText(step)}) {
      const auto read = voice.Read(typed);
      REQUIRE_MESSAGE(read, read.why());
      REQUIRE(read->size() == 1);
      REQUIRE(read->front() == step);
    }
  }
}

/// A random game, with every question now and then; adds those that were
/// answered.
template <Game G>
void ListenToGame(int players,
                  std::uint64_t seed,
                  std::set<std::string>& answered) {
  const auto options = *ParseOptions<G>("players=" + std::to_string(players));
  Table<G> table(options, seed, SeatsFor(players));
  Perspective<G> perspective(table, 0);
  std::ostringstream out;
  LineWords<G> words(perspective.seen(), 0, Manner::kSpoken, out);
  perspective.Observe(&words);
  words.Greet(", seed 1");
  Rng rng(seed);
  for (int n = 0; !table.Over(); ++n) {
    const int turn = table.now().Turn();
    if (turn == 0) {
      words.Ask();
    }
    CAPTURE(out.str());
    REQUIRE(WrongWithSpeech(out.str()).empty());
    if (n % 9 == 0) {
      for (const std::string& question : kQuestions) {
        if (!Ask(words, out, question).empty()) {
          answered.insert(question);
        }
      }
      if (turn == 0) {
        CheckEveryStep(perspective.seen().now(), 0, words.voice());
      }
    }
    out.str("");
    auto steps = std::make_unique<typename G::Steps>();
    table.now().List(turn, *steps);
    const auto step =
        (*steps)[rng.Below(static_cast<std::uint32_t>(steps->size()))];
    REQUIRE(table.Play(turn, step).empty());
  }
  words.ShowEnd();
  CHECK(WrongWithSpeech(out.str()).empty());
}

TEST_CASE("Spoken, every game: sentences and short answers only") {
  std::set<std::string> answered;
  HouseGames::ForEach([&answered]<Game G>() {
    for (int players = G::kInfo.min_players; players <= G::kInfo.max_players;
         ++players) {
      ListenToGame<G>(players, 3 + static_cast<std::uint64_t>(players),
                      answered);
    }
  });
  for (const std::string& question : kQuestions) {
    CAPTURE(question);
    CHECK(answered.count(question) == 1);
  }
}

/// A simulated player who hears what is said and types. Every line is made from
/// what was said before, above all from the answers to `moves`.
class Ears : public std::streambuf {
 public:
  Ears(std::ostringstream& said, std::uint64_t seed)
      : said_(said), rng_(seed) {}

  int questions() const { return questions_; }
  /// @brief All that was said.
  std::string all() const { return all_ + said_.str(); }

 protected:
  int underflow() override {
    if (at_ == line_.size()) {
      const std::string heard = said_.str();
      said_.str("");
      all_ += heard;
      line_ = NextLine(heard) + '\n';
      at_ = 0;
    }
    return static_cast<unsigned char>(line_[at_]);
  }
  int uflow() override {
    const int letter = underflow();
    ++at_;
    return letter;
  }

 private:
  std::string NextLine(const std::string& heard) {
    CAPTURE(heard);
    CAPTURE(line_);
    if (heard.find("review") != std::string::npos && !line_.empty()) {
      return "";  // the game is over
    }
    if (!asking_) {
      REQUIRE(heard.find("No: ") == std::string::npos);
      move_.clear();
      answer_.clear();
      return Moves();
    }
    ++questions_;
    REQUIRE(LinesOf(heard) <= kSpokenLines);
    if (heard == "That is a whole move.\n") {
      asking_ = false;
      return move_;
    }
    const std::string rest = "Say more for the rest.\n";
    answer_ += heard;
    if (heard.ends_with(rest)) {
      answer_.resize(answer_.size() - rest.size());
      return "more";
    }
    move_ += (move_.empty() ? "" : " ") + OneOf(answer_);
    answer_.clear();
    return Moves();
  }
  std::string Moves() {
    asking_ = true;
    return "moves" + (move_.empty() ? "" : " " + move_);
  }
  /// One of the items of "12 moves: strip 3; strip 4; back."
  std::string OneOf(std::string answer) {
    std::replace(answer.begin(), answer.end(), '\n', ' ');
    const auto colon = answer.find(": ");
    const auto stop = answer.rfind('.');
    REQUIRE(colon != std::string::npos);
    REQUIRE(stop != std::string::npos);
    const auto items = Split(
        std::string_view(answer).substr(colon + 2, stop - colon - 2), ';');
    return std::string(
        Trim(items[rng_.Below(static_cast<std::uint32_t>(items.size()))]));
  }

  std::ostringstream& said_;
  Rng rng_;
  std::string all_;  // but what was not heard yet
  std::string line_;
  std::size_t at_ = 0;
  bool asking_ = false;
  std::string move_;
  std::string answer_;  // as far as it was heard
  int questions_ = 0;
};

TEST_CASE("Spoken, every game: whole games from the answers alone") {
  HouseGames::ForEach([]<Game G>() {
    for (const std::uint64_t seed : {1U, 2U}) {
      const Home home;
      std::ostringstream out;
      std::ostringstream err;
      Ears ears(out, seed);
      std::istream in(&ears);
      Streams streams{in, out, err};
      CAPTURE(G::kInfo.name);
      const int code =
          RunCommandLine({"play", std::string(G::kInfo.name), "--line=spoken",
                          "--seat", "2=random", "--seed", std::to_string(seed)},
                         streams);
      CHECK(code == 0);
      CHECK(err.str().empty());
      CHECK(ears.questions() > 20);
      CHECK(WrongWithSpeech(out.str()).empty());
      const auto table = LoadGame<G>(home.OnlyGame());
      REQUIRE_MESSAGE(table, table.why());
      CHECK(table->Over());
    }
  });
}

TEST_CASE("Spoken, every game: a review as sentences") {
  HouseGames::ForEach([]<Game G>() {
    Table<G> table(*ParseOptions<G>("players=2"), 5, SeatsFor(2));
    Rng rng(5);
    auto steps = std::make_unique<typename G::Steps>();
    for (int n = 0; n < 4; ++n) {
      const int turn = table.now().Turn();
      table.now().List(turn, *steps);
      table.Play(
          turn, (*steps)[rng.Below(static_cast<std::uint32_t>(steps->size()))]);
    }
    const std::string review = Folded(SpokenReview(table));
    CAPTURE(review);
    CHECK(WrongWithSpeech(review).empty());
    CHECK(Contains(review, "Bot found the best move "));
  });
}

TEST_CASE("Spoken: a move in any order of its words, and what is left out") {
  const Home home;
  const Result result = Run({"play", "sintra", "--line=spoken", "--seed", "4"},
                            "moves\norange\n3o9\nsing a song\nquit\n");
  CHECK(WrongWithSpeech(result.out).empty());
  CHECK(Contains(result.out,
                 "No: there is no such move or question now; say moves, or "
                 "help.\n"));
  CHECK(Contains(result.out, "No: say more, there are "));
}

TEST_CASE("Spoken: the manner is remembered until another is chosen") {
  const Home home;
  const auto first = [](const Words& words) {
    Words all = {"play", "sintra", "--seed", "1"};
    all.insert(all.end(), words.begin(), words.end());
    return Run(all, "quit\n").out;
  };
  CHECK(Contains(first({"--line"}), "Sintra, players=2"));
  CHECK(Contains(first({"--line=spoken"}), "Sintra for 2 players"));
  CHECK(Contains(first({"--line"}), "Sintra for 2 players"));
  CHECK(Contains(first({"--line=plain"}), "Sintra, players=2"));
  CHECK(Contains(first({"--line"}), "Sintra, players=2"));
  const Result wrong = Run({"play", "--line=sung"});
  CHECK(wrong.code == 2);
  CHECK(Contains(wrong.err, "'sung' is not one of: plain, spoken"));
}

TEST_CASE("Spoken: at a table that is hosted") {
  const TableHome home;
  const Result result =
      Spawn(home, {"host", "--line=spoken", "--name", "Ana", "--seed", "3"},
            "start\nme\nscore\nstrip 1\nbot\nback\nhelp\nquit\n");
  CHECK(result.code == 0);
  CAPTURE(result.out);
  CHECK(Contains(result.out, "Sintra for 2 players, side A.\n"));
  CHECK(Contains(result.out, "Ana has 0 points and no broken glass.\n"));
  CHECK(Contains(result.out, " glazier: needs "));
  CHECK(Contains(result.out, "Ask: me, bot, a player's name"));
  CHECK_FALSE(Contains(result.out, "> "));
}

TEST_CASE("Spoken: suggested once where a screen reader is likely") {
  Home home;
  home.Set("EMACSPEAK_DIR", std::nullopt);
  home.Set("BRLAPI_HOST", std::nullopt);
  home.Set("TERM", "xterm");
  home.Set("ACCESSIBILITY_ENABLED", "0");
  const auto suggested = [] {
    return Contains(Run({"play", "--line"}, "quit\n").err, "--line=spoken");
  };
  CHECK_FALSE(suggested());
  home.Set("ACCESSIBILITY_ENABLED", "1");
  CHECK(suggested());
  CHECK_FALSE(suggested());
}

}  // namespace
}  // namespace glazier
