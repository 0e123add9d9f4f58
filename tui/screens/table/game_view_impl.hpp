// SPDX-License-Identifier: MIT
// The table while a game is played: what happens by itself.
#pragma once

#include <utility>

#include "engine/bots/advice.hpp"
#include "tui/screens/page.hpp"
#include "tui/screens/table/game_keys_impl.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/help.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/table/table_view.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {

template <Game G>
GameView<G>::GameView(Stage& stage, std::shared_ptr<Session<G>> session)
    : stage_(stage),
      session_(std::move(session)),
      timeline_(session_->table()) {
  for (int seat = session_->now().players() - 1; seat >= 0; --seat) {
    if (session_->Mine(seat)) {
      near_ = seat;
    }
  }
  BeginTurn();
}

template <Game G>
void GameView<G>::BeginTurn() {
  timeline_.Follow(session_->table());
  at_ = timeline_.moves();
  if (GoesOnChoosing()) {
    return;
  }
  ForgetTip();
  adviser_.Stop();
  coach_.Stop();
  warned_.clear();
  label_ = -1;
  chooser_.reset();
  handed_over_ = false;
  if (session_->MayMove()) {
    const int turn = ActingSeat();
    chooser_.emplace(ViewOf(session_->now(), turn), turn);
    handed_over_ = session_->MySeats() > 1 && turn != near_;
    near_ = turn;
    if (far_ == near_) {
      far_ = -1;
    }
  }
}

/// Where several players choose at the same time, the draft is not affected by
/// what another one does.
template <Game G>
bool GameView<G>::GoesOnChoosing() {
  const auto& history = session_->table().history();
  return chooser_ && drafted_.empty() && !history.empty() &&
         !session_->Mine(history.back().seat) && session_->MayMove() &&
         ActingSeat() == chooser_->seat() &&
         chooser_->Rebase(ViewOf(session_->now(), chooser_->seat()));
}

/// The seat to choose for: the one asked first, or else any of ours.
template <Game G>
int GameView<G>::ActingSeat() const {
  int seat = session_->now().Turn();
  for (int other = session_->now().players() - 1;
       other >= 0 && !session_->Mine(seat); --other) {
    if (session_->now().Acting().Has(other) && session_->Mine(other)) {
      seat = other;
    }
  }
  return seat;
}

/// A remote table answers each step separately, some time later.
template <Game G>
void GameView<G>::HandIn() {
  while (!drafted_.empty() && session_->MayMove()) {
    const Step step = drafted_.front();
    drafted_.pop_front();
    const auto before = session_->table().steps();
    const std::string words = session_->Play(step);
    if (!words.empty() && session_->table().steps() == before) {
      drafted_.clear();
    }
    Answer(words);
  }
}

template <Game G>
void GameView<G>::Did(const std::string& message) {
  message_ = message;
  stage_.Warn(session_->TakeWarning());
  const std::size_t told = timeline_.log().size();
  const int moves = timeline_.moves();
  BeginTurn();
  TellMoment(told);
  if (timeline_.moves() > moves && !handed_over_) {
    Move();
  } else {
    motion_.reset();
  }
}

/// Nobody waits for motion: not at the pace "instant", nor over a slow line.
template <Game G>
bool GameView<G>::MayBeMoving() const {
  const Settings& settings = stage_.settings();
  return settings.motion && settings.pace != Pace::kInstant &&
         !stage_.SlowLine() && above_ == Above::kNothing && !LookingBack() &&
         !session_->Page();
}

/// From what is on the screen to what the last step led to. Of several steps at
/// once, the last one is seen.
template <Game G>
void GameView<G>::Move() {
  const auto last =
      timeline_.Last(at_, session_->Mine(near_) ? near_ : kWatcher);
  if (!shown_ || !last || !MayBeMoving()) {
    return;
  }
  const bool dealt = timeline_.log().back().seat == kDealer;
  motion_.emplace(
      *std::exchange(shown_, std::nullopt),
      dealt ? Motion::kDeal
            : GameUi<G>::MotionOf(typename GameUi<G>::Preview{*last}));
}

/// A new round and similar events get a line, until the player's next move.
template <Game G>
void GameView<G>::TellMoment(std::size_t from) {
  const auto& log = timeline_.log();
  for (std::size_t i = from; i < log.size(); ++i) {
    if (log[i].seat != kDealer) {
      continue;
    }
    moment_ = log[i].text;
    if (moment_.ends_with('.')) {
      moment_.pop_back();
    }
    const int turn = session_->now().Turn();
    if (turn >= 0 && session_->now().players() > 1) {
      moment_ += session_->Mine(turn)
                     ? "; you begin"
                     : "; " + session_->NameOf(turn) + " begins";
    }
    moment_ += '.';
  }
}

