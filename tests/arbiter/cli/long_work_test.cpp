// Work that takes long: says how far it is, and Ctrl-C leaves nothing of it behind.
#include <boost/test/unit_test.hpp>

#include <csignal>
#include <regex>

#include "arbiter/cli/program.hpp"
#include "support/event/child_process.hpp"

using cli_test::Ran;
using cli_test::Workplace;
using test_support::ChildProcess;

namespace {

// More than anybody waits for; both outputs on the one that is read here.
std::vector<std::string> endlessWork(const std::string& folder) {
    return {"-c",
            "cd \"$1\" && exec \"$2\" generate --count 1000000 --seed 1 --players 30 --out \"$3\" 2>&1",
            "sh",
            folder,
            FLAGFALL_BINARY,
            "made/here"};
}

std::ptrdiff_t filesIn(const std::filesystem::path& folder) {
    return std::distance(std::filesystem::directory_iterator(folder), {});
}

void stopIt(int signal) {
    const Workplace place;
    place.write("keep.txt", "as it was");
    ChildProcess work("/bin/sh", endlessWork(place.folder().string()));
    const auto line = work.readLine();
    BOOST_REQUIRE(line.has_value());
    const std::regex form(R"(\[#*-*\] \d+ %  \d+/1000000 tournament-\d+\.trf)");
    BOOST_TEST(std::regex_match(*line, form), *line);
    work.send(signal);
    std::string last;
    while (const auto next = work.readLine())
        last = *next;
    BOOST_TEST(last == "Stopped; nothing of it was kept.");
    BOOST_TEST(work.wait() == -signal);
    BOOST_TEST(place.names() == std::vector<std::string>{"keep.txt"}, boost::test_tools::per_element());
    BOOST_TEST(!std::filesystem::exists(place.folder() / "made"));
}

} // namespace

BOOST_AUTO_TEST_SUITE(long_work)

BOOST_AUTO_TEST_CASE(control_c_leaves_nothing_behind) {
    stopIt(SIGINT);
}

BOOST_AUTO_TEST_CASE(nor_does_a_computer_that_shuts_down) {
    stopIt(SIGTERM);
}

// What was in the folder before stays, also where the names are the same, unless all is made.
BOOST_AUTO_TEST_CASE(files_of_before_stay_until_all_is_made) {
    const Workplace place;
    std::filesystem::create_directory(place.folder() / "all");
    place.write("all/tournament-0001.trf", "old");
    place.write("all/notes.txt", "mine");
    // The second tournament cannot be: four players cannot meet for four rounds.
    const Ran failed =
        place.run({"generate", "--count", "2", "--out", "all", "--players", "4", "--rounds", "4"});
    BOOST_TEST(failed.code == 3, failed.err);
    BOOST_TEST(place.read("all/tournament-0001.trf") == "old");
    BOOST_TEST(filesIn(place.folder() / "all") == 2);
    BOOST_TEST(
        place.run({"generate", "--count", "2", "--out", "all", "--players", "8", "--rounds", "3"}).code == 0);
    BOOST_TEST(place.read("all/tournament-0001.trf") != "old");
    BOOST_TEST(place.read("all/notes.txt") == "mine");
    BOOST_TEST(filesIn(place.folder() / "all") == 3);
}

// Quick work is silent.
BOOST_AUTO_TEST_CASE(short_work_shows_no_progress) {
    const Workplace place;
    const Ran ran = place.run(
        {"generate", "--count", "3", "--seed", "1", "--players", "6", "--rounds", "2", "--out", "all"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.err == "");
}

BOOST_AUTO_TEST_SUITE_END()
