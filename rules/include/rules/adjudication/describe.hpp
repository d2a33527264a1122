// An incident in words: what happened, one sentence for each fact, as it is kept on record and printed.
// Use it for lists of incidents; the ruling has its own words.
#pragma once

#include <string_view>
#include <vector>

#include "rules/adjudication/incident.hpp"

namespace rules::adjudication {

// Sentences without full stops; the first one says what happened. Only colours, pieces, squares, moves,
// times, results and articles are in their arguments, never a name.
[[nodiscard]] std::vector<Text> describe(const Incident& incident);

// A stable name for its kind: "flag", "illegal", "late" …
[[nodiscard]] std::string_view kindOf(const Incident& incident);

} // namespace rules::adjudication
