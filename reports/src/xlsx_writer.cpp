#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <xlsxwriter.h>

#include "cell_text.hpp"
#include "page_words.hpp"
#include "pairing/model/overloaded.hpp"
#include "reports/text_width.hpp"
#include "reports/writers.hpp"
#include "rules/base/guarded_text.hpp"
#include "xlsx_book.hpp"
#include "xlsx_sheet_names.hpp"

namespace reports {
namespace {

using Weight = CellFormat::Weight;

constexpr std::size_t narrowestColumn = 4;
constexpr std::size_t widestColumn = 48;
constexpr std::size_t usualWidth = 8;     // of a column that is not set
constexpr std::size_t portraitWidth = 95; // letters that a page upright takes before they get small

char letterOf(Align align) {
    switch (align) {
    case Align::Left:
        return 'l';
    case Align::Right:
        return 'r';
    case Align::Centre:
        return 'c';
    }
    return 'l';
}

std::size_t decimalsIn(std::string_view number) {
    const auto dot = number.find('.');
    return dot == std::string_view::npos ? 0 : number.size() - dot - 1;
}

// "0", "0.0", "0.00".
std::string numberFormat(std::size_t decimals) {
    return decimals == 0 ? "0" : "0." + std::string(decimals, '0');
}

// Headers of pages: "&" begins a code there, and all of it has at most 255 letters.
std::string headerText(std::string_view text) {
    std::string escaped;
    for (const char letter : shortenedTo(text, 80))
        escaped += letter == '&' ? std::string("&&") : std::string(1, letter);
    return escaped;
}

class SheetWriter {
  public:
    SheetWriter(XlsxBook& book, lxw_worksheet* sheet, const Report& report, Language language)
        : book_(book)
        , sheet_(sheet)
        , report_(report)
        , language_(language)
        , translator_(translatorFor(language)) {}

    void write(const Table* table) {
        if (table != nullptr) measure(*table);
        addHead();
        if (table != nullptr) addTable(*table);
        addNotes();
        setPage();
    }

  private:
    using Row = lxw_row_t;
    using Col = lxw_col_t;

    void text(Row row, Col column, const std::string& words, CellFormat format) {
        if (words.empty()) return;
        format.neverFormula = rules::looksLikeFormula(words);
        XlsxBook::check(worksheet_write_string(sheet_, row, column, words.c_str(), book_.format(format)));
    }

    // The page is as wide as its table, but a title has room in any case.
    void measure(const Table& table) {
        for (const std::size_t index : columnsFor(Audience::People, table)) {
            std::size_t width =
                displayWidth(rules::translated(table.columns[index].heading, translator_)) + 3;
            for (const std::string& words : columnTexts(table, index, translator_))
                width = std::max(width, displayWidth(words) + 2);
            widths_.push_back(std::clamp(width, narrowestColumn, widestColumn));
            totalWidth_ += widths_.back();
        }
        const std::size_t title = displayWidth(rules::translated(report_.title, translator_)) * 3 / 2;
        columns_ = std::max<std::size_t>(widths_.size(), 1);
        for (std::size_t width = totalWidth_; width < std::min(title, portraitWidth); width += usualWidth)
            ++columns_;
        totalWidth_ = std::max(totalWidth_, std::min(title, portraitWidth));
    }

    // A sentence below the other; a long one takes the whole width and more lines.
    void sentence(const std::string& words) {
        const std::size_t width = std::max<std::size_t>(totalWidth_, portraitWidth / 2);
        const std::size_t lines = displayWidth(words) / std::max<std::size_t>(width, 1) + 1;
        if (lines > 1 && columns_ > 1) {
            XlsxBook::check(worksheet_merge_range(sheet_, row_, 0, row_, static_cast<Col>(columns_ - 1),
                                                  words.c_str(),
                                                  book_.format({Weight::Quiet, 'l', {}, true})));
            XlsxBook::check(worksheet_set_row(sheet_, row_, 15.0 * static_cast<double>(lines), nullptr));
        } else {
            text(row_, 0, words, {Weight::Quiet});
        }
        ++row_;
    }

