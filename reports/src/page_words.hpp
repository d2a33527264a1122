// The words of a report as a reader gets them: texts translated, numbers of a column with the same decimals.
// Shared by the writers for people: text, HTML, PDF, XLSX.
#pragma once

#include <string>
#include <vector>

#include "page_document.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"

namespace reports {

// The cells of one column, each with as many decimals as the column needs.
[[nodiscard]] std::vector<std::string> columnTexts(const Table& table, std::size_t column,
                                                   const rules::Translator& translator);

// A line of a form as plain text: "[ ] 1-0   [ ] ½-½"; empty where it is only room to write in.
[[nodiscard]] std::string lineText(const CardLine& line, const rules::Translator& translator);

// "Provisional", "Draft": the loudest mark of the stamp; empty: none.
[[nodiscard]] std::string markText(const Stamp& stamp, const rules::Translator& translator);

// All marks of the stamp in words: "Provisional · Boards changed by hand · Not in FIDE mode".
[[nodiscard]] std::string marksText(const Stamp& stamp, const rules::Translator& translator);

// "Printed 2026-03-14 10:42"; empty without a time.
[[nodiscard]] std::string printedText(const Stamp& stamp, const rules::Translator& translator);

// "Round 3 · FIDE rules, edition 2026".
[[nodiscard]] std::string originText(const Stamp& stamp, const rules::Translator& translator);

[[nodiscard]] PageDocument pageDocumentOf(const Report& report, Language language);

} // namespace reports
