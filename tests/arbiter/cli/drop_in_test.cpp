// Called in the language of bbpPairings, of JaVaFo, or of FIDE's check list: output byte for byte, exit
// codes, where files without a folder go, and that nothing is written when the work failed.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

#include "program.hpp"

using namespace cli_test;
namespace data = boost::unit_test::data;

namespace {

using Words = std::vector<std::string>;

// Round 2 as somebody paired it by hand: 1-2 and 3-4 instead of the leaders.
std::string otherwisePaired() {
    return "012 By hand\n142 3\n152 W\n" + playerLine(1, "A", 2100, "1.5", {"   3 w 1", "   2 b ="}) +
           playerLine(2, "B", 2000, "0.5", {"   4 b 0", "   1 w ="}) +
           playerLine(3, "C", 1900, "0.0", {"   1 b 0", "   4 w 0"}) +
           playerLine(4, "D", 1800, "2.0", {"   2 w 1", "   3 b 1"});
}

// Three who have all met: no second bye, no rematch.
std::string nothingLeft() {
    return "142 4\n152 W\n" + playerLine(1, "A", 2100, "3.0", {"   2 w 1", "   3 b 1", "0000 - U"}) +
           playerLine(2, "B", 2000, "2.0", {"   1 b 0", "0000 - U", "   3 w 1"}) +
           playerLine(3, "C", 1900, "1.0", {"0000 - U", "   1 w 0", "   2 b 0"});
}

std::string withoutColour(std::string trf) {
    const auto place = trf.find("152 W\n");
    BOOST_REQUIRE_NE(place, std::string::npos);
    return trf.erase(place, 6);
}

} // namespace

BOOST_AUTO_TEST_SUITE(drop_in)

BOOST_AUTO_TEST_CASE(bbp_pairs_to_standard_output_or_beside_the_input) {
    const Workplace place;
    std::filesystem::create_directory(place.folder() / "sub é");
    place.write("sub é/open.trf", entryListTrf(5));
    const std::string pairs = "3\n1 3\n4 2\n5 0\n";
    const Ran printed = place.runAs("/usr/bin/bbpPairings", {"--dutch", "sub é/open.trf", "-p"});
    BOOST_TEST(printed.code == 0);
    BOOST_TEST(printed.out == pairs);
    BOOST_TEST(printed.err == "");
    BOOST_TEST(place.runAs("bbpPairings", {"--dutch", "sub é/open.trf", "-p", "out.txt"}).code == 0);
    BOOST_TEST(place.read("sub é/out.txt") == pairs);
    BOOST_TEST(place.runAs("bbpPairings", {"--dutch", "sub é/open.trf", "-p", "./here.txt"}).code == 0);
    BOOST_TEST(place.read("here.txt") == pairs);
    // The same through an option, and by the arguments alone.
    BOOST_TEST(place.run({"--as", "bbpPairings", "--dutch", "sub é/open.trf", "-p"}).out == pairs);
    BOOST_TEST(place.run({"--dutch", "sub é/open.trf", "-p"}).out == pairs);
}

BOOST_AUTO_TEST_CASE(bbp_check_has_its_form_and_exit_code) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    const std::string report = "hand: Round #1\n"
                               "hand: Round #2\n"
                               "  Checker pairings        Tournament pairings \n"
                               "      4 -   1                  2 -   1\n"
                               "      2 -   3                  3 -   4\n"
                               "\n\n";
    const Ran ran = place.run({"--dutch", "hand.trf", "-c"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == report);
    const Ran strict = place.run({"--dutch", "hand.trf", "-c", "--exit-on-diff"});
    BOOST_TEST(strict.code == 1);
    BOOST_TEST(strict.out == report);
}

BOOST_AUTO_TEST_CASE(checklists_lie_where_the_engines_put_them) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    BOOST_TEST(place.run({"--dutch", "hand.trf", "-c", "-l"}).code == 0);
    const std::string list = place.read("hand.list");
    BOOST_TEST(list.starts_with("Round #1\nID\tPts\t-\tPref\tC2\tC14\tC16\t Cur\t\t\n"), list);
    // Before round 2: 1 and 4 have one point; 1 had White, so it prefers Black mildly ... strongly: its
    // difference is +1 (C.04.3 art. 1.7.2).
    BOOST_TEST(list.find("\n 1\t1.0\t W\t (B)\t Y\t   \t   \t(4B)\t\t 3\t\n") != std::string::npos, list);
    BOOST_TEST(list.find("Flagfall ") != std::string::npos);
    place.write("open.trf", entryListTrf(4));
    BOOST_TEST(place.run({"open.trf", "-p", "out.txt", "-l", "mine.txt"}).code == 0);
    BOOST_TEST(place.has("mine.txt"));
    BOOST_TEST(place.has("out.txt"));
}

