// SPDX-License-Identifier: MIT
// Opens a table in this process.
#include "app/host/serve.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <ostream>
#include <random>

#include "app/bots/bot_options.hpp"
#include "app/store/file.hpp"
#include "app/store/games.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tui/screens/settings.hpp"

namespace glazier {
namespace {

/// The socket's file goes with the table.
class SocketFile {
 public:
  explicit SocketFile(std::filesystem::path path) : path_(std::move(path)) {}
  ~SocketFile() { unlink(path_.c_str()); }
  SocketFile(const SocketFile&) = delete;
  SocketFile& operator=(const SocketFile&) = delete;

 private:
  std::filesystem::path path_;
};

/// The signals that ask to end, as a descriptor.
Descriptor EndingSignals() {
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
    sigaddset(&signals, signal);
  }
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  return Descriptor(signalfd(-1, &signals, SFD_CLOEXEC));
}

/// The owner of seat 1, from the process that started this one.
std::string OpenerFromInput() {
  std::string line;
  for (char letter = 0; line.size() <= kLongestRequest &&
                        read(STDIN_FILENO, &letter, 1) == 1 &&
                        letter != '\n';) {
    line += letter;
  }
  return line;
}

std::chrono::milliseconds PauseOf(const std::string& pace) {
  for (int i = 0; i < tui::kPaces; ++i) {
    if (tui::PaceName(static_cast<tui::Pace>(i)) == pace) {
      return tui::Delay(static_cast<tui::Pace>(i));
    }
  }
  return tui::Delay(tui::Pace::kNormal);
}

/// A seed that cannot be found by trying: players see what it dealt.
std::uint64_t SecretSeed() {
  std::random_device device;
  return std::uniform_int_distribution<std::uint64_t>()(device);
}

TableFile NewTable(const TableWish& wish) {
  TableFile file;
  file.code = NewCode();
  for (const auto& place : FindTables()) {
    if (place.code == file.code && place.owner == geteuid()) {
      return NewTable(wish);
    }
  }
  file.game = wish.choice.game;
  file.options = WithGame(file.game, [&]<Game G>() {
    return OptionsText<G>(wish.choice.OptionsFor<G>());
  });
  file.seed = wish.choice.seed ? *wish.choice.seed : SecretSeed();
  file.audience = wish.audience;
  file.bot = wish.bot;
  file.days = static_cast<int>(wish.days);
  if (!wish.opener.empty()) {
    const auto [key, name] = FirstWord(wish.opener);
    file.claims = {Claim{geteuid(), std::string(key), CleanName(name)}};
  }
  return file;
}

TableFile KeptTable(const std::string& wanted) {
  constexpr std::size_t kMost = 1 << 14;
  std::string code;
  if (wanted.empty()) {
    const auto kept = KeptTables();
    const auto open = FindTables();
    const auto closed =
        std::find_if(kept.begin(), kept.end(), [&open](const auto& each) {
          return std::none_of(open.begin(), open.end(), [&](const auto& place) {
            return place.code == each && place.owner == geteuid() &&
                   IsServed(place.socket);
          });
        });
    if (closed == kept.end()) {
      throw Failure("there is no table to open again");
    }
    code = *closed;
  } else {
    code = *ParseCode(wanted);
  }
  const auto path = TablePaths::Of(code).table;
  const auto text = ReadFile(path, kMost);
  if (!text) {
    throw Failure("there is no kept table " + code);
  }
  auto file = TableFile::Read(*text);
  if (!file) {
    // Damaged: use the version before the last save.
    const auto before = ReadFile(path.string() + '~', kMost);
    auto older = before ? TableFile::Read(*before) : file;
    if (!older) {
      throw Failure(Shown(path) + ": " + file.why());
    }
    file = std::move(older);
  }
  return *file;
}

/// One host per table, even if two are started at once.
Descriptor LockTable(const TableFile& file) {
  const TablePaths paths = TablePaths::Of(file.code);
  if (paths.table.empty()) {
    return {};
  }
  Descriptor lock(open(paths.lock.c_str(),
                       O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (lock && flock(lock.get(), LOCK_EX | LOCK_NB) != 0) {
    throw Failure("table " + file.code + " is open already: glazier join " +
                  file.code);
  }
  return lock;
}

Outcome<std::unique_ptr<HostedGame>> GameOf(const TableFile& file) {
  std::error_code error;
  const auto record = TablePaths::Of(file.code).record;
  if (!record.empty() && std::filesystem::exists(record, error)) {
    Recover(record);
    return LoadHostedGame(record);
  }
  return NewHostedGame(file.game, file.options, file.seed, {});
}

}  // namespace

void CheckWish(const TableWish& wish) {
  if (wish.resume) {
    const auto code = ParseCode(*wish.resume);
    if (!wish.resume->empty() && !code) {
      throw UsageError(code.why());
    }
    return;
  }
  WithGame(wish.choice.game, [&]<Game G>() {
    if (MakeBot<G>(wish.bot) == nullptr) {
      throw UsageError(WhyNoBuiltIn<G>(wish.bot));
    }
    return wish.choice.OptionsFor<G>().players;
  });
  const auto audience = Audience::Parse(wish.audience);
  if (!audience) {
    throw UsageError(audience.why());
  }
}

int Serve(TableWish wish, std::ostream& out) {
  CheckWish(wish);
  if (wish.spawned) {
    wish.opener = OpenerFromInput();
  }
  const bool again = wish.resume.has_value();
  TableFile file = again ? KeptTable(*wish.resume) : NewTable(wish);
  auto audience = Audience::Parse(file.audience);
  if (!audience) {
    throw UsageError(audience.why());
  }
  const Descriptor lock = LockTable(file);
  auto game = GameOf(file);
  if (!game) {
    throw Failure(game.why());
  }
  const auto directory = audience->shared()
                             ? SharedTables()
                             : PrivateTables(wish.lasting || file.days > 0);
  if (!directory) {
    throw Failure(directory.why());
  }
  const auto path = *directory / file.code;
  if (again) {
    unlink(path.c_str());  // what a crash left behind; we hold the lock
  }
  auto listener = ListenAt(path, audience->SocketPermissions());
  if (!listener) {
    throw Failure(listener.why());
  }
  const SocketFile socket(path);
  const Descriptor signals = EndingSignals();
  std::vector<int> stops = {signals.get()};
  if (wish.lifeline && file.days == 0) {
    stops.push_back(STDIN_FILENO);
  }
  HostOptions options;
  options.pause = PauseOf(wish.pace);
  if (wish.idle > 0) {
    options.patience = std::chrono::minutes(wish.idle);
  }
  options.passing = wish.passing;
  options.rated = wish.rated;
  const std::string code = file.code;
  TableHost host(options, std::move(file), *audience, std::move(*game),
                 std::move(*listener));
  if (wish.spawned) {
    out << code << ' ' << path.native() << std::endl;
  } else {
    out << "Table " << code << " is open for " << audience->Words()
        << ". Join it with: glazier join " << code << std::endl;
  }
  host.Run(stops);
  out << (host.finished() ? "The game is over."
                          : "The game is kept. Open the table again with: "
                            "glazier host --resume " +
                                code)
      << std::endl;
  return 0;
}

}  // namespace glazier
