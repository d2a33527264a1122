// The last resorts for players whom the list of tie-breaks leaves tied. FIDE C.07 art. 4.2.
#include <algorithm>
#include <set>

#include "apply_cases.hpp"
#include "names_of_people.hpp"

namespace arbiter::app {

using rules::text;

Applied applyCase(EventState& state, const TieOrdered& action) {
    for (const PlayerId id : action.players)
        if (!state.find(id))
            return rules::unexpected(
                Refusal{.code = "player.unknown",
                        .reason = text("there is no player {} in this event", id.value()),
                        .wayOut = text("Look in the list of players"),
                        .players = {id}});
    const std::set<PlayerId> different(action.players.begin(), action.players.end());
    if (different.size() < 2 || different.size() != action.players.size())
        return rules::unexpected(
            Refusal{.code = "tie.players",
                    .reason = text("an order of tied players names at least two of them, each once"),
                    .wayOut = text("Name them from the first to the last"),
                    .players = action.players});
    if (action.reason.empty() || !isPlainText(action.reason))
        return rules::unexpected(
            Refusal{.code = "tie.reason",
                    .reason = text("an order made by hand needs its reason, on one line"),
                    .wayOut = text("Say how it was decided, for example \"play-off 2-1\""),
                    .article = "C.07 art. 4.2"});
    // Who is ordered anew leaves the orders before.
    std::erase_if(state.orderedTies, [&](const TieOrdered& earlier) {
        return std::ranges::all_of(earlier.players, [&](PlayerId id) { return different.contains(id); });
    });
    state.orderedTies.push_back(action);
    return Remarks{};
}

Applied applyCase(EventState& state, const LotsDrawn&) {
    if (state.lotsDrawn) return Remarks{{"lots.drawn", text("lots were drawn already; they are the same")}};
    state.lotsDrawn = true;
    return Remarks{};
}

} // namespace arbiter::app
