// SPDX-License-Identifier: MIT
// The shared screens, made for Sintra.
#include "engine/sintra/words.hpp"  // how bots judge positions, and tips
#include "tui/screens/table/game_view_impl.hpp"
#include "tui/screens/table/local_session_impl.hpp"
#include "tui/screens/table/open_impl.hpp"
#include "tui/screens/table/replay_view_impl.hpp"
#include "tui/screens/table/result_view_impl.hpp"
#include "tui/screens/table/review_view_impl.hpp"
#include "tui/sintra/game_ui.hpp"
#include "tui/table/chooser_impl.hpp"

namespace glazier::tui {

static_assert(GameScreen<sintra::State>);

template class Chooser<sintra::State>;
template class LocalSession<sintra::State>;
template class GameView<sintra::State>;
template class ReplayView<sintra::State>;
template class ResultView<sintra::State>;
template class ReviewView<sintra::State>;
template std::unique_ptr<View> OpenSession(
    Stage& stage,
    std::shared_ptr<Session<sintra::State>> session);

}  // namespace glazier::tui
