// More of what arbiters complain about, by the numbers of the list of pains (U..): what is echoed, byes and
// their worth, reasons, damaged files, and files that must not be touched.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sstream>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

void enter(const Workplace& place, int players, const std::vector<std::string>& more = {}) {
    std::vector<std::string> made{"new", "club.flagfall", "--rounds", "4", "--seed", "7"};
    made.insert(made.end(), more.begin(), more.end());
    BOOST_REQUIRE_EQUAL(place.run(made).code, 0);
    std::string list = "Name;Rating\n";
    for (int number = 1; number <= players; ++number)
        list += fmt::format("Player {:02};{}\n", number, 2010 - 10 * number);
    place.write("players.csv", list);
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
}

void pair(const Workplace& place) {
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
}

// The cell of a CSV table: row of that first column, by column name.
std::string cell(const std::string& csv, const std::string& key, const std::string& name,
                 const std::string& column) {
    std::istringstream lines(csv);
    std::string line;
    std::vector<std::string> head;
    while (std::getline(lines, line)) {
        std::vector<std::string> cells(1);
        for (const char letter : line)
            if (letter == ',')
                cells.emplace_back();
            else
                cells.back() += letter;
        if (head.empty()) {
            head = cells;
            continue;
        }
        std::string found;
        bool here = false;
        for (std::size_t place = 0; place < cells.size() && place < head.size(); ++place) {
            here = here || (head[place] == key && cells[place] == name);
            if (head[place] == column) found = cells[place];
        }
        if (here) return found;
    }
    return "no such row";
}

} // namespace

// U02, U10: the entry comes back with board, both names and the result in words or in its sign.
BOOST_AUTO_TEST_CASE(u02_u10_a_result_is_echoed_with_names) {
    const Workplace place;
    enter(place, 8);
    pair(place);
    const std::string sheet = place.run({"pairings", "club.flagfall", "--format", "csv"}).out;
    const std::string white = cell(sheet, "board", "3", "white");
    const std::string black = cell(sheet, "board", "3", "black");
    BOOST_TEST(white.starts_with("Player "), sheet);
    const Ran entered = place.run({"result", "club.flagfall", "3", "1-0"});
    BOOST_TEST(entered.code == 0, entered.err);
    BOOST_TEST(contains(entered.out, white), entered.out);
    BOOST_TEST(contains(entered.out, black), entered.out);
    BOOST_TEST(contains(entered.out, "oard 3"), entered.out);
}

// U15: every board, float and bye of a round of twenty-one has its reasons, with articles.
BOOST_AUTO_TEST_CASE(u15_every_board_has_its_reasons) {
    const Workplace place;
    enter(place, 21);
    pair(place);
    std::vector<std::string> results{"result", "club.flagfall"};
    for (int board = 1; board <= 10; ++board)
        results.push_back(fmt::format("{}:{}", board, board % 3 == 0 ? "=" : "1-0"));
    BOOST_REQUIRE_EQUAL(place.run(results).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    for (int board = 1; board <= 10; ++board) {
        const Ran why = place.run({"explain", "club.flagfall", "--board", std::to_string(board)});
        BOOST_TEST(why.code == 0, why.err);
        BOOST_TEST(contains(why.out, "C.04.3"), board << ": " << why.out);
    }
}

// U27: what the bye is worth and that nobody gets it twice are two things.
BOOST_AUTO_TEST_CASE(u27_a_bye_of_half_a_point_is_given_once) {
    const Workplace place;
    enter(place, 5, {"--bye-points", "0.5"});
    std::vector<std::string> had;
    for (int round = 1; round <= 3; ++round) {
        pair(place);
        const std::string table = place.run({"export", "club.flagfall", "--trf"}).out;
        BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "1:=", "2:="}).code, 0);
        std::istringstream lines(table);
        std::string line;
        std::string bye;
        while (std::getline(lines, line))
            if (line.starts_with("001") &&
                contains(line.substr(91U + 10U * static_cast<unsigned>(round - 1)), "U"))
                bye = line.substr(14, 9);
        BOOST_TEST(bye != "", table);
        BOOST_TEST((std::find(had.begin(), had.end(), bye) == had.end()), bye);
        had.push_back(bye);
    }
    // Draws and the bye are all worth half a point: everybody has 1.5.
    const std::string standings = place.run({"standings", "club.flagfall", "--format", "csv"}).out;
    for (int player = 1; player <= 5; ++player)
        BOOST_TEST(cell(standings, "name", fmt::format("Player {:02}", player), "points") == "1.5",
                   standings);
}

