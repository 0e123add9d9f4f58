// SPDX-License-Identifier: MIT
// Tables on another machine: what glazier makes of ssh, of its errors, and of
// a line that breaks. A script stands in for ssh and stays on this machine.
#include <doctest/doctest.h>

#include <csignal>

#include "app/guest/table_list.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

/// @brief ssh as a script: BODY runs with the host in $host, and what is to
/// run there, without its first word, as arguments.
class FakeSsh : public TableHome {
 public:
  explicit FakeSsh(const std::string& body) {
    const fs::path script = path() / "ssh";
    WriteText(script, "#!/bin/sh\necho \"$@\" >> " +
                          (path() / "asked").string() +
                          "\nwhile [ \"${1#-}\" != \"$1\" ]; do\n"
                          "  case $1 in -o|-p) shift; esac\n  shift\ndone\n"
                          "host=$1; shift 2\n" +
                          body + '\n');
    fs::permissions(script, fs::perms::owner_all);
    Set("GLAZIER_SSH", script.string() + "  -p 22");
  }
  std::string Asked() const { return FileText(path() / "asked"); }
};

const std::string kRuns = "exec " + GlazierBinary() + " \"$@\"";

/// A table elsewhere, which is this machine.
TablePlace Elsewhere(const std::string& code) {
  return {code, 0, {}, "ana@far"};
}

TEST_CASE("Across: what ssh is given as a host") {
  for (const char* const good :
       {"ana@example.org", "example.org", "a.b-c_d@10.0.0.1",
        "ana@fe80::1%eth0", "DOM@ana@host"}) {
    const auto host = ParseDestination(good);
    REQUIRE_MESSAGE(host, host.why());
    CHECK(*host == good);
  }
  for (const char* const option :
       {"-oProxyCommand=id", "ana@-oProxyCommand=id", "-"}) {
    CHECK(Contains(ParseDestination(option).why(), "does not begin with '-'"));
  }
  for (const std::string& bad :
       {std::string(), std::string("@host"), std::string("ana@"),
        std::string("a b@host"), std::string("ana@host;id"),
        std::string("ana@$(id)"), std::string("ana@host/x"),
        std::string("ana@h\xc3\xb6st"), std::string(300, 'x')}) {
    CAPTURE(bad);
    CHECK(Contains(ParseDestination(bad).why(), "is not a host"));
  }
}

TEST_CASE("Across: what ssh says becomes one clear line") {
  const auto judge = [](int status, const std::string& said) {
    return JudgeSsh("ana@far", status, said);
  };
  const SshEnd denied =
      judge(255, "ana@far: Permission denied (publickey).\r\n");
  CHECK_FALSE(denied.lost);
  CHECK(denied.why ==
        "ana@far refuses the login: ana@far: Permission denied (publickey).");
  const SshEnd changed =
      judge(255, "@@@ WARNING @@@\nHost key verification failed.\n");
  CHECK_FALSE(changed.lost);
  CHECK(changed.why == "cannot reach ana@far: Host key verification failed.");
  const SshEnd gone = judge(255, "Connection reset by peer\n");
  CHECK(gone.lost);
  CHECK(gone.why == "cannot reach ana@far: Connection reset by peer");
  CHECK(judge(128 + SIGKILL, "").lost);
  CHECK(Contains(judge(127, "sh: 1: glazier: not found").why,
                 "there is no glazier on ana@far"));
  CHECK(judge(2, "glazier: there is no command 'pipe' (see ...)\n").why ==
        "the glazier on ana@far is too old for this");
  CHECK(judge(1, "motd\nglazier: there is no open table KRTWX here\n").why ==
        "on ana@far: there is no open table KRTWX here");
  // Nothing of a stranger's reaches the terminal as it is.
  const std::string shown =
      judge(1, "x\x1b]0;owned\x07\n" + std::string(5000, 'y')).why;
  CHECK(shown.size() < 300);
  CHECK_FALSE(Contains(judge(1, "x\x1b]0;owned\x07\n").why, "\x1b"));
}

