#include "documents.hpp"

#include <array>

#include "reports/crosstable_report.hpp"
#include "reports/pairings_report.hpp"
#include "reports/players_report.hpp"
#include "reports/standings_report.hpp"

namespace reports {
namespace {

// What every sheet of an event says at its foot.
Report withMode(Report report, const DocumentRequest& request) {
    if (!request.event.mode.pattern.empty()) report.notes.push_back(request.event.mode);
    return report;
}

Report players(const DocumentRequest& request) {
    const pairing::RoundNumber next(static_cast<std::uint16_t>(request.event.pairedRounds().value() + 1));
    return playersReport(request.event.tournament, request.event.withdrawnBy(next));
}

Report pairings(const DocumentRequest& request) {
    const RoundOnPaper& round = request.event.round(request.round);
    const auto withdrawn = request.event.withdrawnBy(request.round);
    Report report =
        pairingsReport({request.event.tournament, request.round, round.pairing, withdrawn, round.byHand});
    if (round.draft) report.notes.push_back(rules::text("Draft, not published"));
    for (const rules::Text& change : round.changes)
        report.notes.push_back(rules::text("Changed by hand: {}", rules::english(change)));
    return withMode(std::move(report), request);
}

Report standings(const DocumentRequest& request) {
    return withMode(standingsReport({request.event.tournament, request.event.standingsAfter(request.round),
                                     request.event.writtenCodes, true}),
                    request);
}

Report crosstable(const DocumentRequest& request) {
    const CrosstableSheet sheet{request.event.tournament, request.event.standingsAfter(request.round)};
    return withMode(request.event.tournament.roundRobin ? matrixReport(sheet) : crosstableReport(sheet),
                    request);
}

constexpr std::array table{
    Document{"players", "Entry list", DocumentGroup::People, false, false, needsPlayers, players},
    Document{"pairings", "Pairings by board", DocumentGroup::Round, true, true, needsRound, pairings},
    Document{"standings", "Standings", DocumentGroup::Standings, true, true, needsPlayers, standings},
    Document{"crosstable", "Crosstable", DocumentGroup::Standings, true, false, needsRound, crosstable},
};

} // namespace

std::span<const Document> listDocuments() {
    return table;
}

} // namespace reports
