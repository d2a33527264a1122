#include <string_view>

#include "cell_text.hpp"
#include "page_words.hpp"
#include "reports/writers.hpp"

namespace reports {
namespace {

std::string escaped(std::string_view text) {
    constexpr std::string_view special = "\\`*_{}[]<>#|~";
    std::string result;
    for (const char character : text) {
        if (special.find(character) != std::string_view::npos) result += '\\';
        result += character;
    }
    return result;
}

std::string_view rulerFor(Align align) {
    switch (align) {
    case Align::Left:
        return ":--";
    case Align::Right:
        return "--:";
    case Align::Centre:
        return ":-:";
    }
    return {};
}

std::string tableText(const Table& table, const rules::Translator& translator) {
    const auto columns = columnsFor(Audience::People, table);
    std::string text;
    const auto addLine = [&](const auto& fieldOf) {
        text += "|";
        for (const std::size_t column : columns) {
            const std::string field = fieldOf(column);
            text += field.empty() ? " |" : " " + field + " |";
        }
        text += "\n";
    };
    addLine([&](std::size_t column) {
        return escaped(rules::translated(table.columns[column].heading, translator));
    });
    addLine([&](std::size_t column) { return std::string(rulerFor(table.columns[column].align)); });
    for (const auto& row : table.rows)
        addLine([&](std::size_t column) { return escaped(peopleText(row[column], translator)); });
    return text;
}

} // namespace

std::string toMarkdown(const Report& report, const rules::Translator& translator) {
    std::string text;
    const std::string title = escaped(rules::translated(report.title, translator));
    text += report.event.empty()
                ? "## " + title + "\n"
                : "## " + escaped(peopleText(Cell(report.event), translator)) + ": " + title + "\n";
    if (!report.facts.empty()) text += "\n";
    for (const Fact& fact : report.facts)
        if (fact.audience != Audience::Programs)
            text += "- " + escaped(rules::translated(fact.label, translator)) + ": " +
                    escaped(peopleText(fact.value, translator)) + "\n";
    for (const Table& table : report.tables) {
        if (table.audience == Audience::Programs) continue;
        if (!table.title.pattern.empty())
            text += "\n### " + escaped(rules::translated(table.title, translator)) + "\n";
        text += "\n" + tableText(table, translator);
    }
    for (const Figure& figure : report.figures)
        text += "\n" + escaped(rules::translated(figure.title, translator)) + "\n";
    for (const CardSheet& sheet : report.cards)
        for (const Card& card : sheet.cards) {
            text += "\n";
            for (const CardLine& line : card.lines)
                if (const std::string words = lineText(line, translator); !words.empty())
                    text += "- " + escaped(words) + "\n";
        }
    for (const rules::Text& note : report.notes)
        text += "\n" + escaped(rules::translated(note, translator)) + "\n";
    return text;
}

} // namespace reports
