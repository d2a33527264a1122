// The Berger tables of FIDE C.05 Annex 1: against the printed ones, laws for all sizes, double rounds, and
// whole tournaments through the engine.
#include "pairing/round_robin/berger_tables.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "pairing/check/check_tournament.hpp"
#include "pairing/system/pair_by_system.hpp"

namespace {

using namespace pairing;
using round_robin::TableGame;
using LastTwoRounds = RoundRobin::LastTwoRounds;

std::string written(const std::vector<TableGame>& games) {
    std::string text;
    for (const TableGame& game : games)
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", game.white, game.black);
    return text;
}

struct PrintedTable {
    int players;
    std::vector<std::string> rounds; // White first, as the Handbook prints them
    friend std::ostream& operator<<(std::ostream& out, const PrintedTable& table) {
        return out << table.players << " players";
    }
};

const std::vector<PrintedTable> printedTables{
    {4, {"1-4 2-3", "4-3 1-2", "2-4 3-1"}},
    {6, {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}},
    {8,
     {"1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
      "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"}},
    {10,
     {"1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
      "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
      "5-10 6-4 7-3 8-2 9-1"}},
    {12,
     {"1-12 2-11 3-10 4-9 5-8 6-7", "12-7 8-6 9-5 10-4 11-3 1-2", "2-12 3-1 4-11 5-10 6-9 7-8",
      "12-8 9-7 10-6 11-5 1-4 2-3", "3-12 4-2 5-1 6-11 7-10 8-9", "12-9 10-8 11-7 1-6 2-5 3-4",
      "4-12 5-3 6-2 7-1 8-11 9-10", "12-10 11-9 1-8 2-7 3-6 4-5", "5-12 6-4 7-3 8-2 9-1 10-11",
      "12-11 1-10 2-9 3-8 4-7 5-6", "6-12 7-5 8-4 9-3 10-2 11-1"}}};

BOOST_DATA_TEST_CASE(c_05_annex_1_tables, boost::unit_test::data::make(printedTables), table) {
    BOOST_TEST(round_robin::roundsOfCycle(table.players) == static_cast<int>(table.rounds.size()));
    for (std::size_t round = 0; round < table.rounds.size(); ++round)
        BOOST_TEST(written(round_robin::bergerRound(table.players, static_cast<int>(round) + 1)) ==
                   table.rounds[round]);
}

struct PrintedRound {
    int players;
    int round;
    std::string games;
    friend std::ostream& operator<<(std::ostream& out, const PrintedRound& row) {
        return out << row.players << " players, round " << row.round;
    }
};

const std::vector<PrintedRound> printedRounds{
    {14, 1, "1-14 2-13 3-12 4-11 5-10 6-9 7-8"},
    {14, 2, "14-8 9-7 10-6 11-5 12-4 13-3 1-2"},
    {14, 3, "2-14 3-1 4-13 5-12 6-11 7-10 8-9"},
    {14, 4, "14-9 10-8 11-7 12-6 13-5 1-4 2-3"},
    {14, 13, "7-14 8-6 9-5 10-4 11-3 12-2 13-1"},
    {16, 1, "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9"},
    {16, 2, "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2"},
    {16, 15, "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"},
    // An odd number: the table of one more, without the games of the highest number.
    {5, 1, "2-5 3-4"},
    {5, 2, "5-3 1-2"},
    {3, 1, "2-3"},
    {2, 1, "1-2"}};

BOOST_DATA_TEST_CASE(c_05_annex_1_single_rounds, boost::unit_test::data::make(printedRounds), row) {
    BOOST_TEST(written(round_robin::bergerRound(row.players, row.round)) == row.games);
}

// Everybody meets everybody once a cycle, with colours as even as they can be, at any size.
BOOST_AUTO_TEST_CASE(laws_of_one_cycle) {
    for (int players = 2; players <= 60; ++players) {
        std::set<std::pair<int, int>> met;
        std::map<int, int> whites;
        std::map<int, int> free;
        for (int round = 1; round <= round_robin::roundsOfCycle(players); ++round) {
            std::set<int> seated;
            for (const TableGame& game : round_robin::bergerRound(players, round)) {
                BOOST_TEST(met.insert(std::minmax(game.white, game.black)).second);
                BOOST_TEST((seated.insert(game.white).second && seated.insert(game.black).second));
                ++whites[game.white];
                --whites[game.black];
            }
            BOOST_TEST(static_cast<int>(seated.size()) == players - players % 2);
            const auto byed = round_robin::freeNumber({}, players, round);
            BOOST_TEST(byed.has_value() == (players % 2 == 1));
            if (byed) {
                ++free[*byed];
                BOOST_TEST(!seated.contains(*byed));
            }
        }
        BOOST_TEST(static_cast<int>(met.size()) == players * (players - 1) / 2);
        for (const auto& [number, difference] : whites)
            BOOST_TEST(std::abs(difference) == (players % 2 == 0 ? 1 : 0), players << ", number " << number);
        for (const auto& [number, times] : free)
            BOOST_TEST(times == 1);
    }
}

// The longest run of one colour that somebody has in the whole schedule; free rounds do not count.
int longestRun(const RoundRobin& schedule, int players) {
    std::map<int, std::pair<Colour, int>> runs;
    int longest = 0;
    const auto note = [&](int number, Colour colour) {
        auto& [last, length] = runs[number];
        length = length > 0 && last == colour ? length + 1 : 1;
        last = colour;
        longest = std::max(longest, length);
    };
    for (int round = 1; round <= round_robin::roundsOf(schedule, players); ++round)
        for (const TableGame& game : round_robin::gamesOf(schedule, players, round)) {
            note(game.white, Colour::White);
            note(game.black, Colour::Black);
        }
    return longest;
}

// Second cycle: the same rounds with colours reversed. In the tables' order two players of an even number
// have one colour three times running where the cycles meet; with the last two rounds swapped nobody.
BOOST_AUTO_TEST_CASE(double_round_robin) {
    for (int players = 4; players <= 24; ++players) {
        const RoundRobin plain{2, LastTwoRounds::AsInTheTables};
        const RoundRobin swapped{2, LastTwoRounds::Swapped};
        const RoundRobin asAdvised{2, LastTwoRounds::SwappedIfEven};
        const int cycle = round_robin::roundsOfCycle(players);
        BOOST_TEST(round_robin::roundsOf(plain, players) == 2 * cycle);
        for (int round = 1; round <= cycle; ++round) {
            auto reversed = round_robin::gamesOf(plain, players, round);
            for (TableGame& game : reversed)
                std::swap(game.white, game.black);
            BOOST_TEST((round_robin::gamesOf(plain, players, cycle + round) == reversed));
            BOOST_TEST((round_robin::gamesOf(swapped, players, cycle + round) == reversed));
        }
        for (const auto& [round, table] : {std::pair(cycle - 1, cycle), std::pair(cycle, cycle - 1)})
            BOOST_TEST((round_robin::gamesOf(swapped, players, round) ==
                        round_robin::gamesOf(plain, players, table)));
        BOOST_TEST(longestRun(asAdvised, players) <= 2, players);
        if (players % 2 == 0) {
            BOOST_TEST(longestRun(plain, players) == 3, players);
            BOOST_TEST((round_robin::gamesOf(asAdvised, players, cycle) ==
                        round_robin::gamesOf(swapped, players, cycle)));
        } else {
            BOOST_TEST((round_robin::gamesOf(asAdvised, players, cycle) ==
                        round_robin::gamesOf(plain, players, cycle)));
        }
    }
    // A single cycle is never swapped; a third one has the colours of the first.
    BOOST_TEST(written(round_robin::gamesOf({1, LastTwoRounds::Swapped}, 4, 3)) == "2-4 3-1");
    BOOST_TEST(written(round_robin::gamesOf({3, LastTwoRounds::AsInTheTables}, 4, 7)) == "1-4 2-3");
}

Tournament tournamentOf(int players, RoundRobin schedule) {
    Tournament tournament;
    tournament.roundRobin = schedule;
    tournament.plannedRounds =
        RoundNumber(static_cast<std::uint16_t>(round_robin::roundsOf(schedule, players)));
    for (int number = 1; number <= players; ++number)
        tournament.players.emplace_back().number = PairingNumber(static_cast<std::uint16_t>(10 + number));
    return tournament;
}

std::vector<PairingNumber> everybody(const Tournament& tournament) {
    std::vector<PairingNumber> numbers;
    for (const Player& player : tournament.players)
        numbers.push_back(player.number);
    return numbers;
}

// Places in the list are the numbers of the tables: here 11, 12, 13 …
BOOST_AUTO_TEST_CASE(a_round_is_looked_up_by_places) {
    const Tournament tournament = tournamentOf(5, {});
    const auto round = pairBySystem(tournament, RoundNumber(2), everybody(tournament));
    BOOST_TEST_REQUIRE(round.has_value());
    BOOST_TEST((round->boards == std::vector<Pair>{{PairingNumber(15), PairingNumber(13)},
                                                   {PairingNumber(11), PairingNumber(12)}}));
    BOOST_TEST((round->pairingAllocatedBye == PairingNumber(14)));
}

BOOST_AUTO_TEST_CASE(who_meets_an_absent_player_has_no_game) {
    const Tournament tournament = tournamentOf(6, {});
    auto present = everybody(tournament);
    present.erase(present.begin() + 1);
    const auto round = pairBySystem(tournament, RoundNumber(1), present); // 1-6 2-5 3-4, without 2
    BOOST_TEST_REQUIRE(round.has_value());
    BOOST_TEST((round->boards == std::vector<Pair>{{PairingNumber(11), PairingNumber(16)},
                                                   {PairingNumber(13), PairingNumber(14)}}));
    BOOST_TEST(!round->pairingAllocatedBye.has_value());
}

BOOST_AUTO_TEST_CASE(after_the_last_round_there_is_none) {
    const Tournament tournament = tournamentOf(4, {2, LastTwoRounds::Swapped});
    BOOST_TEST(pairBySystem(tournament, RoundNumber(6), everybody(tournament)).has_value());
    const auto refused = pairBySystem(tournament, RoundNumber(7), everybody(tournament));
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().kind == PairingRefusal::Kind::ScheduleIsOver));
    BOOST_TEST((pairBySystem(tournament, RoundNumber(1), std::vector{PairingNumber(11)}).error().kind ==
                PairingRefusal::Kind::TooFewPlayers));
}

