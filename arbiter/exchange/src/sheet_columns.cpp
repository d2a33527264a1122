#include "sheet_columns.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

struct Alias {
    std::string_view heading; // folded, without blanks and _ - .
    SheetField field;
};

constexpr std::array aliases{
    Alias{"name", SheetField::Name},
    Alias{"playername", SheetField::Name},
    Alias{"fullname", SheetField::Name},
    Alias{"player", SheetField::Name},
    Alias{"姓名", SheetField::Name},
    Alias{"lastname", SheetField::LastName},
    Alias{"surname", SheetField::LastName},
    Alias{"familyname", SheetField::LastName},
    Alias{"nachname", SheetField::LastName},
    Alias{"nom", SheetField::LastName},
    Alias{"apellidos", SheetField::LastName},
    Alias{"cognome", SheetField::LastName},
    Alias{"firstname", SheetField::FirstName},
    Alias{"givenname", SheetField::FirstName},
    Alias{"forename", SheetField::FirstName},
    Alias{"vorname", SheetField::FirstName},
    Alias{"prenom", SheetField::FirstName},
    Alias{"title", SheetField::Title},
    Alias{"tit", SheetField::Title},
    Alias{"titel", SheetField::Title},
    Alias{"titre", SheetField::Title},
    Alias{"称号", SheetField::Title},
    Alias{"稱號", SheetField::Title},
    Alias{"sex", SheetField::Sex},
    Alias{"gender", SheetField::Sex},
    Alias{"geschl", SheetField::Sex},
    Alias{"geschlecht", SheetField::Sex},
    Alias{"sexe", SheetField::Sex},
    Alias{"性别", SheetField::Sex},
    Alias{"性別", SheetField::Sex},
    Alias{"fed", SheetField::Federation},
    Alias{"federation", SheetField::Federation},
    Alias{"country", SheetField::Federation},
    Alias{"land", SheetField::Federation},
    Alias{"fideid", SheetField::FideId},
    Alias{"fideno", SheetField::FideId},
    Alias{"idfide", SheetField::FideId},
    Alias{"fidenumber", SheetField::FideId},
    Alias{"fidecode", SheetField::FideId},
    Alias{"codefide", SheetField::FideId},
    Alias{"fin", SheetField::FideId},
    Alias{"rating", SheetField::Rating},
    Alias{"ratingfide", SheetField::Rating},
    Alias{"rtg", SheetField::Rating},
    Alias{"rtgi", SheetField::Rating},
    Alias{"rtgint", SheetField::Rating},
    Alias{"elo", SheetField::Rating},
    Alias{"eloint", SheetField::Rating},
    Alias{"elofide", SheetField::Rating},
    Alias{"fideelo", SheetField::Rating},
    Alias{"fiderating", SheetField::Rating},
    Alias{"fidertg", SheetField::Rating},
    Alias{"standardfide", SheetField::Rating},
    Alias{"等级分", SheetField::Rating},
    Alias{"等級分", SheetField::Rating},
    Alias{"rtgn", SheetField::NationalRating},
    Alias{"rtgnat", SheetField::NationalRating},
    Alias{"ratingnat", SheetField::NationalRating},
    Alias{"elonat", SheetField::NationalRating},
    Alias{"nationalrating", SheetField::NationalRating},
    Alias{"standardnational", SheetField::NationalRating},
    Alias{"dwz", SheetField::NationalRating},
    Alias{"birth", SheetField::Birth},
    Alias{"birthday", SheetField::Birth},
    Alias{"birthdate", SheetField::Birth},
    Alias{"birthyear", SheetField::Birth},
    Alias{"born", SheetField::Birth},
    Alias{"dob", SheetField::Birth},
    Alias{"dateofbirth", SheetField::Birth},
    Alias{"yearofbirth", SheetField::Birth},
    Alias{"year", SheetField::Birth},
    Alias{"geb", SheetField::Birth},
    Alias{"geburtsdatum", SheetField::Birth},
    Alias{"出生", SheetField::Birth},
    Alias{"club", SheetField::Club},
    Alias{"clubname", SheetField::Club},
    Alias{"club/city", SheetField::Club},
    Alias{"verein", SheetField::Club},
    Alias{"单位", SheetField::Club},
    Alias{"單位", SheetField::Club},
    Alias{"no", SheetField::RowNumber},
    Alias{"nr", SheetField::RowNumber},
    Alias{"rk", SheetField::RowNumber},
    Alias{"sno", SheetField::RowNumber},
    Alias{"tpn", SheetField::RowNumber},
    Alias{"编号", SheetField::RowNumber},
    Alias{"編號", SheetField::RowNumber},
};

} // namespace

std::optional<SheetField> fieldOfHeading(std::string_view heading) {
    std::string plain = folded(trimmed(heading));
    std::erase_if(plain, [](char character) {
        return std::string_view(" _-.\t").find(character) != std::string_view::npos;
    });
    const auto alias = std::ranges::find(aliases, plain, &Alias::heading);
    return alias == aliases.end() ? std::nullopt : std::optional(alias->field);
}

SheetColumns columnsOf(const CsvRow& header) {
    SheetColumns columns;
    for (const CsvCell& cell : header.cells)
        columns.push_back(fieldOfHeading(cell.text));
    return columns;
}

bool isHeader(const SheetColumns& columns) {
    return std::ranges::any_of(columns, [](const std::optional<SheetField>& field) {
        return field == SheetField::Name || field == SheetField::LastName;
    });
}

} // namespace arbiter::exchange
