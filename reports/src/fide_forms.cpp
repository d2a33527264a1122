#include "reports/fide_forms.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "field_facts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using rules::text;

constexpr std::array it3Fields{
    FreeField{"organiser", "Organiser"},
    FreeField{"venue", "Venue"},
    FreeField{"schedule", "Starting times"},
    FreeField{"chief_arbiter_id", "Chief arbiter: title, FIDE ID, federation"},
    FreeField{"deputy_ids", "Deputies: title, FIDE ID, federation"},
    FreeField{"other_arbiters", "All other arbiters: name, title, FIDE ID"},
    FreeField{"appeals_committee", "Appeals committee"},
    FreeField{"appeals", "Number of appeals and protests"},
    FreeField{"remarks", "Remarks"},
};

constexpr std::array arbiterFields{
    FreeField{"last_name", "Last name"},
    FreeField{"first_name", "First name"},
    FreeField{"fide_id", "FIDE ID"},
    FreeField{"birth", "Date and place of birth"},
    FreeField{"federation", "Federation"},
    FreeField{"role", "Worked as"},
    FreeField{"report", "Report on the work"},
    FreeField{"recommendation", "Recommendation: met the standard, or needs more experience"},
    FreeField{"chief_arbiter_position", "Chief arbiter: title, FIDE ID, federation"},
};

void append(std::vector<FormLine>& lines, std::vector<FormLine> more) {
    std::ranges::move(more, std::back_inserter(lines));
}

// Event and venue stand together, whoever knows them.
Report formReport(const pairing::Tournament& tournament, std::string kind, rules::Text title) {
    return {std::move(kind),
            tournament.info.name,
            std::move(title),
            {},
            {text("What is empty is to be filled in by hand")},
            {}};
}

Table scheduleTable(const It3Sheet& sheet) {
    Table table{
        "schedule", {{"round", text("Round"), Align::Right}, {"date", text("Date")}}, {}, text("Schedule")};
    for (std::size_t round = 0; round < sheet.roundDates.size(); ++round)
        table.rows.push_back({static_cast<std::int64_t>(round + 1), dateCell(sheet.roundDates[round])});
    return table;
}

Table normsTable(const It3Sheet& sheet) {
    Table table{"norms",
                {{"title", text("Norm")},
                 {"tpn", text("No."), Align::Right},
                 {"name", text("Name"), Align::Left, true},
                 {"federation", text("Fed.")},
                 {"fide_id", text("FIDE ID"), Align::Right},
                 {"games", text("Games"), Align::Right}},
                {},
                text("Norms made")};
    for (const auto& norm : sheet.norms)
        if (const pairing::Player* player = sheet.tournament.find(norm.player))
            table.rows.push_back({std::string(nameOf(norm.title)), std::int64_t{player->number.value()},
                                  player->name, typedCell(player->federation), typedCell(player->fideId),
                                  static_cast<std::int64_t>(norm.games.size())});
    return table;
}

} // namespace

std::span<const FreeField> fieldsOfIt3() {
    return it3Fields;
}

Report it3Report(const It3Sheet& sheet) {
    Report report = formReport(sheet.tournament, "it3", text("Tournament report (IT3)"));
    auto lines = eventLines(sheet.tournament);
    append(lines, freeLines(it3Fields, sheet.fields));
    report.tables.push_back(formTable("event", text("Event"), lines));
    report.tables.push_back(formTable("field", text("Players"), fieldLines(sheet.tournament)));
    if (!sheet.roundDates.empty()) report.tables.push_back(scheduleTable(sheet));
    if (!sheet.norms.empty())
        report.tables.push_back(normsTable(sheet));
    else
        report.notes.push_back(text("No title norm was made"));
    report.tables.push_back(formTable("signatures", text("Signatures"), signatureLines(sheet.tournament)));
    report.notes.push_back(
        text("Attach: the report file (TRF), the crosstable, a certificate (IT1) for each norm"));
    return report;
}

std::span<const FreeField> fieldsOfArbiterNorm() {
    return arbiterFields;
}

Report arbiterNormReport(const ArbiterNormSheet& sheet) {
    const bool international = sheet.norm == ArbiterNorm::International;
    Report report = formReport(sheet.tournament, international ? "ia1" : "fa1",
                               international ? text("Arbiter norm: International Arbiter (IA1)")
                                             : text("Arbiter norm: FIDE Arbiter (FA1)"));
    report.tables.push_back(formTable("arbiter", text("Arbiter"), freeLines(arbiterFields, sheet.fields)));
    auto lines = eventLines(sheet.tournament);
    append(lines, fieldLines(sheet.tournament));
    report.tables.push_back(formTable("event", text("Event"), lines));
    report.tables.push_back(formTable("signatures", text("Signatures"), signatureLines(sheet.tournament)));
    report.notes.push_back(text("Attach: the tournament report (IT3)"));
    return report;
}

} // namespace reports
