// SPDX-License-Identifier: MIT
// Where tables are, who may find them, and who may come.
#include <doctest/doctest.h>
#include <grp.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>
#include <string>
#include <string_view>
#include <thread>

#include "app/guest/visit.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

mode_t ModeOf(const fs::path& path) {
  struct stat status {};
  REQUIRE(lstat(path.c_str(), &status) == 0);
  return status.st_mode & 0777U;
}

TEST_CASE("Codes: five plain letters, never the same twice") {
  std::set<std::string> codes;
  for (int n = 0; n < 1000; ++n) {
    const std::string code = NewCode();
    const auto parsed = ParseCode(code);
    REQUIRE(parsed);
    CHECK(*parsed == code);
    codes.insert(code);
  }
  CHECK(codes.size() > 990);
  CHECK(*ParseCode("krtwx") == "KRTWX");
  for (const std::string wrong :
       {"", "KRTW", "KRTWXZ", "KRTW0", "../..", "KRTAX", "KR WX", "KRTW\n"}) {
    CHECK_FALSE(ParseCode(wrong));
  }
}

TEST_CASE("Places: a private table is out of everybody's sight") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  CHECK(ModeOf(table.place().socket) == 0600);
  CHECK(ModeOf(table.place().socket.parent_path()) == 0700);
  CHECK(ModeOf(home / "state/glazier/tables") == 0700);
  const auto found = FindTable("krtwx");
  REQUIRE_MESSAGE(found, found.why());
  CHECK(found->socket == table.place().socket);
  CHECK_FALSE(FindTable("ZZZZZ"));
  CHECK(FindTable("KRTWX@" + LoginName(geteuid())));
  CHECK_FALSE(FindTable("KRTWX@nobody-of-that-name"));
}

TEST_CASE("Places: a table for everybody can be reached, but not replaced") {
  const TableHome home;
  TableFile file = PlainTable("KRTWX");
  file.audience = "everybody";
  const OpenedTable table(file);
  CHECK(ModeOf(table.place().socket) == 0666);
  CHECK(ModeOf(table.place().socket.parent_path()) == 0755);
  CHECK(FindTable("KRTWX"));
}

TEST_CASE("Places: a directory that is not what it should be is refused") {
  const TableHome home;
  fs::create_directory(home / "elsewhere");
  fs::create_directory_symlink(home / "elsewhere", home / "run/glazier");
  CHECK_FALSE(PrivateTables());
  fs::remove(home / "run/glazier");
  WriteText(home / "run/glazier", "a file");
  CHECK_FALSE(PrivateTables());
  fs::remove(home / "run/glazier");
  fs::create_directory(home / "run/glazier");
  fs::permissions(home / "run/glazier", fs::perms::all);
  const auto open = PrivateTables();
  CHECK_FALSE(open);
  CHECK(Contains(open.why(), "is not a directory that only"));
  fs::permissions(home / "run/glazier", fs::perms::owner_all);
  CHECK(PrivateTables());
  // A stranger's directory must belong to the user it names.
  fs::create_directory(home / "glazier-tables-4242");
  CHECK(FindTables().empty());
}

TEST_CASE("Places: what is left of a crash is no table") {
  const TableHome home;
  {
    OpenedTable table(PlainTable("KRTWX"));
    CHECK(LookAround().size() == 1);
  }
  CHECK(FindTables().size() == 1);  // the dead socket
  CHECK_FALSE(FindTable("KRTWX"));
  CHECK(LookAround().empty());
}

TEST_CASE("Places: a host who says nothing does not hide the others") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  const auto directory = PrivateTables();
  REQUIRE(directory);
  const auto silent = ListenAt(*directory / "BBBBB", {});
  REQUIRE(silent);
  const auto tables = LookAround();
  REQUIRE(tables.size() == 1);
  CHECK(tables[0].news.code == "KRTWX");
  CHECK(tables[0].FreeSeats() == 2);
}

