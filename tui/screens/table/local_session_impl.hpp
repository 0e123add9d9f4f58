// A game held by this program: for the one file a game that instantiates it.
#pragma once

#include <algorithm>

#include "engine/table/record.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {

/// How often a bot that thinks for long is seen to be still at it.
inline constexpr std::chrono::milliseconds kProgress{500};

template <Game G>
LocalSession<G>::LocalSession(Keeper& keeper, Table<G> table, std::string name)
    : keeper_(keeper),
      table_(std::move(table)),
      name_(std::move(name)),
      bots_(table_.seats().size()),
      troubles_(bots_.size()) {}

template <Game G>
bool LocalSession<G>::Mine(int seat) const {
  return table_.seats()[static_cast<std::size_t>(seat)].IsHuman();
}

template <Game G>
bool LocalSession<G>::MayMove() const {
  return table_.mover() != nullptr && table_.mover()->IsHuman();
}

template <Game G>
std::string LocalSession<G>::Play(const Step& move) {
  std::string why = table_.Play(table_.now().Turn(), move);
  if (why.empty()) {
    Keep();
  }
  return why;
}

template <Game G>
std::string LocalSession<G>::Undo() {
  // Before the first decision of a person there is nothing to go back to.
  const bool people = this->MySeats() > 0;
  const auto& steps = table_.history();
  const bool possible =
      !people || std::any_of(steps.begin(), steps.end(), [&](const auto& step) {
        return step.step() != nullptr && Mine(step.before.Turn());
      });
  if (!possible || !table_.Undo()) {
    return "There is nothing to take back.";
  }
  while (people && !MayMove()) {
    table_.Undo();
  }
  Keep();
  return "Taken back. r plays it again.";
}

template <Game G>
std::string LocalSession<G>::Redo() {
  if (!table_.Redo()) {
    return "There is nothing to play again.";
  }
  while (!MayMove() && table_.Redo()) {
  }
  Keep();
  return "Played again.";
}

template <Game G>
void LocalSession<G>::Keep() {
  warning_ = keeper_.SaveGame(name_, WriteRecord(table_));
  BeginTurn();
}

template <Game G>
void LocalSession<G>::BeginTurn() {
  thinker_.Stop();
  halves_ = 0;
  turn_began_.reset();
  coming_.reset();
  shows_coming_ = false;
}

template <Game G>
typename LocalSession<G>::Change LocalSession<G>::Tick(TimePoint now,
                                                       const Tempo& tempo) {
  if (table_.Over() || MayMove() || tempo.hold) {
    return Change::kNone;
  }
  if (!turn_began_) {
    turn_began_ = now;
    thinker_.Begin(
        [&bot = MoversBot(), position = table_.now(),
         luck = BotLuck(table_.seed(), table_.steps())](
            const std::stop_token& stop) {
          return bot.Choose(position, position.Turn(), luck, stop);
        },
        WakeLoop);
    return Change::kWords;
  }
  const auto waited = now - *turn_began_;
  if (!coming_) {
    coming_ = thinker_.Found();
  }
  if (!coming_) {
    const auto halves = static_cast<int>(waited / kProgress);
    return std::exchange(halves_, halves) != halves ? Change::kWords
                                                    : Change::kNone;
  }
  if (waited < tempo.delay) {
    // The animation is one frame: the move as a preview, then the move.
    const bool show = tempo.announce && 2 * waited >= tempo.delay;
    return std::exchange(shows_coming_, show) != show ? Change::kWords
                                                      : Change::kNone;
  }
  TellTrouble();
  Play(Step(*coming_));
  return Change::kTable;
}

template <Game G>
Await LocalSession<G>::Awaits(const Tempo& tempo) const {
  if (table_.Over() || MayMove() || tempo.hold) {
    return {};
  }
  if (!turn_began_) {
    return {Await::kNow};
  }
  if (!coming_) {  // or the bot, which wakes the loop
    return {*turn_began_ + (halves_ + 1) * kProgress};
  }
  const std::chrono::steady_clock::duration delay = tempo.delay;
  return {*turn_began_ +
          (tempo.announce && !shows_coming_ ? delay / 2 : delay)};
}

template <Game G>
Bot<G>& LocalSession<G>::MoversBot() {
  const auto seat = static_cast<std::size_t>(table_.now().Turn());
  auto& bot = bots_[seat];
  if (bot == nullptr) {
    bot = MakeBot<G>(table_.mover()->player);
  }
  if (bot == nullptr) {  // a program, or a record that names anybody
    bot = MakeBot<G>(kDefaultBot);
    auto program = keeper_.OpenProgram(seat);
    if (table_.mover()->player == kProgramPlayer && program != nullptr) {
      bot = std::make_unique<TextBot<G>>(std::move(program), std::move(bot));
    }
  }
  return *bot;
}

/// A program that lost its seat: said once.
template <Game G>
void LocalSession<G>::TellTrouble() {
  const auto seat = static_cast<std::size_t>(table_.now().Turn());
  std::string trouble = bots_[seat]->Trouble();
  if (trouble != troubles_[seat]) {
    troubles_[seat] = trouble;
    trouble_ = table_.mover()->name + ' ' + trouble + "; from now on " +
               std::string(kDefaultBot) + " plays this seat.";
  }
}

template <Game G>
std::optional<typename LocalSession<G>::Step> LocalSession<G>::Coming() const {
  return shows_coming_ ? coming_ : std::nullopt;
}

template <Game G>
std::string LocalSession<G>::Status() const {
  if (table_.mover() == nullptr) {
    return "";
  }
  std::string status = table_.mover()->name + " is thinking";
  if (halves_ > 0) {
    status += ", " + std::to_string(halves_ / 2) +
              (halves_ % 2 == 0 ? ".0 s" : ".5 s");
  }
  return status;
}

}  // namespace glazier::tui