template <Game G>
void GameView<G>::Answer(const std::string& words) {
  const bool same =
      session_->table().steps() == static_cast<std::size_t>(timeline_.moves());
  if (same && session_->MayMove()) {
    Say(words);  // refused: the choice stays as it is
  } else {
    Did(words);
  }
}

/// Above what the choice would bring, until a key changes the choice.
template <Game G>
void GameView<G>::Say(const std::string& words) {
  ForgetTip();
  tip_ = words;
}

template <Game G>
bool GameView<G>::Tick(TimePoint now) {
  using Change = typename Session<G>::Change;
  if (session_->table().Over()) {
    stage_.Replace(std::make_unique<ResultView<G>>(
        stage_, session_, ResultView<G>::Show::kScoring));
    return true;
  }
  bool told = ShowTip() || HearCoach();
  if (motion_) {
    told = motion_->Advance(now) || told;
    if (motion_->Over()) {
      motion_.reset();
    }
  }
  const Change change = session_->Tick(now, tempo());
  if (change == Change::kTable) {
    Did("");
    HandIn();
  } else if (change == Change::kWords) {
    stage_.Warn(session_->TakeWarning());
  }
  return told || change != Change::kNone;
}

template <Game G>
Await GameView<G>::Awaits() const {
  Await await =
      session_->table().Over() ? Await{Await::kNow} : session_->Awaits(tempo());
  if (motion_) {
    await.until = std::min(await.until, motion_->Next());
  }
  return await;
}

/// A tip is shown where it would be made; asked for again, it is filled in.
template <Game G>
void GameView<G>::AskTip() {
  if (!chooser_ || LookingBack()) {
    return;
  }
  if (suggestion_) {
    chooser_->Suggest(*suggestion_);
    ForgetTip();
    return;
  }
  if (const auto page = session_->Page()) {
    Say(page->call);
    return;
  }
  const int seat = chooser_->seat();
  adviser_.Begin(
      [seat, view = chooser_->state()](const std::stop_token& stop) {
        const auto advice = Advise(view, seat, stop);
        const std::string word = StepText(advice.best);
        // The advice begins with the word; the sentence goes after it.
        return Tip{view, advice.best,
                   "Tip: " + word + ' ' + Tell(view, seat, advice.best) +
                       AdviceText(view, seat, advice).substr(word.size()) +
                       ". t takes it over."};
      },
      WakeLoop);
  message_ = "Looking for a good move ...";
}

template <Game G>
void GameView<G>::ForgetTip() {
  tip_.clear();
  suggestion_.reset();
}

/// Hands the steps in, or lets the coach look at them first.
template <Game G>
void GameView<G>::Submit(const std::vector<Step>& steps) {
  const bool alone = stage_.settings().coach == Coach::kOff ||
                     session_->Elsewhere() || session_->Page();
  moment_.clear();
  if (alone || warned_ == steps) {
    drafted_.assign(steps.begin(), steps.end());
    HandIn();
    return;
  }
  judged_ = steps;
  ForgetTip();
  coach_.Begin(
      [view = chooser_->draft().base(), seat = chooser_->seat(),
       steps](const std::stop_token& stop) {
        return JudgeTurn(view, seat, steps, stop);
      },
      WakeLoop);
  message_ = "The coach looks at this move ...";
}

template <Game G>
bool GameView<G>::HearCoach() {
  if (!coach_.busy()) {
    return false;
  }
  const auto verdict = coach_.Found();
  if (!verdict) {
    return false;
  }
  coach_.Stop();
  message_.clear();
  const Settings& settings = stage_.settings();
  if (verdict->lost >= kHundredths * settings.coach_points) {
    warned_ = judged_;
    tip_ = CoachWarning(*verdict) + " Enter plays it all the same.";
    return true;
  }
  talk_ = settings.coach == Coach::kTalk ? CoachWords(*verdict) : "";
  drafted_.assign(judged_.begin(), judged_.end());
  HandIn();
  return true;
}

