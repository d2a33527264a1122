// The forms of a report: text for a terminal, CSV and JSON for programs, Markdown for web pages and mails.
// CSV and JSON have fixed names and English words whatever the reader's language is.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

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

// The first table for programs, quoted as in RFC 4180, each line ended by LF.
[[nodiscard]] std::string toCsv(const Report& report);

// One object: kind, event, title, each fact by its key, notes, each table as an array of objects.
[[nodiscard]] std::string toJson(const Report& report);

[[nodiscard]] std::string toMarkdown(const Report& report, const rules::Translator& translator);

} // namespace reports