BOOST_AUTO_TEST_CASE(no_legal_pairing_leaves_the_old_output) {
    const Workplace place;
    place.write("three.trf", nothingLeft());
    place.write("out.txt", "old");
    const Ran ran = place.run({"--dutch", "three.trf", "-p", "out.txt"});
    BOOST_TEST(ran.code == 1);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(ran.err != "");
    BOOST_TEST(place.read("out.txt") == "old");
    // In a check it is a finding: round 3 of this record repeats a game.
    std::string repeated = nothingLeft();
    const Ran check = place.run({"--dutch", "three.trf", "-c"});
    BOOST_TEST(check.code == 0);
}

BOOST_AUTO_TEST_CASE(javafo_draws_a_colour_where_none_is_stated) {
    const Workplace place;
    place.write("open.trf", withoutColour(entryListTrf(6)));
    const Ran first = place.run({"open.trf", "-p"});
    BOOST_TEST(first.code == 0);
    BOOST_TEST((first.out == "3\n1 4\n5 2\n3 6\n" || first.out == "3\n4 1\n2 5\n6 3\n"), first.out);
    BOOST_TEST(place.runAs("javafo", {"open.trf", "-p"}).out == first.out); // always the same
    // bbpPairings asks for it.
    BOOST_TEST(place.run({"--dutch", "open.trf", "-p"}).code == 3);
}

BOOST_AUTO_TEST_CASE(javafo_checks_one_round_and_accelerates) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    BOOST_TEST(place.run({"hand.trf", "-c", "1"}).out == "hand: Round #1\n\n");
    BOOST_TEST(place.run({"hand.trf", "-c", "7"}).code == 3);
    // Baku in round 1 of eight players: GA are the first four (C.04.7 art. 1.2), paired among themselves.
    place.write("eight.trf", "142 9\n" + entryListTrf(8).substr(entryListTrf(8).find("152")));
    BOOST_TEST(place.run({"eight.trf", "-b", "-p"}).out == "4\n1 3\n4 2\n5 7\n8 6\n");
    BOOST_TEST(place.run({"eight.trf", "-p"}).out == "4\n1 5\n6 2\n3 7\n8 4\n");
}

BOOST_AUTO_TEST_CASE(the_form_of_the_check_list_looks_at_the_standings_too) {
    const Workplace place;
    const auto ranked = [](int first, int second) {
        const auto line = [](int number, const std::string& points, int rank, const std::string& cells) {
            std::string text = playerLine(number, "A", 2000, points, {cells});
            text.replace(85, 4, "   " + std::to_string(rank));
            return text;
        };
        return "142 3\n152 W\n202 BH\n" + line(1, "1.0", first, "   2 w 1") +
               line(2, "0.0", second, "   1 b 0");
    };
    place.write("right.trf", ranked(1, 2));
    place.write("wrong.trf", ranked(2, 1));
    BOOST_TEST(place.run({"-check", "right.trf", "--exit-on-diff"}).code == 0);
    const Ran wrong = place.run({"-check", "wrong.trf", "--exit-on-diff"});
    BOOST_TEST(wrong.code == 1);
    BOOST_TEST(wrong.out.find("player 2: recorded place 1, place by the list 2\n") != std::string::npos,
               wrong.out);
    // So does our own verb, which counts it as a difference.
    const Ran verb = place.run({"check", "right.trf", "wrong.trf"});
    BOOST_TEST(verb.code == 6);
    BOOST_TEST(verb.out.ends_with("2 tournaments, 2 rounds, 1 differences\n"), verb.out);
    BOOST_TEST(verb.out.find("player 1: recorded place 2, place by the list 1\n") != std::string::npos,
               verb.out);
}

BOOST_AUTO_TEST_CASE(identification) {
    const Workplace place;
    place.write("open.trf", entryListTrf(2));
    BOOST_TEST(place.runAs("bbpPairings", {}).out.starts_with("Flagfall "));
    BOOST_TEST(place.runAs("bbpPairings", {"-r"}).code == 0);
    const Ran both = place.runAs("bbpPairings", {"-r", "--dutch", "open.trf", "-p"});
    BOOST_TEST(both.out.ends_with("\n1\n1 2\n"), both.out);
}