// U49: the answer names who was checked in, and undo restores.
BOOST_AUTO_TEST_CASE(u49_checking_in_names_the_player) {
    const Workplace place;
    enter(place, 20);
    const Ran checked = place.run({"checkin", "club.flagfall", "14"});
    BOOST_TEST(checked.code == 0, checked.err);
    BOOST_TEST(contains(checked.out, "Player 14"), checked.out);
    const Ran undone = place.run({"undo", "club.flagfall"});
    BOOST_TEST(contains(undone.out, "Player 14"), undone.out);
    BOOST_TEST(place.run({"verify", "club.flagfall"}).code == 0);
}

// U57: from the entry list to the report without anything outside the folder; no address is even looked up.
BOOST_AUTO_TEST_CASE(u57_everything_works_offline) {
    Workplace place;
    for (const char* variable : {"http_proxy", "https_proxy", "all_proxy"})
        place.set(variable, "http://127.0.0.1:1");
    enter(place, 4);
    pair(place);
    BOOST_TEST(place.run({"result", "club.flagfall", "1:1-0", "2:="}).code == 0);
    for (const char* verb : {"standings", "crosstable", "pairings", "log", "verify"})
        BOOST_TEST(place.run({verb, "club.flagfall"}).code == 0, verb);
    BOOST_TEST(place.run({"export", "club.flagfall", "--trf", "-o", "club.trf"}).code == 0);
    BOOST_TEST(place.run({"check", "club.trf"}).code == 0);
}

// U59: ten damaged files; each message has file, line, column, what was found and what was expected.
BOOST_AUTO_TEST_CASE(u59_a_damaged_line_is_explained) {
    const Workplace place;
    const std::string good = twoRoundsTrf();
    place.write("good.trf", good);
    BOOST_TEST(place.run({"check", "good.trf"}).code == 0);
    const auto first = good.find("001 ");
    const struct {
        std::size_t column; // from 1
        const char* put;
    } damages[] = {{5, "x"},  {8, "Q"},   {49, "2x"}, {51, "!"}, {81, "9.9"},
                   {82, "?"}, {92, "zz"}, {97, "q"},  {99, "7"}, {103, "k"}};
    int number = 0;
    for (const auto& damage : damages) {
        std::string bad = good;
        bad.replace(first + damage.column - 1, std::string(damage.put).size(), damage.put);
        const std::string name = fmt::format("bad{}.trf", ++number);
        place.write(name, bad);
        const Ran ran = place.run({"check", name});
        BOOST_TEST(ran.code != 0, name << " at column " << damage.column);
        if (ran.code != 3) continue; // it can be read: the check says what does not agree
        BOOST_TEST(ran.err.starts_with(name + ":"), ran.err);
        BOOST_TEST(contains(ran.err, "expected"), ran.err);
    }
}

// U60: no pairing, no file; what was there stays, and the exit code says so.
BOOST_AUTO_TEST_CASE(u60_a_failure_leaves_the_output_file_alone) {
    const Workplace place;
    place.write("out.txt", "what was there\n");
    place.write("bad.trf", "001 nonsense\n");
    const Ran ran = place.run({"pair", "bad.trf", "-o", "out.txt"});
    BOOST_TEST(ran.code != 0);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(ran.err != "");
    BOOST_TEST(place.read("out.txt") == "what was there\n");
}
