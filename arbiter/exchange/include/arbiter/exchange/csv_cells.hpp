// CSV text (UTF-8) as rows of cells, each with its place. Quoting as in RFC 4180, strictly.
// The separator is given; who does not know it tries each and compares.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"

namespace arbiter::exchange {

struct CsvCell {
    std::string text; // without quotes and outer blanks
    int line = 0;     // from 1
    int column = 0;   // in code points, from 1
};

struct CsvRow {
    int line = 0;
    std::vector<CsvCell> cells;
};

struct CsvCells {
    std::vector<CsvRow> rows;  // without empty ones
    rules::Diagnostics faults; // quotes in wrong places; their lines are not in `rows`
};

[[nodiscard]] CsvCells csvCells(std::string_view utf8, char separator, const std::string& source);

} // namespace arbiter::exchange
