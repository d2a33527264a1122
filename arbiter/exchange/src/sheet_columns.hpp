// The header line of a player sheet: which column holds which of our fields.
// Headings are compared without case, accents, blanks and _ - . as programs and countries write them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/exchange/csv_cells.hpp"

namespace arbiter::exchange {

enum class SheetField {
    Name,
    LastName,
    FirstName,
    Title,
    Sex,
    Federation,
    FideId,
    Rating,
    NationalRating,
    Birth,
    Club,
    RowNumber // a number or rank of the list itself: read over without a word
};

[[nodiscard]] std::optional<SheetField> fieldOfHeading(std::string_view heading);

// The field of each column; none: we have no field for it.
using SheetColumns = std::vector<std::optional<SheetField>>;

[[nodiscard]] SheetColumns columnsOf(const CsvRow& header);

// A header names the players: Name, or a last name.
[[nodiscard]] bool isHeader(const SheetColumns& columns);

} // namespace arbiter::exchange
