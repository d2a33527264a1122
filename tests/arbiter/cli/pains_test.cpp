// What arbiters complain about, as they would meet it on the command line; each case has its number of the
// list of pains (U..) or of the acceptance (A-..).
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// "Player 01" is the strongest.
void enter(const Workplace& place, int players, int rounds = 5) {
    BOOST_REQUIRE_EQUAL(
        place.run({"new", "club.flagfall", "--rounds", std::to_string(rounds), "--seed", "7"}).code, 0);
    std::string list = "Name;Rating;Club\n";
    for (int number = 1; number <= players; ++number)
        list +=
            fmt::format("Player {:02};{};{}\n", number, 2010 - 10 * number, number % 2 == 0 ? "Even" : "Odd");
    place.write("players.csv", list);
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
}

void pair(const Workplace& place) {
    const Ran paired = place.run({"pair", "club.flagfall"});
    BOOST_REQUIRE_EQUAL(paired.code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
}

std::string linesFor(int boards, const std::string& result) {
    std::string lines;
    for (int board = 1; board <= boards; ++board)
        lines += fmt::format("{} {}\n", board, result);
    return lines;
}

void play(const Workplace& place, int boards) {
    pair(place);
    place.write("round.txt", linesFor(boards, "1-0"));
    BOOST_REQUIRE_EQUAL(place.run({"results", "club.flagfall", "round.txt"}).code, 0);
}

// What follows "--code " in a refusal.
std::string codeIn(const Ran& ran) {
    const auto place = ran.err.find("--code ");
    return place == std::string::npos ? "" : ran.err.substr(place + 7, 6);
}

} // namespace

// U03: 30 results with 2 wrong; the second reading shows exactly these, and stores nothing.
BOOST_AUTO_TEST_CASE(u03_a_second_reading_shows_only_the_differences) {
    const Workplace place;
    enter(place, 60);
    pair(place);
    place.write("first.txt", linesFor(30, "1-0"));
    BOOST_REQUIRE_EQUAL(place.run({"results", "club.flagfall", "first.txt"}).code, 0);
    std::string second = linesFor(30, "1-0");
    second.replace(second.find("7 1-0"), 5, "7 0-1");
    second.replace(second.find("21 1-0"), 6, "21 = ");
    place.write("second.txt", second);
    const Ran ran =
        place.run({"results", "club.flagfall", "--second-reading", "second.txt", "--format", "csv"});
    BOOST_TEST(ran.code == 6, ran.err);
    BOOST_TEST(ran.out.starts_with("board,white,black,stored,read\n7,"), ran.out);
    BOOST_TEST(contains(ran.out, ",1-0,0-1\n21,"), ran.out);
    BOOST_TEST(std::count(ran.out.begin(), ran.out.end(), '\n') == 3, ran.out);
    place.write("third.txt", linesFor(30, "1-0"));
    BOOST_TEST(place.run({"results", "club.flagfall", "--second-reading", "third.txt"}).code == 0);
}

// U04: the counter, and the boards.
BOOST_AUTO_TEST_CASE(u04_how_many_games_are_still_running) {
    const Workplace place;
    enter(place, 80);
    pair(place);
    place.write("most.txt", linesFor(37, "="));
    const Ran entered = place.run({"results", "club.flagfall", "most.txt"});
    BOOST_TEST(contains(entered.out, "3 of 40 games have no result yet: boards 38, 39, 40"), entered.out);
    const Ran open = place.run({"results", "club.flagfall", "--format", "json"});
    BOOST_TEST(contains(open.out, "\"open\": 3"), open.out);
    BOOST_TEST(contains(open.out, "\"board\": 38"), open.out);
}

