// Games in progress for tests of the table screen.
#pragma once

#include <vector>

#include "engine/table/table.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier::tui::test {

/// @brief A game played for some moves by a simple, fixed way of choosing, so
/// that pictures of it do not change when bots do.
class Played {
 public:
  Played(int players, sintra::Side side, std::uint64_t seed, int moves);

  const sintra::State& now() const { return table_.now(); }
  /// @brief The table as the seat to move sees it. Keeps a view of this.
  SintraModel Model() const;

 private:
  Table<sintra::State> table_;
  std::vector<LogLine> log_;
};

}  // namespace glazier::tui::test
