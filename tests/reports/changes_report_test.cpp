// What moves when a result is another one: worked out by hand, in both forms, translated.
#include "reports/changes_report.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

#include "reports/writers.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "translations.hpp"

using namespace reports;
using namespace pairing;
using namespace pairing::standings;

namespace {

// Four players after round 1: 1 has won against 3; 2 against 4, or with `corrected` they have drawn.
Tournament evening(bool corrected) {
    Tournament tournament = support::tournamentFrom(
        {{1, "3w1"}, {2, corrected ? "4b=" : "4b1"}, {3, "1b0"}, {4, corrected ? "2w=" : "2w0"}});
    tournament.info.name = "Evening";
    tournament.plannedRounds = RoundNumber(2);
    for (Player& player : tournament.players)
        player.name = "Player " + std::to_string(player.number.value());
    return tournament;
}

Standings standingsOf(const Tournament& tournament) {
    return standingsAfter(tournament, RoundNumber(1), *parseRankingOrder("WON,SOS"));
}

ChangesSheet changes(const Tournament& tournament, bool from, bool to) {
    return {tournament, standingsOf(evening(from)), standingsOf(evening(to))};
}

} // namespace

BOOST_AUTO_TEST_CASE(every_number_that_moves_is_listed) {
    const Tournament tournament = evening(true);
    const Report report = changesReport(changes(tournament, false, true));
    // Player 1 and 3 stand where they stood, but no longer beside somebody: 1 shared the first place, 3 the
    // third (now he is fourth). The small score of 2 and 4 is the half point of the other.
    BOOST_TEST(toCsv(report) == "tpn,name,what,before,after\n"
                                "2,Player 2,rank,1,2\n"
                                "2,Player 2,points,1,½\n"
                                "2,Player 2,WON,1,0\n"
                                "2,Player 2,SOS,0,0.5\n"
                                "4,Player 4,rank,3,2\n"
                                "4,Player 4,points,0,½\n"
                                "4,Player 4,SOS,1,0.5\n"
                                "3,Player 3,rank,3,4\n",
               toCsv(report));
    const std::string page = toText(report, {});
    BOOST_TEST(page.find("  2  Player 2  1 → 2   1 → ½  1 → 0  0 → 0.5\n") != std::string::npos, page);
    BOOST_TEST(page.find("Player 1") == std::string::npos, page);
    BOOST_TEST(toText(changesReport(changes(tournament, true, true)), {}).find("Nothing moves\n") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_word_of_what_if_has_a_translation) {
    const Tournament tournament = evening(true);
    WhatIfSheet sheet{changes(tournament, false, true), {"2:="}, RoundNumber(2), std::nullopt, std::nullopt};
    sheet.nextPairing = RoundPairing{{{PairingNumber(1), PairingNumber(2)}}, PairingNumber(4)};
    WhatIfSheet still{changes(tournament, true, true),
                      {"2:="},
                      RoundNumber(2),
                      std::nullopt,
                      rules::text("Round {} cannot be paired then: games without a result: {}", 2, 1)};
    WhatIfSheet never = still;
    never.obstacle = rules::text("Round {} cannot be paired then by the rules", 2);
    support::everyWordIsTranslated({whatIfReport(sheet), whatIfReport(still), whatIfReport(never),
                                    changesReport(changes(tournament, false, true))});
    const std::string page = toText(whatIfReport(sheet), {});
    BOOST_TEST(page.find("Pairings of round 2 then\n") != std::string::npos, page);
}