template <Game G>
bool GameView<G>::ShowTip() {
  if (!adviser_.busy()) {
    return false;
  }
  const auto advice = adviser_.Found();
  if (!advice) {
    return false;
  }
  adviser_.Stop();
  message_.clear();
  // The player may have moved on meanwhile and no longer needs the advice.
  if (chooser_ && chooser_->state() == advice->view) {
    tip_ = advice->text;
    suggestion_ = advice->step;
  }
  return true;
}

/// What others did between one's own last step and the last one: as much as
/// there can be rows for.
template <Game G>
std::vector<PlayedStep<G>> GameView<G>::Earlier(int viewer) const {
  constexpr std::size_t kMost = 8;
  std::vector<PlayedStep<G>> earlier;
  if (at_ <= 0 || timeline_.PlayedAt(at_ - 1).seat == near_) {
    return earlier;
  }
  for (int n = at_ - 1; n > 0 && earlier.size() < kMost &&
                        timeline_.PlayedAt(n - 1).seat != near_;
       --n) {
    if (auto move = timeline_.Last(n, viewer)) {
      earlier.insert(earlier.begin(), std::move(*move));
    }
  }
  return earlier;
}

template <Game G>
TableModel<G> GameView<G>::Model() const {
  const bool back = LookingBack();
  const bool chooses = chooser_ && !back;
  const int viewer = session_->Mine(near_) ? near_ : kWatcher;
  const bool secret =
      IsSecretTo(session_->now(), session_->now().Turn(), viewer);
  return {
      .state = chooses ? chooser_->state() : ViewOf(timeline_.At(at_), viewer),
      .part = part(),
      .seats = session_->table().seats(),
      .viewer = viewer,
      .near = near_,
      .far = far_,
      .chooser = back ? nullptr : chooser(),
      .last = timeline_.Last(at_, viewer),
      .earlier = Earlier(viewer),
      .log = timeline_.log(),
      .log_at = back ? timeline_.LogLineOf(at_) : -1,
      .show_log = show_log_,
      .history = back ? timeline_.Where(at_) : "",
      .notice = Warns() ? stage_.warning() : "",
      .message = back                ? ""
                 : !message_.empty() ? message_
                 : talk_.empty()     ? moment_
                                     : talk_ + ' ' + moment_,
      .tip = back ? "" : tip_,
      .suggestion = back ? std::nullopt : suggestion_,
      .coming = back || secret ? std::nullopt : session_->Coming(),
      .waiting = back || session_->MayMove() ? "" : session_->Status(),
      .lesson = back ? std::nullopt : session_->Page(),
      .label = label_,
  };
}

template <Game G>
Landmarks GameView<G>::Named() const {
  const TableModel<G> model = Model();
  return LabelledLandmarks(
      Scene<G>(model),
      GameUi<G>::LayOut(model.state, size_.width, size_.height));
}

template <Game G>
ftxui::Element GameView<G>::Render(Size size) {
  size_ = size;
  Sheet table = DrawTable(Model(), theme(), size.width, size.height);
  if (motion_) {
    const int bottom =
        GameUi<G>::LayOut(session_->now(), size.width, size.height).bottom;
    table = motion_->Frame(table, theme(), {0, 1, size.width, bottom - 1});
  }
  if (MayBeMoving()) {
    shown_ = table;
  }
  auto picture = Show(std::move(table));
  if (above_ == Above::kHelp) {
    return ftxui::dbox({
        std::move(picture),
        HelpWindow(
            theme(), size,
            GameHelp(chooser_ ? GameUi<G>::AboutChoice(*chooser_) : HelpLines(),
                     LookingBack(), part(), GameUi<G>::kWords, Named()),
            help_top_),
    });
  }
  if (above_ == Above::kInfo) {
    return ftxui::dbox({
        std::move(picture),
        HelpWindow(theme(), size, GameUi<G>::AboutTable(Model()), help_top_),
    });
  }
  if (above_ == Above::kMenu) {
    return ftxui::dbox({
        std::move(picture),
        Window(theme(), "Game menu", menu_.Render(theme(), 46, 14)),
    });
  }
  if (handed_over_) {
    const auto words =
        ftxui::text("  " + session_->NameOf(near_) + ", it is your turn  ") |
        Paint(theme().Of(Role::kTurn)) | ftxui::bold;
    // In a game with secrets the table stays covered until the key is pressed.
    return ftxui::dbox({HiddenGame<G>
                            ? ftxui::filler() | Paint(theme().Of(Role::kText))
                            : std::move(picture),
                        Window(theme(), "Next player", words)});
  }
  return picture;
}

}  // namespace glazier::tui
