// SPDX-License-Identifier: MIT
// The open tables of a machine as a list.
#include "app/guest/table_list.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace glazier {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostTables = 1000;

ListedTable Listed(const OpenTable& table) {
  const TableNews& news = table.news;
  ListedTable listed{news.code,
                     CleanName(news.game),
                     CleanText(LoginName(table.place.owner), kMaxNameBytes),
                     std::string(ProgressName(news.progress)),
                     {}};
  for (std::size_t seat = 0; seat < news.seats.size(); ++seat) {
    const bool free = news.presences[seat] == Presence::kOpen;
    listed.seats.push_back({free, free ? "" : news.seats[seat].name,
                            news.presences[seat] == Presence::kHere});
  }
  return listed;
}

std::string TextAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string()
             ? CleanText(found->get_ref<const std::string&>(), kMaxNameBytes)
             : "";
}

bool FlagAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_boolean() && found->get<bool>();
}

}  // namespace

bool ListedTable::HasFreeSeat() const {
  return std::any_of(seats.begin(), seats.end(),
                     [](const Seat& seat) { return seat.free; });
}

TableList ListTables() {
  TableList tables;
  for (const OpenTable& table : LookAround()) {
    tables.push_back(Listed(table));
  }
  return tables;
}

Outcome<TableList> ListTablesOf(const std::string& host) {
  const auto json = OutputOf(host, {"glazier", "tables", "--json"});
  if (!json) {
    return json.refusal();
  }
  auto tables = ParseTableList(*json);
  if (!tables) {
    return Refusal{host + " does not speak clearly: " + tables.why()};
  }
  return tables;
}

std::string TableListText(const TableList& tables) {
  std::string text;
  for (const ListedTable& table : tables) {
    std::string people;
    std::size_t taken = 0;
    for (const ListedTable::Seat& seat : table.seats) {
      if (!seat.free) {
        ++taken;
        people += (people.empty() ? ": " : ", ") + seat.name;
        people += seat.here ? "" : " (away)";
      }
    }
    text += table.code + "  " + table.game + "  " + table.owner + "  " +
            std::to_string(taken) + " of " +
            std::to_string(table.seats.size()) + " seats taken" + people +
            "  " + table.progress + '\n';
  }
  return text;
}

std::string TableListJson(const TableList& tables) {
  Json list = Json::array();
  for (const ListedTable& table : tables) {
    Json seats = Json::array();
    for (const ListedTable::Seat& seat : table.seats) {
      seats.push_back({{"free", seat.free}});
      if (!seat.free) {
        seats.back()["name"] = seat.name;
        seats.back()["here"] = seat.here;
      }
    }
    list.push_back({{"code", table.code},
                    {"game", table.game},
                    {"owner", table.owner},
                    {"progress", table.progress},
                    {"seats", seats}});
  }
  return Json{{"version", kResultVersion}, {"tables", list}}.dump() + '\n';
}

Outcome<TableList> ParseTableList(std::string_view json) {
  const Json parsed = Json::parse(json, nullptr, false);
  const bool fits = parsed.is_object() && parsed.contains("version") &&
                    parsed["version"] == kResultVersion &&
                    parsed.contains("tables") && parsed["tables"].is_array() &&
                    parsed["tables"].size() <= kMostTables;
  if (!fits) {
    return Refusal{"this is no list of tables that this glazier can read"};
  }
  TableList tables;
  for (const Json& each : parsed["tables"]) {
    const auto code = ParseCode(each.is_object() ? TextAt(each, "code") : "");
    if (!code) {
      return code.refusal();
    }
    ListedTable table{*code,
                      TextAt(each, "game"),
                      TextAt(each, "owner"),
                      TextAt(each, "progress"),
                      {}};
    const auto seats = each.find("seats");
    if (seats == each.end() || !seats->is_array() ||
        seats->size() > kMaxSeats) {
      return Refusal{"a table without seats"};
    }
    for (const Json& seat : *seats) {
      if (!seat.is_object()) {
        return Refusal{"a seat that is none"};
      }
      table.seats.push_back(
          {FlagAt(seat, "free"), TextAt(seat, "name"), FlagAt(seat, "here")});
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace glazier
