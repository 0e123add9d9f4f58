// Lines of the log: moves in notation with their points, and deals.
#include "tui/sintra/foresight.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier::tui {

LogLine MoveLine(const sintra::State& before, const sintra::Move& move) {
  const SintraForesight foresight = Foresee(before, move);
  LogLine line{before.Turn(), MoveText(move)};
  if (const int change = foresight.effect.bonus + foresight.effect.window;
      change > 0) {
    line.text += " +" + std::to_string(change);
  }
  const int loss = foresight.effect.wraps > 0
                       ? sintra::kGlassWrap * foresight.effect.wraps
                       : foresight.Loss();
  if (loss > 0) {
    line.text += " glass -" + std::to_string(loss);
  }
  return line;
}

LogLine DealLine(const sintra::State& after, const sintra::Deal& deal) {
  if (deal.kind == sintra::Deal::Kind::kSetup) {
    return {kDealer, std::string("Sintra, side ") +
                         (after.side() == sintra::Side::kA ? "A" : "B")};
  }
  return {kDealer, "Round " + std::to_string(deal.round) + ", bonus " +
                       std::string(sintra::Name(after.bonus(deal.round)))};
}

}  // namespace glazier::tui
