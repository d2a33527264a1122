// The header line of a player sheet: which column holds which of our fields.
// Headings are compared without case, accents, blanks and _ - . as programs and countries write them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/sheet_cells.hpp"
#include "arbiter/exchange/sheet_field.hpp"

namespace arbiter::exchange {

// As headings are compared.
[[nodiscard]] std::string plainHeading(std::string_view heading);

// The field of each column; none: we do not know what it holds.
using SheetColumns = std::vector<std::optional<SheetField>>;

// What a person said about columns, by plain heading; it goes before what we know.
using ColumnMapping = std::map<std::string, SheetField>;

[[nodiscard]] SheetColumns columnsOf(const SheetRow& header, const ColumnMapping& mapping);

// A header names the players: Name, or a last name.
[[nodiscard]] bool isHeader(const SheetColumns& columns);

} // namespace arbiter::exchange
