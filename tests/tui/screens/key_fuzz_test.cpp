// SPDX-License-Identifier: MIT
// Any keys in any order: nothing breaks, and every kept game stays sound.
#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <utility>

#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/measured.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/start.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;

/// Keys that do something more often than those that do nothing.
Event AnyKey(Rng& rng) {
  static const std::array kNamed = {
      Event::Return,  Event::Return,     Event::Return,    Event::Escape,
      Event::ArrowUp, Event::ArrowDown,  Event::ArrowLeft, Event::ArrowRight,
      Event::Tab,     Event::TabReverse, Event::Backspace, Event::Delete,
      Event::Home,    Event::End,        Event::PageUp,    Event::PageDown,
      Event::F1};
  constexpr std::string_view kLetters = "123456789ur?hlvrxopybg:,.-=>< q";
  switch (rng.Below(8)) {
    case 0:
      return Event::Character(static_cast<char>(' ' + rng.Below(95)));
    case 1:
      return Event::Special(
          "\x1b[" + std::string(1, static_cast<char>(' ' + rng.Below(95))));
    case 2:
    case 3:
      return Event::Character(
          kLetters[rng.Below(static_cast<std::uint32_t>(kLetters.size()))]);
    default:
      return kNamed[rng.Below(static_cast<std::uint32_t>(kNamed.size()))];
  }
}

void CheckKept(const FakeKeeper& keeper) {
  for (const auto& [name, record] : keeper.games) {
    const auto header = ReadRecordHeader(record);
    REQUIRE_MESSAGE(header, header.why());
    WithGame(header->game, [&record = record]<Game G>() {
      const auto table = ReadRecord<G>(record);
      REQUIRE_MESSAGE(table, table.why());
    });
  }
}

/// A player at the menu.
std::unique_ptr<Player> AtMenu(FakeKeeper& keeper) {
  auto player = std::make_unique<Player>(keeper, "pace=instant");
  player->stage.Push(std::make_unique<StartView>(player->stage));
  return player;
}

TEST_CASE("keys: whatever is pressed, nothing breaks and games stay sound") {
  constexpr int kKeys = 4000;
  for (int life = 0; life < Games(16); ++life) {
    CAPTURE(life);
    Rng rng(static_cast<std::uint64_t>(life));
    FakeKeeper keeper;
    auto player = AtMenu(keeper);
    int saves = 0;
    for (int key = 0; key < kKeys; ++key) {
      player->Press(AnyKey(rng));
      Measured("random keys");
      if (player->stage.done()) {
        keeper.seed = rng.Below(1000);
        player = AtMenu(keeper);
      }
      if (rng.Below(16) == 0) {
        player->Wait(std::chrono::milliseconds(rng.Below(2000)));
        player->See(
            kSizes[rng.Below(static_cast<std::uint32_t>(kSizes.size()))]);
      }
      if (std::exchange(saves, keeper.saves) != keeper.saves) {
        CheckKept(keeper);
      }
    }
  }
}

}  // namespace
}  // namespace glazier::tui
