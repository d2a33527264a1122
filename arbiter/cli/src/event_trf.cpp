#include "event_trf.hpp"

#include <fmt/format.h>

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

} // namespace

Answer<rules::WithRemarks<std::string>> trfOf(const app::EventState& state, pairing::trf::Dialect dialect,
                                              bool forRating) {
    const auto event = rankedEvent(state);
    if (!event) return rules::unexpected(event.error());
    const auto standings = event->standings();
    pairing::trf::Extras extras;
    extras.tieBreaks = state.tieBreaks;
    extras.controller = "Flagfall";
    extras.keptLines = state.comments;
    if (state.fideModeLeftIn)
        extras.keptLines.push_back(
            fmt::format("### FIDE mode exited @ Round {}", state.fideModeLeftIn->value()));
    for (const pairing::Player& player : state.tournament.players) {
        pairing::trf::PlayerExtras entry{player.number, {}, {}, 0};
        if (const auto* row = standings.find(player.number)) {
            entry.points = row->points;
            if (row->place > 0) entry.rank = static_cast<std::uint16_t>(row->place);
        }
        extras.players.push_back(entry);
    }
    const pairing::Tournament tournament = forRating ? correctedForRating(state) : state.tournament;
    auto written = pairing::trf::writeTrf(pairing::trf::fromTournament(tournament, extras, dialect));
    if (!written) return rules::unexpected(failureOf(written.error()));
    return std::move(*written);
}

} // namespace arbiter::cli
