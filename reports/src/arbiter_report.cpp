#include "reports/arbiter_report.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "criteria.hpp"
#include "field_facts.hpp"
#include "reports/game_code.hpp"
#include "result_counts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Colour;
using pairing::PairingNumber;
using pairing::Player;
using pairing::standings::Row;
using rules::text;

constexpr int winnersShown = 3; // places

constexpr std::array reportFields{
    FreeField{"organiser", "Organiser"},
    FreeField{"venue", "Venue"},
    FreeField{"other_arbiters", "Other arbiters"},
    FreeField{"appeals_committee", "Appeals committee"},
    FreeField{"conditions", "Hall, equipment, conduct"},
    FreeField{"appeals", "Appeals and their outcome"},
    FreeField{"remarks", "Remarks"},
};

std::string nameOf(const Player& player) {
    return fmt::format("{} {}", player.number.value(), player.name);
}

Table winnersTable(const ArbiterReportSheet& sheet) {
    Table table{"winners",
                {{"rank", text("Rank"), Align::Right},
                 {"tpn", text("No."), Align::Right},
                 {"title", text("Title")},
                 {"name", text("Name"), Align::Left, true},
                 {"federation", text("Fed.")},
                 {"points", text("Points"), Align::Right}},
                {},
                text("First places")};
    for (const Row& row : sheet.standings.rows) {
        const Player* player = sheet.tournament.find(row.player);
        if (player == nullptr || row.place < 1 || row.place > winnersShown) continue;
        table.rows.push_back({std::int64_t{row.place}, std::int64_t{player->number.value()},
                              typedCell(abbreviation(player->title)), player->name,
                              typedCell(player->federation), row.points});
    }
    return table;
}

Table leavingsTable(const ArbiterReportSheet& sheet) {
    Table table{"withdrawals",
                {{"tpn", text("No."), Align::Right},
                 {"name", text("Name"), Align::Left, true},
                 {"what", text("What"), Align::Left, true}},
                {},
                text("Late entries, withdrawals, expulsions")};
    for (const Leaving& leaving : sheet.records.leavings)
        if (const Player* player = sheet.tournament.find(leaving.player))
            table.rows.push_back({std::int64_t{player->number.value()}, player->name, leaving.what});
    return table;
}

// Every board that was not played, once.
Table forfeitsTable(const ArbiterReportSheet& sheet) {
    Table table{"forfeits",
                {{"round", text("Round"), Align::Right},
                 {"white", text("White"), Align::Left, true},
                 codeColumn("result", text("Result"), Align::Centre),
                 {"black", text("Black"), Align::Left, true}},
                {},
                text("Games not played")};
    for (std::uint16_t round = 1; round <= sheet.standings.rounds.value(); ++round)
        for (const Player& player : sheet.tournament.players) {
            const auto& event = player.rounds[round - 1U];
            const auto number = scheduledOpponent(event);
            const Player* opponent = number ? sheet.tournament.find(*number) : nullptr;
            if (opponent == nullptr || wasPlayed(event)) continue;
            const auto colour = scheduledColour(event);
            if (colour ? *colour != Colour::White : opponent->number < player.number) continue;
            table.rows.push_back({std::int64_t{round}, nameOf(player),
                                  gameCode(event, opponent->rounds[round - 1U]), nameOf(*opponent)});
        }
    return table;
}

Table actsTable(const ArbiterReportSheet& sheet) {
    Table table{"changes",
                {{"time", text("Time")}, {"who", text("Who")}, {"what", text("What"), Align::Left, true}},
                {},
                text("Corrections and changes by hand")};
    for (const RecordedAct& act : sheet.records.acts)
        table.rows.push_back({act.time, act.who, act.what});
    return table;
}

