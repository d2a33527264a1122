// A cell as a string: for people in their language, for programs always the same.
// Used by all writers, so that the same value looks the same everywhere.
#pragma once

#include <string>

#include "reports/report.hpp"

namespace reports {

// "2026-03-14", "2026-03", "2026".
[[nodiscard]] std::string isoDate(const Date& date);

// In the form of the reader's language; a year stays as it is.
[[nodiscard]] std::string dateText(const Date& date, const rules::Translator& translator);
[[nodiscard]] std::string momentText(const Moment& moment, const rules::Translator& translator);

// Points with one decimal ("2.0"), as TRF has them.
[[nodiscard]] std::string programText(const Cell& cell);

// Words in the reader's language; what people typed without control characters.
[[nodiscard]] std::string peopleText(const Cell& cell, const rules::Translator& translator);

[[nodiscard]] std::string peopleText(const Fact::Value& value, const rules::Translator& translator);

// The columns that such a reader gets, as indices.
[[nodiscard]] std::vector<std::size_t> columnsFor(Audience audience, const Table& table);

} // namespace reports
