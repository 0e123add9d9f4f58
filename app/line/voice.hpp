// SPDX-License-Identifier: MIT
// How a game in plain lines is put into words: one driver, two styles.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/advice.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief Lines for reading, or for listening.
enum class Manner { kPlain, kSpoken };

/// @brief What LineWords says, and how. It looks at a table that shows what
/// `seat` knows, so nothing else can be told.
template <Game G>
class Voice {
 public:
  Voice(const Table<G>& seen, int seat) : table_(seen), seat_(seat) {}
  virtual ~Voice() = default;
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;

  void SetReader(int seat) { seat_ = seat; }
  int seat() const { return seat_; }
  /// @brief The seat whose steps are meant: the reader's, or who is to move.
  int Asked() const {
    return now().Acting().Has(seat_) ? seat_ : std::max(now().Turn(), 0);
  }

  // What is said unasked.
  /// @brief Which game it is and who sits where.
  virtual std::string Greeting(const std::string& about) const = 0;
  virtual std::string Deal(const G& after,
                           const typename G::Deal& deal) const = 0;
  virtual std::string Step(const TakenStep<G>& taken) const = 0;
  virtual std::string Secret(const G& before,
                             int seat,
                             const G& after) const = 0;
  /// @brief The whole position; repeated when Chapter() changes or, without
  /// chapters, whenever something happened.
  virtual std::string Position() const = 0;
  virtual std::optional<int> Chapter() const = 0;
  virtual std::string Prompt() const = 0;
  /// @brief Whether the prompt is repeated after every answer, with the input
  /// on its line.
  virtual bool PromptStays() const = 0;
  virtual std::string End() const = 0;

  // Answers.
  virtual std::string Moves(std::string_view part) = 0;
  virtual std::string Hint(const G& view, const Advice<G>& advice) const = 0;
  /// @brief A line of the log: what a step is called.
  virtual std::string Name(const G& before,
                           int seat,
                           const typename G::Step& step) const = 0;
  /// @brief Other questions; nothing if the line is none of them.
  virtual std::optional<std::string> Answer(std::string_view command,
                                            std::string_view rest) = 0;
  /// @brief How to read and type all this, for help.
  virtual std::string About() const = 0;
  virtual std::string Review(const Table<G>& played) const = 0;

  /// @brief The steps that a typed line stands for.
  virtual Outcome<std::vector<typename G::Step>> Read(
      std::string_view line) const = 0;
  virtual std::string Refused(const std::string& why) = 0;
  /// @brief Other text of the program, adapted to this style.
  virtual std::string Fit(const std::string& text) const = 0;

 protected:
  const Table<G>& table() const { return table_; }
  const G& now() const { return table_.now(); }
  const std::string& NameOfSeat(int seat) const {
    return table_.seats()[static_cast<std::size_t>(seat)].name;
  }

 private:
  const Table<G>& table_;
  int seat_;
};

}  // namespace glazier
