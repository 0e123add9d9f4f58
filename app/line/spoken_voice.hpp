// SPDX-License-Identifier: MIT
// Lines for listening: sentences, what changed, and short answers.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/line/pages.hpp"
#include "app/line/spoken_moves.hpp"
#include "app/line/spoken_review.hpp"
#include "app/line/voice.hpp"
#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/spoken_games.hpp"

namespace glazier {

/// @brief The style for screen readers: one fact per line, nothing that has to
/// be seen, answers of at most three lines; `more` continues a longer one.
template <SpokenGame G>
class SpokenVoice : public Voice<G> {
 public:
  using Voice<G>::Voice;

  std::string Greeting(const std::string& about) const override {
    std::string text = now().players() == 1
                           ? Sentence("{1} for 1 player", {G::kInfo.title})
                           : Sentence("{1} for {2} players",
                                      {G::kInfo.title, now().players()});
    const GameChoices choices = now().options().Choices();
    for (std::size_t i = 0; i < G::kInfo.options.size(); ++i) {
      const GameOption& option = G::kInfo.options[i];
      const std::size_t value = choices.values[i];
      text += Sentence(", {1} {2}", {option.name, value < option.values.size()
                                                      ? option.values[value]
                                                      : option.solo});
    }
    text += Pronounceable(about) + ".\n";
    for (std::size_t seat = 0; seat < table().seats().size(); ++seat) {
      const Seat& who = table().seats()[seat];
      text += who.IsHuman()
                  ? Sentence("Seat {1}: {2}.\n", {seat + 1, who.name})
                  : Sentence("Seat {1}: {2}, a bot, {3}.\n",
                             {seat + 1, who.name, Pronounceable(who.player)});
    }
    return Folded(text);
  }
  std::string Deal(const G& after,
                   const typename G::Deal& deal) const override {
    return Folded(SpeakDeal(after, deal, listener()));
  }
  std::string Step(const TakenStep<G>& taken) const override {
    return Folded(SpeakChange(taken.before, taken.seat, &taken.step,
                              taken.after, listener()));
  }
  std::string Secret(const G& before, int seat, const G& after) const override {
    return Folded(SpeakChange(before, seat, nullptr, after, listener()));
  }
  std::string Position() const override {
    std::string text = SpeakTable(now(), listener());
    if (now().Turn() != kDealer) {
      text += SpeakSeat(now(), Own(), listener());
    }
    return Folded(text);
  }
  /// A single chapter: everything later is told as it changes.
  std::optional<int> Chapter() const override { return 1; }
  std::string Prompt() const override {
    return Folded(SpeakTurn(now(), this->Asked(), listener()));
  }
  bool PromptStays() const override { return false; }
  std::string End() const override {
    return Folded(SpeakResult(now(), listener()));
  }

  std::string Moves(std::string_view part) override {
    const auto found = Matching(Normalized(part));
    if (found.empty()) {
      return "There is no such move now.\n";
    }
    if (found.size() == 1 && found.front().left.empty()) {
      return "That is a whole move.\n";
    }
    return pages_.Begin(ListedMoves(LeftOf(found)) + ".\n");
  }
  std::string Hint(const G& view, const Advice<G>& advice) const override {
    const int seat = this->Asked();
    std::string text = Sentence(
        "Hint: {1}.\nWhy: {2}.\n",
        {Said(view, seat, advice.best), SpeakReason(view, seat, advice.best)});
    if (advice.second) {
      constexpr int kTenth = 10;
      const std::string second = Said(view, seat, *advice.second);
      text += advice.lead < kTenth ? Sentence("About as good: {1}.\n", {second})
                                   : Sentence("{1} points worse: {2}.\n",
                                              {Tenths(advice.lead), second});
    } else {
      text += "It is the only move.\n";
    }
    if (view.players() > 1) {
      text += "With it you win " + WinsOf100(advice.chance) + ".\n";
    }
    return Folded(text);
  }
  std::string Name(const G& before,
                   int seat,
                   const typename G::Step& step) const override {
    return Said(before, seat, step);
  }
  std::optional<std::string> Answer(std::string_view command,
                                    std::string_view rest) override {
    const std::string typed =
        Normalized(std::string(command) + ' ' + std::string(rest));
    if (typed == "more") {
      return pages_.Next();
    }
    if (now().Turn() == kDealer || typed.empty()) {
      return std::nullopt;
    }
    if (typed == "last") {
      return pages_.Begin(Last());
    }
    if (typed == "score") {
      return pages_.Begin(Score());
    }
    if (typed == "all") {
      return Moves("");
    }
    if (const auto answer = SpeakAnswer(now(), Own(), typed, listener())) {
      return pages_.Begin(*answer);
    }
    return OfSomebody(typed);
  }
  std::string About() const override {
    return Folded(
        SpeakLegend(now()) +
        "Ask: me, bot, a player's name, or seat 2; score, last, more.\n"
        "Type moves and any words of a move to hear what fits: moves strip 3.\n"
        "The words of a move may come in any order; what is clear may be left "
        "out.\n");
  }
  std::string Review(const Table<G>& played) const override {
    return Folded(SpokenReview(played));
  }
  Outcome<std::vector<typename G::Step>> Read(
      std::string_view line) const override {
    // Notation may have no letter at all.
    const std::string typed = Normalized(line);
    const auto found = typed.empty() ? std::vector<Match>() : Matching(typed);
    std::vector<typename G::Step> whole;
    for (const auto& match : found) {
      if (match.left.empty() || found.size() == 1) {
        whole.push_back(match.step);
      }
    }
    if (whole.size() == 1) {
      return whole;
    }
    if (!found.empty()) {
      return Refusal{"say more, there are " + ListedMoves(LeftOf(found))};
    }
    const auto steps = ParseSteps(now(), this->Asked(), line);
    // The look of notation is not useful to a listener.
    return steps || !steps.why().starts_with("cannot read")
               ? steps
               : Refusal{
                     "there is no such move or question now; say moves, "
                     "or help"};
  }
  std::string Refused(const std::string& why) override {
    return pages_.Begin(Pronounceable("No: " + why + ".\n"));
  }
  std::string Fit(const std::string& text) const override {
    return Folded(Pronounceable(text));
  }

