// Pairings, standings, crosstable, players and check as values: what is in them, worked out by hand.
#include <algorithm>
#include <string>

#include <boost/test/unit_test.hpp>

#include "reports/check_report.hpp"
#include "reports/crosstable_report.hpp"
#include "reports/game_code.hpp"
#include "reports/language.hpp"
#include "reports/pairings_report.hpp"
#include "reports/players_report.hpp"
#include "reports/standings_report.hpp"
#include "reports/workings_report.hpp"
#include "reports/writers.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "translations.hpp"

using namespace reports;
using pairing::PairingNumber;
using pairing::RoundNumber;
using pairing::Tournament;
using support::round1;
using support::round2;

namespace {

// Round 1: 1-4 won by White, 5-2 drawn, 3 has the bye. Round 2: 2-1 has no result yet, 4-3 won by forfeit,
// 5 has a half-point bye.
Tournament clubEvening() {
    Tournament tournament =
        support::tournamentFrom({{1, "4w1 ."}, {2, "5b= ."}, {3, "U 4b-"}, {4, "1b0 3w+"}, {5, "2w= H"}});
    tournament.info.name = "Club evening";
    tournament.plannedRounds = RoundNumber(3);
    const char* names[] = {"Müller, Jörg", "李, 伟", "Nguyễn, Thị", "Álvarez, José", "Ek, Tor"};
    for (std::size_t index = 0; index < 5; ++index) {
        tournament.players[index].name = names[index];
        tournament.players[index].rating = pairing::Rating(static_cast<std::uint16_t>(2100 - 100 * index));
    }
    tournament.players[4].rating.reset();
    tournament.players[0].rounds[1] = pairing::PendingGame{PairingNumber(2), pairing::Colour::Black};
    tournament.players[1].rounds[1] = pairing::PendingGame{PairingNumber(1), pairing::Colour::White};
    return tournament;
}

pairing::standings::Standings standingsOf(const Tournament& tournament, RoundNumber round,
                                          std::string_view order, std::set<PairingNumber> withdrawn = {}) {
    pairing::standings::StandingsOptions options;
    options.withdrawn = std::move(withdrawn);
    return standingsAfter(tournament, round, pairing::standings::parseRankingOrder(order).value(), options);
}

Report workingsOf(const Tournament& tournament, RoundNumber round, std::string_view list,
                  PairingNumber player) {
    using namespace pairing::standings;
    const RankingOrder order = parseRankingOrder(list).value();
    return workingsReport({tournament, standingsAfter(tournament, round, order),
                           workingsAfter(tournament, round, order), player});
}

} // namespace

BOOST_AUTO_TEST_CASE(the_sheet_of_a_round_adds_up) {
    const Tournament tournament = clubEvening();
    const pairing::RoundPairing boards{
        {{PairingNumber(2), PairingNumber(1)}, {PairingNumber(4), PairingNumber(3)}}, std::nullopt};
    const Report report = pairingsReport({tournament, round2, boards});
    // Points are those before round 2: 1 has won, 2 and 5 have drawn, 3 had the bye.
    const std::string expected =
        "Club evening\n"
        "Pairings of round 2 of 3\n"
        "System: FIDE (Dutch) System C.04.3, edition 2026, no acceleration\n"
        "\n"
        "Board  No.  White          Rating  Pts  Result  Pts  Black           Rating  No.\n"
        "-----  ---  -------------  ------  ---  ------  ---  --------------  ------  ---\n"
        "    1    2  李, 伟           2000  0.5          1.0  Müller, Jörg      2100    1\n"
        "    2    4  Álvarez, José    1800  0.0    +-    1.0  Nguyễn, Thị       1900    3\n"
        "         5  Ek, Tor                0.5               half-point bye\n"
        "\n"
        "4 paired + 0 bye + 1 not playing = 5 players\n"
        "1 of 2 games have no result yet: boards 1\n";
    BOOST_TEST(toText(report, {}) == expected);
    BOOST_TEST(toCsv(report) == "board,white_tpn,white,white_rating,white_points,result,black_points,black,"
                                "black_rating,black_tpn,kind\n"
                                "1,2,\"李, 伟\",2000,0.5,,1.0,\"Müller, Jörg\",2100,1,game\n"
                                "2,4,\"Álvarez, José\",1800,0.0,+-,1.0,\"Nguyễn, Thị\",1900,3,game\n"
                                ",5,\"Ek, Tor\",,0.5,,,,,,half-point bye\n");
}

BOOST_AUTO_TEST_CASE(the_legend_explains_each_tie_break_and_each_modifier_once) {
    const Tournament tournament = clubEvening();
    const auto standings = standingsOf(tournament, round2, "BH/C1,BH,SB/C1,BH/M1");
    const std::string sheet = toText(standingsReport({tournament, standings}), {});
    BOOST_TEST(sheet.find("\nBH: Buchholz\nSB: Sonneborn-Berger\n"
                          "/C1: without the 1 least significant (C.07 art. 14.1)\n"
                          "/M1: without the 1 least and the 1 most significant (C.07 art. 14.3)\n") !=
                   std::string::npos,
               sheet);
}

