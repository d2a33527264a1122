#include "failure.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

ExitCode codeOf(app::RefusalKind kind) {
    switch (kind) {
    case app::RefusalKind::BadRequest:
        return ExitCode::BadInput;
    case app::RefusalKind::RuleForbids:
    case app::RefusalKind::Outdated:
    case app::RefusalKind::Unconfirmed:
        return ExitCode::Refused;
    case app::RefusalKind::NoLegalPairing:
        return ExitCode::NoLegalPairing;
    case app::RefusalKind::TooLarge:
        return ExitCode::TooLarge;
    }
    return ExitCode::InternalError;
}

// "Act: rule (article).", then a line for each consequence.
std::string sentencesOf(const app::Warning& warning) {
    std::string rule = rules::english(warning.rule);
    if (!rule.empty() && rule.front() >= 'a' && rule.front() <= 'z')
        rule.front() = static_cast<char>(rule.front() - 'a' + 'A');
    std::string text = fmt::format("{}. {}", rules::english(warning.act), rule);
    if (!warning.article.empty()) text += fmt::format(" ({})", warning.article);
    for (const rules::Text& consequence : warning.consequences)
        text += fmt::format("\n  {}", rules::english(consequence));
    return text;
}

// How to do it all the same.
std::string wayThrough(const app::Refusal& refusal, const std::vector<app::Warning>& warnings) {
    if (refusal.kind == app::RefusalKind::RuleForbids)
        return fmt::format("This is not done in FIDE mode. To leave FIDE mode for good with it, repeat with "
                           "--confirm {}.",
                           app::leaveFideMode);
    std::string options;
    for (const app::Warning& warning : warnings)
        options += fmt::format(" --confirm {}", warning.name);
    if (!refusal.oneTimeCode.empty()) options += fmt::format(" --code {}", refusal.oneTimeCode);
    return fmt::format("Nothing was done. To do it all the same, repeat with{}.", options);
}

Failure failureOf(const app::Refusal& refusal, const std::vector<app::Warning>& warnings) {
    Failure failure{codeOf(refusal.kind), {}};
    for (const app::Warning& warning : warnings) {
        failure.message += noticeOf(warning) + "\n";
        failure.confirm.emplace_back(warning.level == app::WarningLevel::NotHere ? app::leaveFideMode
                                                                                 : warning.name);
    }
    failure.oneTimeCode = refusal.oneTimeCode;
    failure.message += wayThrough(refusal, warnings);
    return failure;
}

} // namespace

Failure failureOf(const rules::Diagnostics& faults) {
    Failure failure{ExitCode::BadInput, {}};
    for (const rules::Diagnostic& fault : faults.items()) {
        if (fault.severity == rules::Severity::Info) continue; // a note is no reason to stop
        if (!failure.message.empty()) failure.message += "\n";
        failure.message += rules::toString(fault);
    }
    return failure;
}

Failure failureOf(const app::Refusal& refusal) {
    if (!refusal.warnings.empty()) return failureOf(refusal, refusal.warnings);
    return {codeOf(refusal.kind), app::toString(refusal)};
}

std::string noticeOf(const app::Warning& warning) {
    return fmt::format("Warning {} (level {}): {}", warning.name, static_cast<int>(warning.level),
                       sentencesOf(warning));
}

} // namespace arbiter::cli
