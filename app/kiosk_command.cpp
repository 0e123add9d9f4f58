// SPDX-License-Identifier: MIT
// glazier kiosk: a lobby as an SSH login's only command.
#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/kiosk/guest_key.hpp"
#include "app/kiosk/kiosk_pipe.hpp"
#include "app/screen/file_keeper.hpp"

namespace glazier {
namespace {

namespace fs = std::filesystem;

struct Options {
  KioskLimits limits;
  ScreenChoice screen;
  std::string home;
  std::string address;
  bool line = false;
};

/// Removes everything the client sent, except what describes its terminal.
void CleanEnvironment(const fs::path& home) {
  std::map<std::string, std::string> kept;
  for (const char* const name :
       {"TERM", "COLORTERM", "NO_COLOR", "LANG", "LC_ALL", "LC_CTYPE"}) {
    constexpr std::size_t kLongest = 64;
    const char* const value = std::getenv(name);
    if (value != nullptr && std::string_view(value).size() <= kLongest &&
        IsCleanText(value) &&
        std::string_view(value).find('/') == std::string_view::npos) {
      kept[name] = value;
    }
  }
  clearenv();
  for (const auto& [name, value] : kept) {
    setenv(name.c_str(), value.c_str(), 1);
  }
  const auto set = [](const char* name, const fs::path& value) {
    setenv(name, value.c_str(), 1);
  };
  set("HOME", home);
  set("PATH", "/usr/bin:/bin");
  set("XDG_DATA_HOME", home / "data");
  set("XDG_STATE_HOME", home / "state");
  set("XDG_CONFIG_HOME", home / "config");
  set("TMPDIR", home / "run");
  set("GLAZIER_TABLES", home / "run");
  setenv("SSH_CONNECTION", "kiosk", 1);  // the mouse is off over SSH
}

/// Where the guest comes from, as sshd has put it into our environment.
std::string AddressOfGuest() {
  const char* const connection = std::getenv("SSH_CONNECTION");
  const std::string_view all = connection == nullptr ? "" : connection;
  const std::string address = CleanText(all.substr(0, all.find(' ')), 64);
  return address.find(' ') == std::string::npos ? address : "";
}

fs::path HomeOf(const Options& options) {
  if (!options.home.empty()) {
    if (!options.home.starts_with('/')) {
      throw UsageError("--home takes a path that begins with /");
    }
    return options.home;
  }
  const passwd* const self = getpwuid(geteuid());  // NOLINT: one thread
  if (self == nullptr) {
    throw Failure("this account has no home; --home names one");
  }
  return fs::path(self->pw_dir) / ".glazier-kiosk";
}

/// One of the places for connections; it is released when the process ends.
Descriptor TakePlace(const fs::path& home, std::int64_t people) {
  for (std::int64_t n = 1; n <= people; ++n) {
    const fs::path path = home / "run" / ("guest-" + std::to_string(n));
    Descriptor place(
        open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!place) {
      throw Failure("the kiosk cannot write below its home");
    }
    if (flock(place.get(), LOCK_EX | LOCK_NB) == 0) {
      return place;
    }
  }
  throw Failure("all places are taken; try again later");
}

/// Games of the kiosk are kept by their hosts; looks are not remembered.
class KioskKeeper : public FileKeeper {
 public:
  std::string NewGameName(std::string_view game,
                          std::uint64_t /*seed*/) override {
    return std::string(game);
  }
  std::string SaveGame(const std::string& /*name*/,
                       std::string_view /*record*/) override {
    return {};
  }
  Outcome<std::string> LoadGame(const std::string& /*name*/) override {
    return Refusal{"There are no saved games here."};
  }
  std::optional<tui::KeptGame> UnfinishedGame() override { return {}; }
  std::vector<tui::KeptGame> ListGames() override { return {}; }
  std::string Statistics() override { return StandingsText(); }
  std::string LoadSettings() override { return {}; }
  std::string SaveSettings(std::string_view /*text*/) override { return {}; }
};

/// The loop itself watches the clock; the alarm is for a loop that is stuck in
/// writing to a client that does not read.
void SetAlarm(std::chrono::steady_clock::duration left) {
  constexpr std::chrono::seconds kGrace{5};
  alarm(static_cast<unsigned>(
      std::chrono::ceil<std::chrono::seconds>(left + kGrace).count()));
}

int RunOnScreen(const Options& options, Kiosk& kiosk, Streams& streams) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::minutes(options.limits.minutes);
  const auto idle = std::chrono::minutes(options.limits.idle);
  auto stop = std::min(end, Clock::now() + idle);
  KioskKeeper keeper;
  tui::TuiOptions screens;
  screens.terminal = options.screen.Capabilities();
  screens.overrides = options.screen.Overrides();
  screens.first = [&kiosk](tui::Stage& stage) {
    return std::make_unique<tui::LobbyView>(stage, kiosk);
  };
  screens.end = [&](tui::TimePoint last_event) {
    stop = std::min(end, last_event + idle);
    SetAlarm(std::max(stop - Clock::now(), Clock::duration::zero()));
    return stop;
  };
  const int status = RunTui(screens, keeper);
  if (Clock::now() >= stop) {
    streams.out << "Your time is up; your seats are kept. Goodbye.\n";
  }
  return status;
}

int Run(const Options& options, Streams& streams) {
  const char* const asked = std::getenv("SSH_ORIGINAL_COMMAND");
  const std::optional<std::string> command =
      asked == nullptr ? std::nullopt : std::optional<std::string>(asked);
  const fs::path home = HomeOf(options);
  if (!options.address.empty() && !ParseDestination(options.address)) {
    throw UsageError(ParseDestination(options.address).why());
  }
  const std::string address = AddressOfGuest();
  const std::string ssh_key = SshKeyOfGuest();
  CleanEnvironment(home);
  umask(0077);
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  for (const int signal : {SIGTSTP, SIGQUIT, SIGCHLD, SIGPIPE}) {
    std::signal(signal, SIG_IGN);
  }
  std::error_code error;
  fs::create_directories(home / "run", error);
  fs::permissions(home / "run", fs::perms::owner_all, error);
  const Descriptor place = TakePlace(home, options.limits.people);
  Kiosk kiosk(options.limits, address, ssh_key, options.address);
  if (command) {
    return RunKioskCommand(*command, kiosk, options.limits, streams.out);
  }
  if (!options.line && streams.screen &&
      options.screen.Capabilities().line_mode.empty()) {
    return RunOnScreen(options, kiosk, streams);
  }
  // Plain lines leave nothing to restore: the alarm may end it at any moment.
  alarm(static_cast<unsigned>(options.limits.minutes * 60));
  InputLines typed(STDIN_FILENO);
  RunKioskInLines(kiosk, typed, streams.out);
  return 0;
}

}  // namespace

