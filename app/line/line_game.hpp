// A whole game in plain lines: for screen readers, pipes, tests and terminals
// that can do nothing else. Works for every game of the house.
#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/embedded.hpp"
#include "app/store/games.hpp"
#include "app/store/paths.hpp"
#include "engine/bots/bot.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief Plays a table by reading lines and printing lines.
template <Game G>
class LineGame : private Observer<G> {
 public:
  LineGame(Table<G> table,
           std::filesystem::path path,
           std::istream& in,
           std::ostream& out)
      : table_(std::move(table)), path_(std::move(path)), in_(in), out_(out) {
    for (const Seat& seat : table_.seats()) {
      bots_.push_back(MakeBot<G>(seat.player));
    }
    table_.Observe(this);
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
      table_.Play(bots_[turn]->Choose(
          table_.now(), BotLuck(table_.seed(), table_.moves()), {}));
      Save();
    }
    out_ << '\n'
         << Describe(table_.now(), table_.seats()) << '\n'
         << DescribeResult(table_.now(), table_.seats());
    if (saved_) {
      out_ << "Recorded in " << path_.string() << '\n';
    }
  }

 private:
  void Greet() {
    out_ << G::kTitle << ", " << OptionsText(table_.now().options())
         << ", seed " << table_.seed() << ".\n";
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
      const Seat& who = table_.seats()[seat];
      out_ << "Seat " << seat + 1 << ": " << who.name
           << (who.IsHuman() ? "" : " (bot " + who.player + ")") << '\n';
    }
    out_ << "Type a move, 'moves' to list them, 'hint' or 'help'.\n\n";
    if (table_.moves() > 0) {
      out_ << table_.moves() << " moves have been played.\n";
    } else if (!table_.steps().empty()) {
      const auto& last = table_.steps().back();
      out_ << TellDeal(table_.now(), *last.deal()) << '\n';
    }
  }

  /// One line of input; false when it is time to leave.
  bool Ask() {
    if (!shown_) {
      out_ << Describe(table_.now(), table_.seats());
      shown_ = true;
    }
    out_ << table_.mover()->name << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
      out_ << "\nEnd of input. ";
      return false;
    }
    constexpr std::size_t kLongestLine = 4096;
    const std::string_view words =
        Trim(std::string_view(line).substr(0, kLongestLine));
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
    } else if (command == "rules") {
      out_ << EmbeddedRules(G::kName);
    } else if (command == "moves") {
      ListMoves(rest);
    } else if (command == "show") {
      shown_ = false;
    } else if (command == "hint") {
      Hint();
    } else if (command == "undo" || command == "u") {
      Undo();
    } else if (command == "redo") {
      Redo();
    } else if (command == "log") {
      Log();
    } else if (command == "position") {
      out_ << PositionText(table_.now()) << '\n';
    } else if (command == "save") {
      SaveAs(rest);
    } else {
      Play(words);
    }
    return true;
  }

  void Play(std::string_view words) {
    const auto move = ParseMove(table_.now(), words);
    if (!move) {
      out_ << "No: " << move.why() << ".\n";
      return;
    }
    table_.Play(*move);
    Save();
  }

  void Help() {
    out_ << Legend(table_.now())
         << "Commands: show (the position), moves [PART] (what is legal, for\n"
            "example 'moves F3'), hint, undo, redo, log, save [FILE], rules,\n"
            "position (as one line of text), quit. The game is saved after\n"
            "every move; 'glazier play --line --resume' goes on with it.\n";
  }

  void ListMoves(std::string_view part) {
    std::string wanted(part);
    for (char& letter : wanted) {
      letter = letter == 'x' ? letter : Upper(letter);
    }
    const int count = table_.now().CountMoves();
    int listed = 0;
    std::size_t column = 0;
    for (int n = 0; n < count; ++n) {
      const std::string text = MoveText(table_.now().NthMove(n));
      if (!text.starts_with(wanted)) {
        continue;
      }
      constexpr std::size_t kColumns = 76;
      if (column + text.size() + 1 > kColumns) {
        out_ << '\n';
        column = 0;
      }
      out_ << (column == 0 ? "" : " ") << text;
      column += text.size() + 1;
      ++listed;
    }
    out_ << (column == 0 ? "" : "\n") << listed << " of " << count
         << " legal moves.\n";
  }

  void Hint() {
    const auto adviser = MakeBot<G>(kAdviser);
    const auto move = adviser->Choose(
        table_.now(), BotLuck(table_.seed(), table_.moves()), {});
    out_ << "Hint: " << MoveText(move) << " (" << Reason(table_.now(), move)
         << ").\n";
  }

  /// Back to the last decision of a human player.
  void Undo() {
    if (!HumanMoved()) {
      out_ << "No: there is no move of yours to take back.\n";
      return;
    }
    do {
      table_.Undo();
    } while (!table_.mover()->IsHuman());
    Save();
  }

  bool HumanMoved() const {
    for (const auto& step : table_.steps()) {
      if (step.move() != nullptr &&
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

  void Log() {
    std::size_t number = 0;
    for (const auto& step : table_.steps()) {
      if (step.move() != nullptr) {
        out_ << ++number << ". " << NameAt(step.before) << ' '
             << MoveText(*step.move()) << '\n';
      }
    }
    if (number == 0) {
      out_ << "No move has been played yet.\n";
    }
  }

  void SaveAs(std::string_view file) {
    if (file.empty()) {
      Save();
      if (saved_) {
        out_ << "Saved as " << path_.string() << '\n';
      }
      return;
    }
    const std::filesystem::path path(file);
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
      out_ << "No: " << path.string() << " exists already.\n";
      return;
    }
    const std::string why = SaveGame(table_, path);
    out_ << (why.empty() ? "Saved as " + path.string() : "No: " + why) << '\n';
  }

  void Save() {
    const std::string why = SaveGame(table_, path_);
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
    const bool among_games = path_.parent_path() == GamesDirectory();
    out_ << "Saved as " << path_.string()
         << "\nGo on with: glazier play --line "
         << (among_games ? "--resume" : "--load " + path_.string()) << '\n';
  }

  const std::string& NameAt(const G& position) const {
    return table_.seats()[static_cast<std::size_t>(position.Turn())].name;
  }

  // Observer: everything that happens is told, whoever did it.
  void OnMove(const G& before,
              const typename G::Move& move,
              const G& /*after*/) override {
    out_ << NameAt(before) << ": " << MoveText(move) << " - "
         << Tell(before, move) << ".\n";
    shown_ = false;
  }
  void OnDeal(const G& /*before*/,
              const typename G::Deal& deal,
              const G& after) override {
    out_ << '\n' << TellDeal(after, deal) << '\n';
  }
  void OnUndo(const G& /*now*/) override {
    out_ << "One move taken back.\n";
    shown_ = false;
  }

  Table<G> table_;
  std::filesystem::path path_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;
  bool shown_ = false;
  bool saved_ = false;
  bool warned_ = false;
};

}  // namespace glazier
