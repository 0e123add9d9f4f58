// SPDX-License-Identifier: MIT
// A second implementation of River Valley, as plain as possible.
#include "tests/support/reference_river.hpp"

#include <algorithm>
#include <map>

namespace glazier::reference {
namespace {

const std::string kOrder = "WPLDMGYOK";

// How many pieces of each colour have shapes 1 to 6.
const std::map<char, std::string> kBox = {
    {'W', "444433"}, {'P', "334444"}, {'L', "333233"},
    {'D', "332333"}, {'M', "222222"}, {'G', "222222"},
    {'Y', "222111"}, {'O', "111222"}, {'K', "222222"}};

const std::map<char, int> kStones = {{'1', 1}, {'2', 2}, {'3', 1},
                                     {'4', 2}, {'5', 1}, {'6', 2}};

// Canonical order: by colour, then by shape.
bool Before(const std::string& a, const std::string& b) {
  const auto colour = [](const std::string& piece) {
    return kOrder.find(piece[0]);
  };
  return colour(a) != colour(b) ? colour(a) < colour(b) : a[1] < b[1];
}

std::vector<std::string> Sorted(std::vector<std::string> pieces) {
  std::sort(pieces.begin(), pieces.end(), Before);
  return pieces;
}

std::vector<std::string> Sorted(const Heap& heap) {
  return Sorted(std::vector<std::string>(heap.begin(), heap.end()));
}

std::string Join(const std::vector<std::string>& pieces,
                 const std::string& between) {
  std::string text;
  for (const std::string& piece : pieces) {
    text += (text.empty() ? "" : between) + piece;
  }
  return text;
}

std::string Text(const Heap& heap) {
  return heap.empty() ? "-" : Join(Sorted(heap), "");
}

void Take(Heap& heap, const std::string& piece) {
  heap.erase(heap.find(piece));
}

}  // namespace

Heap RiverBox(int players) {
  Heap box;
  for (const auto& [colour, counts] : kBox) {
    for (std::size_t shape = 0; shape < counts.size(); ++shape) {
      for (int i = 0; i < counts[shape] - '0'; ++i) {
        if (colour != 'K' || players == 5) {
          box.insert(std::string{colour, static_cast<char>('1' + shape)});
        }
      }
    }
  }
  return box;
}

int RiverPlayer::Inventory() const {
  std::size_t all = 0;
  for (const RiverColumn& column : columns) {
    all += column.pieces.size();
  }
  return static_cast<int>(all);
}

RiverGame::RiverGame(int seats,
                     int first,
                     std::vector<RiverTile> river,
                     const std::vector<std::string>& lake,
                     const std::vector<std::vector<std::string>>& satchels)
    : players(static_cast<std::size_t>(seats)),
      bag(RiverBox(seats)),
      river_(std::move(river)),
      lake_(lake.begin(), lake.end()),
      first_(first),
      turn_(first) {
  for (const RiverTile& tile : river_) {
    for (const std::string& piece : tile.pieces) {
      Take(bag, piece);
    }
  }
  for (const std::string& piece : lake) {
    Take(bag, piece);
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    for (const std::string& piece : satchels[seat]) {
      Take(bag, piece);
      players[seat].satchel.insert(piece);
    }
  }
}

std::size_t RiverGame::PlaceOf(char tile) const {
  std::size_t place = 0;
  while (river_[place].name != tile) {
    ++place;
  }
  return place;
}

std::vector<std::size_t> RiverGame::Beside(std::size_t place) const {
  std::vector<std::size_t> beside;
  if (place > 0) {
    beside.push_back(place - 1);
  }
  if (place + 1 < river_.size()) {
    beside.push_back(place + 1);
  }
  return beside;
}

std::set<char> RiverGame::NewColours() const {
  std::set<char> colours;
  for (const std::string& piece : gathered_) {
    colours.insert(piece[0]);
  }
  for (const RiverColumn& column : mover().columns) {
    colours.erase(column.colour);
  }
  return colours;
}

void RiverGame::GiveColumn(char colour) {
  mover().columns.push_back({colour, {}});
}

// Builds the pieces that have a column. The others wait as long as a column is
// free and more than one colour needs it.
void RiverGame::BuildGathered() {
  if (NewColours().size() == 1 && mover().columns.size() < 7) {
    GiveColumn(*NewColours().begin());
  }
  for (const std::string& piece : Sorted(gathered_)) {
    RiverColumn* column = nullptr;
    for (RiverColumn& each : mover().columns) {
      if (each.colour == piece[0]) {
        column = &each;
      }
    }
    if (column == nullptr && mover().columns.size() < 7) {
      continue;
    }
    Take(gathered_, piece);
    if (column != nullptr && column->pieces.size() < 5) {
      column->pieces.push_back(piece);
    } else {
      mover().overflow.insert(piece);
    }
  }
}

std::set<std::string> RiverGame::Placings() const {
  std::set<std::string> words;
  const std::vector<std::string> satchel = Sorted(mover().satchel);
  const auto place_on = [&](const std::string& glass, std::size_t place) {
    for (const std::size_t beside : Beside(place)) {
      words.insert(glass + ">" + river_[place].name + "-" +
                   river_[beside].name);
    }
  };
  for (std::size_t i = 0; i < satchel.size(); ++i) {
    place_on(satchel[i], PlaceOf(satchel[i][1]));
    for (std::size_t j = i + 1; j < satchel.size(); ++j) {
      for (std::size_t place = 0; place < river_.size(); ++place) {
        if (satchel[i][1] == satchel[j][1]) {
          place_on(satchel[i] + "+" + satchel[j], place);
        }
      }
    }
  }
  return words;
}

std::set<std::string> RiverGame::Draws() const {
  std::set<std::string> words;
  for (const std::string& left : lake_) {
    words.insert(lake_.size() < 5 ? "~" : "~" + left);
  }
  return words;
}

std::set<std::string> RiverGame::LegalSteps() const {
  std::set<std::string> words;
  if (!gathered_.empty()) {
    for (const char colour : NewColours()) {
      words.insert(std::string{':', colour});
    }
    return words;
  }
  if (mover().satchel.size() > 5) {
    for (const std::string& piece : mover().satchel) {
      words.insert("!" + piece);
    }
    return words;
  }
  words = Placings();
  if (last_turns_ < 0) {
    words.merge(Draws());
  }
  return words.empty() ? std::set<std::string>{"-"} : words;
}

bool RiverGame::WithinTurn() const {
  return !gathered_.empty() || mover().satchel.size() > 5;
}

void RiverGame::Play(const std::string& word) {
  if (word == "-") {
    if (++passed_ == static_cast<int>(players.size())) {
      over_ = true;
    } else {
      NextTurn();
    }
    return;
  }
  passed_ = 0;
  if (word[0] == ':') {
    GiveColumn(word[1]);
    BuildGathered();
  } else if (word[0] == '!') {
    mover().overflow.insert(word.substr(1));
    Take(mover().satchel, word.substr(1));
  } else if (word[0] == '~') {
    turn_due_ = "lake";
    mover().satchel.insert(lake_.begin(), lake_.end());
    lake_.clear();
    if (word.size() > 1) {
      lake_.insert(word.substr(1));
      Take(mover().satchel, word.substr(1));
    }
  } else {
    turn_due_ = "tile";
    const auto arrow = word.find('>');
    RiverTile& tile = river_[PlaceOf(word[arrow + 1])];
    for (std::size_t at = 0; at < arrow; at += 3) {
      Take(mover().satchel, word.substr(at, 2));
      tile.pieces.insert(word.substr(at, 2));
    }
    const std::size_t from = PlaceOf(word[arrow + 3]);
    RiverTile gathered = river_[from];
    gathered_.swap(gathered.pieces);
    river_.erase(river_.begin() + static_cast<std::ptrdiff_t>(from));
    river_.insert(river_.begin(), gathered);
    BuildGathered();
  }
  if (WithinTurn()) {
    return;
  }
  if (bag.empty()) {
    NextTurn();
  } else {
    due_ = turn_due_;
  }
}

int RiverGame::Due() const {
  const int wanted = due_ == "tile" ? kStones.at(river_[1].name)
                                    : 5 - static_cast<int>(lake_.size());
  return std::min(wanted, static_cast<int>(bag.size()));
}

void RiverGame::Refill(const std::vector<std::string>& drawn,
                       const std::vector<std::vector<std::string>>& fill) {
  for (const std::string& piece : drawn) {
    Take(bag, piece);
    (due_ == "tile" ? river_.front().pieces : lake_).insert(piece);
  }
  for (std::size_t seat = 0; seat < fill.size(); ++seat) {
    for (const std::string& piece : fill[seat]) {
      Take(bag, piece);
      players[seat].satchel.insert(piece);
    }
  }
  due_ = "";
  NextTurn();
}

void RiverGame::NextTurn() {
  end_ = end_ || mover().Inventory() >= 17;
  turn_ = (turn_ + 1) % static_cast<int>(players.size());
  if (last_turns_ > 0) {
    --last_turns_;
    over_ = last_turns_ == 0;
  } else if (end_ && turn_ == first_) {
    last_turns_ = static_cast<int>(players.size());
  }
}

RiverScore RiverGame::Score(int seat) const {
  const RiverPlayer& player = players[static_cast<std::size_t>(seat)];
  RiverScore score;
  const std::vector<int> points = {0, 1, 2, 4, 7, 11, 16, 22};
  for (std::size_t row = 1; row <= 5; ++row) {
    std::size_t run = 0;
    for (const RiverColumn& column : player.columns) {
      if (column.pieces.size() < row) {
        break;
      }
      ++run;
    }
    score.rows += points[run];
  }
  // Tallest first; std::stable_sort keeps those further left in front.
  std::vector<std::pair<int, int>> columns;  // height, number
  for (const RiverColumn& column : player.columns) {
    columns.emplace_back(static_cast<int>(column.pieces.size()),
                         static_cast<int>(columns.size()) + 1);
  }
  std::stable_sort(
      columns.begin(), columns.end(),
      [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; i < columns.size() && i < 2; ++i) {
    const auto [height, number] = columns[i];
    score.columns += height == 1 ? 0 : height * number;
  }
  score.overflow = -3 * static_cast<int>(player.overflow.size());
  score.total = score.rows + score.columns + score.overflow;
  return score;
}

std::vector<int> RiverGame::Winners() const {
  std::vector<int> winners;
  int best = -1000;
  for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
    if (Score(seat).total > best) {
      best = Score(seat).total;
      winners.clear();
    }
    if (Score(seat).total == best) {
      winners.push_back(seat);
    }
  }
  return winners;
}

std::string RiverGame::Text() const {
  std::string text = "river 1 players=" + std::to_string(players.size()) +
                     " turn=" + (over_ ? "over" : std::to_string(turn_ + 1)) +
                     " first=" + std::to_string(first_ + 1) +
                     " due=" + (due_.empty() ? "-" : due_) + " end=" +
                     (last_turns_ >= 0 ? "last"
                      : end_           ? "round"
                                       : "no") +
                     " passed=" + std::to_string(passed_) + " river=";
  for (const RiverTile& tile : river_) {
    text += (text.back() == '=' ? "" : ",") + std::string(1, tile.name) + ":" +
            reference::Text(tile.pieces);
  }
  text += " lake=" + reference::Text(lake_) +
          (gathered_.empty() ? "" : " gathered=" + reference::Text(gathered_)) +
          " bag=";
  for (const char colour : kOrder) {
    if (colour != 'K' || players.size() == 5) {
      text += colour == 'W' ? "" : ",";
      for (char shape = '1'; shape <= '6'; ++shape) {
        text += std::to_string(bag.count(std::string{colour, shape}));
      }
    }
  }
  for (const RiverPlayer& player : players) {
    std::string columns;
    for (const RiverColumn& column : player.columns) {
      columns += (columns.empty() ? "" : ",") + std::string(1, column.colour);
      for (const std::string& piece : column.pieces) {
        columns += piece[1];
      }
    }
    text += " seat=" + reference::Text(player.satchel) + ":" +
            (columns.empty() ? "-" : columns) + ":" +
            reference::Text(player.overflow);
  }
  return text;
}

}  // namespace glazier::reference
