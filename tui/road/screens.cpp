// SPDX-License-Identifier: MIT
// The shared screens, made for Glass Road.
#include "tui/road/game_ui.hpp"
#include "tui/screens/table/game_view_impl.hpp"
#include "tui/screens/table/local_session_impl.hpp"
#include "tui/screens/table/open_impl.hpp"
#include "tui/screens/table/replay_view_impl.hpp"
#include "tui/screens/table/result_view_impl.hpp"
#include "tui/screens/table/review_view_impl.hpp"
#include "tui/table/chooser_impl.hpp"

namespace glazier::tui {

static_assert(GameScreen<road::State>);

template class Chooser<road::State>;
template class LocalSession<road::State>;
template class GameView<road::State>;
template class ReplayView<road::State>;
template class ResultView<road::State>;
template class ReviewView<road::State>;
template std::unique_ptr<View> OpenSession(
    Stage& stage,
    std::shared_ptr<Session<road::State>> session);

}  // namespace glazier::tui
