// SPDX-License-Identifier: MIT
// A program that plays: started once, asked over its standard input.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "app/bots/guard.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/text_bot.hpp"

namespace glazier {

/// @brief Speaks docs/protocol.md with a child process. Whatever the program
/// does (hang, crash, flood, talk nonsense) leads to a reason, never to waiting
/// forever. Destroying the object ends the process.
class Program : public TextPlayer {
 public:
  /// @brief `command` is for the shell, as the user typed it. It is started
  /// with the first question; the budget applies to every question.
  Program(std::string command, const Budget& budget)
      : command_(std::move(command)), budget_(budget) {}
  ~Program() override;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  Outcome<std::string> Ask(const Question& question,
                           const std::stop_token& stop) override;

  /// @brief For starting up, and beyond its budget for every move.
  static constexpr std::chrono::milliseconds kGrace{5000};

 private:
  using Clock = std::chrono::steady_clock;

  /// Returns nothing, or why it did not work.
  std::string Start();
  std::string Greet(const std::stop_token& stop);
  std::string Send(std::string_view text,
                   Clock::time_point until,
                   const std::stop_token& stop);
  /// Waits for the next line that begins with that word; returns the rest of
  /// it.
  Outcome<std::string> Await(std::string_view word,
                             Clock::time_point until,
                             const std::stop_token& stop);
  /// Waits for an event; false when the time is over.
  bool Wait(short events, Clock::time_point until, const std::stop_token& stop);
  void Listen();
  std::string Ended();
  void End();

  std::string command_;
  Budget budget_;
  bool started_ = false;
  bool greeted_ = false;
  bool ready_ = false;
  bool closed_ = false;  ///< it will never say anything again
  int unwanted_ = 0;     ///< answers to questions that were taken back
  Guard guard_;
  int talk_ = -1;        ///< its standard input and output
  int complaints_ = -1;  ///< its standard error
  std::string heard_;
  std::string complained_;
};

}  // namespace glazier
