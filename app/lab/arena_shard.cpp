// SPDX-License-Identifier: MIT
// A part of a match, played on one machine of several.
#include "app/lab/arena_shard.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/command.hpp"
#include "app/store/file.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

using Object = nlohmann::ordered_json;

constexpr std::int64_t kMostParts = 100'000;
constexpr std::size_t kMostBytes = std::size_t{1} << 30;
constexpr std::size_t kLongestReason = 200;

DealResult ReadResult(const Object& result, std::size_t bots) {
  DealResult read{result.at(1).get<std::vector<double>>(),
                  result.at(2).get<std::vector<double>>(),
                  std::vector<Words>(bots)};
  if (result.size() > 3) {
    read.forfeits = result.at(3).get<std::vector<Words>>();
  }
  for (Words& reasons : read.forfeits) {
    for (std::string& reason : reasons) {
      reason = CleanText(reason, kLongestReason);
    }
  }
  return read;
}

/// Whether it fits the rest; what is read may be anything.
bool Fits(const PlayedDeals& match) {
  const std::size_t bots = match.bots.size();
  return bots >= 2 && bots <= kMaxSeats && match.named.size() == bots &&
         match.deals > 0 &&
         (match.sprt.empty() || (bots == 2 && Sprt::Parse(match.sprt))) &&
         std::all_of(match.results.begin(), match.results.end(),
                     [&](const auto& each) {
                       const auto& [deal, result] = each;
                       return deal >= 0 && deal < match.deals &&
                              result.scores.size() == bots &&
                              result.points.size() == bots &&
                              result.forfeits.size() == bots;
                     });
}

bool SameMatch(const PlayedDeals& a, const PlayedDeals& b) {
  return a.game == b.game && a.rules == b.rules && a.seed == b.seed &&
         a.deals == b.deals && a.bots == b.bots && a.named == b.named &&
         a.sprt == b.sprt;
}

}  // namespace

std::optional<Shard> Shard::Parse(std::string_view text) {
  const auto words = Split(text, '/');
  if (words.size() != 2) {
    return std::nullopt;
  }
  const auto parts = ParseNumber<std::int64_t>(words[1], 1, kMostParts);
  const auto part = ParseNumber<std::int64_t>(words[0], 1, parts.value_or(0));
  return part ? std::optional(Shard{*part, *parts}) : std::nullopt;
}

std::string PlayedDeals::Json() const {
  Object list = Object::array();
  for (const auto& [deal, result] : results) {
    list.push_back({deal, result.scores, result.points});
    if (std::any_of(result.forfeits.begin(), result.forfeits.end(),
                    [](const Words& reasons) { return !reasons.empty(); })) {
      list.back().push_back(result.forfeits);
    }
  }
  const Object shard = {{"version", kResultVersion},
                        {"game", game},
                        {"rules", rules},
                        {"seed", seed},
                        {"all", deals},
                        {"bots", bots},
                        {"named", named},
                        {"sprt", sprt},
                        {"results", list}};
  return shard.dump() + '\n';
}

Outcome<PlayedDeals> PlayedDeals::Read(const std::filesystem::path& path) {
  const auto text = ReadFile(path, kMostBytes);
  if (!text) {
    return text.refusal();
  }
  const Refusal none{Shown(path) +
                     " is no part of a match that this glazier can read"};
  try {
    const Object json = Object::parse(*text);
    if (json.at("version") != kResultVersion) {
      return none;
    }
    PlayedDeals match;
    match.game = json.at("game").get<std::string>();
    match.rules = json.at("rules").get<std::string>();
    match.seed = json.at("seed").get<std::uint64_t>();
    match.deals = json.at("all").get<std::int64_t>();
    match.bots = json.at("bots").get<Words>();
    match.named = json.at("named").get<Words>();
    match.sprt = json.at("sprt").get<Words>();
    for (const Object& result : json.at("results")) {
      match.results.emplace_back(result.at(0).get<std::int64_t>(),
                                 ReadResult(result, match.bots.size()));
    }
    if (!Fits(match)) {
      return none;
    }
    return match;
  } catch (const nlohmann::json::exception&) {
    return none;
  }
}

Outcome<PlayedDeals> MergeShards(const Words& paths) {
  std::optional<PlayedDeals> whole;
  for (const std::string& path : paths) {
    auto part = PlayedDeals::Read(path);
    if (!part) {
      return part.refusal();
    }
    if (!whole) {
      whole = std::move(*part);
    } else if (!SameMatch(*whole, *part)) {
      return Refusal{Shown(path) + " is a part of another match than " +
                     Shown(paths.front())};
    } else {
      std::move(part->results.begin(), part->results.end(),
                std::back_inserter(whole->results));
    }
  }
  std::sort(whole->results.begin(), whole->results.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::int64_t deal = 0; deal < whole->deals; ++deal) {
    const auto at = static_cast<std::size_t>(deal);
    if (at >= whole->results.size() || whole->results[at].first != deal) {
      const bool twice =
          at < whole->results.size() && whole->results[at].first < deal;
      return Refusal{
          "seed " +
          std::to_string(whole->seed +
                         static_cast<std::uint64_t>(twice ? deal - 1 : deal)) +
          (twice ? " is there twice" : " is missing")};
    }
  }
  if (std::ssize(whole->results) > whole->deals) {
    return Refusal{"the last seed is there twice"};
  }
  return *whole;
}

Standing StandingOf(const PlayedDeals& match) {
  const auto sprt = Sprt::Parse(match.sprt);
  Standing standing(match.bots.size());
  for (const auto& [deal, result] : match.results) {
    standing.Add(result);
    if (sprt) {
      standing.verdict = sprt->Judge(standing.matches.front());
      if (standing.verdict != Sprt::Verdict::kGoOn) {
        break;
      }
    }
  }
  return standing;
}

}  // namespace glazier
