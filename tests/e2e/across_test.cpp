// SPDX-License-Identifier: MIT
// Tables on another machine, by the real ssh and a real sshd.
#include <doctest/doctest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "tests/e2e/apart.hpp"
#include "tests/e2e/kiosk_guest.hpp"
#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCodeLetters = 5;
constexpr std::string_view kYourTurn = "take from a factory";

/// @brief glazier with a home of its own, which reaches a server by a script
/// that counts what goes each way.
class Visitor {
 public:
  Visitor(const SshServer& server,
          const std::string& name,
          const std::string& key = "guest")
      : folder_(server.folder() + '/' + name) {
    fs::create_directory(folder_);
    const SessionOptions client = server.Client({}, {}, key);
    std::string command = client.program;
    for (const std::string& word : client.arguments) {
      destination_ = word;  // the last of them
      command += &word == &client.arguments.back() ? "" : " '" + word + "'";
    }
    std::ofstream(folder_ + "/ssh")
        << "#!/bin/bash\nexec " << command << " \"$@\" < <(exec tee -a "
        << folder_ << "/sent) > >(exec tee -a " << folder_ << "/heard)\n";
    fs::permissions(folder_ + "/ssh", fs::perms::owner_all);
  }

  const std::string& destination() const { return destination_; }
  /// @brief glazier here, with these arguments.
  SessionOptions Here(std::vector<std::string> arguments) const {
    SessionOptions options = Apart(folder_, std::move(arguments));
    options.environment["XDG_CONFIG_HOME"] = folder_;
    options.environment["GLAZIER_SSH"] = folder_ + "/ssh";
    return options;
  }
  SessionOptions Join(const std::string& code, const std::string& name) const {
    return Here({"join", destination_, code, "--name", name});
  }
  std::uintmax_t Sent() const { return fs::file_size(folder_ + "/sent"); }
  std::uintmax_t Heard() const { return fs::file_size(folder_ + "/heard"); }

 private:
  std::string folder_;
  std::string destination_;
};

/// @brief A login that runs commands, and a table there.
struct FarHost {
  FarHost()
      : server({.extra = "SetEnv GLAZIER_TABLES=" + home.path() +
                         " TMPDIR=" + home.path() + " PATH=" +
                         fs::path(GlazierBinary()).parent_path().string() +
                         ":/usr/bin:/bin\n",
                .without = {"ForceCommand"}}) {
    host = std::make_unique<TerminalSession>(
        Apart(home.path(), {"host", "--serve", "--bot", "random", "--seed", "7",
                            "--pace", "instant"}));
    REQUIRE_MESSAGE(host->WaitFor("glazier join "), host->Picture());
    const std::string said = host->output();
    code = said.substr(said.find("Table ") + 6, kCodeLetters);
  }

  TemporaryFolder home;
  SshServer server;
  std::unique_ptr<TerminalSession> host;
  std::string code;
};

void See(TerminalSession& session, std::string_view text) {
  REQUIRE_MESSAGE(session.WaitFor(text), "expected: " << text << '\n'
                                                      << session.Picture());
}

/// What a client that ends by itself says.
std::string Said(const SessionOptions& options, int status) {
  TerminalSession session(options);
  const auto ended = session.WaitExit();
  CHECK_MESSAGE(ended == status, session.Picture());
  return session.output();
}

