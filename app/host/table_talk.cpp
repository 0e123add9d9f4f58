// SPDX-License-Identifier: MIT
// The host of a table: what players send, and what they are told.
#include <algorithm>

#include "app/host/names.hpp"
#include "app/host/table_host.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {

void TableHost::OnLine(Id id, const std::string& line) {
  if (!talk_.contains(id)) {
    Welcome(id, line);
    return;
  }
  const auto [word, rest] = FirstWord(line);
  if (word == "bye") {
    peers_.Drop(id, "goodbye");
    return;
  }
  OnRequest(id, word, rest);
  // Other messages may look like an answer; only this is one.
  peers_.Tell(id, "done");
}

void TableHost::OnRequest(Id id, std::string_view word, std::string_view rest) {
  const auto seat = SeatOf(id);
  if (!seat) {
    Refuse(id, "you are looking on: only players can do that");
  } else if (word == "move") {
    OnMove(id, *seat, rest);
  } else if (word == "undo") {
    OnUndo(id, *seat);
  } else if (word == "say") {
    OnSay(id, *seat, rest);
  } else if (word == "start") {
    OnStart(id, *seat);
  } else if (word == "bot" || word == "wait") {
    OnStandIn(id, rest, word == "bot");
  } else {
    Refuse(id, "this table does not know " + Quoted(word));
  }
}

void TableHost::Welcome(Id id, std::string_view line) {
  const auto hello = Hello::Parse(line);
  if (!hello) {
    peers_.Drop(id, hello.why());
    return;
  }
  if (hello->wish == Hello::Wish::kJoin) {
    Join(id, *hello);
    return;
  }
  if (hello->wish == Hello::Wish::kLook) {
    Introduce(id, SeatOf(peers_.UserOf(id), hello->key));
    peers_.Drop(id, "that is all");
  } else {
    Introduce(id, std::nullopt);
    CatchUp(id);
  }
}

/// Returns to the player's own seat, or takes the first free one.
void TableHost::Join(Id id, const Hello& hello) {
  const uid_t user = peers_.UserOf(id);
  const auto& claims = file_.claims;
  auto seat = SeatOf(user, hello.key);
  if (seat) {
    if (const auto old = chairs_[*seat].peer) {
      chairs_[*seat].peer.reset();
      peers_.Drop(*old, "you joined again from another terminal");
    }
  } else if (game_->over()) {
    peers_.Drop(id, "the game is over");
    return;
  } else if (std::any_of(claims.begin(), claims.end(), [&](const auto& claim) {
               return claim && LookOf(claim->name) == LookOf(hello.name);
             })) {
    peers_.Drop(id, "somebody here is called " + hello.name +
                        " already: choose another name");
    return;
  } else if (MixesAlphabets(hello.name)) {
    peers_.Drop(id, "a name must not mix alphabets");
    return;
  } else {
    const auto open = std::find(claims.begin(), claims.end(), std::nullopt);
    if (open == claims.end()) {
      peers_.Drop(id, "every seat is taken; you may look on (glazier watch " +
                          file_.code + ")");
      return;
    }
    seat = static_cast<std::size_t>(open - claims.begin());
    file_.claims[*seat] = Claim{user, hello.key, hello.name};
    game_->Sit(*seat, {"human", hello.name});
    SaveTable();
  }
  StopBot();  // it may have been thinking for this seat
  chairs_[*seat] = {id, false};
  visited_ = true;
  Introduce(id, seat);
  CatchUp(id);
  TellSeat(*seat);
  const bool full = std::none_of(claims.begin(), claims.end(),
                                 [](const auto& claim) { return !claim; });
  if (!game_->begun() && full) {
    Start();
  }
}

void TableHost::OnGone(Id id) {
  talk_.erase(id);
  const auto seat = SeatOf(id);
  if (!seat) {
    return;
  }
  chairs_[*seat] = {};
  // Before the game begins there is nothing to come back to; only the seat of
  // the player who opened the table is kept.
  if (!game_->begun() && !(opener_ && *seat == 0)) {
    file_.claims[*seat].reset();
    game_->Sit(*seat, {file_.bot, "Bot " + std::to_string(*seat + 1)});
    SaveTable();
  }
  TellSeat(*seat);
}

void TableHost::OnMove(Id id, std::size_t seat, std::string_view text) {
  const auto [count, move] = FirstWord(text);
  if (progress() != Progress::kPlaying) {
    Refuse(id, game_->begun() ? "the game is over" : "nothing is dealt yet");
  } else if (!game_->Acts(seat)) {
    Refuse(id, "it is not your turn");
  } else if (ParseNumber<std::size_t>(count, 0, 1'000'000) !=
             game_->MovesKnownTo(seat)) {
    Refuse(id, "the table has changed meanwhile");
  } else {
    const std::string why = game_->Play(seat, move);
    if (why.empty()) {
      played_ = true;
      Happened(told_);
    } else {
      Refuse(id, why);
    }
  }
}

