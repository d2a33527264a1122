// checkInvariants: each rule broken once, in a pairing that is right apart from that.
#include "pairing/check/invariants.hpp"

#include <algorithm>
#include <chrono>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "support/tournaments/crosstable_words.hpp"

namespace {

using namespace pairing;
using check::InvariantViolation;
using Kind = InvariantViolation::Kind;
using support::numbers;
using support::round1;
using support::round2;
using support::round3;

Pair pairOf(int white, int black) {
    return {PairingNumber(static_cast<std::uint16_t>(white)),
            PairingNumber(static_cast<std::uint16_t>(black))};
}

RoundPairing pairingOf(std::vector<Pair> boards, std::optional<int> bye = std::nullopt) {
    RoundPairing pairing{std::move(boards), std::nullopt};
    if (bye) pairing.pairingAllocatedBye = PairingNumber(static_cast<std::uint16_t>(*bye));
    return pairing;
}

// Six players after two rounds of three; 5 has had the bye, 6 is to miss round 3.
//      R1    R2     points, colours
// 1   4w1   2w1     2   WW  must have Black
// 2   5b1   1b0     1   BB  must have White
// 3   6w1   4b1     2   WB
// 4   1b0   3w0     0   BW
// 5   2w0    U      1   W
// 6   3b0    Z      0   B
Tournament afterTwoRounds() {
    support::Crosstable table(6, 3);
    table.white(1).beats(4, round1).beats(2, round2);
    table.black(2).beats(5, round1);
    table.white(3).beats(6, round1);
    table.black(3).beats(4, round2);
    table.player(5).hasTheBye(round2);
    table.player(6).isAbsent(round2);
    return table.tournament();
}

struct BrokenRule {
    std::string_view name;
    RoundPairing pairing;
    Kind kind;
    std::vector<PairingNumber> players;
    friend std::ostream& operator<<(std::ostream& out, const BrokenRule& rule) { return out << rule.name; }
};

const std::vector<PairingNumber> allSix = numbers({1, 2, 3, 4, 5, 6});
const std::vector<PairingNumber> withoutSix = numbers({1, 2, 3, 4, 5});

BOOST_AUTO_TEST_SUITE(invariants)

// 3-1: 1 must have Black. 2-6: 2 must have White. 4-5: 4 had White last, 5 too; both want Black, 5 strongly
// (difference +1), 4 mildly: 4 has White. Scores 2+2, 1+0 with 2 higher, 1+0 with 5 higher.
BOOST_AUTO_TEST_CASE(a_right_pairing_has_no_violations) {
    const auto tournament = afterTwoRounds();
    BOOST_TEST(check::checkInvariants(tournament, round3, allSix,
                                      pairingOf({pairOf(3, 1), pairOf(2, 6), pairOf(4, 5)}))
                   .empty());
    BOOST_TEST(
        check::checkInvariants(tournament, round3, withoutSix, pairingOf({pairOf(3, 1), pairOf(4, 5)}, 2))
            .empty());
}

const std::vector<BrokenRule> brokenInSix{
    {"2.1.1 [C1]: 1 and 4 met in round 1", pairingOf({pairOf(3, 5), pairOf(4, 1), pairOf(2, 6)}),
     Kind::Rematch, numbers({4, 1})},
    {"5.2.1: 1 must have Black", pairingOf({pairOf(1, 3), pairOf(2, 6), pairOf(4, 5)}), Kind::WrongColours,
     numbers({1, 3})},
    {"5.2.2: 5 wants Black more than 4", pairingOf({pairOf(3, 1), pairOf(2, 6), pairOf(5, 4)}),
     Kind::WrongColours, numbers({5, 4})},
    {"C.04.2 3.6: 5 ranks behind 2", pairingOf({pairOf(3, 1), pairOf(4, 5), pairOf(2, 6)}), Kind::BoardOrder,
     numbers({2, 6})},
    {"1.9.1: 4 and 5 are left out", pairingOf({pairOf(3, 1), pairOf(2, 6)}), Kind::LeftOut, numbers({4})},
    {"1.9.1: 1 plays twice", pairingOf({pairOf(3, 1), pairOf(5, 1), pairOf(2, 6)}), Kind::PairedTwice,
     numbers({1})},
    {"1.9.1: 2 against himself", pairingOf({pairOf(3, 1), pairOf(2, 2), pairOf(4, 5)}), Kind::PairedTwice,
     numbers({2})},
    {"number 9 does not exist", pairingOf({pairOf(3, 1), pairOf(2, 9), pairOf(4, 5)}), Kind::UnknownPlayer,
     numbers({9})},
    {"C.04.1 3: a bye in an even field", pairingOf({pairOf(3, 1), pairOf(4, 5)}, 2), Kind::ByeNotDue,
     numbers({2})}};

bool contains(const std::vector<InvariantViolation>& violations, Kind kind,
              const std::vector<PairingNumber>& players) {
    return std::ranges::any_of(violations, [&](const InvariantViolation& violation) {
        return violation.kind == kind && violation.players == players;
    });
}

BOOST_DATA_TEST_CASE(each_broken_rule_is_found, boost::unit_test::data::make(brokenInSix), rule) {
    const auto violations = check::checkInvariants(afterTwoRounds(), round3, allSix, rule.pairing);
    BOOST_TEST(contains(violations, rule.kind, rule.players));
    for (const auto& violation : violations) {
        BOOST_TEST(!rules::english(violation.message).empty());
        BOOST_TEST(!check::articleOf(violation.kind).empty());
    }
}

BOOST_AUTO_TEST_CASE(c04_3_2_1_2_c2_no_second_bye) {
    const auto violations = check::checkInvariants(afterTwoRounds(), round3, withoutSix,
                                                   pairingOf({pairOf(3, 1), pairOf(2, 4)}, 5));
    BOOST_REQUIRE_EQUAL(violations.size(), 1U);
    BOOST_TEST((violations.front().kind == Kind::ByeBarred));
    BOOST_TEST(
        rules::english(violations.front().message) ==
        "5 Player 5 must not have the pairing-allocated bye: already had it, or as many points as for a "
        "win in a round without playing (C.04.3 2.1.2 [C2])");
}

// C.04.1 art. 4: a forfeit win and a full-point bye bar from the bye, a half-point bye, an absence and a
// forfeit loss do not. Until 2026-01-31 the full-point bye did not bar either.
struct ByeBar {
    std::string_view name;
    std::string_view cell;
    bool barred;
    bool barredIn2017;
    friend std::ostream& operator<<(std::ostream& out, const ByeBar& bar) { return out << bar.name; }
};
const std::vector<ByeBar> byeBars{
    {"pairing-allocated bye", "U", true, true}, {"full-point bye", "F", true, false},
    {"forfeit win", "2w+", true, true},         {"half-point bye", "H", false, false},
    {"zero-point bye", "Z", false, false},      {"game won", "2w1", false, false}};

BOOST_DATA_TEST_CASE(c04_1_4_who_is_barred_from_the_bye, boost::unit_test::data::make(byeBars), bar) {
    std::string_view other = "Z";
    if (bar.cell == "2w+") other = "1b-";
    if (bar.cell == "2w1") other = "1b0";
    auto tournament = support::tournamentFrom({{1, bar.cell}, {2, other}, {3, "Z"}});
    tournament.plannedRounds = RoundNumber(5);
    const auto isBarred = [&] {
        const auto violations =
            check::checkInvariants(tournament, round2, numbers({1, 2, 3}), pairingOf({pairOf(2, 3)}, 1));
        return contains(violations, Kind::ByeBarred, numbers({1}));
    };
    BOOST_TEST(isBarred() == bar.barred);
    tournament.edition = RuleEdition::Fide2017;
    BOOST_TEST(isBarred() == bar.barredIn2017);
}

// 1 and 2 both had White twice. In the last round more than half of the points possible makes a topscorer,
// and one in a pair is enough.
BOOST_AUTO_TEST_CASE(c04_3_2_1_3_c3_two_who_must_have_the_same_colour) {
    auto tournament =
        support::tournamentFrom({{1, "3w1 4w1"}, {2, "4w0 3w0"}, {3, "1b0 2b1"}, {4, "2b1 1b0"}});
    tournament.plannedRounds = RoundNumber(4);
    const auto pairing = pairingOf({pairOf(2, 1), pairOf(3, 4)});
    const auto clash = [&] {
        return contains(check::checkInvariants(tournament, round3, numbers({1, 2, 3, 4}), pairing),
                        Kind::ColourClash, numbers({2, 1}));
    };
    BOOST_TEST(clash()); // round 3 of 4
    tournament.plannedRounds = RoundNumber(3);
    BOOST_TEST(!clash()); // 1 has 2 of 2 in the last round
}

BOOST_AUTO_TEST_CASE(forbidden_groups_hold_in_their_rounds_only) {
    auto tournament = afterTwoRounds();
    const auto pairing = pairingOf({pairOf(3, 1), pairOf(2, 6), pairOf(4, 5)});
    const auto violations = [&] { return check::checkInvariants(tournament, round3, allSix, pairing); };
    tournament.forbidden = {{round1, round2, numbers({1, 2, 3})}};
    BOOST_TEST(violations().empty());
    tournament.forbidden.push_back({round3, std::nullopt, numbers({1, 2, 3})});
    BOOST_REQUIRE_EQUAL(violations().size(), 1U);
    BOOST_TEST((violations().front().kind == Kind::ForbiddenMeeting));
    BOOST_TEST(violations().front().board->value() == 1);
    BOOST_TEST(rules::english(violations().front().message) ==
               "3 Player 3 and 1 Player 1 must not be paired in round 3 by the rules of the event");
}

// C.04.7 art. 1.2, 1.5: of 8 players the first 4 have a virtual point in round 2 of 5, so that 4 with 1 + 0
// sits above 5 with 0 + 1 only by his number, and 2 + 6 (1 + 1 and 0) comes first.
BOOST_AUTO_TEST_CASE(c04_7_1_5_boards_by_pairing_score) {
    auto tournament = support::tournamentFrom(
        {{1, "5b0"}, {2, "6b1"}, {3, "7b0"}, {4, "8b0"}, {5, "1w1"}, {6, "2w0"}, {7, "3w1"}, {8, "4w1"}});
    tournament.plannedRounds = RoundNumber(5);
    tournament.acceleration.baku = true;
    const auto order = [&](std::vector<Pair> boards) {
        const auto violations = check::checkInvariants(tournament, round2, numbers({1, 2, 3, 4, 5, 6, 7, 8}),
                                                       pairingOf(std::move(boards)));
        return std::ranges::count(violations, Kind::BoardOrder, &InvariantViolation::kind);
    };
    BOOST_TEST(order({pairOf(2, 5), pairOf(1, 7), pairOf(3, 8), pairOf(4, 6)}) == 0);
    tournament.acceleration.baku = false;
    // By real scores 3-8 and 1-7 are equal (higher 1, sum 1): the higher ranked are 8 and 7.
    BOOST_TEST(order({pairOf(2, 5), pairOf(1, 7), pairOf(3, 8), pairOf(4, 6)}) == 0);
    BOOST_TEST(order({pairOf(2, 5), pairOf(3, 8), pairOf(1, 7), pairOf(4, 6)}) == 1);
}

BOOST_AUTO_TEST_CASE(later_recorded_rounds_are_ignored) {
    const auto tournament =
        support::tournamentFrom({{1, "3w1 2b="}, {2, "4b1 1w="}, {3, "1b0 Z"}, {4, "2w0 Z"}});
    BOOST_TEST(
        check::checkInvariants(tournament, round2, numbers({1, 2}), pairingOf({pairOf(2, 1)})).empty());
}

// In round r, players r apart have met in each block of 2r; who is left at the end was absent.
Tournament largestFieldAfter(int rounds) {
    Tournament tournament = support::Crosstable(9999, rounds + 1).tournament();
    for (Player& player : tournament.players)
        player.rounds.resize(static_cast<std::size_t>(rounds), ZeroPointBye{});
    const auto player = [&](int number) -> Player& {
        return tournament.players[static_cast<std::size_t>(number - 1)];
    };
    for (int round = 1; round <= rounds; ++round)
        for (int block = 1; block + 2 * round <= 9999; block += 2 * round)
            for (int number = block; number < block + round; ++number) {
                Player& one = player(number);
                Player& other = player(number + round);
                const auto place = static_cast<std::size_t>(round - 1);
                one.rounds[place] = PlayedGame{other.number, Colour::White, Outcome::Draw};
                other.rounds[place] = PlayedGame{one.number, Colour::Black, Outcome::Draw};
            }
    return tournament;
}

// It runs before every pairing is handed out, also of the largest field there is.
BOOST_AUTO_TEST_CASE(a_field_of_9999_takes_milliseconds) {
    const Tournament tournament = largestFieldAfter(19);
    std::vector<PairingNumber> participants;
    RoundPairing pairing;
    for (const Player& player : tournament.players)
        participants.push_back(player.number);
    for (int top = 1; top <= 4998; ++top)
        pairing.boards.push_back(pairOf(top, top + 4998));
    pairing.boards.push_back(pairOf(9997, 9998)); // met in round 1
    pairing.pairingAllocatedBye = PairingNumber(9999);
    const auto start = std::chrono::steady_clock::now();
    const auto violations = check::checkInvariants(tournament, RoundNumber(20), participants, pairing);
    const auto spent = std::chrono::steady_clock::now() - start;
    BOOST_TEST_MESSAGE(std::chrono::duration_cast<std::chrono::milliseconds>(spent).count() << " ms");
    const auto count = [&](Kind kind) {
        return std::ranges::count(violations, kind, &InvariantViolation::kind);
    };
    // Colours and order are wrong on many boards; what matters is that the one rematch is found.
    BOOST_TEST(count(Kind::PairedTwice) == 0);
    BOOST_TEST(count(Kind::LeftOut) == 0);
    BOOST_TEST(contains(violations, Kind::Rematch, numbers({9997, 9998})));
    BOOST_TEST(count(Kind::Rematch) == 1);
    BOOST_TEST((spent < std::chrono::milliseconds(1000))); // sanitizers and busy machines are slower
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
