// What the loop waits for: it sleeps until that happens, and no longer.
#include "tui/terminal/await.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <thread>

#include "tui/terminal/run_loop.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kLater(40);

/// @brief A terminal in the place of standard input and output.
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

/// @brief A pipe that neither end waits for.
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

/// How long the loop sleeps before it looks around for the first time, while
/// somebody else does something after kLater.
Clock::duration SleepsFor(
    const Await& await,
    const std::function<void()>& later = [] {}) {
  const OwnTerminal terminal;
  const auto start = Clock::now();
  Clock::duration slept = Clock::duration::zero();
  bool looked = false;
  LoopHooks hooks;
  hooks.render = [](Size) { return ftxui::text("waiting"); };
  hooks.handle = [](const ftxui::Event&) {};
  hooks.tick = [&](TimePoint now) {
    slept = now - start;
    looked = true;
    return false;
  };
  hooks.await = [&] { return await; };
  hooks.done = [&] { return looked; };
  std::thread other([&] {
    std::this_thread::sleep_for(kLater);
    later();
  });
  RunLoop(hooks, {});
  other.join();
  return slept;
}

}  // namespace

TEST_CASE("a moment: the loop sleeps until then, and not at all if it is now") {
  CHECK(SleepsFor({Clock::now() + kLater}) >= kLater);
  CHECK(SleepsFor({Clock::now() - kLater}) < kLater);
  CHECK(SleepsFor({Await::kNow}) < kLater);
}

TEST_CASE("a descriptor: the loop sleeps until it can be used") {
  const Pipe pipe;
  const Await readable = {Await::kNever, pipe.ends[0]};
  CHECK(SleepsFor(readable, [&] { pipe.Fill(); }) >= kLater);
  CHECK(SleepsFor(readable) < kLater);
  const Await writable = {Await::kNever, -1, pipe.ends[1]};
  CHECK(SleepsFor(writable, [&] { pipe.Drain(); }) >= kLater);
  CHECK(SleepsFor(writable) < kLater);
}

TEST_CASE("whichever happens first ends the sleep") {
  const Pipe pipe;
  const auto hours = Clock::now() + std::chrono::hours(3);
  CHECK(SleepsFor({hours, pipe.ends[0]}, [&] { pipe.Fill(); }) < kLater * 100);
  pipe.Drain();
  CHECK(SleepsFor({Clock::now() + kLater, pipe.ends[0]}) >= kLater);
}

TEST_CASE("nothing at all: the loop sleeps until somebody wakes it") {
  CHECK(SleepsFor({}, WakeLoop) >= kLater);
}

}  // namespace glazier::tui
