#include "arbiter/exchange/player_sheet.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include <fmt/ranges.h>

#include "arbiter/exchange/csv_cells.hpp"
#include "arbiter/exchange/federations.hpp"
#include "arbiter/exchange/field_values.hpp"
#include "sheet_columns.hpp"
#include "text_decoding.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

using rules::Diagnostic;
using rules::Diagnostics;
using rules::Severity;

// A header may stand below title lines, but not far below.
constexpr std::size_t deepestHeader = 30;

// In this order where the header does not tell: a comma is the one that names themselves may hold.
constexpr std::array separators{';', '\t', '|', ','};

// "sep=;" in the first line is Excel's hint for other programs.
std::optional<char> hintedSeparator(std::string_view text) {
    if (text.size() < 5 || folded(text.substr(0, 4)) != "sep=") return std::nullopt;
    const bool endsThere = text.size() == 5 || text[5] == '\r' || text[5] == '\n';
    return endsThere ? std::optional(text[4]) : std::nullopt;
}

struct Layout {
    CsvCells cells;
    std::optional<std::size_t> header; // index of its row
    SheetColumns columns;

    [[nodiscard]] auto recognised() const {
        return std::ranges::count_if(columns, [](const auto& field) { return field.has_value(); });
    }
};

Layout layoutWith(char separator, std::string_view text, const std::string& source) {
    Layout layout{csvCells(text, separator, source), std::nullopt, {}};
    const auto& rows = layout.cells.rows;
    for (std::size_t row = 0; row < std::min(rows.size(), deepestHeader); ++row) {
        SheetColumns columns = columnsOf(rows[row]);
        if (!isHeader(columns)) continue;
        layout.header = row;
        layout.columns = std::move(columns);
        break;
    }
    return layout;
}

// The separator is the one with which most headings have a meaning.
Layout bestLayout(std::string_view text, const std::string& source) {
    if (const auto hinted = hintedSeparator(text)) return layoutWith(*hinted, text, source);
    Layout best = layoutWith(separators.front(), text, source);
    for (const char separator : separators) {
        Layout layout = layoutWith(separator, text, source);
        if (layout.recognised() > best.recognised()) best = std::move(layout);
    }
    return best;
}

class SheetReader {
  public:
    SheetReader(Layout layout, std::string source)
        : layout_(std::move(layout))
        , source_(std::move(source)) {}

    rules::Expected<rules::WithRemarks<PlayerSheet>, Diagnostics> read() {
        faults_.append(layout_.cells.faults);
        if (!layout_.header) {
            report("sheet.no-header", std::nullopt, rules::text("no line with headings"),
                   rules::text("a first line with a column \"Name\" (or \"Last name\" and \"First name\")"),
                   rules::text("Write the headings above the list, e.g. Name;Fed;FIDE ID;Rating;Club"));
            return rules::unexpected(std::move(faults_));
        }
        checkColumns();
        for (std::size_t row = *layout_.header + 1; row < layout_.cells.rows.size(); ++row)
            readRow(layout_.cells.rows[row]);
        checkDuplicates();
        if (sheet_.players.empty() && faults_.empty())
            report("sheet.no-players", std::nullopt, rules::text("no player below the headings"), {},
                   rules::text("Write one line for each player"));
        if (faults_.hasErrors()) {
            faults_.sortByPlace();
            return rules::unexpected(std::move(faults_));
        }
        return rules::WithRemarks<PlayerSheet>{std::move(sheet_), std::move(remarks_)};
    }

  private:
    [[nodiscard]] const CsvRow& header() const { return layout_.cells.rows[*layout_.header]; }

    void checkColumns() {
        std::map<SheetField, const CsvCell*> seen;
        for (std::size_t column = 0; column < layout_.columns.size(); ++column) {
            const CsvCell& heading = header().cells[column];
            const auto field = layout_.columns[column];
            if (!field) {
                if (!heading.text.empty()) sheet_.ignoredColumns.push_back(heading.text);
                continue;
            }
            const auto [first, isNew] = seen.emplace(*field, &heading);
            if (!isNew && *field != SheetField::RowNumber)
                report("sheet.two-columns", heading,
                       rules::text("means the same as the column \"{}\"", first->second->text), {},
                       rules::text("Keep one of the two"));
        }
    }

