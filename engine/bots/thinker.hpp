// SPDX-License-Identifier: MIT
// A thread that thinks, so that its owner need not wait.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace glazier {

/// @brief Thinks about one thing at a time. All calls come from its owner's
/// thread; the other thread only leaves its result behind.
template <class Result>
class Thinker {
 public:
  Thinker() = default;
  ~Thinker() { Stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// @brief `work` returns soon after its token requests a stop. `found` is
  /// then called on that thread, for owners that do not poll.
  void Begin(std::function<Result(const std::stop_token&)> work,
             std::function<void()> found = nullptr) {
    Stop();
    busy_ = true;
    thread_ =
        std::jthread([this, work = std::move(work),
                      found = std::move(found)](const std::stop_token& stop) {
          Result result = work(stop);
          {
            const std::scoped_lock lock(mutex_);
            result_ = std::move(result);
          }
          if (found) {
            found();
          }
        });
  }

  bool busy() const { return busy_; }

  /// @brief The result, once it is there.
  std::optional<Result> Found() {
    const std::scoped_lock lock(mutex_);
    return result_;
  }

  /// @brief Abandons the current work and waits for the thread.
  void Stop() {
    if (thread_.joinable()) {
      thread_.request_stop();
      thread_.join();
    }
    busy_ = false;
    result_.reset();
  }

 private:
  std::mutex mutex_;
  std::optional<Result> result_;
  bool busy_ = false;
  std::jthread thread_;
};

}  // namespace glazier
