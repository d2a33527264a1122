// A value for White and a value for Black.
// Use it instead of two parallel variables or an array indexed by hand.
#pragma once

#include "rules/base/colour.hpp"

namespace rules {

template <class T>
struct ByColour {
    T white{};
    T black{};

    [[nodiscard]] constexpr T& operator[](Colour colour) noexcept {
        return colour == Colour::White ? white : black;
    }
    [[nodiscard]] constexpr const T& operator[](Colour colour) const noexcept {
        return colour == Colour::White ? white : black;
    }
    friend constexpr bool operator==(const ByColour&, const ByColour&) = default;
};

} // namespace rules
