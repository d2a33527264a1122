// The sheets of a round: where everybody plays, results, who has no game; and the orders of lists. U42, U45.
#include <algorithm>
#include <string>

#include <boost/test/unit_test.hpp>

#include "list_event.hpp"
#include "reports/alphabetical_report.hpp"
#include "reports/name_order.hpp"
#include "reports/players_report.hpp"
#include "reports/round_results_report.hpp"
#include "reports/standings_report.hpp"
#include "reports/without_game_report.hpp"
#include "reports/writers.hpp"
#include "translations.hpp"

using namespace reports;
using pairing::PairingNumber;
using pairing::Tournament;
using support::round2;
using support::round3;

namespace {

std::vector<std::string> sorted(std::vector<std::string> names, Language language) {
    const NameOrder order(language);
    std::ranges::sort(names, {}, [&](const std::string& name) { return order.keyOf(name); });
    return names;
}

std::vector<std::string> column(const Report& report, std::size_t index) {
    std::vector<std::string> cells;
    for (const auto& row : report.tables.front().rows)
        cells.push_back(std::get<std::string>(row[index]));
    return cells;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

BOOST_AUTO_TEST_CASE(u45_names_sort_by_the_rules_of_the_language) {
    const std::vector<std::string> expected{"Ábel, Béla",   "Álvarez, José", "Ek, Tor",
                                            "müller, Anna", "Muller, Zoe",   "Müller-Lang, Eva",
                                            "Nguyễn, Thị",  "Öberg, Åsa",    "Zeta, Ann"};
    std::vector<std::string> shuffled{"Zeta, Ann",   "Öberg, Åsa",       "Muller, Zoe",
                                      "Nguyễn, Thị", "Müller-Lang, Eva", "müller, Anna",
                                      "Ek, Tor",     "Álvarez, José",    "Ábel, Béla"};
    BOOST_TEST(sorted(shuffled, Language::English) == expected, boost::test_tools::per_element());
    BOOST_TEST(sorted({"SK 10", "SK 2", "SK 1"}, Language::English) ==
                   (std::vector<std::string>{"SK 1", "SK 2", "SK 10"}),
               boost::test_tools::per_element());
    // Pinyin: Ding, Li, Wang, Zhang. Strokes: 丁 2, 王 4, 李 7, 張 11.
    BOOST_TEST(sorted({"张", "李", "王", "丁"}, Language::SimplifiedChinese) ==
                   (std::vector<std::string>{"丁", "李", "王", "张"}),
               boost::test_tools::per_element());
    BOOST_TEST(sorted({"張", "李", "王", "丁"}, Language::TraditionalChinese) ==
                   (std::vector<std::string>{"丁", "王", "李", "張"}),
               boost::test_tools::per_element());
    // Bytes of an old file are no reason to fail.
    BOOST_TEST(sorted({"b", "\xFF\xFE", "a"}, Language::English).size() == 3U);
}

BOOST_AUTO_TEST_CASE(u45_a_list_in_every_order) {
    const Tournament event = support::listEvent();
    const auto order = [&](PlayerOrder by) {
        return column(sortedBy(by, playersReport(event), event, Language::English), 2);
    };
    using Names = std::vector<std::string>;
    const auto same = boost::test_tools::per_element();
    BOOST_TEST(order(PlayerOrder::Number) ==
                   (Names{"Öberg, Åsa", "Zeta, Ann", "Ábel, Béla", "Nagy, Cecil", "Ek, Tor"}),
               same);
    BOOST_TEST(order(PlayerOrder::Name) ==
                   (Names{"Ábel, Béla", "Ek, Tor", "Nagy, Cecil", "Öberg, Åsa", "Zeta, Ann"}),
               same);
    BOOST_TEST(order(PlayerOrder::Rating) ==
                   (Names{"Öberg, Åsa", "Zeta, Ann", "Ábel, Béla", "Ek, Tor", "Nagy, Cecil"}),
               same);
    BOOST_TEST(order(PlayerOrder::Club) ==
                   (Names{"Ábel, Béla", "Öberg, Åsa", "Ek, Tor", "Zeta, Ann", "Nagy, Cecil"}),
               same);
    BOOST_TEST(order(PlayerOrder::Federation) ==
                   (Names{"Ábel, Béla", "Nagy, Cecil", "Öberg, Åsa", "Zeta, Ann", "Ek, Tor"}),
               same);
    // The list says how it is sorted, and who is in it: (2000 + 1900 + 1800 + 1700) / 4.
    const std::string text =
        toText(sortedBy(PlayerOrder::Club, playersReport(event), event, Language::English), {});
    BOOST_TEST(contains(text, "Sorted by: club\n"), text);
    BOOST_TEST(contains(text, "Average rating: 1850, of 4 players with a rating\n"), text);
}

BOOST_AUTO_TEST_CASE(u45_any_list_of_players_can_be_sorted_and_keeps_its_places) {
    const Tournament event = support::listEvent();
    const auto standings = support::standingsOf(event, round3, "PTS");
    const Report report =
        sortedBy(PlayerOrder::Name, standingsReport({event, standings}), event, Language::English);
    const std::string csv = toCsv(report);
    BOOST_TEST(csv.starts_with("rank,tpn,name,points\n3,3,\"Ábel, Béla\",1.0\n3,5,\"Ek, Tor\",1.0\n"), csv);
    BOOST_TEST(!canBeSorted(report, PlayerOrder::Board));
}

BOOST_AUTO_TEST_CASE(u42_everybody_finds_his_board) {
    const Tournament event = support::listEvent();
    const pairing::RoundPairing boards = support::boardsOfRound2();
    const Report report = alphabeticalReport({event, round2, boards});
    BOOST_TEST(toCsv(report) == "name,tpn,board,colour,opponent,opponent_tpn,kind\n"
                                "\"Ábel, Béla\",3,2,White,\"Zeta, Ann\",2,game\n"
                                "\"Ek, Tor\",5,1,White,\"Öberg, Åsa\",1,game\n"
                                "\"Nagy, Cecil\",4,,,,,half-point bye\n"
                                "\"Öberg, Åsa\",1,1,Black,\"Ek, Tor\",5,game\n"
                                "\"Zeta, Ann\",2,2,Black,\"Ábel, Béla\",3,game\n");
    BOOST_TEST(contains(toText(report, {}), "4 paired + 0 bye + 1 not playing = 5 players\n"));
    const Report byBoard = alphabeticalReport({event, round2, boards}, Language::English, PlayerOrder::Board);
    BOOST_TEST(column(byBoard, 0) == (std::vector<std::string>{"Öberg, Åsa", "Ek, Tor", "Zeta, Ann",
                                                               "Ábel, Béla", "Nagy, Cecil"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(results_of_a_round_with_the_points_that_everybody_has_then) {
    const Tournament event = support::listEvent();
    const pairing::RoundPairing boards = support::boardsOfRound2();
    const Report report = roundResultsReport({event, round2, boards});
    BOOST_TEST(toCsv(report) ==
               "board,white_tpn,white,white_points,result,black_points,black,black_tpn,kind\n"
               "1,5,\"Ek, Tor\",1.0,0-1,2.0,\"Öberg, Åsa\",1,game\n"
               "2,3,\"Ábel, Béla\",1.0,+-,0.5,\"Zeta, Ann\",2,game\n"
               ",4,\"Nagy, Cecil\",1.0,,,,,half-point bye\n");
    BOOST_TEST(
        contains(toText(report, {}), "Games played: 1; White won 0, drawn 0, Black won 1; forfeits: 1\n"));
}

BOOST_AUTO_TEST_CASE(open_boards_with_what_is_known_of_them) {
    const Tournament event = support::listEvent();
    const pairing::RoundPairing boards = support::boardsOfRound3();
    BOOST_TEST(toCsv(openBoardsReport({event, round3, boards}, {{1, "disputed: clock"}})) ==
               "board,white,black,remark\n1,\"Öberg, Åsa\",\"Nagy, Cecil\",disputed: clock\n");
    const Report open = openBoardsReport({event, round3, boards});
    BOOST_TEST(contains(toText(open, {}), "Open: 1\nBoards: 2\n"), toText(open, {}));
    const pairing::RoundPairing second = support::boardsOfRound2();
    BOOST_TEST(openBoardsReport({event, round2, second}).tables.front().rows.empty());
}

BOOST_AUTO_TEST_CASE(who_has_no_game_and_why) {
    const Tournament event = support::listEvent();
    const pairing::RoundPairing boards = support::boardsOfRound2();
    const Report report = withoutGameReport({event, round2, boards},
                                            {{PairingNumber(4), rules::text("enters in round {}", 3)}});
    BOOST_TEST(toCsv(report) == "tpn,name,rating,club,kind,points,opponent,remark\n"
                                "2,\"Zeta, Ann\",1900,SK 10,loses by forfeit,0.0,\"Ábel, Béla\",\n"
                                "3,\"Ábel, Béla\",1800,SK 2,wins by forfeit,1.0,\"Zeta, Ann\",\n"
                                "4,\"Nagy, Cecil\",,,half-point bye,0.5,,enters in round 3\n");
    const pairing::RoundPairing first{
        {{PairingNumber(1), PairingNumber(3)}, {PairingNumber(4), PairingNumber(2)}}, PairingNumber(5)};
    BOOST_TEST(contains(toCsv(withoutGameReport({event, support::round1, first})),
                        "\n5,\"Ek, Tor\",1700,SK 10,bye,1.0,,\n"));
    const pairing::RoundPairing third = support::boardsOfRound3();
    BOOST_TEST(contains(toCsv(withoutGameReport({event, round3, third})),
                        "3,\"Ábel, Béla\",1800,SK 2,zero-point bye,0.0,,\n"));
    const std::vector withdrawn{PairingNumber(3)};
    BOOST_TEST(contains(toCsv(withoutGameReport({event, round3, third, withdrawn})), ",withdrawn,0.0,,\n"));
}

BOOST_AUTO_TEST_CASE(every_word_of_the_round_lists_has_a_translation) {
    const Tournament event = support::listEvent();
    Tournament shorter = event;
    shorter.plannedRounds = pairing::RoundNumber(0);
    const pairing::RoundPairing second = support::boardsOfRound2();
    const pairing::RoundPairing third = support::boardsOfRound3();
    Tournament doubled = event;
    doubled.players[1].rounds[1] = pairing::DoubleForfeit{PairingNumber(3), pairing::Colour::Black};
    doubled.players[2].rounds[1] = pairing::DoubleForfeit{PairingNumber(2), pairing::Colour::White};
    std::vector<Report> all{alphabeticalReport({event, round2, second}),
                            alphabeticalReport({shorter, round3, third}),
                            roundResultsReport({event, round3, third}),
                            roundResultsReport({shorter, round2, second}),
                            openBoardsReport({event, round3, third}),
                            withoutGameReport({event, round2, second}),
                            withoutGameReport({doubled, round2, second}),
                            withoutGameReport({event, round3, third}),
                            withoutGameReport({Tournament(), support::round1, {}})};
    for (const PlayerOrder order : {PlayerOrder::Number, PlayerOrder::Name, PlayerOrder::Rating,
                                    PlayerOrder::Club, PlayerOrder::Federation, PlayerOrder::Board})
        all.push_back(alphabeticalReport({event, round2, second}, Language::English, order));
    support::everyWordIsTranslated(all);
}
