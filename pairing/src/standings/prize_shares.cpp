#include "standings/prize_shares.hpp"

namespace pairing::standings {

using tiebreak::Fraction;

std::vector<Money> paidShares(std::span<const Fraction> exact, Money unit) {
    Fraction pool;
    for (const Fraction& share : exact)
        pool += share;
    std::vector<Money> shares;
    Money rest = Money::fromHundredths(pool.floor());
    for (const Fraction& share : exact) {
        const std::int64_t units = (share / Fraction(unit.hundredths())).floor();
        shares.push_back(Money::fromHundredths(units * unit.hundredths()));
        rest -= shares.back();
    }
    for (Money& share : shares) {
        if (rest < unit) break;
        share += unit;
        rest -= unit;
    }
    if (!shares.empty()) shares.front() += rest;
    return shares;
}

std::vector<Money> equalShares(Money pool, std::size_t members, Money unit) {
    const Fraction each(pool.hundredths(), static_cast<std::int64_t>(members));
    return paidShares(std::vector<Fraction>(members, each), unit);
}

std::vector<Money> hortShares(Money pool, std::span<const Fraction> own, Money unit) {
    Fraction halves;
    for (const Fraction& prize : own)
        halves += prize / Fraction(2);
    const Fraction equal =
        (Fraction(pool.hundredths()) - halves) / Fraction(static_cast<std::int64_t>(own.size()));
    std::vector<Fraction> exact;
    for (const Fraction& prize : own)
        exact.push_back(prize / Fraction(2) + equal);
    return paidShares(exact, unit);
}

} // namespace pairing::standings
