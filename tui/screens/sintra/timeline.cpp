// A game move by move.
#include "tui/screens/sintra/timeline.hpp"

#include <algorithm>

namespace glazier::tui {

Timeline::Timeline(const SintraTable& table) {
  const auto& steps = table.steps();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const sintra::State& after =
        i + 1 < steps.size() ? steps[i + 1].before : table.now();
    if (const auto* move = steps[i].move()) {
      positions_.push_back(steps[i].before);
      line_of_.push_back(static_cast<int>(log_.size()) - 1);
      moves_.push_back(*move);
      log_.push_back(MoveLine(steps[i].before, *move));
    } else if (steps[i].deal()->kind == sintra::Deal::Kind::kRound) {
      log_.push_back(DealLine(after, *steps[i].deal()));
    }
  }
  positions_.push_back(table.now());
  line_of_.push_back(static_cast<int>(log_.size()) - 1);
}

const sintra::State& Timeline::At(int n) const {
  return positions_[static_cast<std::size_t>(std::clamp(n, 0, moves()))];
}

const sintra::Move& Timeline::Move(int n) const {
  return moves_[static_cast<std::size_t>(n)];
}

std::optional<LastMove> Timeline::Last(int n) const {
  if (n <= 0 || n > moves()) {
    return std::nullopt;
  }
  return LastMove{At(n - 1), Move(n - 1)};
}

int Timeline::LogLineOf(int n) const {
  return line_of_[static_cast<std::size_t>(std::clamp(n, 0, moves()))];
}

int Timeline::RoundStart(int round) const {
  int n = 0;
  while (n < moves() && At(n).round() < round) {
    ++n;
  }
  return n;
}

std::string Timeline::Where(int n) const {
  const int round = std::min(At(n).round(), sintra::kRounds);
  return "move " + std::to_string(n) + " of " + std::to_string(moves()) +
         ", round " + std::to_string(round);
}

}  // namespace glazier::tui
