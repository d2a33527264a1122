// FIDE C.04.3 (from 2026-02-01): small complete rounds and tournaments, put to every pairer.
// The histories and answers are those of the specification, where two independent programs agreed on them;
// the reasons stand beside the cases.
#include <algorithm>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "differential/pairers.hpp"
#include "differential/written_pairing.hpp"
#include "support/tournaments/crosstable_words.hpp"

namespace {

using namespace pairing;
using differential::pairers;
using differential::written;
using support::numbers;
using support::round1;
using support::round2;
using support::round3;

BOOST_AUTO_TEST_SUITE(fixtures)

// Last of 3 rounds; 4 is absent. The lowest score a bye can have is 0, and only 6 has 0 points. 2 and 5 have
// met, so 1 and 3 must take them: both float although they could meet, because [C4]/[C5] go before [C6].
BOOST_DATA_TEST_CASE(c04_3_2_3_1_c5_before_c6, pairers(), pairer) {
    support::Crosstable table(6, 3);
    table.white(1).beats(4, round1);
    table.white(5).losesTo(2, round1);
    table.white(3).beats(6, round1);
    table.white(2).losesTo(1, round2);
    table.white(4).losesTo(3, round2);
    table.white(6).losesTo(5, round2);
    BOOST_TEST(written(pairer.pair(table.tournament(), round3, numbers({1, 2, 3, 5, 6}))) == "1-5 3-2 6-0");
}

// 5 is ranked lowest, but has one unplayed game; of equal scores the bye goes to who has played more.
BOOST_DATA_TEST_CASE(c04_3_2_4_4_c9_bye_for_the_most_games, pairers(), pairer) {
    support::Crosstable table(5, 3);
    table.white(1).beats(3, round1);
    table.white(4).losesTo(2, round1);
    table.player(5).isAbsent(round1);
    BOOST_TEST(written(pairer.pair(table.tournament(), round2, numbers({1, 2, 3, 4, 5}))) == "2-1 3-5 4-0");
}

// A field in which only constraints matter. Scores are made by byes that bar nobody, past meetings are told
// as forbidden pairs; `barred` players had a bye in round 1.
struct Constraints {
    std::vector<std::pair<int, Points>> scores;
    std::vector<int> barred;
    std::vector<std::pair<int, int>> notYetMet;
};

Tournament tournamentOf(const Constraints& constraints) {
    Tournament tournament;
    tournament.initialColour = Colour::White;
    tournament.plannedRounds = RoundNumber(30);
    tournament.scoring.pairingAllocatedBye = tournament.scoring.draw;
    for (const auto& [number, score] : constraints.scores) {
        Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        const bool barred = std::ranges::find(constraints.barred, number) != constraints.barred.end();
        for (Points points; points < score; points += tournament.scoring.draw)
            player.rounds.push_back(points == Points{} && barred ? RoundEvent(PairingAllocatedBye{})
                                                                 : RoundEvent(HalfPointBye{}));
        player.rounds.resize(12, ZeroPointBye{});
        tournament.players.push_back(player);
    }
    for (const auto& [one, oneScore] : constraints.scores)
        for (const auto& [other, otherScore] : constraints.scores)
            if (one < other && std::ranges::find(constraints.notYetMet, std::pair(one, other)) ==
                                   constraints.notYetMet.end())
                tournament.forbidden.push_back({round1, std::nullopt, numbers({one, other})});
    return tournament;
}

Points halves(int number) {
    return Points::fromTenths(5 * number);
}

// 4 can only meet 1. Of 3 and 7, who may then have the bye, 3 has the lower score. Nobody has had a colour:
// by art. 5.2.5 the higher of a pair has White if he is the first, third … of the field; 2 and 7 are second
// and sixth, 5 is fifth but lower than 2.
BOOST_DATA_TEST_CASE(c04_3_2_1_2_no_second_bye_in_a_saturated_field, pairers(), pairer) {
    const Tournament tournament =
        tournamentOf({{{1, halves(11)},
                       {2, halves(7)},
                       {3, halves(8)},
                       {4, halves(5)},
                       {5, halves(4)},
                       {7, halves(10)},
                       {10, halves(6)}},
                      {2, 4, 5, 10},
                      {{1, 2}, {1, 4}, {2, 3}, {2, 5}, {2, 10}, {3, 5}, {3, 7}, {5, 7}, {5, 10}, {7, 10}}});
    const auto pairing = pairer.pair(tournament, RoundNumber(13), numbers({1, 2, 3, 4, 5, 7, 10}));
    BOOST_REQUIRE(pairing);
    BOOST_TEST(pairing->pairingAllocatedBye->value() == 3);
    BOOST_TEST(pairing->boards.size() == 3U);
    BOOST_TEST(written(pairing) == "1-4 10-7 5-2 3-0");
}

// 8 can only meet 4, 2 then only 1, 9 only 7: the bye goes to 6, who has the highest score of all. 2 is the
// second of the field and has Black.
BOOST_DATA_TEST_CASE(c04_3_2_1_2_the_bye_may_go_to_the_leader, pairers(), pairer) {
    const Tournament tournament = tournamentOf({{{1, halves(7)},
                                                 {2, halves(8)},
                                                 {4, halves(7)},
                                                 {6, halves(10)},
                                                 {7, halves(9)},
                                                 {8, halves(5)},
                                                 {9, halves(5)}},
                                                {1, 2, 8, 9},
                                                {{1, 2}, {1, 6}, {1, 9}, {2, 4}, {4, 8}, {6, 7}, {7, 9}}});
    const auto pairing = pairer.pair(tournament, RoundNumber(13), numbers({1, 2, 4, 6, 7, 8, 9}));
    BOOST_TEST(written(pairing) == "7-9 1-2 4-8 6-0");
}

// Art. 5.2.5: the higher ranked of each pair gets the initial colour if his number is odd.
BOOST_DATA_TEST_CASE(c04_3_5_2_5_first_round, pairers(), pairer) {
    support::Crosstable ten(10, 5);
    BOOST_TEST(written(pairer.pair(ten.tournament(), round1, numbers({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}))) ==
               "1-6 7-2 3-8 9-4 5-10");
    support::Crosstable eleven(11, 5);
    BOOST_TEST(
        written(pairer.pair(eleven.tournament(), round1, numbers({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}))) ==
        "1-6 7-2 3-8 9-4 5-10 11-0");
}

// One score, everybody of 1-4 has met everybody of 5-8: reached by the exchange {4,3}<->{5,6} (art. 4.3).
BOOST_DATA_TEST_CASE(c04_3_4_3_all_pairs_across_are_used_up, pairers(), pairer) {
    Tournament tournament = support::tournamentFrom(
        {{1, "Z"}, {2, "Z"}, {3, "Z"}, {4, "Z"}, {5, "Z"}, {6, "Z"}, {7, "Z"}, {8, "Z"}});
    for (const int upper : {1, 2, 3, 4})
        for (const int lower : {5, 6, 7, 8})
            tournament.forbidden.push_back({round1, std::nullopt, numbers({upper, lower})});
    BOOST_TEST(written(pairer.pair(tournament, round2, numbers({1, 2, 3, 4, 5, 6, 7, 8}))) ==
               "1-3 4-2 5-7 8-6");
}

// A complete tournament: every round is paired from the rounds before it, all columns are expected.
struct CompleteTournament {
    std::string_view name;
    std::vector<support::CrosstableLine> lines;
    friend std::ostream& operator<<(std::ostream& out, const CompleteTournament& tournament) {
        return out << tournament.name;
    }
};

const std::vector<CompleteTournament> completeTournaments{
    {"9 players, 5 rounds: byes of three kinds, a forfeit",
     {{1, "4w1 5b= 8w= 3b- 2b="},
      {2, "5b0 9w1 Z 7b= 1w="},
      {3, "6w1 8b1 Z 1w- Z"},
      {4, "1b0 6w= 9b1 5w= 8b1"},
      {5, "2w1 1w= 6b0 4b= 9w="},
      {6, "3b0 4b= 5w1 8w0 U"},
      {7, "Z Z U 2w= Z"},
      {8, "U 3w0 1b= 6b1 4w0"},
      {9, "H 2b0 4w0 U 5b="}}},
    {"11 players, 7 rounds: 1 and 6 are paired again after a double forfeit",
     {{1, "6w- 8b1 7w1 2b= 6w= Z 10b="},
      {2, "7b= 9w= 11b1 1w= 4b1 10w= 3b="},
      {3, "8w= 10b0 U 5w1 H 4b1 2w="},
      {4, "9b= 5w1 10b= H 2w0 3w0 11b1"},
      {5, "10w= 4b0 8w1 3b0 7w1 H 9b="},
      {6, "1b- U 9b= 10w0 1b= 7w1 8b0"},
      {7, "2w= H 1b0 9w1 5b0 6b0 U"},
      {8, "3b= 1w0 5b0 11w1 9b= U 6w1"},
      {9, "4w= 2b= 6w= 7b0 8w= 11b= 5w="},
      {10, "5b= 3w1 4w= 6b1 H 2b= 1w="},
      {11, "H H 2w0 8b0 U 9w= 4w0"}}},
    {"8 players, 6 rounds: saturated",
     {{1, "4w1 3b1 2w1 6b= 7b= 5w1"},
      {2, "5b= 7w1 1b0 4w0 3b1 Z"},
      {3, "8w1 1w0 4b0 5b= 2w0 7b0"},
      {4, "1b0 U 3w1 2b1 8w= Z"},
      {5, "2w= 6b0 8b0 3w= U 1b0"},
      {6, "Z 5w1 7b= 1w= Z 8b1"},
      {7, "H 2b0 6w= 8b1 1w= 3w1"},
      {8, "3b0 Z 5w1 7w0 4b= 6w0"}}}};

BOOST_DATA_TEST_CASE(complete_tournaments, boost::unit_test::data::make(completeTournaments) * pairers(),
                     complete, pairer) {
    const Tournament tournament = support::tournamentFrom(complete.lines);
    const auto check = check::checkTournament(tournament, pairer.pair);
    BOOST_TEST(check.rounds.size() == tournament.plannedRounds.value());
    for (const auto& round : check.rounds) {
        BOOST_TEST(round.equal(), "round " << round.round.value() << " is paired "
                                           << (round.engine ? written(*round.engine) : "not at all"));
        BOOST_TEST(round.ruleBreaches.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
