// A hosted game as the host sees it: in texts, whatever the game is.
#include "app/host/hosted_game.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/store/games.hpp"
#include "engine/bots/bot.hpp"
#include "engine/games.hpp"
#include "tui/screens/thinker.hpp"

namespace glazier {
namespace {

template <Game G>
class HostedGameOf : public HostedGame {
 public:
  explicit HostedGameOf(Table<G> table) : table_(std::move(table)) {}

  std::string_view game() const override { return G::kInfo.name; }
  std::string options() const override {
    return OptionsText<G>(table_.now().options());
  }
  std::uint64_t seed() const override { return table_.seed(); }
  const std::vector<Seat>& seats() const override { return table_.seats(); }
  void Sit(std::size_t seat, const Seat& who) override {
    table_.Sit(seat, who);
  }

  void Begin() override { table_.Begin(); }
  bool begun() const override { return !table_.history().empty(); }
  bool over() const override { return table_.Over(); }
  std::size_t mover() const override {
    return static_cast<std::size_t>(table_.now().Turn());
  }
  std::size_t moves() const override { return table_.steps(); }
  std::size_t steps() const override { return table_.history().size(); }
  std::string StepAt(std::size_t step) const override {
    return EntryText<G>(table_.history()[step]);
  }

  std::string Play(std::string_view text) override {
    const auto move = ParseStep(table_.now(), table_.now().Turn(), text);
    return move ? table_.Play(table_.now().Turn(), *move) : move.why();
  }

  std::string TakeBack(std::size_t seat) override {
    const auto& steps = table_.history();
    if (std::none_of(steps.begin(), steps.end(), [seat](const auto& step) {
          return step.step() != nullptr &&
                 static_cast<std::size_t>(step.before.Turn()) == seat;
        })) {
      return "there is no move of yours to take back";
    }
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
      if (step->deal() != nullptr) {
        return "something was dealt since your last move";
      }
      const auto mover = static_cast<std::size_t>(step->before.Turn());
      if (mover == seat) {
        const auto left = static_cast<std::size_t>(steps.rend() - step) - 1;
        while (table_.history().size() > left) {
          table_.Undo();
        }
        return {};
      }
      if (table_.seats()[mover].IsHuman()) {
        return table_.seats()[mover].name + " has moved since";
      }
    }
    return "there is no move of yours to take back";
  }

  void Think(std::string_view name, std::function<void()> found) override {
    std::shared_ptr<Bot<G>> bot = MakeBot<G>(name);
    if (bot == nullptr) {  // a file from elsewhere may name anybody
      bot = MakeBot<G>(kDefaultBot);
    }
    thinker_.Begin(
        [bot, position = table_.now(),
         luck = BotLuck(table_.seed(), table_.steps())](
            const std::stop_token& stop) {
          return bot->Choose(position, position.Turn(), luck, stop);
        },
        std::move(found));
  }
  void StopThinking() override { thinker_.Stop(); }
  bool PlayFound() override {
    const auto move = thinker_.Found();
    if (!move) {
      return false;
    }
    thinker_.Stop();
    table_.Play(table_.now().Turn(), *move);
    return true;
  }

  std::string Save(const std::filesystem::path& path) const override {
    return SaveGame(table_, path);
  }

 private:
  Table<G> table_;
  tui::Thinker<typename G::Step> thinker_;
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
    return std::unique_ptr<HostedGame>(std::make_unique<HostedGameOf<G>>(
        Table<G>::Untouched(*parsed, seed, seats)));
  });
}

Outcome<std::unique_ptr<HostedGame>> LoadHostedGame(
    const std::filesystem::path& path) {
  using Made = Outcome<std::unique_ptr<HostedGame>>;
  const auto game = GameOf(path);
  if (!game) {
    return game.refusal();
  }
  return WithGame(*game, [&]<Game G>() -> Made {
    auto table = LoadGame<G>(path);
    if (!table) {
      return table.refusal();
    }
    return std::unique_ptr<HostedGame>(
        std::make_unique<HostedGameOf<G>>(std::move(*table)));
  });
}

}  // namespace glazier
