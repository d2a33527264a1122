#include "arbiter/exchange/sheet_field.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/ranges.h>

namespace arbiter::exchange {
namespace {

constexpr std::array<std::pair<std::string_view, SheetField>, 17> names{{
    {"name", SheetField::Name},
    {"last_name", SheetField::LastName},
    {"first_name", SheetField::FirstName},
    {"title", SheetField::Title},
    {"sex", SheetField::Sex},
    {"federation", SheetField::Federation},
    {"fide_id", SheetField::FideId},
    {"national_id", SheetField::NationalId},
    {"rating_fide", SheetField::Rating},
    {"rating_rapid", SheetField::RapidRating},
    {"rating_blitz", SheetField::BlitzRating},
    {"rating_nat", SheetField::NationalRating},
    {"k", SheetField::KFactor},
    {"birth", SheetField::Birth},
    {"birth_year", SheetField::BirthYear},
    {"club", SheetField::Club},
    {"-", SheetField::Unused},
}};

} // namespace

std::string_view nameOfField(SheetField field) {
    if (field == SheetField::RowNumber) return "-";
    const auto* const entry =
        std::ranges::find(names, field, &std::pair<std::string_view, SheetField>::second);
    return entry == names.end() ? std::string_view("-") : entry->first;
}

std::optional<SheetField> fieldNamed(std::string_view name) {
    const auto* const entry = std::ranges::find(names, name, &std::pair<std::string_view, SheetField>::first);
    return entry == names.end() ? std::nullopt : std::optional(entry->second);
}

std::string allFieldNames() {
    std::string list;
    for (const auto& [name, field] : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

} // namespace arbiter::exchange