    // The cell of a field in this row, if there is one with something in it.
    [[nodiscard]] const CsvCell* cellOf(const CsvRow& row, SheetField field) const {
        for (std::size_t column = 0; column < std::min(row.cells.size(), layout_.columns.size()); ++column)
            if (layout_.columns[column] == field && !row.cells[column].text.empty())
                return &row.cells[column];
        return nullptr;
    }

    void readRow(const CsvRow& row) {
        for (std::size_t column = layout_.columns.size(); column < row.cells.size(); ++column)
            if (!row.cells[column].text.empty())
                report("sheet.extra-cell", row.cells[column],
                       rules::text("a cell without a heading above it"), {},
                       rules::text("A text that holds the separator must stand between quotation marks"));
        SheetPlayer player;
        player.line = row.line;
        player.name = nameOf(row);
        if (const CsvCell* cell = cellOf(row, SheetField::Title)) readTitle(*cell, player);
        if (const CsvCell* cell = cellOf(row, SheetField::Sex))
            readInto(player.sex, *cell, "sheet.sex", sexFromText(cell->text), "sex", "m or w");
        if (const CsvCell* cell = cellOf(row, SheetField::Federation))
            readInto(player.federation, *cell, "sheet.federation", federationCode(cell->text), "federation",
                     "three letters such as GER");
        if (const CsvCell* cell = cellOf(row, SheetField::FideId))
            readInto(player.fideId, *cell, "sheet.fide-id", fideIdFromText(cell->text), "FIDE ID",
                     "digits only, at most 11");
        for (const SheetField field : {SheetField::NationalRating, SheetField::Rating}) // FIDE's goes before
            if (const CsvCell* cell = cellOf(row, field)) readRating(*cell, player);
        if (const CsvCell* cell = cellOf(row, SheetField::Birth)) readBirth(*cell, player);
        if (const CsvCell* cell = cellOf(row, SheetField::Club)) player.club = checkedText(*cell, "club");
        sheet_.players.push_back(std::move(player));
    }

    std::string nameOf(const CsvRow& row) {
        const CsvCell* name = cellOf(row, SheetField::Name);
        const CsvCell* last = cellOf(row, SheetField::LastName);
        const CsvCell* first = cellOf(row, SheetField::FirstName);
        if (name != nullptr && last == nullptr && first == nullptr) return checkedText(*name, "name");
        if (name == nullptr || last != nullptr) name = last;
        if (name == nullptr) {
            report("sheet.name", row.cells.front().line, std::nullopt, rules::text("a line without a name"),
                   rules::text("Last, First"));
            return {};
        }
        const std::string lastName = checkedText(*name, "name");
        return first == nullptr ? lastName : lastName + ", " + checkedText(*first, "name");
    }

    std::string checkedText(const CsvCell& cell, std::string_view what) {
        if (hasControlCharacters(cell.text))
            report("sheet.control-character", cell,
                   rules::text("{} with a line break or control character", what), {},
                   rules::text("Delete it"));
        return cell.text;
    }

    template <class Value>
    void readInto(Value& target, const CsvCell& cell, std::string_view code,
                  const std::optional<Value>& value, std::string_view what, std::string_view expected) {
        if (value)
            target = *value;
        else
            report(code, cell, rules::text(what), rules::text(expected));
    }

    void readTitle(const CsvCell& cell, SheetPlayer& player) {
        const auto title = pairing::titleFromAbbreviation(cell.text);
        if (!title && isTitleOfAnotherKind(cell.text))
            remark("sheet.other-title", cell, rules::text("title without a place in FIDE's order, left out"));
        else
            readInto(player.title, cell, "sheet.title", title, "title",
                     "GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing");
    }

