// SPDX-License-Identifier: MIT
// A game being played: who plays it, and what may be taken back.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/thinker.hpp"
#include "engine/core/outcome.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief A bot by name; for an unknown name, the default bot. A record or a
/// remote host may contain any name.
template <Game G>
std::unique_ptr<Bot<G>> BotOrDefault(std::string_view name) {
  auto bot = MakeBot<G>(name);
  return bot != nullptr ? std::move(bot) : MakeBot<G>(kDefaultBot);
}

/// @brief Who plays instead, for messages after a bot's Trouble.
inline std::string SubstituteWords() {
  return "from now on " + std::string(kDefaultBot) + " plays this seat";
}

/// @brief The one driver of a game: a table, its bots, and the rule of undo.
/// Screens, line mode, hosts, simulations and matches are its clients. Bots get
/// only their seat's view and act when Turn() is theirs; people may act
/// whenever the game allows it.
template <Game G>
class Sitting {
 public:
  using Step = typename G::Step;

  /// @brief How far undo goes. Always kOwnStep in a game with secrets.
  enum class Undoing {
    kFree,     ///< one keyboard: back to any decision by a person
    kOwnStep,  ///< a shared table: the player's last step, until it is answered
  };
  struct Hooks {
    /// Called after every change, once all observers have been told: to save.
    std::function<void()> changed = [] {};
    /// Called once when a bot loses its seat, before the substitute plays.
    std::function<void(int seat, const std::string& why)> trouble =
        [](int, const std::string&) {};
  };

  Sitting(Table<G> table, Bots<G> bots, Undoing undoing = Undoing::kFree)
      : undoing_(HiddenGame<G> ? Undoing::kOwnStep : undoing),
        table_(std::move(table)),
        bots_(std::move(bots)) {
    bots_.resize(table_.seats().size());
    for (const auto& bot : bots_) {
      troubles_.push_back(bot == nullptr ? "" : bot->Trouble());
    }
  }

  void SetHooks(Hooks hooks) { hooks_ = std::move(hooks); }

  const Table<G>& table() const { return table_; }
  /// @brief For observers, and for seats that change hands.
  Table<G>& table() { return table_; }
  const G& now() const { return table_.now(); }
  bool Over() const { return table_.Over(); }
  bool IsPerson(int seat) const {
    return seat >= 0 && table_.seats()[Index(seat)].IsHuman();
  }
  bool PersonsTurn() const { return IsPerson(now().Turn()); }
  /// @brief The number of seats held by people.
  int Persons() const {
    return static_cast<int>(
        std::count_if(table_.seats().begin(), table_.seats().end(),
                      [](const Seat& seat) { return seat.IsHuman(); }));
  }
  void SetBot(int seat, std::shared_ptr<Bot<G>> bot) {
    bots_[Index(seat)] = std::move(bot);
  }

  /// @brief Plays a person's step. Returns why not, or nothing.
  std::string Play(int seat, const Step& step) {
    std::string why = table_.Play(seat, step);
    if (why.empty()) {
      Changed();
    }
    return why;
  }

  /// @brief Lets the bot whose turn it is choose and play, on this thread.
  void PlayBot() {
    const int seat = now().Turn();
    Take(seat, BotOf(seat).Choose(ViewOf(now(), seat), seat, Luck(), {}));
  }

  /// @brief Lets the bot whose turn it is think on its own thread; `found` is
  /// called there when it is done.
  void Think(std::function<void()> found = nullptr) {
    thinks_ = now().Turn();
    thinker_.Begin(
        [bot = bots_[Index(thinks_)], view = ViewOf(now(), thinks_),
         seat = thinks_, luck = Luck()](const std::stop_token& stop) {
          return bot->Choose(view, seat, luck, stop);
        },
        std::move(found));
  }
  /// @brief The step it has found, once there is one.
  std::optional<Step> Found() { return thinker_.Found(); }
  /// @brief Plays what was found; false if there is nothing yet.
  bool PlayFound() {
    const auto step = thinker_.Found();
    if (!step) {
      return false;
    }
    thinker_.Stop();
    Take(thinks_, *step);
    return true;
  }
  void StopThinking() { thinker_.Stop(); }

