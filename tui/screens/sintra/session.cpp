// A game at the screen: the table, where it is kept, and taking back.
#include "tui/screens/sintra/session.hpp"

#include <algorithm>
#include <utility>

namespace glazier::tui {

Session::Session(Host& host, SintraTable table, std::string name)
    : host_(host),
      table_(std::move(table)),
      name_(std::move(name)),
      timeline_(table_) {}

bool Session::HotSeat() const {
  return std::count_if(table_.seats().begin(), table_.seats().end(),
                       [](const Seat& seat) { return seat.IsHuman(); }) > 1;
}

std::string Session::Play(const sintra::Move& move) {
  std::string why = table_.Play(move);
  if (why.empty()) {
    Keep();
  }
  return why;
}

bool Session::Undo() {
  // Before the first decision of a person there is nothing to go back to.
  const auto& seats = table_.seats();
  const bool people = std::any_of(seats.begin(), seats.end(),
                                  [](const Seat& s) { return s.IsHuman(); });
  const auto& steps = table_.steps();
  const bool possible =
      !people || std::any_of(steps.begin(), steps.end(), [&](const auto& step) {
        return step.move() != nullptr &&
               seats[static_cast<std::size_t>(step.before.Turn())].IsHuman();
      });
  if (!possible || !table_.Undo()) {
    return false;
  }
  while (people && !HumanToMove()) {
    table_.Undo();
  }
  Keep();
  return true;
}

bool Session::Redo() {
  if (!table_.Redo()) {
    return false;
  }
  while (!HumanToMove() && table_.Redo()) {
  }
  Keep();
  return true;
}

void Session::Keep() {
  timeline_ = Timeline(table_);
  warning_ = host_.SaveGame(name_, WriteRecord(table_));
}

}  // namespace glazier::tui