    void addHead() {
        text(row_++, 0, printable(report_.event), {Weight::Bold});
        text(row_++, 0, rules::translated(report_.title, translator_), {Weight::Title});
        if (const std::string marks = marksText(report_.stamp, translator_); !marks.empty())
            text(row_++, 0, marks, {Weight::Warning});
        for (const Fact& fact : report_.facts)
            if (fact.audience != Audience::Programs)
                sentence(rules::translated(fact.label, translator_) + ": " +
                         peopleText(fact.value, translator_));
        ++row_;
    }

    void addTable(const Table& table) {
        if (!table.title.pattern.empty() && report_.tables.size() > 1)
            text(row_++, 0, rules::translated(table.title, translator_), {Weight::Bold});
        const auto columns = columnsFor(Audience::People, table);
        const Row header = row_++;
        for (std::size_t position = 0; position < columns.size(); ++position)
            addColumn(table, columns[position], static_cast<Col>(position), header);
        row_ += static_cast<Row>(table.rows.size());
        if (columns.empty()) return;
        const Row last = row_ - 1;
        const auto lastColumn = static_cast<Col>(columns.size() - 1);
        worksheet_freeze_panes(sheet_, header + 1, frozenColumns(table, columns));
        if (last > header) {
            XlsxBook::check(worksheet_autofilter(sheet_, header, 0, last, lastColumn));
            const std::string range = fmt::format("A{}:{}{}", header + 2, columnName(lastColumn), last + 1);
            XlsxBook::check(worksheet_ignore_errors(sheet_, LXW_IGNORE_NUMBER_STORED_AS_TEXT, range.c_str()));
        }
        XlsxBook::check(worksheet_repeat_rows(sheet_, header, header));
    }

    // The columns that say who a row is about stay where they are while one looks to the right.
    static Col frozenColumns(const Table& table, const std::vector<std::size_t>& columns) {
        Col frozen = 0;
        for (const std::size_t column : columns) {
            if (!table.columns[column].repeated) break;
            ++frozen;
        }
        return frozen;
    }

    static std::string columnName(Col column) {
        std::string name;
        for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
            name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
        return name;
    }

    void addColumn(const Table& table, std::size_t index, Col position, Row header) {
        const Column& column = table.columns[index];
        const std::string heading = rules::translated(column.heading, translator_);
        text(header, position, heading, {Weight::Heading, letterOf(column.align)});
        const auto texts = columnTexts(table, index, translator_);
        for (std::size_t row = 0; row < texts.size(); ++row) {
            addCell(header + 1 + static_cast<Row>(row), position, table.rows[row][index], texts[row],
                    letterOf(column.align));
        }
        const double width = static_cast<double>(widths_[position]) + 0.7;
        XlsxBook::check(worksheet_set_column(sheet_, position, position, width, nullptr));
    }

    void addCell(Row row, Col column, const Cell& cell, const std::string& words, char align) {
        const auto number = [&](double value, std::size_t decimals) {
            XlsxBook::check(worksheet_write_number(
                sheet_, row, column, value, book_.format({Weight::Normal, align, numberFormat(decimals)})));
        };
        if (const auto* whole = std::get_if<std::int64_t>(&cell))
            return number(static_cast<double>(*whole), 0);
        if (const auto* points = std::get_if<pairing::Points>(&cell))
            return number(points->tenths() / 10.0, decimalsIn(words));
        if (const auto* decimal = std::get_if<Decimal>(&cell)) {
            double value = 0;
            const char* end = decimal->digits.data() + decimal->digits.size();
            if (std::from_chars(decimal->digits.data(), end, value).ptr == end)
                return number(value, decimalsIn(words));
        }
        if (const auto* date = std::get_if<Date>(&cell);
            date != nullptr && date->day > 0 && date->year > 1899)
            return day(row, column, *date, align);
        text(row, column, words, {Weight::Normal, align});
    }

    void day(Row row, Col column, const Date& date, char align) {
        lxw_datetime moment{};
        moment.year = date.year;
        moment.month = date.month;
        moment.day = date.day;
        const std::string form = language_ == Language::English ? "yyyy-mm-dd" : "yyyy\"年\"mm\"月\"dd\"日\"";
        XlsxBook::check(worksheet_write_datetime(sheet_, row, column, &moment,
                                                 book_.format({Weight::Normal, align, form})));
    }