void AddKiosk(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "kiosk", "A lobby for guests: an SSH login's only command",
      "Example, in sshd_config:\n"
      "  Match User glazier\n"
      "    ForceCommand glazier kiosk --home /var/lib/glazier\n"
      "\n"
      "docs/hosting.md has the complete set-up.",
      [options, &chosen] {
        chosen = [options](Streams& streams) { return Run(*options, streams); };
      });
  KioskLimits& limits = options->limits;
  constexpr std::int64_t kDay = 60 * 24;
  AddText(command, "--home", options->home,
          "Where everything is kept (default: .glazier-kiosk in the account's "
          "home)");
  AddText(command, "--address", options->address,
          "USER@HOST of this very host, for invitations, where several share "
          "a name");
  AddNumber(command, "--minutes", limits.minutes, 1, 7 * kDay,
            "How long a connection may last (default 240)");
  AddNumber(command, "--idle", limits.idle, 1, 7 * kDay,
            "How many minutes without a key end it (default 30)");
  AddNumber(command, "--people", limits.people, 1, 10'000,
            "Connections at the same time (default 100)");
  AddNumber(command, "--tables", limits.tables, 1, 1000,
            "Open tables at the same time (default 60)");
  AddNumber(command, "--own-tables", limits.own_tables, 1, 1000,
            "Open tables of one guest at the same time (default 3)");
  AddNumber(command, "--openings", limits.openings, 0, 1000,
            "Tables that one guest may open in an hour (default 20)");
  AddNumber(command, "--table-idle", limits.table_idle, 1, 7 * kDay,
            "How many minutes a table waits for its players (default 60)");
  AddNumber(command, "--games", limits.games, 1, 1'000'000,
            "Finished games that are kept; the oldest go first (default 2000)");
  options->screen.AddTo(command);
  AddFlag(command, "--line", options->line,
          "Plain lines: for screen readers, pipes and bad terminals");
}

}  // namespace glazier
