#include <algorithm>
#include <iterator>

#include "broken_cells.hpp"
#include "cell_text.hpp"
#include "page_words.hpp"
#include "reports/text_width.hpp"
#include "reports/writers.hpp"

namespace reports {
namespace {

constexpr std::size_t gap = 2;           // blanks between two columns
constexpr std::size_t shortestName = 10; // a name is not cut to less

struct PrintedColumn {
    const Column* column = nullptr;
    std::string heading;
    std::vector<std::string> cells;
    std::size_t width = 0;
};

std::vector<PrintedColumn> printedColumns(const Table& table, const rules::Translator& translator) {
    std::vector<PrintedColumn> printed;
    for (const std::size_t index : columnsFor(Audience::People, table)) {
        const Column& column = table.columns[index];
        PrintedColumn result{&column, rules::translated(column.heading, translator),
                             columnTexts(table, index, translator), 0};
        result.width = displayWidth(result.heading);
        for (const std::string& cell : result.cells)
            result.width = std::max(result.width, displayWidth(cell));
        printed.push_back(std::move(result));
    }
    return printed;
}

std::size_t widthOf(const std::vector<PrintedColumn>& columns) {
    std::size_t width = 0;
    for (const PrintedColumn& column : columns)
        width += column.width + gap;
    return width - std::min(width, gap);
}

// Takes from the widest name column, one column of the terminal at a time, until the table fits.
void shortenNames(std::vector<PrintedColumn>& columns, std::size_t width) {
    while (widthOf(columns) > width) {
        const auto widest = std::ranges::max_element(columns, {}, [](const PrintedColumn& column) {
            return column.column->mayBeShortened ? column.width : 0;
        });
        if (widest == columns.end() || !widest->column->mayBeShortened || widest->width <= shortestName)
            return;
        --widest->width;
    }
}

// Parts that fit the width; each begins with the repeated columns and holds at least one other.
std::vector<std::vector<PrintedColumn>> parts(const std::vector<PrintedColumn>& columns, std::size_t width) {
    std::vector<PrintedColumn> repeated;
    std::ranges::copy_if(columns, std::back_inserter(repeated),
                         [](const PrintedColumn& column) { return column.column->repeated; });
    std::vector<std::vector<PrintedColumn>> result;
    std::vector<PrintedColumn> part;
    bool partIsFull = false; // holds a column that is not only repeated
    for (const PrintedColumn& column : columns) {
        if (partIsFull && widthOf(part) + gap + column.width > width) {
            result.push_back(std::move(part));
            part = repeated;
            partIsFull = false;
        }
        part.push_back(column);
        partIsFull = partIsFull || !column.column->repeated;
    }
    result.push_back(std::move(part));
    return result;
}

std::string aligned(std::string_view text, Align align, std::size_t width) {
    const std::string shown = shortenedTo(text, width);
    const std::size_t blanks = width - std::min(width, displayWidth(shown));
    switch (align) {
    case Align::Left:
        return shown + std::string(blanks, ' ');
    case Align::Right:
        return std::string(blanks, ' ') + shown;
    case Align::Centre:
        return std::string(blanks / 2, ' ') + shown + std::string(blanks - blanks / 2, ' ');
    }
    return shown;
}

std::string lineOf(const std::vector<PrintedColumn>& columns, const auto& textOf) {
    std::string line;
    for (const PrintedColumn& column : columns) {
        if (!line.empty() || &column != &columns.front()) line += std::string(gap, ' ');
        line += aligned(textOf(column), column.column->align, column.width);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::string emphasised(std::string line, const TextStyle& style) {
    if (!style.emphasis) return line;
    line.pop_back(); // the escape codes stand before the line end
    return "\033[1m" + line + "\033[0m\n";
}

std::string partText(const std::vector<PrintedColumn>& columns, std::size_t rows, const TextStyle& style) {
    std::string text = emphasised(
        lineOf(columns, [](const PrintedColumn& column) { return std::string_view(column.heading); }), style);
    text += lineOf(columns, [](const PrintedColumn& column) { return std::string(column.width, '-'); });
    for (std::size_t row = 0; row < rows; ++row)
        text += lineOf(columns,
                       [row](const PrintedColumn& column) { return std::string_view(column.cells[row]); });
    return text;
}

std::string tableText(const Table& table, const TextStyle& style) {
    if (style.width && hasSentences(table))
        return tableText(withBrokenCells(table, *style.width, style.translator), style);
    auto columns = printedColumns(table, style.translator);
    if (columns.empty()) return {};
    if (!style.width || widthOf(columns) <= *style.width) return partText(columns, table.rows.size(), style);
    shortenNames(columns, *style.width);
    std::string text;
    for (const auto& part : parts(columns, *style.width)) {
        if (!text.empty()) text += "\n";
        text += partText(part, table.rows.size(), style);
    }
    return text;
}

// Breaks a sentence at blanks so that it fits; a longer word stays whole.
std::string wrapped(std::string_view sentence, const TextStyle& style) {
    if (!style.width) return std::string(sentence) + "\n";
    std::string text;
    std::string line;
    while (!sentence.empty()) {
        const auto end = std::min(sentence.find(' '), sentence.size());
        const std::string_view word = sentence.substr(0, end);
        sentence.remove_prefix(std::min(end + 1, sentence.size()));
        if (!line.empty() && displayWidth(line) + 1 + displayWidth(word) > *style.width) {
            text += line + "\n";
            line.clear();
        }
        if (!line.empty()) line += " ";
        line += word;
    }
    return text + line + "\n";
}

// Forms are for paper: here they are read as blocks of lines.
std::string cardsText(const CardSheet& sheet, const TextStyle& style) {
    std::string text;
    for (const Card& card : sheet.cards) {
        text += "\n";
        for (const CardLine& line : card.lines)
            if (const std::string words = lineText(line, style.translator); !words.empty())
                text += wrapped(words, style);
    }
    return text;
}

} // namespace

std::string toText(const Report& report, const TextStyle& style) {
    std::string text;
    if (!report.event.empty()) text += emphasised(wrapped(printable(report.event), style), style);
    text += emphasised(wrapped(rules::translated(report.title, style.translator), style), style);
    for (const Fact& fact : report.facts)
        if (fact.audience != Audience::Programs)
            text += wrapped(rules::translated(fact.label, style.translator) + ": " +
                                peopleText(fact.value, style.translator),
                            style);
    for (const Table& table : report.tables) {
        if (table.audience == Audience::Programs) continue;
        text += "\n";
        if (!table.title.pattern.empty())
            text += emphasised(wrapped(rules::translated(table.title, style.translator), style), style);
        text += tableText(table, style);
    }
    for (const Figure& figure : report.figures)
        text += "\n" + wrapped(rules::translated(figure.title, style.translator), style);
    for (const CardSheet& sheet : report.cards)
        text += cardsText(sheet, style);
    if (!report.notes.empty()) text += "\n";
    for (const rules::Text& note : report.notes)
        text += wrapped(rules::translated(note, style.translator), style);
    return text;
}

} // namespace reports
