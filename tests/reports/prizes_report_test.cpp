// Prizes as a table: why each amount, and the sums.
#include "reports/prizes_report.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

#include "reports/writers.hpp"
#include "translations.hpp"

using namespace reports;
using namespace pairing;
using namespace pairing::standings;

namespace {

// Four players, one round: 1 and 2 have won, 3 and 4 have lost.
Tournament oneRound() {
    Tournament event;
    event.info.name = "One round";
    event.plannedRounds = RoundNumber(1);
    for (std::uint16_t number = 1; number <= 4; ++number) {
        Player player;
        player.number = PairingNumber(number);
        player.name = "Player " + std::to_string(number);
        player.rating = Rating(static_cast<std::uint16_t>(2100 - 100 * number));
        const Outcome outcome = number <= 2 ? Outcome::Win : Outcome::Loss;
        player.rounds = {PlayedGame{PairingNumber(static_cast<std::uint16_t>(5 - number)),
                                    number % 2 == 1 ? Colour::White : Colour::Black, outcome}};
        event.players.push_back(player);
    }
    return event;
}

Report prizesOf(const Tournament& event, const PrizePlan& plan) {
    const Standings standings = standingsAfter(event, RoundNumber(1), *parseRankingOrder("TPN"));
    return prizesReport({event, standings, plan, givePrizes(event, standings, plan)});
}

PrizePlan planOf(Division division) {
    PrizePlan plan;
    plan.main.prizes = {Money::whole(300), Money::whole(100), Money::whole(51)};
    plan.categories = {{"U1900", {}, {Money::whole(80), Money::whole(20), Money::whole(10)}}};
    plan.categories[0].who.ratingBelow = Rating(1900);
    plan.division = division;
    plan.budget = Money::whole(600);
    plan.currency = "EUR";
    return plan;
}

} // namespace

BOOST_AUTO_TEST_CASE(each_amount_has_its_reason) {
    const std::string csv = toCsv(prizesOf(oneRound(), planOf(Division::Hort)));
    // 1: 150 + 100; 2: 50 + 100. 3 and 4 share 51: 38.25 and 12.75 in whole units 38 and 12, 1 left to 3;
    // U1900 gives 3 (80) and 4 (20) more.
    BOOST_TEST(
        csv == "rank,tpn,name,points,prize,reason,amount\n"
               "1,1,Player 1,1.0,main prize,\"half of 300.00, and a share of the rest of prizes 1–2 (400.00) "
               "among 2\",250.00\n"
               "2,2,Player 2,1.0,main prize,\"half of 100.00, and a share of the rest of prizes 1–2 (400.00) "
               "among 2\",150.00\n"
               "3,3,Player 3,0.0,U1900,\"prize 1, better than 39.00 of the main prizes\",80.00\n"
               "4,4,Player 4,0.0,U1900,\"prize 2, better than 12.00 of the main prizes\",20.00\n",
        csv);
    const std::string page = toText(prizesOf(oneRound(), planOf(Division::Hort)), {});
    BOOST_TEST(page.find("announced                    561.00\n"
                         "paid                         500.00\n"
                         "nobody to give it to          10.00\n"
                         "given up for a better prize   51.00\n"
                         "left of the budget           100.00\n") != std::string::npos,
               page);
}

BOOST_AUTO_TEST_CASE(every_word_of_prizes_has_a_translation) {
    std::vector<Report> all;
    for (const Division division : {Division::None, Division::Equal, Division::Hort}) {
        PrizePlan plan = planOf(division);
        all.push_back(prizesOf(oneRound(), plan));
        plan.onePerPlayer = false;
        plan.withdrawnMayWin = true;
        all.push_back(prizesOf(oneRound(), plan));
    }
    support::everyWordIsTranslated(all);
}
