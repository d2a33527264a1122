#include "sheet_layout.hpp"

#include <algorithm>
#include <array>

#include "arbiter/exchange/csv_cells.hpp"
#include "text_decoding.hpp"
#include "unicode_text.hpp"
#include "workbook_cells.hpp"

namespace arbiter::exchange {
namespace {

// A header may stand below title lines, but not far below.
constexpr std::size_t deepestHeader = 30;

constexpr std::size_t largestSheet = 64U * 1024U * 1024U;

// In this order where the header does not tell: a comma is the one that names themselves may hold.
constexpr std::array separators{';', '\t', '|', ','};

// "sep=;" in the first line is Excel's hint for other programs.
std::optional<char> hintedSeparator(std::string_view text) {
    if (text.size() < 5 || folded(text.substr(0, 4)) != "sep=") return std::nullopt;
    const bool endsThere = text.size() == 5 || text[5] == '\r' || text[5] == '\n';
    return endsThere ? std::optional(text[4]) : std::nullopt;
}

auto recognised(const SheetLayout& layout) {
    return std::ranges::count_if(layout.columns, [](const auto& field) { return field.has_value(); });
}

// The header is the row in which most cells are headings: a title above may be one by chance ("Players").
SheetLayout layoutOf(SheetCells cells, const ColumnMapping& mapping) {
    SheetLayout layout{std::move(cells), std::nullopt, {}, {}};
    const auto& rows = layout.cells.rows;
    for (std::size_t row = 0; row < std::min(rows.size(), deepestHeader); ++row) {
        SheetLayout other{{}, row, columnsOf(rows[row], mapping), {}};
        if (!isHeader(other.columns) || recognised(other) <= recognised(layout)) continue;
        layout.header = row;
        layout.columns = std::move(other.columns);
    }
    return layout;
}

// The separator is the one with which most headings have a meaning.
SheetLayout bestLayout(std::string_view text, const std::string& source, const ColumnMapping& mapping) {
    if (const auto hinted = hintedSeparator(text)) return layoutOf(csvCells(text, *hinted, source), mapping);
    SheetLayout best = layoutOf(csvCells(text, separators.front(), source), mapping);
    for (const char separator : separators) {
        SheetLayout layout = layoutOf(csvCells(text, separator, source), mapping);
        if (recognised(layout) > recognised(best)) best = std::move(layout);
    }
    return best;
}

struct GuessedLayout {
    SheetLayout layout;
    std::string guess; // the encoding, where it is one; empty otherwise
};

// Not Unicode: the encoding in which most headings have a meaning; where that does not tell, pairs of bytes
// are Chinese and everything else is Western.
GuessedLayout guessedLayout(std::string_view bytes, const std::string& source, const ColumnMapping& mapping) {
    GuessedLayout best{bestLayout(fromWindows1252(bytes), source, mapping), "Windows-1252"};
    for (const std::string encoding : {"GB18030", "BIG5"}) {
        const auto text = decodedAs(bytes, encoding);
        if (!text) continue;
        SheetLayout layout = bestLayout(*text, source, mapping);
        const bool asGood = recognised(layout) == recognised(best.layout);
        if (recognised(layout) > recognised(best.layout) ||
            (asGood && encoding == "GB18030" && looksLikeGb2312(bytes)))
            best = {std::move(layout), encoding};
    }
    return best;
}

SheetLayout refused(const std::string& source, std::string_view code, rules::Text message,
                    rules::Text expected) {
    SheetLayout layout;
    layout.cells.faults.add({rules::Severity::Error,
                             std::string(code),
                             source,
                             std::nullopt,
                             std::nullopt,
                             std::move(message),
                             "",
                             std::move(expected),
                             {}});
    return layout;
}

} // namespace

SheetLayout layoutOfSheet(std::string_view bytes, const std::string& source, const SheetOptions& options) {
    if (bytes.size() > largestSheet)
        return refused(source, "sheet.too-large",
                       rules::text("{} MB, too large for a list of players", bytes.size() >> 20U),
                       rules::text("at most {} MB", largestSheet >> 20U));
    ColumnMapping mapping;
    for (const auto& [heading, field] : options.mapping)
        mapping[plainHeading(heading)] = field;
    if (looksLikeWorkbook(bytes)) return layoutOf(workbookCells(bytes, source, options.sheet), mapping);
    if (!options.encoding.empty()) {
        const auto text = decodedAs(bytes, options.encoding);
        if (text) return bestLayout(*text, source, mapping);
        return refused(source, "sheet.encoding",
                       rules::text("the encoding \"{}\" is not known", options.encoding),
                       rules::text("a name such as utf-8, windows-1250, gb18030, big5, shift_jis"));
    }
    if (const auto text = unicodeText(bytes)) return bestLayout(*text, source, mapping);
    GuessedLayout guessed = guessedLayout(bytes, source, mapping);
    guessed.layout.remarks.add({rules::Severity::Warning,
                                "sheet.encoding",
                                source,
                                std::nullopt,
                                std::nullopt,
                                rules::text("not Unicode, read as {}", guessed.guess),
                                "",
                                {},
                                rules::text("Look at the names; if they are wrong, save the file as UTF-8 or "
                                            "name its encoding")});
    return std::move(guessed.layout);
}

} // namespace arbiter::exchange