 private:
  using Voice<G>::now;
  using Voice<G>::table;
  using Voice<G>::NameOfSeat;

  /// A legal step, and what the typed words leave of it.
  struct Match {
    typename G::Step step;
    std::vector<std::string> left;
  };

  /// The seat that is meant where none is named.
  int Own() const { return this->seat() >= 0 ? this->seat() : this->Asked(); }
  Listener listener() const { return {Own(), table().seats()}; }

  std::vector<Match> Matching(const std::string& typed) const {
    std::vector<Match> found;
    const int seat = this->Asked();
    if (!now().Acting().Has(seat)) {
      return found;
    }
    const auto steps = std::make_unique<typename G::Steps>();
    now().List(seat, *steps);
    for (const auto& step : *steps) {
      if (auto left = PartsLeft(SpeakStep(now(), seat, step), typed)) {
        found.push_back({step, std::move(*left)});
      }
    }
    return found;
  }
  static std::vector<std::vector<std::string>> LeftOf(
      const std::vector<Match>& found) {
    std::vector<std::vector<std::string>> left;
    left.reserve(found.size());
    for (const Match& match : found) {
      left.push_back(match.left);
    }
    return left;
  }
  static std::string Said(const G& view,
                          int seat,
                          const typename G::Step& step) {
    return SpokenStep(view, seat, step);
  }

  std::string Last() const {
    const auto& history = table().history();
    for (std::size_t i = history.size(); i-- > 0;) {
      const auto& entry = history[i];
      if (entry.deal() == nullptr) {
        return SpeakChange(entry.before, entry.seat, entry.step(),
                           table().After(i), listener());
      }
    }
    return "No move has been played yet.\n";
  }
  std::string Score() const {
    std::vector<std::string> scores;
    for (int seat = 0; seat < now().players(); ++seat) {
      scores.push_back(Sentence(
          "{1} {2}",
          {NameOfSeat(seat), SpokenScore(ScoreText<G>(now().Score(seat)))}));
    }
    return Listed(scores) + ".\n";
  }

  /// "bot" and "bot strip 3". A name may also begin a move, which takes
  /// priority.
  std::optional<std::string> OfSomebody(const std::string& typed) {
    std::string_view words = typed;
    const auto seat = TakeSeat(words);
    const auto moves = Matching(typed);
    if (!seat ||
        std::any_of(moves.begin(), moves.end(),
                    [](const Match& match) { return match.left.empty(); })) {
      return std::nullopt;
    }
    if (words.empty()) {
      return pages_.Begin(SpeakSeat(now(), *seat, listener()));
    }
    const auto answer = SpeakAnswer(now(), *seat, words, listener());
    return answer ? std::optional(pages_.Begin(*answer)) : std::nullopt;
  }
  /// Takes "me", "seat 2", a name or "bot" off the words; the longest name.
  std::optional<int> TakeSeat(std::string_view& words) const {
    if (TakeWord(words, "me")) {
      return Own();
    }
    std::optional<int> found;
    std::size_t length = 0;
    const auto consider = [&](int seat, const std::string& name) {
      std::string_view rest = words;
      if (!name.empty() && name.size() > length && TakeWord(rest, name)) {
        found = seat;
        length = name.size();
      }
    };
    for (int seat = 0; seat < now().players(); ++seat) {
      consider(seat, Normalized(NameOfSeat(seat)));
      consider(seat, "seat " + std::to_string(seat + 1));
    }
    for (int seat = 0; seat < now().players(); ++seat) {
      if (!table().seats()[static_cast<std::size_t>(seat)].IsHuman()) {
        consider(seat, "bot");
      }
    }
    words = Trim(words.substr(std::min(length, words.size())));
    return found;
  }

  Pages pages_;
};

}  // namespace glazier