    void readRating(const CsvCell& cell, SheetPlayer& player) {
        const auto rating = ratingFromText(cell.text);
        if (!rating)
            report("sheet.rating", cell, rules::text("rating"),
                   rules::text("a whole number up to 9999, or nothing"));
        else if (*rating)
            player.rating = *rating;
    }

    void readBirth(const CsvCell& cell, SheetPlayer& player) {
        const auto date = dateFromText(cell.text);
        if (date)
            player.birth = date;
        else
            report("sheet.birth", cell, rules::text("birth"),
                   rules::text("a year with four digits or a date such as 2001-07-31"));
    }

    // The same person twice: the same FIDE ID, or the same name with nothing that tells the two apart.
    void checkDuplicates() {
        std::map<std::string, int> lineOfId;
        std::map<std::string, std::vector<const SheetPlayer*>> namesakes;
        for (const SheetPlayer& player : sheet_.players) {
            if (!player.fideId.empty()) {
                const auto [first, isNew] = lineOfId.emplace(player.fideId, player.line);
                if (!isNew)
                    report("sheet.duplicate-id", player.line, std::nullopt,
                           rules::text("{}: FIDE ID {} stands in line {} too", player.name, player.fideId,
                                       first->second),
                           {}, rules::text("Delete one of the two lines or correct the number"));
            }
            if (player.name.empty()) continue;
            auto& others = namesakes[foldedName(player.name)];
            for (const SheetPlayer* other : others)
                if (!areToldApart(player, *other))
                    report(
                        "sheet.duplicate-name", player.line, std::nullopt,
                        rules::text("{}: the same name stands in line {}", player.name, other->line), {},
                        rules::text(
                            "Delete one of the two lines, or give FIDE ID or birth for both if they are two "
                            "persons"));
            others.push_back(&player);
        }
    }

    static bool areToldApart(const SheetPlayer& one, const SheetPlayer& other) {
        const bool byId = !one.fideId.empty() && !other.fideId.empty(); // equal ones are reported as such
        const bool byBirth = one.birth && other.birth && one.birth != other.birth;
        return byId || byBirth;
    }

    void report(std::string_view code, const std::optional<CsvCell>& cell, rules::Text message,
                rules::Text expected = {}, rules::Text advice = {}) {
        faults_.add({Severity::Error, std::string(code), source_,
                     cell ? std::optional(cell->line) : std::nullopt,
                     cell ? std::optional(cell->column) : std::nullopt, std::move(message),
                     cell ? cell->text : "", std::move(expected), std::move(advice)});
    }

    void report(std::string_view code, int line, std::optional<int> column, rules::Text message,
                rules::Text expected = {}, rules::Text advice = {}) {
        faults_.add({Severity::Error, std::string(code), source_, line, column, std::move(message), "",
                     std::move(expected), std::move(advice)});
    }

    void remark(std::string_view code, const CsvCell& cell, rules::Text message) {
        remarks_.add({Severity::Warning,
                      std::string(code),
                      source_,
                      cell.line,
                      cell.column,
                      std::move(message),
                      cell.text,
                      {},
                      {}});
    }

    Layout layout_;
    std::string source_;
    PlayerSheet sheet_;
    Diagnostics faults_;
    Diagnostics remarks_;
};

} // namespace

rules::Expected<rules::WithRemarks<PlayerSheet>, Diagnostics> readPlayerSheet(std::string_view bytes,
                                                                              std::string source) {
    const DecodedText text = decoded(bytes);
    auto sheet = SheetReader(bestLayout(text.utf8, source), source).read();
    if (sheet && text.guessed)
        sheet->remarks.add(
            {Severity::Warning,
             "sheet.encoding",
             source,
             std::nullopt,
             std::nullopt,
             rules::text("not Unicode, read as Windows-1252"),
             "",
             {},
             rules::text("Look at the names with accents; if they are wrong, save the file as UTF-8")});
    return sheet;
}

std::string foldedName(std::string_view name) {
    std::string result;
    for (const char character : folded(trimmed(name)))
        if (character != ' ' || (!result.empty() && result.back() != ' ')) result += character;
    return result;
}

} // namespace arbiter::exchange
