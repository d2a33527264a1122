// Refusals that several acts share.
#pragma once

#include "arbiter/app/refusal.hpp"

namespace arbiter::app {

[[nodiscard]] inline Refusal unknownPlayer(PlayerId id) {
    return {.code = "player.unknown",
            .reason = rules::text("there is no player {} in this event", id.value()),
            .wayOut = rules::text("Look in the list of players"),
            .players = {id}};
}

// FIDE C.04.2 art. 2.3.
[[nodiscard]] inline Refusal numbersAreFrozen() {
    return {.kind = RefusalKind::RuleForbids,
            .code = "numbers.frozen",
            .reason = rules::text("no number changes any more: round 4 is paired"),
            .wayOut = rules::text("Corrections of ratings and titles still count for the report"),
            .article = "C.04.2 art. 2.3"};
}

} // namespace arbiter::app
