// Lines of the log: moves in notation with their points, and deals.
#include "tui/sintra/preview.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier::tui {

LogLine MoveLine(const sintra::State& before, const sintra::Step& move) {
  const SintraPreview preview = PreviewOf(before, move);
  LogLine line{before.Turn(), StepText(move)};
  if (const int change = preview.effect.bonus + preview.effect.window;
      change > 0) {
    line.text += " +" + std::to_string(change);
  }
  const int loss = preview.effect.wraps > 0
                       ? sintra::kGlassWrap * preview.effect.wraps
                       : preview.Loss();
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
