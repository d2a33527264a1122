// The parts of every value add up, for every tie-break and every player of every example.
#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "pairing/standings/standings.hpp"
#include "support/tournaments/adding_up.hpp"
#include "support/tournaments/all_tie_breaks.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"
#include "support/tournaments/standings_case.hpp"

using namespace pairing;
using namespace pairing::standings;
using tiebreak::Fraction;
using tiebreak::Part;
namespace data = boost::unit_test::data;

namespace {

const std::string casesFolder = std::string(FLAGFALL_SOURCE_DIR) + "/tests/cases/standings";

// Each code alone, so that no list has duplicates or a criterion that takes the ties away from DE.
void checkWorkings(const Tournament& event, const StandingsOptions& options, const std::string& name) {
    for (const tiebreak::TieBreak& tieBreak : support::allTieBreaks(options.rules.kind)) {
        const RankingOrder order{tieBreak};
        const RoundNumber rounds = event.recordedRounds();
        const Standings standings = standingsAfter(event, rounds, order, options);
        const auto opened = workingsAfter(event, rounds, order, options);
        BOOST_REQUIRE(opened.size() == standings.rows.size());
        for (std::size_t line = 0; line < opened.size(); ++line) {
            const std::string what = name + ", " + tiebreak::toString(tieBreak) + " of player " +
                                     std::to_string(opened[line].row.player.value());
            BOOST_TEST(support::addsUp(opened[line].workings.front()), what);
            BOOST_TEST((opened[line].row.player == standings.rows[line].player), what);
            BOOST_TEST((opened[line].row.values == standings.rows[line].values), what);
            BOOST_TEST((opened[line].workings.front().value == standings.rows[line].values.front()), what);
        }
    }
}

} // namespace

BOOST_DATA_TEST_CASE(the_parts_add_up_for_every_player_of_every_example,
                     data::make(support::standingsCases(casesFolder))) {
    for (const tiebreak::Edition edition :
         {tiebreak::Edition::Fide2026, tiebreak::Edition::Fide2024, tiebreak::Edition::Until2023}) {
        StandingsOptions options;
        options.rules.kind = sample.kind;
        options.rules.edition = edition;
        checkWorkings(sample.event, options, sample.name);
    }
}

BOOST_AUTO_TEST_CASE(the_parts_add_up_in_random_events) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        support::RandomNumbers random(seed);
        const auto plan = support::TournamentPlan::draw(random, 4, 14);
        const Tournament event = support::playTournament(seed, plan,
                                                         [&](const Tournament& tournament, RoundNumber round,
                                                             std::span<const PairingNumber> participants) {
                                                             return support::randomPairing(
                                                                 tournament, round, participants, random);
                                                         });
        StandingsOptions options;
        options.rules.unrated = {tiebreak::UnratedPlayers::Treatment::FixedRating, Rating(1400)};
        checkWorkings(event, options, "seed " + std::to_string(seed));
    }
}

BOOST_AUTO_TEST_CASE(a_cut_by_article_16_5_is_marked_as_such) {
    const auto cases = support::standingsCases(casesFolder);
    const auto forfeits = std::ranges::find(cases, "c_forfeits", &support::StandingsCase::name);
    BOOST_REQUIRE((forfeits != cases.end()));
    const auto opened =
        workingsAfter(forfeits->event, forfeits->event.recordedRounds(), *parseRankingOrder("PTS,BH/C1"));
    const auto first = std::ranges::find(opened, PairingNumber(1),
                                         [](const PlayerWorkings& player) { return player.row.player; });
    BOOST_REQUIRE((first != opened.end()));
    // Player 1: 2½, dummy 3 (own 4 capped, voluntary), 3, 5, 1½, dummy 3½ (own 4 capped at A(8)).
    const std::vector<Part>& parts = first->workings.at(1).parts;
    BOOST_REQUIRE(parts.size() == 6U);
    BOOST_TEST((parts[1].cut == tiebreak::Cut::VoluntaryUnplayed));
    BOOST_TEST(parts[1].dummy);
    BOOST_TEST(parts[1].capped);
    BOOST_TEST((parts[1].category == tiebreak::Category::ByeThenMore));
    BOOST_TEST((parts[1].score == Fraction(3)));
    BOOST_TEST((parts[5].category == tiebreak::Category::ForfeitLoss));
    BOOST_TEST((parts[5].score == Fraction(7, 2)));
    BOOST_TEST((parts[5].opponent == PairingNumber(8)));
    BOOST_TEST(std::ranges::count_if(parts, [](const Part& part) { return part.cut.has_value(); }) == 1);
}
