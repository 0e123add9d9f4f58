// The table of Sintra while a game is played: what happens by itself.
#include "tui/screens/sintra/game_view.hpp"

#include <utility>

#include "engine/sintra/words.hpp"  // how bots judge positions
#include "tui/screens/page.hpp"
#include "tui/screens/sintra/help.hpp"
#include "tui/screens/sintra/result_view.hpp"

namespace glazier::tui {
namespace {

const std::string& NameOf(const Session& session, int seat) {
  return session.table().seats()[static_cast<std::size_t>(seat)].name;
}

}  // namespace

GameView::GameView(Stage& stage, Session session)
    : stage_(stage), session_(std::move(session)) {
  for (int seat = session_.now().players() - 1; seat >= 0; --seat) {
    if (session_.table().seats()[static_cast<std::size_t>(seat)].IsHuman()) {
      near_ = seat;
    }
  }
  BeginTurn();
}

void GameView::BeginTurn() {
  at_ = session_.timeline().moves();
  tip_.reset();
  adviser_.Stop();
  bot_.Stop();
  turn_began_.reset();
  coming_.reset();
  shows_coming_ = false;
  chooser_.reset();
  handed_over_ = false;
  if (session_.HumanToMove()) {
    chooser_.emplace(session_.now());
    const int turn = session_.now().Turn();
    handed_over_ = session_.HotSeat() && turn != near_;
    near_ = turn;
    if (far_ == near_) {
      far_ = -1;
    }
  }
}

void GameView::Did(const std::string& message) {
  message_ = message;
  stage_.Warn(session_.warning());
  BeginTurn();
}

bool GameView::Tick(TimePoint now) {
  if (session_.table().Over()) {
    stage_.Replace(std::make_unique<ResultView>(stage_, std::move(session_),
                                                ResultView::Show::kScoring));
    return true;
  }
  const bool told = ShowTip();
  return PlayBot(now) || told;
}

bool GameView::PlayBot(TimePoint now) {
  // A player who looks back at earlier moves is not interrupted.
  if (session_.HumanToMove() || LookingBack()) {
    return false;
  }
  const SintraTable& table = session_.table();
  if (!turn_began_) {
    turn_began_ = now;
    auto bot = MakeBot<sintra::State>(session_.mover()->player);
    if (bot == nullptr) {  // a record from elsewhere may name anybody
      bot = MakeBot<sintra::State>(kDefaultBot);
    }
    bot_.Begin(std::move(bot), table.now(),
               BotLuck(table.seed(), table.moves()));
    return true;
  }
  if (!coming_) {
    coming_ = bot_.Found();
  }
  if (!coming_) {
    return false;
  }
  const auto waited = now - *turn_began_;
  const auto delay = Delay(stage_.settings().pace);
  if (waited < delay) {
    // The animation is one frame: the move as a preview, then the move.
    const bool show = stage_.settings().animation && 2 * waited >= delay;
    return std::exchange(shows_coming_, show) != show;
  }
  session_.Play(*coming_);
  Did("");
  return true;
}

void GameView::AskTip() {
  if (!chooser_ || LookingBack()) {
    return;
  }
  const SintraTable& table = session_.table();
  adviser_.Begin(MakeBot<sintra::State>(kAdviser), table.now(),
                 BotLuck(table.seed(), table.moves()));
  message_ = "Looking for a good move ...";
}

bool GameView::ShowTip() {
  if (!adviser_.busy()) {
    return false;
  }
  const auto move = adviser_.Found();
  if (!move) {
    return false;
  }
  adviser_.Stop();
  tip_ = move;
  message_.clear();
  return true;
}

std::string GameView::Banner() const {
  return NameOf(session_, near_) + ", it is your turn";
}

TableModel GameView::Model() const {
  const Timeline& timeline = session_.timeline();
  const bool back = LookingBack();
  const bool bot = session_.mover() != nullptr && !session_.HumanToMove();
  return {
      .state = timeline.At(at_),
      .seats = session_.table().seats(),
      .near = near_,
      .far = far_,
      .chooser = back ? nullptr : chooser(),
      .last = timeline.Last(at_),
      .log = timeline.log(),
      .log_at = back ? timeline.LogLineOf(at_) : -1,
      .show_log = show_log_,
      .history = back ? timeline.Where(at_) : "",
      .message = back ? "" : message_,
      .tip = back ? std::nullopt : tip_,
      .coming = back || !shows_coming_ ? std::nullopt : coming_,
      .thinking = bot && !back ? session_.mover()->name + " is thinking" : "",
  };
}

ftxui::Element GameView::Render(Size size) {
  size_ = size;
  const Theme& theme = stage_.theme();
  auto picture = RenderTable(Model(), theme, size.width, size.height);
  if (above_ == Above::kHelp) {
    return ftxui::dbox({
        std::move(picture),
        HelpWindow(theme, size, GameHelp(chooser(), LookingBack()), help_top_),
    });
  }
  if (above_ == Above::kMenu) {
    return ftxui::dbox({
        std::move(picture),
        Window(theme, "Game menu", menu_.Render(theme, 40, 10)),
    });
  }
  if (handed_over_) {
    const auto words = ftxui::text("  " + Banner() + "  ") |
                       Paint(theme.Of(Role::kTurn)) | ftxui::bold;
    return ftxui::dbox(
        {std::move(picture), Window(theme, "Next player", words)});
  }
  return picture;
}

}  // namespace glazier::tui
