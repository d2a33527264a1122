// An event file as its documents see it, and the choice of a document by its key.
// Shared by the verbs that make papers: report, print.
#pragma once

#include <optional>
#include <string>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "reports/documents.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<reports::EventOnPaper> paperEvent(const app::EventState& state);

// A failure names the keys that there are.
[[nodiscard]] Answer<const reports::Document*> documentNamed(const std::string& key);

} // namespace arbiter::cli
