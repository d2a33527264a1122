// The columns of one of FIDE's TXT lists, computed from its header line, as widths have changed over the
// years. Each field begins at its token of the header and ends where the next begins.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/rating_list.hpp"

namespace arbiter::exchange {

enum class FideField {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomensTitle,
    OtherTitles,
    OnlineTitle,
    Standard,
    StandardK,
    Rapid,
    RapidK,
    Blitz,
    BlitzK,
    BirthYear,
    Flag,
    Other // games
};

struct FideColumn {
    FideField field;
    std::size_t begin = 0; // bytes, from 0; the lists are ASCII
    std::size_t end = std::string_view::npos;
};

struct FideColumns {
    std::vector<FideColumn> columns;
    std::string month;             // "2026-10", where a token says it
    std::vector<RateOfPlay> rates; // whose ratings there are
};

// `typeOfFile` is what the file's name says, for lists of one type, whose header names only a month. Nothing
// if the line is no header of such a list.
[[nodiscard]] std::optional<FideColumns> fideColumns(std::string_view header, RateOfPlay typeOfFile);

} // namespace arbiter::exchange
