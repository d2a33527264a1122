#include "fide_columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

struct Token {
    std::string text; // folded
    std::size_t begin = 0;
};

// Blanks part the tokens; "ID Number" is one all the same.
std::vector<Token> tokensOf(std::string_view header) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    while (at < header.size()) {
        if (header[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(header.find(' ', at), header.size());
        tokens.push_back({folded(header.substr(at, end - at)), at});
        at = end;
    }
    for (std::size_t index = 0; index + 1 < tokens.size(); ++index) {
        if (tokens[index].text != "id" || tokens[index + 1].text != "number") continue;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(index) + 1);
    }
    return tokens;
}

constexpr std::array<std::pair<std::string_view, FideField>, 28> fields{{
    {"id", FideField::Id},
    {"id_number", FideField::Id},
    {"idnumber", FideField::Id},
    {"name", FideField::Name},
    {"fed", FideField::Federation},
    {"country", FideField::Federation},
    {"sex", FideField::Sex},
    {"tit", FideField::Title},
    {"title", FideField::Title},
    {"wtit", FideField::WomensTitle},
    {"otit", FideField::OtherTitles},
    {"foa", FideField::OnlineTitle},
    {"srtng", FideField::Standard},
    {"sgm", FideField::Other},
    {"sk", FideField::StandardK},
    {"rrtng", FideField::Rapid},
    {"rgm", FideField::Other},
    {"rk", FideField::RapidK},
    {"brtng", FideField::Blitz},
    {"bgm", FideField::Other},
    {"bk", FideField::BlitzK},
    {"b-day", FideField::BirthYear},
    {"born", FideField::BirthYear},
    {"birthday", FideField::BirthYear},
    {"flag", FideField::Flag},
    {"gms", FideField::Other},
    {"games", FideField::Other},
    {"gamesplayed", FideField::Other},
}};

FideField ratingOf(RateOfPlay rate) {
    switch (rate) {
    case RateOfPlay::Standard:
        return FideField::Standard;
    case RateOfPlay::Rapid:
        return FideField::Rapid;
    case RateOfPlay::Blitz:
        return FideField::Blitz;
    }
    return FideField::Standard;
}

FideField factorOf(RateOfPlay rate) {
    switch (rate) {
    case RateOfPlay::Standard:
        return FideField::StandardK;
    case RateOfPlay::Rapid:
        return FideField::RapidK;
    case RateOfPlay::Blitz:
        return FideField::BlitzK;
    }
    return FideField::StandardK;
}

} // namespace

std::optional<FideColumns> fideColumns(std::string_view header, RateOfPlay typeOfFile) {
    FideColumns result;
    const std::vector<Token> tokens = tokensOf(header);
    const auto has = [&](FideField field) {
        return std::ranges::any_of(result.columns,
                                   [field](const FideColumn& column) { return column.field == field; });
    };
    for (std::size_t index = 0; index < tokens.size(); ++index) {
        FideField field = FideField::Other;
        const auto* const known =
            std::ranges::find(fields, tokens[index].text, &std::pair<std::string_view, FideField>::first);
        if (known != fields.end()) {
            field = known->second;
        } else if (tokens[index].text == "k") {
            field = factorOf(typeOfFile);
        } else if (const auto month = listMonthFrom(tokens[index].text)) { // "OCT26" stands above the ratings
            field = ratingOf(typeOfFile);
            result.month = *month;
        }
        const std::size_t end = index + 1 < tokens.size() ? tokens[index + 1].begin : std::string_view::npos;
        // Numbers may stand further left than their token, where that is shorter: the first column is the
        // ID's.
        result.columns.push_back({field, index == 0 ? 0 : tokens[index].begin, end});
    }
    if (!has(FideField::Id) || !has(FideField::Name) || !has(FideField::Federation)) return std::nullopt;
    for (const RateOfPlay rate : {RateOfPlay::Standard, RateOfPlay::Rapid, RateOfPlay::Blitz})
        if (has(ratingOf(rate))) result.rates.push_back(rate);
    if (result.rates.empty()) return std::nullopt;
    return result;
}

} // namespace arbiter::exchange
