// The Dutch engine beyond what the differential tests see: layers, large fields, refusals, known killers.
#include "pairing/dutch/pair_round.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "pairing/check/invariants.hpp"
#include "pairing/dutch/field.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_numbers.hpp"
#include "support/tournaments/random_tournament.hpp"

using namespace pairing;
using support::RandomNumbers;

namespace {

Tournament emptyTournament(int players, int rounds) {
    Tournament tournament;
    tournament.plannedRounds = RoundNumber(static_cast<std::uint16_t>(rounds));
    tournament.initialColour = Colour::White;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        player.name = "Player " + std::to_string(number);
        tournament.players.push_back(std::move(player));
    }
    return tournament;
}

// Adds the round with results: a draw in that many of a hundred games, else White wins in half of them.
void play(Tournament& tournament, const RoundPairing& round, RandomNumbers& random, int draws) {
    for (Player& player : tournament.players)
        player.rounds.emplace_back(NotPaired{});
    for (const Pair& pair : round.boards) {
        Outcome white = Outcome::Draw;
        if (!random.percent(draws)) white = random.percent(50) ? Outcome::Win : Outcome::Loss;
        const Outcome black = white == Outcome::Draw  ? Outcome::Draw
                              : white == Outcome::Win ? Outcome::Loss
                                                      : Outcome::Win;
        tournament.find(pair.white)->rounds.back() = PlayedGame{pair.black, Colour::White, white};
        tournament.find(pair.black)->rounds.back() = PlayedGame{pair.white, Colour::Black, black};
    }
    if (round.pairingAllocatedBye)
        tournament.find(*round.pairingAllocatedBye)->rounds.back() = PairingAllocatedBye{};
}

std::vector<PairingNumber> everybody(const Tournament& tournament) {
    std::vector<PairingNumber> numbers;
    for (const Player& player : tournament.players)
        numbers.push_back(player.number);
    return numbers;
}

RoundNumber nextRound(const Tournament& tournament) {
    return RoundNumber(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
}

} // namespace

// The first round of a field without history: FIDE C.04.3 art. 3.2 and 5.2.5.
BOOST_AUTO_TEST_CASE(round_one_is_upper_half_against_lower_half) {
    const Tournament tournament = emptyTournament(11, 5);
    const auto round = dutch::pairRound(tournament, RoundNumber(1), everybody(tournament));
    BOOST_REQUIRE(round.has_value());
    const std::vector<Pair> expected{{PairingNumber(1), PairingNumber(6)},
                                     {PairingNumber(7), PairingNumber(2)},
                                     {PairingNumber(3), PairingNumber(8)},
                                     {PairingNumber(9), PairingNumber(4)},
                                     {PairingNumber(5), PairingNumber(10)}};
    BOOST_TEST((round->boards == expected));
    BOOST_TEST((round->pairingAllocatedBye == PairingNumber(11)));
}

