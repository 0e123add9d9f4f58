// A whole game in plain lines: for screen readers, pipes, tests and terminals
// that can do nothing else. Works for every game of the house.
#pragma once

#include <filesystem>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/bots/bot_options.hpp"
#include "app/bots/review_text.hpp"
#include "app/line/line_words.hpp"
#include "app/line/read_line.hpp"
#include "app/store/game_file.hpp"
#include "app/store/games.hpp"
#include "app/store/paths.hpp"
#include "engine/bots/advice.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief Plays a table by reading lines and printing lines.
template <Game G>
class LineGame {
 public:
  LineGame(Table<G> table,
           Bots<G> bots,
           GameFile file,
           std::istream& in,
           std::ostream& out)
      : table_(std::move(table)),
        bots_(std::move(bots)),
        file_(std::move(file)),
        in_(in),
        out_(out),
        words_(table_, out) {
    table_.Observe(&words_);
  }

  /// @brief Until the game is over, `quit`, or the end of the input.
  void Run() {
    Greet();
    Save();
    while (!table_.Over()) {
      const auto turn = static_cast<std::size_t>(table_.now().Turn());
      if (bots_[turn] == nullptr) {
        if (!Ask()) {
          Leave();
          return;
        }
        continue;
      }
      const auto move =
          bots_[turn]->Choose(table_.now(), table_.now().Turn(),
                              BotLuck(table_.seed(), table_.steps()), {});
      TellTrouble(turn);
      table_.Play(table_.now().Turn(), move);
      Save();
    }
    words_.ShowEnd();
    if (saved_) {
      out_ << "Recorded in " << Shown(file_.path()) << '\n';
    }
    OfferReview();
  }

 private:
  static constexpr std::size_t kLongestLine = 4096;

  /// A program that lost its seat: said once.
  void TellTrouble(std::size_t seat) {
    const std::string trouble = bots_[seat]->Trouble();
    if (trouble != troubles_[seat]) {
      troubles_[seat] = trouble;
      out_ << table_.seats()[seat].name << ' ' << trouble << "; "
           << SubstituteWords() << ".\n";
    }
  }

  void OfferReview() {
    if constexpr (SearchableGame<G>) {
      ReviewIfWanted();
    }
  }

  void ReviewIfWanted() {
    out_ << "Type 'review' to see what each move gave away, or press Enter.\n"
         << std::flush;
    std::string line;
    if (ReadLine(in_, line, kLongestLine) && Trim(line) == "review") {
      out_ << ReviewText(table_, [](std::size_t) {});
    }
  }

  void Greet() {
    words_.Greet(", seed " + std::to_string(table_.seed()));
    out_ << "Type a move, 'moves' to list them, 'hint' or 'help'.\n\n";
    if (table_.steps() > 0) {
      out_ << table_.steps()
           << (table_.steps() == 1 ? " move has" : " moves have")
           << " been played.\n";
    } else if (!table_.history().empty()) {
      const auto& last = table_.history().back();
      out_ << TellDeal(table_.now(), *last.deal()) << '\n';
    }
  }

  /// One line of input; false when it is time to leave.
  bool Ask() {
    words_.Show();
    out_ << table_.mover()->name << "> " << std::flush;
    std::string line;
    if (!ReadLine(in_, line, kLongestLine)) {
      out_ << "\nEnd of input. ";
      return false;
    }
    const std::string_view words = Trim(line);
    const auto space = words.find(' ');
    const std::string_view command = words.substr(0, space);
    const std::string_view rest =
        space == std::string_view::npos ? "" : Trim(words.substr(space));
    return Obey(command, rest, words);
  }

  bool Obey(std::string_view command,
            std::string_view rest,
            std::string_view words) {
    if (command.empty()) {
      return true;
    }
    if (command == "quit" || command == "q" || command == "exit") {
      return false;
    }
    if (command == "help" || command == "?") {
      Help();
    } else if (command == "undo" || command == "u") {
      Undo();
    } else if (command == "redo") {
      Redo();
    } else if (command == "save") {
      SaveAs(rest);
    } else if (!words_.Answer(command, rest)) {
      Play(words);
    }
    return true;
  }

  void Play(std::string_view words) {
    const auto move = ParseStep(table_.now(), table_.now().Turn(), words);
    if (!move) {
      out_ << "No: " << move.why() << ".\n";
      return;
    }
    table_.Play(table_.now().Turn(), *move);
    Save();
  }

  void Help() {
    out_ << Legend(table_.now())
         << "Commands: show (the position), moves [PART] (what is legal and\n"
            "begins like that), hint, undo, redo, log, save [FILE], rules,\n"
            "position (as one line of text), quit. The game is saved after\n"
            "every move; 'glazier play --line --resume' goes on with it.\n";
  }

  /// Back to the last decision of a human player.
  void Undo() {
    if (!HumanMoved()) {
      out_ << "No: there is no move of yours to take back.\n";
      return;
    }
    words_.Together([this] {
      do {
        table_.Undo();
      } while (!table_.mover()->IsHuman());
    });
    Save();
  }

  bool HumanMoved() const {
    for (const auto& step : table_.history()) {
      if (step.step() != nullptr &&
          table_.seats()[static_cast<std::size_t>(step.before.Turn())]
              .IsHuman()) {
        return true;
      }
    }
    return false;
  }

  void Redo() {
    if (!table_.CanRedo()) {
      out_ << "No: nothing was taken back.\n";
      return;
    }
    do {
      table_.Redo();
    } while (table_.CanRedo() && !table_.Over() && !table_.mover()->IsHuman());
    Save();
  }

  void SaveAs(std::string_view file) {
    if (file.empty()) {
      Save();
      if (saved_) {
        out_ << "Saved as " << Shown(file_.path()) << '\n';
      }
      return;
    }
    const std::filesystem::path path(file);
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
      out_ << "No: " << Shown(path) << " exists already.\n";
      return;
    }
    const std::string why = SaveGame(table_, path);
    out_ << (why.empty() ? "Saved as " + Shown(path) : "No: " + why) << '\n';
  }

  void Save() {
    const std::string why = file_.Save(WriteRecord(table_));
    saved_ = why.empty();
    if (!saved_ && !warned_) {
      out_ << "Warning: this game is not being saved: " << why << '\n';
      warned_ = true;
    }
  }

  void Leave() {
    Save();
    if (!saved_) {
      out_ << "Goodbye.\n";
      return;
    }
    const std::filesystem::path& path = file_.path();
    const bool among_games = path.parent_path() == GamesDirectory();
    out_ << "Saved as " << Shown(path) << "\nGo on with: glazier play --line "
         << (among_games ? "--resume" : "--load " + Shown(path)) << '\n';
  }

  Table<G> table_;
  Bots<G> bots_;
  Words troubles_ = Words(bots_.size());
  GameFile file_;
  std::istream& in_;
  std::ostream& out_;
  LineWords<G> words_;
  bool saved_ = false;
  bool warned_ = false;
};

}  // namespace glazier
