#include "reports/form.hpp"

#include <algorithm>

#include "tournament_facts.hpp"

namespace reports {

Table formTable(std::string key, rules::Text title, const std::vector<FormLine>& lines) {
    using rules::text;
    Table table{std::move(key),
                {{"key", text("Key"), Align::Left, false, false, Audience::Programs},
                 {"field", text("Field"), Align::Left, true, true, Audience::People},
                 {"entry", text("Entry"), Align::Left, true}},
                {},
                std::move(title)};
    for (const FormLine& line : lines)
        table.rows.push_back({line.key, line.label, line.value});
    return table;
}

Cell fieldCell(const FreeFields& fields, std::string_view key) {
    const auto found = fields.find(key);
    return found == fields.end() ? Cell() : typedCell(found->second);
}

std::vector<FormLine> freeLines(std::span<const FreeField> known, const FreeFields& fields) {
    std::vector<FormLine> lines;
    for (const FreeField& field : known)
        lines.push_back({std::string(field.key), rules::text(field.label), fieldCell(fields, field.key)});
    return lines;
}

std::vector<std::string> unknownFields(std::span<const FreeField> known, const FreeFields& fields) {
    std::vector<std::string> unknown;
    for (const auto& [key, value] : fields)
        if (std::ranges::find(known, key, &FreeField::key) == known.end()) unknown.push_back(key);
    return unknown;
}

} // namespace reports
