#include "pairing/rating/rating_tables.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

namespace pairing::rating {
namespace {

// FIDE B.02 art. 8.1.1, from 2024-03-01: dp for the score fractions .50 to 1.00.
constexpr std::array<int, 51> differences = {0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                             95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                             202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                             351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

// FIDE B.02 art. 8.1.2: the greatest difference at which the higher rated player is expected to score
// .50, .51, … .99; from 736 it is 1.00.
constexpr std::array<int, 50> greatestDifference = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

} // namespace

int differenceOfScore(int hundredths) {
    return hundredths >= 50 ? differences[static_cast<std::size_t>(hundredths - 50)]
                            : -differences[static_cast<std::size_t>(50 - hundredths)];
}

int scoreOfDifference(int difference) {
    const auto place = std::ranges::lower_bound(greatestDifference, std::abs(difference));
    const int higher = 50 + static_cast<int>(place - greatestDifference.begin());
    return difference >= 0 ? higher : 100 - higher;
}

} // namespace pairing::rating
