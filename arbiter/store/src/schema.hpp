// The numbered schema steps that are built in, and how a step's text falls into statements.
// Use it when a file is made or upgraded.
#pragma once

#include <string_view>
#include <vector>

namespace arbiter::store {

// Step 1, 2, …; made by cmake/flagfall_embed_sql.cmake from arbiter/store/schema.
[[nodiscard]] const std::vector<std::string_view>& schemaSteps();

// A statement ends with a semicolon before a blank line or the end.
[[nodiscard]] std::vector<std::string_view> statementsOf(std::string_view step);

} // namespace arbiter::store