TEST_CASE("Across: a list of tables from a stranger") {
  const ListedTable table{
      "KRTWX", "sintra", "ana", "waiting", {{false, "Ana", true}, {true}}};
  const auto read = ParseTableList(TableListJson({table}));
  REQUIRE_MESSAGE(read, read.why());
  CHECK(TableListText(*read) ==
        "KRTWX  sintra  ana  1 of 2 seats taken: Ana  waiting\n");
  for (const char* const bad :
       {"", "{", "[]", "{\"version\":2,\"tables\":[]}",
        "{\"version\":1,\"tables\":{}}", "{\"version\":1,\"tables\":[7]}",
        "{\"version\":1,\"tables\":[{\"code\":\"../..\",\"seats\":[]}]}",
        "{\"version\":1,\"tables\":[{\"code\":\"KRTWX\"}]}",
        "{\"version\":1,\"tables\":[{\"code\":\"KRTWX\",\"seats\":[1]}]}",
        "{\"version\":1,\"tables\":[{\"code\":\"KRTWX\",\"seats\":"
        "[{},{},{},{},{},{},{},{},{},{},{},{}]}]}"}) {
    CAPTURE(bad);
    CHECK_FALSE(ParseTableList(bad));
  }
  const auto odd = ParseTableList(
      "{\"version\":1,\"tables\":[{\"code\":\"KRTWX\",\"game\":7,\"owner\":"
      "\"\\u001b[2J\\u202e\",\"seats\":[{\"name\":null}]}]}");
  REQUIRE_MESSAGE(odd, odd.why());
  CHECK_FALSE(Contains(TableListText(*odd), "\x1b"));
}

TEST_CASE("Across: a seat, a look and the list, by ssh") {
  const FakeSsh home(kRuns);
  const OpenedTable table(PlainTable("KRTWX"));
  CHECK(Contains(Spawn(home, {"tables", "ana@far"}).out, "KRTWX  sintra  "));
  CHECK(Contains(Spawn(home, {"tables", "ana@far", "--json"}).out,
                 "\"code\":\"KRTWX\""));
  const Result first =
      Spawn(home, {"join", "ana@far", "krtwx", "--name", "Ana", "--line"},
            "start\nwho\nquit\n");
  CHECK_MESSAGE(first.code == 0, first.err);
  CHECK(Contains(first.out, "You have seat 1, Ana."));
  // Without a code it is the table with a seat for one: here, one's own.
  const Result again = Spawn(home, {"join", "ana@far", "--line"}, "quit\n");
  CHECK(Contains(again.out, "You have seat 1, Ana."));
  const Result look = Spawn(
      home, {"watch", "ana@far", "KRTWX", "--line", "--name", "Eve"}, "quit\n");
  CHECK(Contains(look.out, "You are looking on."));
  CHECK(Contains(home.Asked(),
                 "-p 22 -T -o ServerAliveInterval=15 ana@far glazier pipe "
                 "KRTWX\n"));
}

