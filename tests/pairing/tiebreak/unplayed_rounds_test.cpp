// What each kind of unplayed round does: FIDE C.07 art. 15 and 16, and the editions before 2026.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "pairing/standings/standings.hpp"
#include "support/tournaments/crosstable_words.hpp"

using namespace pairing;
using namespace pairing::standings;
using support::CrosstableLine;
using support::tournamentFrom;
namespace data = boost::unit_test::data;

namespace {

std::string valueOf(const Tournament& event, int player, const std::string& code,
                    const StandingsOptions& options = {}) {
    const Standings standings =
        standingsAfter(event, event.recordedRounds(), *parseRankingOrder("PTS," + code), options);
    return toString(standings.find(PairingNumber(static_cast<std::uint16_t>(player)))->values.at(1));
}

StandingsOptions inEdition(tiebreak::Edition edition) {
    StandingsOptions options;
    options.rules.edition = edition;
    return options;
}

// Player 1 beats 3 with Black in round 1, has the cell in round 2, draws with 4 in round 3. The others' games
// give 2 a score of 1 and what his own round 2 gives, 3 a 1, 4 a 1½.
struct Unplayed {
    const char* cell;
    const char* mirror; // round 2 of player 2
    const char* wins;
    const char* gamesWon;
    const char* elected;
    const char* standard;
    const char* progressive;
    const char* buchholz;
    const char* seenByOpponent; // BH of player 4, who met 3, 2, 1: 1 + S(2) + A(1)
};
std::ostream& operator<<(std::ostream& out, const Unplayed& unplayed) {
    return out << unplayed.cell;
}

// Own opponents give 1 (player 3) and 1½ (player 4); the third element is the dummy. The cap of 16.4.2 is ½ ×
// 3 = 1½; own scores are 1½ and what the round gives.
const Unplayed kinds[] = {
    // 16.2.1: 2½ capped at 1½.
    {"U", "Z", "2", "1", "3", "2.5", "5.5", "4", "4.5"},
    {"F", "Z", "2", "1", "3", "2.5", "5.5", "4", "4.5"},
    // 16.2.2: 2½ capped at A(2) = 1.
    {"2w+", "1b-", "2", "1", "3", "2.5", "5.5", "3.5", "4.5"},
    // 16.2.3: a game follows, so the opponents see the points awarded: own 2 capped at 1½; own 1½.
    {"H", "Z", "1", "1", "2", "2", "4.5", "4", "4"},
    {"Z", "Z", "1", "1", "2", "1.5", "3.5", "4", "3.5"},
    {".", "Z", "1", "1", "2", "1.5", "3.5", "4", "3.5"},
    // 16.2.4: own 1½, A(2) = 2 does not lower it.
    {"2w-", "1b+", "1", "1", "2", "1.5", "3.5", "4", "4.5"},
    // A double forfeit: as many points as the opponent, so ½ in STD (reading R2); A(2) = 1 is the cap.
    {"2w-", "1b-", "1", "1", "2", "2", "3.5", "3.5", "3.5"},
};

Tournament withCell(const Unplayed& unplayed) {
    const std::string first = std::string("3b1 ") + unplayed.cell + " 4w=";
    const std::string second = std::string("4w= ") + unplayed.mirror + " 3b=";
    return tournamentFrom({{1, first}, {2, second}, {3, "1w0 4b= 2w="}, {4, "2b= 3w= 1b="}});
}

} // namespace

BOOST_DATA_TEST_CASE(each_kind_of_unplayed_round_changes_what_its_article_says, data::make(kinds)) {
    const Tournament event = withCell(sample);
    BOOST_TEST(valueOf(event, 1, "WIN") == sample.wins);
    BOOST_TEST(valueOf(event, 1, "WON") == sample.gamesWon);
    BOOST_TEST(valueOf(event, 1, "BPG") == "1");
    BOOST_TEST(valueOf(event, 1, "BWG") == "1");
    BOOST_TEST(valueOf(event, 1, "REP") == sample.elected);
    BOOST_TEST(valueOf(event, 1, "STD") == sample.standard);
    BOOST_TEST(valueOf(event, 1, "PS") == sample.progressive);
    BOOST_TEST(valueOf(event, 1, "BH") == sample.buchholz);
    BOOST_TEST(valueOf(event, 4, "BH") == sample.seenByOpponent);
}

