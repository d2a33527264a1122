// Numbers and points in the fields of a record: read with limits, faults reported with their place.
// Used by every record reader.
#pragma once

#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/points.hpp"
#include "rules/base/text.hpp"
#include "trf/faults.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {

inline constexpr int largestRound = 999; // three digits in records 240, 250 and 260

// Digits only, no larger than `largest`; "0001" is 1.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text,
                                             int largest = std::numeric_limits<int>::max());

// What a field holds and how its fault is called.
struct FieldName {
    std::string_view code; // "trf.player.rank"
    std::string_view what; // "rank"
};

// 1..9999; a fault and none for anything else, a blank field included.
[[nodiscard]] std::optional<PairingNumber> pairingNumber(const TextLine& line, const Field& field,
                                                         FieldName name, Faults& faults);
// 1..999
[[nodiscard]] std::optional<RoundNumber> roundNumber(const TextLine& line, const Field& field, FieldName name,
                                                     Faults& faults);
// A decimal such as "1.0".
[[nodiscard]] std::optional<Points> points(const TextLine& line, const Field& field, FieldName name,
                                           Faults& faults);

// The players' numbers in the given fields, without those that cannot be read.
[[nodiscard]] std::vector<PairingNumber>
pairingNumbers(const TextLine& line, const std::vector<Field>& fields, FieldName name, Faults& faults);

} // namespace pairing::trf
