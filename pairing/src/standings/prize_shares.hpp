// How the prizes of tied players are split: exact shares, paid in units, the rest from the top.
// Private to the room; used by main and category prizes alike.
#pragma once

#include <span>
#include <vector>

#include "pairing/standings/money.hpp"
#include "pairing/tiebreak/fraction.hpp"

namespace pairing::standings {

// `exact` shares in hundredths, first the highest placed, adding up to a whole number. Each is rounded down
// to the unit, the units left over go one by one from the top, what is less than a unit to the first.
[[nodiscard]] std::vector<Money> paidShares(std::span<const tiebreak::Fraction> exact, Money unit);

[[nodiscard]] std::vector<Money> equalShares(Money pool, std::size_t members, Money unit);

// Half of the own prize, the rest of the pool in equal parts. `own` in hundredths, one for each member.
[[nodiscard]] std::vector<Money> hortShares(Money pool, std::span<const tiebreak::Fraction> own, Money unit);

} // namespace pairing::standings
