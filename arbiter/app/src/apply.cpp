#include "arbiter/app/apply.hpp"

#include "apply_cases.hpp"
#include "prohibitions.hpp"

namespace arbiter::app {

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
    // Results and publications change nobody's club or number.
    if (applied && !state.prohibitions.empty() && !std::holds_alternative<ResultsRecorded>(action))
        refreshForbidden(state);
    else if (applied && std::holds_alternative<ProhibitionLifted>(action))
        state.tournament.forbidden.clear();
    return applied;
}

} // namespace arbiter::app
