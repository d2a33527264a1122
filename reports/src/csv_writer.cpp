#include <algorithm>
#include <string_view>

#include "cell_text.hpp"
#include "reports/writers.hpp"
#include "rules/base/guarded_text.hpp"

namespace reports {
namespace {

// RFC 4180 section 2, rules 5 to 7; outer blanks are quoted too, because some readers drop them.
std::string csvField(std::string_view value) {
    const bool plain = value.find_first_of("\",\r\n") == std::string_view::npos &&
                       (value.empty() || (value.front() != ' ' && value.back() != ' '));
    if (plain) return std::string(value);
    std::string quoted = "\"";
    for (const char character : value) {
        if (character == '"') quoted += '"';
        quoted += character;
    }
    return quoted + '"';
}

// A name "=1+1" must not be computed by whoever opens the file; our own codes stay as they are.
std::string safeText(const Column& column, const Cell& cell) {
    const auto* typed = std::get_if<std::string>(&cell);
    return typed != nullptr && !column.codes ? rules::guarded(*typed) : programText(cell);
}

} // namespace

std::string toCsv(const Report& report) {
    const auto first = std::ranges::find_if(
        report.tables, [](const Table& table) { return table.audience != Audience::People; });
    if (first == report.tables.end()) return {};
    const Table& table = *first;
    const auto columns = columnsFor(Audience::Programs, table);
    std::string text;
    const auto addLine = [&](const auto& fieldOf) {
        for (std::size_t position = 0; position < columns.size(); ++position) {
            if (position > 0) text += ',';
            text += csvField(fieldOf(columns[position]));
        }
        text += '\n';
    };
    addLine([&](std::size_t column) { return table.columns[column].key; });
    for (const auto& row : table.rows)
        addLine([&](std::size_t column) { return safeText(table.columns[column], row[column]); });
    return text;
}

} // namespace reports
