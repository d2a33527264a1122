// A whole event on the command line: undone act by act down to the empty one and redone again, with the same
// exports byte for byte; and read from a disk that takes nothing.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sys/mount.h>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

void must(const Workplace& place, std::vector<std::string> arguments, std::string_view input = {}) {
    // What asks for a confirmation gets it, in two steps if need be.
    Ran ran = place.run(arguments, input);
    for (int step = 0; ran.code == 7 && step < 3; ++step) {
        std::vector<std::string> insisting = arguments;
        for (auto at = ran.err.find("--confirm "); at != std::string::npos;
             at = ran.err.find("--confirm ", at + 1)) {
            const auto end = ran.err.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at + 10);
            insisting.insert(insisting.end(), {"--confirm", ran.err.substr(at + 10, end - at - 10)});
        }
        if (const auto at = ran.err.find("--code "); at != std::string::npos)
            insisting.insert(insisting.end(), {"--code", ran.err.substr(at + 7, 6)});
        ran = place.run(insisting, input);
    }
    BOOST_TEST_REQUIRE(ran.code == 0, fmt::format("{} {}: {}", arguments[0], arguments.back(), ran.err));
}

// Everything that leaves the program about a section.
std::string exports(const Workplace& place, const std::string& section) {
    std::string all = place.run({"export", "open.flagfall", "--trf", "--section", section}).out;
    for (const std::vector<std::string>& verb :
         std::vector<std::vector<std::string>>{{"player", "list"}, {"standings"}, {"crosstable"}}) {
        std::vector<std::string> arguments = verb;
        arguments.insert(arguments.end(), {"open.flagfall", "--section", section, "--format", "json"});
        all += place.run(arguments).out;
    }
    return all;
}

std::string list(int players, const std::string& prefix) {
    std::string lines = "Name;Rating;Club\n";
    for (int number = 1; number <= players; ++number)
        lines +=
            fmt::format("{} {:02};{};{}\n", prefix, number, 2010 - 10 * number, number % 2 ? "Odd" : "Even");
    return lines;
}

// club.flagfall with round 1 published and two results in it.
void firstRoundOf(int players, const Workplace& place) {
    place.write("players.csv", list(players, "Anna"));
    must(place, {"new", "club.flagfall", "--rounds", "3", "--seed", "7"});
    must(place, {"import", "club.flagfall", "players.csv"});
    must(place, {"pair", "club.flagfall"});
    must(place, {"publish", "club.flagfall"});
    must(place, {"result", "club.flagfall", "1:1-0", "2:="});
}

// Two sections; one of them with hand pairing, late truth and everything else that happens.
void play(const Workplace& place) {
    place.write("a.csv", list(12, "Anna"));
    place.write("b.csv", list(7, "Bert"));
    const auto on = [&](std::vector<std::string> words, const std::string& section = "A",
                        std::string_view input = {}) {
        words.insert(words.begin() + (words.front() == "player" ? 2 : 1), "open.flagfall");
        words.insert(words.end(), {"--section", section});
        must(place, std::move(words), input);
    };
    on({"import", "a.csv"});
    on({"import", "b.csv"}, "B");
    on({"forbid", "1", "2"});
    on({"fix-board", "9", "1"});
    on({"bye", "3", "--half", "--round", "3"});
    on({"pair"});
    on({"publish"});
    on({"pair"}, "B");
    on({"publish"}, "B");
    on({"result", "1:1-0", "2:=", "3:0-1", "4:+-", "5:1-0", "6:="});
    on({"player", "add", "Late Lena", "--rating", "1805"});
    // The note is kept, and the no-show of board 4 is still in the way.
    const std::vector<std::string> note{"prepare", "open.flagfall",       "--section", "A",
                                        "--note",  "wants the door open", "--about",   "5"};
    BOOST_TEST(place.run(note).code == 7);
    on({"prepare", "--all-stay", "--settled", "1"});
    on({"pair", "--manual"}, "A", "swap 1 5\ndone\n");
    on({"publish"});
    on({"result", "1:1-0", "2:=", "3:0-1", "4:1-0", "5:1-0", "6:="});
    on({"result", "--round", "1", "5:0-1"}); // the wrong result, found a round later
    on({"withdraw", "12"});
    on({"result", "1:1-0", "2:=", "3:0-1"}, "B");
    on({"pair"});
    on({"unpair"});
    on({"pair"});
    on({"publish"});
    on({"swap", "--colours", "2"});
    on({"cancel", "7"});
    on({"close"}, "B");
}

} // namespace