BOOST_AUTO_TEST_CASE(everybody_is_on_the_sheet_once) {
    Tournament tournament = clubEvening();
    for (auto& player : tournament.players)
        player.rounds.clear();
    tournament.players[3].requestedByes[round1] = pairing::RequestedBye::ZeroPoint;
    const pairing::RoundPairing boards{{{PairingNumber(1), PairingNumber(2)}}, PairingNumber(3)};
    const std::vector withdrawn{PairingNumber(5)};
    const Report report = pairingsReport({tournament, round1, boards, withdrawn});
    const std::string csv = toCsv(report);
    BOOST_TEST(csv.find(",3,\"Nguyễn, Thị\",1900,0.0,,,,,,bye\n") != std::string::npos, csv);
    BOOST_TEST(csv.find(",4,\"Álvarez, José\",1800,0.0,,,,,,zero-point bye\n") != std::string::npos, csv);
    BOOST_TEST(csv.find(",5,\"Ek, Tor\",,0.0,,,,,,withdrawn\n") != std::string::npos, csv);
    BOOST_TEST(toText(report, {}).find("2 paired + 1 bye + 2 not playing = 5 players\n") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(standings_say_edition_list_and_round) {
    const Tournament tournament = clubEvening();
    // After round 1: 1 and 3 have a point, 2 and 5 half of one. Buchholz (C.07 art. 8.1, 16.4): 1 met 4 (0
    // points); 3's bye counts as a dummy with his own score, capped at a draw each round: ½; 2 and 5 have
    // met each other (½).
    const auto standings = standingsOf(tournament, round1, "BH,WIN");
    const Report report = standingsReport({tournament, standings, {"BH", "WIN"}});
    const std::string csv = toCsv(report);
    BOOST_TEST(csv.starts_with("rank,tpn,name,points,BH,WIN\n1,3,\"Nguyễn, Thị\",1.0,"), csv);
    BOOST_TEST(csv.find("3,2,\"李, 伟\",0.5,0.5,0\n3,5,\"Ek, Tor\",0.5,0.5,0\n") != std::string::npos, csv);
    const std::string written = toText(report, {});
    BOOST_TEST(written.starts_with("Club evening\n"
                                   "Provisional standings after round 1 of 3\n"
                                   "System: FIDE (Dutch) System C.04.3, edition 2026, no acceleration\n"
                                   "Tie-breaks (C.07, edition 2026): BH, WIN\n"),
               written);
    BOOST_TEST(written.find("Provisional: 1 of 3 rounds are played\n") != std::string::npos, written);
    BOOST_TEST(written.find("Provisional: 1 game") == std::string::npos,
               written); // the open one is in round 2
}

BOOST_AUTO_TEST_CASE(open_games_make_standings_provisional) {
    Tournament tournament = clubEvening();
    tournament.plannedRounds = RoundNumber(2);
    const auto standings = standingsOf(tournament, round2, "PTS");
    const Report report = standingsReport({tournament, standings});
    BOOST_TEST(toText(report, {}).find("Provisional standings after round 2 of 2\n") != std::string::npos);
    BOOST_TEST(toText(report, {}).find("Provisional: games without a result: 1\n") != std::string::npos);
    BOOST_TEST(toJson(report).find("\"provisional\": true") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(programs_get_the_columns_as_they_were_written) {
    const Tournament tournament = clubEvening();
    const auto standings = standingsOf(tournament, round1, "bh-c1,pts,de");
    const Report report = standingsReport({tournament, standings, {"bh-c1", "de"}});
    BOOST_TEST(toCsv(report).starts_with("rank,tpn,name,points,bh-c1,de\n"));
}

BOOST_AUTO_TEST_CASE(an_event_marks_who_left_and_what_the_table_is) {
    const Tournament tournament = clubEvening();
    const auto standings = standingsOf(tournament, round1, "WIN", {PairingNumber(5)});
    const Report report = standingsReport({tournament, standings, {"WIN"}, true});
    const std::string csv = toCsv(report);
    BOOST_TEST(
        csv.starts_with(
            "rank,tpn,name,points,WIN,status,after_round,state,edition,tie_break_edition,tie_breaks\n"),
        csv);
    BOOST_TEST(csv.find("\"Ek, Tor\",0.5,0,withdrawn,1,provisional,2026,2026,WIN\n") != std::string::npos,
               csv);
    BOOST_TEST(toText(report, {}).find("withdrawn\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(crosstable_cells_point_back) {
    const Tournament tournament = clubEvening();
    const auto standings = standingsOf(tournament, round2, "PTS");
    const Report report =
        crosstableReport({tournament, standings, pairing::standings::Numbering::PairingNumber});
    BOOST_TEST(toCsv(report) == "no,rank,name,rating,round_1,round_2,points\n"
                                "1,1,\"Müller, Jörg\",2100,4w1,2b*,1.0\n"
                                "2,5,\"李, 伟\",2000,5b½,1w*,0.5\n"
                                "3,1,\"Nguyễn, Thị\",1900,-U,4b-,1.0\n"
                                "4,1,\"Álvarez, José\",1800,1b0,3w+,1.0\n"
                                "5,1,\"Ek, Tor\",,2w½,-H,1.0\n");
    const std::string written = toText(report, {});
    BOOST_TEST(written.find("Provisional crosstable after round 2; cells give the opponent's No.\n") !=
               std::string::npos);
    BOOST_TEST(written.ends_with("-U: pairing-allocated bye\n-H: half-point bye\n"), written);
}

BOOST_AUTO_TEST_CASE(players_with_all_that_is_known) {
    Tournament tournament = clubEvening();
    auto& player = tournament.players[0];
    player.title = pairing::Title::Fm;
    player.sex = pairing::Sex::Male;
    player.federation = "GER";
    player.fideId = "12345";
    player.birth = pairing::PartialDate{1988, 4, 7};
    player.club = "SK \"64\"; Süd";
    tournament.players[1].birth = pairing::PartialDate{1990, 0, 0};
    const std::string csv = toCsv(playersReport(tournament, std::vector{PairingNumber(5)}));
    BOOST_TEST(csv.starts_with("tpn,title,name,sex,federation,rating,fide_id,birth,club,status\n"
                               "1,FM,\"Müller, Jörg\",m,GER,2100,12345,1988-04-07,\"SK \"\"64\"\"; Süd\",\n"
                               "2,,\"李, 伟\",,,2000,,1990,,\n"),
               csv);
    BOOST_TEST(csv.ends_with("5,,\"Ek, Tor\",,,,,,,withdrawn\n"), csv);
}

BOOST_AUTO_TEST_CASE(check_lists_only_what_differs) {
    CheckedFile file{"open.trf", pairing::RuleEdition::Fide2026, {}, {}};
    pairing::check::RoundCheck equal;
    equal.round = RoundNumber(1);
    pairing::check::RoundCheck other;
    other.round = RoundNumber(2);
    other.onlyEngine = {{PairingNumber(55), PairingNumber(73)}};
    other.onlyRecorded = {{{PairingNumber(55), PairingNumber(71)}, true},
                          {{PairingNumber(74), PairingNumber(73)}, true}};
    other.colours = {{{PairingNumber(3), PairingNumber(9)}, {PairingNumber(9), PairingNumber(3)}}};
    other.engine = pairing::RoundPairing{{}, PairingNumber(71)};
    other.recordedByes = {PairingNumber(100)};
    other.byeDiffers = true;
    file.check.rounds = {equal, other};
    BOOST_TEST(checkText(file, {}) == "open.trf: Round #1\n"
                                      "open.trf: Round #2\n"
                                      "  Engine's pairings       Recorded pairings\n"
                                      "     55 -  73                55 -  71\n"
                                      "     71 -   0                74 -  73\n"
                                      "                            100 -   0\n"
                                      "  Engine's colours        Recorded colours\n"
                                      "      3 -   9                 9 -   3\n");
    CheckTotals totals;
    addTo(totals, file);
    BOOST_TEST(totalsLine(totals) == "1 tournaments, 2 rounds, 1 differences");
    const std::string json = toJson(checkReport(std::vector{file}));
    BOOST_TEST(json.find("\"difference_count\": 1") != std::string::npos, json);
    BOOST_TEST(json.find("\"kind\": \"colour\"") != std::string::npos, json);
}

BOOST_AUTO_TEST_CASE(every_word_of_the_tables_has_a_translation) {
    Tournament tournament = clubEvening();
    tournament.acceleration.baku = true;
    const pairing::RoundPairing boards{{{PairingNumber(2), PairingNumber(1)}}, PairingNumber(3)};
    const char* order = "BH/C1,BH,FB,SB,DE,WIN,WON,PS/C1,SOS,WR,KS,TPR,PTP/U1400,RTNG,ARO/C1/U1400,MAN";
    const auto standings = standingsOf(tournament, round2, order);
    const std::vector withdrawn{PairingNumber(4)};
    const std::vector<Report> all{
        pairingsReport({tournament, round2, boards, withdrawn}),
        standingsReport({tournament, standings, {}, true}),
        crosstableReport({tournament, standings, pairing::standings::Numbering::Place}),
        crosstableReport({tournament, standings, pairing::standings::Numbering::PairingNumber}),
        matrixReport({tournament, standings, pairing::standings::Numbering::Place}),
        matrixReport({tournament, standings, pairing::standings::Numbering::PairingNumber}),
        workingsOf(tournament, round2, order, PairingNumber(1)),
        workingsOf(tournament, round2, order, PairingNumber(5)),
        playersReport(tournament, withdrawn)};
    support::everyWordIsTranslated(all);
}
