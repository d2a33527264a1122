// What holds for every verb: help, version, unknown verbs and options, where things are printed.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "program.hpp"

namespace data = boost::unit_test::data;
using namespace cli_test;

namespace {

const std::vector<std::string> verbs{
    "new",       "info",       "set",     "demo",  "verify", "log",     "undo",   "redo",       "import",
    "player",    "withdraw",   "return",  "bye",   "pair",   "publish", "unpair", "result",     "pairings",
    "standings", "crosstable", "export",  "check", "board",  "game",    "claim",  "unwinnable", "rule",
    "perft",     "help",       "ratings", "norms", "prizes", "whatif",  "tie",
};

} // namespace

BOOST_AUTO_TEST_CASE(help_lists_every_verb) {
    const Workplace place;
    for (const auto& arguments : std::vector<std::vector<std::string>>{{}, {"help"}, {"--help"}, {"-h"}}) {
        const Ran ran = place.run(arguments);
        BOOST_TEST(ran.code == 0);
        BOOST_TEST(ran.err == "");
        for (const std::string& verb : verbs)
            BOOST_TEST(ran.out.find("\n  " + verb + " ") != std::string::npos, verb);
    }
}

BOOST_DATA_TEST_CASE(each_verb_has_a_page_with_usage_and_example, data::make(verbs), verb) {
    const Workplace place;
    const Ran page = place.run({"help", verb});
    BOOST_TEST(page.code == 0);
    BOOST_TEST(page.err == "");
    BOOST_TEST(page.out.starts_with("flagfall " + verb + ": "), page.out);
    BOOST_TEST(page.out.find("\nUsage:\n  flagfall " + verb) != std::string::npos, page.out);
    BOOST_TEST(page.out.find("\nExamples:\n  flagfall " + verb) != std::string::npos, page.out);
    for (std::size_t start = 0; start < page.out.size(); start = page.out.find('\n', start) + 1)
        BOOST_TEST(page.out.find('\n', start) - start <= 120U, page.out.substr(start, 130));
    BOOST_TEST(place.run({verb, "--help"}).out == page.out);
    BOOST_TEST(place.run({verb, "something", "-h"}).out == page.out);
}

BOOST_AUTO_TEST_CASE(version) {
    const Workplace place;
    const Ran ran = place.run({"--version"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out.starts_with("Flagfall "));
}

BOOST_AUTO_TEST_CASE(an_unknown_verb_gets_the_nearest_one) {
    const Workplace place;
    for (const auto& [typed, meant] : std::vector<std::pair<std::string, std::string>>{
             {"standing", "standings"}, {"piar", "pair"}, {"crostable", "crosstable"}, {"ver", "verify"}}) {
        const Ran ran = place.run({typed});
        BOOST_TEST(ran.code == 3);
        BOOST_TEST(ran.out == "");
        BOOST_TEST(ran.err.find("\"flagfall " + meant + "\"") != std::string::npos, ran.err);
    }
    const Ran strange = place.run({"zzzzzzzz"});
    BOOST_TEST(strange.code == 3);
    BOOST_TEST(strange.err.find("Did you mean") == std::string::npos, strange.err);
    BOOST_TEST(place.run({"help", "standing"}).code == 3);
}

BOOST_AUTO_TEST_CASE(an_unknown_option_names_the_help_page) {
    const Workplace place;
    const Ran ran = place.run({"pair", "x.trf", "--fast"});
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(ran.err.find("--fast") != std::string::npos, ran.err);
    BOOST_TEST(ran.err.find("flagfall help pair") != std::string::npos, ran.err);
    BOOST_TEST(place.run({"standings", "x.trf", "--format", "doc"}).code == 3);
}

BOOST_AUTO_TEST_CASE(without_an_event_the_way_out_is_said) {
    Workplace place;
    const Ran none = place.run({"standings"});
    BOOST_TEST(none.code == 3);
    BOOST_TEST(none.err.find("flagfall new") != std::string::npos, none.err);
    place.set("FLAGFALL_EVENT", "gone.flagfall");
    const Ran gone = place.run({"standings"});
    BOOST_TEST(gone.code == 5);
    BOOST_TEST(gone.err.find("gone.flagfall") != std::string::npos, gone.err);
}

BOOST_AUTO_TEST_CASE(nothing_is_coloured_outside_a_terminal) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    BOOST_TEST(place.run({"standings", "two.trf"}).out.find('\033') == std::string::npos);
}
