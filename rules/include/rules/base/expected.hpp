// A value or the reason why there is none.
// The one alias for it, so that std::expected can replace the library in one place.
#pragma once

#include <tl/expected.hpp>
#include <utility>

namespace rules {

template <class T, class E>
using Expected = tl::expected<T, E>;

template <class E>
using Unexpected = tl::unexpected<E>;

template <class E>
[[nodiscard]] constexpr auto unexpected(E&& error) {
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

} // namespace rules
