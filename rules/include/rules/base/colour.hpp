// The two colours of a game.
// Use it wherever White and Black are told apart; never a bool.
#pragma once

#include <cstdint>

namespace rules {

enum class Colour : std::uint8_t { White, Black };

[[nodiscard]] constexpr Colour opposite(Colour colour) noexcept {
    return colour == Colour::White ? Colour::Black : Colour::White;
}

} // namespace rules
