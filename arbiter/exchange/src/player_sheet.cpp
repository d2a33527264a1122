#include "arbiter/exchange/player_sheet.hpp"

#include <algorithm>
#include <map>

#include <fmt/ranges.h>

#include "arbiter/exchange/federations.hpp"
#include "arbiter/exchange/field_values.hpp"
#include "sheet_layout.hpp"
#include "unicode_text.hpp"
#include "workbook_reading.hpp"

namespace arbiter::exchange {
namespace {

using rules::Diagnostic;
using rules::Diagnostics;
using rules::Severity;

class SheetReader {
  public:
    SheetReader(SheetLayout layout, std::string source, const SheetOptions& options)
        : layout_(std::move(layout))
        , source_(std::move(source))
        , options_(options) {}

    SheetReading read() {
        faults_.append(layout_.cells.faults);
        if (!layout_.header) {
            report("sheet.no-header", std::nullopt, rules::text("no line with headings"),
                   rules::text("a first line with a column \"Name\" (or \"Last name\" and \"First name\")"),
                   rules::text("Write the headings above the list, e.g. Name;Fed;FIDE ID;Rating;Club"));
            return done();
        }
        checkColumns();
        checkMapping();
        for (std::size_t row = *layout_.header + 1; row < layout_.cells.rows.size(); ++row)
            readRow(layout_.cells.rows[row]);
        checkDuplicates();
        if (sheet_.players.empty() && faults_.empty())
            report("sheet.no-players", std::nullopt, rules::text("no player below the headings"), {},
                   rules::text("Write one line for each player"));
        return done();
    }

  private:
    SheetReading done() {
        faults_.sortByPlace();
        return {std::move(sheet_), std::move(faults_), std::move(remarks_)};
    }

    [[nodiscard]] const SheetRow& header() const { return layout_.cells.rows[*layout_.header]; }

    void checkColumns() {
        std::map<SheetField, const SheetCell*> seen;
        for (std::size_t column = 0; column < layout_.columns.size(); ++column) {
            const SheetCell& heading = header().cells[column];
            const auto field = layout_.columns[column];
            if (!heading.text.empty())
                sheet_.columns.push_back({heading.text, heading.line, heading.column, field});
            if (!isTakenOver(field)) {
                if (!heading.text.empty() && field != SheetField::RowNumber)
                    sheet_.ignoredColumns.push_back(heading.text);
                continue;
            }
            const auto [first, isNew] = seen.emplace(*field, &heading);
            if (!isNew)
                report("sheet.two-columns", heading,
                       rules::text("means the same as the column \"{}\"", first->second->text), {},
                       rules::text("Keep one of the two"));
        }
    }

    [[nodiscard]] bool isTakenOver(const std::optional<SheetField>& field) const {
        if (!field) return false;
        switch (*field) {
        case SheetField::RapidRating:
            return options_.rate == RateOfPlay::Rapid;
        case SheetField::BlitzRating:
            return options_.rate == RateOfPlay::Blitz;
        case SheetField::NationalId:
        case SheetField::KFactor:
        case SheetField::RowNumber:
        case SheetField::Unused:
            return false;
        case SheetField::Name:
        case SheetField::LastName:
        case SheetField::FirstName:
        case SheetField::Title:
        case SheetField::Sex:
        case SheetField::Federation:
        case SheetField::FideId:
        case SheetField::Rating:
        case SheetField::NationalRating:
        case SheetField::Birth:
        case SheetField::BirthYear:
        case SheetField::Club:
            return true;
        }
        return false;
    }

    // Who maps a heading that is not there has mistyped it.
    void checkMapping() {
        for (const auto& [heading, field] : options_.mapping) {
            const bool found = std::ranges::any_of(header().cells, [&](const SheetCell& cell) {
                return plainHeading(cell.text) == plainHeading(heading);
            });
            if (found) continue;
            std::vector<std::string> headings;
            for (const SheetColumn& column : sheet_.columns)
                headings.push_back(column.heading);
            report("sheet.mapping", header().line, std::nullopt,
                   rules::text("there is no column \"{}\"", heading),
                   rules::text("one of {}", fmt::format("{}", fmt::join(headings, ", "))));
        }
    }

    // The cell of a field in this row, if there is one with something in it.
    [[nodiscard]] const SheetCell* cellOf(const SheetRow& row, SheetField field) const {
        for (std::size_t column = 0; column < std::min(row.cells.size(), layout_.columns.size()); ++column)
            if (layout_.columns[column] == field && !row.cells[column].text.empty())
                return &row.cells[column];
        return nullptr;
    }

