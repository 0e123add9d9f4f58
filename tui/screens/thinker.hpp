// A bot at work on a thread of its own, so that the screen never waits.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "engine/bots/bot.hpp"

namespace glazier::tui {

/// @brief Thinks about one position at a time. All calls come from the
/// screen's thread; the bot's thread only leaves its move behind.
template <Game G>
class Thinker {
 public:
  using Move = typename G::Move;

  Thinker() = default;
  ~Thinker() { Stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  void Begin(std::unique_ptr<Bot<G>> bot, const G& position, Rng rng) {
    Stop();
    busy_ = true;
    thread_ = std::jthread([this, bot = std::move(bot), position,
                            rng](const std::stop_token& stop) {
      const Move move = bot->Choose(position, rng, stop);
      const std::scoped_lock lock(mutex_);
      move_ = move;
    });
  }

  bool busy() const { return busy_; }

  /// @brief The move, once the bot has found it.
  std::optional<Move> Found() {
    const std::scoped_lock lock(mutex_);
    return move_;
  }

  /// @brief Gives up what was being thought about, and waits for the bot.
  void Stop() {
    if (thread_.joinable()) {
      thread_.request_stop();
      thread_.join();
    }
    busy_ = false;
    move_.reset();
  }

 private:
  std::mutex mutex_;
  std::optional<Move> move_;
  bool busy_ = false;
  std::jthread thread_;
};

}  // namespace glazier::tui