// 16.2.5, 16.3: who is absent to the end counts with a draw for each round at his opponents', 0 for himself.
BOOST_AUTO_TEST_CASE(trailing_absences_add_a_draw_each_for_the_opponents) {
    const Tournament event = tournamentFrom({{1, "2w0 Z Z"}, {2, "1b1 3w= U"}, {3, "U 2b= Z"}});
    BOOST_TEST(valueOf(event, 1, "SOS") == "2.5");
    // A(1) = 0 + ½ + ½ and A(3) = 1 + ½ + ½; the PAB's dummy is the own 2½ capped at 1½.
    BOOST_TEST(valueOf(event, 2, "BH") == "4.5");
}

// 16.2.3: a PAB or a forfeit win later is no voluntary unplayed round, a forfeit loss is one.
BOOST_AUTO_TEST_CASE(what_comes_after_a_bye_decides_its_category) {
    const auto seen = [](const char* later, const char* mirror) {
        const std::string first = std::string("2w= Z ") + later;
        const std::string third = std::string("Z Z ") + mirror;
        return valueOf(tournamentFrom({{1, first}, {2, "1b= Z Z"}, {3, third}}), 2, "SOS") + " " +
               valueOf(tournamentFrom({{1, first}, {2, "1b= Z Z"}, {3, third}}), 2, "BH/C2");
    };
    // BH/C2 of player 2 leaves his only game: A(1).
    BOOST_TEST(seen("U", "Z") == "1.5 1.5");
    BOOST_TEST(seen("3w+", "1b-") == "1.5 1.5");
    BOOST_TEST(seen("3w-", "1b+") == "0.5 1");
    BOOST_TEST(seen("H", "Z") == "1 1.5");
    BOOST_TEST(seen("Z", "Z") == "0.5 1.5");
}

BOOST_AUTO_TEST_CASE(with_p_a_forfeit_is_a_game_against_the_scheduled_opponent) {
    // 1 lost by forfeit to 2 (A = 2), beat 3 and 4 (1 each).
    const Tournament event =
        tournamentFrom({{1, "2w- 3w1 4w1"}, {2, "1b+ 4w= 3w="}, {3, "4w= 1b0 2b="}, {4, "3b= 2b= 1b0"}});
    BOOST_TEST(valueOf(event, 1, "BH") == "4");      // dummy: own 2, cap A(2) = 2, none of 1½; 1 + 1
    BOOST_TEST(valueOf(event, 1, "BH/P") == "4");    // 2 + 1 + 1
    BOOST_TEST(valueOf(event, 1, "BH/C1") == "2");   // the voluntary round goes
    BOOST_TEST(valueOf(event, 1, "BH/C1/P") == "3"); // no voluntary round any more: the lowest goes
    BOOST_TEST(valueOf(event, 2, "SB/P") == "3");    // 2·1 + 1·½ + 1·½
    BOOST_TEST(valueOf(event, 2, "SB") == "3");      // dummy: own 2, cap A(1) = 2
}