    void readRow(const SheetRow& row) {
        for (std::size_t column = layout_.columns.size(); column < row.cells.size(); ++column)
            if (!row.cells[column].text.empty())
                report("sheet.extra-cell", row.cells[column],
                       rules::text("a cell without a heading above it"), {},
                       rules::text("A text that holds the separator must stand between quotation marks"));
        SheetPlayer player;
        player.line = row.line;
        player.name = nameOf(row);
        if (const SheetCell* cell = cellOf(row, SheetField::Title)) readTitle(*cell, player);
        if (const SheetCell* cell = cellOf(row, SheetField::Sex))
            readInto(player.sex, *cell, "sheet.sex", sexFromText(cell->text), "sex", "m or w");
        if (const SheetCell* cell = cellOf(row, SheetField::Federation))
            readInto(player.federation, *cell, "sheet.federation", federationCode(cell->text), "federation",
                     "three letters such as GER");
        if (const SheetCell* cell = cellOf(row, SheetField::FideId))
            readInto(player.fideId, *cell, "sheet.fide-id", fideIdFromText(cell->text), "FIDE ID",
                     "digits only, at most 11");
        // Each goes before the one before it.
        for (const SheetField field : {SheetField::NationalRating, SheetField::Rating,
                                       SheetField::RapidRating, SheetField::BlitzRating})
            if (const SheetCell* cell = isTakenOver(field) ? cellOf(row, field) : nullptr)
                readRating(*cell, player);
        if (const SheetCell* cell = cellOf(row, SheetField::Birth))
            readBirth(*cell, player);
        else if (const SheetCell* year = cellOf(row, SheetField::BirthYear))
            readBirth(*year, player);
        if (const SheetCell* cell = cellOf(row, SheetField::Club)) player.club = checkedText(*cell, "club");
        sheet_.players.push_back(std::move(player));
    }

    std::string nameOf(const SheetRow& row) {
        const SheetCell* name = cellOf(row, SheetField::Name);
        const SheetCell* last = cellOf(row, SheetField::LastName);
        const SheetCell* first = cellOf(row, SheetField::FirstName);
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

    std::string checkedText(const SheetCell& cell, std::string_view what) {
        if (hasControlCharacters(cell.text))
            report("sheet.control-character", cell,
                   rules::text("{} with a line break or control character", what), {},
                   rules::text("Delete it"));
        return cell.text;
    }

    template <class Value>
    void readInto(Value& target, const SheetCell& cell, std::string_view code,
                  const std::optional<Value>& value, std::string_view what, std::string_view expected) {
        if (value)
            target = *value;
        else
            report(code, cell, rules::text(what), rules::text(expected));
    }

    void readTitle(const SheetCell& cell, SheetPlayer& player) {
        const auto title = pairing::titleFromAbbreviation(cell.text);
        if (!title && isTitleOfAnotherKind(cell.text))
            remark("sheet.other-title", cell, rules::text("title without a place in FIDE's order, left out"));
        else
            readInto(player.title, cell, "sheet.title", title, "title",
                     "GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing");
    }

    void readRating(const SheetCell& cell, SheetPlayer& player) {
        const auto rating = ratingFromText(cell.text);
        if (!rating)
            report("sheet.rating", cell, rules::text("rating"),
                   rules::text("a whole number up to 9999, or nothing"));
        else if (*rating)
            player.rating = *rating;
    }

    void readBirth(const SheetCell& cell, SheetPlayer& player) {
        const bool isSerial = cell.isNumber && cell.text.size() == 5; // a day without the look of one
        const auto date = dateFromText(isSerial ? dayOfSerial(cell.text, false) : cell.text);
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

    void report(std::string_view code, const std::optional<SheetCell>& cell, rules::Text message,
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

    void remark(std::string_view code, const SheetCell& cell, rules::Text message) {
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

    SheetLayout layout_;
    std::string source_;
    const SheetOptions& options_;
    PlayerSheet sheet_;
    Diagnostics faults_;
    Diagnostics remarks_;
};

} // namespace

SheetReading inspectPlayerSheet(std::string_view bytes, std::string source, const SheetOptions& options) {
    SheetLayout layout = layoutOfSheet(bytes, source, options);
    Diagnostics remarks = std::move(layout.remarks);
    SheetReading reading = layout.cells.faults.hasErrors() && layout.cells.rows.empty()
                               ? SheetReading{{}, std::move(layout.cells.faults), {}}
                               : SheetReader(std::move(layout), std::move(source), options).read();
    reading.remarks.append(remarks);
    return reading;
}

rules::Expected<rules::WithRemarks<PlayerSheet>, Diagnostics>
readPlayerSheet(std::string_view bytes, std::string source, const SheetOptions& options) {
    SheetReading reading = inspectPlayerSheet(bytes, std::move(source), options);
    if (reading.faults.hasErrors()) return rules::unexpected(std::move(reading.faults));
    return rules::WithRemarks<PlayerSheet>{std::move(reading.sheet), std::move(reading.remarks)};
}

std::string foldedName(std::string_view name) {
    std::string result;
    for (const char character : folded(trimmed(name)))
        if (character != ' ' || (!result.empty() && result.back() != ' ')) result += character;
    return result;
}

} // namespace arbiter::exchange