Table departuresTable(const ArbiterReportSheet& sheet) {
    Table table{"departures",
                {{"what", text("What"), Align::Left, true},
                 {"value", text("Value"), Align::Left, true},
                 {"since", text("Since round"), Align::Right}},
                {},
                text("Departures from the FIDE Handbook")};
    for (const FromHandbook& departure : sheet.records.departures)
        table.rows.push_back({departure.what, departure.value,
                              departure.since ? Cell(std::int64_t{departure.since->value()}) : Cell()});
    return table;
}

Table scheduleTable(const ArbiterReportSheet& sheet) {
    Table table{"schedule",
                {{"round", text("Round"), Align::Right},
                 {"date", text("Date")},
                 {"games", text("Games"), Align::Right},
                 {"white_wins", text("White wins"), Align::Right},
                 {"draws", text("Draws"), Align::Right},
                 {"black_wins", text("Black wins"), Align::Right},
                 {"forfeits", text("Forfeits"), Align::Right}},
                {},
                text("Round by round")};
    for (std::uint16_t round = 1; round <= sheet.standings.rounds.value(); ++round) {
        const ResultCounts counts = countsOf(sheet.tournament, pairing::RoundNumber(round));
        const auto date =
            round <= sheet.records.roundDates.size() ? sheet.records.roundDates[round - 1U] : std::nullopt;
        table.rows.push_back({std::int64_t{round}, dateCell(date), std::int64_t{counts.games()},
                              std::int64_t{counts.whiteWins}, std::int64_t{counts.draws},
                              std::int64_t{counts.blackWins}, std::int64_t{counts.forfeits}});
    }
    return table;
}

// A heading, or the sentence that there is nothing under it: a report that is silent says nothing.
void addOrSay(Report& report, Table table, rules::Text ifEmpty) {
    if (table.rows.empty())
        report.notes.push_back(std::move(ifEmpty));
    else
        report.tables.push_back(std::move(table));
}

} // namespace

std::span<const FreeField> fieldsOfArbiterReport() {
    return reportFields;
}

Report arbiterReport(const ArbiterReportSheet& sheet) {
    Report report{"arbiter_report",
                  sheet.tournament.info.name,
                  sheet.records.closed ? text("Report of the chief arbiter")
                                       : text("Report of the chief arbiter, as it stands after round {}",
                                              sheet.standings.rounds.value()),
                  {},
                  {},
                  {}};
    const auto criteria = criteriaOf(sheet.standings.order, sheet.writtenCodes);
    auto lines = eventLines(sheet.tournament);
    lines.push_back(
        {"tie_breaks", text("Tie-breaks"), typedCell(fmt::format("{}", fmt::join(codesOf(criteria), ", ")))});
    std::ranges::move(freeLines(reportFields, sheet.fields), std::back_inserter(lines));
    report.tables.push_back(formTable("event", text("Event"), lines));
    report.tables.push_back(formTable("field", text("Players"), fieldLines(sheet.tournament)));
    addOrSay(report, winnersTable(sheet), text("Nobody has a place yet"));
    addOrSay(report, scheduleTable(sheet), text("No round is paired yet"));
    addOrSay(report, leavingsTable(sheet), text("No late entries, withdrawals or expulsions"));
    addOrSay(report, forfeitsTable(sheet), text("No game was decided by forfeit"));
    addOrSay(report, actsTable(sheet), text("No result was corrected and no board changed by hand"));
    addOrSay(report, departuresTable(sheet), text("No departure from the FIDE Handbook"));
    if (sheet.records.incidents.empty()) report.notes.push_back(text("No incident is on record"));
    std::ranges::copy(sheet.records.incidents, std::back_inserter(report.tables));
    report.tables.push_back(formTable(
        "signature", text("Signature"),
        {{"arbiter_name", text("Name of the chief arbiter"), typedCell(sheet.tournament.info.chiefArbiter)},
         {"arbiter_signature", text("Signature and date"), {}}}));
    report.notes.push_back(text("What is empty is to be filled in by hand"));
    addProvisional(report.notes, sheet.standings);
    return report;
}

} // namespace reports