// Edition 2024: no caps. The third example differs for three players only.
BOOST_AUTO_TEST_CASE(before_2026_the_dummy_has_no_cap) {
    const Tournament event = tournamentFrom({{1, "4w1 H   3b1 2w= 6b1 8b-"},
                                             {2, "5b1 3w= 8w1 1b= 4w1 6w1"},
                                             {3, "6w1 2b= 1w0 4b= 8b= H"},
                                             {4, "1b0 7b1 5w+ 3w= 2b0 5b0"},
                                             {5, "2w0 6b= 4b- 7w- U   4w1"},
                                             {6, "3b0 5w= 7w1 8w0 1w0 2b0"},
                                             {7, "U   4w0 6b0 5b- Z   Z"},
                                             {8, "Z   U   2b0 6b1 3w= 1w+"}});
    const char* of2026[] = {"18.5", "17", "19.5", "19", "16", "20", "8", "19"};
    const char* of2024[] = {"20", "17", "19.5", "19", "16.5", "20", "8", "20"};
    StandingsOptions capsLifted; // art. 16.6
    capsLifted.rules.dummyCapped = false;
    for (int player = 1; player <= 8; ++player) {
        BOOST_TEST(valueOf(event, player, "BH") == of2026[player - 1]);
        BOOST_TEST(valueOf(event, player, "BH", inEdition(tiebreak::Edition::Fide2024)) ==
                   of2024[player - 1]);
        BOOST_TEST(valueOf(event, player, "BH", capsLifted) == of2024[player - 1]);
    }
}

// Until 2023, on the second example. Opponents' unplayed rounds count ½ each: 1: 4, 2: 3½, 3: 3, 4: 3, 5: 1,
// 6: 1½, 7: 1½. Virtual opponents: score before + (1 - points) + ½ × rounds to come. Player 3: rounds 4 and 5
// 2 + 1 + ½ and 2 + 1; 5: round 3 0 + 0 + 1, round 5 1 + 1; 6: round 2 ½ + ½ + 1½, round 5 1 + 0; 7: round
// 1 2.
BOOST_AUTO_TEST_CASE(until_2023_unplayed_rounds_were_against_a_virtual_opponent) {
    const Tournament event = tournamentFrom({{1, "4w1 2b= 3w= 5b1 7w1"},
                                             {2, "5b1 1w= 6b1 7w= 4b="},
                                             {3, "6w= 7b1 1b= Z Z"},
                                             {4, "1b0 5w1 7w= 6b1 2w="},
                                             {5, "2w0 4b0 U 1w0 Z"},
                                             {6, "3b= H 2w0 4w0 U"},
                                             {7, "U 3w0 4b= 2b= 1b0"}});
    const StandingsOptions old = inEdition(tiebreak::Edition::Until2023);
    BOOST_TEST(valueOf(event, 1, "BH", old) == "12");
    BOOST_TEST(valueOf(event, 3, "BH", old) == "13.5");
    BOOST_TEST(valueOf(event, 5, "BH", old) == "13.5");
    BOOST_TEST(valueOf(event, 6, "BH", old) == "13");
    BOOST_TEST(valueOf(event, 7, "BH", old) == "15.5");
    // No exception for voluntary rounds: 6, with 3, 2½, 3½, 3, 1, loses the 1; 3 the 1½ of an opponent.
    BOOST_TEST(valueOf(event, 6, "BH/C1", old) == "12");
    BOOST_TEST(valueOf(event, 3, "BH/C1", old) == "12");
}

