// Draws the table as the terminal would get it, without a terminal.
#include "app/bench_screen.hpp"

#include <chrono>
#include <ftxui/component/event.hpp>
#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>

#include "tui/sintra/pane_looks.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier {
namespace {

/// Some moves into a game: panes everywhere, much to choose from.
sintra::State MidGame() {
  constexpr int kSteps = 30;
  sintra::State state{sintra::Options{}};
  Rng rng(7);
  for (int step = 0; step < kSteps || state.Turn() < 0; ++step) {
    state.RandomStep(rng);
  }
  return state;
}

}  // namespace

FrameFigures MeasureFrames(int width, int height, double seconds) {
  using Clock = std::chrono::steady_clock;
  ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::Palette256);
  tui::ThemeOptions looks;
  looks.depth = tui::ColourDepth::k256;
  const tui::Theme theme(looks, tui::kSintraPanes);
  tui::TableModel model;
  model.state = MidGame();
  model.seats = {{"human", "Ana"}, {"greedy", "Bruno"}};
  model.near = model.state.Turn();
  tui::Chooser chooser(model.state);
  model.chooser = &chooser;

  auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(width),
                                      ftxui::Dimension::Fixed(height));
  std::size_t bytes = 0;
  int keys = 0;
  const auto start = Clock::now();
  double elapsed = 0;
  while (elapsed < seconds) {
    chooser.OnEvent(ftxui::Event::ArrowRight);
    screen.Clear();
    ftxui::Render(screen, tui::RenderTable(model, theme, width, height));
    bytes += screen.ResetPosition().size() + screen.ToString().size();
    ++keys;
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  }
  return {elapsed * 1e6 / keys, static_cast<double>(bytes) / keys};
}

}  // namespace glazier
