// Why a command stops: the exit code and what is printed on standard error.
// Every step of a command returns Expected<…, Failure>; run() prints it once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/refusal.hpp"
#include "arbiter/cli/exit_code.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::cli {

struct Failure {
    ExitCode code = ExitCode::BadInput;
    std::string message; // may have several lines; empty if everything is said already
    // Of an act that asks for a confirmation: the names to confirm, and the code of level 4.
    std::vector<std::string> confirm{};
    std::string oneTimeCode{};
};

template <class T>
using Answer = rules::Expected<T, Failure>;

using Outcome = Answer<void>;

[[nodiscard]] inline auto failure(ExitCode code, std::string message) {
    return rules::unexpected(Failure{code, std::move(message)});
}

// All faults and warnings, one line each.
[[nodiscard]] Failure failureOf(const rules::Diagnostics& faults);
[[nodiscard]] Failure failureOf(const app::Refusal& refusal);

// "Warning full-point-bye (level 2): …", with its consequences on lines of their own.
[[nodiscard]] std::string noticeOf(const app::Warning& warning);

} // namespace arbiter::cli
