// SPDX-License-Identifier: MIT
// A whole game in plain lines: for screen readers, pipes, tests and simple
// terminals. Works for every game.
#pragma once

#include <filesystem>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/line/line_words.hpp"
#include "app/line/read_line.hpp"
#include "app/store/game_file.hpp"
#include "app/store/games.hpp"
#include "app/store/paths.hpp"
#include "engine/sitting/sitting.hpp"
#include "engine/table/perspective.hpp"

namespace glazier {

/// @brief Plays a table by reading and printing lines. People who share the
/// keyboard are asked one after another; where they have secrets, the screen is
/// cleared in between.
template <Game G>
class LineGame {
 public:
  /// @brief `clears`: the output is a terminal that can be cleared.
  LineGame(Table<G> table,
           Bots<G> bots,
           GameFile file,
           std::istream& in,
           std::ostream& out,
           bool clears,
           Manner manner = Manner::kPlain)
      : sitting_(std::move(table), std::move(bots)),
        perspective_(sitting_.table(), FirstReader(sitting_.table().seats())),
        file_(std::move(file)),
        in_(in),
        out_(out),
        clears_(clears),
        words_(perspective_.seen(), perspective_.seat(), manner, out),
        spoken_(manner == Manner::kSpoken),
        read_(sitting_.table().seats().size(),
              sitting_.table().history().size()) {
    perspective_.Observe(&words_);
    sitting_.SetHooks({[this] { Save(); },
                       [this](int seat, const std::string& why) {
                         out_ << NameOf(seat) << ' ' << why << "; "
                              << SubstituteWords() << ".\n";
                       }});
  }

  /// @brief Until the game is over, `quit`, or the end of the input.
  void Run() {
    Greet();
    Save();
    while (!sitting_.Over()) {
      if (!sitting_.PersonsTurn()) {
        sitting_.PlayBot();
      } else if (!Ask()) {
        Leave();
        return;
      }
    }
    words_.ShowEnd();
    if (saved_) {
      out_ << (spoken_ ? "The game is recorded."
                       : "Recorded in " + Shown(file_.path()))
           << '\n';
    }
    OfferReview();
  }

 private:
  static constexpr std::size_t kLongestLine = 4096;

  /// Where several people play, the one who is asked first takes over.
  static int FirstReader(const std::vector<Seat>& seats) {
    int reader = kWatcher;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      if (seats[seat].IsHuman()) {
        if (reader != kWatcher) {
          return kWatcher;
        }
        reader = static_cast<int>(seat);
      }
    }
    return reader;
  }

  const std::string& NameOf(int seat) const {
    return table().seats()[static_cast<std::size_t>(seat)].name;
  }
  /// What may be told to the reader.
  const Table<G>& table() const { return perspective_.seen(); }

  void OfferReview() {
    out_ << "Type 'review' to see what each move gave away, or press Enter.\n"
         << std::flush;
    std::string line;
    if (ReadLine(in_, line, kLongestLine) && Trim(line) == "review") {
      out_ << words_.voice().Review(sitting_.table());
    }
  }

  void Greet() {
    words_.Greet(", seed " + std::to_string(table().seed()));
    out_ << "Type a move, 'moves' to list them, 'hint' or 'help'.\n"
         << (spoken_ ? "" : "\n");
    if (table().steps() > 0) {
      out_ << table().steps()
           << (table().steps() == 1 ? " move has" : " moves have")
           << " been played.\n";
    } else if (!table().history().empty() && !spoken_) {
      const auto& last = table().history().back();
      out_ << TellDeal(table().now(), *last.deal()) << '\n';
    }
  }

  /// One line of input; false when it is time to leave.
  bool Ask() {
    if (!HandOver()) {
      return false;
    }
    words_.Ask();
    std::string line;
    if (!Read(line)) {
      return false;
    }
    const std::string_view words = Trim(line);
    const auto space = words.find(' ');
    const std::string_view command = words.substr(0, space);
    const std::string_view rest =
        space == std::string_view::npos ? "" : Trim(words.substr(space));
    return Obey(command, rest, words);
  }