  /// @brief Takes something back for a seat, as far as the rule allows. Returns
  /// how many entries of the history are unchanged, or why not.
  Outcome<std::size_t> Undo(int seat) {
    const auto kept = undoing_ == Undoing::kFree ? UndoFreely() : UndoOwn(seat);
    if (kept) {
      Changed();
    }
    return kept;
  }

  /// @brief Goes forward again to a person's next decision, or to the end;
  /// false if nothing was taken back.
  bool Redo() {
    if (!table_.Redo()) {
      return false;
    }
    while (!PersonsTurn() && table_.Redo()) {
    }
    Changed();
    return true;
  }

 private:
  using Entry = typename Table<G>::Entry;

  static std::size_t Index(int seat) { return static_cast<std::size_t>(seat); }

  Bot<G>& BotOf(int seat) { return *bots_[Index(seat)]; }
  Rng Luck() const { return BotLuck(table_.seed(), table_.steps()); }

  void Take(int seat, const Step& step) {
    const std::string trouble = BotOf(seat).Trouble();
    if (std::exchange(troubles_[Index(seat)], trouble) != trouble) {
      hooks_.trouble(seat, trouble);
    }
    const std::string why = table_.Play(seat, step);
    if (!why.empty()) {
      throw std::logic_error("a bot chose a move that is not legal: " + why);
    }
    Changed();
  }

  void Changed() {
    if (now().Turn() != thinks_) {
      thinker_.Stop();
    }
    hooks_.changed();
  }

  static Refusal NothingToUndo() {
    return Refusal{"there is no move of yours to take back"};
  }

  /// Goes back to the last decision by a person, past bots; where only bots
  /// play, by one step.
  Outcome<std::size_t> UndoFreely() {
    const auto& history = table_.history();
    const bool persons = Persons() > 0;
    const bool possible =
        std::any_of(history.begin(), history.end(), [&](const Entry& entry) {
          return entry.deal() == nullptr && (!persons || IsPerson(entry.seat));
        });
    if (!possible) {
      return NothingToUndo();
    }
    do {
      table_.Undo();
    } while (persons && !PersonsTurn());
    return table_.history().size();
  }

  /// Whether the steps could also have been taken from this position: secret
  /// choices made at the same time as the one taken from it.
  static bool StandApart(G position, const std::vector<Entry>& steps) {
    return std::all_of(steps.begin(), steps.end(), [&](const Entry& entry) {
      const bool stands = entry.step() != nullptr &&
                          IsSecret(entry.before, entry.seat) &&
                          position.WhyNot(entry.seat, *entry.step()).empty();
      if (stands) {
        position.Play(entry.seat, *entry.step());
      }
      return stands;
    });
  }

  /// Takes back the last step of the seat. Secret choices that others made
  /// meanwhile stay, since they did not know of it; replies of bots go.
  Outcome<std::size_t> UndoOwn(int seat) {
    const auto& history = table_.history();
    std::vector<Entry> since;
    std::size_t kept = history.size();
    while (kept > 0 && history[kept - 1].seat != seat) {
      since.insert(since.begin(), history[--kept]);
    }
    if (kept == 0) {
      return NothingToUndo();
    }
    const Entry& own = history[--kept];
    if (own.effect.reveals) {
      return Refusal{"your last move has shown what was hidden"};
    }
    const bool apart = StandApart(own.before, since);
    for (const Entry& entry : since) {
      if (entry.deal() != nullptr) {
        return Refusal{"something was dealt since your last move"};
      }
      if (entry.effect.reveals) {
        return Refusal{"something hidden was shown since your last move"};
      }
      if (!apart && IsPerson(entry.seat)) {
        return Refusal{table_.seats()[Index(entry.seat)].name +
                       " has moved since"};
      }
    }
    while (table_.history().size() > kept) {
      table_.Undo();
    }
    for (std::size_t i = 0; apart && i < since.size(); ++i) {
      table_.Play(since[i].seat, *since[i].step());
    }
    return kept;
  }

  Undoing undoing_;
  Table<G> table_;
  Bots<G> bots_;
  std::vector<std::string> troubles_;  // already reported, by seat
  Hooks hooks_;
  Thinker<Step> thinker_;  // destroyed before the bots it uses
  int thinks_ = kNobody;   // the seat it thinks for
};

}  // namespace glazier
