#include "event_trf.hpp"

#include <string_view>

#include <fmt/format.h>

#include "event_records.hpp"
#include "pairing/trf/write.hpp"
#include "ranked_event.hpp"

namespace arbiter::cli {
namespace {

pairing::Tournament correctedForRating(const app::EventState& state) {
    pairing::Tournament tournament = state.tournament;
    for (const app::RatingCorrection& correction : state.ratingCorrections) {
        const app::PairedBoard& board = state.round(correction.round).boards[correction.board.value() - 1U];
        const auto white = state.find(board.white)->number;
        const auto black = state.find(board.black)->number;
        const auto events = app::eventsOf(correction.result, white, black);
        tournament.find(white)->rounds[correction.round.value() - 1U] = events.first;
        tournament.find(black)->rounds[correction.round.value() - 1U] = events.second;
    }
    return tournament;
}

// A report made while the event runs is called so.
constexpr std::string_view partialMark = "### Partial report";

std::vector<std::string> commentsOf(const app::EventState& state, bool isReport) {
    auto comments = state.comments;
    std::erase_if(comments, [](const std::string& line) { return line.starts_with(partialMark); });
    if (state.fideModeLeftIn)
        comments.push_back(fmt::format("### FIDE mode exited @ Round {}", state.fideModeLeftIn->value()));
    const pairing::Tournament& tournament = state.tournament;
    const int recorded = tournament.recordedRounds().value();
    const int planned = tournament.plannedRounds.value();
    if (isReport && recorded > 0 && recorded < planned)
        comments.push_back(fmt::format("{} after round {} of {}", partialMark, recorded, planned));
    return comments;
}

} // namespace

Answer<reports::RatingReportSheet> ratingReportOf(const app::EventState& state, const TrfWishes& wishes) {
    const auto event = rankedEvent(state);
    if (!event) return rules::unexpected(event.error());
    reports::RatingReportSheet sheet{state.tournament,  event->options.rules,      state.tieBreaks,  {},
                                     wishes.roundDates, wishes.encodedTimeControl, disputesOf(state)};
    for (const auto& row : event->standings().rows)
        if (row.place > 0) sheet.ranks.push_back({row.player, row.place});
    return sheet;
}

Answer<rules::WithRemarks<std::string>> trfOf(const app::EventState& state, const TrfWishes& wishes) {
    const auto event = rankedEvent(state);
    if (!event) return rules::unexpected(event.error());
    const auto standings = event->standings();
    pairing::trf::Extras extras;
    extras.tieBreaks = state.tieBreaks;
    extras.controller = "Flagfall";
    extras.keptLines = commentsOf(state, wishes.dialect == pairing::trf::Dialect::Trf26);
    extras.roundDates = wishes.roundDates;
    extras.encodedTimeControl = wishes.encodedTimeControl;
    for (const pairing::Player& player : state.tournament.players) {
        pairing::trf::PlayerExtras entry{player.number, {}, {}, 0};
        if (const auto* row = standings.find(player.number)) {
            entry.points = row->points;
            if (row->place > 0) entry.rank = static_cast<std::uint16_t>(row->place);
        }
        extras.players.push_back(entry);
    }
    const pairing::Tournament tournament = wishes.forRating ? correctedForRating(state) : state.tournament;
    auto written = pairing::trf::writeTrf(pairing::trf::fromTournament(tournament, extras, wishes.dialect));
    if (!written) return rules::unexpected(failureOf(written.error()));
    return std::move(*written);
}

} // namespace arbiter::cli
