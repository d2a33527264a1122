// Sentences in cells, broken into lines where a page is too narrow for them.
// The text writer uses it before it aligns a table; the other writers break lines by themselves.
#pragma once

#include <cstddef>

#include "reports/report.hpp"

namespace reports {

[[nodiscard]] bool hasSentences(const Table& table);

// The same table with a row for each line of its sentences, none wider than the page has room for. No column
// of it wraps any more.
[[nodiscard]] Table withBrokenCells(const Table& table, std::size_t width,
                                    const rules::Translator& translator);

} // namespace reports
