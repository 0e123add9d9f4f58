// Trying moves out: for games in which chance deals after every turn.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/thought.hpp"

namespace glazier {

/// @brief Plays the best-looking moves out to the end many times, with sampled
/// deals and sensible answers (LikelyStep), and compares the means.
///
/// Where every turn ends with a deal, looking ahead move by move sees next to
/// nothing of what will be there; a sample of futures does. All candidates
/// meet the same luck, so that it does not decide between them, and those
/// that are clearly behind are dropped. The luck comes from the position: the
/// same position and number of positions give the same move. Nothing is
/// allocated while it thinks.
template <SearchableGame G>
class Rollouts {
 public:
  using Step = typename G::Step;
  using Result = Thought<Step>;

  explicit Rollouts(int /*table_bits*/) : moves_(1) {}

  Result Think(const G& position,
               const Budget& budget,
               const std::stop_token& stop,
               const RootSteps<G>& root = {}) {
    Stopwatch watch(budget, stop);
    watch_ = &watch;
    seat_ = position.Turn();
    Gather(position, root);
    const std::uint64_t luck = Fingerprint(position);
    std::uint64_t sample = 0;
    // One candidate left is still tried out: its value is asked for.
    while (sample < kMostSamples && (count_ > 1 || sample < kLeastSamples)) {
      for (std::size_t i = 0; i < count_ && !watch.over(); ++i) {
        Rng rng = Rng::For(luck, Rng::Use::kPlayout, sample);
        const int value = TryOut(candidates_[i].after, rng);
        if (!watch.over()) {  // or else it may not have come to its end
          candidates_[i].Add(value);
        }
      }
      if (watch.over()) {
        break;
      }
      if (++sample >= kLeastSamples && sample % kLeastSamples == 0) {
        DropThoseBehind();
      }
    }
    const auto best = std::max_element(
        candidates_.begin(), candidates_.begin() + count_,
        [](const auto& a, const auto& b) { return a.mean < b.mean; });
    return {best->move, static_cast<int>(std::lround(best->mean)),
            static_cast<int>(std::min<std::uint64_t>(sample, kMostSamples)),
            count_ == 1, watch.nodes()};
  }

  /// @brief TranspositionTable used by one search.
  std::size_t bytes() const {
    return sizeof *this + moves_.size() * sizeof(typename G::Steps);
  }

 private:
  static constexpr std::size_t kCandidates = 10;
  static constexpr std::uint64_t kLeastSamples = 16;
  static constexpr std::uint64_t kMostSamples = 20'000;
  static constexpr double kClearly = 3;  ///< standard errors

  struct Candidate {
    Step move{};
    G after{typename G::Options{}};
    double mean = 0;
    double squares = 0;
    double count = 0;

    void Add(double value) {
      ++count;
      const double step = value - mean;
      mean += step / count;
      squares += step * (value - mean);
    }
    double Error() const {
      return count < 2 ? 0 : squares / (count - 1) / count;
    }
  };

  /// The moves that look best at once, for the seat to move.
  void Gather(const G& position, const RootSteps<G>& root) {
    ListRoot(position, root, moves_.front());
    count_ = 0;
    for (const Step& move : moves_.front()) {
      Candidate candidate;
      candidate.move = move;
      candidate.after = position;
      candidate.after.Play(seat_, move);
      candidate.mean = Evaluate(candidate.after, seat_);
      std::size_t place = count_;
      while (place > 0 && candidates_[place - 1].mean < candidate.mean) {
        --place;
      }
      if (place == kCandidates) {
        continue;
      }
      count_ = std::min(count_ + 1, kCandidates);
      std::move_backward(candidates_.begin() + place,
                         candidates_.begin() + count_ - 1,
                         candidates_.begin() + count_);
      candidates_[place] = candidate;
    }
    // What they looked like at once no longer counts, unless there is no time
    // for anything else.
  }

  /// Everybody plays on as they most likely do; how it ends for our seat.
  int TryOut(G game, Rng& rng) {
    while (game.Turn() != kNobody && !watch_->over()) {
      if (game.Turn() == kDealer) {
        game.Apply(game.Draw(rng));
      } else {
        game.Play(game.Turn(), LikelyStep(game));
        watch_->Tick();
      }
    }
    return Evaluate(game, seat_);
  }

  void DropThoseBehind() {
    const auto best = *std::max_element(
        candidates_.begin(), candidates_.begin() + count_,
        [](const auto& a, const auto& b) { return a.mean < b.mean; });
    const auto end = std::remove_if(
        candidates_.begin(), candidates_.begin() + count_,
        [&best](const Candidate& candidate) {
          const double error = std::sqrt(best.Error() + candidate.Error());
          return best.mean - candidate.mean > kClearly * error;
        });
    count_ = static_cast<std::size_t>(end - candidates_.begin());
  }

  std::array<Candidate, kCandidates> candidates_;
  std::size_t count_ = 0;
  std::vector<typename G::Steps> moves_;
  Stopwatch* watch_ = nullptr;
  int seat_ = 0;
};

}  // namespace glazier