// -g: the same seed gives the same bytes; what it makes, -c finds right.
BOOST_AUTO_TEST_CASE(generation) {
    const Workplace place;
    place.write("config.txt", "PlayersNumber=18\nRoundsNumber=5\nForfeitRate=20\n");
    BOOST_TEST(place.run({"--dutch", "-g", "config.txt", "-o", "one.trf", "-s", "7", "-l"}).code == 0);
    BOOST_TEST(place.run({"--dutch", "-g", "config.txt", "-o", "two.trf", "-s", "7"}).code == 0);
    BOOST_TEST(place.run({"--dutch", "-g", "config.txt", "-o", "other.trf", "-s", "8"}).code == 0);
    BOOST_TEST(place.read("one.trf") == place.read("two.trf"));
    BOOST_TEST(place.read("one.trf") != place.read("other.trf"));
    BOOST_TEST(place.read("one.list").find("Round #5") != std::string::npos);
    const Ran checked = place.run({"--dutch", "one.trf", "-c", "--exit-on-diff"});
    BOOST_TEST(checked.code == 0, checked.out);
    // Like a model: as many players and rounds, the same ratings.
    BOOST_TEST(place.run({"--dutch", "one.trf", "-g", "-o", "like.trf", "-s", "9"}).code == 0);
    BOOST_TEST(place.run({"--dutch", "like.trf", "-c", "--exit-on-diff"}).code == 0);
    const auto lines = [&](const std::string& name) {
        const std::string text = place.read(name);
        std::size_t count = 0;
        for (auto at = text.find("\n001 "); at != std::string::npos; at = text.find("\n001 ", at + 1))
            ++count;
        return count;
    };
    BOOST_TEST(lines("one.trf") == 18U);
    BOOST_TEST(lines("like.trf") == 18U);
    // JaVaFo: a number in the place of the configuration is the seed.
    BOOST_TEST(place.runAs("javafo", {"-g", "5", "-o", "five.trf"}).code == 0);
    BOOST_TEST(place.runAs("javafo", {"-g", "5", "-b", "-o", "five baku.trf"}).code == 0);
    BOOST_TEST(place.runAs("javafo", {"five.trf", "-c"}).code == 0);
    // Without a seed one is drawn and said.
    const Ran drawn = place.run({"--dutch", "-g", "config.txt", "-o", "drawn.trf"});
    BOOST_TEST(drawn.code == 0);
    BOOST_TEST(drawn.err.starts_with("Seed "), drawn.err);
    // A key that does not exist is named; the old file stays.
    place.write("bad.txt", "PlayersNumber=18\nColour=red\n");
    place.write("kept.trf", "old");
    const Ran bad = place.run({"--dutch", "-g", "bad.txt", "-o", "kept.trf"});
    BOOST_TEST(bad.code == 3);
    BOOST_TEST(bad.err.find("Colour") != std::string::npos, bad.err);
    BOOST_TEST(place.read("kept.trf") == "old");
}

namespace {

struct Wrong {
    const char* name;
    Words arguments;
    int code;
};
std::ostream& operator<<(std::ostream& stream, const Wrong& wrong) {
    return stream << wrong.name;
}

const std::vector<Wrong> wrongCalls{
    {"no system", {"--as", "bbpPairings", "open.trf", "-p"}, 3},
    {"no action", {"--dutch", "open.trf"}, 3},
    {"no input", {"--dutch", "-p"}, 3},
    {"action before the input", {"--dutch", "-p", "open.trf"}, 3},
    {"too many arguments", {"--dutch", "open.trf", "-p", "out", "more"}, 3},
    {"another system", {"--burstein", "open.trf", "-p"}, 3},
    {"no such program", {"--as", "vega", "open.trf", "-p"}, 3},
    {"round is no number", {"open.trf", "-c", "two"}, 3},
    {"seed is no number", {"--dutch", "-g", "-o", "out", "-s", "x"}, 3},
    {"seed of more than 32 bits", {"--dutch", "-g", "-o", "out", "-s", "4294967296"}, 3},
    {"no such file", {"--dutch", "none.trf", "-p", "out"}, 5},
    {"output in no folder", {"--dutch", "open.trf", "-p", "none/out"}, 5},
    {"checklist in no folder", {"--dutch", "open.trf", "-p", "out", "-l", "none/list"}, 5},
    {"no tournament", {"--dutch", "bad.trf", "-p", "out"}, 3},
    {"contradicting system in a check", {"--dutch", "burstein.trf", "-c"}, 3},
};

} // namespace

BOOST_DATA_TEST_CASE(wrong_calls, data::make(wrongCalls), wrong) {
    const Workplace place;
    place.write("open.trf", entryListTrf(2));
    place.write("bad.trf", "001 what\n");
    place.write("burstein.trf", "192 FIDE_BURSTEIN\n" + entryListTrf(2));
    const Ran ran = place.run(wrong.arguments);
    BOOST_TEST(ran.code == wrong.code);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(ran.err != "");
    BOOST_TEST(!place.has("out"));
}

BOOST_AUTO_TEST_CASE(the_flag_wins_over_the_file_when_pairing) {
    const Workplace place;
    place.write("burstein.trf", "192 FIDE_BURSTEIN\n" + entryListTrf(2));
    BOOST_TEST(place.run({"--dutch", "burstein.trf", "-p"}).out == "1\n1 2\n");
}

BOOST_AUTO_TEST_SUITE_END()