// A recorded double round robin checks; a game with swapped colours is found.
BOOST_AUTO_TEST_CASE(recorded_round_robins_are_checked) {
    for (const int players : {4, 5, 8}) {
        Tournament tournament = tournamentOf(players, {2, LastTwoRounds::SwappedIfEven});
        for (std::uint16_t number = 1; number <= tournament.plannedRounds.value(); ++number) {
            const auto round = pairBySystem(tournament, RoundNumber(number), everybody(tournament));
            for (const Pair& pair : round->boards) {
                tournament.find(pair.white)
                    ->rounds.emplace_back(PlayedGame{pair.black, Colour::White, Outcome::Draw});
                tournament.find(pair.black)
                    ->rounds.emplace_back(PlayedGame{pair.white, Colour::Black, Outcome::Draw});
            }
            if (round->pairingAllocatedBye)
                tournament.find(*round->pairingAllocatedBye)->rounds.emplace_back(PairingAllocatedBye{});
        }
        const auto check = check::checkTournament(tournament, pairBySystem);
        BOOST_TEST(check.equal());
        for (const auto& round : check.rounds)
            BOOST_TEST(round.ruleBreaches.empty());
        const Pair first = check.rounds[1].engine->boards[0];
        std::get<PlayedGame>(tournament.find(first.white)->rounds[1]).colour = Colour::Black;
        std::get<PlayedGame>(tournament.find(first.black)->rounds[1]).colour = Colour::White;
        const auto found = check::checkTournament(tournament, pairBySystem);
        BOOST_TEST(found.rounds[1].colours.size() == 1U);
        BOOST_TEST(!found.rounds[1].pairsDiffer());
    }
}

} // namespace
