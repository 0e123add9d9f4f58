// SPDX-License-Identifier: MIT
// A seat at a hosted table, or a view of it, in plain lines.
#include "app/guest/line_guest.hpp"

namespace glazier {

std::string GuestHelp() {
  return "Commands: show (the position), moves [PART] (what is legal), hint,\n"
         "undo (your last step, until something is dealt or shown or somebody\n"
         "else has moved), log, rules,\n"
         "position, who (sits where), say TEXT, start (the game, with bots on\n"
         "empty seats), bot SEAT (a bot plays on for somebody who is away),\n"
         "wait SEAT (it stops), quit (your seat is kept).\n";
}

}  // namespace glazier
