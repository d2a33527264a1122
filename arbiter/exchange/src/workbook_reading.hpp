// What the readers of both kinds of workbook share: XML without prefixes, numbers and days as text, limits.
// Private to this room.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "arbiter/exchange/sheet_cells.hpp"
#include "rules/base/expected.hpp"
#include "rules/base/text.hpp"
#include "zip_archive.hpp"

namespace arbiter::exchange {

constexpr std::size_t largestPart = 32U * 1024U * 1024U; // of the XML of one sheet
constexpr std::size_t mostRows = 20000;
constexpr std::size_t mostColumns = 200;

template <class T>
using Read = rules::Expected<T, rules::Text>; // or the reason why not

// The name without its prefix: "x:row" is a row.
[[nodiscard]] std::string_view localName(std::string_view name);
[[nodiscard]] pugi::xml_node child(const pugi::xml_node& parent, std::string_view name);
// The attribute's value, empty if there is none.
[[nodiscard]] std::string attribute(const pugi::xml_node& node, std::string_view name);

// One member of the archive as XML.
[[nodiscard]] Read<void> loadXml(pugi::xml_document& document, const ZipArchive& archive,
                                 const std::string& name);

// "2100.0" → "2100", "1.4204118E7" → "14204118"; what is no number stays as it is.
[[nodiscard]] std::string plainNumber(std::string_view text);
// A day of a workbook as "2001-07-31": counted from 1900 (with a 29 February that was none) or from 1904.
[[nodiscard]] std::string dayOfSerial(std::string_view number, bool from1904);

// Rows that grow cell by cell; counts what it holds.
class RowsBuilder {
  public:
    // Cells without text are passed over.
    [[nodiscard]] Read<void> add(int row, int column, std::string text, bool isNumber);
    [[nodiscard]] std::vector<SheetRow> rows() &&;

  private:
    std::vector<SheetRow> rows_;
};

[[nodiscard]] Read<std::vector<SheetRow>> xlsxRows(const ZipArchive& archive, const std::string& sheet);
[[nodiscard]] Read<std::vector<SheetRow>> odsRows(const ZipArchive& archive, const std::string& sheet);

} // namespace arbiter::exchange
