// SPDX-License-Identifier: MIT
// Watching, in plain lines, a game that another program plays: its record shows
// every move as soon as it is saved.
#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <ostream>
#include <string>
#include <thread>
#include <utility>

#include "app/line/line_words.hpp"
#include "app/store/game_file.hpp"
#include "app/store/games.hpp"
#include "engine/table/perspective.hpp"
#include "engine/table/record.hpp"

namespace glazier {

/// @brief Runs until the game is over or no program plays it.
template <Game G>
class LineWatch {
 public:
  LineWatch(Table<G> table,
            std::filesystem::path path,
            std::ostream& out,
            Manner manner = Manner::kPlain)
      : table_(std::move(table)),
        perspective_(table_, kWatcher),
        path_(std::move(path)),
        out_(out),
        words_(perspective_.seen(), kWatcher, manner, out) {}

  void Run() {
    constexpr std::chrono::milliseconds kPause{200};
    words_.Greet(": you are watching");
    words_.Show();
    perspective_.Observe(&words_);
    while (!table_.Over()) {
      out_ << std::flush;
      // Asked before reading: the other program saves before it lets go.
      const bool played = IsPlayed();
      if (!Follow() && !played) {
        out_ << "Nobody plays this game any more. Go on with it: glazier play "
                "--line --resume\n";
        return;
      }
      std::this_thread::sleep_for(kPause);
    }
    words_.ShowEnd();
  }

 private:
  bool IsPlayed() const { return GameFile::IsPlayed(path_); }

  /// Reads the record; false if it has nothing new.
  bool Follow() {
    const auto newer = LoadGame<G>(path_);
    if (!newer) {
      return false;
    }
    std::size_t same = 0;
    while (same < std::min(table_.history().size(), newer->history().size()) &&
           EntryText<G>(table_.history()[same]) ==
               EntryText<G>(newer->history()[same])) {
      ++same;
    }
    const bool news =
        same < table_.history().size() || same < newer->history().size();
    while (table_.history().size() > same && table_.Undo()) {
    }
    for (std::size_t i = table_.history().size(); i < newer->history().size();
         ++i) {
      ReadEntry(table_, EntryText<G>(newer->history()[i]));
    }
    if (news && !table_.Over()) {
      words_.Show();
    }
    return news;
  }

  Table<G> table_;
  Perspective<G> perspective_;
  std::filesystem::path path_;
  std::ostream& out_;
  LineWords<G> words_;
};

}  // namespace glazier
