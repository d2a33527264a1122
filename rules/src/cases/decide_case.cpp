#include "rules/cases/decide_case.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cases/case_words.hpp"
#include "cases/clock_cases.hpp"
#include "rules/cases/told_incident.hpp"

namespace rules::cases {
namespace {

using namespace adjudication;

// "White must move" is "w must move" in the case format.
std::string inCaseWords(const Text& words) {
    std::string plain = english(words);
    for (const Colour colour : {Colour::White, Colour::Black}) {
        const std::string name = board::englishName(colour);
        for (std::size_t at = plain.find(name); at != std::string::npos; at = plain.find(name, at + 1))
            plain.replace(at, name.size(), 1, letterOf(colour));
    }
    return plain;
}

std::string resultOf(const Ruling& ruling, const Incident& incident) {
    const std::string remark = inCaseWords(ruling.remark);
    const auto goesOn = [&] { return remark.empty() ? std::string("*") : "* (" + remark + ")"; };
    switch (ruling.verdict) {
    case Verdict::Over:
        return textOf(*ruling.scores) + (ruling.forfeit ? " forfeit" : "") +
               (remark.empty() ? "" : " " + remark);
    case Verdict::GoesOn:
        return std::holds_alternative<RecordingAsked>(incident) ? remark : goesOn();
    case Verdict::NewGame:
        return remark + ", new game";
    case Verdict::NotAdmitted:
        return remark.empty() ? "not admitted" : goesOn();
    case Verdict::ArbiterDecides:
        return std::holds_alternative<PersistentRefusal>(incident) ? remark : "*";
    case Verdict::AskFact:
        return "question: " + english(ruling.question);
    case Verdict::Refused:
        return remark.empty() ? "refused" : remark;
    }
    return "*";
}

std::string timeOf(const Ruling& ruling, const Incident& incident, std::string_view event) {
    if (std::holds_alternative<OtherOffence>(incident)) return english(ruling.remark);
    std::string time;
    for (const draws::ClockChange& change : ruling.clockChanges) {
        const std::int64_t seconds = std::max(change.seconds, -change.seconds);
        time += fmt::format("{}{}{}{}:{:02}", time.empty() ? "" : "; ", letterOf(change.colour),
                            change.seconds > 0 ? '+' : '-', seconds / 60, seconds % 60);
    }
    if (!time.empty() && event.find("first and second") != std::string_view::npos) time += " each";
    const auto* request = std::get_if<QuickplayRequest>(&incident);
    if (request && request->kind == Quickplay::AsksForIncrement && request->view == ArbitersView::Agrees &&
        ruling.verdict == Verdict::GoesOn)
        time = "+5 s per move for both; " + time;
    return time;
}

std::string joined(const std::vector<Text>& texts) {
    std::string all;
    for (const Text& one : texts)
        all += (all.empty() ? "" : "; ") + inCaseWords(one);
    return all;
}

std::string joinedOptions(const Ruling& ruling) {
    std::string all;
    for (const Option& option : ruling.options)
        all += (all.empty() ? "" : "; ") + english(option.words);
    return all;
}

std::variant<CaseAnswer, NotUnderstood, Diagnostics> ruleOn(const RulesCase& one,
                                                            std::optional<GameRecord> record) {
    auto told = toldIncidents(one, std::move(record));
    if (auto* faults = std::get_if<Diagnostics>(&told)) return std::move(*faults);
    if (std::holds_alternative<NotUnderstood>(told)) return NotUnderstood{};
    const Incident incident = std::get<Told>(told).incidents.back();
    const Ruling ruling = decideInOrder(std::move(std::get<Told>(told)));
    CaseAnswer answer;
    answer.id = one.id();
    answer.result = resultOf(ruling, incident);
    answer.time = timeOf(ruling, incident, one.value("event"));
    answer.duty = joined(ruling.duties);
    answer.articles = ruling.articles;
    answer.explanation = spoken(ruling);
    if (ruling.verdict == Verdict::ArbiterDecides && !ruling.options.empty())
        answer.explanation += " The arbiter decides; recommended first: " + joinedOptions(ruling) + ".";
    return answer;
}

} // namespace

std::variant<CaseAnswer, NotUnderstood, Diagnostics> decideCase(const RulesCase& one,
                                                                std::optional<GameRecord> record) {
    if (one.value("game") != "chess") return NotUnderstood{};
    // A claim on an incomplete record is for the arbiter.
    const bool complete = one.value("event").find("incomplete") == std::string_view::npos;
    std::variant<CaseAnswer, NotOfTheBoard, Diagnostics> onTheBoard = NotOfTheBoard{};
    if (complete && !record) onTheBoard = decideBoardCase(one);
    if (auto* answer = std::get_if<CaseAnswer>(&onTheBoard)) return std::move(*answer);
    if (auto* faults = std::get_if<Diagnostics>(&onTheBoard)) return std::move(*faults);
    if (auto answer = decideClockCase(one)) return std::move(*answer);
    return ruleOn(one, std::move(record));
}

} // namespace rules::cases
