#include "page_words.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "cell_text.hpp"
#include "forms.hpp"
#include "reports/text_width.hpp"

namespace reports {
namespace {

// Digits behind the decimal point of a number as programs get it; whole points have none.
std::size_t decimalsOf(const Cell& cell) {
    if (const auto* points = std::get_if<pairing::Points>(&cell)) return points->tenths() % 10 == 0 ? 0 : 1;
    const auto* decimal = std::get_if<Decimal>(&cell);
    const auto dot = decimal == nullptr ? std::string::npos : decimal->digits.find('.');
    return dot == std::string::npos ? 0 : decimal->digits.size() - dot - 1;
}

// Scores look alike in a whole table: no decimals if all are whole (2/1/0 points), else one.
std::size_t decimalsOfPoints(const Table& table) {
    std::size_t decimals = 0;
    for (const auto& row : table.rows)
        for (const Cell& cell : row)
            if (std::holds_alternative<pairing::Points>(cell))
                decimals = std::max(decimals, decimalsOf(cell));
    return decimals;
}

// Other numbers of a column get the same number of decimals: "13.00" beside "8.25".
std::string cellText(const Cell& cell, std::size_t decimals, const rules::Translator& translator) {
    const auto* points = std::get_if<pairing::Points>(&cell);
    if (points != nullptr && decimals == 0) return std::to_string(points->tenths() / 10);
    std::string text = peopleText(cell, translator);
    if (!std::holds_alternative<Decimal>(cell)) return text;
    const std::size_t present = decimalsOf(cell);
    if (present == 0 && decimals > 0) text += '.';
    return text + std::string(decimals - present, '0');
}

std::vector<std::string> stampWords(const Stamp& stamp, const rules::Translator& translator) {
    std::vector<std::string> words;
    const auto add = [&](const rules::Text& text) { words.push_back(rules::translated(text, translator)); };
    if (stamp.draft) add(rules::text("Draft"));
    if (stamp.provisional) add(rules::text("Provisional"));
    if (stamp.changedByHand) add(rules::text("Boards changed by hand"));
    if (!stamp.mode.pattern.empty()) add(stamp.mode);
    return words;
}

// A fact or a legend that only some readers get.
bool isForPeople(Audience audience) {
    return audience != Audience::Programs;
}

PageTable pageTable(const Table& table, const rules::Translator& translator) {
    PageTable page{rules::translated(table.title, translator), {}, {}};
    page.rows.resize(table.rows.size());
    for (const std::size_t index : columnsFor(Audience::People, table)) {
        const Column& column = table.columns[index];
        page.columns.push_back({rules::translated(column.heading, translator), column.align,
                                column.mayBeShortened || column.wraps, column.repeated, column.minor,
                                column.key == "board" || column.key == "rank"});
        auto texts = columnTexts(table, index, translator);
        for (std::size_t row = 0; row < texts.size(); ++row)
            page.rows[row].push_back(std::move(texts[row]));
    }
    return page;
}

PageCards pageCards(const CardSheet& sheet, const rules::Translator& translator) {
    PageCards page{sheet.columns, sheet.rows,     sheet.landscape, sheet.centred,
                   sheet.folded,  sheet.cutMarks, sheet.framed,    {}};
    for (const Card& card : sheet.cards) {
        std::vector<PageCardLine> lines;
        for (const CardLine& line : card.lines) {
            PageCardLine out{line.role, {}, 0, 1, 0};
            std::size_t first = 0;
            if (line.role == CardRole::Moves) {
                const GridShape shape = shapeOf(line);
                out.count = static_cast<int>(shape.count);
                out.columns = static_cast<int>(shape.columns);
                out.fields = static_cast<int>(shape.fields);
                first = 3;
            }
            for (std::size_t cell = first; cell < line.cells.size(); ++cell)
                out.texts.push_back(peopleText(line.cells[cell], translator));
            lines.push_back(std::move(out));
        }
        page.cards.push_back(std::move(lines));
    }
    return page;
}

std::string joined(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, " · "));
}

} // namespace

