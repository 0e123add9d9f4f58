// River Valley once more, as plainly as possible.
#include "tests/support/reference_river.hpp"

#include <algorithm>
#include <bit>
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
  for (const auto& column : columns) {
    all += column.size();
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

RiverGame::Order RiverGame::Build(RiverPlayer& player,
                                  const std::vector<std::string>& glass) {
  Order opened;
  for (const std::string& piece : glass) {
    std::vector<std::string>* column = nullptr;
    for (auto& each : player.columns) {
      if (each.front()[0] == piece[0]) {
        column = &each;
      }
    }
    if (column == nullptr && player.columns.size() < 7) {
      player.columns.push_back({piece});
      opened.push_back(piece[0]);
    } else if (column != nullptr && column->size() < 5) {
      column->push_back(piece);
    } else {
      player.overflow.insert(piece);
    }
  }
  return opened;
}

// The pieces sorted, but colours of `order` first and in that order.
std::vector<std::string> RiverGame::InOrder(const Heap& glass,
                                            const Order& order) const {
  std::vector<std::string> pieces;
  for (const char colour : order) {
    for (const std::string& piece : Sorted(glass)) {
      if (piece[0] == colour) {
        pieces.push_back(piece);
      }
    }
  }
  for (const std::string& piece : Sorted(glass)) {
    if (std::find(order.begin(), order.end(), piece[0]) == order.end()) {
      pieces.push_back(piece);
    }
  }
  return pieces;
}

std::set<std::string> RiverGame::Placings() const {
  std::set<std::string> words;
  const std::vector<std::string> satchel = Sorted(mover().satchel);
  // Every order of the colours on a tile, tried out; what differs is which
  // colours got columns, and when.
  std::vector<std::set<std::string>> suffixes;
  for (const RiverTile& tile : river_) {
    std::set<char> fresh;
    for (const std::string& piece : tile.pieces) {
      fresh.insert(piece[0]);
    }
    for (const auto& column : mover().columns) {
      fresh.erase(column.front()[0]);
    }
    Order order(fresh.begin(), fresh.end());
    std::set<std::string> found;
    do {
      RiverPlayer trial = mover();
      const Order opened = Build(trial, InOrder(tile.pieces, order));
      found.insert(fresh.size() < 2 || opened.empty()
                       ? ""
                       : ":" + std::string(opened.begin(), opened.end()));
    } while (std::next_permutation(order.begin(), order.end()));
    suffixes.push_back(found);
  }
  const auto place_on = [&](const std::string& glass, std::size_t place) {
    for (const std::size_t beside : Beside(place)) {
      for (const std::string& suffix : suffixes[beside]) {
        words.insert(glass + ">" + river_[place].name + "-" +
                     river_[beside].name + suffix);
      }
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
  const std::vector<std::string> lake = Sorted(lake_);
  for (std::size_t left = 0; left < lake.size(); ++left) {
    std::vector<std::string> hand = Sorted(mover().satchel);
    for (std::size_t i = 0; i < lake.size(); ++i) {
      if (lake.size() < 5 || i != left) {
        hand.push_back(lake[i]);
      }
    }
    hand = Sorted(hand);
    const std::string head = lake.size() < 5 ? "~" : "~" + lake[left];
    for (unsigned set = 0; set < 1U << hand.size(); ++set) {
      if (hand.size() - static_cast<std::size_t>(std::popcount(set)) !=
          std::min<std::size_t>(5, hand.size())) {
        continue;
      }
      std::vector<std::string> given;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if (((set >> i) & 1) != 0) {
          given.push_back(hand[i]);
        }
      }
      words.insert(head + (given.empty() ? "" : "!" + Join(given, ",")));
    }
  }
  return words;
}

std::set<std::string> RiverGame::LegalMoves() const {
  std::set<std::string> words = Placings();
  if (last_turns_ < 0) {
    words.merge(Draws());
  }
  return words.empty() ? std::set<std::string>{"-"} : words;
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
  if (word[0] == '~') {
    for (const std::string& piece : Heap(lake_)) {
      mover().satchel.insert(piece);
    }
    lake_.clear();
    std::string rest = word.substr(1);
    if (!rest.empty() && rest[0] != '!') {
      lake_.insert(rest.substr(0, 2));
      Take(mover().satchel, rest.substr(0, 2));
      rest = rest.substr(2);
    }
    for (; !rest.empty(); rest = rest.substr(3)) {
      mover().overflow.insert(rest.substr(1, 2));
      Take(mover().satchel, rest.substr(1, 2));
    }
    due_ = "lake";
  } else {
    const auto arrow = word.find('>');
    RiverTile& tile = river_[PlaceOf(word[arrow + 1])];
    for (std::size_t at = 0; at < arrow; at += 3) {
      Take(mover().satchel, word.substr(at, 2));
      tile.pieces.insert(word.substr(at, 2));
    }
    const std::size_t from = PlaceOf(word[arrow + 3]);
    RiverTile gathered = river_[from];
    const std::string order =
        word.size() > arrow + 4 ? word.substr(arrow + 5) : "";
    Build(mover(), InOrder(gathered.pieces, Order(order.begin(), order.end())));
    gathered.pieces.clear();
    river_.erase(river_.begin() + static_cast<std::ptrdiff_t>(from));
    river_.insert(river_.begin(), gathered);
    due_ = "tile";
  }
  if (bag.empty()) {
    due_ = "";
    NextTurn();
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
    for (const auto& column : player.columns) {
      if (column.size() < row) {
        break;
      }
      ++run;
    }
    score.rows += points[run];
  }
  // Tallest first; std::stable_sort keeps those further left in front.
  std::vector<std::pair<int, int>> columns;  // height, number
  for (const auto& column : player.columns) {
    columns.emplace_back(static_cast<int>(column.size()),
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
  text += " lake=" + reference::Text(lake_) + " bag=";
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
    for (const auto& column : player.columns) {
      columns += (columns.empty() ? "" : ",") + column.front().substr(0, 1);
      for (const std::string& piece : column) {
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
