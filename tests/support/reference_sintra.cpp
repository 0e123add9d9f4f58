// SPDX-License-Identifier: MIT
// The reference game: set-up, turn order and description. The rules themselves
// are in reference_rules.cpp.
#include "tests/support/reference_sintra.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <sstream>

#include "tests/support/reference_panes.hpp"
#include "tests/support/reference_rules.hpp"

namespace glazier::reference {
namespace {

const int kPanesPerColour = 20;
const int kRounds = 6;
const std::vector<std::string> kStrips = {
    "OYOYO/BGPGB", "PBPBP/GOYOG", "YGYGY/OPBPO", "BOBOB/PYGYP",
    "GPGPG/YBOBY", "OYBGO/BOPYB", "PBGOP/GPYBG", "YGOPY/?OYB?"};

// --- Set-up ------------------------------------------------------------------

int FactoriesFor(int players) {
  return 2 * players + 1;  // 5, 7, 9
}

// Ruling 10: rounds 2-6 show every colour once.
void CheckBonusTrack(const std::string& bonus) {
  Require(bonus.size() == Index(kRounds), "the bonus track has six panes");
  Require(Contains(kColours, bonus[0]), "no such colour on the bonus track");
  Require(InColourOrder(bonus.substr(1)) == kColours,
          "rounds 2 to 6 show five different colours");
}

std::string FaceUp(const std::string& strip) {
  return strip.substr(0, 5);
}

std::string FaceDown(const std::string& strip) {
  return strip.substr(6);
}

std::string Turned(const std::string& strip) {
  return FaceDown(strip) + "/" + FaceUp(strip);
}

// Every player has each of the eight strips once, the joker face down.
void CheckStrips(const std::vector<std::string>& texts) {
  Require(texts.size() == Index(kPlaces), "a player has eight strips");
  for (const std::string& strip : kStrips) {
    const bool may_turn = !Contains(FaceDown(strip), kJoker);
    const auto found =
        std::count_if(texts.begin(), texts.end(), [&](const std::string& text) {
          return text == strip || (may_turn && text == Turned(strip));
        });
    Require(found == 1, "not exactly one strip " + strip);
  }
}

void CheckSetup(const Setup& setup) {
  Require(setup.players >= 2 && setup.players <= 4, "2 to 4 players");
  Require(setup.side == 'A' || setup.side == 'B', "side A or B");
  Require(setup.first >= 0 && setup.first < setup.players, "no such seat");
  Require(setup.strips.size() == Index(setup.players), "strips for everybody");
  CheckBonusTrack(setup.bonus);
  for (const auto& texts : setup.strips) {
    CheckStrips(texts);
  }
}

Player NewPlayer(const std::vector<std::string>& texts) {
  Player player;
  player.windows.resize(Index(kPlaces));
  for (const std::string& text : texts) {
    Strip strip;
    strip.up = FaceUp(text);
    strip.down = FaceDown(text);
    player.strips.push_back(strip);
  }
  return player;
}

// --- Description -------------------------------------------------------------

std::string OrDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

std::string Join(const std::vector<int>& numbers) {
  std::string text;
  for (int number : numbers) {
    text += (text.empty() ? "" : " ") + std::to_string(number);
  }
  return text;
}

std::string Phase(const Game& game) {
  if (game.GameOver()) {
    return "over";
  }
  return game.RoundOver() ? "deal" : "play";
}

// After the game nobody is to move or to be first.
std::string SeatText(const Game& game, int seat) {
  if (game.GameOver()) {
    return "-";
  }
  return seat == kMarkerInCentre ? "centre" : std::to_string(seat);
}

std::string DescribeStrip(const Strip& strip) {
  return strip.gone ? "gone"
                    : strip.up + " " + OrDash(strip.down) + " " + strip.panes;
}

void DescribePlayer(std::ostream& out, int seat, const Player& player) {
  const std::string who = "player " + std::to_string(seat) + " ";
  out << who << "score " << player.score << '\n'
      << who << "glass " << player.glass << '\n'
      << who << "lost " << player.lost << '\n'
      << who << "glazier " << player.glazier << '\n';
  for (int place = 1; place <= kPlaces; ++place) {
    out << who << "strip " << place << ' '
        << DescribeStrip(player.strips[Index(place - 1)]) << '\n';
  }
  for (int place = 1; place <= kPlaces; ++place) {
    const Window& window = player.windows[Index(place - 1)];
    out << who << "window " << place << ' ' << window.top << window.bottom
        << '\n';
  }
}

}  // namespace

// --- The game ----------------------------------------------------------------

Game::Game(const Setup& setup) {
  CheckSetup(setup);
  position_.side = setup.side;
  position_.first = setup.first;
  position_.to_move = setup.first;
  position_.marker = setup.first;
  position_.bonus = setup.bonus;
  position_.factories.resize(Index(FactoriesFor(setup.players)));
  for (char colour : kColours) {
    position_.bag += std::string(Index(kPanesPerColour), colour);
  }
  RemovePanes(position_.bag, setup.bonus);
  for (const auto& texts : setup.strips) {
    position_.players.push_back(NewPlayer(texts));
  }
}

// There is always something to play with: round 1 has a full bag, and before
// every other round at least the last bonus pane lies in the tower.
void Game::StartRound(const std::vector<std::string>& factories) {
  Require(RoundOver() && !GameOver(), "no round is due");
  Require(factories.size() == position_.factories.size(),
          "wrong number of factories");
  Position filled = position_;
  for (std::size_t i = 0; i < factories.size(); ++i) {
    FillFactory(filled, filled.factories[i], factories[i]);
  }
  filled.in_round = true;
  filled.marker = kMarkerInCentre;
  position_ = filled;
}

bool Game::RoundOver() const {
  return !position_.in_round;
}

bool Game::GameOver() const {
  return position_.bonus.empty();
}

int Game::ToMove() const {
  return position_.to_move;
}

int Game::Round() const {
  return std::min(kRounds, kRounds + 1 - Size(position_.bonus));
}

std::vector<std::string> Game::LegalMoves() const {
  std::vector<std::string> words;
  if (RoundOver()) {
    return words;
  }
  for (const Take& take : AllTakes(position_)) {
    words.push_back(Word(take));
  }
  if (MayGoBack(position_.players[Index(position_.to_move)])) {
    words.emplace_back("<");
  }
  std::sort(words.begin(), words.end());
  return words;
}

Game::Effect Game::Play(const std::string& move) {
  const std::vector<std::string> legal = LegalMoves();
  Require(std::count(legal.begin(), legal.end(), move) == 1,
          "not a legal move: " + move);
  Effect effect;
  if (move == "<") {
    GoBack(position_.players[Index(position_.to_move)]);
  } else {
    const std::vector<Take> takes = AllTakes(position_);
    effect = PlayTake(position_, *std::find_if(takes.begin(), takes.end(),
                                               [&](const Take& take) {
                                                 return Word(take) == move;
                                               }));
  }
  const int players = static_cast<int>(position_.players.size());
  position_.to_move = (position_.to_move + 1) % players;
  if (NoPanesOut(position_)) {
    EndRound(position_);
  }
  return effect;
}

std::vector<int> Game::Score() const {
  std::vector<int> scores;
  for (const Player& player : position_.players) {
    scores.push_back(player.score);
  }
  return scores;
}

std::vector<int> Game::Glass() const {
  std::vector<int> spaces;
  for (const Player& player : position_.players) {
    spaces.push_back(player.glass);
  }
  return spaces;
}

std::vector<int> Game::Bag() const {
  return ColourCounts(position_.bag);
}

std::vector<int> Game::Tower() const {
  return ColourCounts(position_.tower);
}

std::vector<FinalScore> Game::Final() const {
  Require(GameOver(), "the game is not over");
  std::vector<FinalScore> final_scores;
  for (const Player& player : position_.players) {
    final_scores.push_back(ScorePlayer(player, position_.side));
  }
  return final_scores;
}

// Ruling 12: every player whom nobody beats, so a victory can be shared.
std::vector<int> Game::Winners() const {
  const std::vector<FinalScore> scores = Final();
  std::vector<int> winners;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (std::none_of(scores.begin(), scores.end(),
                     [&](const FinalScore& other) {
                       return IsBetter(other, scores[seat]);
                     })) {
      winners.push_back(static_cast<int>(seat));
    }
  }
  return winners;
}

std::string Game::Describe() const {
  std::ostringstream out;
  out << "side " << position_.side << '\n'
      << "phase " << Phase(*this) << '\n'
      << "round " << Round() << '\n'
      << "to move " << SeatText(*this, position_.to_move) << '\n'
      << "first " << SeatText(*this, position_.first) << '\n'
      << "marker " << SeatText(*this, position_.marker) << '\n'
      << "bonus " << OrDash(position_.bonus) << '\n';
  int number = 0;
  for (const std::string& panes : position_.factories) {
    out << "factory " << ++number << ' ' << OrDash(InColourOrder(panes))
        << '\n';
  }
  out << "centre " << OrDash(InColourOrder(position_.centre)) << '\n'
      << "bag " << Join(Bag()) << '\n'
      << "tower " << Join(Tower()) << '\n';
  int seat = 0;
  for (const Player& player : position_.players) {
    DescribePlayer(out, seat++, player);
  }
  return out.str();
}

}  // namespace glazier::reference
