// Whether the ranks recorded in a file follow its own list of tie-breaks. FIDE C.02.03 art. 7, C.07 art. 4.
// Compares the order, not the numbers: players equal in the whole list may stand in any order.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "rules/base/text.hpp"

namespace pairing::check {

struct RecordedRank {
    PairingNumber player;
    int rank = 0; // 1 = first; shared ranks are allowed
};

// Somebody whose recorded place is not among those that the list leaves him.
struct Misplaced {
    PairingNumber player;
    int recordedFirst = 0; // places that the record gives: more than one where a rank is shared
    int recordedLast = 0;
    int first = 0; // places that the list allows
    int last = 0;
    friend bool operator==(const Misplaced&, const Misplaced&) = default;
};

struct StandingsCheck {
    enum class Extent {
        Whole,   // every tie-break of the list
        Partial, // only those before the first one that cannot be computed here: see `unchecked`
        Nothing  // no list, no ranks, or nothing of the list is known
    };
    Extent extent = Extent::Nothing;
    std::vector<std::string> checked;   // codes as written
    std::vector<std::string> unchecked; // the first unknown code and all after it
    rules::Text reason;                 // with Partial and Nothing: why
    std::vector<Misplaced> misplaced;   // by recorded place
};

// `codes`: the list after the points (TRF 202), or with PTS among them (212). `ranks`: one for each player
// that has one. The state after the recorded rounds is judged.
[[nodiscard]] StandingsCheck checkStandings(const Tournament& tournament, std::span<const RecordedRank> ranks,
                                            std::span<const std::string> codes, const tiebreak::Rules& rules);

} // namespace pairing::check
