#include "documents.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "pairing/check/check_tournament.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "pairing/explain/explain_round.hpp"
#include "reports/arbiter_report.hpp"
#include "reports/explanation_report.hpp"
#include "reports/fide_forms.hpp"
#include "reports/rating_report_check.hpp"

namespace reports {
namespace {

using pairing::rating::NormCheck;

pairing::rating::NormSettings settingsOf(const DocumentRequest& request) {
    pairing::rating::NormSettings settings;
    settings.kind = request.event.options.rules.kind;
    return settings;
}

// The highest norm that he has made; else the highest that he can still make, or the first one above his
// title.
std::optional<NormCheck> normOf(const DocumentRequest& request, const pairing::Player& player) {
    std::optional<NormCheck> best;
    for (const auto title : pairing::rating::titlesToReach(player)) {
        auto check =
            checkNorm(request.event.tournament, request.round, player.number, title, settingsOf(request));
        if (check.met()) return check;
        if (!best || (!best->possible() && check.possible())) best = std::move(check);
    }
    return best;
}

std::optional<rules::Text> titleToReach(const DocumentRequest& request) {
    if (auto reason = needsRound(request)) return reason;
    const pairing::Player* player = request.player ? request.event.tournament.find(*request.player) : nullptr;
    if (player == nullptr) return rules::text("Choose a player");
    if (pairing::rating::titlesToReach(*player).empty())
        return rules::text("The player has the highest title already");
    return {};
}

Report it1(const DocumentRequest& request) {
    const auto norm = normOf(request, *request.event.tournament.find(*request.player));
    return it1Report({request.event.tournament, request.round, *norm, request.fields});
}

// A report that is silent about what was changed would say that nothing was.
std::optional<rules::Text> needsRecords(const DocumentRequest& request) {
    if (request.event.records) return {};
    return rules::text("What is on record of the event is not known here");
}

EventRecords recordsOf(const DocumentRequest& request) {
    return request.event.records.value_or(EventRecords());
}

Report it3(const DocumentRequest& request) {
    It3Sheet sheet{request.event.tournament, {}, recordsOf(request).roundDates, request.fields};
    if (request.round != pairing::RoundNumber(0))
        for (const pairing::Player& player : request.event.tournament.players)
            if (auto norm = normOf(request, player); norm && norm->met())
                sheet.norms.push_back(std::move(*norm));
    return it3Report(sheet);
}

Report ia1(const DocumentRequest& request) {
    return arbiterNormReport({request.event.tournament, ArbiterNorm::International, request.fields});
}

Report fa1(const DocumentRequest& request) {
    return arbiterNormReport({request.event.tournament, ArbiterNorm::Fide, request.fields});
}

Report chiefArbiter(const DocumentRequest& request) {
    return withMode(arbiterReport({request.event.tournament, request.event.standingsAfter(request.round),
                                   request.event.writtenCodes, *request.event.records, request.fields}),
                    request);
}

Report ratingCheck(const DocumentRequest& request) {
    const EventOnPaper& event = request.event;
    const EventRecords records = recordsOf(request);
    RatingReportSheet sheet{event.tournament,   event.options.rules,        event.writtenCodes, {},
                            records.roundDates, records.encodedTimeControl, records.disputed};
    for (const auto& row : event.standingsAfter(event.pairedRounds()).rows)
        if (row.place > 0) sheet.ranks.push_back({row.player, row.place});
    return ratingReportCheck(sheet);
}

std::optional<rules::Text> pairedByTheEngine(const DocumentRequest& request) {
    if (auto reason = needsRound(request)) return reason;
    if (request.event.tournament.roundRobin)
        return rules::text("The rounds of a round robin stand in the Berger tables (C.05 Annex 1)");
    if (request.event.round(request.round).byHand)
        return rules::text("The boards of this round are not the engine's: there is nothing to explain");
    const auto participants = pairing::check::participantsOf(request.event.tournament, request.round);
    const auto pairing = pairing::dutch::pairRound(request.event.tournament, request.round, participants);
    const auto& boards = request.event.round(request.round).pairing.boards;
    if (!pairing || pairing->boards.size() != boards.size() ||
        !std::ranges::is_permutation(pairing->boards, boards))
        return rules::text(
            "The players' numbers have changed since: \"flagfall explain\" goes by those of then");
    return {};
}

// A line of the text is a line of the table.
Table sentencesOf(const std::string& text) {
    Table table{"sentences", {{"sentence", {}}}, {}, {}, Audience::People};
    table.columns.front().wraps = true;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        table.rows.push_back({text.substr(start, end - start)});
        start = end + 1;
    }
    return table;
}

Report explanation(const DocumentRequest& request) {
    const auto participants = pairing::check::participantsOf(request.event.tournament, request.round);
    const auto explained =
        pairing::explain::explainRound(request.event.tournament, request.round, participants);
    const auto translator = translatorFor(request.language);
    const ExplainedRound round{request.event.tournament, *explained};
    Report report = explanationReport(round, translator);
    for (Table& table : report.tables)
        table.audience = Audience::Programs; // people read sentences
    report.tables.insert(report.tables.begin(), sentencesOf(explanationText(round, translator)));
    return withMode(std::move(report), request);
}

constexpr std::array table{
    Document{"explanation", "Explanation of a round", DocumentGroup::Round, true, false, pairedByTheEngine,
             explanation},
    Document{"arbiter-report",
             "Report of the chief arbiter",
             DocumentGroup::Event,
             true,
             false,
             needsRecords,
             chiefArbiter,
             {},
             fieldsOfArbiterReport},
    Document{"rating-check", "Is the report for rating complete?", DocumentGroup::Event, false, false,
             needsPlayers, ratingCheck},
    Document{"it1",
             "Certificate of title result (IT1)",
             DocumentGroup::Event,
             true,
             false,
             titleToReach,
             it1,
             {},
             fieldsOfIt1},
    Document{"it3",
             "Tournament report (IT3)",
             DocumentGroup::Event,
             true,
             false,
             needsPlayers,
             it3,
             {},
             fieldsOfIt3},
    Document{"ia1",
             "Arbiter norm: International Arbiter (IA1)",
             DocumentGroup::Event,
             false,
             false,
             always,
             ia1,
             {},
             fieldsOfArbiterNorm},
    Document{"fa1",
             "Arbiter norm: FIDE Arbiter (FA1)",
             DocumentGroup::Event,
             false,
             false,
             always,
             fa1,
             {},
             fieldsOfArbiterNorm},
};

} // namespace

std::span<const Document> reportDocuments() {
    return table;
}

} // namespace reports