TEST_CASE("Across: every trouble is told in one line") {
  struct Trouble {
    std::string ssh;
    Words typed;
    std::string told;
    int code = 1;
  };
  for (const Trouble& each : std::vector<Trouble>{
           {kRuns, {"join", "ana@far", "BBBBB"}, "no open table BBBBB"},
           {kRuns, {"watch", "ana@far", "BBBBB"}, "no open table BBBBB"},
           {kRuns, {"join", "ana@far"}, "no table with a free seat on ana@far"},
           {"exit 127", {"join", "ana@far", "BBBBB"}, "there is no glazier on"},
           {"exit 127", {"tables", "ana@far"}, "there is no glazier on"},
           {"echo 'Permission denied (publickey).' >&2; exit 255",
            {"join", "ana@far", "BBBBB"},
            "ana@far refuses the login"},
           {"echo 'bye this table speaks version 3 of the protocol'",
            {"join", "ana@far", "BBBBB"},
            "speaks version 3"},
           {"echo table KRTWX; echo you 1; echo progress waiting",
            {"join", "ana@far", "BBBBB"},
            "does not speak of this table"},
           {"echo '[]'", {"tables", "ana@far"}, "does not speak clearly"},
           {"head -c 9000 /dev/zero | tr '\\0' x; cat",
            {"join", "ana@far", "BBBBB"},
            "a line of more than 8192 bytes"},
           {"head -c 999999 /dev/zero", {"tables", "ana@far"}, "more than it"},
           {kRuns, {"join", "--", "-oX=y", "BBBBB"}, "begin with '-'", 2},
           {kRuns, {"tables", "ana@-oX=y"}, "begin with '-'", 2},
           {kRuns, {"join", "ana@far", "ABCDE"}, "5 consonants", 2},
           {kRuns, {"join", "ana@far", "BBBBB@x;id"}, "is not a host", 2}}) {
    const FakeSsh home(each.ssh);
    const Result result = Spawn(home, each.typed);
    CAPTURE(each.told);
    CAPTURE(result.err);
    CHECK(result.code == each.code);
    CHECK(IsOneLine(result.err));
    CHECK(Contains(result.err, each.told));
  }
  FakeSsh none("");
  none.Set("GLAZIER_SSH", "/nowhere/ssh");
  const Result result = Spawn(none, {"join", "ana@far", "BBBBB"});
  CHECK(result.code == 1);
  CHECK(Contains(result.err, "cannot start '/nowhere/ssh'"));
}

TEST_CASE("Across: other versions get a clear refusal through the pipe") {
  const FakeSsh home(kRuns);
  const OpenedTable table(PlainTable("KRTWX"));
  for (const std::string version : {"1", "3", "x"}) {
    const Result result = Spawn(home, {"pipe", "KRTWX"},
                                "glazier " + version + " join key Ana\n");
    CHECK(result.code == 0);
    CHECK(Contains(result.out,
                   "bye this table speaks version 2 of the "
                   "protocol, not '" +
                       version + "'"));
    CHECK(IsOneLine(result.out));
  }
}

TEST_CASE_TEMPLATE("Across: a line that breaks comes back to the same seat",
                   G,
                   sintra::State,
                   river::State,
                   road::State) {
  const FakeSsh home("echo $$ > \"$HOME/pid\"; " + kRuns);
  const OpenedTable table(PlainTable<G>("KRTWX"));
  PlayerOf<G> bruno(table.place(), "Bruno");
  bruno.Await("now");
  PlayerOf<G> ana(Elsewhere("KRTWX"), "Ana");
  ana.ComeBack();
  ana.AwaitDealt();
  bruno.AwaitDealt();
  const auto play = [&] {
    PlayerOf<G>& mover = ana.MyTurn() ? ana : bruno;
    mover.Send(mover.AnyStep());
    mover.Await("done");
    for (PlayerOf<G>* const each : {&ana, &bruno}) {
      each->Send("start");  // refused, when all that was before is told
      each->Await("refused");
      each->Await("done");
    }
  };
  for (int moves = 0; moves < 4; ++moves) {
    play();
  }
  const auto view = ana.table().now();
  const std::size_t steps = ana.table().steps();
  kill(std::stoi(FileText(home / "pid")), SIGKILL);
  CHECK(ana.Await("note ") ==
        "note the line is lost; trying again, your seat is kept");
  ana.Await("table ");
  CHECK(ana.table().now() == view);  // until everything was told
  ana.Await("now");
  CHECK(ana.seat() == 1);
  CHECK(ana.table().now() == view);
  CHECK(ana.table().steps() == steps);
  CHECK(Contains(home.Asked(), "-o BatchMode=yes ana@far"));
  play();
  CHECK(ana.table().steps() == steps + 1);
}

TEST_CASE("Across: a table that ends is no line that breaks") {
  const FakeSsh home(kRuns);
  auto table = std::make_unique<OpenedTable>(PlainTable("KRTWX"));
  Player ana(Elsewhere("KRTWX"), "Ana");
  ana.ComeBack();
  ana.Await("now");
  table.reset();
  CHECK(ana.Await("bye") ==
        "bye the host has closed the table; the game is kept");
}

}  // namespace
}  // namespace glazier
