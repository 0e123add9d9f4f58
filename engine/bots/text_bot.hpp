// A bot that lives elsewhere and is asked in text: any language can play.
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
inline constexpr int kProtocol = 1;

/// @brief What a bot elsewhere is told before it moves; the words of
/// docs/protocol.md.
struct Question {
  std::string game;  ///< its name and options: "sintra players=2 side=A"
  std::string position;
  std::string moves;  ///< all that are legal, a space between two
};

/// @brief Somebody who answers questions: a program, or a test.
class TextPlayer {
 public:
  virtual ~TextPlayer() = default;

  /// @brief A move's text as it came, or why there is none. Returns soon after
  /// `stop` is requested, with anything.
  virtual Outcome<std::string> Ask(const Question& question,
                                   const std::stop_token& stop) = 0;
};

/// @brief All that the position's mover has to know.
template <Game G>
Question QuestionOf(const G& position) {
  Question question{
      std::string(G::kName) + ' ' + OptionsText(position.options()),
      PositionText(position), ""};
  // ListMoves is bounded, whatever a stranger's record leads to.
  const auto moves = std::make_unique<typename G::Moves>();
  position.ListMoves(*moves);
  for (const auto& move : *moves) {
    question.moves += (question.moves.empty() ? "" : " ") + MoveText(move);
  }
  return question;
}

/// @brief Plays what a TextPlayer answers. After the first answer that cannot
/// be played, a substitute keeps the seat for good.
template <Game G>
class TextBot : public Bot<G> {
 public:
  TextBot(std::unique_ptr<TextPlayer> player,
          std::unique_ptr<Bot<G>> substitute)
      : player_(std::move(player)), substitute_(std::move(substitute)) {}

  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& stop) override {
    if (player_ != nullptr) {
      const auto answer = player_->Ask(QuestionOf(position), stop);
      const auto move = answer ? ParseMove(position, *answer)
                               : Outcome<typename G::Move>(answer.refusal());
      if (move) {
        return *move;
      }
      if (!stop.stop_requested()) {
        trouble_ = answer ? "answered " + Quoted(*answer) + ": " + move.why()
                          : answer.why();
        player_.reset();
      }
    }
    return substitute_->Choose(position, rng, stop);
  }

  std::string Trouble() const override { return trouble_; }

 private:
  std::unique_ptr<TextPlayer> player_;
  std::unique_ptr<Bot<G>> substitute_;
  std::string trouble_;
};

}  // namespace glazier
