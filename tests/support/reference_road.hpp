// SPDX-License-Identifier: MIT
// A second, slow and plain implementation of Glass Road, which the tests
// compare with the engine. It shares nothing with the engine, not even its
// tables: everything is text, and every legal word is found by trying it.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.hpp"
#include "tests/support/reference_road_seat.hpp"

namespace glazier::reference {

struct RoadOptions {
  int players = 2;
  bool first_set = false;
  int periods = 4;  // solo: 7
};

/// @brief One game, from the set-up to the score. Errors of the caller are
/// std::logic_error.
class Road {
 public:
  explicit Road(const RoadOptions& options);

  /// @brief Chance is to act.
  bool AwaitsDeal() const;
  /// @brief A random deal: "set-up first=0 display=P4,...", "refill ID ...",
  /// "lord ID ...", "card L".
  std::string AnyDeal(Rng& rng) const;
  void Deal(const std::string& text);

  bool Over() const { return agenda_.empty(); }
  /// @brief The seat that is asked.
  int Turn() const;
  /// @brief The name of the decision; "deal" when chance is to act, "over" at
  /// the end.
  std::string State() const;
  /// @brief All legal words, sorted.
  std::vector<std::string> Words() const;
  void Play(const std::string& word);

  /// @brief In canonical order.
  std::array<int, 10> Wheels(int seat) const { return Look(seat).goods; }
  /// @brief A1 B1 ... E4 as letters: F forest, P pit, G grove, O pond,
  /// B building, '.' empty.
  std::string Land(int seat) const;
  std::vector<std::string> Private(int seat) const {
    return Look(seat).unbuilt;
  }
  /// @brief By building, the printed ones as Z1 to Z3; points doubled.
  std::map<std::string, int> HalfPoints(int seat) const;
  /// @brief Points doubled.
  int Score(int seat) const;
  /// @brief Rows P, I, V; "" for a gap.
  std::vector<std::string> Display() const { return display_; }
  std::set<char> Hand(int seat) const { return Look(seat).hand; }
  /// @brief The card laid face down, until it is turned up; otherwise '\0'.
  char Laid(int seat) const { return Look(seat).laid; }
  int Notches(int seat) const {
    return static_cast<int>(Look(seat).notches.size());
  }
  int first() const { return first_; }
  int period() const { return period_; }
  /// @brief On the cells: upgrades and printed buildings do not count.
  int Buildings(int seat) const;
  /// @brief Who follows the card that is being evaluated.
  std::vector<int> CardWith() const { return followers_; }

  /// @brief To look at a seat, and to lay out another position by hand.
  const RoadSeat& Look(int seat) const;
  RoadSeat& Arrange(int seat);

 private:
  // A pending task: a question, a deal, or a step that the game makes on its
  // own.
  struct Task {
    std::string what;
    int seat = 0;
    char card = '\0';           // turn
    bool both = false;          // turn: whether both actions may be done
    bool paid = false;          // turn: the entry cost
    std::set<int> done = {};    // turn: the actions
    int roofer = 0;             // turn, gift, last: uses of P6
    std::string building = {};  // effect, repeat, country, tavern
    std::string place = {};     // where that building stands
    bool repeated = false;      // repeat: at least once
    std::string good = {};      // gift
  };
  // Every legal word, and what it does.
  using Choices = std::map<std::string, std::function<void(Road&)>>;

  // reference_road.cpp: the course of the game.
  void Plan(const std::vector<Task>& tasks);
  void Run();
  void Step(const Task& task);
  void BeginPeriod();
  void Alternate(int seat);
  void EndPeriod();
  void PassFirstPlayer();
  void BeginCard(int seat, char card, bool drawn);
  std::vector<int> Clockwise(int from) const;
  bool IsOver(const Task& task) const;

  // reference_road_deals.cpp: chance.
  void ApplyDeal(const std::string& text);
  std::vector<std::string> Drawable(char type) const;
  std::string Draw(char type, Rng& rng);
  void Take(const std::string& id);
  std::size_t RowLength() const;
  std::vector<std::size_t> GapsToFill() const;

  // reference_road_words.cpp: the words of cards, turns and anytime actions.
  Choices AllChoices() const;
  Choices CardChoices() const;
  Choices TurnChoices() const;
  Choices TileChoices() const;
  Choices GiftChoices() const;
  void AddAnytime(Choices& choices) const;
  void AddTrades(Choices& choices, const std::string& id) const;
  void AddEntry(Choices& choices) const;
  void AddAction(Choices& choices, int number) const;
  void AddMayor(Choices& choices, int number) const;
  void GiveToOthers(int seat, const std::string& good);
  std::size_t TurnInProgress() const;
  const Task& Now() const { return agenda_.back(); }

  // reference_road_effects.cpp: building and immediate effects.
  void AddBuilds(Choices& choices, int number) const;
  void AddBuild(Choices& choices, int number, const std::string& id) const;
  void StartEffect(int seat, const std::string& id, const std::string& place);
  Choices EffectChoices() const;
  Choices CountryChoices() const;
  Choices TavernChoices() const;
  Choices RepeatChoices() const;

  RoadOptions options_;
  std::vector<RoadSeat> seats_;
  std::map<char, std::set<std::string>> stacks_;
  std::vector<std::string> display_;
  int first_ = 0;
  int period_ = 1;
  std::set<char> blocked_;  // solo: chosen in the period before
  std::set<char> chosen_;   // solo: in this period
  std::vector<int> followers_;
  std::vector<Task> agenda_;  // the next task is the last of the list
};

}  // namespace glazier::reference
