// SPDX-License-Identifier: MIT
// A game held by this program: for the one file a game that instantiates it.
#pragma once

#include "engine/bots/text_bot.hpp"
#include "engine/table/record.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {

/// How often a bot that thinks for long shows that it is still thinking.
inline constexpr std::chrono::milliseconds kProgress{500};

template <Game G>
LocalSession<G>::LocalSession(Keeper& keeper, Table<G> table, std::string name)
    : keeper_(keeper),
      sitting_(table, BotsFor(keeper, table)),
      perspective_(sitting_.table(), kWatcher),
      name_(std::move(name)) {
  for (int seat = sitting_.now().players() - 1; seat >= 0; --seat) {
    if (sitting_.IsPerson(seat)) {
      perspective_.Look(seat);
    }
  }
  sitting_.SetHooks({[this] { Changed(); },
                     [this](int seat, const std::string& why) {
                       trouble_ = this->NameOf(seat) + ' ' + why + "; " +
                                  SubstituteWords() + '.';
                     }});
}

/// A program plays only if the command line named it: a record may name any.
template <Game G>
Bots<G> LocalSession<G>::BotsFor(Keeper& keeper, const Table<G>& table) {
  Bots<G> bots(table.seats().size());
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    const Seat& who = table.seats()[seat];
    if (who.IsHuman()) {
      continue;
    }
    auto bot = BotOrDefault<G>(who.player);
    auto program =
        who.player == kProgramPlayer ? keeper.OpenProgram(seat) : nullptr;
    if (program != nullptr) {
      bot = std::make_unique<TextBot<G>>(std::move(program), std::move(bot));
    }
    bots[seat] = std::move(bot);
  }
  return bots;
}

template <Game G>
std::string LocalSession<G>::Play(const Step& move) {
  return sitting_.Play(sitting_.now().Turn(), move);
}

template <Game G>
std::string LocalSession<G>::Undo() {
  const auto undone = sitting_.Undo(perspective_.seat());
  return undone ? "Taken back. r plays it again." : "No: " + undone.why() + '.';
}

template <Game G>
std::string LocalSession<G>::Redo() {
  return sitting_.Redo() ? "Played again." : "There is nothing to play again.";
}

template <Game G>
void LocalSession<G>::Keep() {
  warning_ = keeper_.SaveGame(name_, WriteRecord(sitting_.table()));
}

template <Game G>
void LocalSession<G>::Changed() {
  Keep();
  sitting_.StopThinking();
  if (MayMove() && perspective_.seat() != sitting_.now().Turn()) {
    perspective_.Look(sitting_.now().Turn());
  }
  halves_ = 0;
  turn_began_.reset();
  coming_.reset();
  shows_coming_ = false;
}

/// A secret step shows nothing, so there is no pause for it.
template <Game G>
std::chrono::steady_clock::duration LocalSession<G>::Pause(
    const Tempo& tempo) const {
  const G& position = sitting_.now();
  return IsSecret(position, position.Turn())
             ? std::chrono::steady_clock::duration::zero()
             : std::chrono::steady_clock::duration(tempo.delay);
}

template <Game G>
typename LocalSession<G>::Change LocalSession<G>::Tick(TimePoint now,
                                                       const Tempo& tempo) {
  if (sitting_.Over() || MayMove() || tempo.hold) {
    return Change::kNone;
  }
  if (!turn_began_) {
    turn_began_ = now;
    sitting_.Think(WakeLoop);
    return Change::kWords;
  }
  const auto waited = now - *turn_began_;
  if (!coming_) {
    coming_ = sitting_.Found();
  }
  if (!coming_) {
    const auto halves = static_cast<int>(waited / kProgress);
    return std::exchange(halves_, halves) != halves ? Change::kWords
                                                    : Change::kNone;
  }
  if (const auto pause = Pause(tempo); waited < pause) {
    // The animation is one frame: the move as a preview, then the move.
    const bool show = tempo.announce && 2 * waited >= pause;
    return std::exchange(shows_coming_, show) != show ? Change::kWords
                                                      : Change::kNone;
  }
  sitting_.PlayFound();
  return Change::kTable;
}

template <Game G>
Await LocalSession<G>::Awaits(const Tempo& tempo) const {
  if (sitting_.Over() || MayMove() || tempo.hold) {
    return {};
  }
  if (!turn_began_) {
    return {Await::kNow};
  }
  if (!coming_) {  // or the bot, which wakes the loop
    return {*turn_began_ + (halves_ + 1) * kProgress};
  }
  const auto pause = Pause(tempo);
  return {*turn_began_ +
          (tempo.announce && !shows_coming_ ? pause / 2 : pause)};
}

/// A secret is not shown before it is played either.
template <Game G>
std::optional<typename LocalSession<G>::Step> LocalSession<G>::Coming() const {
  const G& position = sitting_.now();
  return shows_coming_ && !IsSecret(position, position.Turn()) ? coming_
                                                               : std::nullopt;
}

template <Game G>
std::string LocalSession<G>::Status() const {
  if (sitting_.Over()) {
    return "";
  }
  std::string status = sitting_.table().mover()->name + " is thinking";
  if (halves_ > 0) {
    status += ", " + std::to_string(halves_ / 2) +
              (halves_ % 2 == 0 ? ".0 s" : ".5 s");
  }
  return status;
}

}  // namespace glazier::tui
