// SPDX-License-Identifier: MIT
// The landscape: twenty cells, the three sites, and what changed on them.
#include "tui/road/land.hpp"

#include <algorithm>
#include <string>

#include "engine/road/names.hpp"
#include "engine/road/state.hpp"
#include "tui/road/looks.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/pane.hpp"

namespace glazier::tui {
namespace {

using road::kColumns;
using road::kRows;
using road::Place;

/// Whether two cells are the halves of one forest that stands.
bool Joined(const road::Land& land, int a, int b) {
  const road::PlaceSet both = road::SetOf(a) | road::SetOf(b);
  return (land.forests & both) == both &&
         std::find(road::kForestPairs.begin(), road::kForestPairs.end(),
                   both) != road::kForestPairs.end();
}

/// The frame piece where these lines meet.
std::string_view Piece(const Frame& frame,
                       bool up,
                       bool down,
                       bool left,
                       bool right) {
  if (up && down) {
    return left && right ? frame.cross
           : left        ? frame.right
           : right       ? frame.left
                         : frame.down;
  }
  if (up || down) {
    const bool both = left && right;
    return both    ? (down ? frame.top : frame.bottom)
           : left  ? (down ? frame.top_right : frame.bottom_right)
           : right ? (down ? frame.top_left : frame.bottom_left)
                   : frame.down;
  }
  return frame.across;
}

/// Draws one landscape.
class LandPicture {
 public:
  LandPicture(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const LandForm& form,
              const LandView& view)
      : sheet_(sheet), theme_(theme), x_(x), y_(y), form_(form), view_(view) {}

  void Draw() const {
    DrawLeads();
    for (int place = 0; place < road::kPlaces; ++place) {
      DrawPlace(static_cast<Place>(place));
    }
    for (int cell = 0; cell < road::kCells; ++cell) {
      DrawJoint(cell);
    }
  }

 private:
  int CellX(int column) const {
    return x_ + form_.SitesWidth() + 1 + column * form_.Pitch();
  }
  int CellY(int row) const { return y_ + 1 + row * form_.RowPitch(); }
  Area AreaOf(Place place) const {
    return place >= road::kCells
               ? Area{x_, CellY(place - road::kCells), form_.cell_width,
                      form_.cell_height}
               : Area{CellX(place % kColumns), CellY(place / kColumns),
                      form_.cell_width, form_.cell_height};
  }

  bool LineDown(int column, int row) const {
    return row >= 0 && row < kRows &&
           (column == 0 || column == kColumns ||
            !Joined(view_.now.land, row * kColumns + column - 1,
                    row * kColumns + column));
  }
  bool LineAcross(int column, int row) const {
    return column >= 0 && column < kColumns &&
           (row == 0 || row == kRows ||
            !Joined(view_.now.land, (row - 1) * kColumns + column,
                    row * kColumns + column));
  }

  void DrawLeads() const {
    const Style lead = theme_.Of(Role::kLead);
    const Style faint = theme_.Of(Role::kFaint);
    const Frame& frame = theme_.Frames(Weight::kLight);
    for (int row = 0; row <= kRows && form_.rungs; ++row) {
      const int y = CellY(row) - 1;
      for (int column = 0; column <= kColumns; ++column) {
        const int x = CellX(column) - 1;
        sheet_.Put(
            x, y,
            Piece(frame, LineDown(column, row - 1), LineDown(column, row),
                  LineAcross(column - 1, row), LineAcross(column, row)),
            lead);
        if (LineAcross(column, row)) {
          sheet_.Fill({x + 1, y, form_.cell_width, 1}, lead, frame.across);
        }
      }
    }
    for (int row = 0; row < kRows; ++row) {
      for (int column = 0; column <= kColumns; ++column) {
        if (LineDown(column, row)) {
          sheet_.Fill({CellX(column) - 1, CellY(row), 1, form_.cell_height},
                      lead, frame.down);
        }
      }
      sheet_.Put(CellX(0) - 2, CellY(row) + (form_.cell_height - 1) / 2,
                 std::to_string(row + 1), faint);
    }
    for (int column = 0; column < kColumns; ++column) {
      sheet_.Put(CellX(column) + (form_.cell_width - 1) / 2, y_,
                 std::string(1, static_cast<char>('A' + column)), faint);
    }
  }

  /// What lies at a place, as a colour of the theme; -1: nothing.
  static int ColourAt(const road::Land& land, Place place) {
    const road::PlaceSet here = road::SetOf(place);
    if ((land.built & here) != 0) {
      return TypeColour(land.building[place]);
    }
    if ((land.forests & here) != 0) {
      return kForestColour;
    }
    for (std::uint8_t tile = 0; tile < road::kTiles; ++tile) {
      if ((land.tiles[tile] & here) != 0) {
        return ColourOf(static_cast<road::Tile>(tile));
      }
    }
    return -1;
  }

