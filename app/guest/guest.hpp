// SPDX-License-Identifier: MIT
// The client side of a table, for players and watchers: the connection, and
// what the host has told so far.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/guest/link.hpp"
#include "engine/table/record.hpp"

namespace glazier {

/// @brief What a host says of a table, whatever the game is.
struct TableNews {
  std::string code;
  std::string game;
  std::string options;
  std::optional<std::size_t> you;  ///< one's seat; onlookers have none
  std::vector<Seat> seats;
  std::vector<Presence> presences;  ///< by seat
  Progress progress = Progress::kWaiting;
  std::vector<std::size_t> acting;  ///< seats whose turn it was on arrival
  std::int64_t until = 0;           ///< the end of that turn, or 0
  std::string bye;                  ///< the host's last words

  /// @brief Takes in one line. Returns what is wrong with it, or nothing;
  /// words it does not know are not for it.
  std::string Hear(std::string_view line);
  /// @brief On arrival.
  bool MyTurn() const {
    return you && std::count(acting.begin(), acting.end(), *you) > 0;
  }
  /// @brief The first people who are here may start the game.
  bool MayStart() const;

 private:
  std::string HearTurn(std::string_view text);
  /// What cannot change, however often it is told.
  static std::string Settle(std::string& known, std::string_view told);
};

/// @brief A line about everybody at a table.
std::vector<std::string> TellPeople(const TableNews& news);
/// @brief How a seat changed, as a sentence; empty if there is nothing to say.
std::string TellPresence(const Seat& who, Presence before, Presence now);

/// @brief A table and what the host says of it before the steps.
struct Guest {
  TablePlace place;
  Link link;
  TableNews news;
  std::vector<std::string> unread;  ///< lines that came after that

  /// @brief Connects, and waits for the host's answer. Refused with the
  /// host's reason, if it gives one.
  static Outcome<Guest> Arrive(const TablePlace& place, const Hello& hello);
};

/// @brief The copy of a hosted game, as far as it is known here. A host that
/// begins once more with `table` tells everything again, for a line that was
/// lost; the copy shows what it did until that is complete. In an open
/// game it is rebuilt from the host's steps by what reads records, so
/// everything is checked again. In a game with secrets the host sends a view
/// after each step, for nobody else can tell what follows from cards one does
/// not see; once the game is over it sends all steps, and everything is known
/// and checked.
template <Game G>
class Copy {
 public:
  /// @brief The news must be those of this game, with its options.
  static Outcome<Copy> Of(const TableNews& news) {
    const auto options = ParseOptions<G>(news.options);
    if (!options) {
      return options.refusal();
    }
    if (static_cast<std::size_t>(options->players) != news.seats.size()) {
      return Refusal{"the host names another number of seats than players"};
    }
    if (news.you >= std::optional(news.seats.size())) {
      return Refusal{"the host names a seat that is not there"};
    }
    return Copy(Table<G>::Untouched(*options, 0, news.seats));
  }

  const Table<G>& table() const { return table_; }
  Table<G>& table() { return table_; }
  /// @brief Everything is being told again.
  bool retold() const { return again_.has_value(); }
  /// @brief What a move is sent with: how many moves are known here.
  std::size_t KnownMoves() const {
    const auto& history = table_.history();
    return static_cast<std::size_t>(std::count_if(
        history.begin(), history.end(),
        [](const auto& entry) { return entry.step() != nullptr; }));
  }

  /// @brief The same for the steps.
  std::string Hear(std::string_view line, const TableNews& news) {
    const auto [word, rest] = FirstWord(line);
    // Whoever shows the table looks up both seats by these.
    if (news.seats.size() != table_.seats().size() ||
        news.you >= std::optional(news.seats.size())) {
      return "who sits where?";
    }
    if (word == "step") {
      return HearStep(rest);
    }
    if (word == "view" && HiddenGame<G>) {
      return HearView(rest);
    }
    if (word == "table") {
      again_ = Anew();
      truth_.reset();
      step_.reset();
    } else if (word == "now") {
      Settle(again_);
      Settle(truth_);
    } else if (word == "open" && HiddenGame<G>) {
      truth_ = Anew();
    } else if (word == "progress") {
      Settle(truth_);
    } else if (word == "seat") {
      for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
        table_.Sit(seat, news.seats[seat]);
      }
    } else if (word == "back" && !again_) {
      const auto left =
          ParseNumber<std::size_t>(rest, 0, table_.history().size());
      if (!left || step_) {
        return "back to where?";
      }
      while (table_.history().size() > *left && table_.Undo()) {
      }
    }
    return {};
  }

