#include <algorithm>

#include <fmt/format.h>

#include "cell_text.hpp"
#include "forms.hpp"
#include "html_style.hpp"
#include "html_text.hpp"
#include "page_words.hpp"
#include "reports/writers.hpp"

namespace reports {
namespace {

// A name may be written from right to left in the midst of a table that is not.
std::string isolated(std::string_view typed) {
    return typed.empty() ? std::string() : "<bdi>" + escapedHtml(typed) + "</bdi>";
}

std::string_view classOf(CardRole role) {
    switch (role) {
    case CardRole::Title:
        return "title";
    case CardRole::Name:
        return "name";
    case CardRole::Strong:
        return "strong";
    case CardRole::Small:
        return "small";
    case CardRole::Boxes:
        return "boxes";
    case CardRole::Text:
    case CardRole::Blanks:
    case CardRole::Signatures:
    case CardRole::Moves:
    case CardRole::Space:
        return "text";
    }
    return {};
}

class HtmlPage {
  public:
    HtmlPage(const Report& report, const HtmlStyle& style)
        : report_(report)
        , style_(style)
        , translator_(translatorFor(style.language)) {}

    std::string write() {
        addHead();
        addTitle();
        for (std::size_t index = 0; index < report_.tables.size(); ++index)
            if (report_.tables[index].audience != Audience::Programs) addTable(report_.tables[index], index);
        for (const Figure& figure : report_.figures)
            addFigure(figure);
        for (const CardSheet& sheet : report_.cards)
            addCards(sheet);
        addNotes();
        addFoot();
        return std::move(page_);
    }

  private:
    [[nodiscard]] std::string words(const rules::Text& text) const {
        return escapedHtml(rules::translated(text, translator_));
    }

    void addHead() {
        const std::string event = escapedHtml(report_.event);
        page_ += fmt::format("<!DOCTYPE html>\n<html lang=\"{0}\" xml:lang=\"{0}\" "
                             "xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                             "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                             "content=\"width=device-width, initial-scale=1\"/>\n"
                             "<meta name=\"color-scheme\" content=\"light "
                             "dark\"/>\n<title>{1}{2}{3}</title>\n<style>{4}</style>\n"
                             "</head>\n<body>\n",
                             tagOf(style_.language), words(report_.title), event.empty() ? "" : " · ", event,
                             htmlStyleSheet);
        if (style_.links.empty()) return;
        page_ += "<nav>\n";
        for (const HtmlLink& link : style_.links)
            page_ += link.here ? fmt::format("<span class=\"here\">{}</span>\n", isolated(link.words))
                               : fmt::format("<a href=\"{}\">{}</a>\n", escapedHtml(link.address),
                                             isolated(link.words));
        page_ += "</nav>\n";
    }

    void addTitle() {
        page_ += "<header>\n";
        if (!report_.event.empty())
            page_ += fmt::format("<p class=\"event\">{}</p>\n", isolated(report_.event));
        page_ += fmt::format("<h1>{}</h1>\n", words(report_.title));
        if (const std::string marks = marksText(report_.stamp, translator_); !marks.empty())
            page_ += fmt::format("<p class=\"mark\">{}</p>\n", escapedHtml(marks));
        std::string facts;
        for (const Fact& fact : report_.facts)
            if (fact.audience != Audience::Programs)
                facts += fmt::format("<li>{}: {}</li>\n", words(fact.label),
                                     isolated(peopleText(fact.value, translator_)));
        if (!facts.empty()) page_ += "<ul class=\"facts\">\n" + facts + "</ul>\n";
        page_ += "</header>\n";
    }

    void addTable(const Table& table, std::size_t index) {
        const auto columns = columnsFor(Audience::People, table);
        if (columns.empty()) return;
        page_ += "<section>\n";
        if (!table.title.pattern.empty()) page_ += fmt::format("<h2>{}</h2>\n", words(table.title));
        if (std::ranges::any_of(columns, [&](std::size_t column) { return table.columns[column].minor; }))
            page_ +=
                fmt::format("<input type=\"checkbox\" class=\"all\" id=\"all{0}\"/><label for=\"all{0}\">{1}"
                            "</label>\n",
                            index, words(rules::text("All columns")));
        page_ += "<div class=\"box\"><table>\n<thead><tr>";
        for (const std::size_t column : columns)
            page_ += fmt::format("<th{}>{}</th>", classesOf(table.columns[column]),
                                 words(table.columns[column].heading));
        page_ += "</tr></thead>\n<tbody>\n";
        std::vector<std::vector<std::string>> texts;
        for (const std::size_t column : columns)
            texts.push_back(columnTexts(table, column, translator_));
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            page_ += "<tr>";
            for (std::size_t position = 0; position < columns.size(); ++position)
                page_ += fmt::format("<td{}>{}</td>", classesOf(table.columns[columns[position]]),
                                     linked(table, row, columns[position], texts[position][row]));
            page_ += "</tr>\n";
        }
        page_ += "</tbody>\n</table></div>\n</section>\n";
    }

