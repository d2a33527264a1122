// One typed value of a table or card: what it is, not how it is printed.
// A writer makes a real number or date of it, or a text in the reader's language.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "pairing/model/player.hpp"
#include "pairing/model/points.hpp"
#include "rules/base/text.hpp"

namespace reports {

// An exact value that is printed as it stands, such as "12.75".
struct Decimal {
    std::string digits;
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

// A day, or a year or month where no more is known.
using Date = pairing::PartialDate;

// Nothing · yes or no · what a person typed · our own words · whole number · points · other number · date.
using Cell = std::variant<std::monostate, bool, std::string, rules::Text, std::int64_t, pairing::Points,
                          Decimal, Date>;

} // namespace reports
