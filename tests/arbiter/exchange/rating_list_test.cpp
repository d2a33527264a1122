// FIDE's rating lists in their forms, and files that break off or are none.
#include "arbiter/exchange/rating_list.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "arbiter/exchange/name_words.hpp"
#include "arbiter/exchange/own_list.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/files/fide_lines.hpp"
#include "support/files/zip_bytes.hpp"

using namespace arbiter::exchange;
using namespace support;
using pairing::Rating;
using pairing::Sex;
using pairing::Title;

namespace {

// In pieces of odd sizes, as a stream gives them.
RatingListReader reader(const std::string& bytes, const std::string& name = "players_list_foa.txt",
                        std::size_t piece = 37) {
    auto rest = std::make_shared<std::string>(bytes);
    return RatingListReader(
        [rest, piece](std::span<char> target) -> rules::Expected<std::size_t, rules::Text> {
            const std::size_t count = std::min({piece, rest->size(), target.size()});
            std::copy_n(rest->begin(), count, target.begin());
            rest->erase(0, count);
            return count;
        },
        name);
}

std::vector<ListedPlayer> all(RatingListReader& list) {
    std::vector<ListedPlayer> players;
    while (true) {
        const auto player = list.next();
        if (!player) BOOST_TEST_MESSAGE(toString(player.error()));
        BOOST_REQUIRE(player.has_value());
        if (!*player) return players;
        players.push_back(**player);
    }
}

const FideLine olga{.id = "14204118",
                    .name = "Demko, Olga",
                    .fed = "UKR",
                    .sex = "F",
                    .title = "IM",
                    .womensTitle = "WGM",
                    .otherTitles = "IA,NI",
                    .standard = "2310",
                    .standardGames = "9",
                    .standardK = "10",
                    .rapid = "2290",
                    .rapidK = "20",
                    .blitz = "0",
                    .born = "1990",
                    .flag = "w"};
const FideLine child{.id = "25121731", .name = "Li Wei", .fed = "CHN", .born = "2015"};

ListedPlayer expectedOlga() {
    ListedPlayer player;
    player.fideId = "14204118";
    player.name = "Demko, Olga";
    player.federation = "UKR";
    player.sex = Sex::Female;
    player.title = Title::Im;
    player.otherTitles = "IA,NI";
    player.standard = {Rating(2310), 10};
    player.rapid = {Rating(2290), 20};
    player.blitz = {std::nullopt, 20};
    player.birthYear = 1990;
    player.flag = "w";
    return player;
}

std::string xmlOf(const std::string& name, const std::string& rest = {}) {
    return "<player>\n<fideid>14204118</fideid>\n<name>" + name +
           "</name>\n<country>UKR</country>\n<sex>F</sex>\n<title>IM</title>\n<w_title>WGM</w_title>\n"
           "<o_title>IA,NI</o_title>\n<foa_title></foa_title>\n<rating>2310</rating>\n<games>9</"
           "games>\n<k>10</k>\n"
           "<rapid_rating>2290</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n"
           "<blitz_rating>0</blitz_rating>\n<blitz_games/>\n<blitz_k>20</blitz_k>\n<birthday>1990</"
           "birthday>\n"
           "<flag>w</flag>\n" +
           rest + "</player>\n";
}

} // namespace

BOOST_AUTO_TEST_CASE(the_combined_list_and_the_one_before_it) {
    for (const bool legacy : {false, true}) {
        auto list = legacy ? reader(legacyHeader() + legacyLine(olga) + legacyLine(child))
                           : reader(combinedHeader() + combinedLine(olga) + combinedLine(child));
        const auto players = all(list);
        BOOST_REQUIRE_EQUAL(players.size(), 2U);
        BOOST_TEST((players[0] == expectedOlga()));
        BOOST_TEST(players[1].name == "Li Wei");
        BOOST_TEST(!players[1].standard.rating.has_value());
        BOOST_TEST(players[1].birthYear.value_or(0) == 2015);
        BOOST_TEST(
            (list.facts().rates == std::vector{RateOfPlay::Standard, RateOfPlay::Rapid, RateOfPlay::Blitz}));
        BOOST_TEST(list.facts().month.empty());
        BOOST_TEST(list.facts().passedOver == 0U);
    }
}

