// Ratings of a field for the tie-breaks of FIDE C.07 art. 10, and what they share.
// Where an unrated player takes part and nothing was fixed for him, the codes leave the list.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

// Of an unrated player who takes no part and for whom nothing was fixed: nobody's opponent.
inline constexpr std::int64_t unknownRating = 0;

// By index of the field.
using Ratings = std::vector<std::int64_t>;

// /U of the tie-break first, then the rules of the event; none: the codes are dropped.
[[nodiscard]] std::optional<Ratings> ratingsOf(const Field& field, const TieBreak& tieBreak);

// Σ of 1, ½, 0 over the games over the board; sets each part's factor to it. Reading R8: also under 3/1/0.
[[nodiscard]] Fraction gamePoints(const Field& field, std::size_t player, std::vector<Part>& games);

// compute(ratings), or nothing but "dropped" for everybody.
template <class Compute>
[[nodiscard]] Workings withRatings(const Field& field, const TieBreak& tieBreak, Compute&& compute) {
    if (const auto ratings = ratingsOf(field, tieBreak)) return compute(*ratings);
    Working dropped;
    dropped.value = TieBreakValue::none(Absence::UnratedPlayers);
    return Workings(field.size(), dropped);
}

} // namespace pairing::tiebreak