  bool Read(std::string& line) {
    out_ << std::flush;
    if (ReadLine(in_, line, kLongestLine)) {
      return true;
    }
    out_ << "\nEnd of input. ";
    return false;
  }

  /// Hands over to the person who is asked now; false at the end of the input.
  bool HandOver() {
    const int next = sitting_.now().Turn();
    if (!HiddenGame<G> || next == perspective_.seat()) {
      return true;
    }
    out_ << "Pass the keyboard to " << NameOf(next) << "; press Enter.\n";
    std::string line;
    if (!Read(line)) {
      return false;
    }
    out_ << (clears_   ? "\033[H\033[2J\033[3J"
             : spoken_ ? ""
                       : std::string(79, '-') + '\n');
    perspective_.Look(next);
    words_.SetReader(next);
    words_.Recall(read_[static_cast<std::size_t>(next)]);
    return true;
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
      const auto undone = words_.Together(
          [this] { return sitting_.Undo(perspective_.seat()); });
      Refuse(undone.why());
    } else if (command == "redo") {
      Refuse(sitting_.Redo() ? "" : "nothing was taken back");
    } else if (command == "save") {
      SaveAs(rest);
    } else if (!words_.Answer(command, rest)) {
      Play(words);
    }
    return true;
  }

  void Refuse(const std::string& why) {
    if (!why.empty()) {
      words_.Refuse(why);
    }
  }

  /// A line may be several steps.
  void Play(std::string_view words) {
    const int seat = sitting_.now().Turn();
    const auto steps = words_.voice().Read(words);
    std::string why = steps.why();
    for (std::size_t i = 0; why.empty() && i < steps->size(); ++i) {
      why = sitting_.Play(seat, (*steps)[i]);
    }
    Refuse(why);
  }

  void Help() {
    out_
        << words_.voice().About()
        << (spoken_ ? "Commands: show, moves, hint, undo, redo, log, save, "
                      "rules, quit.\n"
                      "The game is saved after every move.\n"
                    : "Commands: show (the position), moves [PART] (what is "
                      "legal and\n"
                      "begins like that), hint, undo, redo, log, save [FILE], "
                      "rules,\n"
                      "position (as one line of text), quit. The game is saved "
                      "after\n"
                      "every move; 'glazier play --line --resume' goes on with "
                      "it.\n")
        << (HiddenGame<G>
                ? "Undo takes back your last step, until something is dealt or "
                  "shown, or\nsomebody else has moved.\n"
                : "Undo goes back to the last decision of a person, as often "
                  "as you like.\n");
  }

  void SaveAs(std::string_view file) {
    if (file.empty()) {
      Save();
      if (saved_) {
        out_ << (spoken_ ? "Saved." : "Saved as " + Shown(file_.path()))
             << '\n';
      }
      return;
    }
    const std::filesystem::path path(file);
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
      out_ << "No: " << Shown(path) << " exists already.\n";
      return;
    }
    const std::string why = SaveGame(sitting_.table(), path);
    out_ << (why.empty() ? "Saved as " + Shown(path) : "No: " + why) << '\n';
  }

  void Save() {
    if (perspective_.seat() >= 0) {
      read_[static_cast<std::size_t>(perspective_.seat())] =
          table().history().size();
    }
    const std::string why = file_.Save(WriteRecord(sitting_.table()));
    saved_ = why.empty();
    if (!saved_ && !std::exchange(warned_, true)) {
      out_ << "Warning: this game is not being saved: " << why << '\n';
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
    if (spoken_ && among_games) {
      out_ << "Saved. Go on with: glazier play --line --resume\n";
      return;
    }
    out_ << "Saved as " << Shown(path) << "\nGo on with: glazier play --line "
         << (among_games ? "--resume" : "--load " + Shown(path)) << '\n';
  }

  Sitting<G> sitting_;
  Perspective<G> perspective_;
  GameFile file_;
  std::istream& in_;
  std::ostream& out_;
  bool clears_;
  LineWords<G> words_;
  bool spoken_;
  std::vector<std::size_t> read_;  // entries of the history, by seat
  bool saved_ = false;
  bool warned_ = false;
};

}  // namespace glazier
