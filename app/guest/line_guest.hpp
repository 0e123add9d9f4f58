// SPDX-License-Identifier: MIT
// A seat at a hosted table, or a view of it, in plain lines.
#pragma once

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/guest/bell.hpp"
#include "app/guest/guest.hpp"
#include "app/host/peers.hpp"
#include "app/line/input_lines.hpp"
#include "app/line/line_words.hpp"

namespace glazier {

/// @brief Commands for hosted games, for help.
std::string GuestHelp();

/// @brief Reads lines from a descriptor, and tells what the host says.
template <Game G>
class LineGuest {
 public:
  LineGuest(Guest guest,
            Copy<G> copy,
            InputLines& typed,
            std::ostream& out,
            Manner manner,
            std::shared_ptr<Bell> bell)
      : guest_(std::move(guest)),
        copy_(std::move(copy)),
        typed_(typed),
        out_(out),
        words_(copy_.table(), seat(), manner, out),
        spoken_(manner == Manner::kSpoken),
        bell_(std::move(bell)) {}

  /// @brief Until the game is over, `quit`, the end of the input, or the host
  /// ends it. An onlooker needs no input. Returns the exit code.
  int Run() {
    words_.Greet("");
    std::vector<std::string> lines = std::move(guest_.unread);
    bool open = true;
    while (Hear(lines) && open) {
      lines.clear();
      if (!ObeyTyped()) {
        guest_.link.Send("bye");
        return Leave();
      }
      out_ << std::flush;
      pollfd polls[] = {
          {guest_.link.readable(), POLLIN, 0},
          {std::size(typed_.lines()) < kMostTyped ? typed_.fd() : -1, POLLIN,
           0},
          {guest_.link.writable(), POLLOUT, 0}};
      poll(polls, std::size(polls), Patience());
      if (polls[1].revents != 0) {
        Read();
      }
      open = guest_.link.Exchange(lines);
    }
    if (copy_.table().Over()) {
      Forget(guest_.place);
      words_.ShowEnd();
      return 0;
    }
    if (!fault_.empty()) {
      out_ << "The host does not speak clearly: " << fault_ << ".\n";
    } else {
      out_ << "The table is gone"
           << (guest_.news.bye.empty() ? "" : ": " + guest_.news.bye) << ".\n";
    }
    return 1;
  }

 private:
  static constexpr std::size_t kMostTyped = 100;  // lines that wait
  static constexpr int kTokenMilliseconds = 100;
  static constexpr const char* kLost = "the line is lost; trying again";

  /// How long to wait for the host and for keys, in milliseconds.
  int Patience() const {
    return !token_ && unanswered_ == 0 && !typed_.lines().empty()
               ? kTokenMilliseconds
               : PollTime(guest_.link.wake());
  }

  /// Takes in what the host says; false when that was the end.
  bool Hear(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
      const auto [word, rest] = FirstWord(line);
      const TableNews before = guest_.news;
      if (word != "done" && std::exchange(asked_, false)) {
        words_.EndPrompt();  // its line is not ours to write on
      }
      fault_ = guest_.news.Hear(line);
      if (fault_.empty()) {
        fault_ = copy_.Hear(line, guest_.news);
      }
      if (!fault_.empty() || word == "bye") {
        return false;
      }
      if (word == "now") {
        Arrive();
      } else if (word == "say") {
        const auto tab = rest.find('\t');
        out_ << CleanName(rest.substr(0, tab)) << " says: "
             << (tab == std::string_view::npos ? "" : rest.substr(tab + 1))
             << '\n';
      } else if (word == "refused") {
        words_.Refuse(std::string(rest));
      } else if (word == "note") {
        out_ << "Note: " << rest << ".\n";
      } else if (word == "seat" && arrived_) {
        TellSeats(before);
      } else if (word == "done") {
        unanswered_ = std::max(0, unanswered_ - 1);
      }
    }
    if (Ended()) {
      return false;
    }
    if (bell_ && arrived_ && !copy_.retold()) {
      bell_->Look(MyTurn(), Bell::Clock::now());
    }
    Ask();
    return true;
  }

  void Arrive() {
    if (!std::exchange(arrived_, true)) {
      // From here on everything is told as it happens.
      copy_.table().Observe(&words_);
    }
    unanswered_ = 0;  // what was asked before the line broke never will be
    out_ << "Table " << guest_.news.code << '.';
    if (guest_.news.you) {
      out_ << " You have seat " << *guest_.news.you + 1 << ", "
           << copy_.table().seats()[*guest_.news.you].name << '.';
    } else {
      out_ << " You are looking on.";
    }
    out_ << " Type 'help' to see what you can do.\n";
    for (std::size_t seat = 0; seat < guest_.news.seats.size(); ++seat) {
      Tell(TellPresence(guest_.news.seats[seat], Presence::kHere,
                        guest_.news.presences[seat]));
    }
    if (guest_.news.progress == Progress::kWaiting) {
      out_ << "Waiting for others to join"
           << (guest_.news.MayStart()
                   ? "; 'start' begins now, with bots on the empty seats.\n"
                   : ".\n");
    } else {
      words_.Show();
    }
  }