bool Contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("across: a seat by ssh costs a few bytes, and survives a cut") {
  if (NoServerHere()) {
    return;
  }
  const FarHost far;
  const Visitor visitor(far.server, "ana");
  CHECK(Contains(Said(visitor.Here({"tables", visitor.destination()}), 0),
                 far.code + "  sintra"));
  TerminalSession ana(visitor.Join(far.code, "Ana"));
  See(ana, "Begin now");
  ana.Send(key::kEnter);
  See(ana, kYourTurn);
  ana.WaitQuiet();

  // The cursor is this machine's own business.
  const auto sent = visitor.Sent();
  const auto heard = visitor.Heard();
  for (const auto arrow : {key::kRight, key::kRight, key::kDown, key::kLeft,
                           key::kUp, key::kRight}) {
    ana.Press(arrow);
  }
  CHECK(visitor.Sent() == sent);
  CHECK(visitor.Heard() == heard);
  // A move, its answer, and the bot's move.
  for (int keys = 0; keys < 5 && visitor.Sent() == sent; ++keys) {
    ana.Press(key::kEnter);
  }
  See(ana, kYourTurn);
  ana.WaitQuiet();
  const auto moved = visitor.Sent() - sent;
  const auto answered = visitor.Heard() - heard;
  MESSAGE("a move: " << moved << " bytes sent, " << answered << " heard");
  CHECK(moved > 0);
  CHECK(moved < 50);
  CHECK(answered > 0);
  CHECK(answered < 500);

  const std::string board = ana.Row(2) + ana.Row(4);
  for (const pid_t connection : far.server.Connections()) {
    far.server.Cut(connection);
  }
  See(ana, "the line is lost");
  See(ana, "The line is back");
  See(ana, kYourTurn);
  CHECK(ana.Row(2) + ana.Row(4) == board);
  const auto before = visitor.Sent();
  for (int keys = 0; keys < 5 && visitor.Sent() == before; ++keys) {
    ana.Press(key::kEnter);
  }
  See(ana, kYourTurn);
  CHECK(ana.Row(2) + ana.Row(4) != board);
  ana.Press("q");
  See(ana, "Leave");
  ana.Press("q");
  CHECK(ana.WaitExit() == 0);
  CHECK_MESSAGE(
      Contains(ana.output(), "Come back with: glazier join " +
                                 visitor.destination() + ' ' + far.code),
      ana.output());
}

TEST_CASE("across: an unknown host key is asked about before the screen") {
  if (NoServerHere()) {
    return;
  }
  const FarHost far;
  const Visitor visitor(far.server, "bruno");
  SessionOptions options = visitor.Join(far.code, "Bruno");
  const std::string known = far.server.folder() + "/known_hosts";
  fs::remove(known);
  // As with ssh's own settings: it asks.
  std::ifstream script(options.environment["GLAZIER_SSH"]);
  std::string text((std::istreambuf_iterator<char>(script)), {});
  for (const std::string setting :
       {"'-o' 'StrictHostKeyChecking=yes'", "'-o' 'BatchMode=yes'"}) {
    text.erase(text.find(setting), setting.size());
  }
  std::ofstream(options.environment["GLAZIER_SSH"]) << text;
  TerminalSession bruno(options);
  See(bruno, "Are you sure you want to continue connecting");
  bruno.Send("yes\r");
  See(bruno, "Begin now");
  CHECK_FALSE(bruno.Shows("continue connecting"));
}

TEST_CASE("across: what goes wrong is told in one line") {
  if (NoServerHere()) {
    return;
  }
  const FarHost far;
  const Visitor visitor(far.server, "carla");
  const std::string& there = visitor.destination();
  CHECK(Contains(Said(visitor.Join("BBBBB", "Carla"), 1),
                 "glazier: on " + there + ": there is no open table BBBBB"));
  const SshServer bare(
      {.extra = "SetEnv PATH=/usr/bin:/bin\n", .without = {"ForceCommand"}});
  const Visitor lost(bare, "carla");
  CHECK(Contains(Said(lost.Join("BBBBB", "Carla"), 1),
                 "there is no glazier on " + there));
  const SshServer closed(
      {.extra = "DenyUsers *\n", .without = {"ForceCommand"}});
  const Visitor refused(closed, "carla");
  CHECK(Contains(Said(refused.Join("BBBBB", "Carla"), 1),
                 there + " refuses the login"));
}

