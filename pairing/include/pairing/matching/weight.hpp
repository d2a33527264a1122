// The integer types that weights of matchings may have, and the two questions the solver asks of them.
// Chosen by the number of bits that a problem needs; the widest has no limit.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>

namespace pairing::matching {

using Weight64 = std::int64_t;
__extension__ using Weight128 = __int128;
using Weight512 = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<512, 512, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;
using WeightUnlimited =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

template <class Weight>
[[nodiscard]] bool isOdd(const Weight& weight) {
    return weight % 2 != 0;
}

// Half of an even weight.
template <class Weight>
[[nodiscard]] Weight halfOf(const Weight& weight) {
    return weight / 2;
}

} // namespace pairing::matching