// U05, U06: the boards and players that block are named; no command closes a round with one open.
BOOST_AUTO_TEST_CASE(u05_u06_what_blocks_is_named) {
    const Workplace place;
    enter(place, 20);
    pair(place);
    std::string lines = linesFor(10, "1-0");
    lines.erase(lines.find("4 1-0\n"), 6);
    lines.erase(lines.find("9 1-0\n"), 6);
    place.write("some.txt", lines);
    BOOST_REQUIRE_EQUAL(place.run({"results", "club.flagfall", "some.txt"}).code, 0);
    for (const char* verb : {"pair", "close", "prepare"}) {
        const Ran ran = place.run({verb, "club.flagfall"});
        BOOST_TEST(ran.code == 7, verb);
    }
    const Ran refused = place.run({"pair", "club.flagfall"});
    BOOST_TEST(contains(refused.err, "board 4: Player "), refused.err);
    BOOST_TEST(contains(refused.err, "board 9: Player "), refused.err);
    const Ran list = place.run({"prepare", "club.flagfall", "--format", "csv"});
    BOOST_TEST(contains(list.out, "result-missing,board 4 has no result"), list.out);
}

// U07: the second "pair" is refused, and there is one pairing.
BOOST_AUTO_TEST_CASE(u07_pairing_twice_gives_one_pairing) {
    const Workplace place;
    enter(place, 8);
    BOOST_TEST(place.run({"pair"}).code == 0);
    const Ran again = place.run({"pair"});
    BOOST_TEST(again.code == 7);
    BOOST_TEST(contains(again.err, "round 1 is a draft"), again.err);
    BOOST_TEST(contains(place.run({"info", "--format", "json"}).out, "\"paired_rounds\": 1"));
}

// U09: marked, it blocks; ruled, it is closed; the log has who, when and why.
BOOST_AUTO_TEST_CASE(u09_a_disputed_result) {
    const Workplace place;
    enter(place, 8);
    play(place, 4);
    BOOST_TEST(place.run({"result", "2", "--disputed", "both report a win"}).code == 0);
    const Ran refused = place.run({"pair"});
    BOOST_TEST(refused.code == 7);
    BOOST_TEST(contains(refused.err, "(disputed)"), refused.err);
    BOOST_TEST(place.run({"result", "2", "="}).code == 0);
    BOOST_TEST(place.run({"pair"}).code == 0);
    const Ran log = place.run({"log", "--find", "both report"});
    BOOST_TEST(contains(log.out, "disputed, 1-0 was reported: both report a win"), log.out);
}

// U11: all or nothing, every bad line with its number.
BOOST_AUTO_TEST_CASE(u11_a_file_with_bad_lines_is_not_taken_at_all) {
    const Workplace place;
    enter(place, 80);
    pair(place);
    std::string lines = linesFor(40, "0-1");
    lines.replace(lines.find("12 0-1"), 6, "12 2-1");
    lines.replace(lines.find("30 0-1"), 6, "30 xyz");
    place.write("bad.txt", lines);
    const Ran ran = place.run({"results", "club.flagfall", "bad.txt"});
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(contains(ran.err, "bad.txt:12: result \"2-1\" of board 12"), ran.err);
    BOOST_TEST(contains(ran.err, "bad.txt:30: result \"xyz\" of board 30"), ran.err);
    BOOST_TEST(contains(place.run({"results"}).out, "Open: 40"));
    // A board that there is not, or twice: also nothing.
    place.write("bad.txt", "1 1-0\n41 1-0\n1 =\n");
    BOOST_TEST(place.run({"results", "club.flagfall", "bad.txt"}).code == 3);
    BOOST_TEST(contains(place.run({"results"}).out, "Open: 40"));
}

// U20, U26: a latecomer against the bye; an idle pair is pointed out. Nothing else on the sheet moves.
BOOST_AUTO_TEST_CASE(u20_u26_changes_to_a_published_round) {
    const Workplace place;
    enter(place, 7);
    pair(place);
    BOOST_TEST(place.run({"player", "add", "club.flagfall", "Late, Lena"}).code == 0);
    const Ran asked = place.run({"seat", "club.flagfall", "late"});
    BOOST_TEST(asked.code == 7);
    BOOST_TEST(contains(asked.err, "--confirm changed-sheet"), asked.err);
    const Ran seated = place.run({"seat", "club.flagfall", "late", "--confirm", "changed-sheet"});
    BOOST_TEST(seated.code == 0, seated.err);
    BOOST_TEST(contains(seated.out, "Changed by hand: board 4: "), seated.out);
    BOOST_TEST(contains(seated.out, "8 paired + 0 bye + 0 not playing = 8 players"), seated.out);

    const Workplace other;
    enter(other, 7);
    pair(other);
    const Ran cancelled = other.run({"cancel", "club.flagfall", "Player 02"});
    BOOST_TEST(cancelled.code == 0, cancelled.err);
    BOOST_TEST(contains(cancelled.err, "both without an opponent"), cancelled.err);
}

