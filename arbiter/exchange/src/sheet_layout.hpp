// A sheet cut into cells, its header found: separator, encoding and columns are settled.
// Made before the rows are read; see player_sheet.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/exchange/player_sheet.hpp"
#include "sheet_columns.hpp"

namespace arbiter::exchange {

struct SheetLayout {
    SheetCells cells;
    std::optional<std::size_t> header; // index of its row
    SheetColumns columns;
    rules::Diagnostics remarks; // what was guessed
};

[[nodiscard]] SheetLayout layoutOfSheet(std::string_view bytes, const std::string& source,
                                        const SheetOptions& options);

} // namespace arbiter::exchange
