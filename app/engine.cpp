// SPDX-License-Identifier: MIT
// glazier engine: glazier's own bots behind the protocol for programs.
#include <algorithm>
#include <istream>
#include <memory>
#include <mutex>
#include <ostream>
#include <thread>

#include "app/bots/bot_options.hpp"
#include "app/cli/command.hpp"
#include "app/line/read_line.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

constexpr std::size_t kLongestLine = 1 << 20;

/// One conversation, as docs/protocol.md describes it. Thinking happens on a
/// separate thread, so that "stop" and "quit" are heard meanwhile.
class Conversation {
 public:
  Conversation(std::string bot, Streams& streams)
      : bot_(std::move(bot)), out_(streams.out), in_(streams.in) {
    // A tied input would flush the output from this thread, while the other
    // thread writes to it.
    in_.tie(nullptr);
  }

  void Run() {
    std::string line;
    while (ReadLine(in_, line, kLongestLine + 1)) {
      if (line.size() > kLongestLine) {
        Say("error a line is longer than " + std::to_string(kLongestLine) +
            " bytes");
        return;
      }
      const std::string_view words = Trim(line);
      const auto space = std::min(words.find(' '), words.size());
      const std::string_view head = words.substr(0, space);
      const std::string_view rest = Trim(words.substr(space));
      if (head == "quit") {
        return;
      }
      Obey(head, rest);
    }
  }

 private:
  void Obey(std::string_view head, std::string_view rest) {
    if (head == "glazier") {
      if (ParseNumber<int>(rest, kProtocol, kProtocol)) {
        Say("ready " + bot_);
      } else {
        Say("error only protocol " + std::to_string(kProtocol) +
            " is spoken here, not " + Quoted(rest));
      }
    } else if (head == "game") {
      game_ = rest.substr(0, rest.find(' '));
    } else if (head == "seat") {
      seat_ = ParseNumber<int>(rest, 1, kMaxSeats).value_or(0) - 1;
    } else if (head == "position") {
      position_ = rest;
    } else if (head == "go") {
      Go(rest);
    } else if (head == "stop") {
      thinker_.request_stop();
    }
    // "moves", and what later versions may add, is not needed.
  }

  void Go(std::string_view budget_words) {
    if (thinker_.joinable()) {
      thinker_.join();
    }
    const auto names = GameNames();
    if (std::find(names.begin(), names.end(), game_) == names.end()) {
      Say("error there is no game " + Quoted(game_));
      return;
    }
    WithGame(game_, [&]<Game G>() { Think<G>(BudgetOf(budget_words)); });
  }

  template <Game G>
  void Think(const std::string& budget) {
    const auto position = G::ParsePosition(position_);
    const auto steps = std::make_unique<typename G::Steps>();
    if (position) {
      position->List(seat_, *steps);
    }
    if (steps->empty()) {
      Say("error " + (position ? "this seat cannot move" : position.why()));
      return;
    }
    auto bot = MakeBot<G>(bot_ + budget);
    if (bot == nullptr) {  // one that takes no budget
      bot = MakeBot<G>(bot_);
    }
    if (bot == nullptr) {
      Say("error " + bot_ + " does not play " + std::string(G::kInfo.title));
      return;
    }
    // The asking program may have sent more than the seat should know.
    thinker_ =
        std::jthread([this, seat = seat_, position = ViewOf(*position, seat_),
                      bot = std::move(bot)](const std::stop_token& stop) {
          // The luck comes from the position alone: the same question gets the
          // same answer.
          const auto luck =
              Rng::For(TextHash(PositionText(position)), Rng::Use::kBot, 0);
          Say("move " + StepText(bot->Choose(position, seat, luck, stop)));
        });
  }

  /// "time=500" as ":500ms", "nodes=5000" as ":5000"; nothing otherwise.
  static std::string BudgetOf(std::string_view words) {
    constexpr std::string_view kTime = "time=";
    constexpr std::string_view kNodes = "nodes=";
    if (words.starts_with(kTime)) {
      return ':' + std::string(words.substr(kTime.size())) + "ms";
    }
    return words.starts_with(kNodes)
               ? ':' + std::string(words.substr(kNodes.size()))
               : "";
  }

  void Say(const std::string& line) {
    const std::lock_guard lock(mutex_);
    out_ << line << '\n' << std::flush;
  }

  std::string bot_;
  std::string game_;
  int seat_ = -1;
  std::string position_;
  std::mutex mutex_;
  std::ostream& out_;
  std::istream& in_;
  std::jthread thinker_;  ///< last: destroyed before what it uses
};

}  // namespace

void AddEngine(CLI::App& app, Command& chosen) {
  const auto bot = std::make_shared<std::string>(kStrongestBot);
  CLI::App& command = AddCommand(
      app, "engine", "Our bots for other programs, by a text protocol",
      "Speaks the protocol of docs/protocol.md on standard input and output.\n"
      "Example:\n  glazier play --seat '2=exec:glazier engine --bot ruby'",
      [bot, &chosen] {
        chosen = [bot](Streams& streams) {
          if (MakeBot<sintra::State>(*bot) == nullptr) {
            throw UsageError(WhyNoBuiltIn<sintra::State>(*bot));
          }
          Conversation(*bot, streams).Run();
          return 0;
        };
      });
  AddText(command, "--bot", *bot,
          "Who answers: " + Join(BotWords()) + " (default " +
              std::string(kStrongestBot) + ")");
}

}  // namespace glazier