 private:
  using Deal = typename G::Deal;
  using Step = typename G::Step;
  /// A step whose view has not arrived yet.
  struct Half {
    int seat = kDealer;
    std::variant<Deal, Step, Secret> what;
    typename G::Effect effect{};
  };

  explicit Copy(Table<G> table) : table_(std::move(table)) {}

  Table<G> Anew() const {
    return Table<G>::Untouched(table_.now().options(), 0, table_.seats());
  }
  /// What was told beside the table takes its place.
  void Settle(std::optional<Table<G>>& told) {
    if (told) {
      const std::vector<Seat> seats = table_.seats();
      table_.Become(std::move(*told));
      told.reset();
      for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        table_.Sit(seat, seats[seat]);
      }
    }
  }
  /// What steps are added to.
  Table<G>& told() { return truth_ ? *truth_ : again_ ? *again_ : table_; }

  std::string HearStep(std::string_view text) {
    if (!HiddenGame<G> || truth_) {
      return ReadEntry(told(), text);
    }
    if (step_) {
      return "a step without a view";
    }
    const auto [head, words] = FirstWord(text);
    const G& now = told().now();
    if (head == "deal") {
      const auto deal = ParseDeal(now, words);
      if (deal) {
        step_ = Half{kDealer, *deal};
      }
      return deal.why();
    }
    const auto seat = ParseNumber<int>(head, 1, now.players());
    if (!seat || !now.Acting().Has(*seat - 1)) {
      return "a step of a seat that does not act";
    }
    if (words == "?") {
      step_ = Half{*seat - 1, Secret{}};
      return {};
    }
    const auto step = ParseStep(now, *seat - 1, words);
    if (step) {
      step_ = Half{*seat - 1, *step, G(now).Play(*seat - 1, *step)};
    }
    return step.why();
  }

  std::string HearView(std::string_view text) {
    const auto view = G::ParsePosition(text);
    if (!view || !step_ || !(view->options() == table_.now().options())) {
      return view ? "a view without a step" : view.why();
    }
    told().See(step_->seat, step_->what, step_->effect, *view);
    step_.reset();
    return {};
  }

  Table<G> table_;
  std::optional<Half> step_;
  std::optional<Table<G>> again_;  // while all is told again
  std::optional<Table<G>> truth_;  // while all is being told, at the end
};

/// @brief What is remembered of one's seats at tables: who one is there, by
/// name; without a name, who one was last. Found again by `glazier join` with
/// the same words. Somebody new gets a key. An empty place is any new table.
Hello RememberedHello(const TablePlace& place, const std::string& name);
/// @brief Whether the name is a new one at this table.
bool Remember(const TablePlace& place, const Hello& hello);
/// @brief One of them; of a table here only the code is known.
struct KeptSeat {
  TablePlace place;
  Hello hello;
};
/// @brief All of them, at all tables.
std::vector<KeptSeat> KeptSeats();
/// @brief All names: the game is over.
void Forget(const TablePlace& place);

/// @brief How one comes to a table: remembered before the host knows it, for a
/// seat whose key is lost is lost.
class SeatClaim {
 public:
  /// @brief As somebody; without a name, as who one was last there, or else as
  /// `newcomer`.
  SeatClaim(TablePlace place,
            const std::string& name,
            const std::string& newcomer);

  const Hello& hello() const { return hello_; }
  /// @brief The host refused: a name that is new there is forgotten again.
  void GiveUp() const;

 private:
  TablePlace place_;
  Hello hello_;
  bool added_ = false;
};

}  // namespace glazier
