#include "broken_cells.hpp"

#include <algorithm>

#include "cell_text.hpp"
#include "reports/text_width.hpp"

namespace reports {
namespace {

constexpr std::size_t gap = 2;        // as the text writer has it
constexpr std::size_t narrowest = 30; // below that the page is wider than the terminal

std::vector<std::string> linesOf(const std::string& sentence, std::size_t width) {
    if (displayWidth(sentence) <= width) return {sentence}; // as it is, indented or not
    std::vector<std::string> lines{""};
    std::string_view rest = sentence;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!lines.back().empty() && displayWidth(lines.back()) + 1 + displayWidth(word) > width)
            lines.emplace_back();
        if (!lines.back().empty()) lines.back() += ' ';
        lines.back() += word;
    }
    return lines;
}

} // namespace

bool hasSentences(const Table& table) {
    return std::ranges::any_of(table.columns, &Column::wraps);
}

Table withBrokenCells(const Table& table, std::size_t width, const rules::Translator& translator) {
    Table broken{table.key, table.columns, {}, table.title, table.audience};
    std::size_t others = 0;
    for (const std::size_t place : columnsFor(Audience::People, table)) {
        const Column& column = table.columns[place];
        if (column.wraps) continue;
        std::size_t widest = displayWidth(rules::translated(column.heading, translator));
        for (const auto& row : table.rows)
            widest = std::max(widest, displayWidth(peopleText(row[place], translator)));
        others += widest + gap;
    }
    const std::size_t room = std::max(narrowest, width - std::min(width, others));
    for (Column& column : broken.columns)
        column.wraps = false;
    for (const auto& row : table.rows) {
        std::vector<std::vector<Cell>> lines{row};
        for (std::size_t place = 0; place < row.size(); ++place) {
            if (!table.columns[place].wraps) continue;
            const auto parts = linesOf(peopleText(row[place], translator), room);
            while (lines.size() < parts.size())
                lines.emplace_back(row.size());
            for (std::size_t line = 0; line < parts.size(); ++line)
                lines[line][place] = parts[line];
        }
        for (auto& line : lines)
            broken.rows.push_back(std::move(line));
    }
    return broken;
}

} // namespace reports