std::vector<std::string> columnTexts(const Table& table, std::size_t column,
                                     const rules::Translator& translator) {
    const std::size_t pointDecimals = decimalsOfPoints(table);
    std::size_t decimals = 0;
    for (const auto& row : table.rows)
        decimals = std::max(decimals, decimalsOf(row[column]));
    std::vector<std::string> texts;
    texts.reserve(table.rows.size());
    for (const auto& row : table.rows) {
        const bool isScore = std::holds_alternative<pairing::Points>(row[column]);
        texts.push_back(cellText(row[column], isScore ? pointDecimals : decimals, translator));
    }
    return texts;
}

std::string lineText(const CardLine& line, const rules::Translator& translator) {
    if (line.role == CardRole::Moves || line.role == CardRole::Space) return {};
    std::vector<std::string> parts;
    for (const Cell& cell : line.cells) {
        std::string text = peopleText(cell, translator);
        switch (line.role) {
        case CardRole::Boxes:
            text = "[ ] " + text;
            break;
        case CardRole::Blanks:
        case CardRole::Signatures:
            text += " ______";
            break;
        case CardRole::Title:
        case CardRole::Name:
        case CardRole::Text:
        case CardRole::Strong:
        case CardRole::Small:
        case CardRole::Moves:
        case CardRole::Space:
            break;
        }
        if (!text.empty()) parts.push_back(std::move(text));
    }
    return fmt::format("{}", fmt::join(parts, "   "));
}

std::string markText(const Stamp& stamp, const rules::Translator& translator) {
    if (stamp.draft) return rules::translated(rules::text("Draft"), translator);
    if (stamp.provisional) return rules::translated(rules::text("Provisional"), translator);
    return {};
}

std::string marksText(const Stamp& stamp, const rules::Translator& translator) {
    return joined(stampWords(stamp, translator));
}

std::string printedText(const Stamp& stamp, const rules::Translator& translator) {
    if (!stamp.printed) return {};
    return rules::translated(rules::text("Printed {}", momentText(*stamp.printed, translator)), translator);
}

std::string originText(const Stamp& stamp, const rules::Translator& translator) {
    std::vector<std::string> parts;
    if (stamp.round)
        parts.push_back(rules::translated(rules::text("Round {}", stamp.round->value()), translator));
    if (!stamp.edition.empty())
        parts.push_back(rules::translated(rules::text("FIDE rules, edition {}", stamp.edition), translator));
    return joined(parts);
}

PageDocument pageDocumentOf(const Report& report, Language language) {
    const rules::Translator translator = translatorFor(language);
    PageDocument page;
    page.language = tagOf(language);
    page.event = printable(report.event);
    page.title = rules::translated(report.title, translator);
    page.mark = markText(report.stamp, translator);
    page.marks = marksText(report.stamp, translator);
    page.footLeft = printedText(report.stamp, translator);
    page.footCentre = originText(report.stamp, translator);
    page.footRight = rules::translated({"Page {} of {}", {"{}", "{}"}}, translator);
    for (const Fact& fact : report.facts)
        if (isForPeople(fact.audience))
            page.facts.push_back(rules::translated(fact.label, translator) + ": " +
                                 peopleText(fact.value, translator));
    for (const rules::Text& note : report.notes)
        page.notes.push_back(rules::translated(note, translator));
    for (const Table& table : report.tables)
        if (isForPeople(table.audience)) page.tables.push_back(pageTable(table, translator));
    for (const Figure& figure : report.figures)
        page.figures.push_back({rules::translated(figure.title, translator), drawingOf(figure, translator)});
    for (const CardSheet& sheet : report.cards)
        page.cards.push_back(pageCards(sheet, translator));
    return page;
}

} // namespace reports
