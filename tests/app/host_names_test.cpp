// SPDX-License-Identifier: MIT
// Names that look alike are one name, at a table and in the kiosk.
#include "app/host/names.hpp"

#include <doctest/doctest.h>

#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

TEST_CASE("Names: what looks alike") {
  const std::vector<std::pair<std::string, std::string>> alike = {
      {"Ana", "ANA"},   {"ape", "аре"},    {"Bob", "B0B"},   {"Ilse", "llse"},
      {"Otto", "ΟΤΤΟ"}, {"Max", "ＭＡＸ"}, {"Pete", "𝐏𝐞𝐭𝐞"}, {"COP", "СОР"},
  };
  for (const auto& pair : alike) {
    const auto& one = pair.first;
    const auto& other = pair.second;
    CHECK_MESSAGE(LookOf(one) == LookOf(other), one << " and " << other);
  }
  for (const auto& pair :
       std::vector<std::pair<std::string, std::string>>{{"Ana", "Anna"},
                                                        {"Ana", "Ena"},
                                                        {"José", "Jose"},
                                                        {"Ян", "An"},
                                                        {"李", "王"},
                                                        {"a b", "ab"}}) {
    const auto& one = pair.first;
    const auto& other = pair.second;
    CHECK_MESSAGE(LookOf(one) != LookOf(other), one << " and " << other);
  }
}

TEST_CASE("Names: alphabets that resemble each other do not mix") {
  for (const std::string mixed : {"Аna", "Anа", "Οtto", "pаypal", "Μax"}) {
    CHECK_MESSAGE(MixesAlphabets(mixed), mixed);
  }
  for (const std::string plain :
       {"Ana", "Ана", "Άννα", "José", "Ana 2", "高橋 Ken", "Łukasz", "דוד",
        "たかはし高橋", "ana_b-c.d", "Ана 7"}) {
    CHECK_MESSAGE(!MixesAlphabets(plain), plain);
  }
}

TEST_CASE("Names: nobody sits down under a name that looks like another's") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX", 3));
  Player first(table.place(), "ape", "one");
  first.Await("now");
  Player second(table.place(), "аре", "two");
  CHECK(Contains(second.Await("bye"), "is called"));
  Player third(table.place(), "аpe", "three");
  third.Await("bye");
  Player mixed(table.place(), "Bоb", "four");
  CHECK(Contains(mixed.Await("bye"), "must not mix alphabets"));
  Player fine(table.place(), "Ян", "five");
  fine.Await("now");
  CHECK(fine.news().you == 1);
}

}  // namespace
}  // namespace glazier
