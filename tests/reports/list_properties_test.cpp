// What holds for the lists of any event: everybody once, the lists agree, cells point back, sums add up; and
// no size and no name makes one fail. U35, U42. Seeds are printed.
#include <map>
#include <string>

#include <boost/test/unit_test.hpp>

#include "list_event.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "reports/alphabetical_report.hpp"
#include "reports/arbiter_report.hpp"
#include "reports/contenders_report.hpp"
#include "reports/crosstable_report.hpp"
#include "reports/fide_forms.hpp"
#include "reports/player_card_report.hpp"
#include "reports/players_report.hpp"
#include "reports/rating_report_check.hpp"
#include "reports/round_results_report.hpp"
#include "reports/statistics_report.hpp"
#include "reports/wallchart_report.hpp"
#include "reports/without_game_report.hpp"
#include "reports/writers.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

using namespace reports;
using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundNumber;
using pairing::Tournament;

namespace {

constexpr std::uint64_t seeds = 60;

Tournament randomEvent(std::uint64_t seed) {
    support::RandomNumbers random(seed);
    const auto plan = support::TournamentPlan::draw(random, 2, 24);
    support::RandomNumbers pairs(seed + 1000);
    return support::playTournament(
        seed, plan,
        [&](const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants) {
            return support::randomPairing(tournament, round, participants, pairs);
        });
}

// The boards as they can be read from what happened.
pairing::RoundPairing boardsOf(const Tournament& event, RoundNumber round) {
    pairing::RoundPairing boards;
    for (const Player& player : event.players) {
        const auto& what = player.rounds[round.value() - 1U];
        if (scheduledColour(what) == pairing::Colour::White)
            boards.boards.push_back({player.number, *scheduledOpponent(what)});
        if (std::holds_alternative<pairing::PairingAllocatedBye>(what))
            boards.pairingAllocatedBye = player.number;
    }
    return boards;
}

std::int64_t number(const Cell& cell) {
    const auto* value = std::get_if<std::int64_t>(&cell);
    return value == nullptr ? 0 : *value;
}

std::vector<Report> everyList(const Tournament& event) {
    const RoundNumber last = event.recordedRounds();
    const auto standings = support::standingsOf(event, last, "BH,SB");
    std::vector<Report> all{
        playersReport(event),
        wallchartReport({event, standings}),
        crosstableReport({event, standings}),
        statisticsReport({event, last, support::ratingsOf(event, last)}),
        contendersReport({event, standings}),
        arbiterReport({event, standings}),
        it3Report({event}),
        arbiterNormReport({event}),
        ratingReportCheck({event, {}}),
    };
    if (last.value() > 0) {
        const auto boards = boardsOf(event, last);
        for (Report report :
             {pairingsReport({event, last, boards}), alphabeticalReport({event, last, boards}),
              roundResultsReport({event, last, boards}), openBoardsReport({event, last, boards}),
              withoutGameReport({event, last, boards})})
            all.push_back(std::move(report));
    }
    if (!event.players.empty()) {
        const auto order = pairing::standings::parseRankingOrder("BH,SB").value();
        const PairingNumber first = event.players.front().number;
        all.push_back(playerCardReport(
            {{event, standings, pairing::standings::workingsAfter(event, last, order), first}}));
        const auto norm = pairing::rating::checkNorm(event, last, first, pairing::rating::NormTitle::Gm);
        all.push_back(it1Report({event, last, norm}));
    }
    return all;
}

} // namespace

