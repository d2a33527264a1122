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
    std::string bye;
    if (action.pairingAllocatedBye)
        bye = fmt::format(", bye for {}", diaryName(before, *action.pairingAllocatedBye));
    std::string rest;
    if (!action.adjourned.empty()) rest += fmt::format(", {} boards adjourned", action.adjourned.size());
    if (!action.byes.empty()) rest += fmt::format(", {} with a requested bye", action.byes.size());
    const int round = action.round.value();
    const std::size_t boards = action.boards.size();
    if (action.byHand)
        return text("Round {} paired by hand: {} boards{}; {} of them are not the engine's", round, boards,
                    bye + rest, boardsByHand(action));
    if (!rest.empty()) return text("Round {} paired: {} boards{}", round, boards, bye + rest);
    if (action.pairingAllocatedBye)
        return text("Round {} paired: {} boards, bye for {}", round, boards,
                    diaryName(before, *action.pairingAllocatedBye));
    return text("Round {} paired: {} boards", round, boards);
}

Text sentence(const EventState&, const HandPairingKept& action) {
    const auto seated =
        std::ranges::count_if(action.boards, [](const auto& board) { return board.has_value(); });
    return text("Round {} is being paired by hand: kept with {} boards, not ended", action.round.value(),
                seated);
}

Text sentence(const EventState&, const HandPairingDropped& action) {
    return text("Round {}: the pairing by hand that was begun is dropped", action.round.value());
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