TEST_CASE("Places: a host whose queue is full is busy, not gone") {
  const TableHome home;
  const auto directory = PrivateTables();
  REQUIRE(directory);
  const auto listener = ListenAt(*directory / "KRTWX", {});
  REQUIRE(listener);
  std::vector<Descriptor> crowd;
  while (auto fd = ConnectTo(*directory / "KRTWX")) {
    crowd.push_back(std::move(*fd));
  }
  CHECK(crowd.size() >= 64);
  CHECK(Contains(ConnectTo(*directory / "KRTWX").why(), "busy"));
  CHECK(IsServed(*directory / "KRTWX"));
  const auto found = FindTable("KRTWX");
  REQUIRE_MESSAGE(found, found.why());
  // A patient client gets in when the host has time.
  std::jthread host([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const Descriptor one(accept4(listener->get(), nullptr, nullptr, 0));
    const Descriptor two(accept4(listener->get(), nullptr, nullptr, 0));
  });
  const auto late = ConnectTo(found->socket, std::chrono::milliseconds(10'000));
  CHECK_MESSAGE(late, late.why());
}

TEST_CASE("Places: a heap of dead tables does not hide those that live") {
  const TableHome home;
  TableFile file = PlainTable("ZZZZZ");
  const auto directory = PrivateTables();
  REQUIRE(directory);
  // All sort before it, and it is the last place that is looked at.
  constexpr std::string_view kDigits = "BCDFGHJKLM";
  for (int n = 0; n < 1000; ++n) {
    std::string code = "BB";
    for (const int digit : {n / 100, n / 10 % 10, n % 10}) {
      code += kDigits[static_cast<std::size_t>(digit)];
    }
    REQUIRE(ListenAt(*directory / code, {}));
  }
  file.audience = "everybody";
  const OpenedTable table(file);
  const auto found = FindTable("ZZZZZ");
  CHECK_MESSAGE(found, found.why());
  CHECK(LookAround().size() == 1);
  if (geteuid() != 0) {
    MESSAGE("not root: no other user to make a heap");
    return;
  }
  // A stranger's list is cut off; a table that is named is still found.
  constexpr uid_t kStranger = 54321;
  const fs::path theirs =
      home / ("glazier-tables-" + std::to_string(kStranger));
  fs::create_directory(theirs);
  fs::permissions(theirs, fs::perms(0755));
  fs::remove_all(*directory);
  std::vector<Descriptor> open;
  for (int n = 0; n < 100; ++n) {
    const std::string code = std::string("CCC") +
                             kDigits[static_cast<std::size_t>(n / 10)] +
                             kDigits[static_cast<std::size_t>(n % 10)];
    auto listener = ListenAt(theirs / code, {0666});
    REQUIRE(listener);
    open.push_back(std::move(*listener));
    REQUIRE(chown((theirs / code).c_str(), kStranger, kStranger) == 0);
  }
  REQUIRE(chown(theirs.c_str(), kStranger, kStranger) == 0);
  CHECK(FindTables().size() < 80);
  for (const std::string code : {"CCCBB", "CCCMM", "CCCHJ"}) {
    CHECK(FindTable(code));
  }
}

TEST_CASE("Audience: oneself, a group of one's own, or everybody") {
  CHECK(Audience::Parse("me")->SocketPermissions().mode == 0600);
  CHECK(Audience::Parse("everybody")->SocketPermissions().mode == 0666);
  for (const std::string wrong : {"", "you", "group", "group:",
                                  "group:no-such-group-here", "Everybody"}) {
    CHECK_FALSE(Audience::Parse(wrong));
  }
  const auto me = Audience::Parse("me");
  CHECK(me->Admits(geteuid()));
  CHECK_FALSE(me->Admits(geteuid() + 1));
  CHECK(Audience::Parse("everybody")->Admits(geteuid() + 1));
  if (const group* own = getgrgid(getegid())) {
    const auto group = Audience::Parse("group:" + std::string(own->gr_name));
    REQUIRE_MESSAGE(group, group.why());
    CHECK(group->SocketPermissions().mode == 0660);
    CHECK(group->SocketPermissions().group == getegid());
    CHECK(group->Admits(geteuid()));
    CHECK_FALSE(group->Admits(54321));  // nobody has that number
  }
}

TEST_CASE("Host: one's own user may come as often as he likes") {
  const TableHome home;
  HostOptions options = OpenedTable::Quick();
  options.limits.connects = 3;
  options.limits.connects_per_second = 0;
  const OpenedTable table(PlainTable("KRTWX"), options);
  for (int n = 0; n < 10; ++n) {
    CHECK(Player(table.place(), Hello{}).Await("bye") == "bye that is all");
  }
}

/// What another user hears from a table; "no way" if it cannot connect.
std::string HeardAs(uid_t user, const TablePlace& place) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::string answer = "no way";
    if (setgid(user) == 0 && setuid(user) == 0) {
      std::vector<std::string> lines;
      auto link = Link::Open(place, {});
      if (link && link->Wait(lines, 30'000)) {
        answer = lines[0];
      }
    }
    [[maybe_unused]] const auto written =
        write(ends[1], answer.data(), answer.size());
    _exit(0);
  }
  close(ends[1]);
  std::string answer;
  while (ReadSome(ends[0], answer, 4096) != Transfer::kEnd) {
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return answer;
}

TEST_CASE("Audience: the system keeps other users out, and so does the host") {
  if (geteuid() != 0) {
    MESSAGE("not root: nobody else to be");
    return;
  }
  constexpr uid_t kStranger = 54321;
  TableHome home;
  fs::permissions(home.path(), fs::perms(0755));
  TableFile file = PlainTable("KRTWX");
  {
    const OpenedTable table(file);
    CHECK(HeardAs(kStranger, table.place()) == "no way");
    // Even with wrong permissions the host knows who connects.
    fs::permissions(home / "run", fs::perms(0755));
    fs::permissions(home / "run/glazier", fs::perms(0755));
    fs::permissions(table.place().socket, fs::perms(0666));
    CHECK(HeardAs(kStranger, table.place()) == "bye this table is not for you");
  }
  file.code = "KRTWZ";
  file.audience = "everybody";
  const OpenedTable table(file);
  CHECK(HeardAs(kStranger, table.place()) == "table KRTWZ");
  // Only other users are limited: a kiosk's guests are all its own user.
  file.code = "KRTWW";
  HostOptions options = OpenedTable::Quick();
  options.limits.connects = 3;
  options.limits.connects_per_second = 0;
  const OpenedTable busy(file, options);
  for (int n = 0; n < 3; ++n) {
    CHECK(HeardAs(kStranger, busy.place()) == "table KRTWW");
  }
  CHECK(HeardAs(kStranger, busy.place()) ==
        "bye too many connections in a short time");
  // Another user's process at the socket of a table is not believed.
  TablePlace claimed = table.place();
  claimed.owner = kStranger;
  CHECK_FALSE(Link::Open(claimed, {}));
}

}  // namespace
}  // namespace glazier
