// SPDX-License-Identifier: MIT
// What the loop waits for: it sleeps until that happens, and no longer.
#include "tui/terminal/await.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <future>
#include <thread>

#include "tui/terminal/run_loop.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kLater(40);
constexpr std::chrono::seconds kFarAway(20);

/// @brief A terminal in place of standard input and output.
class OwnTerminal {
 public:
  OwnTerminal() {
    REQUIRE(openpty(&master_, &slave_, nullptr, nullptr, nullptr) == 0);
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO}) {
      kept_[static_cast<std::size_t>(fd)] = fcntl(fd, F_DUPFD_CLOEXEC, 3);
      dup2(slave_, fd);
    }
  }
  ~OwnTerminal() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO}) {
      const int kept = kept_[static_cast<std::size_t>(fd)];
      dup2(kept, fd);
      close(kept);
    }
    close(slave_);
    close(master_);
  }
  OwnTerminal(const OwnTerminal&) = delete;
  OwnTerminal& operator=(const OwnTerminal&) = delete;

 private:
  int master_ = -1;
  int slave_ = -1;
  std::array<int, 2> kept_{};
};

/// @brief A pipe whose ends never block.
struct Pipe {
  Pipe() { REQUIRE(pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0); }
  ~Pipe() {
    close(ends[0]);
    close(ends[1]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  /// @brief As much as goes in, or comes out.
  void Fill() const {
    std::array<char, 4096> bytes{};
    while (write(ends[1], bytes.data(), bytes.size()) > 0) {
    }
  }
  void Drain() const {
    std::array<char, 4096> bytes{};
    while (read(ends[0], bytes.data(), bytes.size()) > 0) {
    }
  }

  std::array<int, 2> ends{};
};

/// When the loop wakes for the first time, while another thread does something
/// after kLater and finally wakes it in any case.
TimePoint LooksAt(
    const Await& await,
    const std::function<void()>& later = [] {}) {
  const OwnTerminal terminal;
  TimePoint looked = Await::kNever;
  LoopHooks hooks;
  hooks.render = [](Size) { return ftxui::text("waiting"); };
  hooks.handle = [](const ftxui::Event&) {};
  hooks.tick = [&](TimePoint now) {
    looked = now;
    return false;
  };
  hooks.await = [&] { return await; };
  hooks.done = [&] { return looked != Await::kNever; };
  std::promise<void> over;
  std::thread other([&] {
    std::this_thread::sleep_for(kLater);
    later();
    if (over.get_future().wait_for(kFarAway) == std::future_status::timeout) {
      WakeLoop();
    }
  });
  RunLoop(hooks, {});
  over.set_value();
  other.join();
  return looked;
}

/// Checks that the loop sleeps until something happens after kLater, and does
/// not wait forever.
void CheckSleepsUntil(const Await& await, const std::function<void()>& later) {
  const auto start = Clock::now();
  const auto looked = LooksAt(await, later);
  CHECK(looked >= start + kLater);
  CHECK(looked < start + kFarAway);
}

void CheckDoesNotSleep(const Await& await) {
  const auto start = Clock::now();
  CHECK(LooksAt(await) < start + kFarAway);
}

}  // namespace

TEST_CASE("a moment: the loop sleeps until then, and not at all if it is now") {
  const auto moment = Clock::now() + kLater;
  CHECK(LooksAt({moment}) >= moment);
  CheckDoesNotSleep({Clock::now() - kLater});
  CheckDoesNotSleep({Await::kNow});
}

TEST_CASE("a descriptor: the loop sleeps until it can be used") {
  const Pipe pipe;
  const Await readable = {Await::kNever, pipe.ends[0]};
  CheckSleepsUntil(readable, [&] { pipe.Fill(); });
  CheckDoesNotSleep(readable);
  const Await writable = {Await::kNever, -1, pipe.ends[1]};
  CheckSleepsUntil(writable, [&] { pipe.Drain(); });
  CheckDoesNotSleep(writable);
}

TEST_CASE("whichever happens first ends the sleep") {
  const Pipe pipe;
  const auto hours = Clock::now() + std::chrono::hours(3);
  CheckSleepsUntil({hours, pipe.ends[0]}, [&] { pipe.Fill(); });
  pipe.Drain();
  const auto moment = Clock::now() + kLater;
  CHECK(LooksAt({moment, pipe.ends[0]}) >= moment);
}

TEST_CASE("nothing at all: the loop sleeps until somebody wakes it") {
  CheckSleepsUntil({}, WakeLoop);
}

}  // namespace glazier::tui
