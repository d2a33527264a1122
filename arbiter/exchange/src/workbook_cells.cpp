#include "workbook_cells.hpp"

#include "workbook_reading.hpp"

namespace arbiter::exchange {
namespace {

using namespace std::string_view_literals;

constexpr auto zipMark = "PK\x03\x04"sv;
constexpr auto compoundFileMark = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv;

SheetCells fault(const std::string& source, rules::Text message, rules::Text advice) {
    SheetCells cells;
    cells.faults.add({.code = "sheet.workbook",
                      .source = source,
                      .line = std::nullopt,
                      .column = std::nullopt,
                      .message = std::move(message),
                      .found = {},
                      .expected = {},
                      .advice = std::move(advice)});
    return cells;
}

// OpenDocument encrypts each member and says so in its list of contents.
bool isEncrypted(const ZipArchive& archive) {
    if (!archive.has("META-INF/manifest.xml")) return false;
    const auto manifest = archive.contentsOf("META-INF/manifest.xml", largestPart);
    return manifest && manifest->find("encryption-data") != std::string::npos;
}

Read<std::vector<SheetRow>> rowsOf(std::string_view bytes, const std::string& sheet) {
    const auto archive = ZipArchive::of(bytes);
    if (!archive) return rules::unexpected(archive.error());
    if (archive->has("xl/workbook.xml")) return xlsxRows(*archive, sheet);
    if (isEncrypted(*archive))
        return rules::unexpected(rules::text("the workbook is protected by a password"));
    if (archive->has("content.xml")) return odsRows(*archive, sheet);
    return rules::unexpected(rules::text("a ZIP archive, but neither an .xlsx nor an .ods workbook"));
}

} // namespace

bool looksLikeWorkbook(std::string_view bytes) {
    return bytes.starts_with(zipMark) || bytes.starts_with(compoundFileMark);
}

SheetCells workbookCells(std::string_view bytes, const std::string& source, const std::string& sheet) {
    if (bytes.starts_with(compoundFileMark))
        return fault(source, rules::text("an .xls workbook, or one that is protected by a password"),
                     rules::text("Open it and save it as .xlsx without a password, or as CSV"));
    auto rows = rowsOf(bytes, sheet);
    if (!rows)
        return fault(source, rows.error(), rules::text("Open it, and save the list as .xlsx, .ods or CSV"));
    return {std::move(*rows), {}};
}

} // namespace arbiter::exchange
