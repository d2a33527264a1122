#include "diary_cases.hpp"

#include "arbiter/app/sheet_changes.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

Text sentence(const EventState& before, const PlayersSeated& action) {
    return text("Round {}: {} - {} seated at board {} ({}, {})", action.round.value(),
                diaryName(before, action.white), diaryName(before, action.black), action.board.value(),
                wordsOf(action.reason), articleOf(action.reason));
}

Text sentence(const EventState& before, const PlayerCancelled& action) {
    return text("Round {}: {} has cancelled", action.round.value(), diaryName(before, action.player));
}

Text sentence(const EventState& before, const ColoursSwapped& action) {
    return text("Round {}: colours of board {} {} exchanged", action.round.value(), action.board.value(),
                pairOn(before, action.round, action.board));
}

Text sentence(const EventState& before, const SeatsSwapped& action) {
    return text("Round {}: {} and {} exchanged their seats ({}, {})", action.round.value(),
                diaryName(before, action.one), diaryName(before, action.other), wordsOf(action.reason),
                articleOf(action.reason));
}

} // namespace arbiter::app