// U21, U22: undo says what it takes away; all undone, the export is that of the start, byte for byte.
BOOST_AUTO_TEST_CASE(u21_u22_undo_takes_everything_back_and_says_so) {
    const Workplace place;
    enter(place, 12);
    const Ran start = place.run({"export", "club.flagfall", "--trf"});
    pair(place);
    for (int board = 1; board <= 5; ++board)
        BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", std::to_string(board), "1-0"}).code, 0);
    const Ran full = place.run({"export", "club.flagfall", "--trf"});
    const Ran preview =
        place.run({"undo", "club.flagfall", "--pairing", "--dry-run", "--confirm", "undo-publication"});
    BOOST_TEST(contains(preview.out, "pairing of round 1, publication of round 1 and 5 results"),
               preview.out);
    BOOST_TEST(place.run({"export", "club.flagfall", "--trf"}).out == full.out);
    BOOST_TEST(place.run({"undo", "club.flagfall", "--pairing"}).code == 7);
    BOOST_TEST(place.run({"undo", "club.flagfall", "--pairing", "--confirm", "undo-publication"}).code == 0);
    BOOST_TEST(place.run({"export", "club.flagfall", "--trf"}).out == start.out);
    BOOST_TEST(place.run({"redo", "club.flagfall"}).code == 0);
    BOOST_TEST(place.run({"export", "club.flagfall", "--trf"}).out == full.out);
    BOOST_TEST(place.run({"verify", "club.flagfall"}).code == 0);
}

// U23, A-138.
BOOST_AUTO_TEST_CASE(u23_nobody_is_left) {
    const Workplace place;
    enter(place, 4, 3);
    for (int number = 1; number <= 3; ++number)
        BOOST_REQUIRE_EQUAL(place.run({"withdraw", std::to_string(number)}).code, 0);
    BOOST_TEST(place.run({"pair"}).code == 7);
    BOOST_REQUIRE_EQUAL(place.run({"withdraw", "4"}).code, 0);
    BOOST_TEST(place.run({"pair"}).code == 7);
}

// U24: pairing asks once; the answer is an explicit option, and on record.
BOOST_AUTO_TEST_CASE(u24_a_no_show_is_settled_before_the_next_pairing) {
    const Workplace place;
    enter(place, 8);
    play(place, 4);
    BOOST_REQUIRE_EQUAL(place.run({"result", "1", "+-"}).code, 0);
    const Ran refused = place.run({"pair"});
    BOOST_TEST(refused.code == 7);
    BOOST_TEST(contains(refused.err, "C.05 art. 6.5"), refused.err);
    const Ran settled = place.run({"prepare", "--all-stay"});
    BOOST_TEST(settled.code == 0, settled.out);
    BOOST_TEST(place.run({"pair"}).code == 0);
    BOOST_TEST(
        contains(place.run({"log", "--find", "plays on"}).out, "did not come in round 1 and plays on"));
}

// U25: asked for in round 1, applied in round 4.
BOOST_AUTO_TEST_CASE(u25_a_bye_asked_for_early) {
    const Workplace place;
    enter(place, 8);
    BOOST_REQUIRE_EQUAL(place.run({"bye", "club.flagfall", "Player 03", "--half", "--round", "4"}).code, 0);
    for (int round = 1; round <= 3; ++round)
        play(place, 4);
    BOOST_TEST(contains(place.run({"prepare", "club.flagfall"}).out, "half-point bye for Player 03"));
    const Ran paired = place.run({"pair", "club.flagfall", "--format", "csv"});
    BOOST_TEST(contains(paired.out, "Player 03"), paired.out);
    BOOST_TEST(contains(paired.out, "half-point"), paired.out);
}

