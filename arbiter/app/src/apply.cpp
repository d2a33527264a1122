#include "arbiter/app/apply.hpp"

#include "apply_cases.hpp"
#include "pairing/round_robin/berger_tables.hpp"
#include "prohibitions.hpp"

namespace arbiter::app {
namespace {

// The rounds of a round robin follow from the number of players, until the first one is paired.
void adaptSchedule(EventState& state) {
    pairing::Tournament& tournament = state.tournament;
    if (!tournament.roundRobin || !state.rounds.empty() || tournament.players.size() < 2) return;
    const int rounds =
        pairing::round_robin::roundsOf(*tournament.roundRobin, static_cast<int>(tournament.players.size()));
    tournament.plannedRounds = pairing::RoundNumber(static_cast<std::uint16_t>(rounds));
}

} // namespace

Applied apply(EventState& state, const Action& action) {
    const bool creates = std::holds_alternative<EventCreated>(action);
    if (creates == state.created)
        return rules::unexpected(
            creates ? Refusal{.code = "event.exists", .reason = rules::text("this event exists already")}
                    : Refusal{.code = "event.missing", .reason = rules::text("there is no event yet")});
    if (state.closed)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "event.closed",
                    .reason = rules::text("the event is closed: its standings are final"),
                    .wayOut = rules::text("Undo the closing if something has to change")});
    Applied applied = std::visit(
        [&state](const auto& what) -> Applied {
            if constexpr (requires { applyCase(state, what); })
                return applyCase(state, what);
            else
                return rules::unexpected(
                    Refusal{.code = "journal.act",
                            .reason = rules::text("this is an act on the journal, not on the event")});
        },
        action);
    if (applied) adaptSchedule(state);
    // Results and publications change nobody's club or number.
    if (applied && !state.prohibitions.empty() && !std::holds_alternative<ResultsRecorded>(action))
        refreshForbidden(state);
    else if (applied && std::holds_alternative<ProhibitionLifted>(action))
        state.tournament.forbidden.clear();
    return applied;
}

} // namespace arbiter::app
