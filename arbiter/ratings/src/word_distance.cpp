#include "word_distance.hpp"

namespace arbiter::ratings {

WordDistance::WordDistance(std::string_view word)
    : length_(static_cast<int>(word.size() < 64 ? word.size() : 64)) {
    for (int place = 0; place < length_; ++place)
        places_[static_cast<unsigned char>(word[static_cast<std::size_t>(place)])] |= std::uint64_t{1}
                                                                                      << place;
}

int WordDistance::to(std::string_view other) const {
    if (length_ == 0) return static_cast<int>(other.size());
    const std::uint64_t last = std::uint64_t{1} << (length_ - 1);
    std::uint64_t rises = ~std::uint64_t{0}; // differences of +1 down the column of the table
    std::uint64_t falls = 0;                 // and of -1
    std::uint64_t diagonal = 0;
    std::uint64_t before = 0; // places of the letter before
    int distance = length_;
    for (const char letter : other) {
        const std::uint64_t places = places_[static_cast<unsigned char>(letter)];
        const std::uint64_t exchanged = (((~diagonal) & places) << 1U) & before;
        diagonal = ((((places & rises) + rises) ^ rises) | places | falls) | exchanged;
        std::uint64_t right = falls | ~(diagonal | rises);
        std::uint64_t left = rises & diagonal;
        if ((right & last) != 0) ++distance;
        if ((left & last) != 0) --distance;
        right = (right << 1U) | 1U;
        left <<= 1U;
        rises = left | ~(diagonal | right);
        falls = right & diagonal;
        before = places;
    }
    return distance;
}

} // namespace arbiter::ratings
