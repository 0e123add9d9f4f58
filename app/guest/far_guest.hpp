// SPDX-License-Identifier: MIT
// A seat at a hosted table, or a view of it, on the full screen.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/guest/bell.hpp"
#include "app/guest/guest.hpp"
#include "tui/screens/table/open.hpp"
#include "tui/screens/waiting.hpp"

namespace glazier {

/// @brief The table in the waiting room, and the session of its game.
template <Game G>
class FarGuest : public tui::FarTable,
                 public tui::Session<G>,
                 public std::enable_shared_from_this<FarGuest<G>> {
 public:
  using Step = typename G::Step;
  using Change = typename tui::Session<G>::Change;

  /// @brief Others come by the invitation and the table's code.
  FarGuest(Guest guest,
           Copy<G> copy,
           std::string invitation,
           std::shared_ptr<Bell> bell)
      : guest_(std::move(guest)),
        copy_(std::move(copy)),
        name_("table " + guest_.news.code),
        invitation_(std::move(invitation)),
        bell_(std::move(bell)) {}

  // The waiting room.
  bool Look() override { return Listen() != Change::kNone; }
  tui::Await News() const override {
    if (!ended_.empty()) {
      return {};
    }
    return {guest_.unread.empty() ? guest_.link.wake() : tui::Await::kNow,
            guest_.link.readable(), guest_.link.writable()};
  }
  std::string Invitation() const override {
    return invitation_ + guest_.place.Words();
  }
  std::vector<std::string> People() const override {
    return TellPeople(guest_.news);
  }
  bool MayStart() const override {
    return ended_.empty() && guest_.news.MayStart();
  }
  void Start() override { guest_.link.Send("start"); }
  bool Ready() const override {
    return arrived_ && this->now().Turn() != kDealer;
  }
  std::string Ended() const override { return ended_; }
  std::string Farewell() const override {
    const bool kept = guest_.news.you && ended_.empty() &&
                      guest_.news.progress == Progress::kPlaying;
    return kept ? "Your seat is kept. Come back with: glazier join " +
                      guest_.place.Words()
                : "";
  }
  std::unique_ptr<tui::View> Open(tui::Stage& stage) override {
    return tui::OpenSession<G>(stage, this->shared_from_this());
  }

  // The game.
  const Table<G>& table() const override { return copy_.table(); }
  const std::string& name() const override { return name_; }
  bool Mine(int seat) const override {
    return guest_.news.you && static_cast<int>(*guest_.news.you) == seat;
  }
  bool MayMove() const override {
    return guest_.news.you && !sent_ && ended_.empty() && !guest_.link.lost() &&
           this->now().Acting().Has(static_cast<int>(*guest_.news.you));
  }
  std::string Play(const Step& move) override {
    if (!MayMove()) {
      return guest_.link.lost() ? "The line is lost: trying again."
                                : "It is not your turn.";
    }
    guest_.link.Send("move " + std::to_string(copy_.KnownMoves()) + ' ' +
                     StepText(move));
    sent_ = true;
    return "";
  }
  std::string Undo() override {
    if (!guest_.news.you) {
      return "You are only watching.";
    }
    guest_.link.Send("undo");
    return "";
  }
  std::string Redo() override {
    return "Redo is not available at a shared table.";
  }
  Change Tick(tui::TimePoint /*now*/, const tui::Tempo& tempo) override {
    return tempo.hold ? Change::kNone : Listen();
  }
  tui::Await Awaits(const tui::Tempo& tempo) const override {
    return tempo.hold ? tui::Await{} : News();
  }
  std::string Status() const override {
    if (!ended_.empty()) {
      return ended_;
    }
    if (guest_.link.lost()) {
      return "the line is lost; trying again";
    }
    if (sent_) {
      return "waiting for the host";
    }
    const int turn = this->now().Turn();
    if (turn < 0) {
      return "";
    }
    const auto seat = static_cast<std::size_t>(turn);
    const bool away = guest_.news.presences[seat] == Presence::kAway;
    if (!guest_.news.you) {
      return "you are watching; " + this->NameOf(turn) +
             (away ? " is away" : " is thinking");
    }
    return this->NameOf(turn) +
           (away ? " is away (q: let a bot play)" : " is thinking");
  }
  std::string TakeWarning() override { return std::exchange(warning_, ""); }
  bool Elsewhere() const override { return true; }
  std::vector<tui::SessionAsk> Asks() override;

 private:
  Change Listen() {
    if (!ended_.empty()) {
      return Change::kNone;
    }
    std::vector<std::string> lines = std::exchange(guest_.unread, {});
    const bool open = guest_.link.Exchange(lines);
    Change change = lines.empty() ? Change::kNone : Change::kWords;
    for (const std::string& line : lines) {
      if (ended_.empty() && Hear(line)) {
        change = Change::kTable;
      }
    }
    if (!open && ended_.empty()) {
      ended_ = "The table is gone";
      change = Change::kTable;
    }
    if (bell_ && arrived_ && !copy_.retold()) {
      bell_->Look(MayMove(), Bell::Clock::now());
    }
    return change;
  }

  /// Whether the game itself has changed.
  bool Hear(const std::string& line) {
    const auto [word, rest] = FirstWord(line);
    const TableNews before = guest_.news;
    std::string fault = guest_.news.Hear(line);
    if (fault.empty()) {
      fault = copy_.Hear(line, guest_.news);
    }
    if (!fault.empty()) {
      ended_ = "The host does not speak clearly: " + fault;
    } else if (word == "bye") {
      ended_ = "The table is closed: " + guest_.news.bye;
    } else if (word == "now") {
      sent_ = false;
      Say(arrived_ ? "The line is back." : "");
      return std::exchange(arrived_, true);
    } else if (word == "progress" && table().Over()) {
      Forget(guest_.place);
    } else if (word == "say") {
      const auto tab = rest.find('\t');
      Say(CleanName(rest.substr(0, tab)) + ": " +
          std::string(tab == rest.npos ? "" : rest.substr(tab + 1)));
    } else if (word == "refused") {
      Say("No: " + std::string(rest));
      return std::exchange(sent_, false);
    } else if (word == "note") {
      Say("Note: " + std::string(rest));
    } else if (word == "seat" && arrived_) {
      TellSeats(before);
    }
    if (word == (HiddenGame<G> ? "view" : "step") || word == "back") {
      sent_ = false;
      return arrived_ && !copy_.retold() && this->now().Turn() != kDealer;
    }
    return !ended_.empty();
  }

  void TellSeats(const TableNews& before) {
    for (std::size_t seat = 0; seat < guest_.news.seats.size(); ++seat) {
      const bool replaced = before.seats[seat] != guest_.news.seats[seat];
      Say(TellPresence(guest_.news.seats[seat],
                       replaced ? Presence::kOpen : before.presences[seat],
                       guest_.news.presences[seat]));
    }
  }

  void Say(const std::string& words) {
    warning_ = words.empty() ? warning_ : words;
  }

  Guest guest_;
  Copy<G> copy_;
  std::string name_;
  std::string invitation_;
  std::shared_ptr<Bell> bell_;  // if it may ring
  std::string warning_;
  std::string ended_;
  bool arrived_ = false;
  bool sent_ = false;  // a move; the host has not answered yet
};

template <Game G>
std::vector<tui::SessionAsk> FarGuest<G>::Asks() {
  std::vector<tui::SessionAsk> asks;
  if (!guest_.news.you) {
    return asks;
  }
  asks.push_back(
      {.label = "Say something", .type = [this](const std::string& text) {
         const auto clean = CleanText(text, kMaxChatBytes);
         if (!clean.empty()) {
           guest_.link.Send("say " + clean);
         }
       }});
  for (std::size_t seat = 0; seat < guest_.news.seats.size(); ++seat) {
    const Presence presence = guest_.news.presences[seat];
    const bool away = presence == Presence::kAway;
    if (away || presence == Presence::kStandIn) {
      asks.push_back(
          {.label = (away ? "Let a bot play for " : "Wait again for ") +
                    guest_.news.seats[seat].name,
           .enter = [this, seat, away] {
             guest_.link.Send((away ? "bot " : "wait ") +
                              std::to_string(seat + 1));
           }});
    }
  }
  return asks;
}

}  // namespace glazier
