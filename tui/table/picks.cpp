// SPDX-License-Identifier: MIT
// Steps spelled as short sequences of picks.
#include "tui/table/picks.hpp"

#include <algorithm>

namespace glazier::tui {

bool Picks::StartsWith(const Picks& prefix) const {
  return size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), begin());
}

std::optional<Pick> Picks::Of(int kind) const {
  for (std::size_t i = size_; i > 0; --i) {
    if (picks_[i - 1].kind == kind) {
      return picks_[i - 1];
    }
  }
  return std::nullopt;
}

void PickTree::Sort() {
  std::stable_sort(
      paths_.begin(), paths_.end(), [](const Path& a, const Path& b) {
        return std::lexicographical_compare(a.picks.begin(), a.picks.end(),
                                            b.picks.begin(), b.picks.end());
      });
}

std::span<const PickTree::Path> PickTree::Under(const Picks& prefix) const {
  const auto first =
      std::partition_point(paths_.begin(), paths_.end(), [&](const Path& path) {
        return std::lexicographical_compare(
            path.picks.begin(), path.picks.end(), prefix.begin(), prefix.end());
      });
  const auto last = std::partition_point(
      first, paths_.end(),
      [&](const Path& path) { return path.picks.StartsWith(prefix); });
  return {first, last};
}

std::vector<Pick> PickTree::Options(const Picks& prefix) const {
  std::vector<Pick> options;
  for (const Path& path : Under(prefix)) {
    if (path.picks.size() > prefix.size() &&
        (options.empty() || options.back() != path.picks[prefix.size()])) {
      options.push_back(path.picks[prefix.size()]);
    }
  }
  return options;
}

bool PickTree::OffersKind(const Picks& prefix, int kind) const {
  const auto options = Options(prefix);
  return std::any_of(options.begin(), options.end(),
                     [&](const Pick& option) { return option.kind == kind; });
}

bool PickTree::Offers(const Picks& prefix, const Pick& pick) const {
  const auto options = Options(prefix);
  const bool set = Style(pick) == PickStyle::kSet;
  return std::any_of(options.begin(), options.end(), [&](const Pick& option) {
    return set ? option.kind == pick.kind && pick.value < 32 &&
                     ((option.value >> pick.value) & 1) != 0
               : option == pick;
  });
}

bool PickTree::Asks(const Picks& prefix) const {
  const auto options = Options(prefix);
  const auto shown = [this](const Pick& pick) {
    return Style(pick) == PickStyle::kShown;
  };
  return !options.empty() &&
         (prefix.empty() || options.size() > 1 ||
          (shown(options.front()) && !shown(prefix.back())));
}

Picks PickTree::Settled(Picks prefix) const {
  while (!Asks(prefix)) {
    const auto options = Options(prefix);
    if (options.empty()) {
      break;
    }
    prefix.Add(options.front());
  }
  return prefix;
}

bool PickTree::Completes(const Picks& prefix) const {
  return Options(Settled(prefix)).empty();
}

std::optional<std::size_t> PickTree::FirstStep(const Picks& prefix) const {
  const auto paths = Under(prefix);
  return paths.empty() ? std::nullopt : std::optional(paths.front().step);
}

}  // namespace glazier::tui
