// The fields that a column of a sheet can hold, and their names as a person writes them in a mapping.
// Use it where a mapping is read or shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::exchange {

enum class SheetField {
    Name,
    LastName,
    FirstName,
    Title,
    Sex,
    Federation,
    FideId,
    NationalId,
    Rating,
    RapidRating,
    BlitzRating,
    NationalRating,
    KFactor,
    Birth,
    BirthYear, // where there is no day
    Club,
    RowNumber, // a number or rank of the list itself: read over without a word
    Unused     // known, and nothing of ours: category, team, phone, fee …
};

// "rating_fide"; "-" for what is left out.
[[nodiscard]] std::string_view nameOfField(SheetField field);
[[nodiscard]] std::optional<SheetField> fieldNamed(std::string_view name);
// "name, last_name, first_name, …".
[[nodiscard]] std::string allFieldNames();

} // namespace arbiter::exchange
