// SPDX-License-Identifier: MIT
// A hosted game behind an interface of texts, independent of the game.
#include "app/host/hosted_game.hpp"

#include <algorithm>
#include <utility>

#include "app/store/kept_record.hpp"
#include "engine/games.hpp"
#include "engine/sitting/sitting.hpp"

namespace glazier {
namespace {

template <Game G>
class HostedGameOf : public HostedGame {
 public:
  explicit HostedGameOf(Table<G> table)
      : sitting_(std::move(table), {}, Sitting<G>::Undoing::kOwnStep) {}

  std::string_view game() const override { return G::kInfo.name; }
  std::string options() const override {
    return OptionsText<G>(sitting_.now().options());
  }
  std::uint64_t seed() const override { return table().seed(); }
  const std::vector<Seat>& seats() const override { return table().seats(); }
  void Sit(std::size_t seat, const Seat& who) override {
    sitting_.table().Sit(seat, who);
  }

  void Begin() override { sitting_.table().Begin(); }
  bool begun() const override { return !table().history().empty(); }
  bool over() const override { return table().Over(); }
  Ending EndOf(std::size_t seat) const override {
    const int who = static_cast<int>(seat);
    return {sitting_.now().Wins(who), PointsOf<G>(sitting_.now().Score(who))};
  }
  std::size_t mover() const override {
    return static_cast<std::size_t>(sitting_.now().Turn());
  }
  bool Acts(std::size_t seat) const override {
    return sitting_.now().Acting().Has(static_cast<int>(seat));
  }
  std::size_t MovesKnownTo(std::size_t seat) const override {
    const auto& history = table().history();
    return static_cast<std::size_t>(
        std::count_if(history.begin(), history.end(), [&](const auto& entry) {
          return entry.step() != nullptr &&
                 !IsHidden(entry, static_cast<int>(seat));
        }));
  }

  std::size_t steps() const override { return table().history().size(); }
  std::vector<std::string> StepFor(int viewer,
                                   std::size_t step) const override {
    const auto& entry = table().history()[step];
    std::vector<std::string> lines = {
        "step " + (IsHidden(entry, viewer)
                       ? std::to_string(entry.seat + 1) + " ?"
                       : EntryText<G>(entry))};
    if constexpr (HiddenGame<G>) {
      lines.push_back("view " +
                      PositionText(ViewOf(table().After(step), viewer)));
    }
    return lines;
  }
  std::vector<std::string> Revelation() const override {
    std::vector<std::string> lines;
    if (HiddenGame<G>) {
      lines.emplace_back("open");
      for (const auto& entry : table().history()) {
        lines.push_back("step " + EntryText<G>(entry));
      }
    }
    return lines;
  }

  std::string Play(std::size_t seat, std::string_view text) override {
    const int who = static_cast<int>(seat);
    // Read from the seat's view: a refusal reveals no more than that.
    const auto move = ParseStep(ViewOf(sitting_.now(), who), who, text);
    return move ? sitting_.Play(who, *move) : move.why();
  }
  Outcome<std::size_t> TakeBack(std::size_t seat) override {
    return sitting_.Undo(static_cast<int>(seat));
  }

  void Think(std::string_view name, std::function<void()> found) override {
    sitting_.SetBot(sitting_.now().Turn(), BotOrDefault<G>(name));
    sitting_.Think(std::move(found));
  }
  void StopThinking() override { sitting_.StopThinking(); }
  bool PlayFound() override { return sitting_.PlayFound(); }

  std::string Save(const std::filesystem::path& path) const override {
    return SaveGame(table(), path);
  }

 private:
  const Table<G>& table() const { return sitting_.table(); }
  static bool IsHidden(const typename Table<G>::Entry& entry, int viewer) {
    return entry.seat != viewer && entry.deal() == nullptr &&
           IsSecret(entry.before, entry.seat);
  }

  Sitting<G> sitting_;
};

}  // namespace

Outcome<std::unique_ptr<HostedGame>> NewHostedGame(
    const std::string& game,
    const std::string& options,
    std::uint64_t seed,
    const std::vector<Seat>& seats) {
  using Made = Outcome<std::unique_ptr<HostedGame>>;
  const auto games = GameNames();
  if (std::find(games.begin(), games.end(), game) == games.end()) {
    return Refusal{"this glazier has no game called " + Quoted(game)};
  }
  return WithGame(game, [&]<Game G>() -> Made {
    const auto parsed = ParseOptions<G>(options);
    if (!parsed) {
      return parsed.refusal();
    }
    if (parsed->players < 2) {
      return Refusal{"a game for one needs no table: glazier play " +
                     std::string(G::kInfo.name) + " --players 1"};
    }
    return std::unique_ptr<HostedGame>(std::make_unique<HostedGameOf<G>>(
        Table<G>::Untouched(*parsed, seed, seats)));
  });
}

Outcome<std::unique_ptr<HostedGame>> LoadHostedGame(
    const std::filesystem::path& path) {
  auto record = KeptRecord::Open(path);
  if (!record) {
    return record.refusal();
  }
  return std::visit(
      []<Game G>(Table<G>& table) {
        return std::unique_ptr<HostedGame>(
            std::make_unique<HostedGameOf<G>>(std::move(table)));
      },
      record->table);
}

}  // namespace glazier
