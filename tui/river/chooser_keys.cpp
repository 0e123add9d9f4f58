// The keys of choosing a move of River Valley.
#include <algorithm>

#include "tui/river/chooser.hpp"

namespace glazier::tui {

using river::kTiles;
using river::Step;

namespace {

int ColourOfKey(char key) {
  const auto at =
      river::kColourLetters.find(static_cast<char>(key - 'a' + 'A'));
  return key < 'a' || key > 'z' || at == std::string_view::npos
             ? -1
             : static_cast<int>(at);
}

}  // namespace

bool RiverChooser::OnLetter(char letter) {
  if (step_ == Phase::kOrder && ColourOfKey(letter) >= 0) {
    ChooseColour(ColourOfKey(letter));
    return true;
  }
  const auto satchel = kSatchelKeys.find(letter);
  const auto lake = kLakeKeys.find(letter);
  if (step_ == Phase::kPass &&
      (satchel != std::string_view::npos || lake != std::string_view::npos)) {
    refusal_ = "you have no glass and cannot get any: Enter passes";
    return true;
  }
  if (satchel != std::string_view::npos) {
    ChooseSatchel(static_cast<int>(satchel));
    return true;
  }
  if (lake != std::string_view::npos) {
    ChooseLake(static_cast<int>(lake));
    return true;
  }
  switch (letter) {
    case '0':
    case '~':
      step_ = Phase::kPieces;
      ChooseLake(0);
      return true;
    case '-':
      refusal_ = state_.WhyNot(state_.Turn(), Step::Pass());
      return true;
    case 'h':
      OnArrow(-1, false);
      return true;
    case 'l':
      OnArrow(1, false);
      return true;
    case 'k':
      OnArrow(-1, true);
      return true;
    case 'j':
      OnArrow(1, true);
      return true;
    default:
      return false;
  }
}

void RiverChooser::OnArrow(int step, bool upright) {
  const auto along = [&](int tile) {
    return state_.tile(NextOffered(
        state_.PlaceOf(tile), step, kTiles,
        [this](int place) { return OffersTile(state_.tile(place)); }));
  };
  switch (step_) {
    case Phase::kPieces:
      // The lake lies above the satchel.
      cursor_ = upright
                    ? (step < 0 && OffersLake() ? Satchel() : 0)
                    : NextOffered(cursor_, step, SpotCount(), [this](int spot) {
                        return spot < Satchel() || OffersLake();
                      });
      break;
    case Phase::kTile:
      tile_ = along(tile_);
      break;
    case Phase::kGather:
      gather_ = along(gather_);
      break;
    case Phase::kOrder: {
      const auto left = NewColours();
      const int at = static_cast<int>(
          std::find(left.begin(), left.end(), colour_) - left.begin());
      const int count = static_cast<int>(left.size());
      colour_ = left[static_cast<std::size_t>((at + step + count) % count)];
      break;
    }
    case Phase::kDraw:
      if (Wanted() > 0) {
        cursor_ = NextOffered(cursor_, step, SpotCount(),
                              [this](int spot) { return CanSpill(spot); });
      } else {
        leave_ = NextOffered(leave_, step, state_.lake().size(),
                             [](int) { return true; });
        cursor_ = Satchel() + leave_;
      }
      break;
    default:
      break;
  }
}

RiverAction RiverChooser::OnTyping(const ftxui::Event& event) {
  switch (line_.OnEvent(event)) {
    case NotationLine::Key::kOther:
      return {};
    case NotationLine::Key::kChanged:
      return Handled();
    case NotationLine::Key::kClosed:
      return StepBack();
    case NotationLine::Key::kDone:
      break;
  }
  const auto move = ParseStep(state_, state_.Turn(), line_.text());
  if (move) {
    return {TableAsk::kPlay, *move};
  }
  refusal_ = move.why();
  return Handled();
}

RiverAction RiverChooser::OnEvent(const ftxui::Event& event) {
  using ftxui::Event;
  const bool had_refusal = !refusal_.empty();
  refusal_.clear();
  if (step_ == Phase::kTyping) {
    return OnTyping(event);
  }
  if (event == Event::Return) {
    return Accept();
  }
  if (event == Event::Character(' ')) {
    Mark();
    return Handled();
  }
  if (event == Event::Escape) {
    const RiverAction back = StepBack();
    return had_refusal && back.kind == TableAsk::kIgnored ? Handled() : back;
  }
  if (event == Event::ArrowLeft || event == Event::ArrowRight) {
    OnArrow(event == Event::ArrowRight ? 1 : -1, false);
    return Handled();
  }
  if (event == Event::ArrowUp || event == Event::ArrowDown) {
    OnArrow(event == Event::ArrowDown ? 1 : -1, true);
    return Handled();
  }
  if (event.is_character() && event.character().size() == 1) {
    const char key = event.character()[0];
    if (key >= '1' && key <= '0' + kTiles) {
      ChooseTile(key - '1');
      return Handled();
    }
    if (key == ':') {
      before_typing_ = step_;
      line_.Open();
      step_ = Phase::kTyping;
      return Handled();
    }
    if (OnLetter(key)) {
      return Handled();
    }
  }
  const TableAsk ask = TableKey(event);
  return had_refusal && ask == TableAsk::kIgnored ? Handled()
                                                  : RiverAction{ask, {}};
}

}  // namespace glazier::tui
