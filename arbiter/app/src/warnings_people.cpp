// Warnings of acts on players.
#include "arbiter/app/bye_names.hpp"
#include "half_point_byes.hpp"
#include "names_of_people.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {

using pairing::RequestedBye;
using rules::text;

void addWarnings(const Change& change, const ByeGranted& action, Warnings& warnings) {
    const std::string who = labelOf(change.before, action.player);
    if (action.kind == RequestedBye::FullPoint)
        warnings.push_back(
            {.level = WarningLevel::Acknowledge,
             .name = "full-point-bye",
             .act = text("{} gets a full-point bye in round {}", who, action.round.value()),
             .rule = text("full-point byes are deprecated by FIDE"),
             .article = "C.04.2 art. 3.3",
             .players = {action.player},
             .round = action.round,
             .consequences = {text("he cannot get the pairing-allocated bye any more (C.04.1 art. 4)"),
                              text("the report file gets a comment")}});
    if (action.kind == RequestedBye::HalfPoint &&
        halfPointByesOf(*change.before.playerOf(action.player), action.round) > 0)
        warnings.push_back(
            {.level = WarningLevel::Confirm,
             .name = "second-half-point-bye",
             .act = text("{} gets another half-point bye, in round {}", who, action.round.value()),
             .rule = text("the rules of an event may allow one for each player"),
             .article = "C.05 art. 6.7(4)",
             .players = {action.player},
             .round = action.round,
             .consequences = {text("half a point without playing, for the second time")}});
}

} // namespace arbiter::app
