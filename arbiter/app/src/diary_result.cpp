#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string>
#include <vector>

namespace arbiter::app {

using rules::Text;
using rules::text;

namespace {

// "board 3 1-0 Müller - Álvarez".
Text resultText(const EventState& before, const PairedBoard& board, const ResultChange& change) {
    Text what = text("board {} {} {} - {}", change.board.value(), codeOf(change.after),
                     before.playerOf(board.white)->name, before.playerOf(board.black)->name);
    if (const auto minutes = before.eventRules.defaultTimeMinutes; minutes && isForfeit(change.after)) {
        what.pattern += " by default time of {} minutes";
        what.arguments.push_back(std::to_string(*minutes));
    }
    if (change.before != GameResult::Open) {
        what.pattern += " (was {})";
        what.arguments.emplace_back(codeOf(change.before));
    }
    return what;
}

} // namespace

Text sentence(const EventState& before, const ResultsRecorded& action) {
    std::vector<Text> parts;
    const auto& boards = before.round(action.round).boards;
    for (const ResultChange& change : action.results)
        if (change.before != change.after && change.board.value() >= 1 &&
            change.board.value() <= boards.size())
            parts.push_back(resultText(before, boards[change.board.value() - 1U], change));
    if (parts.size() == 1) {
        // One pattern, so that it can be put into a language as a whole.
        Text whole{"Round {}: " + parts.front().pattern, {std::to_string(action.round.value())}};
        whole.arguments.insert(whole.arguments.end(), parts.front().arguments.begin(),
                               parts.front().arguments.end());
        return whole;
    }
    if (parts.empty())
        return text("Round {}: {} results entered again, all as before", action.round.value(),
                    action.results.size());
    std::vector<std::string> words;
    for (const Text& part : parts)
        words.push_back(rules::english(part));
    return text("Round {}: {}", action.round.value(), fmt::format("{}", fmt::join(words, "; ")));
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
