#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "rules/adjudication/describe.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

namespace {

// "Black +1:00"
std::string clocksOf(const rules::adjudication::Ruling& ruling) {
    std::string words;
    for (const auto& change : ruling.clockChanges) {
        const std::int64_t seconds = change.seconds < 0 ? -change.seconds : change.seconds;
        words += fmt::format("; {} {}{}:{:02}", change.colour == rules::Colour::White ? "White" : "Black",
                             change.seconds < 0 ? '-' : '+', seconds / 60, seconds % 60);
    }
    return words;
}

std::string outcomeOf(const RulingMade& action) {
    using enum rules::adjudication::Verdict;
    switch (action.ruling.verdict) {
    case Over:
        return fmt::format("result {}", codeOf(action.after));
    case NewGame:
        return "a new game is played";
    case NotAdmitted:
        return "not admitted, the game goes on";
    case Refused:
        return "it stands as played";
    case GoesOn:
    case ArbiterDecides:
    case AskFact:
        return "the game goes on";
    }
    return {};
}

} // namespace

Text sentence(const EventState& before, const RulingMade& action) {
    const auto facts = rules::adjudication::describe(action.facts.incident);
    std::string rest = outcomeOf(action) + clocksOf(action.ruling);
    if (action.coloursAsPlayed) rest += "; colours as played";
    if (!action.note.empty()) rest += fmt::format("; {}", action.note);
    return text("Round {} board {} {}: {} - ruling {} by {}: {} ({})", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board),
                facts.empty() ? std::string() : rules::english(facts.front()), action.number, action.arbiter,
                rest, fmt::format("{}", fmt::join(action.ruling.articles, ", ")));
}

Text sentence(const EventState& before, const RulingAppealed& action) {
    return text("Round {} board {} {}: {} appeals against ruling {}: {}", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board),
                diaryName(before, action.player), action.number, action.grounds);
}

Text sentence(const EventState& before, const RulingReviewed& action) {
    std::string result;
    if (action.before != action.after)
        result = fmt::format("; result {} instead of {}", codeOf(action.after), codeOf(action.before));
    return text(action.body == ReviewBody::AppealsCommittee
                    ? "Round {} board {} {}: the appeals committee ({}) {} ruling {}: {}{}"
                    : "Round {} board {} {}: the chief arbiter ({}) {} ruling {}: {}{}",
                action.round.value(), action.board.value(), pairOn(before, action.round, action.board),
                action.by, action.upheld ? "upholds" : "overrules", action.number, action.reason, result);
}

} // namespace arbiter::app
