// What a person typed, written into a CSV file so that no spreadsheet takes it for a formula, and read back.
// Writers of CSV guard the cells that people typed; readers of player lists unguard them. Both are exact.
#pragma once

#include <string>
#include <string_view>

namespace rules {

// A spreadsheet would compute it: it begins with = + - @ (also as wide characters), a tab or a line end.
// Apostrophes in front do not count, and a sign alone is no formula.
[[nodiscard]] bool looksLikeFormula(std::string_view text);

// With an apostrophe in front if it looks like a formula; else as it is.
[[nodiscard]] std::string guarded(std::string_view text);

// The text that guarded() was given.
[[nodiscard]] std::string_view unguarded(std::string_view text);

} // namespace rules