// U28: in the message.
BOOST_AUTO_TEST_CASE(u28_prohibited_pairs) {
    const Workplace place;
    enter(place, 8);
    BOOST_TEST(place.run({"forbid", "club.flagfall", "--club", "Even", "--rounds", "1-2"}).code == 0);
    const Ran list = place.run({"forbid", "club.flagfall"});
    BOOST_TEST(contains(list.out, "club Even in rounds 1 to 2"), list.out);
    play(place, 4);
    // after round 1 it leaves FIDE mode: level 5, then level 4, then done.
    const Ran five = place.run({"forbid", "club.flagfall", "1", "2"});
    BOOST_TEST(five.code == 7);
    BOOST_TEST(contains(five.err, "prohibition-after-start (level 5)"), five.err);
    const Ran four = place.run({"forbid", "club.flagfall", "1", "2", "--confirm", "leave-fide-mode"});
    BOOST_TEST(four.code == 7);
    BOOST_TEST(contains(four.err, "leave-fide-mode (level 4)"), four.err);
    // a general yes never answers it.
    BOOST_TEST(place.run({"forbid", "club.flagfall", "1", "2", "--yes"}).code == 7);
    const Ran again = place.run({"forbid", "club.flagfall", "1", "2", "--confirm", "leave-fide-mode"});
    const Ran done = place.run(
        {"forbid", "club.flagfall", "1", "2", "--confirm", "leave-fide-mode", "--code", codeIn(again)});
    BOOST_TEST(done.code == 0, done.err);
    // shown, and written into the report file.
    const Ran info = place.run({"info", "club.flagfall", "--format", "json"});
    BOOST_TEST(contains(info.out, "left in round 1"), info.out);
    BOOST_TEST(contains(info.out, "\"prohibition\""), info.out);
    BOOST_TEST(contains(place.run({"pairings", "club.flagfall"}).out, "Not in FIDE mode (left in round 1)"));
    const Ran exported = place.run({"export", "club.flagfall", "--trf", "-o", "club.trf"});
    BOOST_TEST(exported.code == 0, exported.err);
    BOOST_TEST(contains(place.read("club.trf"), "### FIDE mode exited @ Round 1"));
    BOOST_TEST(contains(place.read("club.trf"), "### Prohibition @ Round 1"));
    BOOST_TEST(place.run({"check", "club.trf"}).code != 3);
    // the act is undone, the loss is not.
    BOOST_TEST(place.run({"undo", "club.flagfall"}).code == 0);
    BOOST_TEST(contains(place.run({"info", "club.flagfall"}).out, "left in round 1"));
    // nor by taking in our own file anew.
    BOOST_REQUIRE_EQUAL(place.run({"new", "again.flagfall"}).code, 0);
    const Ran import = place.run({"import", "again.flagfall", "club.trf"});
    BOOST_TEST(import.code == 7);
    const Ran taken = place.run(
        {"import", "again.flagfall", "club.trf", "--confirm", "leave-fide-mode", "--code", codeIn(import)});
    BOOST_TEST(taken.code == 0, taken.err);
    BOOST_TEST(contains(place.run({"info", "again.flagfall"}).out, "left in round 1"));
}

