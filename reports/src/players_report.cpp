#include "reports/players_report.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "tournament_facts.hpp"

namespace reports {
namespace {

std::vector<Column> playerColumns() {
    using rules::text;
    return {
        {"tpn", text("No."), Align::Right, false, true}, {"title", text("Title"), Align::Left},
        {"name", text("Name"), Align::Left, true, true}, {"sex", text("Sex"), Align::Left},
        {"federation", text("Fed."), Align::Left},       {"rating", text("Rating"), Align::Right},
        {"fide_id", text("FIDE ID"), Align::Right},      {"birth", text("Born"), Align::Left},
        {"club", text("Club"), Align::Left, true},       {"status", text("Status"), Align::Left},
    };
}

// Rounded half up, with the number of players that have one.
std::optional<std::pair<int, int>> averageRating(const pairing::Tournament& tournament) {
    int sum = 0;
    int count = 0;
    for (const pairing::Player& player : tournament.players) {
        if (!player.rating) continue;
        sum += player.rating->value();
        ++count;
    }
    if (count == 0) return std::nullopt;
    return std::pair((2 * sum + count) / (2 * count), count);
}

} // namespace

Report playersReport(const pairing::Tournament& tournament,
                     std::span<const pairing::PairingNumber> withdrawn) {
    Table table{"players", playerColumns(), {}};
    for (const pairing::Player& player : tournament.players) {
        const bool left = std::ranges::find(withdrawn, player.number) != withdrawn.end();
        table.rows.push_back({std::int64_t{player.number.value()}, typedCell(abbreviation(player.title)),
                              player.name, typedCell(sexLetter(player.sex)), typedCell(player.federation),
                              ratingCell(player), typedCell(player.fideId), dateCell(player.birth),
                              typedCell(player.club), left ? Cell(rules::text("withdrawn")) : Cell()});
    }
    Report report{"players", tournament.info.name, rules::text("Players"), {}, {}, {}};
    report.notes.push_back(withdrawn.empty() ? rules::text("{} players", tournament.players.size())
                                             : rules::text("{} players, {} of them withdrawn",
                                                           tournament.players.size(), withdrawn.size()));
    if (const auto average = averageRating(tournament))
        report.notes.push_back(
            rules::text("Average rating: {}, of {} players with a rating", average->first, average->second));
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
