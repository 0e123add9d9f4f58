// SPDX-License-Identifier: MIT
// The shared screens, made for River Valley.
#include "engine/river/words.hpp"  // how bots judge positions, and tips
#include "tui/river/game_ui.hpp"
#include "tui/screens/table/game_view_impl.hpp"
#include "tui/screens/table/local_session_impl.hpp"
#include "tui/screens/table/open_impl.hpp"
#include "tui/screens/table/replay_view_impl.hpp"
#include "tui/screens/table/result_view_impl.hpp"
#include "tui/screens/table/review_view_impl.hpp"
#include "tui/table/chooser_impl.hpp"

namespace glazier::tui {

static_assert(GameScreen<river::State>);

template class Chooser<river::State>;
template class LocalSession<river::State>;
template class GameView<river::State>;
template class ReplayView<river::State>;
template class ResultView<river::State>;
template class ReviewView<river::State>;
template std::unique_ptr<View> OpenSession(
    Stage& stage,
    std::shared_ptr<Session<river::State>> session);

}  // namespace glazier::tui
