#include "arbiter/app/apply.hpp"

#include "apply_cases.hpp"

namespace arbiter::app {

Applied apply(EventState& state, const Action& action) {
    const bool creates = std::holds_alternative<EventCreated>(action);
    if (creates == state.created)
        return rules::unexpected(
            creates ? Refusal{.code = "event.exists", .reason = rules::text("this event exists already")}
                    : Refusal{.code = "event.missing", .reason = rules::text("there is no event yet")});
    return std::visit(
        [&state](const auto& what) -> Applied {
            if constexpr (requires { applyCase(state, what); })
                return applyCase(state, what);
            else
                return rules::unexpected(
                    Refusal{.code = "journal.act",
                            .reason = rules::text("this is an act on the journal, not on the event")});
        },
        action);
}

} // namespace arbiter::app
