// SPDX-License-Identifier: MIT
// A real table on a real socket, and players who speak to it by hand.
#pragma once

#include <doctest/doctest.h>
#include <sys/eventfd.h>

#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/guest/guest.hpp"
#include "app/host/table_host.hpp"
#include "engine/games.hpp"
#include "tests/app/support.hpp"

namespace glazier {

/// @brief A home with places for tables, none of them the user's own.
class TableHome : public Home {
 public:
  TableHome() {
    fs::create_directory(path() / "run");
    fs::permissions(path() / "run", fs::perms::owner_all);
    Set("XDG_RUNTIME_DIR", (path() / "run").string());
    Set("XDG_STATE_HOME", (path() / "state").string());
    Set("GLAZIER_TABLES", path().string());
    Set("TMPDIR", path().string());
  }
};

template <Game G = sintra::State>
TableFile PlainTable(const std::string& code, int players = 2) {
  TableFile file;
  file.code = code;
  file.game = G::kInfo.name;
  file.options =
      OptionsText<G>(*ParseOptions<G>("players=" + std::to_string(players)));
  file.seed = 7'654'321'012'345;
  file.audience = "me";
  file.bot = "random";
  return file;
}

/// @brief A host on a thread of this process; gone at the end, or by Close.
class OpenedTable {
 public:
  explicit OpenedTable(const TableFile& file, HostOptions options = Quick()) {
    const auto record = TablePaths::Of(file.code).record;
    auto room = fs::exists(record)
                    ? LoadHostedGame(record)
                    : NewHostedGame(file.game, file.options, file.seed, {});
    REQUIRE_MESSAGE(room, room.why());
    const auto audience = Audience::Parse(file.audience);
    REQUIRE_MESSAGE(audience, audience.why());
    const auto directory =
        audience->shared() ? SharedTables() : PrivateTables();
    REQUIRE_MESSAGE(directory, directory.why());
    place_ = {file.code, geteuid(), *directory / file.code};
    fs::remove(place_.socket);
    auto listener = ListenAt(place_.socket, audience->SocketPermissions());
    REQUIRE_MESSAGE(listener, listener.why());
    host_ = std::make_unique<TableHost>(options, file, *audience,
                                        std::move(*room), std::move(*listener));
    thread_ = std::thread([this] { host_->Run({stop_.get()}); });
  }
  ~OpenedTable() { Close(); }
  OpenedTable(const OpenedTable&) = delete;
  OpenedTable& operator=(const OpenedTable&) = delete;

  void Close() {
    if (thread_.joinable()) {
      eventfd_write(stop_.get(), 1);
      thread_.join();
    }
    host_.reset();
  }
  /// @brief Waits until the host ends by itself.
  void WaitEnd() { thread_.join(); }

  const TablePlace& place() const { return place_; }

  static HostOptions Quick() {
    HostOptions options;
    options.pause = std::chrono::milliseconds(0);
    options.limits.messages = 1000;
    return options;
  }

 private:
  Descriptor stop_{eventfd(0, EFD_CLOEXEC)};
  TablePlace place_;
  std::unique_ptr<TableHost> host_;
  std::thread thread_;
};

/// @brief One connection: everything the host says, in order, and the game as
/// its player knows it.
template <Game State>
class PlayerOf {
 public:
  PlayerOf(const TablePlace& place, const Hello& hello) {
    auto link = Link::Open(place, hello);
    REQUIRE_MESSAGE(link, link.why());
    link_.emplace(std::move(*link));
  }
  PlayerOf(const TablePlace& place,
           const std::string& name,
           const std::string& key = "")
      : PlayerOf(
            place,
            Hello{Hello::Wish::kJoin, key.empty() ? name + "key" : key, name}) {
  }

  void Send(const std::string& line) { link_->Send(line); }
  void ComeBack() { link_->ComeBack(); }
  void Leave() { link_.reset(); }

  /// @brief The next line that begins with these words; everything before it
  /// is taken in. Nothing when the host ends first.
  std::optional<std::string> Next(const std::string& start) {
    constexpr int kPatience = 30'000;
    while (true) {
      while (!unread_.empty()) {
        const std::string line = unread_.front();
        unread_.erase(unread_.begin());
        Hear(line);
        if (line.starts_with(start)) {
          return line;
        }
      }
      if (!link_->Wait(unread_, kPatience)) {
        return std::nullopt;
      }
    }
  }
  /// @brief The same, and it must come.
  std::string Await(const std::string& start) {
    const auto line = Next(start);
    REQUIRE_MESSAGE(line, "expected: " << start << "\nheard:\n" << heard_);
    return *line;
  }
  /// @brief Waits until a player is to move, or the game is over.
  void AwaitDealt() {
    while (!copy_ || table().now().Turn() == kDealer) {
      Await("");
    }
  }
  /// @brief Waits until this many moves were played, and what follows is dealt.
  void AwaitMoves(std::size_t count) {
    while (!copy_ || table().steps() < count) {
      Await("");
    }
    AwaitDealt();
  }

  const Table<State>& table() const { return copy_->table(); }
  const TableNews& news() const { return news_; }
  const std::string& heard() const { return heard_; }
  int seat() const { return static_cast<int>(*news_.you); }
  /// @brief The first legal move, as it is sent.
  std::string AnyStep() const {
    const auto steps = std::make_unique<typename State::Steps>();
    table().now().List(seat(), *steps);
    REQUIRE_FALSE(steps->empty());
    return "move " + std::to_string(copy_->KnownMoves()) + ' ' +
           StepText((*steps)[0]);
  }
  bool MyTurn() const { return table().now().Acting().Has(seat()); }

 private:
  void Hear(const std::string& line) {
    heard_ += line + '\n';
    CHECK(news_.Hear(line).empty());
    if (line.starts_with("progress ") && !copy_) {
      auto copy = Copy<State>::Of(news_);
      REQUIRE_MESSAGE(copy, copy.why());
      copy_.emplace(std::move(*copy));
    }
    if (copy_) {
      const std::string why = copy_->Hear(line, news_);
      CHECK_MESSAGE(why.empty(), line << ": " << why);
    }
  }

  std::optional<Link> link_;
  std::vector<std::string> unread_;
  TableNews news_;
  std::optional<Copy<State>> copy_;
  std::string heard_;
};

using Player = PlayerOf<sintra::State>;

/// @brief Two players at a table of two, dealt.
template <Game State>
struct PairOf {
  using Player = PlayerOf<State>;

  explicit PairOf(const OpenedTable& table)
      : ana(table.place(), "Ana"), bruno(table.place(), "Bruno") {
    ana.AwaitDealt();
    bruno.AwaitDealt();
  }
  Player& mover() { return ana.MyTurn() ? ana : bruno; }
  Player& other() { return ana.MyTurn() ? bruno : ana; }
  /// @brief The player to move plays anything; both have seen it afterwards.
  void PlayOne() {
    const std::size_t count = ana.table().steps() + 1;
    Player& player = mover();
    player.Send(player.AnyStep());
    ana.AwaitMoves(count);
    bruno.AwaitMoves(count);
  }

  Player ana;
  Player bruno;
};
using Pair = PairOf<sintra::State>;

}  // namespace glazier
