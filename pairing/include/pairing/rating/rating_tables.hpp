// The two tables of FIDE B.02 art. 8.1 as whole numbers: score fraction → difference, difference → score.
// Use them for performances, expected scores and rating changes; no formula gives all their values.
#pragma once

namespace pairing::rating {

// dp of table 8.1.1. Precondition: 0 <= hundredths <= 100. 100 → 800, 50 → 0, 0 → -800.
[[nodiscard]] int differenceOfScore(int hundredths);

// PD of table 8.1.2 in hundredths for own rating minus opponent's, without the 400-point rule.
// 0 → 50, 4 → 51, -4 → 49, 736 and more → 100.
[[nodiscard]] int scoreOfDifference(int difference);

// The difference from which the table expects every point.
inline constexpr int certainDifference = 736;

} // namespace pairing::rating
