#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace arbiter::app {

using rules::Text;
using rules::text;

// "board 3 1-0 Müller - Álvarez".
Text sentence(const EventState& before, const ResultsRecorded& action) {
    std::vector<std::string> parts;
    for (const ResultChange& change : action.results) {
        const auto& boards = before.round(action.round).boards;
        if (change.board.value() < 1 || change.board.value() > boards.size()) continue;
        const PairedBoard& board = boards[change.board.value() - 1U];
        std::string part =
            fmt::format("board {} {} {} - {}", change.board.value(), codeOf(change.after),
                        before.playerOf(board.white)->name, before.playerOf(board.black)->name);
        if (change.before != GameResult::Open) part += fmt::format(" (was {})", codeOf(change.before));
        parts.push_back(std::move(part));
    }
    return text("Round {}: {}", action.round.value(), fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState& before, const ResultDisputed& action) {
    return text("Round {}: board {} {} disputed, {} was reported: {}", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board), codeOf(action.reported),
                action.note);
}

Text sentence(const EventState& before, const ResultCorrectedForRating& action) {
    return text("Round {}: board {} {} {} for the rating report only", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board), codeOf(action.result));
}

} // namespace arbiter::app
