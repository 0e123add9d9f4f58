// SPDX-License-Identifier: MIT
// The host of a table: the game, the bots, and what is kept.
#include "app/host/table_host.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <utility>

#include "app/host/results.hpp"
#include "app/store/file.hpp"
#include "app/store/games.hpp"

namespace glazier {

TableHost::TableHost(HostOptions options,
                     TableFile file,
                     Audience audience,
                     std::unique_ptr<HostedGame> game,
                     Descriptor listener)
    : options_(options),
      file_(std::move(file)),
      paths_(TablePaths::Of(file_.code)),
      game_(std::move(game)),
      peers_(std::move(listener),
             std::move(audience),
             options_.limits,
             {[this](Id id, const std::string& line) { OnLine(id, line); },
              [this](Id id) { OnGone(id); }}),
      chairs_(game_->seats().size()),
      wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  file_.claims.resize(chairs_.size());
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    played_ = played_ || game_->MovesKnownTo(seat) > 0;
  }
  opener_ = file_.claims[0].has_value();
  told_ = game_->steps();
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    if (const auto& claim = file_.claims[seat]) {
      game_->Sit(seat, {"human", claim->name});
    } else {
      game_->Sit(seat, {file_.bot, "Bot " + std::to_string(seat + 1)});
    }
  }
  SaveTable();
}

TableHost::~TableHost() {
  game_->StopThinking();  // it would wake a destroyed object
}

void TableHost::Run(const std::vector<int>& stops) {
  std::vector<pollfd> polls;
  last_seen_ = std::chrono::steady_clock::now();
  while (true) {
    const auto before = std::chrono::steady_clock::now();
    polls.assign({{wake_.get(), POLLIN, 0}});
    for (const int stop : stops) {
      polls.push_back({stop, POLLIN, 0});
    }
    peers_.AddTo(polls);
    const auto wait =
        std::chrono::ceil<std::chrono::milliseconds>(NextLook(before) - before);
    poll(polls.data(), polls.size(),
         static_cast<int>(std::clamp<std::int64_t>(wait.count(), 0, 60'000)));
    const auto now = std::chrono::steady_clock::now();
    if (std::any_of(polls.begin() + 1, polls.begin() + 1 + std::ssize(stops),
                    [](const pollfd& stop) { return stop.revents != 0; })) {
      break;
    }
    if (polls[0].revents != 0) {
      eventfd_t count = 0;
      eventfd_read(wake_.get(), &count);
    }
    peers_.Serve(polls, now);
    ServeBots(now);
    peers_.Sweep();        // those too slow to be told the bot's move
    if (!talk_.empty()) {  // those who only look at the list do not count
      last_seen_ = now;
    } else if (finished_ || IsForsaken() ||
               (options_.patience && now - last_seen_ >= *options_.patience)) {
      break;
    }
  }
  StopBot();
  if (talk_.empty() && IsForsaken()) {
    paths_.Remove();
  }
  peers_.DropAll(finished_ ? "the host has closed the table"
                           : "the host has closed the table; the game is kept");
}

HostTime TableHost::NextLook(HostTime now) const {
  HostTime next = now + std::chrono::minutes(1);
  if (thinking_ && *thinking_ + options_.pause > now) {
    next = std::min(next, *thinking_ + options_.pause);
  }
  if (talk_.empty() && options_.patience) {
    next = std::min(next, last_seen_ + *options_.patience);
  }
  return peers_.NextLook(next);
}

Presence TableHost::PresenceOf(std::size_t seat) const {
  const Chair& chair = chairs_[seat];
  return !file_.claims[seat] ? Presence::kOpen
         : chair.peer        ? Presence::kHere
         : chair.stand_in    ? Presence::kStandIn
                             : Presence::kAway;
}

Progress TableHost::progress() const {
  return !game_->begun() ? Progress::kWaiting
         : game_->over() ? Progress::kOver
                         : Progress::kPlaying;
}

std::optional<std::size_t> TableHost::SeatOf(Id id) const {
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].peer == id) {
      return seat;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> TableHost::SeatOf(uid_t user,
                                             const std::string& key) const {
  for (std::size_t seat = 0; seat < file_.claims.size(); ++seat) {
    const auto& claim = file_.claims[seat];
    if (claim && claim->user == user && claim->key == key) {
      return seat;
    }
  }
  return std::nullopt;
}

void TableHost::Start() {
  game_->Begin();
  TellAll("progress playing");
  Happened(told_);
}

/// Saves first, then tells the clients. `kept` of the steps already told are
/// still valid.
void TableHost::Happened(std::size_t kept) {
  if (game_->over()) {
    Finish();
  } else {
    Warn(game_->Save(paths_.record));
    if (file_.days > 0) {
      file_.since = std::time(nullptr);
      SaveTable();
    }
  }
  if (kept < told_) {
    TellAll("back " + std::to_string(kept));
  }
  told_ = game_->steps();
  for (const auto& [id, talk] : talk_) {
    TellSteps(id, kept);
  }
  if (game_->over()) {
    TellAll("progress over");
  }
}

/// A finished game becomes one of the host's recorded games and is no longer a
/// table.
void TableHost::Finish() {
  finished_ = true;
  if (options_.rated) {
    Rate();
  }
  const auto path = NewGamePath(game_->game(), game_->seed());
  if (game_->Save(path).empty()) {
    paths_.Remove();
  } else {
    Warn(game_->Save(paths_.record));
  }
}

void TableHost::Rate() {
  GameResult result{std::time(nullptr), std::string(game_->game()), {}};
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    const auto& claim = file_.claims[seat];
    const auto [won, points] = game_->EndOf(seat);
    result.seats.push_back({claim ? claim->key : "bot:" + file_.bot,
                            game_->seats()[seat].name, won, points});
  }
  Warn(AddResult(result));
}

bool TableHost::BotToMove() const {
  if (progress() != Progress::kPlaying || (talk_.empty() && file_.days == 0)) {
    return false;  // nobody is there to see it: the game waits
  }
  const Presence mover = PresenceOf(game_->mover());
  return mover == Presence::kOpen || mover == Presence::kStandIn || Late();
}

/// The turn has taken more days than it may.
bool TableHost::Late() const {
  return file_.days > 0 && std::time(nullptr) >= file_.Until();
}

void TableHost::ServeBots(HostTime now) {
  if (!BotToMove()) {
    StopBot();
    return;
  }
  if (!thinking_) {
    thinking_ = now;
    game_->Think(file_.bot, [fd = wake_.get()] { eventfd_write(fd, 1); });
  }
  if (now - *thinking_ >= options_.pause && game_->PlayFound()) {
    if (Late()) {
      TellAll("note somebody was late, and a bot has moved");
    }
    thinking_.reset();
    Happened(told_);
    eventfd_write(wake_.get(), 1);  // the next one may be a bot as well
  }
}

void TableHost::StopBot() {
  if (thinking_) {
    game_->StopThinking();
    thinking_.reset();
  }
}

void TableHost::SaveTable() {
  if (paths_.table.empty()) {
    Warn("there is no home directory to save in");
  } else if (!finished_) {
    Warn(WriteFile(paths_.table, file_.Write()));
  }
}

void TableHost::Warn(const std::string& why) {
  if (!why.empty() && !std::exchange(warned_, true)) {
    TellAll("note the host cannot save this game: a crash would lose it");
  }
}

}  // namespace glazier