// 8.3, 2.11: a difference only when the last scheduled round is among those counted.
BOOST_AUTO_TEST_CASE(fore_buchholz_looks_at_the_last_scheduled_round_only) {
    Tournament event = tournamentFrom({{1, "2w1 3w1"}, {2, "1b0 4w1"}, {3, "4w1 1b0"}, {4, "3b0 2b0"}});
    BOOST_TEST(valueOf(event, 1, "BH") == "2");
    BOOST_TEST(valueOf(event, 1, "FB") == "2"); // 2: 0 + ½, 3: 1 + ½
    BOOST_TEST(valueOf(event, 4, "BH") == "2");
    BOOST_TEST(valueOf(event, 4, "FB") == "2");
    BOOST_TEST(valueOf(event, 2, "BH") == "2");
    BOOST_TEST(valueOf(event, 2, "FB") == "2"); // 1: 1½, 4: ½
    BOOST_TEST(valueOf(event, 3, "SB") == "0");

    // 1 won by forfeit in the last round: a draw over the board in FB, so the opponent is no dummy there.
    event = tournamentFrom({{1, "2w1 3w+"}, {2, "1b0 4w1"}, {3, "4w1 1b-"}, {4, "3b0 2b0"}});
    BOOST_TEST(valueOf(event, 1, "BH") == "2"); // 2: 1, dummy: own 2 capped at A(3) = 1
    BOOST_TEST(valueOf(event, 1, "FB") == "2"); // 2: ½, 3: 1½
    BOOST_TEST(valueOf(event, 1, "FB/C1") == "1.5");
    event.plannedRounds = RoundNumber(3);
    BOOST_TEST(valueOf(event, 1, "FB/C1") == valueOf(event, 1, "BH/C1"));

    // A pending game of the last round is a draw in FB and nothing in BH.
    event = tournamentFrom({{1, "2w1 3w1"}, {2, "1b0 4w1"}, {3, "4w1 1b0"}, {4, "3b0 2b0"}});
    event.players[0].rounds[1] = PendingGame{PairingNumber(3), Colour::White};
    event.players[2].rounds[1] = PendingGame{PairingNumber(1), Colour::Black};
    BOOST_TEST(valueOf(event, 1, "BH") == "1");
    BOOST_TEST(valueOf(event, 1, "FB") == "2");
}

// The points settings of the event are used for each kind of round.
BOOST_AUTO_TEST_CASE(byes_may_be_worth_other_points) {
    Tournament event = tournamentFrom({{1, "2w= U"}, {2, "1b= 3w1"}, {3, "U 2b0"}});
    event.scoring.pairingAllocatedBye = event.scoring.draw;
    BOOST_TEST(valueOf(event, 1, "WIN") == "0"); // a bye worth a draw is no win
    BOOST_TEST(valueOf(event, 1, "STD") == "1"); // ½ + ½
    BOOST_TEST(valueOf(event, 1, "PS") == "1.5");
    event.scoring.pairingAllocatedBye = event.scoring.win;
    BOOST_TEST(valueOf(event, 1, "WIN") == "1");
}

BOOST_AUTO_TEST_CASE(standard_points_may_be_compared_with_a_draw_instead) {
    // The FIDE commission's checker: a double forfeit and 0-0 give nothing, ½-0 gives ½.
    Tournament event = tournamentFrom({{1, "2w- 2w= 2w0"}, {2, "1b- 1b0 1b0"}});
    BOOST_TEST(valueOf(event, 1, "STD") == "2"); // ½ + 1 + ½
    BOOST_TEST(valueOf(event, 2, "STD") == "1"); // ½ + 0 + ½
    StandingsOptions options;
    options.rules.standardPoints = tiebreak::StandardPointsAgainst::Draw;
    BOOST_TEST(valueOf(event, 1, "STD", options) == "0.5");
    BOOST_TEST(valueOf(event, 2, "STD", options) == "0");
}

BOOST_AUTO_TEST_CASE(the_house_codes_count_what_their_names_say) {
    const Tournament event = tournamentFrom({{1, "2w1 3b= U"}, {2, "1b0 Z 3w1"}, {3, "U 1w= 2b0"}});
    BOOST_TEST(valueOf(event, 1, "KASH") == "6"); // 4 + 2, nothing for the bye
    BOOST_TEST(valueOf(event, 3, "KASH") == "3"); // 2 + 1
    BOOST_TEST(valueOf(event, 1, "WR") == "0.67");
    BOOST_TEST(valueOf(event, 1, "SOS") == "2.5");
    // BH(2) = 2½ + dummy 1 + 1½; BH(3) = dummy 1½ + 2½ + 1.
    BOOST_TEST(valueOf(event, 1, "SOB") == "10");
}