BOOST_AUTO_TEST_SUITE(whole_event)

// Issue "nothing lost, everything undoable": the exports of the empty event, and of the finished one.
BOOST_AUTO_TEST_CASE(undone_to_the_empty_event_and_redone_to_the_finished_one) {
    const Workplace place;
    for (const char* section : {"A", "B"})
        BOOST_TEST_REQUIRE(place
                               .run({"new", "open.flagfall", "--section", section, "--rounds",
                                     section[0] == 'A' ? "3" : "1", "--seed", "7"})
                               .code == 0);
    const std::string emptyA = exports(place, "A");
    const std::string emptyB = exports(place, "B");
    BOOST_TEST(contains(emptyA, "012")); // it is an export
    play(place);
    const std::string fullA = exports(place, "A");
    const std::string fullB = exports(place, "B");
    BOOST_TEST(fullA != emptyA);
    BOOST_TEST(place.run({"verify", "open.flagfall"}).code == 0);
    std::size_t undone = 0;
    // The first act of B made the section; it stays here.
    const auto undo = [&](const std::string& section, std::size_t acts) {
        for (std::size_t act = 0; act < acts; ++act, ++undone)
            must(place, {"undo", "open.flagfall", "--section", section});
    };
    const auto actsOf = [&](const std::string& section) {
        std::size_t acts = 0;
        while (place
                   .run({"undo", "open.flagfall", std::to_string(acts + 1), "--dry-run", "--section", section,
                         "--confirm", "undo-publication"})
                   .code == 0)
            ++acts;
        return acts;
    };
    const std::size_t ofA = actsOf("A");
    const std::size_t ofB = actsOf("B") - 1;
    BOOST_TEST(ofA > 20U);
    undo("A", ofA);
    BOOST_TEST(exports(place, "A") == emptyA);
    BOOST_TEST(exports(place, "B") == fullB); // the other section is as it was
    undo("B", ofB);
    BOOST_TEST(exports(place, "B") == emptyB);
    BOOST_TEST(place.run({"verify", "open.flagfall"}).code == 0);
    for (std::size_t act = 0; act < ofB; ++act)
        must(place, {"redo", "open.flagfall", "--section", "B"});
    for (std::size_t act = 0; act < ofA; ++act)
        must(place, {"redo", "open.flagfall", "--section", "A"});
    BOOST_TEST(exports(place, "A") == fullA);
    BOOST_TEST(exports(place, "B") == fullB);
    BOOST_TEST(place.run({"verify", "open.flagfall"}).code == 0);
}

