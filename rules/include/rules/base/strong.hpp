// A number that is not any other number: PairingNumber, RoundNumber, Rating …
// Use it for every number that crosses a module border. Explicit in, explicit out.
#pragma once

#include <compare>
#include <cstddef>
#include <functional>

namespace rules {

template <class Tag, class Representation>
class Strong {
  public:
    using representation = Representation;

    constexpr Strong() = default;
    constexpr explicit Strong(Representation value) noexcept
        : value_(value) {}

    [[nodiscard]] constexpr Representation value() const noexcept { return value_; }

    friend constexpr auto operator<=>(Strong, Strong) = default;

  private:
    Representation value_{};
};

} // namespace rules

template <class Tag, class Representation>
struct std::hash<rules::Strong<Tag, Representation>> {
    std::size_t operator()(rules::Strong<Tag, Representation> number) const noexcept {
        return std::hash<Representation>{}(number.value());
    }
};
