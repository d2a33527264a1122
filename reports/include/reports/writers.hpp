// The forms of a report: text for a terminal, CSV and JSON for programs, Markdown for mails, HTML for
// browsers and phones, XLSX for spreadsheets, PDF for paper. All give the bytes of the file; callers store
// them. CSV and JSON have fixed names and English words whatever the reader's language is.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/language.hpp"
#include "reports/report.hpp"

namespace reports {

struct TextStyle {
    rules::Translator translator;
    std::optional<std::size_t> width; // columns of the terminal; none: as wide as the contents
    bool emphasis = false;            // bold headings (only on a terminal)
};

// Aligned columns. Too wide a table first shortens names with "…", then is printed in parts one below the
// other.
[[nodiscard]] std::string toText(const Report& report, const TextStyle& style);

// The first table for programs, quoted as in RFC 4180, each line ended by LF. What people typed cannot become
// a formula (rules/base/guarded_text.hpp).
[[nodiscard]] std::string toCsv(const Report& report);

// One object: kind, event, title, each fact by its key, notes, each table as an array of objects.
[[nodiscard]] std::string toJson(const Report& report);

[[nodiscard]] std::string toMarkdown(const Report& report, const rules::Translator& translator);

// A page to go to from this one, by a relative address.
struct HtmlLink {
    std::string address;
    std::string words;
    bool here = false; // this page itself
};

struct HtmlStyle {
    Language language = Language::English;
    std::vector<HtmlLink> links{}; // above the title, in their order
    // The address behind a cell of a table, empty for none; not called if there is no function.
    std::function<std::string(const Table& table, std::size_t row, std::size_t column)> addressOf{};
};

// One self-contained file that is well-formed XML as well; readable on a phone and printable.
[[nodiscard]] std::string toHtml(const Report& report, const HtmlStyle& style);

// The world failed while a file was made: no memory, no room for temporary files, no PDF module.
class WriterFailure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A workbook with a sheet for each table and a sheet for each report's facts and notes beside it.
[[nodiscard]] std::string toXlsx(std::span<const Report> reports, Language language);

enum class Paper { A4, Letter };

struct PdfStyle {
    Language language = Language::English;
    Paper paper = Paper::A4;
    bool wall = false; // type that is read at three metres
    int copies = 1;
};

// Each report begins on a page of its own and counts its own pages.
[[nodiscard]] std::string toPdf(std::span<const Report> reports, const PdfStyle& style);

} // namespace reports
