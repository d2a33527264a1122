#include "reports/players_report.hpp"

#include <algorithm>

#include <fmt/format.h>

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

Cell typed(std::string_view value) {
    if (value.empty()) return {};
    return std::string(value);
}

std::string_view sexLetter(pairing::Sex sex) {
    switch (sex) {
    case pairing::Sex::Unknown:
        return {};
    case pairing::Sex::Male:
        return "m";
    case pairing::Sex::Female:
        return "w";
    }
    return {};
}

std::string dateText(const std::optional<pairing::PartialDate>& date) {
    if (!date) return {};
    if (date->month == 0) return fmt::format("{:04}", date->year);
    return fmt::format("{:04}-{:02}-{:02}", date->year, date->month, date->day);
}

} // namespace

Report playersReport(const pairing::Tournament& tournament,
                     std::span<const pairing::PairingNumber> withdrawn) {
    Table table{"players", playerColumns(), {}};
    for (const pairing::Player& player : tournament.players) {
        const bool left = std::ranges::find(withdrawn, player.number) != withdrawn.end();
        table.rows.push_back({std::int64_t{player.number.value()}, typed(abbreviation(player.title)),
                              player.name, typed(sexLetter(player.sex)), typed(player.federation),
                              ratingCell(player), typed(player.fideId), typed(dateText(player.birth)),
                              typed(player.club), left ? Cell(rules::text("withdrawn")) : Cell()});
    }
    Report report{"players", tournament.info.name, rules::text("Players"), {}, {}, {}};
    report.notes.push_back(withdrawn.empty() ? rules::text("{} players", tournament.players.size())
                                             : rules::text("{} players, {} of them withdrawn",
                                                           tournament.players.size(), withdrawn.size()));
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