void TableHost::OnUndo(Id id, std::size_t seat) {
  if (progress() != Progress::kPlaying) {
    Refuse(id, game_->begun() ? "the game is over" : "nothing is dealt yet");
    return;
  }
  const auto kept = game_->TakeBack(seat);
  if (kept) {
    StopBot();  // it thinks of what was taken back
    Happened(*kept);
  } else {
    Refuse(id, kept.why());
  }
}

void TableHost::OnSay(Id id, std::size_t seat, std::string_view text) {
  const std::string clean = CleanText(text, kMaxChatBytes);
  if (clean.empty()) {
    Refuse(id, "there is nothing to say");
  } else if (!talk_.at(id).Take(std::chrono::steady_clock::now())) {
    Refuse(id, "not so fast: the others want to read it");
  } else {
    TellAll("say " + game_->seats()[seat].name + '\t' + clean);
  }
}

/// Bots take the seats that are still open.
void TableHost::OnStart(Id id, std::size_t seat) {
  for (std::size_t before = 0; before < seat; ++before) {
    if (PresenceOf(before) == Presence::kHere) {
      Refuse(id, game_->seats()[before].name + " starts the game");
      return;
    }
  }
  if (game_->begun()) {
    Refuse(id, "the game has begun");
  } else {
    Start();
  }
}

void TableHost::OnStandIn(Id id, std::string_view text, bool plays) {
  const auto number = ParseNumber<std::size_t>(text, 1, chairs_.size());
  if (!number) {
    Refuse(id,
           "which seat? A number from 1 to " + std::to_string(chairs_.size()));
    return;
  }
  const std::size_t seat = *number - 1;
  const Presence presence = PresenceOf(seat);
  if (presence == Presence::kOpen || presence == Presence::kHere) {
    Refuse(id, game_->seats()[seat].name + " is not away");
    return;
  }
  chairs_[seat].stand_in = plays;  // ServeBots stops a bot that is not to play
  TellSeat(seat);
}

void TableHost::Introduce(Id id, std::optional<std::size_t> seat) {
  constexpr double kLinesAtOnce = 5;
  constexpr double kLinesPerSecond = 0.5;
  peers_.Greet(id);
  talk_.try_emplace(id, kLinesAtOnce, kLinesPerSecond);
  peers_.Tell(id, "table " + file_.code);
  peers_.Tell(id, "game " + std::string(game_->game()));
  peers_.Tell(id, "options " + game_->options());
  peers_.Tell(id, "you " + std::to_string(seat ? *seat + 1 : 0));
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    peers_.Tell(id, SeatLine(i));
  }
  if (progress() == Progress::kPlaying) {
    std::string turn = "turn " + std::to_string(file_.Until());
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
      turn += game_->Acts(i) ? ' ' + std::to_string(i + 1) : "";
    }
    peers_.Tell(id, turn);
  }
  peers_.Tell(id, "progress " + std::string(ProgressName(progress())));
}

void TableHost::CatchUp(Id id) {
  TellSteps(id, 0);
  peers_.Tell(id, "now");
}

void TableHost::TellAll(const std::string& line) {
  for (const auto& [id, talk] : talk_) {
    peers_.Tell(id, line);
  }
}

void TableHost::TellSeat(std::size_t seat) {
  TellAll(SeatLine(seat));
}

/// Tells the steps from there on, as far as the receiver may know them.
void TableHost::TellSteps(Id id, std::size_t from) {
  const auto seat = SeatOf(id);
  for (std::size_t step = from; step < game_->steps(); ++step) {
    for (const auto& line :
         game_->StepFor(seat ? static_cast<int>(*seat) : kWatcher, step)) {
      peers_.Tell(id, line);
    }
  }
  if (game_->over()) {
    for (const auto& line : game_->Revelation()) {
      peers_.Tell(id, line);
    }
  }
}

std::string TableHost::SeatLine(std::size_t seat) const {
  const Seat& who = game_->seats()[seat];
  return "seat " + std::to_string(seat + 1) + ' ' +
         std::string(PresenceName(PresenceOf(seat))) + ' ' + who.player + ' ' +
         who.name;
}

void TableHost::Refuse(Id id, const std::string& why) {
  peers_.Tell(id, "refused " + why);
}

}  // namespace glazier
