#include "documents.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "pairing/rating/event_rating.hpp"
#include "reports/alphabetical_report.hpp"
#include "reports/contenders_report.hpp"
#include "reports/crosstable_report.hpp"
#include "reports/pairings_report.hpp"
#include "reports/player_card_report.hpp"
#include "reports/player_order.hpp"
#include "reports/players_report.hpp"
#include "reports/round_results_report.hpp"
#include "reports/standings_report.hpp"
#include "reports/statistics_report.hpp"
#include "reports/wallchart_report.hpp"
#include "reports/without_game_report.hpp"

namespace reports {
namespace {

constexpr std::array<std::string_view, 5> playerLists{"number", "name", "rating", "club", "federation"};
constexpr std::array<std::string_view, 6> seatLists{"name",   "board", "number",
                                                    "rating", "club",  "federation"};
constexpr std::array<std::string_view, 5> placeLists{"place", "name", "number", "rating", "club"};

// In the order that was asked for, else as the builder made it.
Report inOrder(Report report, const DocumentRequest& request) {
    const auto order = playerOrderNamed(request.sortedBy);
    return order ? sortedBy(*order, std::move(report), request.event.tournament, request.language)
                 : std::move(report);
}

// The round that is chosen, with whom the builders of its sheets ask for.
template <class Build>
Report ofRound(const DocumentRequest& request, Build&& build) {
    const RoundOnPaper& round = request.event.round(request.round);
    const auto withdrawn = request.event.withdrawnBy(request.round);
    const RoundSheet sheet{request.event.tournament, request.round, round.pairing, withdrawn, round.byHand};
    Report report = build(sheet);
    if (round.draft) report.notes.push_back(rules::text("Draft, not published"));
    return withMode(std::move(report), request);
}

Report players(const DocumentRequest& request) {
    const pairing::RoundNumber next(static_cast<std::uint16_t>(request.event.pairedRounds().value() + 1));
    return inOrder(playersReport(request.event.tournament, request.event.withdrawnBy(next)), request);
}

Report pairings(const DocumentRequest& request) {
    return ofRound(request, [&](const RoundSheet& sheet) {
        Report report = pairingsReport(sheet);
        for (const rules::Text& change : request.event.round(request.round).changes)
            report.notes.push_back(rules::text("Changed by hand: {}", rules::english(change)));
        return report;
    });
}

Report alphabetical(const DocumentRequest& request) {
    return ofRound(request, [&](const RoundSheet& sheet) {
        return alphabeticalReport(sheet, request.language,
                                  playerOrderNamed(request.sortedBy).value_or(PlayerOrder::Name));
    });
}

Report results(const DocumentRequest& request) {
    return ofRound(request, [](const RoundSheet& sheet) { return roundResultsReport(sheet); });
}

Report openBoards(const DocumentRequest& request) {
    return ofRound(request, [](const RoundSheet& sheet) { return openBoardsReport(sheet); });
}

Report withoutGame(const DocumentRequest& request) {
    std::map<pairing::PairingNumber, rules::Text> remarks;
    if (request.event.records)
        for (const Leaving& leaving : request.event.records->leavings)
            remarks.insert_or_assign(leaving.player, leaving.what);
    return ofRound(request, [&](const RoundSheet& sheet) { return withoutGameReport(sheet, remarks); });
}

Report wallchart(const DocumentRequest& request) {
    return inOrder(
        withMode(wallchartReport({request.event.tournament, request.event.standingsAfter(request.round)}),
                 request),
        request);
}

Report contenders(const DocumentRequest& request) {
    return withMode(contendersReport({request.event.tournament, request.event.standingsAfter(request.round)}),
                    request);
}

std::optional<rules::Text> somethingToCome(const DocumentRequest& request) {
    if (auto reason = needsRound(request)) return reason;
    const auto planned = request.event.tournament.plannedRounds;
    if (planned == pairing::RoundNumber(0)) return rules::text("The number of rounds is not known");
    if (request.round < planned || !request.event.standingsAfter(request.round).openGames.empty()) return {};
    return rules::text("All rounds are played and every game has its result");
}

std::optional<rules::Text> needsOne(const DocumentRequest& request) {
    if (auto reason = needsPlayers(request)) return reason;
    if (request.player && request.event.tournament.find(*request.player) != nullptr) return {};
    return rules::text("Choose a player");
}

std::vector<pairing::rating::EventRating> ratingsOf(const DocumentRequest& request) {
    const auto rules =
        pairing::rating::rulesOn(request.event.tournament.info.firstDay, pairing::rating::Pace::Standard);
    return pairing::rating::eventRatings(request.event.tournament, request.round, rules);
}

Report playerCard(const DocumentRequest& request) {
    const auto ratings = ratingsOf(request);
    const auto rating = std::ranges::find(ratings, *request.player, &pairing::rating::EventRating::player);
    return withMode(playerCardReport({{request.event.tournament, request.event.standingsAfter(request.round),
                                       request.event.workingsAfter(request.round), *request.player,
                                       request.event.writtenCodes},
                                      rating == ratings.end() ? std::nullopt : std::optional(*rating)}),
                    request);
}

Report statistics(const DocumentRequest& request) {
    return withMode(
        statisticsReport({request.event.tournament, request.round, ratingsOf(request), request.language}),
        request);
}

Report standings(const DocumentRequest& request) {
    return inOrder(
        withMode(standingsReport({request.event.tournament, request.event.standingsAfter(request.round),
                                  request.event.writtenCodes, true}),
                 request),
        request);
}

Report crosstable(const DocumentRequest& request) {
    const CrosstableSheet sheet{request.event.tournament, request.event.standingsAfter(request.round)};
    return withMode(request.event.tournament.roundRobin ? matrixReport(sheet) : crosstableReport(sheet),
                    request);
}

constexpr std::array table{
    Document{"players", "Entry list", DocumentGroup::People, false, false, needsPlayers, players,
             playerLists},
    Document{"pairings", "Pairings by board", DocumentGroup::Round, true, true, needsRound, pairings},
    Document{"alphabetical", "Pairings by name", DocumentGroup::Round, true, true, needsRound, alphabetical,
             seatLists},
    Document{"without-game", "Players without a game", DocumentGroup::Round, true, false, needsRound,
             withoutGame},
    Document{"open-boards", "Open boards", DocumentGroup::Round, true, false, needsRound, openBoards},
    Document{"results", "Results of a round", DocumentGroup::Round, true, false, needsRound, results},
    Document{"standings", "Standings", DocumentGroup::Standings, true, true, needsPlayers, standings,
             placeLists},
    Document{"crosstable", "Crosstable", DocumentGroup::Standings, true, false, needsRound, crosstable},
    Document{"wallchart", "Wall chart", DocumentGroup::Standings, true, false, needsRound, wallchart,
             playerLists},
    Document{"contenders", "Who can still come first", DocumentGroup::Standings, true, false, somethingToCome,
             contenders},
    Document{"player-card", "Player card", DocumentGroup::People, true, false, needsOne, playerCard},
    Document{"statistics", "Statistics", DocumentGroup::Event, true, false, needsPlayers, statistics},
};

} // namespace

std::span<const Document> listDocuments() {
    return table;
}

} // namespace reports
