// The integer types that weights of matchings may have, and the two questions the solver asks of them.
// Chosen by the number of bits that a problem needs; the widest has no limit.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace pairing::matching {

using Weight64 = std::int64_t;
__extension__ using Weight128 = __int128;
using WeightUnlimited =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

// The size that no quantity of a problem may reach: a sum of a few such quantities still fits the type.
// Nothing for the type without a limit.
template <class Weight>
[[nodiscard]] std::optional<Weight> largestSafe() {
    if constexpr (std::is_same_v<Weight, WeightUnlimited>)
        return std::nullopt;
    else
        return Weight{1} << (8 * sizeof(Weight) - 6);
}
// Its exponent; a type without a limit has a very large one.
template <class Weight>
[[nodiscard]] constexpr int safeBits() {
    if constexpr (std::is_same_v<Weight, WeightUnlimited>)
        return 1 << 30;
    else
        return static_cast<int>(8 * sizeof(Weight)) - 6;
}

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
