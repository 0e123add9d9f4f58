// A seat at somebody's table, or a look at it, in plain lines.
#pragma once

#include <poll.h>

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/guest.hpp"
#include "app/host/typed.hpp"
#include "app/line/line_words.hpp"

namespace glazier {

/// @brief Commands for hosted games, for help.
std::string GuestHelp();

/// @brief Reads lines from a descriptor, and tells what the host says.
template <Game G>
class LineGuest {
 public:
  LineGuest(Guest guest, Copy<G> copy, TypedLines& typed, std::ostream& out)
      : guest_(std::move(guest)),
        copy_(std::move(copy)),
        typed_(typed),
        out_(out),
        words_(copy_.table(), out) {}

  /// @brief Until the game is over, `quit`, the end of the input, or the host
  /// ends it. An onlooker needs no input. Returns the exit code.
  int Run() {
    words_.Greet("");
    std::vector<std::string> lines = std::move(guest_.unread);
    bool open = true;
    while (Hear(lines) && open) {
      lines.clear();
      out_ << std::flush;
      pollfd polls[] = {
          {guest_.link.fd(),
           static_cast<short>(guest_.link.HasUnsent() ? POLLIN | POLLOUT
                                                      : POLLIN),
           0},
          {typed_.fd(), POLLIN, 0}};
      poll(polls, 2, -1);
      if (polls[1].revents != 0) {
        Read();
      }
      if (!ObeyTyped()) {
        guest_.link.Send("bye");
        return Leave();
      }
      open = guest_.link.Exchange(lines);
    }
    if (copy_.table().Over()) {
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
  /// Takes in what the host says; false when that was the end.
  bool Hear(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
      const auto [word, rest] = FirstWord(line);
      const TableNews before = guest_.news;
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
        out_ << "No: " << rest << ".\n";
        sent_ = asked_ = false;
      } else if (word == "note") {
        out_ << "Note: " << rest << ".\n";
      } else if (word == "seat" && arrived_) {
        TellSeats(before);
      } else if (word == "step" || word == "back") {
        sent_ = asked_ = false;
      }
    }
    if (copy_.table().Over()) {
      return false;
    }
    Ask();
    return true;
  }

  void Arrive() {
    arrived_ = true;
    // From here on everything is told as it happens.
    copy_.table().Observe(&words_);
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
    asked_ = false;
  }

  void Tell(const std::string& sentence) {
    if (!sentence.empty()) {
      out_ << sentence << ".\n";
    }
  }

  bool MyTurn() const {
    return guest_.news.you &&
           copy_.table().now().Turn() == static_cast<int>(*guest_.news.you);
  }

  void Ask() {
    if (!arrived_ || asked_ || sent_ || !MyTurn()) {
      return;
    }
    words_.Show();
    out_ << copy_.table().mover()->name << "> ";
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
    while (!sent_ && !typed_.lines().empty()) {
      const std::string line = std::move(typed_.lines().front());
      typed_.lines().pop_front();
      asked_ = false;
      if (!Obey(Trim(line))) {
        return false;
      }
    }
    if (!typed_.lines().empty()) {
      return true;
    }
    Ask();
    return typed_.fd() >= 0 || sent_ || !guest_.news.you;  // onlookers stay
  }

  bool Obey(std::string_view line) {
    const auto [command, rest] = FirstWord(line);
    if (command == "quit" || command == "q" || command == "exit") {
      return false;
    }
    if (command.empty()) {
      return true;
    }
    if (command == "help" || command == "?") {
      out_ << Legend(copy_.table().now()) << GuestHelp();
    } else if (command == "who") {
      words_.Greet("");
    } else if (command == "say" || command == "bot" || command == "wait" ||
               command == "start" || command == "undo") {
      guest_.link.Send(std::string(line));
      sent_ = command == "undo";
    } else if (copy_.table().now().Turn() < 0 && command != "rules") {
      out_ << "No: nothing is dealt yet.\n";
    } else if (words_.Answer(command, Trim(rest))) {
      if (command == "show") {
        words_.Show();
      }
    } else if (!MyTurn()) {
      out_ << "No: it is not your turn.\n";
    } else {
      Play(line);
    }
    return true;
  }

  void Play(std::string_view text) {
    const auto move = ParseMove(copy_.table().now(), text);
    if (!move) {
      out_ << "No: " << move.why() << ".\n";
      return;
    }
    guest_.link.Send("move " + std::to_string(copy_.table().moves()) + ' ' +
                     MoveText(*move));
    sent_ = true;
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
  TypedLines& typed_;
  std::ostream& out_;
  LineWords<G> words_;
  std::string fault_;
  bool arrived_ = false;
  bool asked_ = false;  // the prompt stands there
  bool sent_ = false;   // a move; the host has not answered yet
};

}  // namespace glazier
