// Who a player is inside one event, whatever his tournament pairing number becomes.
// Use it wherever a player is named across rounds; numbers can move (FIDE C.04.2 art. 2.3, 2.4), ids never
// do.
#pragma once

#include <cstdint>

#include "rules/base/strong.hpp"

namespace arbiter::app {

// From 1 in the order of entry; never reused.
using PlayerId = rules::Strong<struct PlayerIdTag, std::uint32_t>;

} // namespace arbiter::app
