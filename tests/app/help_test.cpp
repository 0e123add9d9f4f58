// SPDX-License-Identifier: MIT
// Help, version, rules, and every wrong option or value.
#include <doctest/doctest.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "app/cli/embedded.hpp"
#include "engine/games.hpp"
#include "glazier/version.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

/// The possible next words on a command line, without their descriptions.
Words Completions(Words words) {
  words.insert(words.begin(), {"complete", "--"});
  const Result result = Run(words);
  CHECK(result.code == 0);
  Words found;
  for (const std::string_view line : Split(result.out, '\n')) {
    if (!line.empty()) {
      found.emplace_back(line.substr(0, line.find('\t')));
    }
  }
  return found;
}

TEST_CASE("Help: of the program and of every command, with examples") {
  const Result all = Run({"--help"});
  CHECK(all.code == 0);
  CHECK(all.err.empty());
  for (const std::string& command : Completions({""})) {
    CAPTURE(command);
    CHECK(Contains(all.out, "\n  " + command + " "));
    for (const std::string option : {"--help", "-h"}) {
      const Result one = Run({command, option});
      CHECK(one.code == 0);
      CHECK(one.err.empty());
      CHECK(Contains(one.out, "Usage: glazier " + command));
      CHECK(Contains(one.out, "Example"));
      CHECK(Contains(one.out, "glazier " + command + ' '));
    }
  }
  CHECK(Contains(all.out, "Examples:\n  glazier"));
}

TEST_CASE("Completion: commands, options, values, seats and bots") {
  CHECK(Completions({"pl"}) == Words{"play"});
  CHECK(Completions({"sim", ""}) == GameNames());
  CHECK(Completions({"play", "--lin"}) == Words{"--line"});
  CHECK(Completions({"play", "--line=s"}) == Words{"--line=spoken"});
  CHECK(Completions({"play", "--side", ""}) == Words{"A", "B"});
  CHECK(Completions({"play", "--palette=p"}) == Words{"--palette=protan"});
  CHECK(Completions({"play", "river", "--seat", ""}) ==
        Words{"1=", "2=", "3=", "4=", "5="});
  CHECK(Completions({"play", "river", "--players", ""}) ==
        Words{"2", "3", "4", "5"});
  CHECK(Completions({"play", "--seat", "2=h"}) == Words{"2=human", "2=hazel"});
  CHECK(Completions({"sim", "river", "--bots", "greedy,p"}) ==
        Words{"greedy,pearl"});
  // Only those that play the game.
  CHECK(Completions({"sim", "river", "--bots", "to"}).empty());
  CHECK(Completions({"sim", "sintra", "--bots", "to"}) == Words{"topaz"});
  CHECK(Completions({"replay", ""}) == Words{":files"});
  CHECK(Completions({"nonsense", "--x"}).empty());
  CHECK(Completions({}).size() > 10);
}

TEST_CASE("Completion and manual: every option of every command") {
  const std::string manual = FileText(fs::path(DocsFolder()) / "glazier.6");
  const auto in_manual = [&manual](std::string word) {
    for (auto at = word.find('-'); at != std::string::npos;
         at = word.find('-', at + 2)) {
      word.insert(at, "\\");  // roff's minus sign
    }
    return Contains(manual, word);
  };
  std::size_t options = 0;
  for (const std::string& command : Completions({""})) {
    const std::string help = Run({command, "--help"}).out;
    CHECK(in_manual(command));
    for (const std::string& option : Completions({command, "--"})) {
      CAPTURE(command);
      CAPTURE(option);
      CHECK(Contains(help, option));
      CHECK(in_manual(option));
      ++options;
    }
  }
  CHECK(options > 80);
}