    [[nodiscard]] std::string linked(const Table& table, std::size_t row, std::size_t column,
                                     const std::string& text) const {
        const bool isTyped = std::holds_alternative<std::string>(table.rows[row][column]);
        const std::string inside = isTyped ? isolated(text) : escapedHtml(text);
        const std::string address = style_.addressOf ? style_.addressOf(table, row, column) : std::string();
        if (address.empty()) return inside;
        return fmt::format("<a href=\"{}\">{}</a>", escapedHtml(address), inside);
    }

    static std::string classesOf(const Column& column) {
        std::string classes;
        const auto add = [&classes](std::string_view name) {
            classes += (classes.empty() ? "" : " ") + std::string(name);
        };
        switch (column.align) {
        case Align::Left:
            break;
        case Align::Right:
            add("r");
            break;
        case Align::Centre:
            add("c");
            break;
        }
        if (column.mayBeShortened) add("name");
        if (column.minor) add("minor");
        return classes.empty() ? classes : " class=\"" + classes + "\"";
    }

    void addFigure(const Figure& figure) {
        const std::string title = rules::translated(figure.title, translator_);
        page_ += fmt::format("<figure>\n<figcaption>{}</figcaption>\n{}</figure>\n", escapedHtml(title),
                             svgOf(drawingOf(figure, translator_), title));
    }

    void addCards(const CardSheet& sheet) {
        page_ += "<div class=\"cards\">\n";
        for (const Card& card : sheet.cards) {
            page_ += sheet.centred ? "<div class=\"card centred\">\n" : "<div class=\"card\">\n";
            for (const CardLine& line : card.lines)
                addLine(line);
            page_ += "</div>\n";
        }
        page_ += "</div>\n";
    }

    void addLine(const CardLine& line) {
        if (line.role == CardRole::Space) return;
        if (line.role == CardRole::Moves) return addMoves(line);
        page_ += fmt::format("<p class=\"{}\">", classOf(line.role));
        for (const Cell& cell : line.cells) {
            const std::string text = isolated(peopleText(cell, translator_));
            if (line.role == CardRole::Boxes)
                page_ += "<span><span class=\"tick\"></span>" + text + "</span>";
            else if (line.role == CardRole::Blanks)
                page_ += "<span class=\"blank\">" + text + "<i></i></span>";
            else if (line.role == CardRole::Signatures)
                page_ += "<span class=\"sign\">" + text + "</span>";
            else
                page_ += "<span>" + text + "</span>";
        }
        page_ += "</p>\n";
    }

    void addMoves(const CardLine& line) {
        const GridShape shape = shapeOf(line);
        const auto cell = [&](std::size_t index) {
            return index < line.cells.size() ? isolated(peopleText(line.cells[index], translator_))
                                             : std::string();
        };
        page_ += "<div class=\"box\"><table class=\"grid\">\n<thead><tr><th></th>";
        for (std::size_t field = 0; field < shape.fields; ++field)
            page_ += "<th>" + cell(3 + field) + "</th>";
        page_ += "</tr></thead>\n<tbody>\n";
        for (std::size_t row = 0; row < shape.count; ++row) {
            page_ += fmt::format("<tr><td class=\"r\">{}</td>", row + 1);
            for (std::size_t field = 0; field < shape.fields; ++field)
                page_ += "<td>" + cell(3 + shape.fields * (row + 1) + field) + "</td>";
            page_ += "</tr>\n";
        }
        page_ += "</tbody>\n</table></div>\n";
    }

    void addNotes() {
        if (report_.notes.empty()) return;
        page_ += "<ul class=\"notes\">\n";
        for (const rules::Text& note : report_.notes)
            page_ += fmt::format("<li>{}</li>\n", words(note));
        page_ += "</ul>\n";
    }

    void addFoot() {
        page_ += "<footer>";
        for (const std::string& part :
             {printedText(report_.stamp, translator_), originText(report_.stamp, translator_)})
            if (!part.empty()) page_ += fmt::format("<span>{}</span>", escapedHtml(part));
        page_ += "</footer>\n</body>\n</html>\n";
    }

    const Report& report_;
    const HtmlStyle& style_;
    rules::Translator translator_;
    std::string page_;
};

} // namespace

std::string toHtml(const Report& report, const HtmlStyle& style) {
    return HtmlPage(report, style).write();
}

} // namespace reports
