// SPDX-License-Identifier: MIT
// The trace: field names and order are a public format.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

using Json = nlohmann::ordered_json;

/// Plays words and deals, and traces them.
class Traced {
 public:
  explicit Traced(const State& state) : state_(state) {}

  Traced& Play(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
      const State before = state_;
      if (word.find(' ') == std::string::npos) {
        const int seat = before.Turn();
        const Step step = Legal(before, word, seat);
        const Effect effect = state_.Play(seat, step);
        tracer_.OnStep({before, seat, step, effect, state_});
      } else {
        const auto deal = ParseDeal(before, word);
        REQUIRE(deal.why() == "");
        state_.Apply(*deal);
        tracer_.OnDeal(before, *deal, state_);
      }
    }
    return *this;
  }
  std::string Take() { return tracer_.Take(); }

 private:
  State state_;
  Tracer tracer_{7, Named({"a", "b", "c"})};
};

TEST_CASE("Road, trace: the page's example, line by line") {
  Traced game(State(Options{3}));
  game.Play(
      {"set-up first=1 "
       "display=P24,P12,P28,P25,I31,I27,I24,I21,V30,V2,V9,V17"});
  CHECK(game.Take() ==
        "{\"t\":\"setup\",\"game\":\"road\",\"format\":1,\"seed\":7,"
        "\"players\":3,\"set\":\"all\",\"periods\":4,\"names\":[\"a\",\"b\","
        "\"c\"],\"first\":0,\"display\":[[\"P24\",\"P12\",\"P28\",\"P25\"],"
        "[\"I31\",\"I27\",\"I24\",\"I21\"],[\"V30\",\"V2\",\"V9\",\"V17\"]]}\n"
        "{\"t\":\"period\",\"period\":1,\"first\":0,\"drawn\":[]}\n");
  game.Play({"F"});
  CHECK(game.Take() ==
        "{\"t\":\"move\",\"player\":0,\"move\":\"F\",\"legal\":15,\"wheels\":"
        "[0,0,1,2,3,4,0,1,2,0],\"land\":\"FFOFFPF.FGOF.FPFFGFF\"}\n");
  game.Play({"P", "D", "R", "L", "M", "B", "C", "S", "W", "F", "Y", "K", "H"});
  game.Take();
  game.Play({"A"});
  CHECK(game.Take().ends_with("{\"t\":\"round\",\"round\":1}\n"));
  game.Play({"F", "M"});
  game.Take();
  game.Play({"Y"});
  CHECK(game.Take().ends_with(
      "{\"t\":\"card\",\"player\":0,\"card\":\"F\",\"with\":[2]}\n"));
  game.Play({"1@C2+1W"});
  CHECK(game.Take() ==
        "{\"t\":\"move\",\"player\":0,\"move\":\"1@C2+1W\",\"legal\":17,"
        "\"wheels\":[0,0,1,2,3,5,0,1,2,0],\"land\":\"FFOFFPFGFGOF.FPFFGFF\"}"
        "\n");
}

TEST_CASE("Road, trace: what the Feudal Lord drew is part of the move") {
  Traced game(Layout().Card('L').Build());
  game.Play({"1"});
  CHECK(game.Take() == "");
  game.Play({"lord P4 I9 V2"});
  const Json move = Json::parse(game.Take());
  CHECK(move["move"] == "1");
  CHECK(move["drawn"].dump() == "[\"P4\",\"I9\",\"V2\"]");
}

TEST_CASE("Road, trace: the end, with half points") {
  Traced game(Layout().Last().Wheels("1300010000").Built("P15", "C2").Build());
  game.Play({"."});
  game.Take();
  game.Play({"."});
  const std::string text = game.Take();
  const Json end = Json::parse(text.substr(text.find('\n') + 1));
  CHECK(end["points"][0].dump() == "{\"Z1\":1,\"Z2\":1.5,\"Z3\":0,\"P15\":3}");
  CHECK(end["scores"].dump() == "[5.5,0]");
  CHECK(end["winners"].dump() == "[0]");
}

TEST_CASE("Road, trace: whole games, in the order of play") {
  for (int i = 0; i < 16; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    State state(AnyOptions(i));
    Tracer tracer(1, Named({"x", "x", "x", "x"}));
    int moves = 0;
    int cards = 0;
    while (state.Turn() != kNobody) {
      const State before = state;
      if (state.Turn() == kDealer) {
        const Deal deal = state.Draw(rng);
        state.Apply(deal);
        cards += deal.kind == Deal::Kind::kCard ? 1 : 0;
        tracer.OnDeal(before, deal, state);
      } else {
        const Step step = state.NthStep(static_cast<int>(
            rng.Below(static_cast<std::uint32_t>(state.CountSteps()))));
        const Effect effect = state.Play(before.Turn(), step);
        tracer.OnStep({before, before.Turn(), step, effect, state});
        ++moves;
      }
    }
    int traced = 0;
    int periods = 0;
    int rounds = 0;
    int traced_cards = 0;
    const std::string text = tracer.Take();
    for (const std::string_view line : Split(Trim(text), '\n')) {
      const Json json = Json::parse(line);
      traced += json["t"] == "move" ? 1 : 0;
      periods += json["t"] == "period" ? 1 : 0;
      rounds += json["t"] == "round" ? 1 : 0;
      traced_cards += json["t"] == "card" ? 1 : 0;
      if (json["t"] == "period") {
        CHECK(json["period"] == periods);
      }
    }
    CHECK(traced == moves);
    CHECK(periods == state.options().periods);
    CHECK(rounds == (state.players() > 2 ? 3 * periods : 0));
    if (state.players() > 2) {
      CHECK(traced_cards == 3 * state.players() * periods);
    } else if (state.players() == 1) {
      CHECK(traced_cards == cards + 7);
    }
    CHECK(text.find("\"t\":\"end\"") != std::string::npos);
  }
}

}  // namespace
}  // namespace glazier::road