  bool Changed(Place place) const {
    return view_.now.land.building[place] !=
               view_.before.land.building[place] ||
           ColourAt(view_.now.land, place) !=
               ColourAt(view_.before.land, place);
  }

  Style StyleOf(Place place, int colour) const {
    if (view_.cursor == place) {
      return theme_.Of(Role::kChosen);
    }
    if (colour >= 0) {
      return Changed(place) && view_.promise ? theme_.Promise(colour)
                                             : theme_.Glass(colour);
    }
    if ((view_.offered >> place & 1) != 0) {
      Style style = theme_.Of(Role::kTarget);
      style.ground = theme_.Of(Role::kOpening).ground;
      return style;
    }
    return theme_.Of(Role::kOpening);
  }

  /// The text of a place between the signs that need no colour.
  std::string Marked(Place place, std::string text) const {
    const bool picked =
        view_.cursor == place || (view_.picked >> place & 1) != 0;
    const bool last = Changed(place) && !view_.promise;
    if (static_cast<int>(text.size()) + 2 <= form_.cell_width) {
      if (picked) {
        return '[' + text + ']';
      }
      if (last) {
        return '>' + text + '<';
      }
      if ((view_.offered >> place & 1) != 0) {
        return '(' + text + ')';
      }
    }
    return text;
  }

  std::string TextAt(Place place, int colour) const {
    const road::Land& land = view_.now.land;
    if ((land.built >> place & 1) != 0) {
      return road::IdText(land.building[place]);
    }
    return colour < 0 ? road::PlaceText(place)
                      : theme_.Glyph(colour, true, form_.cell_width - 2);
  }

  void DrawPlace(Place place) const {
    const Area area = AreaOf(place);
    const int colour = ColourAt(view_.now.land, place);
    const Style style = StyleOf(place, colour);
    const bool built = (view_.now.land.built >> place & 1) != 0;
    // A building is written on: it stays plain.
    if (!built && colour >= 0 && style == theme_.Glass(colour)) {
      Glaze(area, colour);
    } else {
      sheet_.Fill(area, style);
    }
    const std::string text = Marked(place, TextAt(place, colour));
    const int free = std::max(0, area.width - Columns(text));
    const bool wide = built && area.width >= 7;
    const int y = area.y + (built ? 0 : (area.height - 1) / 2);
    sheet_.PutIn(area.x + (wide ? 1 : free / 2), y, area.width, text, style);
    if (wide) {
      DrawBuilt(place, area, style);
    }
    if (view_.tag > 0) {
      sheet_.Tag(area, view_.tag + place);
    }
  }

  /// Light falls into land of two rows and more.
  void Glaze(const Area& area, int colour) const {
    if (area.height > 1) {
      FillGlass(sheet_, theme_, area, colour);
    } else {
      sheet_.Fill(area, theme_.Glass(colour));
    }
  }

  /// A large cell has its building's points and name as well.
  void DrawBuilt(Place place, const Area& area, const Style& style) const {
    const std::string points =
        road::State::ScoreText(view_.now.PointsAt(place));
    if (Columns(points) <= 2) {
      sheet_.Put(area.right() - 1 - Columns(points), area.y, points, style);
    }
    const std::string name(
        road::kBuildings[view_.now.land.building[place]].name);
    if (area.height == 2) {
      sheet_.Put(area.x + 1, area.y + 1, Cut(name, area.width - 1), style);
    } else if (area.height > 2) {
      int y = area.y + 1;
      for (const std::string& line : Wrap(name, area.width - 1)) {
        if (y < area.bottom()) {
          sheet_.PutIn(area.x + 1, y++, area.width - 1, line, style);
        }
      }
    }
  }

  /// The seam between the halves of a forest.
  void DrawJoint(int cell) const {
    const auto place = static_cast<Place>(cell);
    const Area area = AreaOf(place);
    const Style style = theme_.Glass(kForestColour);
    if (cell % kColumns + 1 < kColumns &&
        Joined(view_.now.land, cell, cell + 1)) {
      Glaze({area.right(), area.y, 1, area.height}, kForestColour);
    }
    if (form_.rungs && cell + kColumns < road::kCells &&
        Joined(view_.now.land, cell, cell + kColumns)) {
      sheet_.Fill({area.x, area.bottom(), area.width, 1}, style);
    }
  }

  Sheet& sheet_;
  const Theme& theme_;
  int x_;
  int y_;
  LandForm form_;
  const LandView& view_;
};

}  // namespace

void DrawLand(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const LandForm& form,
              const LandView& view) {
  LandPicture(sheet, theme, x, y, form, view).Draw();
}

}  // namespace glazier::tui
