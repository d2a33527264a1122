#include "reports/statistics_report.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "player_groups.hpp"
#include "result_counts.hpp"

namespace reports {
namespace {

using pairing::Player;
using rules::text;

Cell count(int number) {
    return std::int64_t{number};
}

Cell percent(int part, int whole) {
    if (whole == 0) return {};
    return Decimal{percentOf(part, whole)};
}

std::vector<Cell> roundLine(Cell name, const ResultCounts& counts) {
    return {std::move(name),
            count(counts.games()),
            count(counts.whiteWins),
            count(counts.draws),
            count(counts.blackWins),
            count(counts.unusual),
            count(counts.forfeits),
            count(counts.open + counts.adjourned),
            count(counts.allocatedByes),
            count(counts.requestedByes),
            count(counts.absent)};
}

Table roundsTable(const StatisticsSheet& sheet, ResultCounts& total) {
    Table table{"rounds",
                {{"round", text("Round"), Align::Right, false, true},
                 {"games", text("Games"), Align::Right},
                 {"white_wins", text("White wins"), Align::Right},
                 {"draws", text("Draws"), Align::Right},
                 {"black_wins", text("Black wins"), Align::Right},
                 {"unusual", text("Unusual"), Align::Right},
                 {"forfeits", text("Forfeits"), Align::Right},
                 {"open", text("Open"), Align::Right},
                 {"allocated_byes", text("Byes by pairing"), Align::Right},
                 {"requested_byes", text("Byes asked for"), Align::Right},
                 {"absent", text("Absent"), Align::Right}},
                {},
                text("Round by round")};
    for (std::uint16_t round = 1; round <= sheet.rounds.value(); ++round) {
        const ResultCounts counts = countsOf(sheet.tournament, pairing::RoundNumber(round));
        total += counts;
        table.rows.push_back(roundLine(std::int64_t{round}, counts));
    }
    table.rows.push_back(roundLine(text("All"), total));
    return table;
}

Table resultsTable(const ResultCounts& total) {
    Table table{"results",
                {{"result", text("Result")},
                 {"games", text("Games"), Align::Right},
                 {"percent", text("Per cent"), Align::Right}},
                {},
                text("White and Black")};
    const int games = total.games();
    const auto add = [&](const rules::Text& name, int number) {
        table.rows.push_back({name, count(number), percent(number, games)});
    };
    add(text("White wins"), total.whiteWins);
    add(text("Draws"), total.draws);
    add(text("Black wins"), total.blackWins);
    if (total.unusual > 0) add(text("Unusual"), total.unusual);
    table.rows.push_back({text("All"), count(games), percent(games, games)});
    return table;
}

// The favourites' score against the expectation of B.02 table 8.1.2, by the difference of the ratings.
Table expectationTable(const StatisticsSheet& sheet) {
    struct Band {
        int from = 0;
        int to = 0;
        int games = 0;
        int score = 0;    // hundredths, of the higher rated
        int expected = 0; // hundredths
    };
    std::array<Band, 6> bands{{{0, 49}, {50, 99}, {100, 199}, {200, 299}, {300, 399}, {400, 9999}}};
    for (const auto& rating : sheet.ratings) {
        if (!rating.rating) continue;
        for (const auto& game : rating.games) {
            const int difference = int{rating.rating->value()} - game.opponentRating;
            const bool counted = difference > 0 || (difference == 0 && rating.player < game.opponent);
            if (!counted) continue;
            const auto band =
                std::ranges::find_if(bands, [difference](const Band& one) { return difference <= one.to; });
            ++band->games;
            band->score += game.score;
            band->expected += game.expected;
        }
    }
    Table table{"expectation",
                {{"difference", text("Rating difference")},
                 {"games", text("Games"), Align::Right},
                 {"score", text("Favourite's score, %"), Align::Right},
                 {"expected", text("Expected, %"), Align::Right}},
                {},
                text("Higher rated players: expected and scored")};
    for (const Band& band : bands) {
        if (band.games == 0) continue;
        table.rows.push_back(
            {band.to == 9999 ? fmt::format("{}+", band.from) : fmt::format("{}–{}", band.from, band.to),
             count(band.games), percent(band.score, 100 * band.games),
             percent(band.expected, 100 * band.games)});
    }
    return table;
}

} // namespace

Report statisticsReport(const StatisticsSheet& sheet) {
    Report report{"statistics",
                  sheet.tournament.info.name,
                  text("Statistics after round {}", sheet.rounds.value()),
                  {},
                  {},
                  {}};
    ResultCounts total;
    report.tables.push_back(roundsTable(sheet, total));
    report.tables.push_back(resultsTable(total));
    if (Table expectation = expectationTable(sheet); !expectation.rows.empty())
        report.tables.push_back(std::move(expectation));
    for (Table& table : groupTables(sheet))
        report.tables.push_back(std::move(table));
    const auto rated = std::ranges::count_if(sheet.tournament.players,
                                             [](const Player& player) { return player.rating.has_value(); });
    report.facts = {
        {"players", text("Players"), static_cast<std::int64_t>(sheet.tournament.players.size()),
         Audience::Everybody},
        {"rated", text("With a rating"), static_cast<std::int64_t>(rated), Audience::Everybody},
        {"games", text("Games"), std::int64_t{total.games()}, Audience::Everybody},
        {"after_round", text("After round"), std::int64_t{sheet.rounds.value()}, Audience::Programs}};
    report.notes = {text("Games: over the board, with a result; forfeits and byes are counted by themselves"),
                    text("Expected: by the table of FIDE B.02 art. 8.1, games between two rated players")};
    return report;
}

} // namespace reports
