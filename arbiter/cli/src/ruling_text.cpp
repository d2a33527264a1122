#include "ruling_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "board_output.hpp"

namespace arbiter::cli {

using rules::adjudication::Ruling;
using rules::adjudication::Verdict;

std::string clocksOf(const Ruling& ruling) {
    std::string changes;
    for (const auto& change : ruling.clockChanges) {
        const std::int64_t seconds = change.seconds < 0 ? -change.seconds : change.seconds;
        changes += fmt::format("{}{} {}{}:{:02}", changes.empty() ? "" : ", ",
                               change.colour == rules::Colour::White ? "White" : "Black",
                               change.seconds < 0 ? '-' : '+', seconds / 60, seconds % 60);
    }
    return changes.empty() ? "no change" : changes;
}

std::string resultOf(const Ruling& ruling) {
    switch (ruling.verdict) {
    case Verdict::Over:
        return textOf(*ruling.scores) + (ruling.forfeit ? " by forfeit" : "");
    case Verdict::NewGame:
        return "none: a new game is played";
    case Verdict::Refused:
        return ruling.remark.pattern.empty() ? "refused" : "it " + rules::english(ruling.remark);
    case Verdict::NotAdmitted:
        return "* (not admitted, the game goes on)";
    case Verdict::ArbiterDecides:
        return "* (the arbiter decides)";
    case Verdict::GoesOn:
    case Verdict::AskFact:
        return "* (the game goes on)";
    }
    return {};
}

std::string rulingText(const Ruling& ruling, std::size_t width,
                       const std::vector<std::pair<std::string_view, std::string>>& more) {
    std::string duties;
    for (const rules::Text& duty : ruling.duties)
        duties += (duties.empty() ? "" : "; ") + rules::english(duty);
    std::vector<std::pair<std::string_view, std::string>> facts{
        {"Result", resultOf(ruling)},
        {"Clocks", clocksOf(ruling)},
        {"Duty", duties},
        {"Articles", fmt::format("{}", fmt::join(ruling.articles, ", "))}};
    facts.insert(facts.end(), more.begin(), more.end());
    const std::string sentences = spoken(ruling);
    return (sentences.empty() ? "" : paragraph(sentences, width) + "\n") + factLines(facts, width);
}

} // namespace arbiter::cli
