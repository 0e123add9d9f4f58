// SPDX-License-Identifier: MIT
// The wire: what players say to a host, and what a host says to players.
#include "app/guest/guest.hpp"
#include "app/host/names.hpp"
#include "app/host/table_file.hpp"
#include "app/host/wire.hpp"
#include "engine/games.hpp"
#include "tests/fuzz/target.hpp"

namespace glazier::fuzz {
namespace {

void HearAsHost(const std::string& line) {
  const auto hello = Hello::Parse(line);
  if (!hello) {
    Expect(IsCleanText(hello.why()), "a refusal can be shown");
    return;
  }
  Expect(IsCleanText(hello->name), "a name is clean");
  LookOf(hello->name);
  MixesAlphabets(hello->name);
  const auto again = Hello::Parse(hello->Text());
  Expect(again && again->Text() == hello->Text(), "a hello reads back");
}

template <Game G>
void HearAsGuest(const std::vector<std::string>& lines) {
  TableNews news;
  std::optional<Copy<G>> copy;
  for (const std::string& line : lines) {
    if (!news.Hear(line).empty()) {
      return;
    }
    if (!copy && line.starts_with("progress ")) {
      auto made = Copy<G>::Of(news);
      if (!made) {
        return;
      }
      copy.emplace(std::move(*made));
    }
    if (copy && !copy->Hear(line, news).empty()) {
      return;
    }
    TellPeople(news);
  }
}

/// The first byte chooses the size of the pieces in which bytes arrive.
void Run(std::string_view input) {
  const std::size_t piece =
      input.empty() ? 1 : 1 + static_cast<unsigned char>(input.front());
  LineReader reader(kLongestNews);
  std::vector<std::string> lines;
  for (std::string_view rest = input.substr(input.empty() ? 0 : 1);
       !rest.empty();) {
    const std::string fault = reader.Add(rest.substr(0, piece), lines);
    if (!fault.empty()) {
      break;
    }
    rest.remove_prefix(std::min(piece, rest.size()));
  }
  for (const std::string& line : lines) {
    Expect(line.size() <= kLongestNews, "lines are bounded");
    HearAsHost(line);
  }
  HouseGames::ForEach([&]<Game G>() { HearAsGuest<G>(lines); });
  if (const auto file = TableFile::Read(input)) {
    const auto again = TableFile::Read(file->Write());
    Expect(again && again->claims == file->claims, "a table file reads back");
  }
}

}  // namespace
GLAZIER_FUZZ_TARGET(wire, 2)
}  // namespace glazier::fuzz
