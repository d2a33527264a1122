#include "failure.hpp"

namespace arbiter::cli {
namespace {

ExitCode codeOf(app::RefusalKind kind) {
    switch (kind) {
    case app::RefusalKind::BadRequest:
        return ExitCode::BadInput;
    case app::RefusalKind::RuleForbids:
    case app::RefusalKind::Outdated:
        return ExitCode::Refused;
    case app::RefusalKind::NoLegalPairing:
        return ExitCode::NoLegalPairing;
    case app::RefusalKind::TooLarge:
        return ExitCode::TooLarge;
    }
    return ExitCode::InternalError;
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
    return {codeOf(refusal.kind), app::toString(refusal)};
}

} // namespace arbiter::cli
