// SPDX-License-Identifier: MIT
// glazier complete: what may come next on a command line. The shells'
// completions call it, so they always know every command, option and value.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/command.hpp"
#include "engine/games.hpp"

namespace glazier {
namespace {

/// What may come next. A line ":files" asks the shell for names of files.
class Completer {
 public:
  Completer(const CLI::App& app, std::ostream& out)
      : app_(app), command_(&app), out_(out) {}

  /// `words` without the program's name; the last is being typed.
  void Complete(const Words& words) {
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
      Pass(words[i]);
    }
    typed_ = words.empty() ? "" : words.back();
    const auto equals = typed_.find('=');
    if (option_ != nullptr) {
      OfferValues(*option_);
    } else if (typed_.starts_with("--") && equals != std::string::npos) {
      const CLI::Option* const option = Find(typed_.substr(0, equals));
      ahead_ = typed_.substr(0, equals + 1);
      typed_ = typed_.substr(equals + 1);
      if (option != nullptr) {
        OfferValues(*option);
      }
    } else if (typed_.starts_with("-")) {
      OfferOptions();
    } else if (command_ == &app_) {
      OfferCommands();
    } else {
      OfferArgument();
    }
  }

 private:
  /// Passes a complete word.
  void Pass(const std::string& word) {
    if (option_ != nullptr) {
      option_ = nullptr;
    } else if (word.starts_with("-")) {
      const CLI::Option* const option = Find(word);
      if (option != nullptr && option->get_items_expected_min() > 0) {
        option_ = option;
      }
    } else if (command_ == &app_) {
      const auto commands = app_.get_subcommands(
          [&word](const CLI::App* each) { return each->get_name() == word; });
      command_ = commands.empty() ? command_ : commands.front();
    } else {
      game_ =
          arguments_ == 0 && FindGame(word) != nullptr ? FindGame(word) : game_;
      ++arguments_;
    }
  }

  const CLI::Option* Find(const std::string& name) const {
    return command_->get_option_no_throw(name);
  }

  void Offer(const std::string& word, std::string about = "") {
    if (word.starts_with(typed_)) {
      about = about.substr(0, about.find('\n'));
      out_ << ahead_ << word << (about.empty() ? "" : '\t' + about) << '\n';
    }
  }
  void Offer(const Words& words) {
    for (const std::string& word : words) {
      Offer(word);
    }
  }

  void OfferCommands() {
    for (const CLI::App* const each : app_.get_subcommands(
             [](const CLI::App* one) { return !one->get_group().empty(); })) {
      Offer(each->get_name(), each->get_description());
    }
  }

  void OfferOptions() {
    for (const CLI::Option* const option : command_->get_options()) {
      if (!option->get_group().empty() && !option->get_lnames().empty()) {
        Offer("--" + option->get_lnames().front(), option->get_description());
      }
    }
  }

  void OfferArgument() {
    int left = arguments_;
    for (const CLI::Option* const option : command_->get_options()) {
      if (option->get_positional() && left-- == 0) {
        OfferValues(*option);
      }
    }
  }

  void OfferValues(const CLI::Option& option) {
    const std::string name = option.get_single_name();
    if (name == "players") {
      const int most = game_ != nullptr ? game_->max_players : kMaxSeats;
      for (int n = game_ != nullptr ? game_->min_players : 1; n <= most; ++n) {
        Offer(std::to_string(n));
      }
    } else if (name == "seat") {
      OfferSeats();
    } else if (name == "bot" || name == "bots") {
      const auto comma = typed_.rfind(',');
      if (comma != std::string::npos) {
        ahead_ += typed_.substr(0, comma + 1);
        typed_ = typed_.substr(comma + 1);
      }
      OfferBots();
    } else if (name == "for") {
      Offer(Words{"me", "everybody", "group:"});
    } else if (name == "FILE" || name == "load" || name == "trace" ||
               name == "out" || name == "home" || name == "ladder") {
      out_ << ":files\n";
    } else if (!OfferGameOption(name)) {
      OfferMembers(option.get_type_name());
    }
  }

  void OfferSeats() {
    const auto equals = typed_.find('=');
    if (equals == std::string::npos) {
      const int seats = game_ != nullptr ? game_->max_players : kMaxSeats;
      for (int seat = 1; seat <= seats; ++seat) {
        Offer(std::to_string(seat) + '=');
      }
      return;
    }
    ahead_ += typed_.substr(0, equals + 1);
    typed_ = typed_.substr(equals + 1);
    Offer("human");
    OfferBots();
    Offer("exec:");
  }

  void OfferBots() {
    Offer(game_ == nullptr ? BotWords() : WithGame(game_->name, []<Game G>() {
      return BotWords<G>();
    }));
  }

  bool OfferGameOption(const std::string& name) {
    Words values;
    for (const GameInfo* const game : kGames) {
      for (const GameOption& option : game->options) {
        if (option.name == name && (game_ == nullptr || game_ == game)) {
          values.insert(values.end(), option.values.begin(),
                        option.values.end());
        }
      }
    }
    Offer(values);
    return !values.empty();
  }

  /// CLI11 describes the values of a list as "TEXT:{a,b}".
  void OfferMembers(std::string_view type) {
    const auto open = type.find('{');
    const auto close = type.find('}');
    if (open != std::string_view::npos && close != std::string_view::npos) {
      for (const auto word :
           Split(type.substr(open + 1, close - open - 1), ',')) {
        Offer(std::string(word));
      }
    }
  }

  const CLI::App& app_;
  const CLI::App* command_;
  const GameInfo* game_ = nullptr;
  const CLI::Option* option_ = nullptr;  ///< its value comes next
  int arguments_ = 0;
  std::string ahead_;  ///< text before the part that is completed
  std::string typed_;
  std::ostream& out_;
};

}  // namespace

void AddComplete(CLI::App& app, Command& chosen) {
  const auto words = std::make_shared<Words>();
  CLI::App& command = AddCommand(
      app, "complete", "What may come next on a command line, for shells",
      "Example:\n  glazier complete -- play --si", [&app, words, &chosen] {
        chosen = [&app, words](Streams& streams) {
          Completer(app, streams.out).Complete(*words);
          return 0;
        };
      });
  command.add_option("WORDS", *words,
                     "The words after 'glazier'; the last is being typed");
  command.group("");
}

}  // namespace glazier
