// Every bot by name, for every game of the house.
#include "engine/bots/bot.hpp"

#include "engine/bots/levels.hpp"
#include "engine/bots/simple.hpp"
#include "engine/bots/uct.hpp"
#include "engine/river/words.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {

template <Searchable G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name) {
  using std::chrono_literals::operator""s;
  const auto colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  if (colon != std::string_view::npos) {
    const auto budget = Budget::Parse(name.substr(colon + 1));
    if (!budget) {
      return nullptr;
    }
    if (kind == "uct") {
      return std::make_unique<UctBot<G>>(*budget);
    }
    if (kind == "hard" || kind == "master") {
      return std::make_unique<SearchBot<G>>(*budget);
    }
    return nullptr;
  }
  if (name == "random") {
    return std::make_unique<RandomBot<G>>();
  }
  if (name == "beginner") {
    return std::make_unique<CarelessBot<G>>(kDealsEveryTurn<G> ? 8 : 25);
  }
  if (name == "easy") {
    return std::make_unique<CarelessBot<G>>(kDealsEveryTurn<G> ? 20 : 60);
  }
  if (name == "greedy") {
    return std::make_unique<GreedyBot<G>>();
  }
  if (name == "medium") {
    return std::make_unique<ThoughtfulBot<G>>(kDealsEveryTurn<G> ? 40 : 100);
  }
  if (name == "hard") {
    // Trying moves out is strong even when it is done only a few times: there
    // the level overlooks something, too.
    return kDealsEveryTurn<G>
               ? std::make_unique<SearchBot<G>>(Budget::Nodes(1'000), 60)
               : std::make_unique<SearchBot<G>>(Budget::Nodes(5'000));
  }
  if (name == "master") {
    return std::make_unique<SearchBot<G>>(Budget::Time(1s));
  }
  return nullptr;
}

template std::unique_ptr<Bot<sintra::State>> MakeBot(std::string_view);
template std::unique_ptr<Bot<river::State>> MakeBot(std::string_view);

}  // namespace glazier