TEST_CASE("Manual: every variable of the environment") {
  const std::string manual = FileText(fs::path(DocsFolder()) / "glazier.6");
  const fs::path root = fs::path(DocsFolder()).parent_path();
  const std::regex literal("\"([A-Z][A-Z_]{2,})\"");
  std::set<std::string> names;
  for (const std::string room : {"app", "tui", "engine"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / room)) {
      const std::string text =
          entry.is_regular_file() ? FileText(entry.path()) : "";
      if (!Contains(text, "getenv(") && !Contains(text, ".variable(")) {
        continue;
      }
      for (std::sregex_iterator found(text.begin(), text.end(), literal), end;
           found != end; ++found) {
        names.insert((*found)[1]);
      }
    }
  }
  // Variables of other programs, an example of a code, and the letters of
  // codes.
  for (const char* const other : {"PATH", "KRTWX", "BCDFGHJKLMNPQRSTVWXZ"}) {
    names.erase(other);
  }
  CHECK(names.size() > 12);
  for (const std::string& name : names) {
    CAPTURE(name);
    CHECK(Contains(manual, name));
  }
}

TEST_CASE("Version: one line") {
  for (const std::string option : {"--version", "-V"}) {
    const Result result = Run({option});
    CHECK(result.code == 0);
    CHECK(result.out == "glazier " + std::string(kVersion) + "\n");
    CHECK(result.err.empty());
  }
}

TEST_CASE("Rules: the complete rules, in every wording of the command") {
  const Result rules = Run({"rules"});
  CHECK(rules.code == 0);
  CHECK(rules.out.starts_with("Sintra: the rules\n=================\n"));
  CHECK(rules.out.size() > 5000);
  for (const std::string& game : GameNames()) {
    CAPTURE(game);
    const std::string text = Run({"rules", game}).out;
    for (const std::string sign : {"**", "`", "|", "##"}) {
      CAPTURE(sign);
      CHECK_FALSE(Contains(text, sign));
    }
    for (const std::string_view line : Split(text, '\n')) {
      CAPTURE(line);
      CHECK(line.size() <= 80);
    }
  }
  CHECK(Run({"rules", "sintra"}).out == rules.out);
  CHECK(EmbeddedRules("chess").empty());
}

TEST_CASE("Mistakes: one clear line, exit code 2, nothing written") {
  const Home home;
  const std::vector<Words> mistakes = {
      {"nonsense"},
      {"--nonsense"},
      {"--ascii", "play"},
      {"--full-redraw", "sim", "sintra"},
      {""},
      {"join"},
      {"join", "nonsense"},
      {"join", "KRTWX", "extra"},
      {"watch"},
      {"tables", "ana@far", "extra"},
      {"host", "chess"},
      {"host", "--for", "nobody", "--serve"},
      {"host", "--for", "group:no-such-group-here", "--serve"},
      {"host", "--bot", "wizard", "--serve"},
      {"host", "--players", "9", "--serve"},
      {"host", "--serve", "--background"},
      {"host", "--idle", "-1"},
      {"host", "--serve", "--resume", "nonsense"},
      {"kiosk", "--minutes", "0"},
      {"kiosk", "--home", "relative"},
      {"sim"},
      {"sim", "chess"},
      {"sim", "sintra", "extra"},
      {"sim", "sintra", "--players"},
      {"sim", "sintra", "--players", "x"},
      {"sim", "sintra", "--players", "1"},
      {"sim", "sintra", "--players", "5"},
      {"sim", "sintra", "--players", "99999999999999"},
      {"sim", "sintra", "--side", "C"},
      {"sim", "sintra", "--seed", "x"},
      {"sim", "sintra", "--seed", "1.5"},
      {"sim", "sintra", "--seed", "99999999999999999999"},
      {"sim", "sintra", "--games", "0"},
      {"sim", "sintra", "--games", "-1"},
      {"sim", "sintra", "--games", "many"},
      {"sim", "sintra", "--bots", "wizard"},
      {"sim", "sintra", "--bots", "random,wizard"},
      {"sim", "sintra", "--bots", "random,random,random,random,random"},
      {"sim", "sintra", "--players", "4", "--bots", "random,greedy"},
      {"sim", "sintra", "--trace", "-", "--json"},
      {"sim", "sintra", "--trace", ""},
      {"sim", "sintra", "--trace", (home / "no/such/folder").string()},
      {"sim", "sintra", "--trace", (home / "x").string(), "--bots", "wizard"},
      {"play", "chess", "--line"},
      {"play", "--line", "--players", "7"},
      {"play", "--line", "--side", "X"},
      {"play", "--line", "--players", "2", "--seat", "3=human"},
      {"play", "--line", "--seat", "5=human"},
      {"play", "--line", "--seat", "0=human"},
      {"play", "--line", "--seat", "human"},
      {"play", "--line", "--seat", "1=wizard"},
      {"play", "--line", "--seat", "1="},
      {"play", "--line", "--resume", "--load", "x.game"},
      {"play", "--line", "--seed", "one"},
      {"replay"},
      {"replay", "a.game", "b.game"},
      {"rules", "chess"},
      {"bench", "--seconds", "0"},
      {"bench", "--seconds", "x"},
      {"bench", "--side", "C"},
  };
  for (const Words& mistake : mistakes) {
    std::string line;
    for (const std::string& word : mistake) {
      line += " '" + word + "'";
    }
    CAPTURE(line);
    const Result result = Run(mistake);
    CHECK(result.code == 2);
    CHECK(IsOneLine(result.err));
    CHECK(result.err.starts_with("glazier: "));
    CHECK(result.out.empty());
  }
  CHECK(home.Files().empty());
}