  void TellSeats(const TableNews& before) {
    for (std::size_t seat = 0; seat < guest_.news.seats.size(); ++seat) {
      const bool replaced = before.seats[seat] != guest_.news.seats[seat];
      Tell(TellPresence(guest_.news.seats[seat],
                        replaced ? Presence::kOpen : before.presences[seat],
                        guest_.news.presences[seat]));
    }
  }

  void Tell(const std::string& sentence) {
    if (!sentence.empty()) {
      out_ << sentence << ".\n";
    }
  }

  int seat() const {
    return guest_.news.you ? static_cast<int>(*guest_.news.you) : kWatcher;
  }
  bool MyTurn() const { return copy_.table().now().Acting().Has(seat()); }

  /// Over, and all that follows the end was told.
  bool Ended() const {
    return copy_.table().Over() && guest_.news.progress == Progress::kOver;
  }

  void Ask() {
    if (!arrived_ || asked_ || unanswered_ > 0 || !MyTurn()) {
      return;
    }
    words_.Ask();
    asked_ = true;
  }

  void Read() {
    const std::string fault = typed_.Read();
    if (!fault.empty()) {
      out_ << "No: " << fault << ".\n";
    }
  }

  /// What was typed, as far as the host has answered what came before; false
  /// when it is time to leave.
  bool ObeyTyped() {
    while (arrived_ && unanswered_ == 0 && !typed_.lines().empty()) {
      token_ = token_ || pace_.Take(std::chrono::steady_clock::now());
      if (!token_) {
        return true;
      }
      const std::string line = typed_.lines().front();
      const Obeyed obeyed = Obey(Trim(line));
      if (obeyed == Obeyed::kLater) {
        return true;
      }
      typed_.lines().pop_front();
      if (obeyed == Obeyed::kLeave) {
        return false;
      }
      asked_ = false;
    }
    if (!typed_.lines().empty()) {
      return true;
    }
    Ask();
    return typed_.fd() >= 0 || unanswered_ > 0 ||
           !guest_.news.you;  // onlookers stay
  }

  enum class Obeyed { kYes, kLater, kLeave };

  Obeyed Obey(std::string_view line) {
    const auto [command, rest] = FirstWord(line);
    if (command == "quit" || command == "q" || command == "exit") {
      return Obeyed::kLeave;
    }
    if (command.empty()) {
      return Obeyed::kYes;
    }
    if (command == "help" || command == "?") {
      out_ << words_.voice().About() << words_.voice().Fit(GuestHelp());
    } else if (command == "who") {
      words_.Greet("");
    } else if (command == "say" || command == "wait" || command == "start" ||
               command == "undo" ||
               (command == "bot" && !(spoken_ && rest.empty()))) {
      if (guest_.link.lost()) {
        return TooEarly(kLost);
      }
      Request(std::string(line));
    } else if (copy_.table().now().Turn() < 0 && command != "rules") {
      return TooEarly("nothing is dealt yet");
    } else if (AnswerWith(command, Trim(rest))) {
      return Obeyed::kYes;
    } else if (guest_.link.lost()) {
      return TooEarly(kLost);
    } else if (!MyTurn()) {
      return TooEarly("it is not your turn");
    } else {
      Play(line);
    }
    return Obeyed::kYes;
  }

  bool AnswerWith(std::string_view command, std::string_view rest) {
    const auto* const mover = copy_.table().mover();
    if (command == "hint" && !HiddenGame<G> && mover != nullptr && !MyTurn()) {
      out_ << "It is the turn of " << mover->name << ".\n";
    }
    return words_.Answer(command, rest);
  }

  /// Somebody at a terminal sees whose turn it is. A file or another program
  /// does not: its lines wait for their turn.
  Obeyed TooEarly(const char* why) {
    if (guest_.news.you && !typed_.IsTerminal()) {
      return Obeyed::kLater;
    }
    out_ << "No: " << why << ".\n";
    return Obeyed::kYes;
  }

  void Play(std::string_view text) {
    const auto steps = words_.voice().Read(text);
    if (!steps) {
      words_.Refuse(steps.why());
      return;
    }
    std::size_t known = copy_.KnownMoves();
    for (const auto& step : *steps) {
      Request("move " + std::to_string(known++) + ' ' + StepText(step));
    }
  }

  void Request(const std::string& line) {
    guest_.link.Send(line);
    ++unanswered_;
    token_ = false;
  }

  int Leave() {
    out_ << "Goodbye.";
    if (guest_.news.you && guest_.news.progress == Progress::kPlaying) {
      out_ << " Your seat is kept.";
    }
    out_ << '\n' << std::flush;
    return 0;
  }

  Guest guest_;
  Copy<G> copy_;
  InputLines& typed_;
  std::ostream& out_;
  LineWords<G> words_;
  bool spoken_;                 // "bot" alone is a question then
  std::shared_ptr<Bell> bell_;  // if it may ring
  std::string fault_;
  bool arrived_ = false;
  bool asked_ = false;  // the prompt stands there
  int unanswered_ = 0;  // requests
  // A file is read faster than a host wants to hear it (PeerLimits).
  Bucket pace_{PeerLimits{}.messages * 0.75,
               PeerLimits{}.messages_per_second * 0.75};
  bool token_ = true;  // for the next request
};

}  // namespace glazier