    void addNotes() {
        if (!report_.notes.empty()) ++row_;
        for (const rules::Text& note : report_.notes)
            sentence(rules::translated(note, translator_));
    }

    void setPage() {
        const Row last = row_ > 0 ? row_ - 1 : 0;
        XlsxBook::check(worksheet_print_area(sheet_, 0, 0, last, static_cast<Col>(columns_ - 1)));
        worksheet_set_paper(sheet_, 9); // A4; another paper is chosen when printing
        if (totalWidth_ > portraitWidth) worksheet_set_landscape(sheet_);
        worksheet_fit_to_pages(sheet_, 1, 0);
        worksheet_set_margins(sheet_, 0.5, 0.5, 0.75, 0.75);
        const std::string header = fmt::format("&L{}&R{}", headerText(report_.event),
                                               headerText(marksText(report_.stamp, translator_)));
        const rules::Text page{"Page {} of {}", {"&P", "&N"}};
        const std::string footer = fmt::format(
            "&L{}&C{}&R{}", headerText(printedText(report_.stamp, translator_)),
            headerText(originText(report_.stamp, translator_)), rules::translated(page, translator_));
        XlsxBook::check(worksheet_set_header(sheet_, header.c_str()));
        XlsxBook::check(worksheet_set_footer(sheet_, footer.c_str()));
    }

    XlsxBook& book_;
    lxw_worksheet* sheet_;
    const Report& report_;
    Language language_;
    rules::Translator translator_;
    Row row_ = 0;
    std::vector<std::size_t>
        widths_; // of the columns of the table, in letters; the button of a filter has room
    std::size_t totalWidth_ = 0;
    std::size_t columns_ = 1; // that are printed
};

// Forms and figures become tables: a row for each card, a row for each point.
Table tableOf(const CardSheet& sheet) {
    Table table{sheet.key, {}, {}, sheet.title};
    std::size_t longest = 0;
    for (const Card& card : sheet.cards) {
        std::vector<Cell> row;
        for (const CardLine& line : card.lines)
            if (line.role != CardRole::Moves) row.insert(row.end(), line.cells.begin(), line.cells.end());
        longest = std::max(longest, row.size());
        table.rows.push_back(std::move(row));
    }
    for (auto& row : table.rows)
        row.resize(longest);
    for (std::size_t column = 0; column < longest; ++column)
        table.columns.push_back({fmt::format("line{}", column + 1), rules::text("Line {}", column + 1)});
    return table;
}

Cell exactly(double value) {
    return Decimal{fmt::format("{}", value)};
}

Table tableOf(const Figure& figure) {
    Table table{figure.key,
                {{"series", rules::text("Series"), Align::Left, true, true},
                 {"label", rules::text("Name"), Align::Left, true},
                 {"x", figure.x.label, Align::Right},
                 {"y", figure.y.label, Align::Right}},
                {},
                figure.title};
    for (const Series& series : figure.series)
        for (const FigurePoint& point : series.points) {
            const Cell name = std::visit([](const auto& value) { return Cell(value); }, series.name);
            table.rows.push_back({name, point.label, exactly(point.x), exactly(point.y)});
        }
    return table;
}

} // namespace

std::string toXlsx(std::span<const Report> reports, Language language) {
    XlsxBook book;
    SheetNames names;
    const auto translator = translatorFor(language);
    for (const Report& report : reports) {
        bool written = false;
        const auto add = [&](const Table& table) {
            const rules::Text& name = table.title.pattern.empty() ? report.title : table.title;
            lxw_worksheet* sheet = book.addSheet(names.next(rules::translated(name, translator)));
            SheetWriter(book, sheet, report, language).write(&table);
            written = true;
        };
        for (const Table& table : report.tables)
            if (table.audience != Audience::Programs) add(table);
        for (const Figure& figure : report.figures)
            add(tableOf(figure));
        for (const CardSheet& sheet : report.cards)
            add(tableOf(sheet));
        if (written) continue;
        lxw_worksheet* sheet = book.addSheet(names.next(rules::translated(report.title, translator)));
        SheetWriter(book, sheet, report, language).write(nullptr);
    }
    if (reports.empty()) static_cast<void>(book.addSheet(names.next("")));
    if (!reports.empty()) book.describe(printable(reports.front().event));
    return book.bytes();
}

} // namespace reports
