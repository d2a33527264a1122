// The cells of one sheet of a workbook: Excel's .xlsx and the .ods of LibreOffice.
// Bounded: what unpacks to too much, or has too many rows, is a fault and no memory.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/exchange/sheet_cells.hpp"

namespace arbiter::exchange {

// A ZIP archive, or the older container of .xls and of workbooks with a password.
[[nodiscard]] bool looksLikeWorkbook(std::string_view bytes);

// `sheet` is a sheet's name, or empty for the first one that is not hidden.
[[nodiscard]] SheetCells workbookCells(std::string_view bytes, const std::string& source,
                                       const std::string& sheet);

} // namespace arbiter::exchange