BOOST_AUTO_TEST_CASE(u42_the_list_by_name_agrees_with_the_boards) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Tournament event = randomEvent(seed);
        BOOST_TEST_CONTEXT("seed " << seed)
        for (std::uint16_t round = 1; round <= event.recordedRounds().value(); ++round) {
            const auto boards = boardsOf(event, RoundNumber(round));
            const Report byBoard = pairingsReport({event, RoundNumber(round), boards});
            const Report byName = alphabeticalReport({event, RoundNumber(round), boards});
            // number → board, opponent, White?
            using Seat = std::tuple<std::int64_t, std::int64_t, bool>;
            std::map<std::int64_t, Seat> seats;
            for (const auto& row : byBoard.tables.front().rows) {
                BOOST_TEST(seats.emplace(number(row[1]), Seat{number(row[0]), number(row[10]), true}).second);
                if (number(row[10]) > 0)
                    BOOST_TEST(
                        seats.emplace(number(row[10]), Seat{number(row[0]), number(row[1]), false}).second);
            }
            BOOST_TEST(seats.size() == event.players.size());
            BOOST_TEST(byName.tables.front().rows.size() == event.players.size());
            for (const auto& row : byName.tables.front().rows) {
                const auto seat = seats.extract(number(row[1]));
                BOOST_REQUIRE(!seat.empty());
                const auto* colour = std::get_if<rules::Text>(&row[3]);
                const bool white = colour == nullptr || colour->pattern == "White";
                BOOST_TEST((seat.mapped() == Seat{number(row[2]), number(row[6]), white}));
            }
        }
    }
}

// U35: "12w1" points to the row of 12, and there stands the mirrored cell.
BOOST_AUTO_TEST_CASE(u35_cells_of_wall_chart_and_crosstable_point_back) {
    const auto mirrored = [](std::string cell, std::int64_t from) {
        const auto colour = cell.find_first_of("wb");
        if (colour == std::string::npos) return std::string();
        std::string back = std::to_string(from) + cell.substr(colour);
        back[back.size() - cell.substr(colour).size()] = cell[colour] == 'w' ? 'b' : 'w';
        const auto result = back.find_first_of("10+-", std::to_string(from).size() + 1);
        constexpr std::string_view other = "01-+";
        if (result != std::string::npos) back[result] = other[std::string_view("10+-").find(back[result])];
        return back;
    };
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Tournament event = randomEvent(seed);
        const auto standings = support::standingsOf(event, event.recordedRounds(), "BH");
        using pairing::standings::Numbering;
        const std::pair<Report, std::size_t> tables[] = {
            {wallchartReport({event, standings}), 2},
            {crosstableReport({event, standings, Numbering::Place}), 1},
            {crosstableReport({event, standings, Numbering::PairingNumber}), 1}};
        BOOST_TEST_CONTEXT("seed " << seed)
        for (const auto& [report, step] : tables) {
            const Table& table = report.tables.front();
            const bool chart = step == 2;
            const std::size_t first = chart ? 3 : 4;
            std::map<std::int64_t, const std::vector<Cell>*> rows;
            for (const auto& row : table.rows)
                rows.emplace(number(row.front()), &row);
            for (const auto& row : table.rows)
                for (std::size_t round = 0; round < event.recordedRounds().value(); ++round) {
                    const auto& cell = std::get<std::string>(row[first + step * round]);
                    const auto colour = cell.find_first_of("wb");
                    if (colour == std::string::npos || colour == 0) continue;
                    const auto& other = *rows.at(std::stoll(cell.substr(0, colour)));
                    const auto& back = std::get<std::string>(other[first + step * round]);
                    const std::string expected = mirrored(cell, number(row.front()));
                    // ½-0, 0-0 and a double forfeit have the same or no mirror: only the way back is fixed.
                    const bool regular = back == expected;
                    const bool unusual =
                        back.starts_with(expected.substr(0, expected.find_first_of("wb") + 1)) &&
                        (cell.find("½") != std::string::npos || cell.ends_with("0") || cell.ends_with("-"));
                    BOOST_TEST((regular || unusual), cell << " against " << back);
                    ++looked;
                }
        }
    }
    BOOST_TEST_MESSAGE("cells looked at: " << looked);
    BOOST_TEST(looked > 1000);
}