// bracket_problem.hpp argues that a small problem whose answer passes its check gives the same as the WHOLE
// one.
BOOST_AUTO_TEST_CASE(small_problems_give_the_same_pairing_as_the_whole_one) {
    constexpr std::uint64_t seed = 20261130;
    RandomNumbers random(seed);
    int rounds = 0;
    std::size_t local = 0;
    std::size_t window = 0;
    std::size_t failedChecks = 0;
    for (int event = 0; event < 60; ++event) {
        const int players = random.between(4, 90);
        const int planned = std::min(players - 1, random.between(3, 11));
        Tournament tournament = emptyTournament(players, planned);
        if (event % 4 == 0) {
            ForbiddenGroup club;
            for (const PairingNumber number : everybody(tournament))
                if (random.percent(event % 8 == 0 ? 45 : 15)) club.members.push_back(number);
            tournament.forbidden.push_back(club);
        }
        const int draws = event % 5 == 0 ? 100 : 35;
        for (int round = 1; round <= planned; ++round) {
            auto present = everybody(tournament);
            std::erase_if(present, [&](PairingNumber) { return random.percent(4); });
            if (present.size() < 2) break;
            dutch::RoundTrace trace;
            const auto small = dutch::pairRound(tournament, nextRound(tournament), present, &trace);
            const auto whole = dutch::pairRound(tournament, nextRound(tournament), present, nullptr,
                                                dutch::SmallestProblem::Whole);
            BOOST_REQUIRE_MESSAGE(small.has_value() == whole.has_value(),
                                  "seed " << seed << " event " << event << " round " << round);
            if (!small) break;
            BOOST_REQUIRE_MESSAGE(*small == *whole,
                                  "seed " << seed << " event " << event << " round " << round);
            BOOST_REQUIRE(check::checkInvariants(tournament, nextRound(tournament), present, *small).empty());
            ++rounds;
            failedChecks += trace.failedChecks;
            for (const auto& bracket : trace.brackets) {
                local += bracket.layer == dutch::BracketTrace::Layer::Local ? 1U : 0U;
                window += bracket.layer == dutch::BracketTrace::Layer::Window ? 1U : 0U;
            }
            play(tournament, *small, random, draws);
        }
    }
    BOOST_TEST_MESSAGE(rounds << " rounds, " << local << " brackets LOCAL, " << window << " WINDOW, "
                              << failedChecks << " failed checks");
    BOOST_TEST(rounds > 200);
    BOOST_TEST(local > 500U);
    BOOST_TEST(window > 5U);
    BOOST_TEST(failedChecks > 20U);
}

// 20 players, all games drawn, ten rounds: one large bracket that enumerating engines die of.
BOOST_AUTO_TEST_CASE(ten_rounds_of_draws_are_paired_in_single_brackets) {
    Tournament tournament = emptyTournament(20, 10);
    RandomNumbers random(1);
    for (int round = 1; round <= 10; ++round) {
        dutch::RoundTrace trace;
        const auto pairing =
            dutch::pairRound(tournament, nextRound(tournament), everybody(tournament), &trace);
        BOOST_REQUIRE(pairing.has_value());
        BOOST_TEST(trace.brackets.size() == 1U);
        BOOST_TEST(check::checkInvariants(tournament, nextRound(tournament), everybody(tournament), *pairing)
                       .empty());
        play(tournament, *pairing, random, 100);
    }
}

