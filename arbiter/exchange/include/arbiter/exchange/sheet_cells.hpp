// The cells of a table that came from a file, each with its place; whether CSV or a workbook no longer
// counts. Made by csvCells() and workbookCells(), read by the sheet readers.
#pragma once

#include <string>
#include <vector>

#include "rules/base/diagnostics.hpp"

namespace arbiter::exchange {

struct SheetCell {
    std::string text;      // without quotes, outer blanks and the guard of rules/base/guarded_text.hpp
    int line = 0;          // from 1; in a workbook the row
    int column = 0;        // from 1: in code points, in a workbook the column of the sheet (B is 2)
    bool isNumber = false; // of a workbook: stored as a number, not as text
};

struct SheetRow {
    int line = 0;
    std::vector<SheetCell> cells;
};

struct SheetCells {
    std::vector<SheetRow> rows; // without empty ones
    rules::Diagnostics faults;  // what could not be read; its lines are not in `rows`
};

} // namespace arbiter::exchange
