// SPDX-License-Identifier: MIT
// The pile of screens, of which the player sees the topmost.
#include "tui/screens/stage.hpp"
#include "tui/screens/games.hpp"

#include <algorithm>
#include <ftxui/dom/elements.hpp>

#include "engine/core/text.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {
namespace {

Settings With(Settings settings, std::string_view overrides) {
  ReadSettings(overrides, settings);
  return settings;
}

/// The lines of `after` that are not in `before`, which may have fewer.
std::string Difference(const Settings& before, const Settings& after) {
  const std::string old_text = WriteSettings(before);
  const std::string new_text = WriteSettings(after);
  const auto old_lines = Split(old_text, '\n');
  const auto new_lines = Split(new_text, '\n');
  std::string difference;
  for (const std::string_view line : new_lines) {
    if (std::find(old_lines.begin(), old_lines.end(), line) ==
        old_lines.end()) {
      difference.append(line).append("\n");
    }
  }
  return difference;
}

std::string Shown(Size size) {
  return std::to_string(size.width) + " x " + std::to_string(size.height);
}

ftxui::Element TooSmall(Size now, Size needed) {
  ftxui::Elements lines;
  for (const std::string& words :
       {std::string("This window is too small."), "It is " + Shown(now) + ".",
        "Make it " + Shown(needed) + ".",
        std::string("Ctrl-C leaves; a game is kept.")}) {
    for (const std::string& line : Wrap(words, now.width)) {
      lines.push_back(ftxui::text(line) | ftxui::hcenter);
    }
  }
  lines.front() = lines.front() | ftxui::bold;
  return ftxui::vbox(std::move(lines)) | ftxui::center;
}

}  // namespace

Stage::Stage(Keeper& keeper,
             const Capabilities& terminal,
             std::string_view overrides)
    : keeper_(keeper),
      terminal_(terminal),
      remembered_(Remembered(keeper)),
      settings_(With(remembered_, overrides)),
      theme_(settings_.ForTerminal(terminal), MenuPanes()) {}

void Stage::Change(const Settings& settings) {
  if (settings == settings_) {
    return;
  }
  ReadSettings(Difference(settings_, settings), remembered_);
  settings_ = settings;
  theme_ = Theme(settings_.ForTerminal(terminal_), MenuPanes());
  themes_.clear();
  Warn(keeper_.SaveSettings(WriteSettings(remembered_)));
}

const Theme& Stage::ThemeOf(std::span<const PaneLook> panes) {
  return themes_
      .try_emplace(panes.data(), settings_.ForTerminal(terminal_), panes)
      .first->second;
}

void Stage::Push(std::unique_ptr<View> view) {
  views_.push_back(std::move(view));
}

void Stage::Pop() {
  leaving_.push_back(std::move(views_.back()));
  views_.pop_back();
  if (!views_.empty()) {
    views_.back()->OnShown();
  }
}

void Stage::Replace(std::unique_ptr<View> view) {
  leaving_.push_back(std::move(views_.back()));
  views_.back() = std::move(view);
}

void Stage::Home() {
  while (views_.size() > 1) {
    leaving_.push_back(std::move(views_.back()));
    views_.pop_back();
  }
  views_.back()->OnShown();
}

void Stage::Clear() {
  views_.clear();
  leaving_.clear();
}

void Stage::FallBehind(TimePoint now) {
  constexpr auto kWhile = std::chrono::minutes(1);
  slow_until_ = now + kWhile;
}

void Stage::Warn(const std::string& warning) {
  if (!warning.empty()) {
    warning_ = warning;
  }
}

ftxui::Element Stage::Render(Size size) {
  if (views_.empty()) {
    return ftxui::text("");
  }
  const Size needed = views_.back()->Needs();
  too_small_ = size.width < needed.width || size.height < needed.height;
  if (too_small_) {
    return TooSmall(size, needed);
  }
  auto picture = views_.back()->Render(size);
  if (warning_.empty() || views_.back()->Warns()) {
    return picture;
  }
  // Whole rows: what is left of the keys beside it could not be read.
  ftxui::Elements rows = {ftxui::filler()};
  for (const std::string& line : Wrap(warning_, size.width - 2)) {
    rows.push_back(ftxui::text(line) | ftxui::hcenter |
                   Paint(theme_.Of(Role::kBad)) | ftxui::clear_under);
  }
  return ftxui::dbox({std::move(picture), ftxui::vbox(std::move(rows))});
}

bool Stage::OnEvent(const ftxui::Event& event) {
  // A window that is too small takes no keys; Ctrl-C is handled by the loop.
  if (views_.empty() || (too_small_ && event != ftxui::Event::Custom)) {
    return false;
  }
  if (!event.is_mouse() && event != ftxui::Event::Custom) {
    warning_.clear();
  }
  const bool handled = views_.back()->OnEvent(event);
  Settle();
  return handled;
}

bool Stage::Tick(TimePoint now) {
  now_ = now;
  if (views_.empty()) {
    return false;
  }
  const bool changed = views_.back()->Tick(now);
  Settle();
  return changed;
}

Await Stage::Awaits() const {
  return views_.empty() ? Await{} : views_.back()->Awaits();
}

void Stage::Settle() {
  leaving_.clear();
}

}  // namespace glazier::tui