BOOST_AUTO_TEST_CASE(widths_come_from_the_header) {
    // Every column three places further right, numbers right-aligned in theirs.
    const std::string header =
        placed({{1, "ID Number"}, {19, "Name"}, {80, "Fed"}, {90, "SRtng"}, {96, "SGm"}, {100, "SK"}});
    auto list =
        reader(header + placed({{7, "123456"}, {19, "Ek, Tor"}, {80, "SWE"}, {91, "2001"}, {101, "40"}}));
    const auto players = all(list);
    BOOST_REQUIRE_EQUAL(players.size(), 1U);
    BOOST_TEST(players[0].fideId == "123456");
    BOOST_TEST(players[0].federation == "SWE");
    BOOST_TEST((players[0].standard == ListedRating{Rating(2001), 40}));
}

BOOST_AUTO_TEST_CASE(lists_of_one_type_by_header_and_name) {
    auto rapid = reader(singleHeader("OCT26") + singleLine(olga, "2290", "20"), "rapid_rating_list.txt");
    const auto players = all(rapid);
    BOOST_REQUIRE_EQUAL(players.size(), 1U);
    BOOST_TEST(!players[0].standard.rating.has_value());
    BOOST_TEST((players[0].rapid == ListedRating{Rating(2290), 20}));
    BOOST_TEST(rapid.facts().month == "2026-10");
    BOOST_TEST((rapid.facts().rates == std::vector{RateOfPlay::Rapid}));
    auto standard = reader(singleHeader("SEP26") + singleLine(olga, "2310", "10"), "standard_sep26frl.txt");
    BOOST_TEST((all(standard)[0].standard == ListedRating{Rating(2310), 10}));
    BOOST_TEST(standard.facts().month == "2026-09");
}

BOOST_AUTO_TEST_CASE(xml_with_its_bad_habits) {
    const std::string text = "<playerslist>\n" + xmlOf("Demko, Olga") + xmlOf("Smith & Sons, A <B>") +
                             "<player><fideid>1</fideid><name>No end\n" + xmlOf("D&apos;Arc &amp; Co") +
                             "<player><fideid>x</fideid><name>No number</name></player>\n</playerslist>";
    auto list = reader(text, "players_list_xml_foa.xml");
    const auto players = all(list);
    BOOST_REQUIRE_EQUAL(players.size(), 3U);
    BOOST_TEST((players[0] == expectedOlga()));
    BOOST_TEST(players[1].name == "Smith & Sons, A <B>");
    BOOST_TEST(players[2].name == "D'Arc & Co");
    BOOST_TEST(list.facts().passedOver == 2U);
    BOOST_REQUIRE(list.facts().firstPassedOver.has_value());
    // One line for the root, twenty-one of each of the two players before it.
    BOOST_TEST(list.facts().firstPassedOver->line.value_or(0) == 2 + 2 * 21);
    auto blitz =
        reader("<playerslist><player><fideid>7</fideid><name>A</name><rating>2100</rating><k>20</k></player>",
               "blitz_rating_list_xml.xml");
    BOOST_TEST((all(blitz)[0].blitz == ListedRating{Rating(2100), 20}));
}

BOOST_AUTO_TEST_CASE(lines_that_are_no_player_are_passed_over_and_counted) {
    FideLine wrong = olga;
    wrong.id = "12a";
    auto list = reader(combinedHeader() + combinedLine(olga) + combinedLine(wrong) + "\r\n" + "short\r\n" +
                       combinedLine(child) + "\x1A");
    BOOST_TEST(all(list).size() == 2U);
    BOOST_TEST(list.facts().passedOver == 2U);
    BOOST_TEST(list.facts().firstPassedOver->line.value_or(0) == 3);
}

BOOST_AUTO_TEST_CASE(files_that_are_no_list) {
    for (const std::string& bytes :
         {std::string(), std::string("Name;Elo\nA;2100\n"), std::string(100000, 'x')}) {
        auto list = reader(bytes, "x.txt", 4096);
        const auto first = list.next();
        BOOST_REQUIRE(!first.has_value());
        BOOST_TEST(first.error().code == "list.header");
    }
}

