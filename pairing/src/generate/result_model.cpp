#include "pairing/generate/result_model.hpp"

#include <algorithm>
#include <cstdint>

#include "pairing/rating/rating_tables.hpp"

namespace pairing::generate {
namespace {

using Wide = std::int64_t;
constexpr Wide million = 1'000'000;

// Ratings in units of 1/2000, so that means and the three decimals of the model are whole.
struct Curve {
    Wide centre, centreShare, lower, upper; // share in millionths
};

// From nothing at `lower` over `centreShare` at `centre` to everything at `upper`, two parabolas.
Wide rising(const Curve& curve, Wide difference) {
    if (difference <= curve.lower) return 0;
    if (difference >= curve.upper) return million;
    const bool left = difference <= curve.centre;
    const Wide end = left ? curve.lower : curve.upper;
    const Wide way = (difference - end) * million / (curve.centre - end);
    const Wide square = way * way / million;
    return left ? curve.centreShare * square / million
                : million - (million - curve.centreShare) * square / million;
}

// Mirrored: the parabola that starts at the lower end comes down from everything.
Wide falling(const Curve& curve, Wide difference) {
    if (difference <= curve.lower) return million;
    if (difference >= curve.upper) return 0;
    const bool left = difference <= curve.centre;
    const Wide end = left ? curve.lower : curve.upper;
    const Wide way = (difference - end) * million / (curve.centre - end);
    const Wide square = way * way / million;
    return left ? million - (million - curve.centreShare) * square / million
                : curve.centreShare * square / million;
}

} // namespace

ResultShares resultShares(int white, int black) {
    const Wide twiceMean = Wide{white} + black;
    const Wide difference = (Wide{white} - black) * 2000;
    const Wide excess = std::max<Wide>(0, twiceMean - 2400); // q = excess / 2400
    const Wide square = excess * excess * million / (2400 * 2400);
    const Curve whites{40 * 2000, 450'000 - square / 10, -1492 * 2000 + 391 * twiceMean,
                       1691 * 2000 - 428 * twiceMean};
    const Curve blacks{-80 * 2000, 460'000 - square * 13 / 100, -1753 * 2000 + 416 * twiceMean,
                       1428 * 2000 - 388 * twiceMean};
    ResultShares shares;
    shares.whiteWins = static_cast<int>(std::clamp<Wide>(rising(whites, difference), 0, million));
    shares.blackWins =
        static_cast<int>(std::clamp<Wide>(falling(blacks, difference), 0, million - shares.whiteWins));
    return shares;
}

ResultShares resultShares(int white, int black, int drawPercentage) {
    const int whites = rating::scoreOfDifference(white - black) * 10'000;
    const int weaker = std::min(whites, static_cast<int>(million) - whites);
    const int draws = std::min(drawPercentage * 10'000, 2 * weaker);
    ResultShares shares;
    shares.whiteWins = whites - draws / 2;
    shares.blackWins = static_cast<int>(million) - draws - shares.whiteWins;
    return shares;
}

Outcome playGame(const ResultShares& shares, SeededRandom& random) {
    const auto lot = static_cast<int>(random.below(million));
    if (lot < shares.whiteWins) return Outcome::Win;
    return lot < shares.whiteWins + shares.blackWins ? Outcome::Loss : Outcome::Draw;
}

} // namespace pairing::generate
