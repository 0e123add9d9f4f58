// SPDX-License-Identifier: MIT
// Damaged records: cut off, changed and mutated ones are refused with their
// line, or still tell the very same game.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/bots/playout.hpp"
#include "engine/bots/simple.hpp"
#include "engine/river/words.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/record.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/measured.hpp"

namespace glazier {
namespace {

template <class G>
std::string RecordOf(int moves) {
  constexpr bool kSintra = std::is_same_v<G, sintra::State>;
  const auto options =
      ParseOptions<G>(kSintra ? "players=3 side=B" : "players=3");
  Table<G> table(*options, 21, std::vector<Seat>(3, Seat{"human", "Ana"}));
  GreedyBot<G> bot;
  for (int i = 0; i < moves && !table.Over(); ++i) {
    table.Play(table.now().Turn(), bot.Choose(table.now(), table.now().Turn(),
                                              BotLuck(21, table.steps()), {}));
  }
  return WriteRecord(table);
}

// The moves, deals and result: everything except seed and names, which nothing
// verifies.
template <class G>
std::string GameOf(const Table<G>& table) {
  std::string text = OptionsText<G>(table.now().options()) + '\n';
  for (const auto& step : table.history()) {
    text += step.step() != nullptr ? StepText(*step.step())
                                   : DealText(*step.deal());
    text += '\n';
  }
  return text + PositionText(table.now());
}

// Refused with a line, or the same game as before.
template <class G>
void CheckDamaged(const std::string& text, const std::string& game) {
  Measured("damaged records");
  const auto table = ReadRecord<G>(text);
  if (!table) {
    if (!table.why().starts_with("line ")) {
      FAIL(table.why());
    }
  } else if (GameOf<G>(*table) != game) {
    FAIL("another game was read from\n" << text);
  }
}

TEST_CASE_TEMPLATE("Damaged records: cut off at every byte",
                   G,
                   sintra::State,
                   river::State) {
  const std::string good = RecordOf<G>(40);
  REQUIRE(ReadRecord<G>(good));
  for (std::size_t size = 0; size < good.size(); size += kSlowdown) {
    Measured("damaged records");
    const auto table = ReadRecord<G>(std::string_view(good).substr(0, size));
    if (table || !table.why().starts_with("line ")) {
      FAIL("after " << size << " bytes: " << table.why());
    }
  }
}

TEST_CASE_TEMPLATE("Damaged records: every byte changed, left out or doubled",
                   G,
                   sintra::State,
                   river::State) {
  const std::string good = RecordOf<G>(25);
  const std::string game = GameOf<G>(*ReadRecord<G>(good));
  for (std::size_t at = 0; at < good.size(); at += kSlowdown) {
    for (const char letter : {'O', '1', ' ', '\n', '\0', '\xFF', '='}) {
      std::string text = good;
      text[at] = letter;
      CheckDamaged<G>(text, game);
    }
    std::string text = good;
    text.erase(at, 1);
    CheckDamaged<G>(text, game);
    text = good;
    text.insert(at, 1, good[at]);
    CheckDamaged<G>(text, game);
  }
}

TEST_CASE_TEMPLATE(
    "Damaged records: every line left out, doubled, emptied, swapped",
    G,
    sintra::State,
    river::State) {
  const std::string good = RecordOf<G>(60);
  const std::string game = GameOf<G>(*ReadRecord<G>(good));
  std::vector<std::string> lines;
  for (const std::string_view line : Split(good, '\n')) {
    lines.emplace_back(line);
  }
  const auto text = [](const std::vector<std::string>& all) {
    std::string joined;
    for (std::size_t i = 0; i < all.size(); ++i) {
      joined += (i == 0 ? "" : "\n") + all[i];
    }
    return joined;
  };
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    std::vector<std::string> changed = lines;
    changed.erase(changed.begin() + at);
    CHECK_FALSE(ReadRecord<G>(text(changed)));
    changed = lines;
    changed.insert(changed.begin() + at, lines[i]);
    CHECK_FALSE(ReadRecord<G>(text(changed)));
    changed = lines;
    changed[i].clear();
    CHECK_FALSE(ReadRecord<G>(text(changed)));
    changed = lines;
    std::swap(changed[i], changed[i + 1]);
    CheckDamaged<G>(text(changed), game);
    changed = lines;
    changed[i] += " ";
    CheckDamaged<G>(text(changed), game);
  }
}

// A record edited by hand so that all of it is legal is another game; then
// the end line would have to be forged as well. So whatever is accepted must
// be a game that could go on.
TEST_CASE_TEMPLATE("Damaged records: thousands of random mutations",
                   G,
                   sintra::State,
                   river::State) {
  const std::string good = RecordOf<G>(45);
  const std::string game = GameOf<G>(*ReadRecord<G>(good));
  Rng rng(31);
  int accepted = 0;
  for (int i = 0; i < Games(6000); ++i) {
    std::string text = good;
    const auto changes = 1 + rng.Below(4);
    for (std::uint32_t n = 0; n < changes; ++n) {
      const auto at = rng.Below(static_cast<std::uint32_t>(text.size()));
      const auto from = rng.Below(static_cast<std::uint32_t>(text.size()));
      switch (rng.Below(4)) {
        case 0:
          text[at] = static_cast<char>(rng.Below(256));
          break;
        case 1:
          text.erase(at, 1 + rng.Below(100));
          break;
        case 2:  // a piece from elsewhere
          text.insert(at, text.substr(from, rng.Below(60)));
          break;
        default:
          text[at] = text[from];
      }
      if (text.empty()) {
        break;
      }
    }
    CheckDamaged<G>(text, game);
    if (const auto table = ReadRecord<G>(text)) {
      ++accepted;
      G state = table->now();
      PlayOut(state, rng);
    }
  }
  // Damage to names and the seed is not noticed; most else is.
  CHECK(accepted < Games(6000) / 4);
}

TEST_CASE_TEMPLATE("Damaged records: pure noise",
                   G,
                   sintra::State,
                   river::State) {
  Rng rng(32);
  for (int i = 0; i < Games(2000); ++i) {
    std::string text = i % 2 == 0 ? "glazier record 1\n" : "";
    const auto size = rng.Below(300);
    for (std::uint32_t n = 0; n < size; ++n) {
      text += static_cast<char>(rng.Below(256));
    }
    Measured("damaged records");
    CHECK_FALSE(ReadRecord<G>(text));
  }
}

}  // namespace
}  // namespace glazier