TEST_CASE("across: a kiosk lets a guest's own glazier in, and nothing else") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  const Visitor visitor(server, "ana");
  KioskGuest bruno(server, "Bruno");
  bruno.Choose("Open a table for Sintra");
  bruno.See("Seat 1: Bruno (you)");
  const std::string list =
      Said(visitor.Here({"tables", visitor.destination()}), 0);
  CHECK(Contains(list, "Bruno  waiting"));
  TerminalSession ana(visitor.Here(
      {"join", visitor.destination(), "--name", "Ana"}));  // the only one
  See(ana, "SINTRA");
  bruno.See("SINTRA");
  for (const std::string command :
       {"glazier pipe", "glazier pipe ", "glazier pipe BBBBB; id",
        "glazier pipe BBBBB\nid", "glazier pipe $(id)", "glazier pipe ../run/x",
        "glazier pipe BBBBB@root", "pipe BBBBB", " glazier pipe BBBBB",
        "glazier pipe BBBBB BBBBB", "glazier pipe --help", "glazier tables",
        "glazier tables --json; id", "glazier tables --json x@y",
        "glazier tables x@y", "glazier join BBBBB", "glazier kiosk",
        "/bin/glazier pipe BBBBB"}) {
    CAPTURE(command);
    for (const char* const terminal : {"-T", "-tt"}) {
      const std::string said = Said(server.Client({terminal}, {command}), 1);
      CHECK(Contains(said, "runs no commands"));
      CHECK_FALSE(Contains(said, "uid="));
    }
  }
  CHECK(Contains(Said(server.Client({}, {"glazier pipe BBBBB"}), 1),
                 "there is no open table BBBBB"));
}

TEST_CASE("across: of two kiosks an invitation names the right one") {
  if (NoServerHere()) {
    return;
  }
  const SshServer one;
  const SshServer two({.kiosk = "--address glazier@two.example.org"});
  KioskGuest bruno(two, "Bruno");
  bruno.Choose("Open a table for Sintra");
  const std::string words =
      "Others come with: glazier join "
      "glazier@two.example.org ";
  bruno.See(words);
  const std::string picture = bruno.Picture();
  const std::string code =
      picture.substr(picture.find(words) + words.size(), kCodeLetters);
  CHECK(Contains(Said(Visitor(one, "ana").Join(code, "Ana"), 1),
                 "there is no open table " + code));
  TerminalSession ana(Visitor(two, "ana").Join(code, "Ana"));
  See(ana, "SINTRA");
  bruno.See("SINTRA");
}

TEST_CASE("kiosk by ssh: a guest is the key, not the nickname") {
  if (NoServerHere()) {
    return;
  }
  const SshServer server;
  const auto enter = [&](const std::string& key, const std::string& name) {
    auto guest = std::make_unique<KioskGuest>(server.Client({}, {}, key));
    guest->Enter(name);
    return guest;
  };
  auto ana = enter("ana", "Ana");
  ana->Choose("Open a table for Sintra");
  ana->See("Seat 1: Ana (you)");
  const std::string picture = ana->Picture();
  const std::string_view words = "under Tables, as ";
  const std::string code =
      picture.substr(picture.find(words) + words.size(), kCodeLetters);
  auto bruno = enter("bruno", "Bruno");
  bruno->Choose("Tables");
  bruno->See("Ana  waiting");
  bruno->Send(key::kEnter);
  bruno->See("SINTRA");
  ana->See("SINTRA");
  ana->Signal(SIGKILL);
  bruno->See("Ana is away");
  // Her nickname is no key to her seat; her key is, by any nickname.
  auto eve = enter("eve", "Ana");
  eve->WaitQuiet();
  CHECK_FALSE(eve->Shows("Back to table"));
  auto anna = enter("ana", "Anna");
  anna->Choose("Back to table");
  anna->See("SINTRA");
  bruno->See("Ana is back");
  anna->Signal(SIGKILL);
  bruno->See("Ana is away");
  // The same seat by her own glazier, whatever it says.
  const Visitor visitor(server, "home", "ana");
  TerminalSession again(visitor.Join(code, "Anna"));
  See(again, "SINTRA");
  bruno->See("Ana is back");
}

}  // namespace glazier::e2e