// FIDE C.04.3 art. 1.9.3: the answer says so and names who cannot be paired with whom.
BOOST_AUTO_TEST_CASE(an_impossible_round_names_its_obstacle) {
    Tournament tournament = emptyTournament(6, 5);
    ForbiddenGroup group;
    for (std::uint16_t number = 1; number <= 4; ++number)
        group.members.emplace_back(number);
    tournament.forbidden.push_back(group);
    const auto round = dutch::pairRound(tournament, RoundNumber(1), everybody(tournament));
    BOOST_REQUIRE(!round.has_value());
    BOOST_TEST((round.error().kind == PairingRefusal::Kind::NoLegalPairing));
    // Of the four who may not meet each other only two can meet 5 and 6.
    BOOST_TEST(round.error().obstacle.sharedOpponents.size() + 1 == round.error().obstacle.groups.size());
    std::vector<PairingNumber> shared = round.error().obstacle.sharedOpponents;
    BOOST_TEST((shared == std::vector{PairingNumber(5), PairingNumber(6)}));
    BOOST_REQUIRE(!round.error().reasons.empty());
    BOOST_TEST(rules::english(round.error().reasons.back()).find("must not be paired with") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(fewer_than_two_players_are_refused) {
    const Tournament tournament = emptyTournament(3, 5);
    for (std::size_t present = 0; present < 2; ++present) {
        auto participants = everybody(tournament);
        participants.resize(present);
        const auto round = dutch::pairRound(tournament, RoundNumber(1), participants);
        BOOST_REQUIRE(!round.has_value());
        BOOST_TEST((round.error().kind == PairingRefusal::Kind::TooFewPlayers));
    }
}

// Two groups that hold most of a large field, so that brackets float many: kinds carry the groups.
BOOST_AUTO_TEST_CASE(a_field_half_of_which_may_not_meet_is_paired_legally) {
    Tournament tournament = emptyTournament(120, 7);
    RandomNumbers random(4);
    ForbiddenGroup club;
    for (const PairingNumber number : everybody(tournament))
        if (number.value() % 20 < 9) club.members.push_back(number);
    tournament.forbidden.push_back(club);
    for (int round = 1; round <= 7; ++round) {
        const auto small = dutch::pairRound(tournament, nextRound(tournament), everybody(tournament));
        const auto whole = dutch::pairRound(tournament, nextRound(tournament), everybody(tournament), nullptr,
                                            dutch::SmallestProblem::Whole);
        BOOST_REQUIRE(small.has_value());
        BOOST_REQUIRE(whole.has_value());
        BOOST_TEST((*small == *whole));
        BOOST_TEST(
            check::checkInvariants(tournament, nextRound(tournament), everybody(tournament), *small).empty());
        play(tournament, *small, random, 30);
    }
}

// The state that a pairing is made from, on a history that has one of everything.
BOOST_AUTO_TEST_CASE(field_shows_what_the_articles_derive_from_a_history) {
    const Tournament tournament = support::tournamentFrom(
        {{1, "4w1 3b+ 2w="}, {2, "H   4w1 1b="}, {3, "U   1w- Z  "}, {4, "1b0 2b0 U  "}});
    auto next = tournament;
    next.plannedRounds = RoundNumber(4);
    const dutch::Field field = dutch::buildField(next, RoundNumber(4), everybody(next));
    BOOST_TEST(field.lastRound);
    const auto of = [&](std::uint16_t number) -> const dutch::Contestant& {
        return *std::ranges::find(field.contestants, PairingNumber(number), &dutch::Contestant::number);
    };
    // Order by score, then number: 1 (2½), 2 (2), 3 and 4 (1).
    BOOST_TEST((field[0].number == PairingNumber(1)));
    BOOST_TEST((field[3].number == PairingNumber(4)));
    BOOST_TEST((of(1).score == Points::fromTenths(25)));
    // C.04.1 art. 4: a forfeit win and a pairing-allocated bye bar, a half-point bye does not.
    BOOST_TEST(!of(1).mayReceiveBye);
    BOOST_TEST(of(2).mayReceiveBye);
    BOOST_TEST(!of(3).mayReceiveBye);
    BOOST_TEST(!of(4).mayReceiveBye);
    // Art. 1.4: 1 met a lower score in round 3 (2 against 1½), and won by forfeit in round 2.
    BOOST_TEST((of(1).previousFloat == Float::Down));
    BOOST_TEST((of(1).floatTwoRoundsAgo == Float::Down));
    BOOST_TEST((of(2).previousFloat == Float::Up));
    // 2 (½) met 4 (0) in round 2.
    BOOST_TEST((of(2).floatTwoRoundsAgo == Float::Down));
    BOOST_TEST((of(4).floatTwoRoundsAgo == Float::Up));
    BOOST_TEST((of(4).previousFloat == Float::Down)); // the bye
    BOOST_TEST((of(3).previousFloat == Float::None)); // absent
    // [C9]: rounds without a game.
    BOOST_TEST(of(1).unplayedRounds == 1);
    BOOST_TEST(of(3).unplayedRounds == 3);
    // Art. 1.8: more than half of three points.
    BOOST_TEST(of(1).topscorer);
    BOOST_TEST(of(2).topscorer);
    BOOST_TEST(!of(3).topscorer);
    // C.04.2 art. 3.5: a forfeited game is no meeting.
    BOOST_TEST(dutch::mayMeet(field, 0, 2));  // 1 and 3
    BOOST_TEST(!dutch::mayMeet(field, 0, 3)); // 1 and 4 have met
}
