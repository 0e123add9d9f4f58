// SPDX-License-Identifier: MIT
// How everything that is not a pane looks, in each depth of colour.
#include "tui/theme/theme.hpp"

namespace glazier::tui {
namespace {

struct RoleShades {
  Rgb faint, title_ink, title_ground, key, lead, lit, chosen, turn_ink, glazier,
      glazier_ground, opening, target, last, good, bad;
};

constexpr RoleShades kOnDark = {
    {140, 140, 152}, {240, 226, 190}, {58, 44, 74},    {240, 200, 110},
    {112, 112, 126}, {240, 196, 92},  {255, 255, 255}, {24, 16, 4},
    {20, 16, 12},    {255, 250, 235}, {32, 34, 44},    {110, 226, 236},
    {255, 236, 170}, {124, 226, 140}, {255, 120, 110}};
constexpr RoleShades kOnLight = {
    {104, 104, 112}, {70, 40, 96},  {226, 214, 236}, {128, 78, 0},
    {136, 136, 146}, {176, 110, 0}, {20, 20, 24},    {24, 16, 4},
    {255, 252, 244}, {60, 24, 92},  {230, 228, 222}, {0, 98, 118},
    {120, 70, 0},    {0, 110, 40},  {176, 16, 16}};

// In 16 colours by hand: only colours that read on every common theme.
struct Inks {
  int key, lead, lit, chosen, target, last, good, bad;
};
constexpr Inks kAnsiOnDark = {11, 8, 11, 15, 14, 11, 10, 9};
constexpr Inks kAnsiOnLight = {5, 8, 5, 0, 4, 5, 2, 1};

}  // namespace

void Theme::SetRoles() {
  const auto role = [this](Role which) -> Style& {
    return roles_[static_cast<std::size_t>(which)];
  };
  // These attributes hold without any colour: they alone must carry the game.
  role(Role::kFaint).dim = options_.depth <= ColourDepth::k16;
  role(Role::kOpening).dim = options_.depth <= ColourDepth::k16;
  role(Role::kStrong).bold = true;
  role(Role::kTitle).bold = true;
  role(Role::kKey).bold = true;
  role(Role::kLeadLit).bold = true;
  role(Role::kLeadChosen).bold = true;
  role(Role::kTurn).bold = true;
  role(Role::kGlazier).bold = true;
  role(Role::kGhost).underlined = true;
  role(Role::kTarget).bold = true;
  role(Role::kChosen).bold = true;
  role(Role::kChosen).inverted = true;
  role(Role::kLast).bold = true;
  role(Role::kGood).bold = true;
  role(Role::kBad).bold = true;
  if (options_.depth <= ColourDepth::k16) {
    role(Role::kTitle).inverted = true;
    role(Role::kTurn).inverted = true;
    role(Role::kGlazier).inverted = true;
  }
  if (options_.depth == ColourDepth::kMono) {
    role(Role::kLead).dim = true;
    role(Role::kLast).underlined = true;
    return;
  }

  const bool light = options_.light_background;
  if (options_.depth == ColourDepth::k16) {
    const Inks& inks = light ? kAnsiOnLight : kAnsiOnDark;
    const auto ink = [&role](Role which, int index) {
      role(which).ink = static_cast<ftxui::Color::Palette16>(index);
    };
    ink(Role::kKey, inks.key);
    ink(Role::kLead, inks.lead);
    ink(Role::kLeadLit, inks.lit);
    ink(Role::kTurn, inks.lit);
    ink(Role::kLeadChosen, inks.chosen);
    ink(Role::kTarget, inks.target);
    ink(Role::kLast, inks.last);
    ink(Role::kGood, inks.good);
    ink(Role::kBad, inks.bad);
    return;
  }

  const RoleShades& shades = light ? kOnLight : kOnDark;
  const auto ink = [this, &role](Role which, Rgb colour) {
    role(which).ink = Shade(colour);
  };
  ink(Role::kFaint, shades.faint);
  ink(Role::kTitle, shades.title_ink);
  role(Role::kTitle).ground = Shade(shades.title_ground);
  ink(Role::kKey, shades.key);
  ink(Role::kLead, shades.lead);
  ink(Role::kLeadLit, shades.lit);
  ink(Role::kLeadChosen, shades.chosen);
  ink(Role::kTurn, shades.turn_ink);
  role(Role::kTurn).ground = Shade(light ? kOnDark.lit : shades.lit);
  ink(Role::kGlazier, shades.glazier);
  role(Role::kGlazier).ground = Shade(shades.glazier_ground);
  ink(Role::kOpening, shades.faint);
  role(Role::kOpening).ground = Shade(shades.opening);
  ink(Role::kGhost, shades.lead);
  ink(Role::kTarget, shades.target);
  ink(Role::kLast, shades.last);
  ink(Role::kGood, shades.good);
  ink(Role::kBad, shades.bad);
}

}  // namespace glazier::tui
