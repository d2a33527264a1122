// People who must not be paired with each other: named ones, or all of a club or federation.
// Not a FIDE criterion; treated like [C1] of C.04.3. In FIDE mode they are settled before round 1.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/player_id.hpp"
#include "pairing/model/numbers.hpp"

namespace arbiter::app {

enum class ProhibitionKind { Players, Club, Federation };

struct Prohibition {
    ProhibitionKind kind = ProhibitionKind::Players;
    std::vector<PlayerId> members; // of kind Players
    std::string name;              // of the club or federation; empty: each of them by itself
    pairing::RoundNumber first{1};
    std::optional<pairing::RoundNumber> last; // none: until the end
    friend bool operator==(const Prohibition&, const Prohibition&) = default;
};

} // namespace arbiter::app
