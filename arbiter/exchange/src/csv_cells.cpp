#include "arbiter/exchange/csv_cells.hpp"

#include <new>
#include <optional>

#include <csv.h>

#include "rules/base/guarded_text.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

struct Place {
    int line = 1;
    int column = 1;
};

// libcsv parses; it knows no places. So it is given one byte at a time, and what it reports in answer to a
// byte ends there.
class CsvReader {
  public:
    CsvReader(std::string_view text, char separator, const std::string& source)
        : text_(text)
        , separator_(separator)
        , source_(source) {
        start();
    }
    CsvReader(const CsvReader&) = delete;
    CsvReader& operator=(const CsvReader&) = delete;
    ~CsvReader() { csv_free(&parser_); }

    SheetCells read() {
        while (next_ < text_.size())
            readByte();
        if (csv_fini(&parser_, &CsvReader::onCell, &CsvReader::onRow, this) != 0) {
            if (csv_error(&parser_) == CSV_ENOMEM) throw std::bad_alloc();
            report(cellStart_.value_or(place_), "a quotation mark opens a cell here and nothing closes it",
                   "Add the closing quotation mark at the end of the cell");
        }
        return std::move(result_);
    }

  private:
    void start() {
        if (csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI) != 0) throw std::bad_alloc();
        csv_set_delim(&parser_, static_cast<unsigned char>(separator_));
        row_ = {};
        cellStart_.reset();
    }

    void readByte() {
        const char byte = text_[next_];
        if (!cellStart_ && byte != ' ' && byte != '\t' && byte != separator_ && !isLineEnd(byte))
            cellStart_ = place_;
        if (csv_parse(&parser_, &byte, 1, &CsvReader::onCell, &CsvReader::onRow, this) != 1) {
            if (csv_error(&parser_) != CSV_EPARSE) throw std::bad_alloc();
            report(place_, "a quotation mark in the middle of a cell",
                   "Put the whole cell between quotation marks and double those inside it");
            skipLine();
            csv_free(&parser_);
            start();
            return;
        }
        advance();
    }

    void skipLine() {
        while (next_ < text_.size() && !isLineEnd(text_[next_]))
            advance();
    }

    void advance() {
        const char byte = text_[next_++];
        const bool firstOfTwo = byte == '\r' && next_ < text_.size() && text_[next_] == '\n';
        if (isLineEnd(byte) && !firstOfTwo)
            place_ = {place_.line + 1, 1};
        else if (!isContinuationByte(byte))
            ++place_.column;
    }

    static bool isLineEnd(char byte) { return byte == '\r' || byte == '\n'; }

    static void onCell(void* data, std::size_t length, void* self) {
        auto& reader = *static_cast<CsvReader*>(self);
        const Place place = reader.cellStart_.value_or(reader.place_);
        const std::string_view text(static_cast<const char*>(data), length);
        if (reader.row_.cells.empty()) reader.row_.line = place.line;
        // A name that looks like a formula was written with an apostrophe in front.
        reader.row_.cells.push_back({std::string(rules::unguarded(trimmed(text))), place.line, place.column});
        reader.cellStart_.reset();
    }

    static void onRow(int, void* self) {
        auto& reader = *static_cast<CsvReader*>(self);
        bool empty = true;
        for (const SheetCell& cell : reader.row_.cells)
            empty = empty && cell.text.empty();
        if (!empty) reader.result_.rows.push_back(std::move(reader.row_));
        reader.row_ = {};
    }

    void report(Place place, std::string_view message, std::string_view advice) {
        result_.faults.add({.code = "sheet.quotes",
                            .source = source_,
                            .line = place.line,
                            .column = place.column,
                            .message = rules::text(message),
                            .found = {},
                            .expected = {},
                            .advice = rules::text(advice)});
    }

    std::string_view text_;
    char separator_;
    const std::string& source_;
    csv_parser parser_{};
    std::size_t next_ = 0;
    Place place_;
    std::optional<Place> cellStart_; // first character of the cell that is being read
    SheetRow row_;
    SheetCells result_;
};

} // namespace

SheetCells csvCells(std::string_view utf8, char separator, const std::string& source) {
    return CsvReader(utf8, separator, source).read();
}

} // namespace arbiter::exchange
