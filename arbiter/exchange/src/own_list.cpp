#include "arbiter/exchange/own_list.hpp"

#include <algorithm>

#include "arbiter/exchange/field_values.hpp"
#include "sheet_layout.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

using rules::Severity;

class OwnListReader {
  public:
    OwnListReader(const SheetLayout& layout, const std::string& source)
        : layout_(layout)
        , source_(source) {}

    rules::WithRemarks<OwnList> read() {
        const SheetRow& header = layout_.cells.rows[*layout_.header];
        for (std::size_t column = 0; column < header.cells.size(); ++column)
            if (const SheetCell& cell = header.cells[column]; !cell.text.empty())
                list_.value.columns.push_back({cell.text, cell.line, cell.column, layout_.columns[column]});
        for (std::size_t row = *layout_.header + 1; row < layout_.cells.rows.size(); ++row)
            readRow(layout_.cells.rows[row]);
        return std::move(list_);
    }

  private:
    [[nodiscard]] const SheetCell* cellOf(const SheetRow& row, SheetField field) const {
        for (std::size_t column = 0; column < std::min(row.cells.size(), layout_.columns.size()); ++column)
            if (layout_.columns[column] == field && !row.cells[column].text.empty())
                return &row.cells[column];
        return nullptr;
    }

    [[nodiscard]] std::string textOf(const SheetRow& row, SheetField field) const {
        const SheetCell* cell = cellOf(row, field);
        return cell == nullptr || hasControlCharacters(cell->text) ? std::string() : cell->text;
    }

    void readRow(const SheetRow& row) {
        ListedPlayer player;
        player.name = textOf(row, SheetField::Name);
        if (const std::string last = textOf(row, SheetField::LastName); !last.empty()) {
            const std::string first = textOf(row, SheetField::FirstName);
            player.name = first.empty() ? last : last + ", " + first;
        }
        if (player.name.empty())
            return passOver(row.line, std::nullopt, rules::text("a line without a name"));
        player.ownId = textOf(row, SheetField::NationalId);
        player.club = textOf(row, SheetField::Club);
        // What a cell says beyond doubt is taken; a list of thousands is not refused for one cell.
        player.fideId = valueOf(row, SheetField::FideId, fideIdFromText, "FIDE ID");
        player.federation = valueOf(row, SheetField::Federation, federationCode, "federation");
        player.sex = valueOf(row, SheetField::Sex, sexFromText, "sex");
        player.title =
            pairing::titleFromAbbreviation(textOf(row, SheetField::Title)).value_or(pairing::Title::None);
        for (const SheetField field : {SheetField::BirthYear, SheetField::Birth})
            if (const auto birth = valueOf(row, field, dateFromText, "birth"); birth.year != 0)
                player.birthYear = birth.year;
        player.standard.rating = valueOf(row, SheetField::NationalRating, ratingFromText, "rating");
        if (!player.standard.rating)
            player.standard.rating = valueOf(row, SheetField::Rating, ratingFromText, "rating");
        player.rapid.rating = valueOf(row, SheetField::RapidRating, ratingFromText, "rating");
        player.blitz.rating = valueOf(row, SheetField::BlitzRating, ratingFromText, "rating");
        list_.value.players.push_back(std::move(player));
    }

    template <class Value>
    Value valueOf(const SheetRow& row, SheetField field, std::optional<Value> (*valueFrom)(std::string_view),
                  std::string_view what) {
        const SheetCell* cell = cellOf(row, field);
        if (cell == nullptr) return {};
        auto value = valueFrom(cell->text);
        if (!value) passOver(cell->line, cell->column, rules::text("{} left out", what), cell->text);
        return value.value_or(Value{});
    }

    void passOver(int line, std::optional<int> column, rules::Text message, std::string found = {}) {
        list_.remarks.add({Severity::Warning,
                           "list.cell",
                           source_,
                           line,
                           column,
                           std::move(message),
                           std::move(found),
                           {},
                           {}});
    }

    const SheetLayout& layout_;
    const std::string& source_;
    rules::WithRemarks<OwnList> list_;
};

} // namespace

rules::Expected<rules::WithRemarks<OwnList>, rules::Diagnostics>
readOwnList(std::string_view bytes, const std::string& source, const SheetOptions& options) {
    const SheetLayout layout = layoutOfSheet(bytes, source, options);
    rules::Diagnostics faults = layout.cells.faults;
    if (!layout.header && !faults.hasErrors())
        faults.add({Severity::Error, "list.no-header", source, std::nullopt, std::nullopt,
                    rules::text("no line with headings"), "",
                    rules::text("a first line with a column \"Name\""),
                    rules::text("Name the columns with --map, e.g. --map \"Player name=name\"")});
    if (faults.hasErrors()) return rules::unexpected(std::move(faults));
    auto list = OwnListReader(layout, source).read();
    list.remarks.append(layout.remarks);
    if (list.value.players.empty()) {
        faults.add({Severity::Error,
                    "list.no-players",
                    source,
                    std::nullopt,
                    std::nullopt,
                    rules::text("no player below the headings"),
                    "",
                    {},
                    {}});
        return rules::unexpected(std::move(faults));
    }
    return list;
}

} // namespace arbiter::exchange
