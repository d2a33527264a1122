#include "warning_gate.hpp"

#include <algorithm>

#include "arbiter/app/fide_mode.hpp"

namespace arbiter::app {
namespace {

using rules::text;

bool saysYesTo(const Answers& answers, const std::string& name) {
    return std::ranges::find(answers.confirmed, name) != answers.confirmed.end();
}

} // namespace

Warning warningOfLeaving(const EventState& before, rules::Text because) {
    const auto round = presentRound(before);
    return {.level = WarningLevel::TwoSteps,
            .name = leaveFideMode,
            .act = text("{}: this leaves FIDE mode", rules::english(because)),
            .rule = text("only an event that follows the Handbook in everything is in FIDE mode"),
            .article = "C.02.03",
            .players = {},
            .round = round,
            .consequences = {
                text("from now on every room, sheet and export says that FIDE mode was left in "
                     "round {}",
                     round.value()),
                text("the report file gets the line \"### FIDE mode exited @ Round {}\"", round.value()),
                text("there is no way back: undoing takes back the act, not the loss")}};
}

Judgement judge(std::vector<Warning> warnings, const Answers& answers, bool codeIsRight,
                const EventState& before) {
    Judgement judgement;
    const bool wantsToLeave = saysYesTo(answers, leaveFideMode);
    // The gate out of FIDE mode is one, however many things would open it, and it is the widest.
    std::vector<Warning> asked;
    for (Warning& warning : warnings) {
        if (warning.level == WarningLevel::NotHere && wantsToLeave)
            warning = warningOfLeaving(before, warning.act);
        const bool again = warning.name == leaveFideMode &&
                           std::ranges::find(asked, warning.name, &Warning::name) != asked.end();
        if (!again) asked.push_back(std::move(warning));
    }
    for (Warning& warning : asked) {
        const bool yes = saysYesTo(answers, warning.name);
        switch (warning.level) {
        case WarningLevel::Notice:
        case WarningLevel::Acknowledge:
            judgement.said.push_back(std::move(warning));
            continue;
        case WarningLevel::Confirm:
            if (!yes) break;
            judgement.confirmed.push_back(warning.name);
            judgement.said.push_back(std::move(warning));
            continue;
        case WarningLevel::TwoSteps:
            if (!yes || !codeIsRight) {
                judgement.needsCode = true;
                break;
            }
            judgement.confirmed.push_back(warning.name);
            judgement.said.push_back(std::move(warning));
            continue;
        case WarningLevel::NotHere:
            judgement.refused = true;
            break;
        }
        judgement.open.push_back(std::move(warning));
    }
    return judgement;
}

Refusal refusalOf(const Judgement& judgement, const std::string& oneTimeCode) {
    Refusal refusal;
    // What cannot be done here goes first; the rest would be asked in vain.
    const auto worst = std::ranges::max_element(judgement.open, {}, &Warning::level);
    refusal.kind = judgement.refused ? RefusalKind::RuleForbids : RefusalKind::Unconfirmed;
    refusal.code = worst->name;
    refusal.reason = worst->act;
    refusal.article = worst->article;
    refusal.players = worst->players;
    refusal.round = worst->round;
    refusal.warnings = judgement.open;
    if (judgement.needsCode && !judgement.refused) refusal.oneTimeCode = oneTimeCode;
    return refusal;
}

} // namespace arbiter::app