// U50: one list over all sections.
BOOST_AUTO_TEST_CASE(u50_check_in_over_all_sections) {
    const Workplace place;
    for (const char* section : {"A", "B", "C"}) {
        BOOST_REQUIRE_EQUAL(place.run({"new", "open.flagfall", "--section", section, "--rounds", "3"}).code,
                            0);
        place.write(
            "list.csv",
            fmt::format("Name;Rating\nAda {0};1500\nBob {0};1400\nCy {0};1300\nDee {0};1200\n", section));
        BOOST_REQUIRE_EQUAL(place.run({"import", "open.flagfall", "list.csv", "--section", section}).code, 0);
    }
    BOOST_TEST(place.run({"pair", "open.flagfall"}).code == 3); // which one?
    BOOST_TEST(place.run({"checkin", "open.flagfall", "ada b", "--section", "B"}).code == 0);
    const Ran list = place.run({"checkin", "open.flagfall", "--format", "csv", "--find", "a"});
    BOOST_TEST(contains(list.out, "A,1,Ada A,"), list.out);
    BOOST_TEST(!contains(list.out, "Ada B"), list.out);
    BOOST_TEST(contains(list.out, "C,1,Ada C,"), list.out);
    BOOST_TEST(place.run({"pair", "open.flagfall", "--section", "A"}).code == 0);
    BOOST_TEST(place.run({"publish", "open.flagfall", "--section", "A"}).code == 0);
    BOOST_TEST(place.run({"result", "open.flagfall", "1:1-0", "2:=", "--section", "A"}).code == 0);
    BOOST_TEST(place.run({"standings", "open.flagfall", "--section", "A"}).code == 0);
    BOOST_TEST(place.run({"standings", "open.flagfall", "--section", "X"}).code == 3);
    BOOST_TEST(contains(place.run({"undo", "open.flagfall", "--section", "A"}).out, "2 results"));
    BOOST_TEST(place.run({"verify", "open.flagfall"}).code == 0);
}

// U54, A-367: a damaged copy changes nothing; a good one comes back, and the present file is kept.
BOOST_AUTO_TEST_CASE(u54_restore_checks_first_and_keeps_the_present_file) {
    const Workplace place;
    enter(place, 8);
    BOOST_REQUIRE_EQUAL(place.run({"copy", "club.flagfall", "stick.flagfall"}).code, 0);
    play(place, 4);
    const std::string present = place.read("club.flagfall");
    std::string damaged = place.read("stick.flagfall");
    damaged.replace(8192, 64, std::string(64, '\xA5'));
    place.write("damaged.flagfall", damaged);
    BOOST_TEST(place.run({"restore", "club.flagfall", "damaged.flagfall"}).code == 3);
    BOOST_TEST(place.read("club.flagfall") == present);
    const Ran restored = place.run({"restore", "club.flagfall", "stick.flagfall"});
    BOOST_TEST(restored.code == 0, restored.err);
    BOOST_TEST(contains(place.run({"info", "club.flagfall"}).out, "Rounds paired: 0"));
    BOOST_TEST(place.has("club.before-restore.flagfall"));
    BOOST_TEST(place.read("club.before-restore.flagfall") == present);
    BOOST_TEST(contains(place.run({"log", "club.flagfall"}).out, "Restored from stick.flagfall"));
    BOOST_TEST(place.run({"verify", "club.flagfall"}).code == 0);
}

// restoring an older copy is no way back into FIDE mode.
BOOST_AUTO_TEST_CASE(restoring_does_not_bring_fide_mode_back) {
    const Workplace place;
    enter(place, 8);
    BOOST_REQUIRE_EQUAL(place.run({"backup", "club.flagfall"}).code, 0);
    const Ran asked =
        place.run({"set", "club.flagfall", "--fide-mode", "off", "--confirm", "leave-fide-mode"});
    BOOST_REQUIRE_EQUAL(asked.code, 7);
    BOOST_REQUIRE_EQUAL(place
                            .run({"set", "club.flagfall", "--fide-mode", "off", "--confirm",
                                  "leave-fide-mode", "--code", codeIn(asked)})
                            .code,
                        0);
    std::string copy;
    for (const std::string& name : place.names())
        if (name.starts_with("club.2")) copy = name;
    const Ran restored = place.run({"restore", "club.flagfall", copy});
    BOOST_TEST(restored.code == 0, restored.err);
    BOOST_TEST(contains(restored.err, "had left FIDE mode"), restored.err);
    BOOST_TEST(contains(place.run({"info", "club.flagfall"}).out, "left in round 1"));
}

// U55: a copy opens; an existing file is never replaced.
BOOST_AUTO_TEST_CASE(u55_a_copy_is_an_event) {
    const Workplace place;
    enter(place, 8);
    const Ran copied = place.run({"copy", "club.flagfall", "stick ♟🙂.flagfall"});
    BOOST_TEST(copied.code == 0, copied.err);
    BOOST_TEST(contains(copied.out, "2 journal entries, checked"), copied.out);
    BOOST_TEST(place.run({"pair", "stick ♟🙂.flagfall"}).code == 0);
    place.write("mine.flagfall", "something of mine");
    BOOST_TEST(place.run({"copy", "club.flagfall", "mine.flagfall"}).code == 5);
    BOOST_TEST(place.read("mine.flagfall") == "something of mine");
}