TEST_CASE("Mistakes: a negative seed is no seed") {
  const Home home;
  for (const Words& mistake : {Words{"sim", "sintra", "--seed", "-1"},
                               Words{"play", "--line", "--seed", "-1"}}) {
    const Result result = Run(mistake);
    CHECK(result.code == 2);
    CHECK(IsOneLine(result.err));
    CHECK(result.out.empty());
  }
  CHECK(home.Files().empty());
}

TEST_CASE("Mistakes: an option of the screen before the command") {
  CHECK(Run({"--ascii", "play"}).err ==
        "glazier: --ascii goes after 'play' (see glazier play --help)\n");
}

TEST_CASE("Mistakes: the reason names what is wrong and what there is") {
  CHECK(Contains(Run({"sim", "sintra", "--bots", "wizard"}).err,
                 "there is no bot 'wizard'; there are: random, greedy, amber, "
                 "beryl, coral, ebony, garnet, hazel, indigo, jade, olive, "
                 "pearl, ruby, sienna, topaz, violet"));
  CHECK(Contains(Run({"sim", "sintra", "--players", "5"}).err,
                 "2 to 4 players, not '5'"));
  CHECK(Contains(Run({"sim", "sintra", "--side", "C"}).err,
                 "the side is A or B, not 'C'"));
  CHECK(Contains(Run({"sim", "chess"}).err, "sintra"));
  CHECK(Contains(
      Run({"play", "--line", "--players", "2", "--seat", "3=human"}).err,
      "N from 1 to 2, not '3=human'"));
}

TEST_CASE("The real program: exit codes and streams") {
  const Home home;
  Result result = Spawn(home, {"--version"});
  CHECK(result.code == 0);
  CHECK(result.out == "glazier " + std::string(kVersion) + "\n");
  CHECK(result.err.empty());

  result = Spawn(home, {"sim", "--help"});
  CHECK(result.code == 0);
  CHECK(Contains(result.out, "Examples:"));

  result = Spawn(home, {"sim", "sintra", "--side", "C"});
  CHECK(result.code == 2);
  CHECK(result.out.empty());
  CHECK(IsOneLine(result.err));

  result = Spawn(home, {"replay", (home / "missing.game").string()});
  CHECK(result.code == 1);
  CHECK(result.out.empty());
  CHECK(IsOneLine(result.err));

  result = Spawn(home, {"play", "--line", "--resume"});
  CHECK(result.code == 1);
  CHECK(result.err == "glazier: there is no unfinished game to resume\n");
  CHECK(home.Files().empty());
}

}  // namespace
}  // namespace glazier
