// CSV text (UTF-8) as rows of cells, each with its place. Quoting as in RFC 4180, strictly.
// The separator is given; who does not know it tries each and compares.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/exchange/sheet_cells.hpp"

namespace arbiter::exchange {

[[nodiscard]] SheetCells csvCells(std::string_view utf8, char separator, const std::string& source);

} // namespace arbiter::exchange
