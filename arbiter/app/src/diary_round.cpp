#include "diary_cases.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace arbiter::app {

using rules::Text;
using rules::text;

namespace {

std::size_t boardsByHand(const RoundPaired& action) {
    const auto& engine = action.byHand->engine;
    return static_cast<std::size_t>(std::ranges::count_if(action.boards, [&](const PairedBoard& board) {
        return !engine || std::ranges::count(engine->boards, board) == 0;
    }));
}

} // namespace

Text sentence(const EventState& before, const RoundPaired& action) {
    std::string rest;
    if (action.pairingAllocatedBye)
        rest += fmt::format(", bye for {}", diaryName(before, *action.pairingAllocatedBye));
    if (!action.adjourned.empty()) rest += fmt::format(", {} boards adjourned", action.adjourned.size());
    if (!action.byes.empty()) rest += fmt::format(", {} with a requested bye", action.byes.size());
    if (action.byHand)
        return text("Round {} paired by hand: {} boards{}; {} of them are not the engine's",
                    action.round.value(), action.boards.size(), rest, boardsByHand(action));
    return text("Round {} paired: {} boards{}", action.round.value(), action.boards.size(), rest);
}

Text sentence(const EventState&, const RoundPublished& action) {
    return text("Round {} published", action.round.value());
}

Text sentence(const EventState& before, const RoundUnpaired& action) {
    const bool draft = before.stateOf(action.round) == RoundState::Draft;
    return draft ? text("Draft of round {} taken back", action.round.value())
                 : text("Published pairing of round {} taken back, with {} results", action.round.value(),
                        before.round(action.round).boards.size() - before.openBoards(action.round).size());
}

} // namespace arbiter::app