BOOST_AUTO_TEST_CASE(a_stream_that_breaks_off_is_a_fault) {
    int calls = 0;
    RatingListReader list(
        [&calls](std::span<char> target) -> rules::Expected<std::size_t, rules::Text> {
            if (calls++ > 0) return rules::unexpected(rules::text("the cable is out"));
            const std::string start = combinedHeader() + combinedLine(olga);
            std::copy(start.begin(), start.end(), target.begin());
            return start.size();
        },
        "players_list.txt");
    const auto first = list.next();
    BOOST_REQUIRE(!first.has_value());
    BOOST_TEST(toString(first.error()).find("the cable is out") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_list_in_its_archive) {
    const test_support::TemporaryFolder folder;
    const auto store = [&](const std::string& name, const std::string& bytes) {
        std::ofstream(folder.path() / name, std::ios::binary) << bytes;
        return folder.path() / name;
    };
    const std::string text = combinedHeader() + combinedLine(olga);
    auto list = RatingListReader::open(
        store("players_list_foa.zip", zipOf({{"readme.pdf", "?"}, {"players_list_foa.txt", text}})));
    BOOST_REQUIRE(list.has_value());
    BOOST_TEST((all(*list)[0] == expectedOlga()));
    BOOST_TEST(list->progress() == 1.0);
    std::string damaged = zipOf({{"players_list_foa.txt", text}});
    damaged[damaged.find("2310")] = '9';
    auto broken = RatingListReader::open(store("damaged.zip", damaged));
    BOOST_REQUIRE(broken.has_value());
    auto next = broken->next();
    while (next && *next)
        next = broken->next();
    BOOST_REQUIRE(!next.has_value());
    BOOST_TEST(toString(next.error()).find("cannot be unpacked") != std::string::npos);
    const auto two = RatingListReader::open(store("two.zip", zipOf({{"a.txt", text}, {"b.txt", text}})));
    BOOST_REQUIRE(!two.has_value());
    BOOST_TEST(toString(two.error()).find("2 lists") != std::string::npos);
    BOOST_TEST(!RatingListReader::open(folder.path() / "missing.zip").has_value());
}

BOOST_AUTO_TEST_CASE(months) {
    BOOST_TEST(listMonthFrom("2026-10").value_or("") == "2026-10");
    BOOST_TEST(listMonthFrom("OCT26").value_or("") == "2026-10");
    BOOST_TEST(listMonthFrom("standard_sep26frl.txt").value_or("") == "2026-09");
    for (const std::string none : {"2026-13", "2026-1", "players_list_foa.txt", "march2", "decem26", ""})
        BOOST_TEST(!listMonthFrom(none).has_value(), none);
}

BOOST_AUTO_TEST_CASE(a_list_of_ones_own) {
    SheetOptions options;
    options.mapping = {{"Punkte", SheetField::NationalRating}};
    const auto list =
        readOwnList("ZPS;Spieler;Punkte;FIDE-ID;Verein\nA12-7;Müller, Jörg;1893;4600012;SK Ost\n"
                    "A12-8;Ek, Tor;zwei;;\nA12-9;;1700;;\n",
                    "dwz.csv", options);
    BOOST_REQUIRE(list.has_value());
    const auto& players = list->value.players;
    BOOST_REQUIRE_EQUAL(players.size(), 2U);
    BOOST_TEST(players[0].ownId == "A12-7");
    BOOST_TEST(players[0].fideId == "4600012");
    BOOST_TEST((players[0].standard.rating == Rating(1893)));
    BOOST_TEST(players[0].club == "SK Ost");
    BOOST_TEST(!players[1].standard.rating.has_value());
    BOOST_REQUIRE_EQUAL(list->remarks.items().size(), 2U);
    BOOST_TEST(list->remarks.items()[0].line.value_or(0) == 3);
    BOOST_TEST(list->remarks.items()[1].line.value_or(0) == 4);
    BOOST_TEST(!readOwnList("a;b\n1;2\n", "x.csv").has_value());
}

BOOST_AUTO_TEST_CASE(words_of_names) {
    BOOST_TEST(indexWords("Demko, Olga") == "demko olga");
    BOOST_TEST(indexWords("Müller-Lüdenscheidt, J.") ==
               "muller ludenscheidt j mueller luedenscheidt mullerludenscheidt muellerluedenscheidt");
    BOOST_TEST(indexWords("O'Brien, Seán") == "obrien sean");
    BOOST_TEST(indexWords("Łuczak, Đorđe") == "luczak dorde djordje");
    BOOST_TEST(indexWords("李伟") == "李 伟");
    BOOST_TEST(indexWords("\" OR * (").empty() == false); // "or" is a word like others
    const auto sought = soughtWords("  MÜLLER   jörg ");
    BOOST_REQUIRE_EQUAL(sought.size(), 2U);
    BOOST_TEST(sought[0] == (std::vector<std::string>{"muller", "mueller"}),
               boost::test_tools::per_element());
    BOOST_TEST(soughtWords(" ,.!").empty());
}