// A disk that can only be read: all that only looks works, every act is refused clearly, nothing changes.
BOOST_AUTO_TEST_CASE(from_a_disk_that_takes_nothing) {
    const Workplace place;
    firstRoundOf(8, place);
    const auto stick = place.folder() / "stick";
    std::filesystem::create_directory(stick);
    if (::mount("tmpfs", stick.c_str(), "tmpfs", 0, "size=4m") != 0) {
        BOOST_TEST_MESSAGE("skipped: no disk can be mounted here");
        return;
    }
    std::filesystem::copy_file(place.folder() / "club.flagfall", stick / "club.flagfall");
    BOOST_TEST_REQUIRE(::mount("tmpfs", stick.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=4m") == 0);
    const std::string before = place.read("stick/club.flagfall");
    const std::string event = "stick/club.flagfall";
    for (const std::vector<std::string>& reading :
         std::vector<std::vector<std::string>>{{"info", event},
                                               {"pairings", event},
                                               {"standings", event},
                                               {"crosstable", event},
                                               {"player", "list", event},
                                               {"log", event},
                                               {"verify", event},
                                               {"results", event},
                                               {"export", event, "--trf"},
                                               {"copy", event, "copy.flagfall"},
                                               {"undo", event, "--dry-run"}}) {
        const Ran ran = place.run(reading);
        BOOST_TEST(ran.code == 0, reading[0] << ": " << ran.err);
    }
    BOOST_TEST(place.run({"prepare", event}).code == 7); // results are missing
    for (const std::vector<std::string>& act :
         std::vector<std::vector<std::string>>{{"result", event, "3:1-0"},
                                               {"player", "add", event, "Late Lena"},
                                               {"withdraw", event, "1"},
                                               {"checkin", event, "2"},
                                               {"bye", event, "3", "--half"},
                                               {"set", event, "--name", "Other"},
                                               {"undo", event},
                                               {"swap", event, "--colours", "3"},
                                               {"prepare", event, "--note", "something"}}) {
        const Ran ran = place.run(act);
        BOOST_TEST(ran.code == 5, act[0] << ": " << ran.code << " " << ran.err);
        BOOST_TEST(contains(ran.err, "can only be read"), act[0] << ": " << ran.err);
    }
    BOOST_TEST(place.run({"new", "stick/other.flagfall"}).code == 5);
    BOOST_TEST(place.read("stick/club.flagfall") == before);
    std::size_t names = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(stick))
        ++names;
    BOOST_TEST(names == 1U);
    ::umount(stick.c_str());
}

// A sheet of results typed a second time: the diary names only what it changed.
BOOST_AUTO_TEST_CASE(results_entered_again_are_told_by_what_they_change) {
    const Workplace place;
    firstRoundOf(4, place);
    must(place, {"result", "club.flagfall", "1:1-0", "2:="});
    must(place, {"result", "club.flagfall", "1:1-0", "2:0-1"});
    const Ran diary = place.run({"log", "club.flagfall", "--last", "2", "--format", "csv"});
    BOOST_TEST(contains(diary.out, "Round 1: 2 results entered again, all as before"), diary.out);
    BOOST_TEST(contains(diary.out, "Round 1: board 2 0-1"), diary.out);
    BOOST_TEST(contains(diary.out, "(was =)"), diary.out);
    BOOST_TEST(!contains(diary.out, "board 1"), diary.out);
}

// three players, four rounds. The fourth can only be made by hand, with a game repeated.
BOOST_AUTO_TEST_CASE(a040_what_the_engine_cannot_finish_is_finished_by_hand) {
    const Workplace place;
    place.write("players.csv", list(3, "Anna"));
    must(place, {"new", "club.flagfall", "--rounds", "4", "--seed", "7"});
    must(place, {"import", "club.flagfall", "players.csv"});
    const Ran prepared = place.run({"prepare", "club.flagfall"});
    BOOST_TEST(prepared.code == 0);
    BOOST_TEST(contains(prepared.out, "set --rounds 3"), prepared.out);
    for (int round = 1; round <= 3; ++round) {
        const Ran paired = place.run({"pair", "club.flagfall"});
        BOOST_TEST_REQUIRE(paired.code == 0, paired.err);
        BOOST_TEST(contains(paired.err, "too-many-rounds") == (round == 1), paired.err);
        must(place, {"publish", "club.flagfall"});
        must(place, {"result", "club.flagfall", "1:="});
    }
    BOOST_TEST(place.run({"pair", "club.flagfall"}).code == 1);
    const std::string script = "pair 1 2\nout 3\ndone\n";
    const Ran asked = place.run({"pair", "club.flagfall", "--manual"}, script);
    BOOST_TEST(asked.code == 7, asked.err);
    BOOST_TEST(contains(asked.err, "Warning rematch (level 3)"), asked.err);
    must(place, {"pair", "club.flagfall", "--manual"}, script);
    must(place, {"publish", "club.flagfall"});
    must(place, {"result", "club.flagfall", "1:1-0"});
    BOOST_TEST(place.run({"verify", "club.flagfall"}).code == 0);
}

BOOST_AUTO_TEST_SUITE_END()
