// SPDX-License-Identifier: MIT
// A bot outside the program that is asked in text: any language can play.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/bots/base.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/text.hpp"

namespace glazier {

/// @brief What a record calls the player of a seat that a program plays.
inline constexpr std::string_view kProgramPlayer = "exec";

/// @brief The version of the protocol of docs/protocol.md.
inline constexpr int kProtocol = 2;

/// @brief What an external bot is told before it moves; the words of
/// docs/protocol.md.
struct Question {
  std::string game;      ///< its name and options: "sintra players=2 side=A"
  int seat = 0;          ///< the seat it moves for, from 0
  std::string position;  ///< that seat's view
  std::string moves;     ///< all legal moves, separated by spaces
};

/// @brief Something that answers questions: a program, or a test.
class TextPlayer {
 public:
  virtual ~TextPlayer() = default;

  /// @brief The text of a move as it came, or why there is none. Returns soon
  /// after `stop` is requested, with any answer.
  virtual Outcome<std::string> Ask(const Question& question,
                                   const std::stop_token& stop) = 0;
};

/// @brief Everything a seat needs to choose; `view` is its view.
template <Game G>
Question QuestionOf(const G& view, int seat) {
  Question question{
      std::string(G::kInfo.name) + ' ' + OptionsText<G>(view.options()), seat,
      PositionText(view), ""};
  const auto moves = std::make_unique<typename G::Steps>();
  view.List(seat, *moves);
  for (const auto& move : *moves) {
    question.moves += (question.moves.empty() ? "" : " ") + StepText(move);
  }
  return question;
}

/// @brief Plays what a TextPlayer answers. After the first answer that cannot
/// be played, a substitute takes over the seat for the rest of the game.
template <Game G>
class TextBot : public Bot<G> {
 public:
  TextBot(std::unique_ptr<TextPlayer> player,
          std::unique_ptr<Bot<G>> substitute)
      : player_(std::move(player)), substitute_(std::move(substitute)) {}

  typename G::Step Choose(const G& view,
                          int seat,
                          Rng rng,
                          const std::stop_token& stop) override {
    if (player_ != nullptr) {
      const auto answer = player_->Ask(QuestionOf(view, seat), stop);
      const auto move = answer ? ParseStep(view, seat, *answer)
                               : Outcome<typename G::Step>(answer.refusal());
      if (move) {
        return *move;
      }
      if (!stop.stop_requested()) {
        trouble_ = answer ? "answered " + Quoted(*answer) + ": " + move.why()
                          : answer.why();
        player_.reset();
      }
    }
    return substitute_->Choose(view, seat, rng, stop);
  }

  std::string Trouble() const override { return trouble_; }

 private:
  std::unique_ptr<TextPlayer> player_;
  std::unique_ptr<Bot<G>> substitute_;
  std::string trouble_;
};

}  // namespace glazier