BOOST_AUTO_TEST_CASE(statistics_add_up) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Tournament event = randomEvent(seed);
        const RoundNumber last = event.recordedRounds();
        const Report report = statisticsReport({event, last, support::ratingsOf(event, last)});
        BOOST_TEST_CONTEXT("seed " << seed)
        for (const Table& table : report.tables) {
            if (table.key == "expectation" || table.key == "results") continue;
            // Every column of whole numbers ends with its sum.
            const auto& sums = table.rows.back();
            for (std::size_t column = 1; column < sums.size(); ++column) {
                const bool average = table.columns[column].key == "average_rating";
                if (average || !std::holds_alternative<std::int64_t>(sums[column])) continue;
                std::int64_t sum = 0;
                for (std::size_t row = 0; row + 1 < table.rows.size(); ++row)
                    sum += number(table.rows[row][column]);
                BOOST_TEST(sum == number(sums[column]), table.key << " " << table.columns[column].key);
            }
            if (table.key != "rounds") continue;
            // Everybody is somewhere in each round: two at each board, one with each bye, or absent.
            for (std::size_t row = 0; row + 1 < table.rows.size(); ++row) {
                const auto& line = table.rows[row];
                BOOST_TEST(number(line[1]) ==
                           number(line[2]) + number(line[3]) + number(line[4]) + number(line[5]));
                const std::int64_t boards = number(line[1]) + number(line[6]) + number(line[7]);
                const std::int64_t alone = number(line[8]) + number(line[9]) + number(line[10]);
                BOOST_TEST(2 * boards + alone == static_cast<std::int64_t>(event.players.size()));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(points_of_the_wall_chart_are_those_of_the_standings) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Tournament event = randomEvent(seed);
        const auto standings = support::standingsOf(event, event.recordedRounds(), "BH");
        BOOST_TEST_CONTEXT("seed " << seed)
        for (const Report chart = wallchartReport({event, standings});
             const auto& row : chart.tables.front().rows) {
            if (row.size() < 6) continue; // no round
            const auto* place = standings.find(PairingNumber(static_cast<std::uint16_t>(number(row[0]))));
            BOOST_TEST((std::get<pairing::Points>(row[row.size() - 2]) == place->points));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_list_of_any_size_with_any_name) {
    const std::string longName = "Wolfeschlegelsteinhausenbergerdorff-Xy, Hubert"; // more than 45 letters
    for (const int players : {0, 1, 2, 500}) {
        Tournament event;
        event.info.name = "Size " + std::to_string(players);
        event.plannedRounds = RoundNumber(1);
        for (int index = 1; index <= players; ++index) {
            Player player;
            player.number = PairingNumber(static_cast<std::uint16_t>(index));
            player.name = longName + std::to_string(index);
            player.club = std::string(45, 'C');
            player.rating = pairing::Rating(static_cast<std::uint16_t>(2600 - index));
            event.players.push_back(player);
        }
        for (const bool played : {false, true}) {
            if (played)
                for (std::size_t index = 0; index < event.players.size(); ++index) {
                    Player& player = event.players[index];
                    const bool white = index % 2 == 0;
                    const std::size_t other = white ? index + 1 : index - 1;
                    if (other >= event.players.size())
                        player.rounds.emplace_back(pairing::PairingAllocatedBye{});
                    else
                        player.rounds.emplace_back(
                            pairing::PlayedGame{event.players[other].number,
                                                white ? pairing::Colour::White : pairing::Colour::Black,
                                                white ? pairing::Outcome::Win : pairing::Outcome::Loss});
                }
            for (const Report& report : everyList(event))
                BOOST_TEST_CONTEXT(report.kind << " of " << players << " players") {
                    for (const Table& table : report.tables)
                        for (const auto& row : table.rows)
                            BOOST_REQUIRE(row.size() == table.columns.size());
                    BOOST_TEST(
                        !toText(report, {translatorFor(Language::SimplifiedChinese), 80, false}).empty());
                    BOOST_TEST(!toCsv(report).empty());
                    BOOST_TEST(!toJson(report).empty());
                    BOOST_TEST(!toMarkdown(report, {}).empty());
                }
        }
    }
}
