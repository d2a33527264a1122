// Forms: a label and what stands behind it, line by line. What nobody has said stays empty, to be written in
// by hand. Use them for documents that go to a federation.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/report.hpp"

namespace reports {

struct FormLine {
    std::string key; // the fixed name for programs
    rules::Text label;
    Cell value;
};

// Columns: the key for programs, then label and entry.
[[nodiscard]] Table formTable(std::string key, rules::Text title, const std::vector<FormLine>& lines);

// What the arbiter writes into a form himself, by the key of the line.
using FreeFields = std::map<std::string, std::string, std::less<>>;

// A line of a form that only the arbiter can fill.
struct FreeField {
    std::string_view key;
    std::string_view label; // a pattern of the catalogue
};

// Nothing where it was not given.
[[nodiscard]] Cell fieldCell(const FreeFields& fields, std::string_view key);

// One line for each of them, in their order.
[[nodiscard]] std::vector<FormLine> freeLines(std::span<const FreeField> known, const FreeFields& fields);

// "organiser, venue, …": the keys of what may be given and was not meant.
[[nodiscard]] std::vector<std::string> unknownFields(std::span<const FreeField> known,
                                                     const FreeFields& fields);

} // namespace reports
