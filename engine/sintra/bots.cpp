// SPDX-License-Identifier: MIT
// The bots, hints and reviews of this game.
#include "engine/bots/make_advice.hpp"
#include "engine/bots/make_bot.hpp"
#include "engine/sintra/chances.hpp"
#include "engine/sintra/words.hpp"

namespace glazier {

using sintra::State;

template std::unique_ptr<Bot<State>> MakeBot(std::string_view);
template Advice<State> Advise(const State&, int, const std::stop_token&);
template std::string AdviceText(const State&, int, const Advice<State>&);
template Review<State> ReviewGame(const Table<State>&,
                                  const std::stop_token&,
                                  const std::function<void(std::size_t)>&);

}  // namespace glazier
