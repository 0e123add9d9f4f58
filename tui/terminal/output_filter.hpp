// Between FTXUI and the terminal: only what changed is sent.
#pragma once

#include <ftxui/screen/screen.hpp>
#include <streambuf>
#include <string>

#include "tui/terminal/canvas.hpp"

namespace glazier::tui {

/// @brief While it lives, it stands under std::cout. FTXUI writes the whole
/// screen for every event and flushes once a frame, while the screen still
/// holds what it drew: so a frame is not read from those bytes but from the
/// screen itself. Everything else passes as it is.
class OutputFilter : public std::streambuf {
 public:
  /// @brief With `full_redraw` frames pass as they are, too.
  OutputFilter(const ftxui::Screen& screen, bool full_redraw);
  ~OutputFilter() override;
  OutputFilter(const OutputFilter&) = delete;
  OutputFilter& operator=(const OutputFilter&) = delete;

  /// @brief The next flush is that of a frame.
  void BeginFrame() { frame_ = true; }
  /// @brief Draws all of the next frame.
  void Forget() { canvas_.Forget(); }

 protected:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int sync() override;

 private:
  void Write(std::string_view text) const;

  const ftxui::Screen& screen_;
  const bool full_redraw_;
  Canvas canvas_;
  bool frame_ = false;
  std::string pending_;
  int line_;  // to the terminal
  std::streambuf* before_;
};

}  // namespace glazier::tui