// What can be saved of a damaged file is saved, and it is said where the damage begins.
BOOST_AUTO_TEST_CASE(rescue_saves_what_can_be_read) {
    const Workplace place;
    enter(place, 8);
    play(place, 4);
    std::string bytes = place.read("club.flagfall");
    // The last entry's facts become something else: its hash does not fit any more.
    const auto facts = bytes.find("{\"results\"");
    BOOST_REQUIRE(facts != std::string::npos);
    bytes[facts + 2] = 'R';
    place.write("club.flagfall", bytes);
    BOOST_TEST(place.run({"info", "club.flagfall"}).code == 3);
    const Ran rescued = place.run({"rescue", "club.flagfall"});
    BOOST_TEST(rescued.code == 0, rescued.err);
    BOOST_TEST(contains(rescued.out, "4 journal entries are saved, up to: Round 1 published"), rescued.out);
    BOOST_TEST(contains(rescued.err, "entry 5"), rescued.err);
    BOOST_TEST(place.run({"verify", "club.rescued.flagfall"}).code == 0);
    BOOST_TEST(place.read("club.flagfall") == bytes);
    // Cut off: what is left of the pages.
    place.write("cut.flagfall", place.read("club.rescued.flagfall").substr(0, 16384));
    const Ran cut = place.run({"rescue", "cut.flagfall"});
    BOOST_TEST((cut.code == 0 || cut.code == 3));
    place.write("nothing.flagfall", std::string(5000, 'x'));
    BOOST_TEST(place.run({"rescue", "nothing.flagfall"}).code == 3);
}

// "--json on everything": one object with exit code, what was printed and said, and what would confirm it.
BOOST_AUTO_TEST_CASE(every_verb_answers_in_json) {
    const Workplace place;
    enter(place, 8);
    pair(place);
    const Ran act = place.run({"result", "1", "1-0", "--json"});
    BOOST_TEST(act.code == 0);
    BOOST_TEST(contains(act.out, "\"exit\": 0"), act.out);
    BOOST_TEST(contains(act.out, "Board 1: White wins"), act.out);
    const Ran table = place.run({"standings", "club.flagfall", "--json"});
    BOOST_TEST(table.out == place.run({"standings", "club.flagfall", "--format", "json"}).out);
    const Ran refused = place.run({"unpair", "--json"});
    BOOST_TEST(refused.code == 7);
    BOOST_TEST(contains(refused.out, "\"confirm\": [\n    \"unpair-published-round\"\n  ]"), refused.out);
    const Ran wrong = place.run({"dance", "--json"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.out, "\"error\""), wrong.out);
    BOOST_TEST(wrong.err == "");
}

BOOST_AUTO_TEST_CASE(shells_and_man_know_every_verb) {
    const Workplace place;
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Ran ran = place.run({"completion", shell});
        BOOST_TEST(ran.code == 0);
        for (const char* part : {"prepare", "second-reading", "fix-board"})
            BOOST_TEST(contains(ran.out, part), shell);
    }
    BOOST_TEST(place.run({"completion", "tcsh"}).code == 3);
    const Ran man = place.run({"man"});
    BOOST_TEST(man.out.starts_with(".TH FLAGFALL 1 "));
    BOOST_TEST(contains(man.out, ".SS fix-board"));
}

// said before anything else is done with it.
BOOST_AUTO_TEST_CASE(a_preset_outside_fide_mode_says_so) {
    const Workplace place;
    const Ran made = place.run({"new", "kids.flagfall", "--preset", "children"});
    BOOST_TEST(made.code == 0);
    BOOST_TEST(contains(made.err, "Not in FIDE mode: tie-breaks that are not in C.07: SOS,WR"), made.err);
    BOOST_TEST(contains(place.run({"info", "kids.flagfall"}).out, "FIDE mode: left in round 1"));
}
