// The pile of screens, of which the player sees the topmost.
#include "tui/screens/stage.hpp"

#include <ftxui/dom/elements.hpp>

#include "engine/core/text.hpp"
#include "tui/sintra/pane_looks.hpp"

namespace glazier::tui {
namespace {

Settings Remembered(Host& host) {
  Settings settings;
  ReadSettings(host.LoadSettings(), settings);
  return settings;
}

Settings With(Settings settings, std::string_view overrides) {
  ReadSettings(overrides, settings);
  return settings;
}

/// The lines of `after` that are not the same in `before`.
std::string Difference(const Settings& before, const Settings& after) {
  const std::string old_text = WriteSettings(before);
  const std::string new_text = WriteSettings(after);
  const auto old_lines = Split(old_text, '\n');
  const auto new_lines = Split(new_text, '\n');
  std::string difference;
  for (std::size_t i = 0; i < new_lines.size(); ++i) {
    if (new_lines[i] != old_lines[i]) {
      difference.append(new_lines[i]).append("\n");
    }
  }
  return difference;
}

std::string Shown(Size size) {
  return std::to_string(size.width) + " x " + std::to_string(size.height);
}

ftxui::Element TooSmall(Size now, Size needed) {
  using ftxui::hcenter;
  using ftxui::text;
  return ftxui::vbox({
             text("This window is too small.") | ftxui::bold | hcenter,
             text("It is " + Shown(now) + ".") | hcenter,
             text("Make it " + Shown(needed) + ".") | hcenter,
         }) |
         ftxui::center;
}

}  // namespace

Stage::Stage(Host& host,
             const Capabilities& terminal,
             std::string_view overrides)
    : host_(host),
      terminal_(terminal),
      remembered_(Remembered(host)),
      settings_(With(remembered_, overrides)),
      theme_(settings_.ForTerminal(terminal), kSintraPanes) {}

void Stage::Change(const Settings& settings) {
  if (settings == settings_) {
    return;
  }
  ReadSettings(Difference(settings_, settings), remembered_);
  settings_ = settings;
  theme_ = Theme(settings_.ForTerminal(terminal_), kSintraPanes);
  themes_.clear();
  Warn(host_.SaveSettings(WriteSettings(remembered_)));
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
  if (size.width < needed.width || size.height < needed.height) {
    return TooSmall(size, needed);
  }
  auto picture = views_.back()->Render(size);
  if (warning_.empty()) {
    return picture;
  }
  return ftxui::dbox({
      std::move(picture),
      ftxui::vbox({
          ftxui::filler(),
          ftxui::text(" " + warning_ + " ") | Paint(theme_.Of(Role::kBad)) |
              ftxui::clear_under | ftxui::hcenter,
      }),
  });
}

bool Stage::OnEvent(const ftxui::Event& event) {
  if (views_.empty()) {
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
  if (views_.empty()) {
    return false;
  }
  const bool changed = views_.back()->Tick(now);
  Settle();
  return changed;
}

void Stage::Settle() {
  leaving_.clear();
}

}  // namespace glazier::tui
